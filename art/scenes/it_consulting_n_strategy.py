"""A drawing table as large as a square bears a half-built model town; a teal route is pinned from its old quarter to the new."""
from kit import *
from kit.mess import *
from kit.paper import *
from kit.small import *

SEED = 57
W, D, T = 19., 11.6, 2.3                      # the table's top and its height


def table():
    wood, edge = mat(('#B9805A', '#D2A074'), .55, coat=.25), mat(('#8A5440', '#A8744E'), .6)
    slab(edge, W, D, .34, z=T - .36, r=.5, b=.08)
    slab(wood, W - .16, D - .16, .05, z=T - .03, r=.45, b=.015)
    for i in range(1, 7):
        box(edge, W - .4, .02, .006, 0, -D / 2 + D * i / 7, T + .017, r=.002, n=1)
    for sx in (-1, 1):                                                    # trestles
        for sy in (-1, 1):
            bar(edge, (sx * 6.0, sy * 4.0, T - .34), (sx * 6.6, sy * 4.5, .1), .42, .05)
        bar(edge, (sx * 6.3, -4.2, 1.0), (sx * 6.3, 4.2, 1.0), .26, .04)
        box(edge, .5, 9.0, .2, sx * 6.0, 0, T - .55, r=.04)
    bar(edge, (-6.3, 0, 1.0), (6.3, 0, 1.0), .22, .04)


def sheet_of_plan():
    """The plan under the town: blue paper with a white grid, its corner curling up."""
    z = T + .02
    slab(mat(('#22408E', '#4C76C2'), .8), W - 2.6, D - 2.4, .03, -.3, .25, z, r=.15, b=.008)
    line = mat(('#7FA2F0', '#C9DAF8'), .7, emit=pick(.12, 0))
    for i in range(1, 33):
        box(line, .016 if i % 4 else .04, D - 2.6, .004, -.3 - (W - 2.6) / 2 + (W - 2.6) * i / 33, .25, z + .029, r=.001, n=1)
    for j in range(1, 18):
        box(line, W - 2.8, .016 if j % 4 else .04, .004, -.3, .25 - (D - 2.4) / 2 + (D - 2.4) * j / 18, z + .029, r=.001, n=1)
    return z + .035


def old_quarter(z, rnd):
    """Narrow and crowded, terracotta and sand, a gopuram among the roofs."""
    gopuram(-6.1, 2.6, z, 0, .82)
    for i in range(6):
        for j in range(7):
            x, y = -8.2 + i * .98 + rnd.uniform(-.12, .12), -3.6 + j * 1.12 + rnd.uniform(-.12, .12)
            if math.hypot(x + 6.1, y - 2.6) < 1.35 or (abs(y + .25 - .18 * (x + 5)) < .5):
                continue
            if rnd.random() < .12:
                tree(x, y, z, .5)
                continue
            toy(x, y, rnd.uniform(.55, .8), rnd.uniform(.55, .8), rnd.uniform(.4, 1.25), z, rnd.choice(('facade4', 'facade6', 'facade9', 'facade6', 'facade2')), .5, rnd.uniform(-14, 14), rnd)


def new_quarter(z, rnd):
    """Wide streets and white model blocks; some stand only as outlines of light."""
    ghost = data_mat('data', 2.4)
    for i in range(4):
        for j in range(5):
            x, y = 1.9 + i * 1.75, -3.4 + j * 1.75
            h = (.5, 1.2, .8, 2.0, 1.5, .9, 2.6)[(i * 3 + j * 2) % 7] * (.75 + .12 * j)
            slab(mat(('#8F9ADB', '#E6E2D8'), .7), 1.42, 1.42, .06, x, y, z, r=.15, b=.015)
            if (i, j) in ((3, 0), (3, 2), (2, 4), (2, 1), (3, 4), (1, 3)):
                wire_box(ghost, 1.0, 1.0, h, x, y, z + .06, .03)
                box(holo('#35E0D4', .5, .08), .96, .96, h - .04, x, y, z + .07, r=.02, n=1, shadow=False)
            elif (i + j) % 5 == 4:
                slab(mat('grass', .85), 1.3, 1.3, .03, x, y, z + .05, r=.12, b=.01)
                for k in range(5):
                    tree(x + .42 * math.cos(k * 1.26), y + .42 * math.sin(k * 1.26), z + .07, .42)
            else:
                toy(x, y, 1.0, 1.0, h, z + .05, 'facade5', .7, 0, rnd)
                if h > 1.2:
                    toy(x, y, .66, .66, .4, z + .05 + h + .04, 'facade5', .7, 0, rnd)


def route(z):
    pts = [(-8.4, -.9), (-6.6, -.55), (-4.6, -.25), (-3.0, .6), (-1.7, 1.6), (-.3, 1.4), (1.0, .75), (2.8, .98), (4.5, .98), (6.3, .98), (8.2, .98)]
    data_line([(x, y, z + .07) for x, y in pts], .075, beads=0, strength=3.4)
    for p, c in ((pts[0], 'amber'), (pts[3], 'coral'), (pts[5], 'amber'), (pts[6], 'teal3'), (pts[8], 'amber'), (pts[10], 'teal3')):
        cyl(mat('steel', .3), .03, .5, p[0], p[1], z + .05, seg=8)
        lathe(glow(c, 2.4), [(0, 0), (.1, .02), (.12, .1), (.07, .2), (.16, .34), (.2, .42), (.16, .5), (0, .52)], p[0], p[1], z + .5, seg=22)
    # a strip of river between the quarters, with a bridge of card where the line crosses
    river = [(-2.2, -4.6), (-1.5, -3.2), (-2.0, -1.6), (-1.2, 0), (-1.6, 1.6), (-.9, 3.2), (-1.3, 4.6)]
    ribbon(water_mat('paper-river'), [(p.x, p.y) for p in smooth([(a, b, 0) for a, b in river])], 1.15, .02, z)
    with at(-1.3, 1.55, z + .02, 0):
        box(mat('porcelain', .5), 2.0, .8, .04, 0, 0, .0, r=.015, n=1)


def tools():
    t = T + .02
    # a ruler along the near edge
    with at(-3.2, -5.05, t, 1.5):
        box(mat(('#FFC46A', '#F2C36B'), .45, coat=.3), 7.4, .62, .08, r=.02)
        for k in range(49):
            box(mat('ink', .6), .02, .3 if k % 8 == 0 else .2 if k % 4 == 0 else .12, .006, -3.6 + .15 * k, .15, .079, r=.001, n=1)
    # pencils
    for x, y, rz, c in ((3.2, -4.95, 8, 'coral'), (5.4, -5.25, -6, 'teal3')):
        with at(x, y, t + .14, rz):
            cyl(mat(c, .4, coat=.3), .14, 2.2, rot=(0, 90, 0), seg=6, b=.01)
            cyl(mat('sand', .7), .135, .42, 2.2, 0, 0, r1=.04, rot=(0, 90, 0), seg=12, b=.003)
            cyl(mat('ink', .5), .045, .12, 2.6, 0, 0, r1=.005, rot=(0, 90, 0), seg=10, b=.002)
            cyl(mat('steel', .3, metal=.5), .15, .2, -.2, 0, 0, rot=(0, 90, 0), seg=16)
            cyl(mat('rose', .7), .14, .26, -.44, 0, 0, rot=(0, 90, 0), seg=16)
    # dividers standing on the plan's right edge
    with at(8.75, -1.6, t, 20):
        st = mat('steel', .25, metal=.5)
        bar(st, (-.55, 0, .02), (0, 0, 2.3), .1, .02)
        bar(st, (.55, 0, .02), (0, 0, 2.3), .1, .02)
        cyl(st, .16, .22, 0, .11, 2.3, rot=(90, 0, 0), seg=24)
        cyl(st, .05, .4, 0, 0, 2.4, seg=12)
        bar(mat('amber', .4), (-.28, 0, 1.15), (.28, 0, 1.15), .07, .01)
    # rolled plans and a mug
    for k, (y, c) in enumerate(((4.9, ('#3C62B8', '#7FA0DA')), (5.25, ('#E9E4D8', '#FFFBF0')))):
        cyl(mat(c, .8), .2, 5.2 - k, -8.6 + k * .5, y, t + .2, rot=(0, 90, 0), seg=24, b=.02)
        torus(mat('coral', .6), .205, .03, -6.2, y, t + .2, rot=(0, 90, 0), seg=24)
    with at(8.7, 4.5, t):
        lathe(mat('teal5', .4, coat=.4), [(.4, 0), (.44, .05), (.46, .9), (.4, .9), (.38, .2), (0, .15)], seg=32)
        cyl(mat('#3A2018', .3), .39, .02, z=.75, seg=28)
        torus(mat('teal5', .4, coat=.4), .26, .07, .58, 0, .46, rot=(90, 0, 0), seg=28)
    flat_tablet(8.4, -4.6, t, 12, 2.6, 'plan1')
    # a set square
    with at(-8.6, -3.6, t + .01, 0):
        holo_m = mat(('#9FE0F0', '#BFE6EE'), .15, coat=1)
        for a, b in (((0, 0), (0, 2.6)), ((0, 2.6), (-.75, 0)), ((-.75, 0), (0, 0))):
            bar(holo_m, (*a, .03), (*b, .03), .2, .01, h=.05)


def drafting_lamp():
    m = mat(('#EEF1FB', '#3A4166'), .4, coat=.4)
    x, y = -.2, D / 2 - .5
    cyl(m, .5, .16, x, y, T, seg=32)
    bar(m, (x, y, T + .1), (x - 1.5, y + .1, T + 3.2), .1, .02)
    bar(m, (x + .14, y, T + .1), (x - 1.36, y + .1, T + 3.2), .06, .01)
    cyl(mat('amber', .4), .16, .24, x - 1.45, y + .22, T + 3.2, rot=(90, 0, 0), seg=20)
    bar(m, (x - 1.5, y + .1, T + 3.2), (x + .9, y - 1.7, T + 4.7), .1, .02)
    with at(x + 1.0, y - 1.8, T + 4.6):
        lathe(mat('amber', .4, coat=.4), [(.95, -.62), (.9, -.5), (.5, 0), (.26, .2), (.22, .42), (0, .45)], seg=36)
        cyl(glow('#FFE3B0', 9), .8, .05, z=-.58, seg=32)
    if not is_day():
        place(lathe_mesh([(2.9, 0), (.8, 3.6)], 48), cone_mat('#FFC98A', .22), (x + 1.0, y - 1.8, T + .4), shadow=False)
    spot('#FFD09A', 2600, (x + 1.0, y - 1.9, T + 4.0), 2.1, .5)


def astray():
    """The same country in trouble: the road breaks off, signposts point every way and the cars stand."""
    one_road()
    z = .1
    rnd = random.Random(3)

    def signpost(x, y, n, h):
        cyl(mat('dark', .5), .06, h, x, y, z, seg=12)
        for k in range(n):
            with at(x, y, z + h - .22 - .3 * k, rnd.uniform(0, 360)):
                prism(mat(('coral', 'amber', 'peri', 'lav', 'sand')[k % 5], .5), [(0, 0), (.85, 0), (1.05, .11), (.85, .22), (0, .22)], .05, 0, 0, 0, b=.01, rot=(90, 0, 0))
    for a in range(0, 360, 60):
        signpost(-5.4 + 1.2 * math.cos(rad(a)), 1.2 * math.sin(rad(a)), 3, 2.4 + .3 * (a % 120 > 0))
    for x, y in ((-1.9, -1.7), (1.4, 1.6), (5.2, -1.6), (7.6, 1.3)):
        signpost(x, y, 4, 2.6)
    for k in range(7):                                                # a hole where the road was done
        blob(mat('soil', .95), rnd.uniform(.16, .4), -.4 + rnd.uniform(-.9, .9), rnd.uniform(-.7, .7), z + .05, i=k)
    prism(mat(('#1A1D38', '#6A5F58'), .95), [(1.1 * math.cos(t) * (1 + .18 * math.sin(3 * t)), .75 * math.sin(t) * (1 + .2 * math.cos(4 * t))) for t in [2 * pi * k / 30 for k in range(30)]], .02, -.4, 0, z + .035, b=.005)
    tape((-1.6, -1.0), (-1.6, 1.0), z)
    tape((.9, -1.0), (.9, 1.0), z)
    for k in range(5):
        traffic_cone(1.2 + .5 * k, -1.45 + .12 * (k % 2), z, 1.1)
    for k, (x, y, rz) in enumerate(((-3.4, -.2, 0), (-4.6, 2.4, 200), (-7.4, 1.3, 250), (-6.2, -2.3, 20), (-3.4, -1.5, 60), (-7.7, -1.0, 290))):
        car(x, y, z + .04, rz, ('amber', 'porcelain', 'peri', 'rose', 'teal5', 'coral')[k], s=.75)
    alert(-.4, 0, 1.5, 1.1)
    alarm_lamp(4.6, 0, 3.75, s=1.2)
    light_pool(-.4, 0, z + .06, 2.2, '#FF6A48', .7)
    spot('#FF7A58', 1800, (-.4, -1.0, 4.8), 1.5, .4)


def one_road():
    """The answer: one road out; its first third is done, the next under a crane, the last marked by pegs."""
    diorama(19.6, 9.6, 4.2)
    z = .1
    slab(mat('grass', .9, spec=.1), 19.3, 9.3, z, r=4.0, b=.03)
    with at(-5.4, 0, 0, 0, .82):
        ribbon(mat('road', .7), circle(3.0, 64), 1.8, .03, z * 1.22, closed=True)
        cyl(mat('kerb', .6), 2.05, .16, 0, 0, z * 1.22, seg=64, b=.04)
        cyl(mat('grass', .9, spec=.1), 1.9, .19, 0, 0, z * 1.22, seg=64, b=.03)
        with at(0, 0, z + .24):
            kolam(3, 4, .6, .04, .035)
        for k in range(24):
            a = 2 * pi * k / 24
            box(mat('line', .6), .34, .05, .01, 3.0 * math.cos(a), 3.0 * math.sin(a), z * 1.22 + .03, r=.002, n=1, rot=(0, 0, math.degrees(a) + 90))
    x0 = -2.3
    box(mat('road', .7), 3.9, 1.8, .05, x0 + 1.95, 0, z - .01, r=.01, n=1)              # done
    for k in range(4):
        box(mat('line', .6), .5, .06, .01, x0 + .5 + .95 * k, 0, z + .04, r=.002, n=1)
    for s in (-1, 1):
        box(mat('kerb', .6), 3.9, .16, .12, x0 + 1.95, s * .98, z - .01, r=.03, n=1)
        box(glow('teal3', 4), 3.8, .04, .04, x0 + 1.95, s * 1.08, z + .03, r=.01, n=1)
    for k in range(2):
        streetlight(x0 + .8 + 2.2 * k, 1.25, z, -90, 2.5, .7, energy=800)
    car(x0 + 1.2, -.42, z + .04, 0, 'coral', s=.75)
    car(-.2, .42, z + .04, 180, 'porcelain', s=.75)
    x1 = 1.6
    box(mat('soil', .9), 3.9, 2.2, .04, x1 + 1.95, 0, z - .01, r=.02, n=1)              # under way
    for k in range(3):
        box(mat('concrete', .6), .95, 1.8, .1, x1 + .5 + .98 * k, 0, z + .02, r=.03)
    am = mat('amber', .45, coat=.3)
    for s in (-1, 1):
        for q in (2.5, 3.5):
            bar(am, (x1 + q, s * 1.6, z), (x1 + 3.0, s * 1.35, 3.3), .14, .02)
    box(am, .4, 3.3, .3, x1 + 3.0, 0, 3.2, r=.05)
    box(mat('dark', .5), .6, .6, .24, x1 + 3.0, 0, 3.5, r=.05)
    for sx in (-.35, .35):
        for sy in (-.6, .6):
            tube(mat('steel', .4), [(x1 + 3.0, 0, 3.2), (x1 + 3.0 + sx, sy, 1.25)], .022, 6)
    box(mat('concrete', .6), .95, 1.8, .14, x1 + 3.0, 0, 1.12, r=.03)
    wire_box(data_mat('data', 4), .95, 1.8, .16, x1 + 3.44, 0, z + .02, .035)
    forklift(x1 + 1.0, -2.1, z, 20)
    pallet(x1 + 2.4, -2.3, z, 0, 2)
    pallet(x1 + .2, 2.2, z, 0, 1)
    x2 = 5.5
    for k in range(6):                                              # still to come: pegs and a line
        for s in (-1, 1):
            cyl(mat('wood', .8), .045, .5, x2 + .2 + .62 * k, s * .95, z, seg=8)
            sphere(glow('teal3', 6), .08, x2 + .2 + .62 * k, s * .95, z + .52, seg=12)
    for s in (-1, 1):
        tube(data_mat('data', 2.6), [(x2 + .2, s * .95, z + .45), (x2 + 3.3, s * .95, z + .45)], .02, 6, smooth_path=False, shadow=False)
    pin(x2 + 3.4, 0, z, 'amber', 1.0)
    for k, x in enumerate((x0, x1, x2)):                             # milestones
        box(mat('porcelain', .5), .4, .26, .6, x, -1.5, z, r=.1, n=4)
        for q in range(k + 1):
            box(glow('amber', 4), .05, .03, .2, x - .08 * k + .16 * q, -1.64, z + .22, r=.01, n=1)
    rnd = random.Random(4)
    for k in range(34):
        x, s = rnd.uniform(-8.6, 8.6), rnd.choice((-1, 1))
        y = s * rnd.uniform(2.9, 4.1)
        if abs(x) < 6.2 or abs(y) < 3.2 and abs(x) < 7.6:
            (tree if k % 3 and s > 0 else bush)(x, y, z, rnd.uniform(.6, .9) if k % 3 and s > 0 else .24)
    for x, y in ((-1.2, 2.6), (.6, 2.9), (7.2, 2.2), (7.9, -1.9), (-8.7, 1.2), (-8.8, -1.0)):
        tree(x, y, z, .8)
    house(-2.4, 3.2, z, 0, .8)
    for x, y, rz in ((-7.4, 3.3, 0), (-5.5, 3.6, 0), (1.9, 3.4, 0)):
        house(x, y, z, rz, .75)
    for k in range(8):
        box(mat('desk', .8), .5, .5, .4, -2.0 + .62 * (k % 4), -2.5 - .6 * (k // 4), z, r=.03)
    truck(-6.6, -3.5, z, 0, 'teal3', False, .9)
    building(4.0, 3.3, 2.0, 1.3, 1.3, 'facade2', z=z, lit=.7, sides=(0, 1))
    spot('#FFD2A0', 900, (3.6, -1.4, 5.2), 1.6, .4)
    spot('#FFD2A0', 700, (-5.2, -1.0, 5.4), 1.6, .4)
    spot('#BFFFF6', 500, (7.2, -.6, 4.6), 1.5, .4)


def coast_road():
    """The banner: a road along the coast in three stages, a milestone at each, a lighthouse at its end."""
    diorama(42, 13, 1.0)
    slab(water_mat('coast', wave=1.0), 41.9, 12.9, .2, r=.95, b=.02)
    xs = [-20.8 + 41.6 * i / 48 for i in range(49)]
    edge = lambda x: -2.7 + .9 * math.sin(x * .42 + 1.2) + .35 * math.sin(x * 1.1) - 1.9 * math.exp(-((x - 9.6) / 2.6) ** 2)
    land = [(x, edge(x)) for x in xs] + [(20.8, 6.4), (-20.8, 6.4)]
    prism(mat('foam', .8), [(x, y - .5) if i < 49 else (x, y) for i, (x, y) in enumerate(land)], .22, b=.005)
    prism(mat('beach', .9), [(x, y - .32) if i < 49 else (x, y) for i, (x, y) in enumerate(land)], .36, b=.08)
    prism(mat('grass', .85, spec=.15), land, .62, b=.06)
    z = .62
    rnd = random.Random(8)
    for x in xs[::1]:
        rock(x + rnd.uniform(-.3, .3), edge(x) - rnd.uniform(.1, .45), .3, rnd.uniform(.12, .3))

    def hill(cx, cy, r, h, seed):
        for k in range(4):
            f = 1 - .62 * k / 3
            prism(mat((('#1F6B5C', '#A8C98A'), ('#237A66', '#9BC07C'))[k % 2], .9, spec=.1), [(a * f, b * f) for a, b in shore(r, seed, 60, .05, .62)], h / 4 + .05, cx, cy, z - .05 + h * k / 4, b=.07)
        for k in range(16):
            a, f = rnd.uniform(0, 6.28), rnd.choice((1.0, .79, .58))
            tree(cx + r * .93 * f * math.cos(a), cy + r * .58 * f * math.sin(a), z + h * {1.0: 0, .79: .25, .58: .5}[f], rnd.uniform(.5, .75))
    hill(-10.0, 4.0, 3.6, 1.5, 3)
    hill(-1.6, 4.4, 3.4, 2.0, 5)
    hill(5.4, 4.6, 2.8, 1.3, 7)
    prism(mat('soil', .9), shore(2.5, 4, 50, .05, .9), .8, 10.0, -1.9, z - .3, b=.1)           # the headland
    prism(mat('grass', .85, spec=.15), [(a * .95, b * .95) for a, b in shore(2.5, 4, 50, .05, .9)], .1, 10.0, -1.9, z + .46, b=.04)
    way = [(p.x, p.y) for p in smooth([(-20.8, -.6, 0), (-16.0, -.2, 0), (-12.0, -1.2, 0), (-8.0, .2, 0), (-4.0, -.4, 0), (0, .9, 0), (3.6, .3, 0), (6.6, .9, 0), (8.6, -.4, 0), (9.4, -1.2, 0)])]
    third = [max(i for i, p in enumerate(way) if p[0] < x) for x in (-6.6, 1.4)]
    parts = (way[:third[0] + 1], way[third[0]:third[1] + 1], way[third[1]:])
    for i, part in enumerate(parts):
        ribbon(mat('kerb', .6), part, 1.75, .05, z)
        ribbon(mat('road', .7), part, 1.45, .07, z)
        glowing = ('#FFC46A', '#7FD8FF', '#35E0D4')[i]
        for s in (-1, 1):
            line = []
            for k in range(len(part)):
                a, b = part[max(0, k - 1)], part[min(len(part) - 1, k + 1)]
                d = math.hypot(b[0] - a[0], b[1] - a[1])
                line.append((part[k][0] - s * .8 * (b[1] - a[1]) / d, part[k][1] + s * .8 * (b[0] - a[0]) / d, z + .08))
            tube(glow(glowing, 4), line, .045, 6, smooth_path=False, shadow=False)
        for k in range(3, len(part) - 1, 6):
            a, b = part[k], part[k + 1]
            ang = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
            box(mat('line', .6), .4, .06, .012, a[0], a[1], z + .07, r=.002, n=1, rot=(0, 0, ang))
            if k % 12 == 3:
                with at(a[0], a[1], z, ang):
                    lamp_post(0, 1.1, 0, -90, 2.0, .6)
    for i, x in enumerate((-12.4, -6.6, 1.4)):                                         # the milestones
        px, py = min(way, key=lambda p: abs(p[0] - x))
        with at(px, py - 1.55, z, 22, 1.45):
            box(mat('concrete', .7), 1.1, .5, .14, r=.04)
            box(mat('porcelain', .5), .8, .34, .9, 0, 0, .1, r=.06, n=3)
            cyl(mat('porcelain', .5), .4, .34, 0, .17, 1.0, rot=(90, 0, 0), seg=32, b=.05)
            box(mat('amber', .5), .82, .36, .2, 0, 0, .98, r=.03, n=1)
            for q in range(i + 1):
                box(glow('amber', 5), .1, .04, .4, -.11 * i + .22 * q, -.18, .4, r=.02, n=1)
        light_pool(px, py - 1.7, z + .03, 1.0, '#FFC46A', .8)
    zl = z + .54
    cyl(mat('concrete', .6), 1.0, .2, 10.2, -2.0, zl, seg=48, b=.05)
    lighthouse(10.2, -2.0, zl + .18, 4.4, 1.1)
    lamp_z = zl + 4.9
    if not is_day():
        for rz, L_, st in ((-14, 13.0, 1.5), (166, 9.0, .8)):
            with at(10.2, -2.0, lamp_z, rz, ry=3):
                place(lathe_mesh([(L_ * .11, 0), (.16, L_)], 40), cone_mat('#FFE3B0', st), (L_, 0, 0), (0, -90, 0), shadow=False)
    house(8.2, -2.7, zl, 0, .7)
    hill(16.8, 2.6, 4.0, 2.2, 9)
    for x, y, s in ((-14.6, 2.4, .85), (-13.2, 3.0, .8), (-6.0, 2.8, .85), (-5.0, 3.8, .8), (2.2, 3.2, .85), (8.4, 2.6, .85), (9.8, 3.4, .8), (11.4, 2.2, .8), (-3.0, -1.9, .75), (4.6, -1.6, .75), (12.6, 3.6, .8)):
        house(x, y, z, 0, s)
    for x, y, rz, c in ((-10.2, -1.0, 15, 'coral'), (-5.4, -.2, -8, 'porcelain'), (-1.8, .6, 20, 'amber'), (5.2, .9, 5, 'teal5')):
        px, py = min(way, key=lambda p: abs(p[0] - x))
        car(px, py - .34, z + .08, rz, c, s=.72)
    px, py = min(way, key=lambda p: abs(p[0] + 14.2))
    bus(px, py - .3, z + .08, -12, 'teal5', .8)
    for k in range(34):
        x = rnd.uniform(-16, 13)
        y = edge(x) + rnd.uniform(.25, .6)
        if min(math.hypot(x - a, y - b) for a, b in way) > 1.2:
            palm(x, y, z, rnd.uniform(.6, .85))
    for x, y in ((-15.4, 1.4), (-11.6, 1.2), (-7.4, 1.8), (-3.8, 1.6), (.8, 2.4), (3.6, 1.9), (6.8, 2.4), (13.2, 1.2), (-8.6, 2.2)):
        tree(x, y, z, rnd.uniform(.7, 1.0))
    for k in range(18):                                          # a village on the slopes
        x, y = rnd.uniform(-13, 14), rnd.uniform(2.2, 3.4)
        light_pool(x, y - .5, z + .03, .8, '#FFC46A', .6)
    for x, y in ((-9.2, 1.5), (-1.0, 2.6), (6.0, 3.0), (12.8, 2.0), (-4.2, 2.5)):
        house(x, y, z, rnd.uniform(-15, 15), .8)
    for x, y, rz in ((-8.6, -4.8, 10), (-2.2, -4.4, 165), (3.2, -5.2, 20), (14.6, -3.6, 200), (-13.6, -4.6, 30)):
        fishing_boat(x, y, .2, rz, .85)
    buoy(5.8, -4.4, .2)
    buoy(-5.2, -5.4, .2, 'coral')
    for x in (-9.4, -1.4, 5.6):
        spot('#FFC98A', 560, (x, -.6, 4.8), 1.8, .4)
    spot('#FFE0B8', 500, (10.0, -3.4, 5.6), 1.3, .3)


def build(variant):
    if variant == 'banner':
        stage(20, -1.25, fill=1.3, key=1.25)
        return coast_road()
    if variant:
        with trouble(variant == 'obstacles'):
            stage(12.5, -1.25, fill=1.35, key=1.3)
            return astray() if variant == 'obstacles' else one_road()
    stage(16, -1.25, fill=1.25, key=1.2)
    diorama(16.5, 11.0, 1.0)
    slab(mat('floor', .45, coat=.2), 16.2, 10.7, .03, z=0, r=.9, b=.01)
    for k in range(16):
        box(mat('floor_line', .5), .03, 10.5, .006, -7.6 + k * 1.02, 0, .03, r=.002, n=1)
    table()
    rnd = random.Random(11)
    z = sheet_of_plan()
    old_quarter(z, rnd)
    new_quarter(z, rnd)
    route(z)
    tools()
    drafting_lamp()
    for x, y, c in ((3.4, -4.6, 'coral'), (-3.2, -4.6, 'teal5')):              # stools, rolled paper in a bin
        cyl(mat('dark', .5), .5, .08, x, y, .03, seg=28)
        cyl(mat('steel', .3), .07, 1.1, x, y, .1, seg=14)
        cyl(mat(c, .6), .58, .18, x, y, 1.15, seg=32, b=.06)
    cyl(mat('indigo5', .5), .5, 1.0, 7.4, -4.4, .03, seg=28)
    for k in range(5):
        cyl(mat(('#E9E4D8', '#FFFBF0'), .8), .1, 1.5 + .1 * k, 7.4 + .22 * math.cos(k * 1.3), -4.4 + .22 * math.sin(k * 1.3), .1, seg=14)
    spot('#FFD2A0', 900, (-5.6, 0, T + 5.4), 1.5, .4)
    spot('#DDE8FF', 800, (5.2, 0, T + 5.8), 1.5, .4)


FEATURES = iso((0, 0, 0.1), 21.6, az=33, el=32, variant='features')

SHOTS = {
    'main': iso((0, 0, 1.44), 27.2, az=36, el=33),
    'obstacles': {**FEATURES, 'variant': 'obstacles'},
    'features': FEATURES,
    'banner': hero((13.4, -19.5, 6.6), (2.6, -.2, 1.9), 35, fstop=4, focus=(5, -1, 1), variant='banner', edge=(0, .03, 0, .03)),
}
