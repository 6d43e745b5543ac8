"""The municipal hall at the centre of its wards: counters, school and pump house on their own islands, one line to each."""
from kit import *

SEED = 77
R, RS, DIST = 6.0, 2.55, 9.25
PLACES = {'left': -135, 'south': -90, 'east': 0, 'right': 45}      # where the islands lie, in degrees


def spot_of(key, r=DIST):
    a = rad(PLACES[key])
    return r * math.cos(a), r * math.sin(a)


def main_island():
    diorama_shape(circle(R, 96))
    cyl(mat('pave', .75), R - .12, .1, seg=96, b=.03)
    arc_prism(mat('grass', .85, spec=.15), 4.3, R - .35, 60, 210, .06, z=.09, n=60)
    with at(rz=45):
        secretariat(0, 1.1, .1, 0, .98)
        with at(0, -3.55, .11):
            cyl(mat('pave2', .7), 1.75, .03, seg=64, b=.01)
            kolam(4, 5, .52, .05, .035)
        for s in (-1, 1):
            slab(mat('grass', .85, spec=.15), 2.0, 1.5, .08, s * 3.35, -2.9, .09, r=.5, b=.02)
            for i in range(5):
                bush(s * 3.35 - .75 + .38 * i, -2.35, .15, .18)
                bush(s * 3.35 - .75 + .38 * i, -3.45, .15, .16)
            tree(s * 3.35, -2.9, .15, .7, 'round')
            streetlight(s * 2.15, -1.75, .1, 90, 2.4, .6, energy=900, smart=False)
            if s < 0:
                flagpole(s * 2.25, -4.4, .1, 2.4)
            for k in range(4):
                tree(s * (4.2 + .25 * (k % 2)), -.8 + 1.15 * k if k < 3 else 2.9, .12, .75, 'cone')
        kiosk(2.15, -3.95, .1, 12, .72)
        kiosk(2.85, -3.65, .1, 18, .72)
        for i in range(7):
            x = -3.3 + 1.1 * i
            tree(x, 4.1 - .06 * x * x, .12, .85)
        for s in (-1, 1):
            bench(s * 1.1, -5.25, .1, 180 + s * 12)
        spot('#FFC98A', 1000, (0, -3.6, 4.6), 1.7, .4)
        spot('#FFC98A', 700, (-3.0, -2.4, 4.4), 1.5, .4)
        spot('#FFC98A', 700, (3.0, -2.4, 4.4), 1.5, .4)


def ward_office():
    building(0, .55, 2.5, 1.7, 1.75, 'facade2', style='grid', lit=.85, roof='solar', z=.1)
    awning(0, -.45, .85, 1.3, 'teal3')
    flagpole(-1.55, -.7, .1, 1.7)
    kiosk(1.15, -.75, .1, 0, .5)
    tree(1.8, .7, .1, .6)
    tree(-1.75, .7, .1, .6)
    bench(-.6, -1.35, .1, 180)
    bush(.7, -1.6, .1, .18)
    bush(1.4, -1.4, .1, .16)


def school():
    building(0, .85, 3.3, 1.15, 1.55, 'facade6', style='band', lit=.9, roof='none', z=.1)
    building(-1.15, -.2, .95, 1.2, 1.15, 'facade4', style='grid', lit=.9, roof='none', z=.1)
    with at(.45, -.75, .1):                                        # the yard: a court with two hoops
        slab(mat(('teal7', '#8CC7BA'), .7), 2.0, 1.5, .03, r=.15, b=.01)
        torus(mat('line', .5), .3, .015, 0, 0, .035, seg=32)
        box(mat('line', .5), .02, 1.4, .01, 0, 0, .03, r=.003, n=1)
        for s in (-1, 1):
            cyl(mat('porcelain', .4), .03, .7, s * .9, 0, .03, seg=10)
            box(mat('porcelain', .4), .03, .36, .26, s * .87, 0, .62, r=.01, n=1)
            torus(mat('coral', .4), .09, .014, s * .76, 0, .66, seg=20)
    flagpole(1.75, .1, .1, 1.5)
    tree(-1.9, .9, .1, .55)
    tree(2.0, .95, .1, .55)
    for x in (-.3, .1, .5):
        box(mat(('coral', 'amber', 'teal3')[int(x * 2.5 + 1)], .5), .25, .25, .18, x, -1.85, .1, r=.04)


def pumps():
    pump_house(-.55, .45, .1, 0, .68)
    storage_tank(1.25, .75, .1, .62, 1.25)
    pipe([(-.2, -1.0, .28), (1.25, -1.0, .28), (1.25, .1, .28)], .1)
    valve(.5, -1.0, .28, 0, .8)
    for x, y in ((-1.9, -.4), (1.9, -.5), (-1.7, 1.3)):
        tree(x, y, .1, .55)
    fence(-1.4, -1.75, 1.4, -1.75, .1, .35, 'steel', .28)


def clinic():
    building(0, .55, 2.3, 1.6, 1.45, 'facade5', style='band', lit=.85, roof='green', z=.1)
    cross_sign(0, -.33, 1.2, 0, .42)
    ambulance(.3, -1.0, .1, 0, .62)
    for x, y in ((-1.7, .3), (1.75, .3), (-1.4, -1.3)):
        tree(x, y, .1, .55)


def island(key, make, turn):
    x, y = spot_of(key)
    with at(x, y, 0):
        diorama_shape(circle(RS, 64))
        cyl(mat('pave', .75), RS - .1, .1, seg=64, b=.03)
        arc_prism(mat('grass', .85, spec=.15), RS - .75, RS - .25, turn + 20, turn + 160, .05, z=.09, n=40)
        with at(rz=turn):
            make()
        for a in range(10):
            sphere(glow('#FFC27A', 6), .05, (RS - .16) * math.cos(a * .628 + .3), (RS - .16) * math.sin(a * .628 + .3), .14, seg=10)
    a = PLACES[key]
    with at(rz=a):                                                  # the bridge and its line
        L = DIST - R - RS
        box(mat('plinth', .45, coat=.2), L + .7, 1.3, .16, R + L / 2, 0, -.12, r=.05)
        box(mat('pave2', .7), L + .7, 1.1, .03, R + L / 2, 0, .03, r=.02, n=1)
        for s in (-1, 1):
            box(glow('teal3', 2.4), L + .7, .04, .03, R + L / 2, s * .62, .03, r=.01, n=1)
            fence(R - .25, s * .55, R + L + .25, s * .55, .05, .34, 'porcelain', .25)
        pts = [(R - 1.9, 0, .16), (R + L + .9, 0, .16)]
        tube(data_mat('data', 2.8), pts, .05, 8, smooth_path=False, shadow=False)
        for i in range(6):
            sphere(glow('#7FFFF0', 7), .095, R - 1.9 + i * (L + 2.6) / 5, 0, .16, seg=12, shadow=False)
    signal_arc((-.88, .88, 5.35), (x, y, 2.2), 1.6, .02)
    ripples(x, y, 2.25, 2, .22, .18, .02)


def build(variant):
    stage(16.5, -1.25, fill=1.15, key=1.1)
    main_island()
    island('left', ward_office, 0)
    island('south', school, 20)
    island('east', pumps, 70)
    island('right', clinic, 90)
    with at(rz=45):                                                 # one ring joins the lines before the steps
        pts = [(4.1 * math.cos(rad(a)), 4.1 * math.sin(rad(a)), .16) for a in range(180, 361, 9)]
        tube(data_mat('data', 2.8), pts, .045, 8, smooth_path=False, shadow=False)


SHOTS = {
    'main': iso((0, 0, 1.15), 26.6, el=32),
}
