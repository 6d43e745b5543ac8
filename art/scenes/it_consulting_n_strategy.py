"""A drawing table as large as a square bears a half-built model town; a teal route is pinned from its old quarter to the new."""
from kit import *
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


def build(variant):
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


SHOTS = {'main': iso((0, 0, 1.7), 27.2, az=36, el=33)}
