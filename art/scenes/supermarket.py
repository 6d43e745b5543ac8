"""A supermarket with its roof lifted, and the server hall on the deck above it that its tills now speak to."""
from kit import *

SEED = 58
W, D = 17., 13.
Z = .06
SX0, SX1, SY0, SY1 = -7.6, 5.4, -4.2, 3.2       # the shop
GOODS = ('coral', 'amber', 'teal3', 'peri', 'rose', 'leaf2', 'porcelain', 'amber6')


def shell():
    diorama(W, D, .8)
    block(-W / 2 + .06, -D / 2 + .06, W / 2 - .06, D / 2 - .06, .7)
    cx, cy, w, d = (SX0 + SX1) / 2, (SY0 + SY1) / 2, SX1 - SX0, SY1 - SY0
    with at(0, 0, .18):
        slab(mat(('#7C86C8', '#EFE8DA'), .4, coat=.3), w, d, .04, cx, cy, 0, r=.1, b=.01)
        for i in range(1, 16):
            box(mat('floor_line', .6), .015, d - .1, .006, SX0 + w * i / 16, cy, .038, r=.002, n=1)
        for i in range(1, 9):
            box(mat('floor_line', .6), w - .1, .015, .006, cx, SY0 + d * i / 9, .038, r=.002, n=1)
        wall, trim = mat(('#5360B4', '#F3E3C6'), .6), mat('trim', .5)
        box(wall, w + .2, .2, 2.2, cx, SY1, 0, r=.03)
        box(wall, .2, d + .2, 2.2, SX0, cy, 0, r=.03)
        box(trim, w + .35, .3, .1, cx, SY1, 2.2, r=.02)
        box(trim, .3, d + .35, .108, SX0, cy, 2.195, r=.02)
        for k, c in enumerate(('teal5', 'amber')):
            box(mat(c, .5), w - .1, .03, .16, cx, SY1 - .115, 1.55 + .2 * k, r=.01, n=1)
            box(mat(c, .5), .03, d - .1, .16, SX0 + .115, cy, 1.55 + .2 * k, r=.01, n=1)
        for x0, x1 in ((SX0, -1.9), (.3, SX1)):                       # the shop front, cut to the sill
            box(wall, x1 - x0, .16, .36, (x0 + x1) / 2, SY0, 0, r=.03)
            box(holo('#8FD8FF', .3, .08), x1 - x0 - .1, .03, .7, (x0 + x1) / 2, SY0, .36, r=.01, n=1, shadow=False)
        box(wall, .16, d, .36, SX1, cy, 0, r=.03)
        for s in (-1.9, .3):
            box(mat('teal5', .5), .16, .2, 1.5, s, SY0, 0, r=.03)
        box(mat('teal5', .5), 2.5, .34, .3, -.8, SY0, 1.45, r=.05)
        box(glow('amber', 4), 1.9, .05, .12, -.8, SY0 - .18, 1.54, r=.03, n=1)


def shelf(x, y, rz=0, L=3.4, seed=0):
    """A gondola: goods on both sides."""
    rnd = random.Random(seed)
    with at(x, y, .22, rz):
        box(mat('porcelain', .5), L, .72, .12, r=.02)
        box(mat('porcelain', .5), L, .06, 1.25, 0, 0, .1, r=.01, n=1)
        for side in (-1, 1):
            for k in range(3):
                z = .14 + .4 * k
                box(mat('porcelain', .5), L, .32, .03, 0, side * .19, z, r=.008, n=1)
                box(glow('#FFE9C4', 3), L - .05, .015, .02, 0, side * .352, z + .005, r=.004, n=1)
                c = rnd.choice(GOODS)
                n = int(L / .19)
                for i in range(n):
                    if rnd.random() < .14:
                        c = rnd.choice(GOODS)
                    if rnd.random() < .93:
                        hh = rnd.choice((.18, .22, .26))
                        px = -L / 2 + L * (i + .5) / n
                        if rnd.random() < .5:
                            box(mat(c, .5), .14, .2, hh, px, side * .21, z + .03, r=.02, n=1)
                        else:
                            cyl(mat(c, .4), .065, hh, px, side * .21, z + .03, seg=10, b=.015)


def till(x, y, seed=0):
    """A checkout: belt, screen, a lit number."""
    with at(x, y, .22):
        box(mat(('indigo6', 'trim'), .5), .6, 1.7, .56, r=.04)
        box(mat('ink', .6), .4, 1.0, .03, -.05, -.3, .56, r=.01, n=1)
        rnd = random.Random(seed)
        for i in range(5):
            box(mat(rnd.choice(GOODS), .5), .12, .12, rnd.uniform(.1, .22), rnd.uniform(-.15, .05), -.7 + .2 * i, .59, r=.02, n=1)
        monitor('list1', .05, .55, .56, -40, .42, .28)
        box(glow('teal3', 4), .2, .03, .05, 0, -.86, .42, r=.01, n=1)
        cyl(mat('steel', .4), .025, 1.4, .22, .75, .3, seg=8)
        sphere(glow('teal3', 9), .11, .22, .75, 1.75, seg=14)
    return x + .22, y + .75, 2.1


def trolley(x, y, rz=0):
    with at(x, y, .2, rz):
        m = mat('steel', .3)
        for s in (-1, 1):
            for q in (-.2, .2):
                sphere(mat('dark', .5), .05, q, s * .13, .05, seg=10)
            bar(m, (-.28, s * .16, .42), (.26, s * .14, .36), .025)
            bar(m, (-.24, s * .15, .2), (.22, s * .12, .2), .02)
        box(mat(('lav', 'steel'), .4), .46, .28, .16, 0, 0, .22, r=.03)
        bar(mat('coral', .5), (-.3, -.17, .45), (-.3, .17, .45), .04)


def shop():
    tops = []
    for i in range(4):
        shelf(-5.7 + i * 2.05, .75, 90, 3.5, i)
    for i, x in enumerate((2.5, 4.3)):
        shelf(x, 1.35, 90, 2.4, 7 + i)
    for i in range(6):                                                # boards over the aisles
        x = -6.7 + 2.05 * i
        for s in (-1, 1):
            cyl(mat('dark', .5), .012, .5, x + .35 * s, -1.15, 1.95, seg=6)
        box(mat(('teal5', 'coral', 'amber6', 'indigo5', 'teal5', 'coral')[i], .5, emit=pick(.6, 0)), .95, .06, .34, x, -1.15, 1.72, r=.04)
        for k in range(3):
            cyl(mat('white', .5, emit=pick(.8, 0)), .06, .07, x - .25 + .25 * k, -1.115, 1.89, rot=(90, 0, 0), seg=14, b=.005)
    for i, x in enumerate((-6.2, -4.6, -3.0)):
        tops.append(till(x, -2.9, i))
    for i in range(3):                                                # cold shelves along the back wall
        with at(-6.2 + 2.35 * i, SY1 - .45, .22):
            box(mat('porcelain', .4), 2.2, .6, 1.5, r=.04)
            box(mat(('#1A3A6E', '#BFDCEB'), .2, emit=pick(.6, 0)), 2.0, .04, 1.15, 0, -.3, .25, r=.02)
            for k in range(3):
                for j in range(11):
                    cyl(mat(GOODS[(j * 3 + k + i) % 8], .4), .06, .24, -.88 + .176 * j, -.3, .3 + .37 * k, seg=10, b=.015)
            box(glow('#BFF5FF', 5), 2.0, .03, .04, 0, -.34, 1.44, r=.01, n=1)
    fruit = ('amber', 'coral', ('#5DB85A', '#6FB556'), ('#F2D24A', '#F2CE4A'), 'rose', 'amber6')
    for i in range(3):                                                # fruit at the door
        for j in range(2):
            with at(2.5 + 1.0 * j, -2.9 + 1.15 * i, .22):
                box(mat('wood', .6), .85, .95, .4, r=.03)
                for a in range(5):
                    for b in range(6):
                        sphere(mat(fruit[(i * 2 + j) % 6], .5), .08, -.3 + .15 * a, -.36 + .145 * b, .43 + .03 * ((a + b) % 2), seg=8)
    for i in range(2):
        with at(4.6, -2.4 + 2.2 * i, .22, 90):
            box(mat('porcelain', .4), 1.7, .7, .62, r=.06)
            box(holo('#8FD8FF', .5, .15), 1.5, .5, .08, 0, 0, .6, r=.03, shadow=False)
            for a in range(8):
                box(mat(GOODS[a], .5), .14, .36, .1, -.6 + .17 * a, 0, .54, r=.02, n=1)
    for x, y, rz in ((-1.2, -2.4, 60), (1.3, -1.0, 100), (-.4, -5.2, 20), (.5, -3.2, 90)):
        trolley(x, y, rz)
    for i in range(5):
        trolley(1.6 + .26 * i, -5.0, 0)
    return tops


def hall(tops):
    """The server hall on its deck."""
    zd = 4.5
    with at(4.3, 4.3, zd):
        slab(mat('plinth', .45, coat=.2), 7.2, 4.0, .28, r=.5, b=.06)
        slab(glow('teal3', 2.8), 7.24, 4.04, .06, z=.05, r=.5, b=.01)
        slab(mat('pave2', .7), 6.9, 3.7, .04, z=.27, r=.4, b=.01)
        data_centre(-.4, .2, .3, 0, 1.0, 5.2, 2.6)
        antenna_mast(3.0, .9, .3, 2.4, .7)
        fence(-3.4, -1.75, 3.4, -1.75, .3, .35, 'porcelain', .3)
        fence(3.4, -1.75, 3.4, 1.7, .3, .35, 'porcelain', .3)
        for x in (-3.0, 2.9):
            bush(x, -1.3, .3, .22)
    for x in (1.3, 7.3):
        for y in (2.9 if x > 5.5 else 3.6, 5.7):
            cyl(mat('concrete', .7), .22, zd - .1, x, y, .1, r1=.18, seg=20)
            torus(glow('teal3', 4), .215, .02, x, y, 1.2)
    for i, p in enumerate(tops):                                      # every till's line climbs to the hall
        q = (1.5 + .9 * i, 2.35, zd + .5)
        signal_arc(p, q, 1.4, .03)
        sphere(glow('#7FFFF0', 8), .1, *p, seg=12, shadow=False)
    for x, y in ((-5.7, .75), (-3.65, .75), (-1.6, .75), (4.6, -.2)):
        signal_arc((x, y, 1.6), (4.6 + .25 * x, 2.35, zd + .5), 1.2, .022)
        ripples(x, y, 1.62, 2, .16, .14, .016)


def outside():
    for x, y, s in ((-8.0, -5.7, .8), (-5.4, -5.7, .7), (-3.0, -5.8, .75), (4.4, -5.7, .8), (7.6, -5.6, .9), (-8.0, 5.2, 1.0), (-6.0, 5.0, .9), (-3.9, 5.2, 1.0), (-1.6, 5.0, .9), (7.9, .9, .8)):
        tree(x, y, .18, s)
    slab(mat('yard', .7), 2.3, 5.6, .02, 7.1, -1.9, .18, r=.2, b=.005)
    for i in range(4):
        box(mat('line', .6), 2.0, .06, .012, 7.1, -4.5 + 1.75 * i, .2, r=.003, n=1)
    car(7.1, -3.6, .2, 180, 'coral', s=.95)
    car(7.1, -1.85, .2, 180, 'porcelain', kind='van', s=.9)
    car(7.1, -.1, .2, 180, 'teal3', s=.95)
    for x in (-6.8, -4.2, 2.9, 5.9):
        planter(x, -4.75, 1.5, .34, .18)
    streetlight(6.0, -5.4, .18, 60, 2.9, .8, energy=1000, smart=False)
    streetlight(-7.2, -5.4, .18, 60, 2.9, .8, energy=1000, smart=False)
    for x, y in ((-5.6, 1.0), (-2.4, 1.2), (.6, .8), (-4.6, -2.4), (3.0, -1.2)):
        spot('#FFC484', 2400, (x, y, 5.0), 1.5, .4)
    spot('#9FD8FF', 1200, (4.0, 1.2, 7.6), 1.5, .4, rot=(-38, 0, 0))
    for x in range(12):                                               # paving, the way in, bicycles at their rack
        box(mat('pave2', .75), .03, 1.7, .012, -7.9 + 1.3 * x, -5.5, .178, r=.003, n=1)
    for i in range(6):
        box(mat('line', .6), 1.9, .16, .012, -.8, -4.7 - .29 * i, .18, r=.003, n=1)
    for i in range(5):
        with at(3.3 + .3 * i, -5.2, .18, 80):
            for q in (-.24, .24):
                torus(mat('ink', .6), .15, .02, q, 0, .17, rot=(90, 0, 0), seg=18, sec=6)
            bar(mat(('coral', 'teal3', 'amber', 'peri', 'rose')[i], .4), (-.24, 0, .17), (.05, 0, .38), .03)
            bar(mat(('coral', 'teal3', 'amber', 'peri', 'rose')[i], .4), (.24, 0, .17), (.14, 0, .5), .03)
            bar(mat(('coral', 'teal3', 'amber', 'peri', 'rose')[i], .4), (-.1, 0, .34), (.17, 0, .36), .03)
            bar(mat('dark', .4), (.14, -.1, .5), (.14, .1, .5), .02)
    truck(5.2, 5.35, .18, 180, 'teal3', 'porcelain', .8)
    pallet(2.6, 5.2, .18, 0, 2)
    auto_rickshaw(-5.9, -5.35, .18, 0, s=.8)
    if not is_day():
        area('#FFDDB4', 1700, (-1, -2.0, 9.0), (-1, -.5, 0), size=12, size_y=8, spec=.3)


def build(variant):
    stage(14.5, -1.25, fill=1.15, key=1.1)
    shell()
    hall(shop())
    outside()


SHOTS = {
    'case': iso((.2, .2, 1.9), 26.6, az=40, el=32, edge=(.05, .03, .05, .03)),
}
