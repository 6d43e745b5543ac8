"""Where the offices are: an avenue in Chennai, a neighbourhood block in New Delhi."""
from kit import *

SEED = 45


def office(x, y, w, d, floors, z=.18):
    """The office block: bands of glass, a lit lobby, the line over the door."""
    h = .98 + floors * .66
    building(x, y, w, d, h, 'facade5', style='band', lit=.72, z=z, roof='solar', warm=.7, floor_h=.66)
    with at(x, y - d / 2, z):
        box(pane_glow('#FFC983', 2.6, .6), w - .5, .08, .78, 0, -.03, .1, r=.02)
        for i in range(7):
            box(mat('trim5', .5), .05, .12, .8, -w / 2 + .3 + i * (w - .6) / 6, -.04, .1, r=.01, n=1)
        box(mat('porcelain', .4), 2.4, 1.0, .1, 0, -.5, .98, r=.04)
        box(glow('teal3', 4), 2.2, .03, .05, 0, -1.0, 1.0, r=.01, n=1)
        for s in (-1, 1):
            cyl(mat('porcelain', .4), .06, .98, s * 1.05, -.85, 0, seg=12)
    with at(x + w / 2 + .02, y, z + h * .62, 90):                    # the sign: the company's figure
        box(mat('ink', .4), 1.7, .08, 1.4, r=.08, n=3)
        pts = [(p[0], -.07, .7 + p[1]) for p in kolam_path(3, 4, .3)]
        tube(glow('teal3', 5), pts, .03, 8, closed=True, shadow=False)


def station(x, y, z=.18):
    """A brick terminus with white bands, arches and a clock tower, like Chennai's Central. Front to -y."""
    br, wh, roof = mat(('#C9583F', '#C75B42'), .65), mat('porcelain', .5), mat('trim4', .5)

    def arches(w, yy, zz, n):
        for i in range(n):
            xx = -w / 2 + w * (i + .5) / n
            box(wh, w / n * .74, .05, .66, xx, yy, zz, r=.01, n=1)
            cyl(wh, w / n * .37, .05, xx, yy + .025, zz + .66, rot=(90, 0, 0), seg=20, b=.005)
            box(pane_glow('#FFC983', 2.6, .5), w / n * .54, .07, .62, xx, yy - .01, zz, r=.01, n=1)
            cyl(pane_glow('#FFC983', 2.6, .5), w / n * .27, .07, xx, yy + .025, zz + .62, rot=(90, 0, 0), seg=20, b=.005)
    with at(x, y, z):
        box(wh, 5.0, 2.7, .12, 0, 0, 0, r=.03)
        box(br, 4.7, 2.4, 2.2, 0, 0, .1, r=.03)
        for zz in (.1, 1.14, 2.2):
            box(wh, 4.84, 2.54, .1, 0, 0, zz, r=.02)
        arches(4.5, -1.22, .22, 7)
        arches(4.5, -1.22, 1.28, 9)
        with at(rz=90):
            arches(2.2, -2.37, .22, 3)
            arches(2.2, -2.37, 1.28, 4)
        wall_prism(roof, [(-2.4, 2.28), (2.4, 2.28), (1.9, 2.9), (-1.9, 2.9)], 2.3, 0, b=.04)
        for sx in (-2.15, 2.15):                                       # the corner turrets
            box(br, .7, .7, 3.0, sx, -1.0, .1, r=.03)
            box(wh, .82, .82, .1, sx, -1.0, 3.05, r=.02)
            cyl(roof, .5, .7, sx, -1.0, 3.14, r1=.04, seg=4, b=.02)
        box(br, 1.05, 1.05, 4.9, 0, -1.0, .1, r=.03)                   # the clock tower
        for zz in (2.3, 3.5, 4.95):
            box(wh, 1.2, 1.2, .12, 0, -1.0, zz, r=.02)
        for rz in (0, 90):
            with at(0, -1.0, 4.25, rz):
                cyl(wh, .42, .06, 0, -.5, 0, rot=(90, 0, 0), seg=32, b=.01)
                cyl(glow('#FFF0C8', 3), .35, .08, 0, -.5, 0, rot=(90, 0, 0), seg=32, b=.01)
                bar(mat('ink', .5), (0, -.6, 0), (0, -.6, .26), .04)
                bar(mat('ink', .5), (0, -.6, 0), (.17, -.6, -.08), .045)
        cyl(roof, .78, 1.1, 0, -1.0, 5.06, r1=.04, seg=4, b=.02)
        for s in (-1, 1):
            for t in (-1, 1):
                cyl(wh, .09, .5, s * .5, -1.0 + t * .5, 5.0, r1=.03, seg=10, b=.01)


def chennai():
    W, D = 18.6, 16.4
    diorama(W, D, .9)
    rnd = random.Random(4)
    slab(water_mat('bay', wave=1.0), W - .1, 4.6, .12, 0, -D / 2 + 2.35, 0, r=.85, b=.02)
    xs = [-W / 2 + .1 + (W - .2) * i / 40 for i in range(41)]
    edge = lambda x: -D / 2 + 2.05 + .26 * math.sin(x * .7) + .12 * math.sin(x * 1.9)
    prism(mat('foam', .7, emit=pick(.15, 0)), [(x, edge(x) - .22) for x in xs] + [(W / 2 - .1, -3.9), (-W / 2 + .1, -3.9)], .145, b=.01)
    prism(mat('beach', .9), [(x, edge(x)) for x in xs] + [(W / 2 - .1, -3.9), (-W / 2 + .1, -3.9)], .19, b=.04)
    with at(0, 1.85):
        w, d = W, 12.5
        block(-w / 2 + .06, -1.6, w / 2 - .06, d / 2 - .0, .7)
        block(-w / 2 + .06, -d / 2 + .06, w / 2 - .06, -5.1, .4)
        road(-w / 2 + .05, -5.0, w / 2 - .05, -1.7, marks=False)
        box(mat('kerb', .6), w - .4, .36, .14, 0, -3.35, .03, r=.05)      # the avenue's green middle
        for i in range(11):
            bush(-7.8 + i * 1.55, -3.35, .15, .2)
        for i in range(12):
            for y in (-2.5, -4.2):
                box(mat('line', .6), .6, .06, .012, -8.1 + i * 1.5, y, .046, r=.003, n=1)
        for i in range(23):
            box(mat('pave2', .75), .02, 1.2, .012, -8.6 + i * .78, -.95, .178, r=.003, n=1)
        station(-6.2, 2.6)
        office(-.4, 2.9, 4.2, 3.4, 5)
        gopuram(5.5, 4.3, .18, 0, 1.75, 7)
        with at(5.5, 2.2, .18):
            box(mat('facade6', .6), 4.6, .16, .55, 0, .35, 0, r=.03)
            for i in range(8):
                box(mat(('coral', 'porcelain')[i % 2], .6), .575, .17, .56, -2.02 + .577 * i, .35, 0, r=.01, n=1)
            box(glow('#FFB95E', 3), .7, .05, .8, 0, .25, 0, r=.03)
        building(8.2, 1.0, 1.5, 2.0, 1.7, 'facade2', style='grid', lit=.7, z=.18, roof='water', shop=True)
        for x in (-8.6, -3.0, 2.6, 4.1, 6.9):
            tree(x, -.6, .18, 1.05, 'multi')
        for x, y in ((2.9, 1.2), (3.2, 5.4), (-3.0, 5.2), (8.6, 5.0), (7.4, 2.9), (-8.7, .9)):
            palm(x, y, .18, 1.1)
        for x in (-6.6, -2.6, 1.4, 5.4):
            streetlight(x, -1.35, .18, -90, 3.0, .9, energy=1200)
        for x in (-5.0, -1.2, 2.6, 6.4):
            lamp_post(x, -5.4, .18, 90, 2.2)
        bus(-4.6, -2.35, .05, 0, 'teal5', .92)
        auto_rickshaw(-.6, -2.7, .05, 0, 'amber')
        car(2.6, -2.2, .05, 0, 'porcelain')
        auto_rickshaw(6.6, -2.4, .05, 0, 'amber')
        car(5.2, -4.4, .05, 180, 'coral')
        auto_rickshaw(.2, -4.35, .05, 180, 'amber')
        car(-6.2, -4.5, .05, 180, 'teal3', kind='van')
        for x in (-2.0, -1.1, .9, 1.8):
            planter(x, .4, .7, .3, .18)
        for x in (-7.2, -3.2, .8, 4.6, 8.0):
            bench(x, -5.75, .18, 180)
        pin(-.4, 2.9, 6.0, 'amber', 1.2)
        spot('#FFB866', 1200, (5.5, 1.6, 6.2), 1.3, .4, rot=(12, 0, 0))
        spot('#FFC08A', 900, (-6.2, -.4, 5.0), 1.5, .4, rot=(20, 0, 0))
    cyl(mat('concrete', .6), .95, .2, -7.6, -5.25, .18, seg=40, b=.04)      # the lighthouse on the marina
    lighthouse(-7.6, -5.25, .36, 4.6, 1.05)
    light_pool(-7.6, -5.4, .4, 1.6, '#FFC98A', .5)
    for x, y, rz in ((-4.6, -5.35, 70), (-3.3, -5.2, 100), (-.6, -5.4, 80), (5.4, -5.3, 105), (6.7, -5.2, 75)):
        fishing_boat(x, y, .26, rz, .8)
    for x, y, rz in ((-2.0, -7.2, 10), (3.4, -7.4, 170), (7.6, -7.1, 150)):
        fishing_boat(x, y, .12, rz, .72)
    for i, x in enumerate((-2.0, 1.2, 2.6, 3.8, 8.0)):                     # stalls under parasols
        with at(x, -5.0 + .15 * (i % 2), .19):
            cyl(mat('wood', .6), .03, .8, seg=8)
            cyl(mat(('coral', 'amber', 'teal3')[i % 3], .6), .5, .24, 0, 0, .74, r1=.04, seg=10, b=.02)
            box(mat('wood', .6), .5, .34, .3, .1, -.1, 0, r=.03)
            sphere(glow('#FFC27A', 7), .06, 0, 0, .7, seg=10, shadow=False)
        light_pool(x, -5.2, .21, .8, '#FFC27A', .6)


def gate_of_stone(x, y, z=.18, s=1.):
    """A memorial arch, like the one at the end of the avenue in New Delhi. Front to -y."""
    st, dk = mat('facade6', .6), mat('trim6', .6)
    with at(x, y, z, 0, s):
        for k in range(3):
            box(mat('kerb', .6), 4.2 - .4 * k, 2.8 - .4 * k, .1, 0, 0, .1 * k, r=.03)
        with at(0, 0, .3):
            a, h1, w, h = .62, 1.75, 1.5, 3.1
            arc = [(a * math.cos(t), h1 + a * math.sin(t)) for t in [pi - pi * i / 16 for i in range(17)]]
            wall_prism(st, [(-w, 0), (-a, 0)] + arc + [(a, 0), (w, 0), (w, h), (-w, h)], 1.3, 0, b=.03)
            for q in (-1, 1):                                          # pilasters, a smaller arch in each pier's face
                box(st, .9, 1.44, .24, q * 1.06, 0, 0, r=.03)
                box(mat('sand', .6), .56, 1.36, 1.2, q * 1.06, 0, .5, r=.03)
            box(dk, 3.16, 1.46, .1, 0, 0, 2.42, r=.02)
            box(st, 3.3, 1.6, .16, 0, 0, 2.52, r=.03)
            box(dk, 1.7, 1.34, .22, 0, 0, 2.78, r=.02)
            box(st, 3.2, 1.5, .14, 0, 0, 3.05, r=.03)
            box(st, 2.5, 1.2, .22, 0, 0, 3.18, r=.03)
            box(st, 1.8, .95, .2, 0, 0, 3.4, r=.03)
            cyl(st, .4, .16, 0, 0, 3.58, r1=.5, seg=32, b=.03)
            with at(rz=90):
                box(pane_glow('#FFC27A', 1.6, .5), .5, .06, .9, 0, -1.49, .3, r=.03, n=1)
                cyl(pane_glow('#FFC27A', 1.6, .5), .25, .06, 0, -1.46, 1.2, rot=(90, 0, 0), seg=20, b=.005)
            sphere(glow('amber', 10), .14, 0, -.1, .22, sc=(1, 1, 1.4), seg=14, shadow=False)      # the flame
            cyl(mat('ink', .4), .26, .16, 0, -.1, 0, seg=24)


def delhi():
    W, D = 18.6, 15.6
    diorama(W, D, .9)
    rnd = random.Random(9)
    road(-W / 2 + .05, -3.0, W / 2 - .05, -.9)
    block(-W / 2 + .06, -.8, W / 2 - .06, 5.0, .6)
    slab(mat('pave', .75), W - .12, 2.7, .05, 0, 6.4, 0, r=.6, b=.02)
    viaduct(-W / 2 + .6, W / 2 - .6, 6.3, .05, 3.5, 1.5, 3.5)
    metro_train(2.2, 6.3, 3.85, 4)
    block(-W / 2 + .06, -D / 2 + .06, W / 2 - .06, -3.1, .6)
    building(-7.0, 2.3, 3.6, 3.6, 4.4, 'facade9', style='grid', lit=.65, z=.18, roof='water', shop=True, balcony=True)
    building(-3.2, 2.4, 3.4, 3.4, 3.1, 'facade2', style='grid', lit=.65, z=.18, roof='water', shop=True, balcony=True)
    for x, y, z in ((-8.0, 1.4, 4.6), (-6.0, 3.4, 4.6), (-2.2, 3.2, 3.3)):
        roof_tank(x, y, z, 1.6)
    for x, c in ((-7.0, 'teal3'), (-3.2, 'coral')):
        box(glow(c, 2.6), 1.8, .06, .3, x, .44 if x < -5 else .64, 1.12, r=.04, n=1)
    secretariat(4.0, 2.9, .18, 0, 1.02, dome_color=('coral', '#D98A6A'))
    # the lawns, the water and the arch
    for s in (-1, 1):
        for x0, w in ((-5.4, 6.6), (6.6, 4.2)):
            slab(mat('grass', .85, spec=.15), w, 1.5, .06, x0, -5.4 + s * 1.35, .17, r=.3, b=.02)
    for x0, w in ((-5.4, 6.4), (6.6, 4.0)):
        slab(mat('kerb', .6), w, .9, .06, x0, -5.4, .17, r=.2, b=.02)
        slab(water_mat('canal', wave=.6), w - .2, .7, .03, x0, -5.4, .215, r=.15, b=.01)
        for i in range(int(w / .8)):
            sphere(glow('#FFC27A', 6), .045, x0 - w / 2 + .5 + .8 * i, -4.9, .24, seg=8)
            sphere(glow('#FFC27A', 6), .045, x0 - w / 2 + .5 + .8 * i, -5.9, .24, seg=8)
    cyl(mat('pave2', .7), 2.25, .03, 1.1, -5.4, .17, seg=72, b=.01)
    torus(mat('kerb', .6), 2.2, .05, 1.1, -5.4, .19, seg=72)
    gate_of_stone(1.1, -5.4, .19, 1.0)
    for x in (-8.2, -6.4, -4.6, -2.8, 5.6, 7.4):
        tree(x, -4.1, .22, .7, 'round')
        tree(x + .6, -6.8, .22, .6, 'round')
    for x in (-7.4, -3.7, 6.5, 8.3):
        bush(x, -4.3, .22, .24)
        bush(x - .3, -6.6, .22, .22)
    for x in (-8.9, -5.0, -1.2):
        tree(x, -.35, .18, .75, 'multi')
    for x in (.4, 7.8):
        for k in range(3):
            bush(x + .4 * k - .4, .3, .18, .22)
    for x in (-7.0, -2.6, 2.2, 6.8):
        streetlight(x, -.55, .18, -90, 2.9, .9, energy=1100)
    for x in (-3.0, 4.4):
        lamp_post(x, -3.5, .18, -90, 2.3)
    auto_rickshaw(-5.0, -1.45, .05, 0, ('#5DB85A', '#5FA84A'))
    auto_rickshaw(-6.8, -1.45, .05, 0, ('#5DB85A', '#5FA84A'))
    bus(-1.6, -1.45, .05, 0, 'coral', .9)
    car(2.6, -1.45, .05, 0, 'porcelain')
    car(5.6, -2.5, .05, 180, 'coral')
    car(-3.8, -2.5, .05, 180, 'teal3')
    auto_rickshaw(.6, -2.5, .05, 180, ('#5DB85A', '#5FA84A'))
    for i, x in enumerate((-8.4, -6.9, -5.6, -4.2, -2.4)):             # carts and crates before the shops
        with at(x, .1, .18, i * 17):
            box(mat('wood', .6), .5, .36, .26, r=.02)
            for k in range(6):
                sphere(mat(('amber', 'coral', 'leaf2')[i % 3], .6), .075, -.15 + .15 * (k % 3), -.08 + .16 * (k // 3), .3, seg=10)
    for i in range(9):
        tree(-8.6 + 2.15 * i, 7.3, .05, .55)
    pin(-3.2, 2.4, 4.6, 'teal3', 1.1)
    spot('#FFC98A', 1500, (1.1, -7.2, 4.6), 1.5, .4, rot=(24, 0, 0))
    spot('#FFC98A', 1000, (4.0, -.2, 5.0), 1.8, .4, rot=(15, 0, 0))
    spot('#FFC98A', 700, (-5.0, -.4, 4.2), 2.0, .4)


def build(variant):
    stage(15.5, -1.25, fill=1.2, key=1.2)
    delhi() if variant == 'delhi' else chennai()


SHOTS = {
    'chennai': iso((0, 0, 1.55), 27.0, az=33, el=29, edge=(.05, .03, .05, .02)),
    'delhi': iso((0, 0, 1.45), 27.0, az=31, el=29, variant='delhi', edge=(.05, .03, .05, .02)),
}
