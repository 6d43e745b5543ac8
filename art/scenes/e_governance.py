"""The municipal hall at the centre of its wards: counters, school and pump house on their own islands, one line to each."""
from kit import *
from kit.mess import *
from kit.paper import *
from scenes.rooms import *

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


def paper_hall():
    """The same hall in trouble: towers of tied files stand where people should, the counter is shuttered, no line leaves it."""
    counter_hall()
    z = .06
    for k in range(4):                                                # shutters, half down
        x = -3.3 + 1.8 * k
        for q in range(7):
            box(mat('steel', .45), 1.66, .08, .13, x, .96, 2.35 - .135 * q, r=.02, n=1)
    for x, y, n, lean in ((.9, -.9, 14, .6), (1.7, -1.2, 10, -.4), (3.2, -1.0, 17, .7), (2.3, -2.4, 12, .3), (3.6, -2.8, 9, -.5), (1.3, -3.2, 7, .4), (-3.9, -.3, 12, .5), (-2.2, -1.2, 8, -.3), (-4.6, .9, 15, .4),
                          (4.9, .9, 13, .5), (4.4, 2.2, 16, -.4), (.2, -2.3, 5, .2)):
        file_tower(x, y, z, n, lean, int(x * 7 + y * 3) + 40, 17 * n)
    scatter(46, -4.8, -4.2, 5.6, .6, z, 6, 5)
    alarm_lamp(-.6, 1.35, z + 2.75, s=1.4)
    alert(2.6, -1.7, 2.9, 1.0)
    light_pool(2.5, -1.9, z + .02, 2.8, '#FF6A48', .6)
    spot('#FF7A58', 2200, (2.2, -2.2, 4.8), 1.7, .4)


def counter_hall():
    """The answer: one counter, one line from it to the map of wards."""
    w, d, h = 13.2, 9.4, 4.0
    hall(w, d, h, floor=('#6470B4', '#E8DFCE'), inlay=('#5662AA', '#DACDB6'), wall=('#4E5AA8', '#F2EADB'), dado=('#A86A48', '#CFA077'), pilasters=False)
    z = .06
    panel_screen('map', 6.2, 2.35, .7, d / 2 - .1, 1.3, strength=2.8, bezel=.12, depth=.16)
    for i, (x, zz) in enumerate(((-1.5, 1.9), (.2, 3.0), (1.5, 1.9), (2.9, 2.9), (.9, 2.4))):
        pin(x, d / 2 - .3, zz, 'amber' if i % 2 else 'teal3', .26)
    counter(-.6, 1.35, z, 0, 7.2, 4, ('#2E6F86', '#7FB5AA'))
    for k, x in enumerate((-3.3, -1.5, .3, 2.1)):
        chair(x, 2.5, z, 180, ('teal5', 'amber6')[k % 2])
        flat_tablet(x - .3, 1.2, z + 1.03)
        mug(x + .45, 1.25, z + 1.03, ('coral', 'amber')[k % 2])
    with at(2.1, 1.25, z + 1.03):                                     # the scanner on the counter
        box(mat('porcelain', .35, coat=.4), .9, .6, .18, 0, 0, 0, r=.05, n=3)
        box(glow('teal3', 6), .7, .08, .02, 0, -.1, .175, r=.008, n=1)
        box(mat('white', .5, emit=pick(.6, 0)), .42, .56, .012, 0, 0, .19, r=.004, n=1)
    with at(-w / 2 + .06, 0, 0, 90):
        box(mat('ink', .4), 3.4, .14, 1.15, -.2, -.06, 2.35, r=.06)   # tokens called
        for i in range(3):
            with at(-1.25 + 1.05 * i, -.15, 2.5):
                box(glow(('teal3', 'amber', 'teal3')[i], 4), .8, .05, .82, 0, 0, 0, r=.08)
                box(mat('ink', .4), .34, .06, .44, 0, -.01, .19, r=.03)
        for x in (-3.3, 2.9):
            sash(1.5, 1.5, x, -.02, 1.6, 0, 2, '#9FBCFF', 1.8)
    for i, (x, y, rz) in enumerate(((-3.1, -2.55, 36), (-1.75, -3.1, 40))):
        cyl(mat('trim', .5), .75, .06, x, y, z, seg=40, b=.02)
        torus(glow('teal3', 4), .7, .025, x, y, z + .06, seg=48)
        kiosk(x, y, z + .05, rz, 1.08)
    stanchion_queue(-.9, -.45, z, 4.4, 0, 5)
    for i in range(3):                                                # seats, in two rows
        for j in range(2):
            with at(-5.3 + 1.35 * j, -3.4 + 1.05 * i, z, 90):
                box(mat('steel', .4), .9, .06, .4, 0, 0, 0, r=.02, n=1)
                box(mat(('teal5', 'coral', 'teal5')[i], .6), .9, .7, .12, 0, -.05, .4, r=.05, n=3)
                box(mat(('teal5', 'coral', 'teal5')[i], .6), .9, .12, .62, 0, .32, .46, r=.05, n=3, rot=(-8, 0, 0))
    with at(2.5, -2.3, z):                                             # the kolam in the floor
        cyl(mat(('#39458E', '#CDBFA6'), .4, coat=.3), 1.75, .02, seg=64, b=.006)
        kolam(4, 5, .5, .04, .034)
    for x, y in ((-6.0, 4.0), (6.0, 4.0), (-6.0, .6)):
        potted_plant(x, y, z, 1.1)
    totem(5.5, -.3, z, 42)
    potted_plant(6.0, 1.5, z, 1.1)
    bench(5.7, -2.6, z, -90)
    pts = [(2.1, .95, 1.75), (2.1, .2, 1.75), (4.3, .2, 1.75), (4.3, 3.2, 1.75), (4.3, 3.2, 2.75), (3.4, d / 2 - .25, 2.75)]
    path = elbow_path(pts, .5)
    tube(data_mat('data', 3), path, .045, 8, smooth_path=False, shadow=False)
    for p, rz in () if in_trouble() else (((2.6, .2, 1.4), 0), ((3.7, .2, 1.4), 0), ((4.3, 1.1, 1.4), 90), ((4.3, 2.3, 1.4), 90)):
        with at(*p, rz, 1.25):                                         # a document, on its way
            box(mat('white', .4, emit=pick(.9, 0)), .5, .05, .66, r=.03)
            for k in range(3):
                box(glow('teal3', 4), .32 - .1 * (k == 2), .06, .045, -.05 * (k == 2), 0, .46 - .13 * k, r=.01, n=1)
            cyl(glow('amber', 4), .07, .06, .14, .03, .14, rot=(90, 0, 0), seg=16, b=.01)
    for x, y, e in ((-.6, .2, 1000), (-4.4, -2.4, 700), (4.4, -1.6, 800), (.3, 3.2, 700), (2.4, -2.4, 500)):
        spot('#FFC98A', e, (x, y, 4.8), 1.8, .3)
    soft(11, 7, 7.5, 1400, '#FFDDB8', y=-2)


def set_of(variant):
    with trouble(variant == 'obstacles'):
        stage(12, -1.25, fill=1.35, key=1.2)
        paper_hall() if variant == 'obstacles' else counter_hall()


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


FEATURES = hero((10.4, -11.4, 6.2), (.3, .45, 1.2), 45.5, 4, (1.6, .2, 1.3), variant='features', edge=0)

SHOTS = {
    'main': iso((0, 0, 1.0), 26.4, el=32, edge=.03),
    'obstacles': {**FEATURES, 'variant': 'obstacles'},
    'features': FEATURES,
}
