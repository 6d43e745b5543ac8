"""Five institutions around a courtyard keep the same tower of glass blocks; one unbroken line of light runs around all five."""
from kit import *
from kit.mess import *
from kit.paper import *
from kit.small import *

SEED = 61
ANGLES = (135, 63, -9, -81, -153)
A, B = 3.75, 2.1                              # the line: a curve of five loops
TOWER = 4.35


def line(z):
    """The flower of five loops, one closed line."""
    pts = []
    for i in range(240):
        t = 2 * pi * i / 240
        x, y = A * math.cos(t) + B * math.cos(-4 * t), A * math.sin(t) + B * math.sin(-4 * t)
        a = rad(135)
        pts.append((x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z))
    tube(data_mat('data', 3.2), pts, .06, 8, closed=True, smooth_path=False, shadow=False)
    for p in pts[::8]:
        sphere(glow('#7FFFF0', 7), .1, *p, seg=12, shadow=False)


def ledger(x, y, z, n=4, s=.82, cores=('amber', 'amber', 'amber', 'amber')):
    """A tower of sealed blocks on its foot."""
    cyl(mat('dark', .4), .78, .16, x, y, z, seg=40, b=.04)
    torus(glow('teal3', 6), .74, .03, x, y, z + .15, seg=48)
    for k in range(n):
        cube_block(x, y, z + .2 + k * (s + .09), s, 45 + 0 * k, core=cores[k % len(cores)])
        box(mat('porcelain', .35), s * .5, s * .5, .08, x, y, z + .2 + k * (s + .09) - .085, r=.02, rot=(0, 0, 45))
    light_pool(x, y, z + .17, 1.3, '#43E0D8', .9)


def yard(z):
    """Paving in rings, the well of light in the middle, planters."""
    prism(mat('pave', .7), ngon(5, 7.3, 135, 1.0), .06, z=z - .05, b=.02)
    rings = mat('pave2', .75)
    for r in (1.5, 2.6, 6.2):
        torus(rings, r, .05, 0, 0, z, seg=72, sec=6)
    rnd = random.Random(3)
    for k in range(40):
        a = 2 * pi * k / 40
        box(rings, 1.0, .05, .01, 2.05 * math.cos(a), 2.05 * math.sin(a), z + .01, r=.002, n=1, rot=(0, 0, math.degrees(a)))
    cyl(mat('concrete', .6), 1.15, .22, 0, 0, z, seg=48, b=.05)
    cyl(water_mat('well'), 1.0, .05, 0, 0, z + .2, seg=48, b=.01)
    cyl(mat('porcelain', .4), .3, .5, 0, 0, z + .1, seg=28)
    cube_block(0, 0, z + .72, .95, 45, core='amber')
    cyl(mat('dark', .4), .42, .08, 0, 0, z + .6, seg=28)
    for k in range(5):
        a = rad(135 + 36 + 72 * k)
        with at(4.3 * math.cos(a), 4.3 * math.sin(a), z, math.degrees(a) + 90):
            planter(0, 0, 1.7, .5, 0)
            bench(0, .62, 0, 0)
            bench(0, -.62, 0, 180)
        tree(5.4 * math.cos(a), 5.4 * math.sin(a), z, 1.0)


def houses(z):
    R = 7.5

    def put(i, r=R):
        return r * math.cos(rad(ANGLES[i])), r * math.sin(rad(ANGLES[i]))
    x, y = put(0, 7.9)
    secretariat(x, y, z, 45, .72)
    x, y = put(1, 7.3)
    building(x, y, 3.6, 2.6, 3.5, 'facade3', style='band', lit=.7, z=z, rz=-27, roof='solar', sides=(0, 1, 3))
    with at(x, y, z, -27):
        cross_sign(0, -1.42, 2.5, 0, .6)
        box(mat('porcelain', .4), 2.0, .9, .12, 0, -1.6, .9, r=.04)
        for s in (-.85, .85):
            cyl(mat('porcelain', .4), .06, .9, s, -1.9, 0, seg=12)
        ambulance(2.3, -1.9, 0, 20, .62)
    x, y = put(4, 7.3)
    bank(x, y, z, 72, 1.15)
    x, y = put(3, 7.5)
    warehouse(x, y, z, 9, .85, 4.0, 2.2, 1.25)
    with at(x, y, z, 9):
        stack(-2.6, -.2, 0, 1, 3, 2, full=1.)
    truck(x + 2.6, y - .3, z, 99, s=.72)
    x, y = put(2, 7.5)
    with at(x, y, z, 81):
        building(0, 0, 3.4, 2.0, 1.25, 'facade6', lit=.75, roof='none', sides=(0, 1, 2, 3), floor_h=.5)
        for s in (-1, 1):
            chhatri(s * 1.2, 0, 1.28, .6)
        box(mat('slate', .5), 1.0, .5, .04, 0, 0, 1.29, r=.01)
        for k in range(5):
            solar_panel(-.5 + .25 * k, .55, 1.28, .22, .4)
        for k in range(6):
            cyl(mat('porcelain', .4), .08, 1.0, -1.3 + .52 * k, -1.2, 0, seg=14)
        box(mat('porcelain', .4), 3.2, .5, .1, 0, -1.15, 1.0, r=.03)


def apart():
    """The same track in trouble: links are missing, every block has its own paper beside it, and no two heaps agree."""
    joined()
    z = .05
    for k, n in enumerate((9, 4, 13, 6, 11)):
        x = -6.1 + 2.15 * k
        file_tower(x - .3, -.75, z, n, (.5, -.3, .6, .2, -.5)[k], k + 2)
        file_tower(x + .4, -.9, z, max(2, n - 3), .3, k + 9, 30)
    scatter(34, -6.8, -3.6, 6.6, -1.2, z, 8, 4)
    for x in (-2.9, 1.4):
        tape((x, -.1), (x, 2.0), z + .1, .9)
    alarm_lamp(-1.8, .9, z + 1.96, s=1.3)
    alarm_lamp(2.5, .9, z + 1.96, s=1.3)
    spot('#FF7A58', 1500, (-1.6, -1.0, 4.6), 1.6, .4)


def joined():
    """The answer: a fresh block clicks onto the sealed chain; a tampered one lies beside the track."""
    diorama(15.4, 8.2, 1.6)
    slab(mat(('#39427F', '#DDD5C6'), .6), 15.0, 7.8, .05, r=1.5, b=.015)
    z = .05
    for s in (-1, 1):                                       # the track
        box(mat('steel', .3, metal=.5), 14.2, .14, .16, 0, .9 + s * .95, z, r=.03)
        box(glow('teal3', 4), 14.0, .04, .04, 0, .9 + s * 1.1, z + .02, r=.01, n=1)
    for k in range(24):
        box(mat('dark', .6), .22, 2.3, .07, -6.9 + .6 * k, .9, z, r=.02, n=1)
    s = 1.7
    for k in range(5):
        x = -6.1 + 2.15 * k
        box(mat('dark', .45), 1.5, 1.7, .14, x, .9, z + .12, r=.04)
        cube_block(x, .9, z + .26, s, 0)
        with at(x, .9 - s / 2 - .03, z + .26 + s * .5):            # the seal
            cyl(mat('amber', .3, coat=.5), .26, .08, 0, 0, 0, rot=(90, 0, 0), seg=32, b=.02)
            torus(glow('amber', 4), .26, .02, 0, -.08, 0, rot=(90, 0, 0), seg=32)
        if k and not (in_trouble() and k % 2):
            chain_link(x - 1.075, .9, z + .26 + s * .5, 0, .72)
            box(glow('teal3', 5), .36, .1, .1, x - 1.075, .9, z + .42, r=.03)
    with at(5.3, .9, z + .26):                                  # the fresh block, a hand's breadth from its place
        box(mat('dark', .45), 1.5, 1.7, .14, 0, 0, -.14, r=.04)
        cube_block(0, 0, 0, s, 0, core='#FFE0A0')
        for q in (-.5, 0, .5):
            bar(glow('#9FFFF4', 6), (-1.3, q, .85), (-.98, q, .85), .06, .01)
    for sx in (-1, 1):                                            # the press that sets it
        box(mat('porcelain', .35, coat=.4), .34, .34, 3.2, 5.3, .9 + sx * 1.45, z, r=.08, n=3)
    box(mat('porcelain', .35, coat=.4), .7, 3.4, .44, 5.3, .9, z + 3.0, r=.14, n=4)
    cyl(mat('steel', .25, metal=.5), .16, .7, 5.3, .9, z + 2.35, seg=20)
    box(mat('dark', .4), .9, .9, .14, 5.3, .9, z + 2.24, r=.04)
    box(glow('teal3', 6), .72, 2.4, .05, 5.3, .9, z + 2.97, r=.01, n=1)
    check(5.3, .9, z + 3.6, .8)
    with at(1.6, -2.4, z + .08, 28, rx=14):                      # the rejected one
        box(holo('#FF6A4C', .8, .2), s, s, s, r=.1, n=3, shadow=False)
        box(glow('coral', 4), .7, .7, .7, 0, 0, .5, r=.08)
        for a in (-1, 1):
            for b in (-1, 1):
                bar(glow('coral', 4), (a * s * .48, b * s * .48, .03), (a * s * .48, b * s * .48, s - .03), .06)
                bar(glow('coral', 4), (a * s * .48, -s * .48, s / 2 + b * s * .48), (a * s * .48, s * .48, s / 2 + b * s * .48), .06)
                bar(glow('coral', 4), (-s * .48, a * s * .48, s / 2 + b * s * .48), (s * .48, a * s * .48, s / 2 + b * s * .48), .06)
    for dx, rz in ((-.5, 20), (.1, 130)):
        with at(3.1 + dx, -3.0, z + .02, rz):                       # halves of its seal
            arc_prism(mat('amber', .3, coat=.5), .04, .3, 10, 170, .07, n=20, b=.015)
    light_pool(1.6, -2.4, z + .02, 1.8, '#FF5A3C', 1.2)
    desk(-4.6, -2.4, z, 0, 2.2, .9, ('list1', 'net1'))
    for x, y in ((-6.8, -2.9), (6.7, -2.9), (-6.9, 3.2), (6.9, 3.3), (-1.8, 3.3), (2.6, 3.3)):
        potted_plant(x, y, z, 1.0)
    box(mat('dark', .45), .9, .5, .9, -1.6, -2.6, z, r=.08)
    tablet(-1.6, -2.6, z + .9, 10, .7, 'list1')
    rack(5.2, -2.4, z, 0, 1.8)
    rack(6.1, -2.4, z, 0, 1.8)
    spot('#FFD2A0', 800, (-3.6, -1.2, 5.0), 1.8, .4)
    spot('#FFD2A0', 800, (4.2, -1.4, 5.0), 1.8, .4)
    spot('#FF7A5C', 420, (1.6, -2.8, 4.0), 1.4, .4)


def waterfront():
    """The banner: a quay, a customs house and a bank along the water, on one chain of blocks."""
    diorama(42, 13, 1.0)
    slab(water_mat('front'), 41.9, 12.9, .2, r=.95, b=.02)
    q = .6
    box(mat('concrete', .7), 41.6, 7.6, q, 0, 2.55, 0, r=.06)
    box(mat('pave', .75), 41.4, 7.4, .04, 0, 2.6, q - .02, r=.02, n=1)
    box(mat('kerb', .6), 41.6, .3, .12, 0, -1.1, q, r=.03, n=1)
    z = q + .02
    for k in range(24):
        cyl(mat('ink', .7), .16, .3, -17 + 1.5 * k, -1.28, .3, rot=(90, 0, 0), seg=16)
    # the quay
    slab(mat('yard', .8), 13.0, 6.4, .03, -11.6, 2.6, z, r=.3, b=.01)
    sts_crane(-11.4, -.5, 1.7, z, trolley=-3.4, load='coral', s=1)
    stack(-9.6, 4.2, z, 2, 3, 3, full=.9)
    stack(-13.8, 4.2, z, 2, 3, 3, full=.9)
    truck(-7.6, 1.2, z, 0, s=.95)
    ship(-12.6, -4.0, .2, 0, s=.72)
    # the customs house
    secretariat(-.4, 3.7, z, 0, .98)
    flagpole(-3.6, 1.2, z, 2.4)
    car(1.6, 1.0, z, 180, 'porcelain', s=.8)
    police_car(-2.4, 1.0, z, 0, .8)
    # the bank
    bank(8.6, 3.4, z, 0, 1.45)
    coin_stack(6.0, 1.6, z, 9, .3)
    coin_stack(6.6, 1.2, z, 5, .3)
    coin_stack(11.2, 1.4, z, 7, .3)
    glass_tower(13.4, 4.2, z, 2.4, 2.2, 5.2)
    building(16.8, 4.0, 3.0, 2.4, 3.6, 'facade2', z=z, lit=.6, shop=True, sides=(0, 1, 3))
    building(4.9, 5.2, 1.9, 1.5, 3.0, 'facade4', z=z, lit=.6, sides=(0, 1, 3))
    building(-5.6, 5.3, 2.0, 1.4, 3.4, 'facade3', z=z, lit=.6, sides=(0, 1, 3))
    # the chain along the water
    s, step = .95, 1.75
    for k in range(19):
        x = -15.75 + step * k
        box(mat('dark', .45), s + .2, s + .2, .14, x, -.35, z, r=.05)
        torus(glow('teal3', 5), .78, .025, x, -.35, z + .03, seg=40)
        cube_block(x, -.35, z + .16, s, 0)
        if k:
            chain_link(x - step / 2, -.35, z + .16 + s * .5, 0, .62)
        light_pool(x, -.9, z + .02, 1.0, '#43E0D8', .7)
    box(glow('teal3', 4), 34, .1, .04, 0, -.35, z + .02, r=.01, n=1)
    for x, y in ((-3.8, 1.8), (-2.6, 1.7), (2.0, 1.7), (3.3, 1.8)):
        planter(x, y, 1.1, .42, z)
    rnd = random.Random(5)
    for x, y in ((4.4, 1.6), (-4.9, 1.5), (5.2, 3.2), (11.6, 2.6), (12.0, 1.2), (14.6, 1.6), (-5.6, 3.0), (3.6, 4.4), (-4.6, 4.0)):
        palm(x, y, z, rnd.uniform(.85, 1.1))
    for x in (-5.2, -1.4, 2.4, 5.4, 10.4, 14.0):
        lamp_post(x, .6, z, -90, 2.1)
    for x, y, rz in ((2.8, -3.2, 10), (8.4, -4.4, 170), (13.0, -3.0, 0), (-.6, -5.0, 20)):
        fishing_boat(x, y, .2, rz, .85)
    tug(5.2, -5.2, .2, 170, .7)
    buoy(-3.6, -3.6, .2)
    buoy(10.6, -2.6, .2, 'coral')
    spot('#FFC98A', 900, (-.4, 1.0, 5.6), 1.7, .4)
    spot('#FFC98A', 800, (8.6, .8, 5.4), 1.6, .4)
    spot('#FFC98A', 800, (-9.6, 1.4, 6.0), 1.7, .4)


def build(variant):
    if variant == 'banner':
        stage(20, -1.25, fill=1.3, key=1.3)
        return waterfront()
    if variant:
        with trouble(variant == 'obstacles'):
            stage(11.5, -1.25, fill=1.35, key=1.3)
            return apart() if variant == 'obstacles' else joined()
    stage(16, -1.25, fill=1.25, key=1.25)
    outline = ngon(5, 12.0, 135, 1.6)
    diorama_shape(outline)
    prism(mat('pave2', .75), [(x * .975, y * .975) for x, y in outline], .12, b=.03)
    prism(mat('grass', .85, spec=.15), [(x * .93, y * .93) for x, y in outline], .14, b=.02)
    z = .19
    yard(z)
    houses(z)
    for i, a in enumerate(ANGLES):
        ledger(TOWER * math.cos(rad(a)), TOWER * math.sin(rad(a)), z)
    line(z + .1)
    rnd = random.Random(9)
    for k in range(5):
        a0 = 135 + 36 + 72 * k
        for da, r in ((-9, 8.2), (0, 8.9), (9, 8.2), (-4, 7.4), (5, 7.3), (-14, 8.5), (14, 8.5)):
            a = rad(a0 + da)
            if k == 3 and r < 8:
                continue
            (tree if (da + k) % 3 else bush)(r * .93 * math.cos(a), r * .93 * math.sin(a), .14, rnd.uniform(.7, .95) if (da + k) % 3 else .25)
        a = rad(a0)
        if k < 4:
            lamp_post(6.4 * math.cos(a), 6.4 * math.sin(a), z, a0 + 180, 1.8, .4)
    for i, a in enumerate(ANGLES):                       # the corners behind the houses
        for da, r in ((-7, 9.7), (7, 9.7), (-2.5, 10.4), (3, 10.5), (-12, 9.2), (12, 9.2)):
            if i in (2, 3) and r > 10:
                bush(r * math.cos(rad(a + da)), r * math.sin(rad(a + da)), .14, .26)
            else:
                tree(r * math.cos(rad(a + da)), r * math.sin(rad(a + da)), .14, rnd.uniform(.6, .85))
    for k in range(30):
        a = 2 * pi * k / 30
        e = 9.55
        bush(e * math.cos(a), e * math.sin(a), .12, .16)
    for i, a in enumerate(ANGLES):
        spot('#FFC98A', 480, (6.0 * math.cos(rad(a)), 6.0 * math.sin(rad(a)), 4.6), 1.5, .3)
    spot('#BFFFF6', 500, (0, 0, 5.5), 1.8, .3)


FEATURES = iso((0, -.1, 0.17), 19.6, az=32, el=31, variant='features')

SHOTS = {
    'main': iso((0, 0, 1.35), 27, az=45, el=35),
    'obstacles': {**FEATURES, 'variant': 'obstacles'},
    'features': FEATURES,
    'banner': hero((3.5, -27.0, 9.5), (-1.6, .3, 2.4), 35, variant='banner', edge=(0, .07, 0, .07)),
}
