"""The municipal hall at the centre of its wards: counters, school and pump house on their own islands, one line to each."""
from kit import *
from kit.paper import *

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


def records_room():
    """The trouble: paper to the ceiling, one file lost, the counter half shut."""
    small_room(11, 9.4, 3.5)
    z = .04
    for i in range(4):
        file_shelf(-3.7 + 2.5 * i, 3.75, z, 0, 2.4, 2.75, i)
    for i in range(3):
        file_shelf(-4.55, 1.6 - 2.5 * i, z, 90, 2.4, 2.75, 9 + i)
    rnd = random.Random(12)
    for i, (x, y, n, lean) in enumerate(((-3.3, 2.4, 15, 1.2), (-2.4, 2.6, 11, -.8), (-1.4, 2.5, 17, 1.6), (-.2, 2.7, 12, .6), (.8, 2.5, 16, -1.4), (-3.4, 1.3, 10, .9),
                                       (-3.3, .1, 14, 1.5), (-3.5, -1.2, 9, -.5), (-3.2, -2.4, 13, 1.2), (-2.3, 1.2, 7, .4), (-2.2, -3.4, 10, 1.0), (-3.4, -3.6, 8, .4), (2.0, 2.6, 9, .8), (-1.9, -.4, 6, .5), (-.9, -3.5, 5, .3), (.4, -3.2, 8, -.9))):
        file_tower(x, y, z, n, lean, i, rnd.uniform(-25, 25))
    for _ in range(26):
        sheet(rnd.uniform(-2.6, 2.2), rnd.uniform(-3.8, 1.8), z + .005, rnd.uniform(0, 360))
    with at(-.2, -.7, z + .02, 28):                                  # the lost file
        box(glow('coral', 3.2), .9, .66, .06, r=.02)
        box(glow('coral', 2.2), .9, .66, .03, .5, .34, .12, r=.015, rot=(0, -24, 12))
        for k in range(3):
            sheet(.9 + .3 * k, -.2 + .25 * k, 0, 40 * k)
    ripples(-.2, -.7, .5, 3, .4, .26, .022, 'coral')
    with at(3.7, -.4, z, -90):                                        # the counter, its shutter halfway
        box(mat(('indigo6', 'trim'), .5), 5.2, .7, 1.0, r=.05)
        box(mat('desk', .4), 5.3, .85, .07, 0, 0, 1.0, r=.03)
        for sx in (-2.6, 2.6):
            box(mat('wall2', .6), .2, .3, 2.7, sx, 0, 0, r=.03)
        box(mat('wall2', .6), 5.4, .4, .4, 0, 0, 2.65, r=.05)
        for k in range(7):
            box(mat('steel', .45), 5.0, .07, .12, 0, 0, 1.82 + .125 * k, r=.02, n=1)
        file_tower(-1.6, .05, 1.07, 5, .2, 31)
        file_tower(1.5, .0, 1.07, 4, .1, 32)
    stanchion_queue(4.9, -.4, z, 4.6, 90, 5)
    cyl(mat('dark', .5), .012, 1.0, -.4, .2, 3.2, seg=6)
    lathe(mat('teal7', .5), [(.42, 0), (.4, .03), (.1, .26), (0, .28)], -.4, .2, 2.95, seg=28)
    sphere(glow('#FFC27A', 10), .12, -.4, .2, 2.96, seg=14, shadow=False)
    spot('#FFB866', 2000, (-.4, .2, 2.9), 2.2, .2)
    spot('#FF6A4C', 520, (-.2, -.9, 2.2), 1.4, .2)
    spot('#FFB866', 900, (3.4, -1.0, 4.2), 1.5, .2)
    if not is_day():
        area('#FFDDB4', 350, (0, -2.0, 8.0), (0, 0, 0), size=8, size_y=7, spec=.3)


def counter_hall():
    """The answer: one counter, one line from it to the map of wards."""
    small_room(12, 9.4, 3.9, 'slats')
    z = .04
    panel_screen('map', 5.6, 2.3, .6, 4.1, 1.25, strength=2.8, bezel=.1, depth=.14)
    for i, (x, zz) in enumerate(((-1.3, 2.0), (.2, 2.8), (1.4, 1.9), (2.6, 2.7), (.9, 2.3))):
        sphere(glow('amber' if i % 2 else '#7FFFF0', 8), .09, x, 4.02, zz, seg=12)
    counter(-.4, .8, z, 0, 5.4, 3)
    for x in (-2.2, -.4, 1.4):
        chair(x, 1.9, z, 180, 'teal5')
    with at(1.4, .72, z + 1.03):                                      # the scanner on the counter
        box(mat('porcelain', .4), .7, .5, .16, -.75, 0, 0, r=.04)
        box(glow('teal3', 6), .5, .06, .02, -.75, -.1, .155, r=.008, n=1)
    box(mat('ink', .4), 2.6, .12, .8, -5.46, 0, 2.5, r=.05, rot=(0, 0, 90))   # tokens called
    for i in range(3):
        with at(-5.39, -.8 + .8 * i, 2.62, 90):
            box(glow(('teal3', 'amber', 'teal3')[i], 4), .5, .05, .5, 0, 0, 0, r=.06)
            box(mat('ink', .4), .2, .06, .3, 0, -.01, .1, r=.02)
    kiosk(3.7, -2.6, z, 20, 1.0)
    kiosk(4.8, -2.2, z, 30, 1.0)
    stanchion_queue(-1.6, -1.9, z, 4.4, 0, 5)
    for i in range(3):
        with at(-4.4, -3.6 + 1.15 * i, z, 90):
            sofa(0, 0, 0, 0, ('teal5', 'coral', 'teal5')[i], 1.0)
    for x, y in ((-5.2, 3.6), (5.2, 3.5), (-1.0, -4.0)):
        potted_plant(x, y, z)
    planter(2.0, -4.2, 2.6, .42, z)
    pts = [(.65, .5, 1.4), (.65, -.6, 1.4), (3.2, -.6, 1.4), (3.2, 2.9, 1.4), (3.2, 2.9, 2.6), (2.6, 4.0, 2.7)]
    tube(data_mat('data', 3), elbow_path(pts, .5), .04, 8, smooth_path=False, shadow=False)
    for p, rz in (((1.6, -.6, 1.28), 0), ((2.7, -.6, 1.28), 0), ((3.2, .6, 1.28), 90), ((3.2, 1.9, 1.28), 90)):
        with at(*p, rz):                                              # a document, on its way
            box(mat('white', .4, emit=pick(.9, 0)), .42, .05, .56, r=.03)
            for k in range(3):
                box(glow('teal3', 4), .26, .06, .035, 0, 0, .36 - .12 * k, r=.01, n=1)
    rug(-.4, -2.9, z, 1.3, 'teal5')
    for x, y, e in ((-.4, -.8, 1100), (-3.6, -2.4, 700), (3.6, -2.6, 700), (.6, 2.8, 700)):
        spot('#FFC98A', e * 2.8, (x, y, 4.8), 1.6, .3)
    if not is_day():
        area('#FFDDB4', 600, (0, -2.0, 8.0), (0, 0, 0), size=8, size_y=7, spec=.3)


def set_of(variant):
    stage(11, -1.25, fill=1.7, key=1.4)
    records_room() if variant == 'obstacles' else counter_hall()


def build(variant):
    if variant:
        return set_of(variant)
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
    'main': iso((0, 0, 1.0), 26.4, el=32, edge=.03),
    'obstacles': iso((0, 0, 1.15), 18.2, el=32, variant='obstacles', edge=(.04, .02, .04, .02)),
    'features': hero((10.2, -9.4, 4.9), (.1, .7, 1.35), 45, 2.8, (1.6, .2, 1.3), variant='features', edge=0),
}
