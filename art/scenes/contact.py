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


def chennai():
    W, D = 18., 12.5
    diorama(W, D, .9)
    block(-W / 2 + .06, -1.6, W / 2 - .06, D / 2 - .06, .7)
    block(-W / 2 + .06, -D / 2 + .06, W / 2 - .06, -5.1, .5)
    road(-W / 2 + .05, -5.0, W / 2 - .05, -1.7, marks=False)
    box(mat('kerb', .6), W - .4, .36, .14, 0, -3.35, .03, r=.05)      # the avenue's green middle
    for i in range(11):
        bush(-7.8 + i * 1.55, -3.35, .15, .2)
    for i in range(12):
        for y in (-2.5, -4.2):
            box(mat('line', .6), .6, .06, .012, -8.1 + i * 1.5, y, .046, r=.003, n=1)
    for i in range(23):
        box(mat('pave2', .75), .02, 1.2, .012, -8.6 + i * .78, -.95, .178, r=.003, n=1)
    office(-2.6, 2.7, 4.6, 3.6, 5)
    gopuram(5.0, 4.3, .18, 0, 1.75, 7)
    with at(5.0, 2.2, .18):
        box(mat('facade6', .6), 4.6, .16, .55, 0, .35, 0, r=.03)
        for i in range(8):
            box(mat(('coral', 'porcelain')[i % 2], .6), .575, .17, .56, -2.02 + .577 * i, .35, 0, r=.01, n=1)
        box(glow('#FFB95E', 3), .7, .05, .8, 0, .25, 0, r=.03)
    building(-7.3, 3.4, 2.7, 3.2, 3.2, 'facade4', style='grid', lit=.6, z=.18, roof='water', shop=True, balcony=True)
    building(1.4, 4.4, 2.1, 2.4, 2.5, 'facade3', style='grid', lit=.6, z=.18, roof='water', shop=True)
    building(8.0, 1.2, 1.4, 2.0, 1.7, 'facade2', style='grid', lit=.7, z=.18, roof='water', shop=True)
    for x in (-8.2, -5.5, .5, 3.0, 6.9):
        tree(x, -.6, .18, 1.15, 'multi')
    for x in (-8.0, -4.6, -1.2, 2.2, 5.6, 8.2):
        tree(x, -5.6, .18, .62, 'round')
    for x, y in ((2.9, 1.2), (6.7, 2.9), (-5.1, .9), (8.3, 5.0), (-.1, 5.4)):
        palm(x, y, .18, 1.1)
    for x in (-6.6, -2.6, 1.4, 5.4):
        streetlight(x, -1.35, .18, -90, 3.0, .9, energy=1200)
    for x in (-4.4, 3.4):
        streetlight(x, -5.35, .18, 90, 3.0, .9, energy=1000)
    bus(-4.6, -2.35, .05, 0, 'teal5', .92)
    auto_rickshaw(-.6, -2.7, .05, 0, 'amber')
    car(2.6, -2.2, .05, 0, 'porcelain')
    auto_rickshaw(6.6, -2.4, .05, 0, 'amber')
    car(5.2, -4.4, .05, 180, 'coral')
    auto_rickshaw(.2, -4.35, .05, 180, 'amber')
    car(-6.2, -4.5, .05, 180, 'teal3', kind='van')
    for x in (-4.5, -3.6, -1.6, -.7):
        planter(x, .3, .8, .3, .18)
    pin(-2.6, 2.7, 6.1, 'amber', 1.2)
    spot('#FFB866', 1200, (5.0, 1.6, 6.2), 1.3, .4, rot=(12, 0, 0))


def delhi():
    W, D = 15.5, 14.
    diorama(W, D, .9)
    road(-W / 2 + .05, -5.0, W / 2 - .05, -2.6)
    road(-W / 2 + .05, 4.3, W / 2 - .05, 6.9, marks=False)
    block(-W / 2 + .06, -2.5, W / 2 - .06, 4.2, .6)
    block(-W / 2 + .06, -D / 2 + .06, W / 2 - .06, -5.1, .5)
    viaduct(-W / 2 + .6, W / 2 - .6, 5.6, .05, 3.4, 1.5, 3.5)
    metro_train(1.0, 5.6, 3.75, 4)
    building(-4.9, 1.3, 4.2, 3.6, 4.2, 'facade9', style='grid', lit=.65, z=.18, roof='water', shop=True, balcony=True)
    building(-.3, 1.4, 4.3, 3.4, 3.0, 'facade6', style='grid', lit=.65, z=.18, roof='water', shop=True, balcony=True)
    building(4.7, 1.4, 4.5, 3.6, 3.6, 'facade2', style='grid', lit=.65, z=.18, roof='water', shop=True, balcony=True)
    for x, y, z in ((-6.0, .4, 4.4), (-3.8, 2.4, 4.4), (.9, 2.3, 3.2), (5.9, .4, 3.8)):
        roof_tank(x, y, z, 1.7)
    for x, c in ((-4.9, 'teal3'), (-.3, 'coral'), (4.7, 'amber')):
        box(glow(c, 2.6), 1.8, .06, .3, x, -.62 if x != -.3 else -.42, 1.12, r=.04, n=1)
    chhatri(6.6, -6.0, .18, .95, ('coral', '#D98A6A'))
    for x in (-7.0, -4.2, -2.7, 2.0, 7.0):
        tree(x, -1.9, .18, .8, 'multi')
    for x in (-7.0, -4.6, -2.2, .2, 2.6, 4.6):
        tree(x, -6.0, .18, .7)
    for x in (-5.8, -3.4, 1.4, 3.6):
        bench(x, -5.7, .18, 180)
    for x in (-6.0, -1.4, 3.4):
        streetlight(x, -2.25, .18, -90, 2.9, .9, energy=1300)
    streetlight(6.0, -5.4, .18, 90, 2.9, .9, energy=1100)
    auto_rickshaw(-3.6, -3.2, .05, 0, ('#5DB85A', '#5FA84A'))
    auto_rickshaw(-5.3, -3.2, .05, 0, ('#5DB85A', '#5FA84A'))
    car(1.6, -3.2, .05, 0, 'porcelain')
    car(4.9, -4.4, .05, 180, 'coral')
    car(-1.0, -4.4, .05, 180, 'teal3')
    for x in (-6.6, 6.9):
        tree(x, 3.6, .18, .7)
    for i in range(6):
        bush(-6.5 + i * 2.6, 6.9 - .15, .05, .22)
    for i, x in enumerate((-6.4, -5.2, -1.6, .9, 3.6, 6.0)):           # carts and crates before the shops
        with at(x, -.95, .18, i * 17):
            box(mat('wood', .6), .5, .36, .26, r=.02)
            for k in range(6):
                sphere(mat(('amber', 'coral', 'leaf2')[i % 3], .6), .075, -.15 + .15 * (k % 3), -.08 + .16 * (k // 3), .3, seg=10)
    pin(-.3, 1.4, 5.0, 'teal3', 1.1)
    spot('#FFC98A', 900, (-.3, -1.4, 4.2), 2.0, .4)


def build(variant):
    stage(15, -1.25, fill=1.1, key=1.1)
    delhi() if variant == 'delhi' else chennai()


SHOTS = {
    'chennai': iso((0, .1, 2.1), 25.6, az=34, el=28, edge=(.05, .03, .05, .02)),
    'delhi': iso((0, 0, 1.75), 25.4, az=48, el=29, variant='delhi', edge=(.05, .03, .05, .02)),
}
