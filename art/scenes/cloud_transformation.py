"""Server racks ride on flatbed lorries over a river bridge, from an old office block to a bright modular data centre."""
from kit import *
from kit.mess import *
from kit.paper import *
from kit.small import *

SEED = 17
W, D = 25., 12.6
Z = .5                                        # the banks
ROAD = -1.3                                   # y of the road


def banks():
    diorama(W, D, 1.6)
    slab(water_mat('river'), W - .2, D - .2, .2, z=0, r=1.5, b=.02)
    for s, seed in ((-1, 3), (1, 8)):
        rnd = random.Random(seed)
        ys = [-D / 2 + .05 + (D - .1) * i / 14 for i in range(15)]
        edge = [(s * (3.3 + .35 * math.sin(y * .7 + seed)), y) for y in ys]
        far = [(s * (W / 2 - .05 - (1.5 - math.sqrt(max(0, 2.25 - (1.5 - t) ** 2)) if t < 1.5 else 0)), sy * (D / 2 - .05 - t)) for sy, seq in ((1, (0, .2, .5, 1, 1.5)), (-1, (1.5, 1, .5, .2, 0))) for t in seq]
        far = [(x if abs(y) < D / 2 - .06 else s * (W / 2 - 1.5), y) for x, y in far]
        pts = edge + far
        if s < 0:
            pts = pts[::-1]
        prism(mat('soil', .9), pts, Z - .03, b=.01)
        prism(mat('grass', .85, spec=.15), pts, .09, z=Z - .09, b=.03)
        for x, y in edge[1:-1]:
            for _ in range(3):
                rock(x + s * rnd.uniform(-.35, -.05), y + rnd.uniform(-.3, .3), .12, rnd.uniform(.12, .26))
        x0, x1 = (-W / 2 + .1, -3.0) if s < 0 else (3.0, W / 2 - .1)
        road(x0, ROAD - 1.15, x1, ROAD + 1.15, Z - .0)


def bridge():
    P, deck = mat('porcelain', .4, coat=.3), mat('concrete', .6)
    box(deck, 9.0, 3.0, .22, 0, ROAD, Z - .17, r=.05)
    box(mat('road', .7), 9.0, 2.3, .02, 0, ROAD, Z + .045, r=.005, n=1)
    for i in range(8):
        box(mat('line', .6), .5, .05, .01, -3.9 + 1.1 * i, ROAD, Z + .065, r=.002, n=1)
    for x in (-2.4, 2.4):
        box(deck, .7, 2.6, Z - .1, x, ROAD, 0, r=.1, n=3)
    for s in (-1, 1):
        y = ROAD + s * 1.42
        if s > 0:                                    # one arch, on the far side, leaning outwards: the lorries stay in sight
            arch = [(-4.3 + 8.6 * t, y + .9 * 4 * t * (1 - t), Z + .1 + 3.3 * 4 * t * (1 - t)) for t in [i / 24 for i in range(25)]]
            tube(P, arch, .14, 12, smooth_path=False)
            tube(glow('teal3', 4), [(x, yy - .13, z + .03) for x, yy, z in arch], .03, 6, smooth_path=False, shadow=False)
            for x, yy, z in arch[2:-2:2]:
                tube(mat('steel', .3), [(x, yy, z), (x, y, Z + .05)], .02, 6)
        fence(-4.3, y + s * .02, 4.3, y + s * .02, Z + .05, .32, 'porcelain', .43)
        box(glow('amber', 3), 8.8, .03, .04, 0, y + s * .09, Z - .02, r=.01, n=1)


def lorry(x, y, rz=0, n=3, cab='teal3', s=1.32):
    truck(x, y, Z + .06, rz, cab, False, s)
    with at(x, y, Z + .06, rz, s):
        box(mat('wood', .7), 1.75, .62, .05, -.45, 0, .32, r=.02)
        for i in range(n):
            with at(-1.05 + .58 * i, 0, .37, 0 if abs(rz) < 90 else 180, .66):
                rack(0, 0, 0, 0, 1.6, .66)
        if n:
            bar(mat('amber', .6), (-1.35, 0, 1.44), (.42, 0, 1.44), .05, .01)


def pod(x, y, z, solar=False):
    """A data hall module, 2 x 2 x 1.3; its front (to -y) is glass before lit racks."""
    P = mat('porcelain', .4, coat=.3)
    with at(x, y, z):
        box(P, 2.0, 2.0, 1.34, r=.07, n=3)
        box(glow('#BFF6F0', 1.1) if not is_day() else mat('#2B6E7A', .15, coat=1), 1.7, .03, 1.0, 0, -1.0, .16, r=.02, n=1)
        for i in range(4):
            box(mat('rack', .35), .34, .05, .94, -.63 + .42 * i, -1.01, .18, r=.02, n=1)
            for k in range(6):
                box(glow(('teal3', '#7FA8FF', 'teal3', 'amber')[(i + k) % 4], 6), .2 - .05 * (k % 3), .03, .04, -.65 + .42 * i, -1.03, .28 + .14 * k, r=.008, n=1)
        box(glow('teal3', 5), 2.02, .04, .05, 0, -.99, 1.2, r=.01, n=1)
        box(glow('teal3', 5), .04, 1.9, .05, .99, 0, 1.2, r=.01, n=1)
        for k in range(6):
            box(mat(('indigo5', 'facade7'), .5), .05, .12, .8, 1.0, -.75 + .3 * k, .2, r=.015, n=1)
        if solar:
            for i in (-.5, .5):
                for j in (-.5, .5):
                    solar_panel(i, j, 1.34, .85, .7, 18)


def new_side():
    slab(mat('pave', .7), 8.4, 6.6, .05, 8.0, 3.05, Z, r=.4, b=.02)
    for i in range(3):
        for j, y in enumerate((4.9, 2.5)):
            pod(5.6 + 2.12 * i, y, Z + .05, solar=j == 1 or i == 2)
    for i in range(2):
        pod(5.6 + 2.12 * i, 4.9, Z + 1.42, solar=True)
    tray = mat('steel', .4)
    box(tray, 6.4, .24, .06, 7.7, 3.72, Z + 1.55, r=.01, n=1)
    box(glow('teal3', 4), 6.2, .08, .03, 7.7, 3.72, Z + 1.62, r=.01, n=1)
    for k in range(3):
        hvac(11.6, 2.0 + .9 * k, Z + .05, 1.3)
    cyl(mat('steel', .4), .045, 3.6, 11.6, 5.3, Z, seg=10)
    ripples(11.6, 5.3, Z + 3.6, 3, .22, .18, .02)
    box(mat('pave', .7), 3.0, 1.5, .05, 5.9, .55, Z, r=.1)
    forklift(7.9, .55, Z + .05, 180, lift=.3)
    with at(4.9, .55, Z + .05, 0, .75):
        for i in range(3):
            rack(-.5 + .86 * i, 0, 0, 0, 1.9)
    gate(10.9, .3, Z, 90, .9, 1.2)
    transformer(6.0, -4.5, Z, 0, .95)
    transformer(8.4, -4.5, Z, 0, .95)
    battery_pack(10.7, -4.6, Z, 0, .9)
    fence(4.7, -5.7, 11.7, -5.7, Z, .42, 'porcelain', .35)
    fence(4.7, -3.3, 11.7, -3.3, Z, .42, 'porcelain', .35)
    for x in (6.0, 8.4):
        data_line([(x, -3.6, Z + .04), (x, -2.6, Z + .04)], .03)


def old_side():
    slab(mat('pave2', .75), 8.2, 6.3, .05, -8.1, 3.0, Z, r=.4, b=.02)
    x, y, h = -8.6, 3.6, 4.4
    building(x, y, 5.0, 3.6, h, 'facade9', style='grid', lit=.22, z=Z + .05, roof='tank', sides=(0, 1), warm=.9)
    rnd = random.Random(3)
    for k in range(9):                              # window coolers, streaks, drainpipes
        px, pz = x - 2.0 + .55 * rnd.randrange(8), Z + 1.2 + .62 * rnd.randrange(5)
        box(mat('steel', .6), .34, .2, .22, px, y - 1.9, pz, r=.02, n=1)
    for k in (-2.35, 2.35):
        tube(mat('slate', .6), [(x + k, y - 1.86, Z), (x + k, y - 1.86, Z + h)], .05, 8)
    tangle = mat('ink', .7)
    for k in range(7):
        tube(tangle, [(x + 2.55, y - 1.2 + .3 * k, Z + 3.6 - .2 * (k % 3)), (x + 3.1, y - 1.6 + .4 * k, Z + 2.4), (x + 2.9, y - 1.4 + .3 * k, Z + 1.2), (x + 2.58, y - 1.0 + .2 * k, Z + .3)], .025, 6)
    box(mat('dark', .6), 1.9, .1, 1.25, x + .8, y - 1.82, Z + .1, r=.03)          # the open dock
    box(glow('#FFC27A', 2.4), 1.6, .06, 1.05, x + .8, y - 1.86, Z + .14, r=.02)
    awning(x + .8, y - 1.85, Z + 1.45, 2.1)
    box(mat('concrete', .7), 2.3, .9, .3, x + .8, y - 2.3, Z + .05, r=.04)
    with at(0, 0, Z + .05, 0, .75):
        for i, (px, py) in enumerate(((-4.9, 1.2), (-4.9, 2.4), (-5.9, .9), (-6.9, .9))):
            rack(px / .75, py / .75, 0, 0, 1.9, lit=.3)
    for i in range(6):
        carton(-10.9 + .42 * (i % 3), .75 + .4 * (i // 3), Z + .05, .9, i * 9)
    lorry(-7.6, .75, 0, 0, 'amber')
    house(-11.2, 4.4, Z, 0, .9)
    building(-10.9, -4.5, 2.0, 1.7, 1.9, 'facade6', z=Z, lit=.3, shop=True, sides=(0, 1))
    building(-8.4, -4.6, 1.8, 1.6, 1.4, 'facade4', z=Z, lit=.3, shop=True, sides=(0, 1))
    house(-6.1, -4.6, Z, 0, .85)
    auto_rickshaw(-4.7, -3.4, Z, 200, s=.9)


def flooded():
    """The same yard in trouble: rain stands around the pods, old racks wait in it on tangled cables, and the coolers smoke."""
    slot()
    z = .06
    for k, (x, y, s) in enumerate(((-1.6, -.9, 1.7), (.9, -1.5, 1.1), (-6.4, -2.0, 1.2), (5.6, -.3, 1.3), (-3.0, .35, .9), (2.6, .3, .8), (-2.4, -4.3, .9))):
        puddle(x, y, z, s, k + 2)
    for k, (x, y, rz) in enumerate(((-2.2, -.6, 8), (-1.1, -1.2, -14), (.0, -.7, 10), (1.0, -1.5, -8))):
        rack(x, y, z, rz, 1.5, alarm=k % 2 == 0)
        tangle((x, y - .3, z + 1.1), (-6.0 + 2.16 * (k + (k > 2)), 1.5, z + .9), 4, k + 3, .5, .035, z)
    for k in (0, 2, 5):
        alarm_lamp(-6.0 + 2.16 * k, 1.95, z + 1.45, s=1.3)
    for x in (-6.4, -3.8):
        smoke(x, -3.9, z + .8, .9, 6, int(x * 3))
    tape((-3.2, -2.3), (2.2, -2.3), z)
    alert(-.6, -.9, 2.5, 1.1)
    light_pool(-.6, -.9, z + .03, 2.6, '#FF6A48', .7)
    spot('#FF7A58', 2200, (-.6, -1.6, 4.6), 1.6, .4)


def slot():
    """The answer: a gantry sets the next pod into its row."""
    diorama(17, 10.4, 1.2)
    slab(mat('pave', .75), 16.6, 10.0, .06, r=1.0, b=.02)
    z = .06
    for i in range(6):
        if i != 3:
            pod(-6.0 + 2.16 * i, 2.8, z, True)
    x = -6.0 + 2.16 * 3
    slab(mat('concrete', .7), 2.1, 2.1, .08, x, 2.8, z, r=.1, b=.02)
    wire_box(data_mat('data', 4), 2.0, 2.0, 1.34, x, 2.8, z + .05, .04, corners=True)
    am = mat('amber', .45, coat=.3)
    for y in (.7, 4.7):                                     # rails
        box(mat('steel', .35, metal=.4), 15.6, .14, .08, 0, y, z, r=.02, n=1)
    for sx in (-1.5, 1.5):
        for y in (.7, 4.7):
            bar(am, (x + sx, y, z + .3), (x + sx * .75, y, 4.6), .24, .04)
            box(mat('dark', .5), .6, .4, .28, x + sx, y, z + .06, r=.06)
    for sx in (-.75, .75):
        box(am, .3, 4.6, .36, x + 1.5 * sx * 1.0, 2.7, 4.5, r=.06)
    for y in (.7, 4.7):
        box(am, 2.6, .24, .3, x, y, 4.5, r=.05)
    box(mat('dark', .5), 2.6, 1.0, .3, x, 2.8, 4.86, r=.06)
    for sx in (-.8, .8):
        for sy in (-.35, .35):
            tube(mat('steel', .4), [(x + sx, 2.8 + sy, 4.9), (x + sx, 2.8 + sy, 3.25)], .025, 6)
    box(am, 2.1, 1.0, .14, x, 2.8, 3.16, r=.04)
    pod(x, 2.8, 1.8, False)
    tray = mat('steel', .4)
    box(tray, 14.6, .34, .07, 0, 1.2, z + .75, r=.015, n=1)
    for k in range(13):
        box(tray, .07, .07, .75, -7.0 + 1.17 * k, 1.2, z, r=.01, n=1)
    for q in (-.09, 0, .09):
        box(glow('teal3', 4), 14.4, .035, .03, 0, 1.2 + q, z + .82, r=.008, n=1)
    for i in range(6):
        if i != 3:
            data_line([(-6.0 + 2.16 * i, 1.2, z + .84), (-6.0 + 2.16 * i, 1.72, z + .84)], .03)
    lorry_z = z
    truck(-4.6, -1.2, lorry_z, 0, 'teal3', False, 1.6)
    with at(-5.3, -1.2, lorry_z + .54, 0, .8):
        pod(0, 0, 0)
    truck(3.4, -1.2, lorry_z, 180, 'coral', False, 1.6)
    road_y = -1.2
    for k in range(14):
        box(mat('line', .6), .6, .06, .01, -7.4 + 1.15 * k, road_y - 1.0, z, r=.002, n=1)
    for k in range(5):
        hvac(-6.4 + 1.3 * k, -3.9, z, 1.6)
    transformer(1.6, -3.7, z, 0, 1.0)
    transformer(4.0, -3.7, z, 0, 1.0)
    battery_pack(6.7, -3.8, z, 0, .95)
    fence(-7.8, -2.85, 7.8, -2.85, z, .42, 'porcelain', .35)
    for x_, y in ((7.7, 1.0), (7.7, 4.3), (-7.9, -1.6), (7.8, -1.4), (-7.9, -4.2)):
        tree(x_, y, z, .85)
    for x_ in (-5.0, 0.4, 6.4):
        spot('#E6FFF8', 700, (x_, .0, 5.0), 1.8, .4)
    spot('#FFD2A0', 700, (-2.0, -3.0, 4.4), 1.8, .4)
    spot('#FFD2A0', 700, (4.4, -3.0, 4.4), 1.8, .4)


def hill(cx, cy, r, h, z, seed, sy=.75, n=5):
    """A hill in terraces, as on a model of layers; its top is a plateau of .4 r."""
    for k in range(n):
        f = 1 - .6 * k / (n - 1)
        pts = [(x * f, y * f) for x, y in shore(r, seed, 60, .05, sy)]
        prism(mat((('#1F6B5C', '#A8C98A'), ('#237A66', '#9BC07C'))[k % 2], .9, spec=.1), pts, h / n + .05, cx, cy, z - .05 + h * k / n, b=.07)


def valley():
    """The banner: two data centres on facing hills, twin lines across the river between them."""
    diorama(42, 13, 1.0)
    slab(water_mat('valley'), 41.9, 12.9, .2, r=.95, b=.02)
    rnd = random.Random(14)
    for s in (-1, 1):
        edge = [(s * (2.9 + .5 * math.sin(y * .6 + s)), y) for y in [-6.42 + 12.84 * i / 16 for i in range(17)]]
        pts = edge + [(s * 20.9, 6.42), (s * 20.9, -6.42)]
        area2 = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(pts, pts[1:] + pts[:1]))
        pts = pts if area2 > 0 else pts[::-1]
        prism(mat('soil', .9), pts, .42, b=.03)
        prism(mat('grass', .85, spec=.15), pts, .08, z=.38, b=.03)
        for x, y in edge[1:-1]:
            for _ in range(3):
                rock(x - s * rnd.uniform(.05, .35), y + rnd.uniform(-.3, .3), .12, rnd.uniform(.12, .28))
    z = .46
    tops = []
    for s, h, seed in ((-1, 2.5, 3), (1, 3.1, 8)):
        cx, cy = s * 8.4, 1.6
        hill(cx, cy, 5.6, h, z, seed)
        zt = z + h
        slab(mat('pave', .7), 4.3, 2.9, .05, cx, cy + .1, zt, r=.4, b=.02)
        data_centre(cx - s * .1, cy + .3, zt + .04, 0, .78)
        cyl(mat('porcelain', .4), .07, 2.9, cx - s * 2.3, cy - .3, zt - .5, seg=12)
        for k in range(2):
            sphere(glow('teal3', 10), .11, cx - s * 2.3, cy - .3, zt + 2.35 - .55 * k, seg=14)
        ripples(cx - s * 2.3, cy - .3, zt + 2.6, 3, .24, .18, .022)
        tops.append((cx - s * 2.3, cy - .3, zt))
        for k in range(3):
            hvac(cx + s * 1.9, cy - .6 + .6 * k, zt + .03, .9)
        for k in range(26):                                        # trees on the terraces
            a = rnd.uniform(0, 6.28)
            q = rnd.choice((1.04, .9, .76, .62))
            lvl = {1.04: 0, .9: .2, .76: .4, .62: .6}[q]
            if math.sin(a) > -.85 or k % 2:
                tree(cx + 5.15 * q * math.cos(a), cy + 5.15 * q * .75 * math.sin(a), z + h * lvl, rnd.uniform(.5, .75))
        for k in range(4):                                         # a stair of solar rows down to the river
            solar_row(cx - s * 2.2 + k * .1, cy - 2.6 - .72 * k, z + max(0, h * (.42 - .2 * k)), 3, 0, 26, .5, .55)
        spot('#E6FFF8', 700, (cx, cy - 1.2, zt + 3.4), 1.6, .4)
    for k in range(2):                                             # the two lines
        a, b = [(x, y, zz + 2.35 - .55 * k) for x, y, zz in tops]
        pts = [tuple(Vector(a).lerp(Vector(b), t) - Vector((0, 0, (.9 + .1 * k) * 4 * t * (1 - t)))) for t in [i / 30 for i in range(31)]]
        tube(data_mat('data', 3.4), pts, .05, 8, smooth_path=False, shadow=False)
        for p in pts[2:-1:3]:
            sphere(glow('#7FFFF0' if k else '#FFD08A', 8), .12, *p, seg=12, shadow=False)
    for s in (-1, 1):                                              # the road along the front and its bridge
        road(-20.8 if s < 0 else 2.9, -4.9, -2.9 if s < 0 else 20.8, -3.3, z)
    box(mat('concrete', .6), 7.4, 2.0, .2, 0, -4.1, z - .13, r=.05)
    box(mat('road', .7), 7.4, 1.6, .02, 0, -4.1, z + .065, r=.005, n=1)
    for x in (-1.6, 1.6):
        box(mat('concrete', .6), .5, 1.8, .5, x, -4.1, 0, r=.1, n=3)
    for y in (-5.02, -3.18):
        fence(-3.6, y, 3.6, y, z + .06, .3, 'porcelain', .4)
    for x, y, rz, c in ((-6.2, -4.5, 0, 'coral'), (6.4, -3.7, 180, 'porcelain'), (.4, -4.5, 0, 'amber'), (11.0, -4.5, 0, 'teal5')):
        car(x, y, z + .05, rz, c, s=.8)
    truck(-10.8, -3.7, z + .05, 180, 'teal3', 'peri', .9)
    for x in (-12.5, -8.4, -4.6, 4.6, 8.8, 13.0):
        lamp_post(x, -3.0, z, -90, 2.0)
    for x, y in ((-13.6, 1.0), (-14.2, -1.6), (14.0, -1.4), (-4.2, -1.4), (13.6, 2.2), (-15.0, 3.4), (15.6, .6), (-4.0, 4.9), (4.3, 5.1), (4.4, -1.6)):
        house(x, y, z, 0, .8)
    for x, y in ((-12.6, -1.6), (-11.4, -2.4), (12.4, -2.2), (11.4, -2.6), (-5.4, -2.2), (5.6, -2.4), (-13.2, 4.6), (12.9, 5.0), (-15.6, -2.2), (16.4, -2.2), (-6.0, -5.7), (-9.4, -5.7), (7.4, -5.7), (10.6, -5.8), (-13.0, -5.7), (4.4, -5.7), (14.2, -5.8)):
        tree(x, y, z, rnd.uniform(.75, 1.05))
    fishing_boat(-.6, -.6, .2, 80, .85)
    fishing_boat(1.0, 2.6, .2, 260, .8)
    buoy(-1.4, -2.2, .2)
    buoy(1.6, 4.8, .2, 'coral')
    spot('#FFC98A', 600, (-6.4, -4.2, 4.4), 1.8, .4)
    spot('#FFC98A', 600, (6.8, -4.2, 4.4), 1.8, .4)


def build(variant):
    if variant == 'banner':
        stage(20, -1.25, fill=1.35, key=1.35)
        return valley()
    if variant:
        with trouble(variant == 'obstacles'):
            stage(13, -1.25, fill=1.35, key=1.3)
            return flooded() if variant == 'obstacles' else slot()
    stage(17, -1.25, fill=1.4, key=1.4)
    banks()
    bridge()
    old_side()
    new_side()
    lorry(-2.9, ROAD - .55, 0, 3)
    lorry(.4, ROAD - .55, 0, 3, 'coral')
    lorry(3.7, ROAD - .55, 0, 3, 'teal3')
    lorry(-9.4, ROAD - .55, 0, 3, 'peri')
    lorry(8.8, ROAD + .55, 180, 0, 'amber')
    car(-6.0, ROAD + .55, Z + .03, 180, 'porcelain', s=.85)
    data_line(elbow_path([(-5.6, ROAD + 1.6, Z + .1), (4.4, ROAD + 1.6, Z + .1), (4.4, 1.55, Z + .1), (5.0, 1.55, Z + .1)], .4), .035, smooth_path=False)
    for x in (-11.3, -5.2, 5.2, 9.6):
        streetlight(x, ROAD + 1.45, Z, -90, 2.6, .7, energy=900, smart=False)
    for x in (-8.2, 7.6):
        lamp_post(x, ROAD - 1.45, Z, 90)
    rnd = random.Random(6)
    for x, y in ((-5.0, 5.2), (-4.5, 4.0), (-11.6, 1.9), (-11.7, -2.9), (-4.6, -5.2), (-4.3, -2.8), (-9.7, -5.8), (-7.2, -5.7), (4.3, 5.4), (4.2, 3.0), (4.4, -4.8), (4.3, -3.0), (11.9, -2.9), (11.8, .9), (-3.9, 1.6)):
        tree(x, y, Z, rnd.uniform(.8, 1.1))
    for k in range(22):
        s = 1 if k % 2 else -1
        bush(s * rnd.uniform(4.0, 4.6), rnd.uniform(-5.6, 5.6) if abs(k) else 0, Z, rnd.uniform(.12, .22)) if k not in (3, 8) else None
    fishing_boat(-.6, -4.2, .2, 75, .75)
    fishing_boat(1.2, 3.6, .2, 250, .75)
    buoy(1.9, -5.0, .2)
    spot('#FFC27A', 700, (-7.8, .4, 3.6), 1.7, .3)
    spot('#BFFFF6', 900, (7.6, .6, 4.4), 1.8, .3)
    spot('#FFD2A0', 900, (.2, ROAD - .4, 4.6), 1.8, .3)


FEATURES = iso((0, 0, 0.57), 22.6, az=38, el=31, variant='features')

SHOTS = {
    'main': iso((0, -.1, 1.45), 30.8, az=33, el=31),
    'obstacles': {**FEATURES, 'variant': 'obstacles'},
    'features': FEATURES,
    'banner': hero((4.0, -27.5, 10.5), (0, .6, 2.2), 37, variant='banner', edge=(0, .07, 0, .07)),
}
