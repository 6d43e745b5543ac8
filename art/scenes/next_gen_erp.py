"""Store, works, office and truck yard on four quarters of a disc, and the one ledger in the middle that all of them write to."""
from kit import *
from kit.mess import *
from kit.paper import *

SEED = 29
R, R0, GAP = 10.2, 3.0, .34


def quarter(a):
    """Outline of the quarter between a and a + 90 degrees."""
    def ring(r, n, g=GAP):
        t = math.asin(g / r)
        t0, t1 = rad(a) + t, rad(a + 90) - t
        return [(r * math.cos(t0 + (t1 - t0) * i / n), r * math.sin(t0 + (t1 - t0) * i / n)) for i in range(n + 1)]
    return ring(R, 30) + ring(R0, 14)[::-1]


def inner(a, k):
    """The same, smaller: for what lies on it."""
    c = (6.6 * math.cos(rad(a + 45)), 6.6 * math.sin(rad(a + 45)))
    return [(c[0] + (x - c[0]) * k, c[1] + (y - c[1]) * k) for x, y in quarter(a)]


def plinths():
    for a, seam, top in ((0, 'coral', 'pave'), (90, 'peri', 'pave'), (180, 'amber', 'pave'), (270, 'teal3', 'yard')):
        diorama_shape(quarter(a), seam=seam)
        prism(mat('kerb', .6), inner(a, .975), .1, b=.02)
        prism(mat(top, .75), inner(a, .955), .12, b=.02)
    diorama_shape(circle(2.45, 72), seam='teal3')
    cyl(mat('pave2', .7), 2.3, .1, seg=72, b=.03)


def ledger():
    """A tower of open pages: four sheets of figures on every side, ledges of light, the seal on top."""
    names = (('list1', 'bars1', 'mix1', 'candles1'), ('bars2', 'list2', 'gauge1', 'mix3'))
    with at(0, 0, .1):
        slab(mat('porcelain', .4), 2.7, 2.7, .16, r=.3, b=.04)
        slab(mat('ink', .35), 2.0, 2.0, 5.0, r=.16, b=.04)
        for f in range(4):
            z = .3 + 1.2 * f
            slab(mat('porcelain', .35, coat=.4), 2.3, 2.3, .13, z=z - .05, r=.22, b=.03)
            slab(glow('#FFC27A', 3), 2.32, 2.32, .03, z=z - .0, r=.22, b=.01)
            for s in range(2):
                with at(rz=90 * s):
                    panel(image_mat(names[s][f], 3.0), 1.8, .98, 0, -1.012, z + .12)
        slab(mat('porcelain', .35, coat=.4), 2.3, 2.3, .16, z=5.02, r=.22, b=.03)
        slab(glow('teal3', 4), 2.33, 2.33, .05, z=5.07, r=.22, b=.01)
        cube_block(0, 0, 5.35, 1.15, 20)
        ripples(0, 0, 6.75, 3, .5, .3, .03)
    spot('#43E0D8', 500, (0, 0, 8.0), 1.2, .3)


def store():
    """180 to 270 degrees: left."""
    warehouse(-5.9, -4.4, .12, 0, 1.12, 4.6, 3.2, 1.6, 'facade7', 3)
    for i, (x, y, n) in enumerate(((-7.3, -6.9, 2), (-6.4, -7.0, 3), (-4.3, -7.2, 2), (-3.4, -7.0, 3), (-3.3, -6.0, 2), (-2.2, -7.9, 2))):
        pallet(x, y, .12, 0, n)
    forklift(-5.3, -6.8, .12, 100, lift=.4)
    agv(-2.4, -6.2, .12, 90)
    for x, y in ((-8.9, -2.5), (-8.5, -4.6), (-1.3, -9.1), (-3.0, -8.9), (-8.9, -1.2)):
        tree(x, y, .12, .75)
    streetlight(-2.0, -5.0, .12, 200, 2.7, .7, energy=1100, smart=False)


def works():
    """0 to 90 degrees: right."""
    factory(5.5, 5.2, .12, 0, .98, 4, 5.0, 3.4, 2)
    silo(2.4, 7.6, .12, .42, 2.2)
    silo(2.4, 6.5, .12, .42, 1.9)
    for i in range(3):
        with at(3.2 + i * 2.0, 2.6, .12, 0, .8):
            conveyor(0, 0, 0, 2.2, 0, .8, .62, 3, ('part', 'box', 'carton')[i])
    robot_arm(8.9, 2.6, .12, 180, .85)
    for x, y in ((9.0, 1.2), (1.3, 8.9), (3.4, 8.8), (8.6, 4.4), (1.2, 5.4)):
        tree(x, y, .12, .75)
    streetlight(2.6, 3.6, .12, -60, 2.7, .7, energy=1100, smart=False)


def office():
    """90 to 180 degrees: far."""
    glass_tower(-4.6, 5.8, .12, 2.6, 2.6, 5.0)
    building(-7.3, 3.2, 2.6, 2.4, 3.2, 'facade1', style='fin', lit=.7, z=.12, roof='green')
    building(-2.2, 7.4, 2.3, 2.3, 2.7, 'facade2', style='band', lit=.7, z=.12, roof='solar')
    for x, y in ((-8.9, 1.3), (-5.0, 2.6), (-3.2, 4.0), (-1.2, 5.0), (-1.1, 9.2), (-6.9, 6.3), (-3.2, 3.0), (-5.2, 1.2)):
        tree(x, y, .12, .8)
    bench(-4.0, 2.0, .12, 30)
    streetlight(-2.3, 3.3, .12, -40, 2.7, .7, energy=1100, smart=False)


def yard():
    """270 to 360 degrees: near, low."""
    for i in range(4):
        with at(3.2 + 1.55 * i, -3.6 + .35 * i, .13):
            for s in (-.62, .62):
                box(mat('line', .6), .06, 3.4, .012, s, -.9, 0, r=.003, n=1)
    truck(3.2, -4.2, .13, 90, 'amber', 'teal5', .86)
    truck(4.75, -3.9, .13, 90, 'porcelain', 'coral', .86)
    truck(6.3, -3.4, .13, 90, 'teal3', 'peri', .86)
    for x, y, c in ((2.0, -7.3, 'teal5'), (2.0, -8.1, 'coral'), (4.2, -7.2, 'amber')):
        container(x, y, .13, 0, c)
    container(2.0, -7.3, .13 + CH + .01, 0, 'peri')
    boom_gate(7.6, -1.1, .13, 0, 1.5, True)
    box(mat('facade5', .6), .9, .9, 1.0, 1.1, -5.0, .12, r=.05)
    box(pane_glow('#FFC983', 2.2), .7, .04, .4, 1.1, -5.46, .5, r=.02)
    box(mat('teal5', .5), 1.1, 1.1, .1, 1.1, -5.0, 1.12, r=.03)
    car(8.0, -3.0, .13, 100, 'porcelain', kind='van', s=.85)
    for x, y in ((9.0, -1.3), (6.1, -6.9), (7.6, -5.3), (1.2, -9.2), (5.0, -7.9)):
        tree(x, y, .12, .68)
    streetlight(5.5, -6.2, .12, 120, 2.7, .7, energy=1100, smart=False)


def lines():
    for p, q in (((-4.6, -3.0), 225), ((4.6, 3.4), 45), ((-4.0, 4.2), 135), ((4.4, -2.2), 315)):
        a = rad(q)
        pts = [(*p, .2), (3.4 * math.cos(a), 3.4 * math.sin(a), .2), (2.6 * math.cos(a), 2.6 * math.sin(a), .2), (1.4 * math.cos(a), 1.4 * math.sin(a), .2)]
        tube(data_mat('data', 3), pts, .06, 8, smooth_path=False, shadow=False)
        for t in range(7):
            k = t / 6
            sphere(glow('#7FFFF0', 7), .1, p[0] + (pts[3][0] - p[0]) * k, p[1] + (pts[3][1] - p[1]) * k, .21, seg=10, shadow=False)
        with at(rz=q):
            box(mat('plinth', .45, coat=.2), 1.2, .8, .12, 2.72, 0, -.06, r=.04)
    for p in ((-5.9, -4.4, 2.7), (5.5, 5.2, 2.6), (-4.6, 5.8, 6.0), (4.75, -3.6, 1.7)):
        signal_arc(p, (0, 0, 6.3), 1.0, .022)
        ripples(*p, 3, .24, .2, .022)


def lost():
    """The same store in trouble: nobody knows what lies where; goods block the aisle, lists contradict each other and the truck waits."""
    storeroom()
    z = .05
    rnd = random.Random(9)
    for k in range(34):
        x, y = rnd.uniform(-4.8, 1.7), rnd.uniform(-4.4, -1.2)
        if abs(x - .9) > .9 or abs(y + 2.4) > .9:
            box(mat(('desk', 'wood', 'sand', 'coral', 'peri', 'amber6')[k % 6], .8), *(rnd.uniform(.3, .6) for _ in range(3)), x, y, z + .4 * (k % 2) * (k % 3 == 0), r=.03, rot=(0, 0, rnd.uniform(0, 90)))
    for x, y, n in ((-3.0, -3.6, 12), (-2.2, -3.4, 8), (-.5, -3.6, 14), (-4.9, -2.4, 9), (1.7, -3.6, 7), (-.6, -1.6, 6)):
        file_tower(x, y, z, n, .4, n, 21 * n)
    scatter(40, -5.4, -4.8, 2.1, -.8, z + .01, 7, 5)
    for k in range(4):
        carton(3.2, -3.9 + .6 * k, .05, 1.3, 15 * k)
    alarm_lamp(.9, -2.4, 1.42, s=1.5)
    alarm_lamp(-4.6, -.3, z + .8, s=1.2)
    alert(-2.2, -2.4, 2.3, 1.05)
    light_pool(-1.6, -2.8, z + .03, 2.8, '#FF6A48', .7)
    spot('#FF7A58', 2600, (-1.4, -3.0, 5.0), 1.6, .4)


def qr(x, y, z, rz=0, s=1.):
    """A square code on a label, facing -y."""
    rnd = random.Random(21)
    with at(x, y, z, rz, s):
        box(mat('white', .5, emit=pick(.5, 0)), 1.0, .03, 1.0, r=.03)
        for i in range(11):
            for j in range(11):
                corner = (i < 4 and j < 4) or (i < 4 and j > 6) or (i > 6 and j > 6)
                if not corner and rnd.random() < .48:
                    box(mat('ink', .6), .076, .034, .076, -.4 + .08 * i, -.002, .062 + .08 * j, r=.004, n=1)
        for a, b in ((-.3, .18), (-.3, .82), (.3, .82)):
            for w, c in ((.26, 'ink'), (.18, 'white'), (.1, 'ink')):
                box(mat(c, .6), w, .034 + (.26 - w) * .02, w, a, -.002, b - w / 2, r=.004, n=1)


def storeroom():
    """The answer: an aisle of labelled bins, a scanner, one line from it to the truck."""
    diorama(14, 10.5, .7)
    slab(mat(('#5C66A8', '#E0D6C4'), .45, coat=.2), 9.2, 10.2, .05, -2.3, 0, 0, r=.4, b=.01)
    slab(mat('road', .65), 4.5, 10.2, .04, 4.6, 0, 0, r=.4, b=.01)
    z = .05
    box(mat('wall', .6), 9.2, .22, 3.4, -2.3, 5.0, 0, r=.04)
    box(mat('trim', .5), 9.4, .3, .1, -2.3, 5.0, 3.4, r=.03)
    box(mat('wall', .6), .22, 10.0, 3.4, -6.8, 0, 0, r=.04)
    box(mat('trim', .5), .3, 10.2, .1, -6.8, 0, 3.4, r=.03)
    for L, x, y, rz in ((9.2, -2.3, 4.86, 0), (10.0, -6.66, 0, 90)):     # a dado, windows above the bins
        with at(x, y, 0, rz):
            box(mat('brick', .7), L, .1, .8, 0, 0, 0, r=.02)
    box(mat('brick', .6), 8.9, .2, .26, -2.2, -5.0, .04, r=.03)
    box(mat('trim', .5), 9.0, .26, .05, -2.2, -5.0, .3, r=.02)
    for y in (-3.6, .9):                                               # lanes on the floor
        box(mat('amber', .6), 7.6, .07, .008, -1.6, y, z, r=.002, n=1)
    for x in (-5.4, 2.15):
        box(mat('amber', .6), .07, 4.5, .008, x, -1.35, z, r=.002, n=1)
    for i in range(9):                                                 # the dock's edge
        box(mat('amber' if i % 2 else 'ink', .6), .16, .55, .012, 2.34, -4.4 + .55 * i, z, r=.003, n=1)
    cs = ('teal3', 'amber', 'peri', 'coral', 'leaf2', 'porcelain')

    def bins(x, y, rz, n, levels, seed):
        rnd = random.Random(seed)
        with at(x, y, z, rz):
            for sx in range(n + 1):
                box(mat('indigo5', .5), .07, .8, .72 * levels + .1, -n * .5 * .9 + .9 * sx, 0, 0, r=.01, n=1)
            for k in range(levels + 1):
                box(mat('steel', .5), n * .9, .8, .05, 0, 0, .05 + .72 * k, r=.01, n=1)
                for i in range(n * 2):
                    if k < levels:
                        xx = -n * .45 + .225 + .45 * i
                        c = cs[(i * 2 + k + seed) % 6]
                        box(mat(c, .5), .39, .66, .36, xx, -.02, .1 + .72 * k, r=.04)
                        box(mat('white', .5, emit=pick(.3, 0)), .22, .02, .14, xx, -.36, .2 + .72 * k, r=.01, n=1)
                        for q in range(4):
                            box(mat('ink', .6), .016 + .012 * (q % 2), .022, .1, xx - .07 + .045 * q, -.361, .22 + .72 * k, r=.002, n=1)
                        for q in range(3):
                            blob(mat(rnd.choice(cs), .6), .09, xx - .1 + .1 * q, -.1 + .12 * (q % 2), .47 + .72 * k, i=q, sub=1)
    bins(-3.9, 4.4, 0, 5, 4, 1)
    bins(.2, 4.4, 0, 3, 4, 2)
    bins(-6.2, 1.2, 90, 5, 4, 3)
    bins(-6.2, -3.2, 90, 3, 4, 4)
    bins(-3.2, .4, 0, 4, 2, 5)
    with at(-1.9, -2.6, z):                                           # the scanner on its stand
        cyl(mat('dark', .4), .5, .08, seg=32)
        cyl(mat('steel', .4), .06, 1.2, seg=14)
        box(mat('dark', .4), .7, .5, .06, 0, 0, 1.18, r=.03)
        with at(0, 0, 1.24, 45, 1.5):
            box(mat('dark', .4), .16, .2, .42, 0, .05, 0, r=.05, rot=(14, 0, 0))
            box(mat('amber', .4), .24, .52, .18, 0, -.06, .4, r=.06)
            box(glow('coral', 9), .16, .02, .06, 0, -.325, .46, r=.01, n=1)
            panel(image_mat('list1', 2.6), .18, .22, 0, -.12, .585, (-78, 0, 0))
    ripples(-1.9, -2.6, 2.35, 3, .25, .2, .022)
    with at(.9, -2.4, z):                                              # the crate and its code
        box(mat('wood', .65), 1.5, 1.4, 1.3, r=.03)
        for k in range(5):
            box(mat(('#8A5236', '#C08050'), .7), 1.54, 1.44, .05, 0, 0, .1 + .27 * k, r=.01, n=1)
        qr(0, -.735, .16, 0, .98)
        qr(.765, 0, .16, 90, .98)
    truck(4.5, -.9, .05, -90, 'teal3', 'amber', 1.75)
    wire([(-1.9, -3.2, .12), (-1.9, -4.2, .12), (2.9, -4.2, .12), (2.9, -1.4, .12), (3.4, -1.4, .12)], .05)
    wire([(.9, -3.2, .12), (.9, -4.2, .12)], .05)
    check(4.6, 1.6, 3.0, .9)
    forklift(-4.3, -3.2, z, 30, lift=.3)
    for x, y, n in ((-4.6, -1.6, 2), (-.3, 1.6, 2), (1.2, 1.8, 3), (1.4, .4, 1)):
        pallet(x, y, z, 0, n)
    conveyor(.2, -.55, z, 4.4, 0, .85, .62, 6, 'carton')
    agv(-3.6, -1.6, z, 10, 1.15)
    agv(-2.6, -4.2, z, 180, 1.15)
    desk(-4.6, -.55, z, 0, 1.7, .8, ('list1', 'bars1'))
    truck(4.5, 3.2, .05, -90, 'coral', 'porcelain', 1.3)
    for x, y in ((6.5, 4.6), (6.5, 2.2), (6.5, -.2), (6.5, -2.6)):
        bush(x, y, .05, .26)
        bush(x, y - .5, .05, .2)
    with at(2.3, 1.9, 0):                                               # the dock's gate
        for yy in (-1.15, 1.15):
            box(mat('porcelain', .4), .3, .3, 3.0, 0, yy, .05, r=.05)
        box(mat('porcelain', .4), .34, 2.7, .4, 0, 0, 2.8, r=.05)
        box(glow('teal3', 5), .04, 2.2, .07, .18, 0, 2.84, r=.01, n=1)
        panel_screen('list1', 1.3, .6, 0, -1.32, 1.6, strength=2.4)
    for y in (-4.4, 4.6):
        bollard(2.4, y, .05)
        bollard(6.6, y, .05)
    for x, y, e in ((-3.6, 2.4, 1100), (-4.4, -2.4, 800), (.2, -2.8, 1000), (4.6, -1.8, 900), (.6, 2.8, 700)):
        spot('#FFC98A', e * 1.7, (x, y, 5.0), 1.5, .3)
    if not is_day():
        area('#FFDDB4', 1200, (-1, -2.0, 8.0), (-1, 0, 0), size=9, size_y=7, spec=.3)


def set_of(variant):
    with trouble(variant == 'obstacles'):
        stage(12, -1.25, fill=1.3, key=1.25)
        lost() if variant == 'obstacles' else storeroom()


def build(variant):
    if variant:
        return set_of(variant)
    stage(16, -1.25, fill=1.1, key=1.1)
    plinths()
    ledger()
    store()
    works()
    office()
    yard()
    lines()


FEATURES = iso((0, 0, 1.25), 20.8, el=32, variant='features', edge=(.05, .03, .05, .03))

SHOTS = {
    'main': iso((-.1, .1, 1.85), 29.0, el=33, edge=(.07, .025, .07, .05)),
    'obstacles': {**FEATURES, 'variant': 'obstacles'},
    'features': FEATURES,
}
