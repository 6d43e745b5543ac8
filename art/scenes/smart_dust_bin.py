"""A market street whose bins say how full they are; the truck stops only at the full one."""
from kit import *

SEED = 23
W, D = 18., 13.
KERB = -2.55                  # the pavement's edge
BINS = ((-6.0, 'teal5', .35), (-3.1, '#3F6FD8', .6), (-.2, 'amber6', .25), (2.7, 'coral', 1.))
S = 1.9


def ground():
    diorama(W, D, .9)
    road(-W / 2 + .05, -5.35, W / 2 - .05, KERB - .1)
    block(-W / 2 + .06, KERB, W / 2 - .06, D / 2 - .06, .6)
    block(-W / 2 + .06, -D / 2 + .06, W / 2 - .06, -5.45, .4)
    for i in range(22):
        box(mat('pave2', .75), .02, 2.1, .012, -W / 2 + .7 + i * .8, KERB + 1.1, .178, r=.003, n=1)
    for k in range(2):
        box(mat('pave2', .75), W - .5, .02, .012, 0, KERB + .7 + .75 * k, .178, r=.003, n=1)
    crosswalk(-7.2, -3.95, .052, 2.5, 90, 6)


def shops():
    building(-6.9, 4.3, 3.4, 3.4, 4.3, 'facade4', style='grid', lit=.6, z=.18, roof='water', shop=True, balcony=True)
    building(-3.35, 4.5, 3.3, 3.2, 3.1, 'facade3', style='grid', lit=.55, z=.18, roof='solar', shop=True, sign='amber')
    building(.1, 4.4, 3.3, 3.3, 3.8, 'facade2', style='band', lit=.6, z=.18, roof='green', shop=True)
    building(3.5, 4.5, 3.2, 3.2, 2.5, 'facade6', style='grid', lit=.65, z=.18, roof='water', shop=True, balcony=True)
    building(6.9, 4.4, 3.2, 3.3, 3.3, 'facade9', style='grid', lit=.6, z=.18, roof='hvac', shop=True)


def crate(x, y, z, c, rz=0):
    """A box of fruit."""
    with at(x, y, z, rz):
        box(mat('wood', .7), .46, .34, .16, r=.015, n=1)
        m = mat(c, .5)
        for i in range(4):
            for j in range(3):
                sphere(m, .062, -.15 + .1 * i, -.1 + .1 * j, .17 + .02 * ((i + j) % 2), seg=10)


def stall(x, y, color, goods, rz=0):
    """A market stall: a striped roof on four posts, a lamp, crates in steps."""
    with at(x, y, .18, rz):
        for sx in (-.9, .9):
            for sy, h in ((-.45, 1.35), (.5, 1.6)):
                box(mat('wood', .6), .06, .06, h, sx, sy, 0, r=.012, n=1)
        with at(0, .02, 1.5, rx=14):
            for q in range(8):
                box(mat(color if q % 2 == 0 else 'porcelain', .6), .25, 1.3, .05, -.875 + .25 * q, 0, 0, r=.015, n=1)
        for k in range(8):
            sphere(mat(color if k % 2 == 0 else 'porcelain', .6), .115, -.875 + .25 * k, -.62, 1.33, sc=(1, .3, 1), seg=12)
        box(mat('wood', .6), 1.8, .8, .08, 0, .05, .42, r=.02)
        box(mat(('indigo6', 'sand'), .8), 1.76, .03, .4, 0, -.33, .03, r=.01, n=1)
        for i in range(3):
            crate(-.55 + .55 * i, -.12, .5, goods[i % len(goods)])
            crate(-.55 + .55 * i, .26, .62, goods[(i + 1) % len(goods)])
        sphere(glow('#FFC27A', 12), .07, 0, -.1, 1.28, seg=12)
        light_pool(0, -.5, .02, 1.3, '#FFB866', .55)


def market():
    fruit = ('amber', 'coral', ('#5DB85A', '#6FB556'), ('#F2D24A', '#F2CE4A'), 'rose', 'amber6')
    for i, x in enumerate((-7.2, -4.6, -2.0, .7, 6.9)):
        stall(x, 1.05, ('coral', 'amber', 'teal3', 'peri', 'coral')[i], (fruit[i % 6], fruit[(i + 2) % 6], fruit[(i + 4) % 6]), (0, 4, -3, 2, -5)[i])
    for x, y, c in ((-5.9, .3, 'coral'), (-3.3, .2, ('#5DB85A', '#6FB556')), (-.7, .35, 'amber'), (2.2, .5, 'rose'), (5.6, .3, 'amber'), (8.1, .2, 'amber6')):
        crate(x, y, .18, c, random.uniform(-25, 25))
        crate(x + .1, y + .5, .18, c, random.uniform(-25, 25))
        crate(x + .05, y + .1, .36, c, random.uniform(-25, 25))
    with at(3.6, .75, .18, 25):                                    # a hand cart
        box(mat('wood', .6), 1.5, .8, .08, 0, 0, .5, r=.02)
        for sx in (-.45, .45):
            for sy in (-.42, .42):
                torus(mat('dark', .5), .24, .035, sx, sy, .26, rot=(90, 0, 0), seg=24)
        for i in range(3):
            crate(-.48 + .48 * i, 0, .58, fruit[i + 1])
    posts = [(-8.3, -1.7), (-4.55, -1.7), (-1.65, -1.7), (1.25, -1.7), (5.0, -1.7), (8.3, -1.7)]
    for i, (x, y) in enumerate(posts):
        cyl(mat('porcelain', .4), .05, 3.1, x, y, .18, r1=.04, seg=12)
        cyl(mat('dark', .4), .12, .12, x, y, .18, seg=16)
        sphere(mat('amber', .3), .08, x, y, 3.3, seg=14)
    bulbs = ('#FFC27A', '#FFD9A0', '#FF9F5A')
    for (a, b), (c, d) in list(zip(posts, posts[1:])) + [((p, q), (p + .4, 2.6)) for p, q in posts[1:5]]:
        n = 9
        pts = [(a + (c - a) * t / n, b + (d - b) * t / n, 3.2 - .5 * 4 * (t / n) * (1 - t / n)) for t in range(n + 1)]
        tube(mat('dark', .6), pts, .014, 5, smooth_path=False, shadow=False)
        for i, p in enumerate(pts[1:-1]):
            sphere(glow(bulbs[i % 3], 9), .062, p[0], p[1], p[2] - .06, seg=10, shadow=False)


def bins(variant):
    for x, color, fill in BINS:
        full = fill > .9
        slab(mat('pave2', .7), 1.5, 1.35, .03, x, -1.85, .18, r=.2, b=.01)
        smart_bin(x, -1.85, .2, 0, color, S, fill)
        ripples(x, -1.85, 1.98, 3, .3, .24, .026, 'coral' if full else 'data', .05)
        if not full:
            box(mat('porcelain', .4), .05, .05, .05, x, -1.85, .18)
    x = BINS[3][0]
    garbage_truck(5.75, -3.55, .05, 0, 1.3, 'teal5')
    for i in range(7):                                              # the stretch it was sent along
        with at(-7.6 + i * 1.45, -3.55, .06):
            for sg in (-1, 1):
                box(data_mat('data', 2.4), .4, .09, .02, 0, sg * .13, 0, r=.008, n=1, rot=(0, 0, -sg * 40))
    for a in (0, 1, 2):
        signal_arc((BINS[a][0], -1.85, 2.1), (BINS[a + 1][0], -1.85, 2.1), .9, .02)
    signal_arc((x, -1.85, 2.1), (6.7, -3.55, 2.1), 1.1, .022, 'coral')


def street():
    auto_rickshaw(-4.1, -4.65, .05, 180)
    car(.9, -4.7, .05, 180, 'porcelain', s=.95)
    for x in (-7.6, -3.4, 5.4, 7.9):
        tree(x, -6.0, .18, .72, 'round')
    for x in (-5.5, -1.4, 3.6):
        bench(x, -6.0, .18, 180)
    for x in (-8.5, -6.5, -.3, .6, 1.9, 6.7):
        bush(x, -6.05, .18, .2)
    for i in range(8):
        bollard(-8.4 + i * 2.4, -5.75, .18)
    for x in (-8.5, 8.5):
        streetlight(x, -5.8, .18, 90, 3.3, 1.0, energy=1500)
    tree(8.4, 1.9, .18, .9)
    tree(5.1, 2.2, .18, .7, 'round')
    lamp = 900
    for x in (-6.0, -.2, 2.7):
        spot('#FFC98A', lamp, (x, -1.4, 3.7), 1.7, .3)
    spot('#FFC98A', 700, (6.0, -2.3, 3.9), 1.7, .3)


def cut_bin():
    """One bin cut in half: what the sensor under the lid sees."""
    stage(12, -1.25, fill=1.7, key=1.6)
    if not is_day():
        area('#FFDDB4', 240, (2.5, -7, 3.5), (0, 0, 1.4), size=3, spec=.4)
    diorama(20, 16, .8)
    slab(mat('pave', .75), 19.8, 15.8, .1, r=.7, b=.03)
    for i in range(20):
        for j in range(13):
            if (i + j) % 2:
                box(mat('pave2', .75), .92, .92, .012, -9.0 + .95 * i, -5.6 + .95 * j, .098, r=.02, n=1)
    for i, (x, w, h) in enumerate(((-7.2, 3.4, 3.4), (-3.6, 3.2, 4.6), (.0, 3.4, 3.6), (3.7, 3.2, 4.8), (7.2, 3.2, 3.2))):
        building(x, 5.4, w, 2.4, h, f'facade{(2, 6, 4, 1, 3)[i]}', lit=.7, z=.1, roof=('water', 'green', 'solar', 'hvac', 'water')[i], shop=True)
        awning(x, 4.1, 1.3, w - .5, ('coral', 'amber', 'teal3', 'rose', 'peri')[i])
    for x, y in ((-4.4, 2.9), (3.7, 3.0), (-7.4, 2.2), (6.6, 2.6)):
        tree(x, y, .1, 1.0)
    for x in (-2.6, 2.5):
        smart_bin(x * 1.4, 1.6, .1, 0, '#3F6FD8' if x < 0 else 'amber6', 1.5, .4)
        ripples(x * 1.4, 1.6, 1.6, 2, .25, .2, .022)
    string = [(-6.5 + .65 * i, 3.2, 3.1 - .5 * math.sin(pi * (i % 5) / 5)) for i in range(21)]
    tube(mat('dark', .5), string, .012, 5)
    for q in string:
        sphere(glow('#FFC98A', 10), .06, q[0], q[1], q[2] - .07, seg=10)
    for x, y in ((-4.4, -.4), (4.6, .2)):
        streetlight(x, y, .1, 90 if x < 0 else 200, 3.2, .9, energy=900, smart=False)
    B, dark = mat('teal5', .4, coat=.3), mat('dark', .45)
    with at(0, .3, .1):
        box(dark, 2.5, 2.1, .16, r=.06)
        box(B, 2.4, .16, 3.1, 0, .95, .14, r=.06)                     # back and sides; the front is cut away
        for s in (-1, 1):
            box(B, .16, 2.0, 3.1, s * 1.13, 0, .14, r=.06)
            box(mat('mint', .5), .17, .05, 3.1, s * 1.13, -1.0, .14, r=.01, n=1)
        box(mat(('#0B1530', '#27405A'), .7), 2.1, .04, 3.0, 0, .85, .16, r=.01, n=1)
        rnd = random.Random(3)
        for i in range(75):
            x, y, z = rnd.uniform(-.85, .85), rnd.uniform(-.6, .65), .3 + rnd.random() * 1.1
            k = rnd.random()
            if k < .5:
                trash_bag(x, y, z - .2, rnd.uniform(.2, .3))
            elif k < .8:
                box(mat(rnd.choice(('amber', 'sand', 'porcelain', 'wood')), .7), .3, .24, .2, x, y, z, r=.03, rot=(rnd.uniform(-30, 30), rnd.uniform(-30, 30), rnd.uniform(0, 90)))
            else:
                cyl(mat(rnd.choice(('coral', 'mint', 'peri')), .4), .08, .3, x, y, z, seg=14, rot=(rnd.uniform(-60, 60), rnd.uniform(-60, 60), 0))
        box(dark, 2.7, 2.3, .3, 0, 0, 3.22, r=.12, n=4)
        box(mat('#1B3A8A', .15, coat=1), 1.9, 1.6, .05, 0, 0, 3.52, r=.02)
        cyl(mat('porcelain', .35), .26, .16, 0, 0, 3.08, seg=28)
        torus(glow('teal3', 9), .2, .03, 0, 0, 3.07, seg=28)
        place(lathe_mesh([(.85, 0), (.1, 1.5)], 40), cone_mat('#35E0D4', .9 if not is_day() else .4), (0, 0, 1.56), shadow=False)
        torus(glow('#7FFFF0', 6), .8, .025, 0, 0, 1.62, seg=48, shadow=False)
        for k in range(7):                                            # the level on the wall
            box(glow('amber' if k == 3 else 'teal3', 5 if k <= 3 else 1), .3 if k == 3 else .18, .05, .05, -.75, .82, .6 + .34 * k, r=.01, n=1)
        wifi(0, 0, 3.75, 45, 3, .3, .22, .03)
    planter(-3.4, 2.4, 2.4, .42, .1)
    planter(2.9, 2.4, 2.0, .42, .1)
    bench(-3.2, .6, .1, 30)
    spot('#FFC98A', 2400, (1.4, -2.4, 5.4), 1.5, .3)
    for x in (-4.0, .2, 4.2):
        spot('#FFB866', 700, (x, 3.4, 3.0), 2.2, .3)


def buried():
    """A container under the pavement, two slim columns above it."""
    stage(8.5, -3.9, fill=1.9, key=1.9)
    if not is_day():
        area('#FFDDB4', 620, (3.5, -8, 1.5), (0, 0, -1.6), size=4, spec=.4)
    slab(mat('plinth', .45, coat=.2), 12.5, 6.5, .42, z=-3.9, r=.7, b=.12)
    slab(glow('teal3', 2.6), 12.06, 6.06, .12, z=-3.48, r=.5, b=.02)
    slab(mat('plinth_top', .6), 12, 6, .2, z=-3.4, r=.5, b=.04)
    rnd = random.Random(5)
    soil = ((-1.15, 1.15, ('#8A6478', '#C39A6E')), (-2.3, 1.17, ('#6A5080', '#A67F5C')), (-3.22, .96, ('#4A4680', '#93867E')))
    for z, h, c in soil:
        for sx in (-1, 1):
            box(mat(c, .9, spec=.1), 3.68, 5.9, h, sx * 4.12, 0, z, r=.07)
            for _ in range(9):
                blob(mat(soil[rnd.randrange(3)][2], .9), rnd.uniform(.06, .17), sx * rnd.uniform(2.6, 5.7), -2.94, z + rnd.uniform(.2, h - .15), i=rnd.randrange(5))
            for _ in range(6):
                blob(mat(soil[rnd.randrange(3)][2], .9), rnd.uniform(.06, .17), 5.95, rnd.uniform(-2.6, 2.6), z + rnd.uniform(.2, h - .15), i=rnd.randrange(5))
        box(mat(c, .9, spec=.1), 4.7, 2.3, h, 0, 1.78, z, r=.04)
    slab(mat('kerb', .6), 12, 6, .12, z=0, r=.2, b=.03)
    slab(mat('pave', .75), 11.8, 5.8, .22, z=0, r=.2, b=.03)
    for i in range(14):
        for j in range(7):
            if (i + j) % 2:
                box(mat('pave2', .75), .8, .78, .012, -5.42 + .83 * i, -2.45 + .82 * j, .216, r=.02, n=1)
    for sx in (-1, 1):                                                 # what else runs under a street
        pipe([(sx * 2.45, -3.05, -2.6), (sx * 5.9, -3.05, -2.6)], .2, flanges=False)
        for k in range(3):
            cyl(mat('steel', .4), .25, .1, sx * (3.2 + 1.0 * k) - .05, -3.05, -2.6, rot=(0, 90, 0), seg=24, b=.02)
        for k, c in enumerate(('amber', 'coral')):
            tube(mat(c, .5), [(sx * 2.45, -3.02, -.62 - .16 * k), (sx * 5.9, -3.02, -.62 - .16 * k)], .05, 8, smooth_path=False)
    tube(data_mat('data', 2.6), [(2.3, -3.02, -1.1), (5.95, -3.02, -1.1)], .035, 8, smooth_path=False, shadow=False)
    box(mat('steel', .4, metal=.3), 4.4, .14, 2.9, 0, .35, -3.15, r=.04)
    box(glow('#FFC27A', .9), 4.1, .04, 2.5, 0, .25, -2.9, r=.03)
    for s in (-1, 1):
        box(mat('teal5', .4, coat=.3), .16, 2.6, 2.9, s * 2.2, -.9, -3.15, r=.04)
    box(mat('teal5', .4, coat=.3), 4.5, 2.7, .16, 0, -.9, -3.2, r=.04)
    rnd = random.Random(8)
    for _ in range(95):
        x, y, z = rnd.uniform(-1.85, 1.85), rnd.uniform(-1.9, .0), -2.95 + 1.3 * rnd.random() ** 1.2
        trash_bag(x, y, z - .1, rnd.uniform(.2, .32), rnd.choice((('#2A3060', '#4A4F63'), ('#394794', '#6B7397'), 'teal7', 'wood')))
    place(lathe_mesh([(1.2, 0), (.1, 1.5)], 40), cone_mat('#35E0D4', .8 if not is_day() else .35), (0, -.9, -1.6), shadow=False)
    cyl(mat('porcelain', .35), .2, .12, 0, -.9, -.14, seg=24)
    for x, c in ((-1.1, 'teal5'), (1.1, 'amber6')):
        cyl(mat(c, .35, coat=.4), .46, 1.5, x, -.7, .2, r1=.42, seg=40, b=.06)
        cyl(mat('dark', .4), .5, .16, x, -.7, 1.66, seg=40, b=.06)
        with at(x, -.7, .2, 35):
            box(mat('ink', .4), .5, .1, .34, 0, -.42, .95, r=.05)
            box(glow('teal3', 6), .3, .06, .05, 0, -.46, .62, r=.015, n=1)
        ripples(x, -.7, 2.1, 3, .3, .22, .024)
    for i, (x, w, h) in enumerate(((-4.2, 3.0, 1.9), (-1.1, 2.8, 2.5), (1.9, 2.8, 1.9), (4.6, 2.2, 2.4))):
        building(x, 2.2, w, 1.3, h, f'facade{(4, 6, 2, 3)[i]}', lit=.75, z=.22, roof=('green', 'water', 'solar', 'hvac')[i], shop=True)
    for x, y in ((-5.4, .9), (5.4, .8)):
        tree(x, y, .22, .8)
    for x in (-4.6, 3.4, 4.2):
        planter(x, 1.2, .7, .36, .22)
    bench(3.6, .2, .22, 0)
    bench(-3.6, -.4, .22, 0)
    for x in (-5.2, -2.6, 2.6, 5.2):
        bollard(x, -2.3, .22)
    streetlight(-3.0, .9, .22, -90, 2.5, .7, energy=700, smart=False)
    spot('#FFC98A', 2030, (0, -2.2, 4.4), 1.6, .3)
    spot('#FFC27A', 260, (0, -1.6, -.3), 2.4, .3)


def bin_at(x, y, z, rz=0, c='teal5', fill=.4, s=1.25):
    smart_bin(x, y, z, rz, c, s, fill)
    ripples(x, y, z + 1.05 * s, 2, .2, .16, .02, 'coral' if fill > .85 else 'data')


def tipper(x, y, z=0, rz=0, s=1.):
    """A small electric tipper."""
    with at(x, y, z, rz, s):
        auto_rickshaw(.35, 0, 0, 0, 'teal3')
        box(mat('leaf2', .5), .9, .74, .5, -.55, 0, .3, r=.06)
        box(mat('dark', .5), .8, .64, .04, -.55, 0, .79, r=.01, n=1)


def temple_town():
    """A temple tower and its stepped tank, four streets around them."""
    stage(14, -1.25, fill=1.55, key=1.5)
    diorama(17, 15, .9)
    slab(mat('road', .65), 16.8, 14.8, .05, r=.8, b=.01)
    block(-5.4, -4.6, 5.4, 4.6, .4, top='pave')
    gopuram(-2.5, 1.6, .18, 0, 1.5, 7)
    with at(3.0, -1.3, .18):
        for k in range(4):
            w = 4.2 - .4 * k
            for q in range(4):
                with at(rz=90 * q):
                    box(mat('facade6' if k % 2 == 0 else 'trim6', .7), w, .2, .5 - .11 * k, 0, -w / 2 + .1, 0, r=.02)
        box(water_mat('tank', wave=3), 2.7, 2.7, .14, 0, 0, .02, r=.03)
        chhatri(0, 0, .12, .95)
    for i, (x, y, rz) in enumerate(((-5.0, -4.2, 0), (5.0, -4.2, 0), (5.0, 4.2, 0), (-5.0, 4.2, 0), (0, -4.3, 0))):
        bin_at(x, y, .18, rz, ('teal5', 'amber6', '#3F6FD8', 'coral', 'teal5')[i], (.3, .6, .4, 1., .5)[i])
    for x in (-6.9, -4.7, -2.5, -.3, 1.9, 4.1, 6.5):
        building(x, 6.4, 1.9, 1.5, 1.4 + .45 * (int(x * 2) % 3), f'facade{2 + int(abs(x)) % 7}', lit=.65, z=.05, roof='water', shop=True)
    for y in (-4.6, -2.4, -.2, 2.0, 4.2):
        building(-7.4, y, 1.5, 1.8, 1.3 + .4 * (int(y * 2) % 3), f'facade{3 + int(abs(y)) % 6}', lit=.65, z=.05, roof='water', shop=True)
    for i in range(5):                                                # flower stalls
        x = -4.2 + 1.7 * i
        box(mat('wood', .6), 1.0, .6, .42, x, -3.55, .18, r=.02)
        awning(x, -3.6, 1.15, 1.2, ('coral', 'amber', 'teal3', 'rose', 'peri')[i])
        for s in (-.5, .5):
            box(mat('wood', .6), .04, .04, 1.0, x + s, -3.45, .18, r=.01, n=1)
        for k in range(14):
            sphere(mat(('amber', 'rose', 'white', 'coral')[(k + i) % 4], .6), .07, x - .4 + .13 * (k % 7), -3.7 + .2 * (k // 7), .64, seg=8)
    tipper(-1.6, -5.6, .05, 0)
    tipper(6.2, .4, .05, 90)
    for x, y in ((4.9, 1.6), (1.0, 3.6), (4.9, 3.0), (7.5, -5.6), (7.6, 4.0)):
        palm(x, y, .1, 1.0)
    for x, y, rz in ((-5.0, -4.7, -90), (2.6, -4.7, -90), (5.5, 2.4, 0), (-5.6, 2.0, 180)):
        streetlight(x, y, .15, rz, 2.8, .8, energy=1200, smart=False)
    spot('#FFB866', 3290, (-2.2, -.8, 5.6), 1.5, .3)
    block(-8.3, -7.3, 8.3, -6.3, .3)                                   # the far kerbs, their shops and trees
    block(6.9, -6.0, 8.3, 5.6, .3)
    rnd = random.Random(9)
    for i in range(8):
        x = -7.4 + 2.1 * i
        box(mat('wood', .6), .9, .5, .4, x, -6.75, .18, r=.02)
        awning(x, -6.8, 1.1, 1.05, ('amber', 'coral', 'peri', 'teal3', 'rose')[i % 5])
        for q in (-.45, .45):
            box(mat('wood', .6), .04, .04, .95, x + q, -6.65, .18, r=.01, n=1)
        for k in range(12):
            sphere(mat(('amber', 'rose', 'white', 'coral')[(k // 3 + i) % 4], .6), .07, x - .35 + .14 * (k % 6), -6.85 + .18 * (k // 6), .62, seg=8)
    for y in (-4.9, -2.9, -.9, 1.1, 3.1, 5.0):
        (palm if int(y) % 2 else tree)(7.6, y, .18, .75)
    for i in range(13):                                               # marks on the streets
        box(mat('line', .6), .6, .07, .012, -7.4 + 1.2 * i, -5.45, .046, r=.003, n=1)
        if i < 8:
            box(mat('line', .6), .07, .6, .012, 6.1, -4.4 + 1.2 * i, .046, r=.003, n=1)
    crosswalk(-2.5, -5.45, .052, 1.5, 90)
    with at(-2.5, -1.4, .19):                                          # the kolam before the gate
        kolam(4, 5, .34, 0, .022, 'data')
    for x in (-4.6, -.4):
        chhatri(x, .2, .18, .7)
    pts = [(-4.9 + .5 * i, -2.9, 2.0 - .3 * math.sin(pi * (i % 5) / 5)) for i in range(21)]
    tube(mat('dark', .5), pts, .01, 5)
    for q in pts:
        sphere(glow('#FFC98A', 9), .055, q[0], q[1], q[2] - .06, seg=8)
    for x in (-4.9, -2.4, .1, 2.6, 5.1):
        cyl(mat('wood', .6), .035, 1.85, x, -2.9, .18, seg=8)
    auto_rickshaw(3.4, -5.0, .05, 180, s=.85)
    auto_rickshaw(-6.2, -5.9, .05, 0, s=.85)
    auto_rickshaw(5.8, 3.4, .05, -90, s=.85)
    tipper(2.2, -5.85, .05, 0, .9)
    for x in (-6.6, -2.0, 3.0, 6.6):
        lamp_post(x, -6.4, .18, 90, 2.0, .5, pool=1.3)
    for x, y in ((-4.6, 3.4), (-.2, 3.9), (4.6, -3.6), (1.6, 2.2), (3.4, 2.6)):
        tree(x, y, .18, .7)


def campus():
    """Glass towers around a green court; bins by the food court; an empty bay and a parked truck."""
    stage(14.5, -1.25, fill=1.4, key=1.35)
    diorama_shape(circle(9.8, 90))
    cyl(mat('pave', .75), 9.65, .12, seg=90, b=.03)
    cyl(mat('grass', .85, spec=.15), 4.0, .06, .6, -.6, .1, seg=64, b=.02)
    for x, y, h in ((-5.4, 3.2, 5.2), (-1.6, 6.0, 6.4), (3.4, 6.0, 4.4), (-6.4, -1.2, 3.4)):
        glass_tower(x, y, .12, 2.6, 2.6, h, lit=.6)
    cyl(water_mat('court', wave=3), 1.2, .05, .6, -.6, .14, seg=48, b=.005)
    for i in range(9):
        t = i * .7
        tree(.6 + 3.1 * math.cos(t), -.6 + 3.1 * math.sin(t), .15, .75)
    with at(5.9, 1.4, .12):
        building(0, 0, 3.0, 2.4, 1.3, 'facade4', lit=.8, roof='solar', shop=True)
    for i in range(4):
        x, y = 5.2 - .1 * i, -1.0 - 1.0 * i
        round_table(x, y, .12, .36, .4)
        cyl(mat('porcelain', .4), .03, 1.2, x, y, .12, seg=8)
        lathe(mat(('coral', 'amber', 'teal3', 'peri')[i], .6), [(.7, 0), (.66, .03), (.05, .3), (0, .32)], x, y, 1.2, seg=20)
    for i in range(4):
        bin_at(6.9, -.6 - .95 * i, .12, -50, ('teal5', '#3F6FD8', 'amber6', 'coral')[i], (.3, .5, .7, .4)[i])
    slab(mat('yard', .7), 4.4, 2.8, .03, -2.4, -6.6, .11, r=.3, b=.01)
    for s in (-1, 0, 1):
        box(mat('amber', .6), .07, 2.4, .012, -2.4 + 2.0 * s, -6.6, .14, r=.003, n=1)
    garbage_truck(-3.4, -6.5, .14, 90, 1.0)
    for x, y in ((-8.4, 1.4), (-8.2, -3.2), (-6.6, -5.2), (1.6, -7.6), (3.4, -6.6), (6.6, 5.2), (8.4, 3.0), (.6, 8.4), (-4.2, 7.0)):
        tree(x, y, .12, .85)
    for x, y, rz in ((-3.6, -4.0, 40), (2.6, -5.0, 90), (4.2, 3.4, 200), (-3.4, 2.2, -40)):
        streetlight(x, y, .12, rz, 2.8, .8, energy=1200, smart=False)
    for i in range(3):
        bench(-1.8 + 1.6 * i, -4.6, .12, 180)
    rnd = random.Random(7)
    arc_prism(mat('pave2', .75), 1.6, 2.3, 0, 359.9, .03, z=.15, n=64, b=.005, x=.6, y=-.6)
    for k in range(4):
        with at(.6, -.6, .15, 45 + 90 * k):
            box(mat('pave2', .75), 2.0, .7, .03, 3.0, 0, 0, r=.02, n=1)
    for i in range(22):
        a = i * .286
        bush(.6 + 3.8 * math.cos(a), -.6 + 3.8 * math.sin(a), .14, rnd.uniform(.13, .2))
    for a in range(8):
        t = rad(22 + 45 * a)
        lamp_post(.6 + 2.55 * math.cos(t), -.6 + 2.55 * math.sin(t), .15, math.degrees(t) + 180, 1.5, .35, pool=.8)
    cyl(mat('porcelain', .4), .2, .5, .6, -.6, .15, r1=.12, seg=20)
    for i in range(5):
        r = rad(206 + 14 * i)
        bin_at(.6 + 4.4 * math.cos(r), -.6 + 4.4 * math.sin(r), .12, math.degrees(r) + 90, ('teal5', '#3F6FD8', 'amber6', 'teal5', '#3F6FD8')[i], (.3, .5, .4, .6, .2)[i], 1.0)
    glass_tower(6.2, 4.6, .12, 2.0, 2.0, 3.2, lit=.6)
    building(-7.4, -4.0, 1.9, 1.7, 1.4, 'facade6', style='band', lit=.7, z=.12, roof='green', shop=True)
    for i in range(4):
        car(.2 + .95 * i, -7.9, .14, 90, ('porcelain', 'coral', 'teal3', 'peri')[i], lights=False, s=.72)
        box(mat('line', .6), .05, 1.4, .012, -.28 + .95 * i, -7.9, .125, r=.003, n=1)
    awning(5.9, .1, 1.3, 2.6, 'coral')
    for x, y in ((4.6, -5.4), (7.8, -3.6), (-4.9, -7.4), (-1.0, 3.6), (2.0, 3.8)):
        tree(x, y, .12, .7)
    for p in ((6.9, -.6, 1.5), (-3.4, -6.5, 1.7)):
        signal_arc(p, (-1.6, 6.0, 6.9), 1.0, .02)


def junction():
    """Four platforms under canopies, a waiting train, bins in pairs at the pillars."""
    stage(14.5, -1.25, fill=1.55, key=1.5)
    diorama(18, 14, .9)
    slab(mat(('#4A4468', '#BDB4A8'), .9), 17.8, 13.8, .06, r=.8, b=.01)
    rnd = random.Random(6)
    reach = (7.7, -.2, -.2, -2.0)                                      # how far each canopy goes: the trains must be seen
    for k in range(4):
        y = 5.0 - 3.3 * k
        box(mat('concrete', .7), 16.8, 1.5, .42, 0, y, .05, r=.05)
        box(mat('pave2', .7), 16.6, .9, .012, 0, y, .465, r=.01, n=1)
        for s in (-1, 1):
            box(mat('amber', .6), 16.6, .08, .012, 0, y + s * .62, .468, r=.003, n=1)
        for i in range(6):
            x = -7.0 + 2.8 * i
            if x < reach[k]:
                cyl(mat('porcelain', .4), .07, 1.75, x, y, .45, seg=12)
                for s in (-1, 1):
                    bar(mat('porcelain', .4), (x, y, 1.75), (x, y + s * .7, 2.18), .05)
                if not is_day():
                    light_pool(x + 1.2, y, .48, 1.1, '#FFB866', .6)
            else:
                lamp_post(x, y + .3, .47, -90, 1.6, .35, pool=1.1)
            if i < 6 and x < 7.6:
                smart_bin(x + .45, y - .1, .47, 0, 'teal5', 1.05, .4)
                smart_bin(x + 1.0, y - .1, .47, 0, '#3F6FD8', 1.05, .6)
                ripples(x + .72, y - .1, 1.6, 2, .2, .16, .018)
        w = reach[k] + 7.9
        for s in (-1, 1):
            box(mat((('coral', 'brick'), ('teal5', '#7FB6AC'), ('coral', 'brick'), ('teal5', '#7FB6AC'))[k], .5), w, .82, .06, (reach[k] - 7.9) / 2, y + s * .4, 2.2, r=.02, rot=(s * 9, 0, 0))
        for i in range(int(w / .8)):
            bar(mat('trim', .5), (-7.7 + .8 * i, y - .8, 2.2), (-7.7 + .8 * i, y, 2.33), .03)
        box(glow('#FFE0AE', 4), w - .4, .05, .04, (reach[k] - 7.9) / 2, y, 2.06, r=.01, n=1)
        for i in range(4):
            bench(-5.4 + 4.0 * i, y + .3, .47, 0)
            box(mat(rnd.choice(('coral', 'teal3', 'amber6', 'peri')), .5), .24, .16, .34, -4.4 + 4.0 * i + rnd.uniform(-.2, .2), y + .25, .47, r=.05)
        panel_screen('list1', .8, .4, 1.6 + 1.4 * k, y - .1, 1.35, strength=2.4)
        bar(mat('steel', .4), (1.6 + 1.4 * k, y, .47), (1.6 + 1.4 * k, y, 1.4), .05)
        if k < 3:
            for q in (-.3, .3):
                box(mat('steel', .3, metal=.6), 17.4, .06, .08, 0, y - 1.65 + q, .1, r=.01, n=1)
            for i in range(34):
                box(mat('wood', .8), .16, 1.0, .06, -8.3 + .5 * i, y - 1.65, .06, r=.01, n=1)
            for i in range(4):                                         # masts and wire
                x = -6.4 + 4.4 * i
                cyl(mat('slate', .5), .05, 2.7, x, y - 2.35, .06, seg=10)
                bar(mat('slate', .5), (x, y - 2.35, 2.6), (x, y - 1.65, 2.5), .035)
            bar(mat('dark', .5), (-8.5, y - 1.65, 2.42), (8.5, y - 1.65, 2.42), .018)
    metro_train(2.0, 3.35, .2, 5, 0, 'coral', 'porcelain')
    metro_train(3.4, -3.25, .2, 4, 0, 'teal3', 'porcelain')
    with at(-1.4, .05, 0):                                              # the footbridge
        for y in (5.0, 1.7, -1.6, -4.9):
            for sx in (-.5, .5):
                box(mat('porcelain', .45), .12, .12, 2.7, sx, y, .4, r=.02)
        box(mat('porcelain', .45), 1.3, 11.0, .16, 0, .05, 3.0, r=.04)
        for sx in (-.62, .62):
            box(mat(('teal3', '#5FB3A6'), .5), .05, 11.0, .4, sx, .05, 3.14, r=.02, n=1)
        box(glow('#FFE0AE', 3), .06, 10.6, .03, 0, .05, 2.98, r=.01, n=1)
    for x, c in ((7.6, 'coral'), (7.9, 'teal3'), (-8.0, 'teal3')):        # signals
        y = {7.6: .1, 7.9: -3.0, -8.0: 3.6}[x]
        cyl(mat('dark', .5), .05, 1.5, x, y - .6, .06, seg=10)
        box(mat('dark', .5), .2, .16, .46, x, y - .6, 1.4, r=.05)
        sphere(glow(c, 10), .07, x + .1, y - .6, 1.66, seg=10)
    signal_arc((.7, 5.0, 1.7), (-1.4, .05, 3.7), .8, .02)
    signal_arc((3.5, -1.6, 1.7), (-1.4, .05, 3.7), .8, .02)
    ripples(-1.4, .05, 3.75, 3, .3, .22, .022)
    for x in (-5, .5, 5.6):
        for y in (1.8, -4.4):
            spot('#FFC98A', 2300, (x, y - .6, 4.6), 1.9, .3)
    for i in range(12):
        tree(-8.2 + 1.5 * i, 6.5, .06, rnd.uniform(.45, .65))
        bush(-8.0 + 1.45 * i, -6.4, .06, rnd.uniform(.12, .2))


STORIES = {'temple': temple_town, 'campus': campus, 'junction': junction}


def build(variant):
    if variant in STORIES:
        return STORIES[variant]()
    if variant == 'cut':
        return cut_bin()
    if variant == 'buried':
        return buried()
    stage(15, -1.25, fill=1.15, key=1.1)
    ground()
    shops()
    market()
    bins(variant)
    street()


SHOTS = {
    'main': iso((.1, -.4, 1.85), 26.8, az=33, el=29, edge=(.06, .02, .06, .05)),
    'cta': hero((15, -12.5, 4.6), (.4, -.9, 1.5), 52, 1.4, (2.7, -1.85, 1.2), edge=0),
    'detail-1': hero((3.3, -9.0, 3.6), (.1, .4, 2.12), 43, 1.0, (0, -.6, 1.6), variant='cut', edge=0),
    'detail-2': hero((1.2, -9.4, 2.6), (4.4, -2.9, 1.1), 56, 1.6, (3.4, -3.2, 1.0), edge=0),
    'detail-3': iso((0, 0, -.42), 16.8, az=24, el=22, variant='buried', edge=.04),
    'story-1': iso((0, 0, .95), 25.8, az=40, el=34, variant='temple', edge=(.05, .03, .05, .04)),
    'story-2': iso((0, .2, 2.05), 25.6, el=32, variant='campus', edge=(.05, .02, .05, .04)),
    'story-3': iso((0, 0, .8), 25.0, az=33, el=37, variant='junction', edge=(.05, .03, .05, .04)),
}
