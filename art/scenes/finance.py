"""A bank branch on a round plinth, its server room and vault laid open below the pavement, lines to a shop and a farm."""
from kit import *
from kit.mess import *
from kit.paper import *
from scenes.rooms import *

SEED = 88
R, DEEP = 9.2, 2.7
NX, NY = 3.7, -4.0            # the cut: |x| < NX, y < NY


def notched(r):
    a0 = math.atan2(-math.sqrt(r * r - NX * NX), NX)
    a1 = pi - a0
    pts = [(r * math.cos(a0 + (a1 - a0) * i / 90), r * math.sin(a0 + (a1 - a0) * i / 90)) for i in range(91)]
    return pts + [(-NX, NY), (NX, NY)]


def ground():
    prism(mat('plinth', .45, coat=.2), circle(R + .25, 96), .42, z=-DEEP - .62, b=.12)
    prism(glow('teal3', 2.6), circle(R + .03, 96), .12, z=-DEEP - .2, b=.02)
    prism(mat('plinth_top', .6), circle(R, 96), .2, z=-DEEP - .12, b=.04)
    for z, h, c in ((-DEEP, 1.25, ('#3C3A70', '#A89384')), (-DEEP + 1.2, 1.1, ('#55497A', '#C29C74')), (-.45, .47, 'plinth_top')):
        prism(mat(c, .85, spec=.15), notched(R), h, z=z, b=.04)
    prism(mat('pave', .75), notched(R - .1), .08, z=.0, b=.02)
    rnd = random.Random(2)
    for _ in range(30):
        a, z = rnd.uniform(-60, 240), rnd.uniform(-2.5, -.6)
        if abs(R * math.cos(rad(a))) > NX + .2 or a > 0:
            blob(mat(('#55497A', '#B08A68'), .9), rnd.uniform(.08, .2), (R - .02) * math.cos(rad(a)), (R - .02) * math.sin(rad(a)), z, i=rnd.randrange(5))
    fence(-NX, NY + .1, NX, NY + .1, .08, .4, 'porcelain', .3)
    for s in (-1, 1):
        fence(s * (NX + .1), NY, s * (NX + .1), -8.2, .08, .4, 'porcelain', .3)


def basement():
    z = -DEEP + .1
    box(mat('floor', .45, coat=.2), 2 * NX - .04, 4.2, .05, 0, NY - 2.1, z, r=.01, n=1)
    for i in range(7):
        box(mat('floor_line', .5), .02, 4.1, .01, -3.2 + i * 1.05, NY - 2.1, z + .045, r=.003, n=1)
    for j in range(4):
        box(mat('floor_line', .5), 2 * NX - .1, .02, .01, 0, NY - .6 - j * 1.05, z + .045, r=.003, n=1)
    z += .05
    box(mat('wall', .6), 2 * NX, .14, 2.35, 0, NY - .05, z, r=.03)
    for s in (-1, 1):
        box(mat('wall', .6), .12, 3.9, 2.35, s * (NX - .05), NY - 2.0, z, r=.03)
    box(glow('#FFE0B8', 5), 2 * NX - .6, .06, .06, 0, NY - .16, z + 2.2, r=.02, n=1)
    vault_door(-2.15, NY - .12, z, 0, .72, 32)
    with at(0, 0, z, 0, .8):
        for i in range(5):
            rack(.15 + i * .86, (NY - .55) / .8, 0, 0, 2.35)
        for i in range(3):
            rack(3.9, (NY - 1.55) / .8 - i * .86, 0, 90 - 180, 1.7)
        desk(1.5, (NY - 2.6) / .8, 0, 0, 2.0, .8, ('candles1', 'net1'))
    for i, (x, y) in enumerate(((-3.1, -5.4), (-3.1, -5.9), (-2.65, -5.7), (-3.15, -6.4))):
        coin_stack(x, y, z, 4 + i * 3 % 8, .19)
    for i in range(3):
        for j in range(3 - i):
            gold_bar(-1.9 + .34 * j + .17 * i, -6.6, z + .14 * i)
    for x, c in ((-2.2, '#FFC98A'), (.4, '#FFD9B0'), (2.6, '#BFE6FF')):
        spot(c, 420, (x, NY - 2.2, .3), 2.1, .3)


def branch():
    """The branch: a lit glass front under a stone floor, an ATM lobby at its side."""
    st, tr, white = mat('facade6', .6), mat('trim6', .55), mat('porcelain', .5)
    with at(-.6, .6, .08):
        w, d = 6.0, 4.0
        box(white, w + .5, d + .5, .14, r=.04)
        box(st, w - .1, d - .1, 1.7, 0, .05, .14, r=.04)
        for side, ww, dd in ((0, w, d), (1, d, w)):
            with at(rz=90 * side):
                n = int(ww / .75)
                box(pane_glow('#FFC983', 2.6, .6), ww - .3, .06, 1.45, 0, -dd / 2 + .03, .2, r=.02)
                for i in range(n + 1):
                    box(tr, .06, .14, 1.5, -ww / 2 + .18 + (ww - .36) * i / n, -dd / 2 + .02, .16, r=.01, n=1)
                box(tr, ww - .2, .14, .05, 0, -dd / 2 + .02, 1.15, r=.01, n=1)
                for i in range(n // 2 + 1):
                    x = -ww / 2 + .12 + (ww - .24) * i / (n // 2)
                    cyl(white, .13, 1.75, x, -dd / 2 - .12, .1, seg=20, b=.02)
                    box(white, .36, .36, .1, x, -dd / 2 - .12, .1, r=.02, n=1)
        box(white, w + .5, d + .5, .3, 0, 0, 1.84, r=.05)
        box(glow('teal3', 3), w + .3, .03, .06, 0, -d / 2 - .255, 1.96, r=.01, n=1)
        building(0, 0, w - .1, d - .1, 1.75, 'facade6', style='grid', lit=.7, z=2.12, roof='solar')
        with at(0, -d / 2 - .3, 2.2):                                # the coin over the door
            cyl(mat('amber', .3, coat=.6, emit=pick(.7, 0)), .72, .18, 0, 0, .75, rot=(90, 0, 0), seg=48, b=.04)
            torus(mat('amber6', .3, coat=.6), .56, .04, 0, -.19, .75, rot=(90, 0, 0), seg=48)
            for q in (-.22, 0, .22):
                box(mat('amber6', .3, coat=.5), .1, .06, .5, q, -.2, .5, r=.02, n=1)
            box(mat('amber6', .3, coat=.5), .72, .06, .08, 0, -.2, .42, r=.02, n=1)
            box(mat('amber6', .3, coat=.5), .72, .06, .08, 0, -.2, 1.0, r=.02, n=1)
        box(mat('coral', .7), 1.3, 1.0, .02, 0, -d / 2 - .8, .01, r=.005, n=1)
    with at(3.95, .1, .08):                                          # ATM lobby
        box(white, 2.3, 2.6, .12, r=.04)
        box(mat('wall2', .6), 2.2, .1, 1.5, 0, 1.2, .12, r=.02)
        box(white, 2.4, 2.7, .14, 0, 0, 1.95, r=.05)
        box(glow('#BFF5EA', 4), 1.9, .9, .02, 0, 0, 1.93, r=.01, n=1)
        with at(0, .75, .12, 0, .78):
            atm(-.62, 0, 0)
            atm(.62, 0, 0)
        for x in (-1.1, 1.1):
            box(white, .07, .07, 1.85, x, -1.2, .12, r=.015)
        box(holo('#8FD8FF', .3, .1), .03, 2.3, 1.75, 1.1, 0, .14, r=.01, n=1, shadow=False)
        box(glow('teal3', 4), 2.2, .04, .16, 0, -1.36, 2.0, r=.02, n=1)
        spot('#D8F5FF', 260, (0, -.2, 1.9), 2.4, .3)


def shop_and_farm():
    building(-6.4, -1.4, 2.3, 2.0, 1.5, 'facade4', style='grid', lit=.8, z=.08, roof='water', shop=True)
    building(-6.3, 1.6, 2.2, 2.0, 2.5, 'facade3', style='grid', lit=.6, z=.08, roof='green', shop=True)
    auto_rickshaw(-5.4, -3.4, .08, 30, s=.85)
    soil = mat('soil', .9)
    slab(mat('grass', .85, spec=.15), 3.2, 3.4, .06, 6.6, -2.7, .07, r=.6, b=.02)
    with at(6.4, -2.9, .12):
        for i in range(6):
            box(soil, .3, 2.4, .06, -1.1 + .42 * i, 0, 0, r=.03)
            for k in range(8):
                blob(mat(('leaf2', 'leaf', ('#D9B84A', '#E6C95C'))[i % 3], .8), (.11, .11, .16), -1.1 + .42 * i, -1.05 + .3 * k, .14, i=k % 4, sub=1)
    house(7.0, .4, .08, -10, .9, 'facade2')
    silo(7.9, 1.5, .08, .4, 1.7)
    palm(8.3, -.6, .08, .9)
    palm(5.3, -4.9, .08, .9)


def lines():
    z = .13
    runs = ((( -.9, NY + .2), (-.9, -2.9), (-6.3, -2.9), (-6.3, -2.45)), ((.9, NY + .2), (.9, -3.0), (5.0, -3.0)), ((0, NY + .2), (0, -1.75)), ((2.6, -3.0), (2.6, -1.5), (3.9, -1.5), (3.9, -1.3)))
    for pts in runs:
        path = elbow_path([(x, y, z) for x, y in pts], .35)
        tube(data_mat('data', 2.8), path, .05, 8, smooth_path=False, shadow=False)
        for p in path[::2]:
            sphere(glow('#7FFFF0', 7), .09, *p, seg=10, shadow=False)
    for x in (-.9, 0, .9):
        tube(data_mat('data', 2.8), [(x, NY - .16, -.75), (x, NY - .16, .13), (x, NY + .2, .13)], .05, 8, smooth_path=False, shadow=False)
    for x, y, h in ((-6.4, -1.4, 2.2), (6.9, .4, 1.7)):
        ripples(x, y, h, 3, .25, .2, .022)
        signal_arc((-.6, .6, 4.4), (x, y, h), 1.2, .02)


def green():
    for i in range(13):
        a = rad(28 + i * 10.5)
        tree(8.2 * math.cos(a), 8.2 * math.sin(a), .08, random.uniform(.85, 1.15))
    arc_prism(mat('grass', .85, spec=.15), 6.6, R - .3, 25, 160, .06, z=.06, n=50)
    for a in range(14):
        t = rad(30 + a * 9.5)
        bush(6.9 * math.cos(t), 6.9 * math.sin(t), .1, .2)
    for x, y, rz in ((-4.6, -2.2, -60), (4.5, -2.2, 240), (-4.4, 4.1, -60)):
        streetlight(x, y, .08, rz, 2.9, .8, energy=1100, smart=False)
    for x in (-2.6, 1.5):
        planter(x, -2.1, 1.0, .34, .08)
    car(5.6, 3.4, .1, 130, 'coral', s=.9)
    car(-4.9, 4.6, .1, 40, 'porcelain', s=.9)
    bench(-5.0, -4.9, .08, 140)
    for x, y in ((-7.6, -3.2), (-4.6, -6.6), (4.6, -6.5), (-6.2, -5.0), (5.9, -5.3)):
        tree(x, y, .08, .7)


def jam():
    """The same vault in trouble: the belts have jammed, coins heap up over them and spill, and ledgers are counted by hand."""
    matched()
    z = .06
    rnd = random.Random(4)
    for k in range(210):
        d, a = 1.9 * math.sqrt(rnd.random()), rnd.uniform(0, 2 * pi)
        top = z + .7 + max(0, 1.15 - d) * .75 * rnd.random() if d < 1.25 else z + .02
        cyl(mat('amber' if k % 3 else ('#C7CFF0', '#D5D8E2'), .3, metal=.3), .2, .05, -2.3 + d * 1.15 * math.cos(a), -.05 + d * math.sin(a), top, seg=20, b=.012, rot=(rnd.uniform(-30, 30), rnd.uniform(-30, 30), 0))
    for k in range(70):
        cyl(mat('amber' if k % 3 else ('#C7CFF0', '#D5D8E2'), .3, metal=.3), .2, .05, rnd.uniform(-4.4, 2.6), rnd.uniform(-2.5, -1.6), z + .02, seg=20, b=.012, rot=(rnd.uniform(-12, 12), rnd.uniform(-12, 12), 0))
    for x, y, n in ((.2, -2.3, 11), (3.1, -2.2, 14), (2.6, -2.4, 8), (-1.0, -2.7, 9), (3.6, -3.7, 7), (-.2, -3.3, 5)):
        file_tower(x, y, z, n, .4, n + 3, 9 * n)
    scatter(22, -1.2, -3.8, 5.4, -1.8, z, 5, 3)
    alarm_lamp(-.3, -1.4, z + 2.8, s=1.4)
    light_pool(-2.3, -.1, z + .74, 1.6, '#FF6A48', .8)
    spot('#FF7A58', 2200, (-2.0, -.9, 4.6), 1.6, .4)


def deposit_boxes(x, z, cols, rows, seed=1, w=.52, h=.4):
    """A wall of safe-deposit boxes facing -y: brass fronts, two keyholes each; some are lit as checked."""
    rnd = random.Random(seed)
    box(mat(('#2A3573', '#8F7B5E'), .5), cols * w + .12, .1, rows * h + .12, x, 0, z - .06, r=.03)
    for i in range(cols):
        for k in range(rows):
            xx, zz = x + (i - (cols - 1) / 2) * w, z + k * h
            box(mat((('#C9A26A', '#D9B376'), ('#B58E5C', '#C9A065'), ('#D8B884', '#E6C690'))[rnd.randrange(3)], .35, metal=.3, coat=.3), w - .05, .08, h - .05, xx, -.06, zz, r=.02, n=1)
            box(mat('trim6', .4), .22, .03, .035, xx, -.11, zz + h * .56, r=.01, n=1)
            for s in (-1, 1):
                cyl(mat('ink', .4), .022, .03, xx + s * .09, -.09, zz + h * .3, rot=(90, 0, 0), seg=10, b=.005)
            if rnd.random() < .16:
                sphere(glow('teal3', 7), .032, xx + .17, -.11, zz + h * .74, seg=8, shadow=False)


def tray(x, y, z, n, silver):
    """A stack on its teal tray."""
    slab(mat('teal5', .45), .56, .62, .05, x, y, z, r=.1, b=.015)
    coin_stack(x, y, z + .05, n, .22, ('#C7CFF0', '#D5D8E2') if silver else 'amber')


def matched():
    """The answer: two belts of coins, gold and silver, pass one arch and leave it in pairs of the same height."""
    w, d, h = 12.4, 8.4, 3.9
    hall(w, d, h, dado=('#7A4A54', '#C98A6A'), pilasters=False)
    z = .06
    with at(0, d / 2 - .06):
        video_wall(1.2, 0, 1.35, 0, 5, 2, 1.42, .95, ('candles1', 'bars1', 'gauge1', 'list1', 'mix1', 'candles2', 'net1', 'bars2', 'mix3', 'gauge2'), 2.7)
        deposit_boxes(-4.55, 1.25, 5, 6, 2)
        deposit_boxes(5.55, 1.25, 2, 6, 3)
    with at(-w / 2 + .06, 0, 0, 90):
        deposit_boxes(2.75, 1.25, 5, 6, 4)
        deposit_boxes(-3.05, 1.25, 4, 6, 5)
    vault_door(-w / 2 + .1, -.15, z + .06, 90, 1.08, 30)
    ys, arch = (.95, -1.05), -.3
    heights = [3, 7, 5, 8, 4, 6, 7, 3, 5, 8, 6, 4]
    for b, y in enumerate(ys):
        conveyor(.35, y, z, 10.2, 0, .95, .62, 0, None)
        for i in range(7):                                            # before the arch: whatever comes
            coin_stack(-4.4 + .55 * i, y, z + .68, (heights[i] if b else heights[(i * 5 + 3) % 12]), .22, ('#C7CFF0', '#D5D8E2') if b else 'amber')
        for i in range(7):                                            # after it: in pairs
            tray(.95 + .67 * i, y, z + .66, heights[i + 4], b)
    for i in range(7):
        x = .95 + .67 * i
        top = z + .74 + heights[i + 4] * .065
        tube(data_mat('data', 3), [(x, ys[0] - .1, top), (x, .5, top + .34), (x, -.6, top + .34), (x, ys[1] + .1, top)], .03, 8, shadow=False)
        sphere(gone() if in_trouble() else glow('#7FFFF0', 8), .075, x, -.05, top + .37, seg=10, shadow=False)
    with at(arch, -.05, z):                                           # the arch
        por = mat('porcelain', .3, coat=.5)
        for s in (-1, 1):
            box(por, 1.15, .42, 2.5, 0, s * 1.85, 0, r=.15, n=4)
            box(mat('teal5', .4), 1.25, .52, .22, 0, s * 1.85, 0, r=.06)
        box(por, 1.15, 4.1, .62, 0, 0, 2.15, r=.2, n=4)
        for s in (-.585, .585):
            box(glow('teal3', 6), .03, 3.3, .07, s, 0, 2.12, r=.015, n=1)
            for q in (-1, 1):
                box(glow('teal3', 6), .03, .07, 1.5, s, q * 1.62, .62, r=.015, n=1)
        for s in (-.3, 0, .3):
            box(holo('#35E0D4', .9, .14), .03, 3.2, 1.5, s, 0, .6, r=.01, n=1, shadow=False)
        panel_screen('net1', .8, .42, 0, -2.08, 1.35, strength=2.8)
        check(.1, -.2, 2.85, 1.25)
    for q, (x, y) in enumerate(((-3.6, -2.9), (-2.3, -3.05))):        # bars on two trolleys
        with at(x, y, z, 8 - 14 * q):
            box(mat('slate', .5), 1.15, .95, .1, 0, 0, .16, r=.03)
            for sx in (-.42, .42):
                for sy in (-.34, .34):
                    cyl(mat('ink', .5), .09, .08, sx - .0, sy + .04, .09, rot=(90, 0, 0), seg=14)
            tube(mat('steel', .3), [(-.55, -.36, .26), (-.62, -.36, .95), (-.62, .36, .95), (-.55, .36, .26)], .025, 8, smooth_path=False)
            for k in range(3):
                for i in range(3 if k % 2 == 0 else 2):
                    for j in range(2 if k < 2 else 1):
                        gold_bar(-.27 + .52 * j + .26 * (k == 2), (-.29 if k % 2 == 0 else -.15) + .29 * i, .26 + .14 * k)
    desk(1.5, -3.05, z, 0, 2.3, .85, ('candles1', 'list1', 'bars1'))
    with at(4.35, -2.9, z):                                           # what leaves: sealed boxes
        cyl(mat('concrete', .7), .5, .08, -.9, .55, 0, seg=32)
        robot_arm(-.9, .55, .06, 20, .8, 'amber', 34, 74, 45, grip='amber')
        for i, (x, y, k) in enumerate(((.2, .35, 0), (.85, .35, 0), (.2, -.35, 0), (.85, -.35, 0), (.2, .35, 1), (.85, .35, 1), (.5, .35, 2))):
            box(mat(('indigo5', '#6F7FC0'), .45), .58, .58, .42, x, y, .44 * k, r=.05)
            box(mat('amber', .4), .6, .1, .43, x, y, .44 * k, r=.02, n=1)
            box(glow('teal3', 5), .1, .03, .1, x + .18, y - .3, .44 * k + .22, r=.02, n=1)
    for x, y in ((-5.6, 3.5), (5.6, 3.3), (-5.5, -3.6), (5.75, -1.2)):
        potted_plant(x, y, z)
    cctv(-5.9, 3.9, 3.4, -40, 1.0, 25)
    for x, y, e in ((-3.0, -.1, 1500), (3.1, -.1, 1500), (1.5, -3.0, 700), (-3.6, -2.8, 700), (4.4, -2.8, 700)):
        spot('#FFC98A', e, (x, y, 4.6), 1.7, .3)
    soft(10, 6.5, 7.5, 1300, y=-2)
    spot('#43E0D8', 300, (arch, -.05, 2.1), 2.2, .3)


def set_of(variant):
    with trouble(variant == 'obstacles'):
        stage(11.5, -1.25, fill=1.4, key=1.3)
        jam() if variant == 'obstacles' else matched()


def build(variant):
    if variant:
        return set_of(variant)
    stage(14.5, -DEEP - .63, fill=1.2, key=1.15)
    ground()
    basement()
    branch()
    shop_and_farm()
    lines()
    green()


FEATURES = iso((-.05, 0, 1.28), 19.4, az=33, el=31, variant='features', edge=(.03, .02, .03, .02))

SHOTS = {
    'main': iso((0, -.6, -.05), 25.4, az=24, el=32, edge=(.05, .03, .05, .03)),
    'obstacles': {**FEATURES, 'variant': 'obstacles'},
    'features': FEATURES,
}
