"""The smart port: a container ship at the quay, cranes, a yard, a tower that sees it all."""
from kit import *
from kit.mess import *

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


def waiting():
    """The same gate in trouble: the boom is down, papers are checked by hand at a table, and trucks stand nose to tail to the edge of the yard."""
    gate()
    z = .03
    for k, (x, y, c, l) in enumerate(((-6.6, 4.0, 'coral', 'peri'), (-12.4, 4.0, 'teal3', 'amber'), (-.6, 5.0, 'amber', 'teal5'), (5.6, 5.2, 'porcelain', 'coral'))):
        truck(x, y, z, 0, c, l, 1.75)
    with at(4.3, -1.75, z):                                             # the table and its papers
        box(mat('desk', .6), 1.5, .8, .06, 0, 0, .74, r=.02)
        for sx in (-.65, .65):
            for sy in (-.3, .3):
                box(mat('steel', .4), .06, .06, .74, sx, sy, 0, r=.01, n=1)
        file_tower(-.4, 0, .8, 8, .4, 3)
        file_tower(.3, .1, .8, 5, -.3, 4)
    scatter(14, 2.2, -2.6, 5.6, -1.2, z + .05, 5, 2)
    for k in range(5):
        traffic_cone(3.15, -1.2 + .62 * k, z, 1.3)
    alarm_lamp(-.35, -2.6, 4.3, s=1.5)
    alarm_lamp(-.35, 2.6, 4.3, s=1.5)
    light_pool(2.6, 0, z + .06, 2.2, '#FF6A48', .8)
    spot('#FF7A58', 3200, (3.0, -.8, 5.2), 1.6, .4)


def gate():
    """The answer, close: a portal of cameras over a truck on the weighbridge, the boom up, the yard behind."""
    stage(14, -1.25, fill=1.35, key=1.25)
    diorama(34, 30, 1.0, top='yard')
    z = .03
    slab(mat('road', .65), 33.6, 5.2, .03, 0, 0, 0, r=.2, b=.01)
    for y in (-2.45, 2.45):
        box(mat('amber', .6), 33, .09, .012, 0, y, z, r=.003, n=1)
    slab(mat('kerb', .6), 9.0, .9, .2, -.4, -2.95, 0, r=.3, b=.04)         # islands left and right of the lane
    slab(mat('kerb', .6), 9.0, .9, .2, -.4, 2.95, 0, r=.3, b=.04)
    slab(mat('steel', .35, metal=.3), 6.0, 3.1, .05, -.4, 0, z, r=.08, b=.02)  # the weighbridge
    for k in range(2):
        for i in range(14):
            box(mat('slate', .5), .26, .9, .012, -3.1 + .42 * i, -.72 + 1.44 * k, z + .048, r=.004, n=1)
    for y in (-1.6, 1.6):
        box(glow('teal3', 6), 6.1, .09, .07, -.4, y, z, r=.02, n=1)
    for x in (-3.5, 2.7):
        box(glow('teal3', 6), .09, 3.28, .07, x, 0, z, r=.02, n=1)
    truck(-.3, 0, .09, 0, 'teal3', 'coral', 2.0)
    white, dark = mat('porcelain', .4, coat=.3), mat('dark', .45)
    for x in (-1.6, .9):                                                  # the portal
        for y in (-2.95, 2.95):
            box(white, .34, .34, 4.1, x, y, .15, r=.07, n=3)
            box(glow('teal3', 5), .05, .09, 2.6, x + .155, y, .6, r=.01, n=1)
        box(white, .42, 6.5, .42, x, 0, 4.05, r=.09, n=3)
        box(glow('teal3', 6), .44, 4.9, .05, x, 0, 4.02, r=.01, n=1)
        for y in (-1.7, 0, 1.7):
            cctv(x + .1, y, 4.05, 0 if x > 0 else 180, 1.15, 34, beam=1.9 if y == 0 and x > 0 else None)
    for y in (-2.6, 2.6):
        box(white, 2.5, .2, .2, -.35, y, 4.12, r=.05)
        cctv(-.35, y * .98, 4.1, -90 if y > 0 else 90, 1.05, 40)
    box(dark, 1.9, 4.4, .1, -.35, 0, 4.44, r=.03)
    box(holo('#35E0D4', .7, .1), .03, 5.4, 3.8, .9, 0, .2, r=.01, n=1, shadow=False)
    with at(3.6, 2.9, .2):                                                 # the boom, raised
        boom_gate(0, 0, 0, -90, 3.6, not in_trouble())
    with at(3.5, -2.95, .2):                                               # the driver's pillar
        kiosk(-.9, 0, 0, 25, .92, 'phone1')
    traffic_light(4.5, 2.95, .2, 60, 0 if in_trouble() else 2)
    with at(-3.9, -2.95, .2):
        gateway(0, 0, 0, 0, .9)
    for x in (-4.5, 2.3):
        bollard(x, -2.95, .2)
        bollard(x, 2.95, .2)
    check(.9, -2.2, 5.15, 1.1)
    for k, x in enumerate((-13.0, -7.4, -1.8, 3.8, 9.4)):                  # the yard
        stack(x, 8.6, z, 3, 5, 4, .12, .06, profile=lambda i, j, k=k: 1 + (i * 7 + j * 3 + k * 2) % 4)
    for x in (-12.2, -2.6, 4.6):
        rtg_crane(x, 8.6, z, light=x > -5)
    for x, y in ((-10.5, 5.0), (-1.0, 12.6), (7.5, 5.0)):
        high_mast(x, y, 0, 5.6, 1900)
    truck(-8.6, 0, z, 0, 'amber', 'peri', 2.0)
    truck(-14.2, 0, z, 0, 'porcelain', 'teal5', 2.0)
    agv(8.0, -4.2, 0, 0, 1.2)
    for i in range(7):
        tree(-15 + 3.4 * i, 4.2, 0, .62)
    for x in (-6.5, -10.5):
        lamp_post(x, -3.4, 0, 90, 2.8, .7)
    spot('#FFE0B8', 1500, (-.3, 0, 3.95), 2.4, .4)
    spot('#FFC98A', 2600, (4.4, -2.6, 5.6), 1.7, .4)
    spot('#FFC98A', 1500, (-6.4, -1.0, 5.4), 1.9, .4)


def outlook(top):
    """What else the tower sees: a breakwater with its lights, a second tug, the gate."""
    rnd = random.Random(5)
    for i in range(46):
        t = i / 45
        for _ in range(2):
            rock(-9.4 + 13.6 * t + rnd.uniform(-.2, .2), -7.25 + rnd.uniform(-.32, .32), SEA - .05, rnd.uniform(.2, .34))
    box(mat('concrete', .75), 13.6, .34, .2, -2.6, -7.25, SEA + .16, r=.05)
    for k in range(4):
        x = -9.0 + 4.3 * k
        cyl(mat('porcelain' if k % 2 else 'coral', .5), .13, .9, x, -7.25, SEA + .3, r1=.1, seg=16)
        sphere(glow('teal3' if k % 2 else 'coral', 12), .13, x, -7.25, SEA + 1.3, seg=14)
        light_pool(x, -7.0, SEA + .06, 1.1, '#3DE0D4' if k % 2 else '#FF7759', .3)
    tug(4.6, -6.2, SEA, 190, .9)
    with at(top[0], top[1], top[2] - .1):                              # the radar
        bar(mat('porcelain', .4), (-.55, 0, .25), (.55, 0, .25), .13)
        cyl(mat('dark', .4), .05, .3, 0, 0, 0, seg=10)
    for p in ((6.9, QUAY_Y - 4.35, SEA + 1.3), (4.6, -6.2, SEA + 1.2), (-.4, -7.25, SEA + 1.45), (3.9, -7.25, SEA + 1.45), (8.9, 2.0, QUAY + 1.7)):
        signal_arc(top, p, 1.6, .022)
        ripples(*p, 2, .16, .14, .016)
    spot('#BFE0FF', 700, (8.2, 4.6, QUAY + 6.5), 1.5, .3)


def build(variant):
    if variant in ('obstacles', 'features'):
        with trouble(variant == 'obstacles'):
            return waiting() if variant == 'obstacles' else gate()
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
    if variant == 'case':
        outlook(top)


FEATURES = hero((10.4, -8.6, 3.6), (.1, .55, 1.95), 46, fstop=2.0, focus=(1.5, -1.0, 1.4), variant='features', edge=0)

SHOTS = {
    'main': iso((0, 0, 1.65), 30.5),
    'case': hero((28, -13.5, 10.5), (2.6, .5, 2.0), 40, 2.0, (7, 2, 3), variant='case', edge=.04),
    'obstacles': {**FEATURES, 'variant': 'obstacles'},
    'features': FEATURES,
}
