"""A bank branch on a round plinth, its server room and vault laid open below the pavement, lines to a shop and a farm."""
from kit import *
from kit.paper import *

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


def coin_belt(x, y, L, z=.04, n=12, gaps=(), rz=0):
    """A belt of coin stacks."""
    conveyor(x, y, z, L, rz, .8, .62, 0, None)
    for i in range(n):
        if i not in gaps:
            coin_stack(x - L / 2 + L * (i + .5) / n, y, z + .66, 3 + (i * 5) % 6, .19)


def jam():
    """The trouble: money stuck between two vaults, ledgers in heaps, the cash machines shut."""
    small_room(12.5, 9, 3.6, 'plain')
    z = .04
    vault_door(-4.2, 3.98, z, 0, .95, 20)
    vault_door(2.6, 3.98, z, 0, .95, 20)
    coin_belt(-.8, 1.5, 9.6, z, 18)
    rnd = random.Random(5)
    for i in range(60):                                              # the pile where it jammed
        t = rnd.random() ** .6
        a = rnd.uniform(0, 6.28)
        cyl(mat('amber', .3, metal=.3, coat=.4), .19, .06, .9 + t * .75 * math.cos(a), 1.4 + t * .5 * math.sin(a), z + .68 + .55 * (1 - t) * rnd.random(), seg=20, b=.015, rot=(rnd.uniform(-50, 50), rnd.uniform(-50, 50), 0))
    for i in range(46):
        cyl(mat('amber', .3, metal=.3, coat=.4), .19, .05, .9 + rnd.uniform(-1.6, 1.8), .5 + rnd.uniform(-1.5, .3), z + rnd.choice((0, 0, .05)), seg=20, b=.015)
    alert(.9, 1.5, 2.2, 1.15)
    for i, (x, y, n) in enumerate(((-5.0, -.4, 9), (-4.2, -.2, 13), (-3.3, -.5, 7), (-4.7, -1.3, 11), (-3.7, -1.4, 15), (-2.8, -1.5, 6), (-4.9, -2.4, 8), (-3.9, -2.6, 10), (-2.9, -2.5, 5), (-2.0, -2.2, 4))):
        file_tower(.6 - x, y, z, n, 1.2 * (-1) ** i, 60 + i, rnd.uniform(-20, 20))
    for i in range(22):
        sheet(rnd.uniform(-1.6, 4.6), rnd.uniform(-3.6, -1.6), z + .004, rnd.uniform(0, 360))
    with at(-4.0, -2.5, z, 0):                                        # the lobby behind its shutter
        box(mat('wall2', .6), 3.6, .14, 2.5, 0, .75, 0, r=.03)
        for s in (-1, 1):
            box(mat('wall2', .6), .14, 1.6, 2.5, s * 1.75, 0, 0, r=.03)
        box(mat('porcelain', .5), 3.8, 1.8, .14, 0, 0, 2.5, r=.05)
        atm(-.8, .2, 0)
        atm(.8, .2, 0)
        for k in range(10):
            box(mat('steel', .45), 3.4, .06, .14, 0, -.75, 1.0 + .148 * k, r=.02, n=1)
        alarm_lamp(0, -.6, 2.64, s=1.3)
    light_pool(-4.0, -3.6, z + .02, 1.6, '#FF7759', .8)
    potted_plant(5.6, 3.3, z)
    spot('#FFC98A', 3400, (-.6, .4, 4.6), 1.6, .3)
    spot('#FF6A4C', 2000, (-4.0, -3.9, 4.0), 1.5, .3)
    spot('#FFC98A', 2600, (4.0, -1.6, 4.4), 1.5, .3)
    if not is_day():
        area('#FFDDB4', 500, (0, -2.0, 8.0), (0, 0, 0), size=8, size_y=7, spec=.3)


def matched():
    """The answer: two belts of coins pass one arch and leave it in pairs."""
    small_room(12.5, 9, 4.0, 'plain')
    z = .04
    video_wall(.6, 4.0, 1.5, 0, 5, 2, 1.5, .85, ('candles1', 'bars1', 'gauge1', 'list1', 'mix1', 'candles2', 'net1', 'bars1', 'mix3', 'gauge1'), 2.6)
    vault_door(-5.72, -.4, z, 90, .95, 25)
    for y in (.9, -.5):
        coin_belt(.2, y, 9.4, z, 17)
    with at(.3, .2, z):                                               # the arch
        for s in (-1, 1):
            box(mat('porcelain', .35, coat=.4), .8, .34, 2.4, 0, s * 1.45, 0, r=.12, n=4)
        box(mat('porcelain', .35, coat=.4), .8, 3.2, .5, 0, 0, 2.1, r=.16, n=4)
        for s in (-.42, .42):
            box(glow('teal3', 6), .04, 2.5, .06, s, 0, 2.06, r=.02, n=1)
        box(holo('#35E0D4', 1.0, .2), .04, 2.5, 1.45, 0, 0, .62, r=.01, n=1, shadow=False)
        panel(image_mat('net1', 2.6), .6, .3, 0, -1.63, 1.2)
    for i in range(8):                                                # pairs, joined
        x = 1.2 + .553 * i
        tube(data_mat('data', 2.6), [(x, .9, z + 1.3), (x, .55, z + 1.5), (x, -.15, z + 1.5), (x, -.5, z + 1.3)], .022, 6, shadow=False)
    check(5.2, .2, z + 1.5, .9)
    for i, (x, y) in enumerate(((-2.6, -2.9), (-1.9, -2.9), (-1.2, -2.9), (-2.25, -3.3), (-1.55, -3.3))):
        for j in range(4):
            gold_bar(x, y, z + .14 * j, 0)
    desk(2.2, -2.8, z, 0, 2.4, .9, ('candles1', 'list1'))
    for x, y in ((-5.4, 3.3), (5.5, 3.3), (5.4, -3.6), (-5.2, -3.6)):
        potted_plant(x, y, z)
    spot('#FFC98A', 3400, (-2.6, -.2, 4.7), 1.5, .3)
    spot('#FFC98A', 3400, (3.2, -.2, 4.7), 1.5, .3)
    spot('#FFC98A', 1300, (1.6, -3.0, 4.4), 1.6, .3)
    if not is_day():
        area('#FFDDB4', 600, (0, -2.0, 8.0), (0, 0, 0), size=8, size_y=7, spec=.3)
    spot('#43E0D8', 300, (.3, .2, 4.6), 1.0, .3)


def set_of(variant):
    stage(11.5, -1.25, fill=1.7, key=1.5)
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


SHOTS = {
    'main': iso((0, -.6, -.05), 25.4, az=24, el=32, edge=(.05, .03, .05, .03)),
    'obstacles': hero((11.2, -10.6, 6.0), (-.4, .35, 1.0), 47, 2.8, (.9, 1.2, 1), variant='obstacles', edge=0),
    'features': iso((.1, 0, 1.35), 19.2, az=36, el=29, variant='features', edge=(.03, .02, .03, .02)),
}
