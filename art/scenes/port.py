"""The smart port: a container ship at the quay, cranes, a yard, a tower that sees it all."""
from kit import *

SEED = 12
W, D = 20., 16.
QUAY_Y = -2.0                 # the quay's edge
SEA, QUAY = -.42, .22         # heights
RAIL0, RAIL1 = QUAY_Y + .72, QUAY_Y + 3.3
YARD = 5.0


def ground():
    r = 1.
    slab(mat('plinth', .45, coat=.2), W + .5, D + .5, .42, z=-1.92, r=1.2, b=.12)
    slab(glow('teal3', 2.6), W + .06, D + .06, .12, z=-1.5, r=1., b=.02)
    slab(mat('plinth_top', .6), W, D, .3, z=-1.4, r=1., b=.05)

    def corner(cx, cy, a0):
        return [(cx + r * math.cos(rad(a0 + 15 * i)), cy + r * math.sin(rad(a0 + 15 * i))) for i in range(7)]
    sea = [(W / 2 - .03, QUAY_Y + .3), (-W / 2 + .03, QUAY_Y + .3)]
    sea += corner(-W / 2 + .03 + r, -D / 2 + .03 + r, 180) + corner(W / 2 - .03 - r, -D / 2 + .03 + r, 270)
    prism(water_mat(), sea, SEA + 1.12, z=-1.12, b=.04)
    land = [(-W / 2, QUAY_Y), (W / 2, QUAY_Y)] + corner(W / 2 - r, D / 2 - r, 0) + corner(-W / 2 + r, D / 2 - r, 90)
    prism(mat('concrete', .75), land, QUAY + 1.12, z=-1.12, b=.07)
    slab(mat('road', .65), W - .7, 2.9, .03, 0, QUAY_Y + 2.0, QUAY, r=.15, b=.01)
    slab(mat('yard', .7), W - .7, 5.9, .03, 0, 4.55, QUAY, r=.3, b=.01)
    box(mat('amber', .6), W - .2, .16, .02, 0, QUAY_Y + .22, QUAY, r=.005, n=1)
    for i in range(26):
        box(mat('dark', .6), .2, .165, .021, -W / 2 + .6 + i * .76, QUAY_Y + .22, QUAY, r=.005, n=1)
    for i in range(17):
        x = -W / 2 + 1.0 + i * 1.13
        cyl(mat('ink', .8), .17, .5, x, QUAY_Y - .06, SEA + .02, b=.05, seg=18)
        cyl(mat('amber6', .4), .075, .16, x + .5, QUAY_Y + .48, QUAY, r1=.1, b=.02, seg=16)
    for y in (RAIL0, RAIL1):
        box(mat('grey', .3, metal=.8), W - .9, .06, .05, 0, y, QUAY + .03, r=.01, n=1)
    for i in range(13):
        for y in (QUAY_Y + 1.55, QUAY_Y + 2.4):
            box(mat('line', .6), .6, .05, .008, -W / 2 + 1.2 + i * 1.5, y, QUAY + .03, r=.002, n=1)


def quay_side(queue=False):
    z = QUAY + .05
    sts_crane(-3.3, RAIL0, RAIL1, z, trolley=QUAY_Y - 2.7, load='teal3', drop=1.6)
    sts_crane(2.9, RAIL0, RAIL1, z, trolley=QUAY_Y - 1.5, load='porcelain', drop=2.3)
    z = QUAY + .03
    truck(-6.4, QUAY_Y + 1.98, z, 0, 'coral', 'amber')
    truck(3.0, QUAY_Y + 1.98, z, 0, 'porcelain', 'teal5')
    truck(7.0, QUAY_Y + 1.55, z, 0, 'amber', 'peri')
    truck(5.6, 1.98, z, 180, 'teal3', 'indigo5')
    truck(-1.6, 1.95, z, 180, 'amber', 'coral')
    for i in range(2):
        container(6.4 + i * 1.75, QUAY_Y + 3.0, z)
        container(-8.6, QUAY_Y + 1.2 + .75 * i, z)
    container(6.4, QUAY_Y + 3.0, z + CH + .01, 0, 'coral')


def yard():
    z = QUAY + .03
    for k, x in enumerate((-6.45, -.55, 5.2)):
        stack(x, YARD, z, 3, 5, 4, .14, .07, profile=lambda i, j, k=k: max(1, (4 if k == 0 else 3) - ((i * 7 + j * 3 + k * 5) % 3)))
    rtg_crane(-.55, YARD, z)
    control_tower(8.75, 6.6, QUAY)
    scanner_gate(8.9, 2.0, z)
    for x, y, real in ((-9.2, 1.6, True), (-3.5, 7.4, True), (2.4, 7.4, True), (-9.2, 7.2, False)):
        high_mast(x, y, QUAY, real=real)
    for x in (-7.6, -6.7, -5.5, 4.2, 5.4, 6.6):
        tree(x, 7.55, QUAY, .62)


def build(variant):
    stage(18, -1.93, fill=1.35, key=1.35)
    ground()
    ship(-.7, QUAY_Y - 2.35, SEA + .38)
    quay_side()
    yard()
    tug(6.9, QUAY_Y - 4.35, SEA, 158)
    for x, y, c in ((9.0, QUAY_Y - 1.2, 'amber'), (-8.9, QUAY_Y - 5.0, 'teal3'), (1.2, QUAY_Y - 5.2, 'coral')):
        buoy(x, y, SEA, c)
    top = (8.75, 6.6, QUAY + 6.35)
    for p in ((-3.3, RAIL0 + .35, QUAY + 8.0), (2.9, RAIL0 + .35, QUAY + 8.0), (-.05, YARD, QUAY + 3.95)):
        signal_arc(top, p, 1.3)
    ripples(*top, r0=.25, dr=.19, th=.016)


SHOTS = {
    'main': iso((0, 0, 1.65), 30.5),
    'case': hero((17, -19, 6.5), (.6, -2.2, 1.9), 58, 1.4, (4, -5, 2), edge=.04),
}
