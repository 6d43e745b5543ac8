"""Water from the river to the tap: the network cut through the ground, its pipes alive with data."""
from kit import *

SEED = 31
W, D = 21., 9.
CUT = -D / 2 - .16            # where the pipes run, just before the cut face
BOTTOM = -3.55
SOIL = (('#7A5C72', '#C39A6E'), ('#5C4A72', '#A67F5C'), ('#424478', '#93867E'))


def ground():
    slab(mat('plinth', .45, coat=.2), W + .5, D + .5, .42, z=BOTTOM, r=.7, b=.12)
    slab(glow('teal3', 2.6), W + .06, D + .06, .12, z=BOTTOM + .42, r=.5, b=.02)
    for (z, h), c in zip(((-1.35, 1.1), (-2.25, .95), (-3.05, .85)), SOIL):
        slab(mat(c, .9, spec=.1), W, D, h, z=z, r=.4, b=.05)
    rnd = random.Random(4)
    for _ in range(46):                                    # stones in the cut
        x, z = rnd.uniform(-W / 2 + .5, W / 2 - .5), rnd.uniform(-2.95, -.5)
        blob(mat(SOIL[(z < -1.3) + (z < -2.2) - (rnd.random() < .4)], .9), rnd.uniform(.07, .2), x, -D / 2 + .02, z, i=rnd.randrange(5))
    for x0, x1 in ((-W / 2, -9.5), (-6.3, W / 2)):
        slab(mat('grass', .85, spec=.15), x1 - x0, D, .28, (x0 + x1) / 2, 0, -.28, r=.4, b=.05)
    box(mat('beach', .9), 3.7, D + .02, 1.1, -7.9, 0, -1.3, r=.3)
    box(water_mat('river', wave=1.8), 3.2, D + .06, .98, -7.9, 0, -1.1, r=.12)
    for _ in range(22):
        s = rnd.choice((-1, 1))
        rock(-7.9 + s * rnd.uniform(1.45, 1.75), rnd.uniform(-4.2, 4.2), -.15, rnd.uniform(.12, .28))


def intake():
    cyl(mat('concrete', .7), .62, 1.35, -7.1, 1.7, -.6, r1=.55, seg=32)
    cyl(mat(('indigo6', 'facade6'), .6), .5, .7, -7.1, 1.7, .75, seg=32)
    lathe(mat(('teal5', 'brick'), .6), [(.66, 0), (.1, .45), (0, .5)], -7.1, 1.7, 1.42, seg=32)
    for a in range(6):
        with at(-7.1, 1.7, .9, 60 * a):
            box(window(.9, 1), .2, .04, .36, 0, -.5, 0, r=.03, n=1)
    box(mat('steel', .5), 1.3, .4, .06, -6.2, 1.7, .62, r=.02)
    fence(-6.75, 1.52, -5.6, 1.52, .66, .3, 'amber', .2)
    sensor_node(-7.6, -.6, -.1, 1.3, 'amber')
    ripples(-7.6, -.6, .35, 3, .2, .18)
    fishing_boat(-8.4, -2.4, -.13, 70, .7, 'coral')


def works(variant):
    clarifier(-4.3, 2.5, 0, 1.6, .5, 25)
    clarifier(-.75, 2.75, 0, 1.35, .5, 80)
    basin(-4.55, -1.0, 2.5, 2.3, 0, .42)
    for i in range(3):
        basin(-2.35, -1.8 + i * .9, 1.15, .76, 0, .36, .1, name='filter', r=.1)
    if variant != 'tanks':
        pump_house(.35, -.5, 0, 0, .92)
    storage_tank(1.55, 3.1, 0, .85, 1.5)
    pipe([(-2.55, 2.6, .2), (-2.15, 2.6, .2)], .1)
    pipe([(-4.3, .95, .22), (-4.3, .1, .22)], .1)
    slab(mat('pave', .75), 7.4, .8, .05, -2.3, -3.35, 0, r=.2, b=.02)
    if variant != 'pumps':
        fence(-6.0, -4.2, 1.6, -4.2, 0, .42, 'steel')
    fence(-6.0, 4.25, 2.6, 4.25, 0, .42, 'steel')
    for x, y in ((-5.7, -3.0), (-2.9, .95), (1.7, 1.2), (-5.9, .6)):
        bush(x, y, 0, .24)
    for x, y, s in ((-5.9, 4.0, .8), (-2.6, 4.0, .9), (.5, 4.1, .75), (-10.1, -3.4, .8), (-10.0, -.6, 1.0), (-10.1, 2.2, .85), (-10.0, 3.9, .7)):
        tree(x, y, 0, s)


def town():
    water_tower(3.75, 1.5, 0, 4.3, 1.22, .8)
    cyl(mat('pave2', .7), 1.75, .05, 3.75, 1.5, 0, seg=48)
    road(2.2, -3.35, 10.45, -2.15)
    slab(mat('pave', .75), 8.3, .8, .1, 6.32, -3.85, 0, r=.2, b=.02)
    for i, x in enumerate((6.2, 7.95, 9.6)):
        for j, y in enumerate((-1.1, 1.1, 3.2)):
            house(x, y, 0, 0, .98, ('facade6', 'facade2', 'facade5', 'facade9', 'facade3')[(i * 2 + j * 3) % 5])
    for x, y in ((7.1, .1), (8.8, 2.3), (7.1, 3.9), (10.1, .1), (5.3, 3.9), (5.3, .2), (8.8, -.2), (5.4, -1.6)):
        tree(x, y, 0, .66)
    for x in (3.2, 6.4, 9.6):
        streetlight(x, -1.85, 0, -90, 2.3, .7, energy=800, smart=False)
    car(4.4, -2.5, .05, 180, 'amber', s=.75)
    auto_rickshaw(8.1, -3.0, .05, 0, s=.75)
    car(6.6, -3.02, .05, 0, 'teal3', s=.75)


def chamber(x, z, w=1.3, h=1.15):
    """A meter pit opened by the cut."""
    box(mat('concrete', .7), w, .3, h, x, -D / 2 + .08, z - h / 2, r=.05)
    box(glow('#FFC27A', 1.0), w - .2, .02, h - .2, x, -D / 2 - .07, z - h / 2 + .1, r=.05, n=1)
    flow_meter(x, CUT - .05, z, 0, 1.0)


def collars(x0, x1, z, n):
    for i in range(n):
        x = x0 + (x1 - x0) * i / (n - 1)
        cyl(mat('porcelain', .4), .25, .12, x - .06, CUT, z, rot=(0, 90, 0), seg=20, b=.02)


def network(variant):
    run = dict(r=.22, packet='amber')
    pipeline([(-6.25, CUT, -.9), (-4.55, CUT, -.9), (-4.55, CUT, .28), (-4.55, -2.2, .28)], packets=9, **run)
    collars(-6.1, -5.1, -.9, 2)
    if variant != 'tanks':
        pipeline([(-.34, -1.4, .28), (-.34, CUT, .28), (-.34, CUT, -1.75), (3.1, CUT, -1.75), (3.1, CUT, .28), (3.1, 1.2, .28)], packets=20, **run)
    collars(.2, .95, -1.75, 2)
    collars(2.55, 2.6, -1.75, 2)
    chamber(1.75, -1.75)
    pipeline([(4.4, 1.2, .28), (4.4, CUT, .28), (4.4, CUT, -1.05), (10.3, CUT, -1.05)], packets=18, **run)
    for x in (5.7, 7.4, 9.1):
        collars(x - .4, x + .4, -1.05, 2)
        pipeline([(x, CUT, -.95), (x, CUT, -.1)], .12, packets=2)
        box(mat('dark', .4), .34, .3, .3, x, -4.2, .1, r=.06)
        sphere(glow('teal3', 9), .06, x, -4.2, .46, seg=12)
        ripples(x, -4.2, .55, 2, .16, .13)
    top = (3.75, 1.5, 7.85)
    ripples(*top, r0=.3, dr=.2, th=.018)
    for p in ((-7.1, 1.7, 1.95), (.35, -.5, 1.95), (5.7, -4.2, .5), (9.1, -4.2, .5)):
        signal_arc(top, p, 1.2, .016)


def tanks():
    """What stands around the settling tanks seen close: walks, lamps over the water, valves, probes, an analyser."""
    for i, (x, y, w, d) in enumerate(((-3.1, -1.0, .42, 3.0), (-3.0, .66, 6.0, .5), (-1.15, -1.2, .6, 3.0))):
        slab(mat('pave2', .75), w, d, .04 + .012 * i, x, y, 0, r=.1, b=.015)
    pipe([(-1.5, -2.35, .2), (-1.5, .42, .2), (-1.5, 1.0, .2), (-1.5, 1.9, .2)], .09)
    for i in range(3):
        y = -1.8 + i * .9
        pipe([(-1.8, y, .2), (-1.5, y, .2)], .07)
        valve(-1.5, y + .45, .2, 90, .5)
    for x, y, rz in ((-3.1, .45, 180), (-6.05, -.2, 0), (-2.62, 2.0, 180), (-2.6, 2.2, 0), (-5.6, 4.0, -60), (.75, 3.9, 200)):
        lamp_post(x, y, .03, rz, 1.5, .42, pool=.9)
    for x, y in ((-3.5, -2.0), (-3.5, .0), (-2.9, 2.3), (-5.2, 2.9)):
        spot('#FFB866', 260, (x, y, 1.6), 2.2, .1)
    for x, y, z in ((-4.7, -.9, .34), (-5.1, 1.9, .4), (-.2, 2.2, .4)):                 # probes afloat
        sphere(mat('amber', .45), .12, x, y, z, seg=18)
        cyl(mat('dark', .4), .03, .26, x, y, z, seg=10)
        sphere(glow('teal3', 9), .045, x, y, z + .3, seg=10)
        ripples(x, y, z + .4, 3, .16, .13, .016)
    with at(-.1, -.7, .01, -6):                                                          # the analyser
        slab(mat('concrete', .7), 1.7, 1.2, .08, r=.1, b=.02)
        box(mat('porcelain', .4, coat=.3), 1.3, .5, 1.15, 0, .1, .08, r=.05, n=3)
        panel_screen('gauge1', 1.06, .62, 0, -.18, .5, strength=2.4)
        box(mat('teal5', .5), 1.6, .95, .07, 0, 0, 1.36, r=.03)
        for sx in (-.72, .72):
            bar(mat('steel', .4), (sx, -.38, .08), (sx, -.38, 1.36), .045)
        for k in range(4):
            cyl(mat(('lav', 'steel'), .35), .05, .32, -.42 + .28 * k, -.2, .1, seg=14)
            sphere(glow('teal3' if k != 2 else 'amber', 6), .035, -.42 + .28 * k, -.2, .44, seg=10)
        cyl(mat('dark', .4), .025, .6, .5, .1, 1.4, seg=10)
        ripples(.5, .1, 2.1, 3, .16, .13, .016)
    pipe([(-1.5, -2.35, .2), (-.4, -2.35, .2), (-.4, -1.35, .2), (-.4, -1.0, .2)], .07)
    for k in range(2):                                                                 # dosing drums
        cyl(mat(('teal5', '#5FB3A6') if k else 'amber', .4, coat=.3), .3, .75, .0 + .75 * k, 1.1, .02, seg=28, b=.06)
        cyl(mat('dark', .4), .1, .06, .0 + .75 * k, 1.1, .77, seg=14)
    rnd = random.Random(6)
    for i in range(12):
        tree(-6.0 + .72 * i + rnd.uniform(-.15, .15), 4.35 + rnd.uniform(-.08, .08), 0, rnd.uniform(.55, .8))
    for x, y in ((-5.95, -2.5), (-5.95, -1.4), (-3.5, -2.8), (-2.6, -2.75), (-1.9, -2.75), (-5.9, 1.0), (-2.5, 1.2), (.9, .2)):
        bush(x, y, 0, rnd.uniform(.14, .22))


def pumps():
    """The pump house seen close: its seams, lanterns and frames; valves, dials and a pump in its yard."""
    slab(mat('pave2', .75), 5.2, 2.75, .04, .75, -2.75, 0, r=.2, b=.015)
    for i in range(5):
        for j in range(3):
            slab(mat('pave', .75), .96, .84, .02, -1.3 + 1.02 * i, -3.65 + .9 * j, .035, r=.05, b=.01)
    F = -.5 - .92                                                                     # the front wall
    box(mat('trim', .55), 2.84, .08, .2, .35, F - .01, 0, r=.02)
    for i in range(3):
        x = .35 - .92 + .92 * i
        box(pane_glow('#FFC27A', 3.0), .34, .05, .58, x, F - .025, .37, r=.02, n=1)
        cyl(pane_glow('#FFD596', 3.0), .17, .05, x, F - .0, .94, rot=(90, 0, 0), seg=24, b=.005)
        torus(mat('trim', .5), .2, .035, x, F - .05, .94, rot=(90, 0, 0), a0=0, a1=180, seg=24)
        for q in (-.2, .2):
            box(mat('trim', .5), .06, .07, .6, x + q, F - .05, .35, r=.015, n=1)
        box(mat('trim', .5), .52, .1, .05, x, F - .05, .32, r=.015, n=1)
        box(mat('trim', .5), .03, .04, .74, x, F - .06, .37, r=.005, n=1)
        box(mat('trim', .5), .34, .04, .03, x, F - .06, .66, r=.005, n=1)
    for x in (-.11, .81):                                                             # lanterns
        box(mat('dark', .4), .1, .12, .04, x, F - .08, .98, r=.01, n=1)
        cyl(glow('#FFB866', 12), .05, .14, x, F - .1, .84, seg=14)
        spot('#FFB866', 40, (x, F - .16, .82), 2.4, .05)
    for i in range(13):                                                               # seams of the roof
        x = -1.1 + .2417 * i
        bar(mat(('teal3', 'brick'), .5), (x, -1.58, 1.36), (x, -.5, 1.99), .035)
    bar(mat('trim', .5), (-1.2, -.5, 1.97), (1.9, -.5, 1.97), .09)
    for x in (-.4, 1.0):
        box(mat('steel', .4), .3, .3, .26, x, -.5, 1.96, r=.03)
        box(mat('dark', .5), .4, .4, .05, x, -.5, 2.22, r=.02)
    cyl(mat('porcelain', .4), .025, .8, .3, -.5, 1.97, seg=10)
    ripples(.3, -.5, 2.85, 3, .18, .14, .016)
    pipe([(1.04, -2.2, .28), (1.04, -3.5, .28), (1.04, -3.5, -.05)], .12)
    valve(1.04, -2.1, .28, 90, .85)
    flow_meter(1.04, -2.95, .28, 90, .62)
    torus(mat('porcelain', .4), .26, .05, -.34, -1.9, .28, rot=(90, 0, 0), seg=28)
    torus(mat('porcelain', .4), .26, .05, -.34, -3.1, .28, rot=(90, 0, 0), seg=28)
    with at(.35, -2.45, .04):                                                          # dials on a stand
        box(mat('dark', .4), .5, .14, .5, 0, 0, .28, r=.04)
        bar(mat('steel', .4), (-.16, .02, 0), (-.16, .02, .3), .05)
        bar(mat('steel', .4), (.16, .02, 0), (.16, .02, .3), .05)
        gauge_dial(-.12, -.09, .52, 0, .42, .6)
        gauge_dial(.13, -.09, .52, 0, .42, .4)
    pump(2.25, -2.5, .04, 0, .78)
    pipe([(2.64, -2.5, .7), (2.64, -2.5, .95), (2.64, -1.5, .95), (1.72, -.9, .95)], .09)
    cabinet_x = -1.45
    box(mat('porcelain', .4, coat=.3), .6, .4, 1.0, cabinet_x, -1.75, .04, r=.04, n=3)
    panel_screen('schematic1', .46, .3, cabinet_x, -1.96, .6, strength=2.4)
    box(glow('teal3', 5), .46, .02, .03, cabinet_x, -1.955, .48, r=.005, n=1)
    rnd = random.Random(9)
    for x, y in ((-1.75, -2.6), (-1.8, -3.4), (2.1, -1.2), (3.0, -3.5), (2.4, -.6), (-1.5, -1.2)):
        bush(x, y, .02, rnd.uniform(.15, .24))
    spot('#FFC98A', 420, (.6, -3.4, 3.0), 1.9, .25)


def zones():
    """A quarter in four water zones, each metered, around one reservoir."""
    stage(14, -1.25, fill=1.6, key=1.5)
    diorama(16, 16, .9)
    slab(mat('road', .65), 15.8, 15.8, .05, r=.85, b=.01)
    for k, (sx, sy) in enumerate(((-1, 1), (1, 1), (-1, -1), (1, -1))):
        c = (('#1E7F86', '#9AD6CC'), ('#4F5FC4', '#B9C4EE'), ('#B07A3A', '#F4D9A0'), ('#9A4468', '#EDB9B4'))[k]
        with at(sx * 4.2, sy * 4.2):
            slab(mat('kerb', .6), 6.6, 6.6, .14, z=.03, r=.5, b=.03)
            slab(mat(c, .8), 6.4, 6.4, .17, z=.03, r=.45, b=.02)
            for i in range(3):
                for j in range(3):
                    if (i, j) == ((2 if sx < 0 else 0), (0 if sy > 0 else 2)):
                        continue
                    x, y = -2.1 + 2.1 * i, -2.1 + 2.1 * j
                    if sx < 0 < sy and (i + j) % 2 == 0:
                        building(x, y, 1.4, 1.4, 1.6 + .5 * j, f'facade{1 + (i * 3 + j) % 9}', lit=.6, z=.2, roof='water')
                    else:
                        house(x, y, .2, 0, .95)
                    tree(x + 1.0, y + .95, .2, .5)
            mx, my = -sx * 2.2, -sy * 2.2
            box(mat('dark', .4), .5, .5, .34, mx, my, .2, r=.07)
            box(glow('teal3', 5), .3, .3, .02, mx, my, .54, r=.02, n=1)
            ripples(mx, my, .8, 3, .25, .2, .022)
            signal_arc((mx, my, .8), (-sx * 4.2, -sy * 4.2, 6.6), .8, .02)
        pipeline([(sx * .9, sy * .9, .2), (sx * 1.9, sy * .9, .2), (sx * 1.9, sy * 1.9, .2)], .12, packets=4)
    cyl(mat('pave', .7), 1.9, .12, seg=56, b=.03)
    water_tower(0, 0, .1, 4.0, 1.05, .7)
    ripples(0, 0, 6.7, 3, .3, .22, .022)
    for x, y, rz in ((-1.6, -4.5, 0), (1.6, 4.5, 180), (4.5, -1.6, 90), (-4.5, 1.6, -90)):
        streetlight(x * .72, y, .05, rz, 2.7, .6, energy=1100, smart=False) if abs(x) < 2 else streetlight(x, y * .72, .05, rz, 2.7, .6, energy=1100, smart=False)
    car(.4, -5.5, .05, 90, 'amber', s=.8)
    car(5.4, .4, .05, 180, 'porcelain', s=.8)
    auto_rickshaw(-5.6, -.4, .05, 0, s=.8)


def hamlets():
    """Three hamlets in dry country on one long pipeline."""
    stage(14.5, -1.25, fill=1.55, key=1.5)
    diorama(21, 10.5, 1.2)
    slab(mat(('#96705F', '#E6C998'), .95), 20.8, 10.3, .1, r=1.1, b=.03)
    rnd = random.Random(7)
    for _ in range(46):
        x, y = rnd.uniform(-10, 10), rnd.uniform(-4, 4)
        if abs(y + 2.3) > .5:
            (rock if rnd.random() < .5 else bush)(x, y, .1, rnd.uniform(.1, .22))
    pipe([(-10.1, -2.3, .45), (10.1, -2.3, .45)], .2, bend=.3)
    for i in range(15):
        box(mat('concrete', .7), .22, .5, .32, -9.6 + 1.37 * i, -2.3, .1, r=.03)
    for k, x in enumerate((-6.6, .2, 6.8)):
        water_tower(x + 1.9, 1.2, .1, 2.3, .62, .5 + .2 * k)
        pipe([(x + 1.9, -2.3, .45), (x + 1.9, -.6, .45), (x + 1.9, 1.2, .45)], .1)
        valve(x + 1.9, -1.2, .45, 90, .8)
        for i, (dx, dy) in enumerate(((-2.2, 2.6), (-.7, 2.9), (-2.3, .9), (-.8, 1.0), (.4, 2.9))):
            house(x + dx, dy, .1, 0, .85)
        palm(x - 1.6, -.4, .1, .9)
        tree(x + .7, 1.9, .1, .6)
        cyl(mat('porcelain', .4), .06, 2.4, x + .4, -.7, .1, seg=12)
        solar_panel(x + .4, -.7, 2.35, .8, .6, 28)
        box(mat('dark', .4), .24, .2, .4, x + .4, -.84, 1.3, r=.04)
        sphere(glow('teal3', 9), .07, x + .4, -.7, 2.8, seg=12)
        ripples(x + .4, -.7, 3.0, 3, .24, .2, .022)
        lamp_post(x - 1.4, .2, .1, 0, 1.9, .5)
        spot('#FFB866', 1520, (x - .4, .6, 3.8), 1.9, .3)
    for a, b in ((-6.2, .6), (.6, 7.2)):
        signal_arc((a, -.7, 3.0), (b, -.7, 3.0), 1.4, .022)
    track = [(-10.2 + .85 * i, -3.7 + .25 * math.sin(i * .8)) for i in range(25)]
    ribbon(mat(('#7A5A56', '#CFAE7C'), .95), track, .9, .02, .095)
    auto_rickshaw(-3.4, -3.75, .12, 5, s=.85)
    truck(4.4, -3.7, .12, 178, 'coral', False, .62)
    for k, x in enumerate((-6.6, .2, 6.8)):
        ribbon(mat(('#7A5A56', '#CFAE7C'), .95), [(x - .9, -3.7), (x - 1.0, -1.6), (x - 1.3, .2), (x - 1.4, 2.0), (x - 1.2, 3.8)], .6, .02, .096)
        for i, (dx, dy) in enumerate(((-1.9, 4.2), (.9, 4.2), (-.4, 4.1))):
            if abs(x + dx) < 9.6:
                house(x + dx, dy, .1, 0, .7)
        for q in range(3):                                            # hay, a few rows of millet
            lathe(mat('amber', .9), [(.26, 0), (.3, .16), (.16, .42), (0, .6)], x - .3 + .5 * q, -1.5, .1, seg=14)
        slab(mat(('#8C8A52', '#D9CD84'), .95), 1.9, 1.2, .04, x - 2.3, -1.5, .1, r=.1, b=.01)
        for i in range(7):
            for j in range(4):
                blob(mat(('#B79A4A', '#C9A84A') if (i + j) % 3 else 'leaf3', .85), (.06, .06, .13), x - 3.05 + .25 * i, -1.95 + .3 * j, .2, i=i % 4, sub=1)
        for dx, dy in ((-1.9, 3.4), (1.1, .2), (-3.2, 1.8), (2.9, .6), (2.7, 4.4)):
            if abs(x + dx) < 9.8:
                (palm if dx < 0 else tree)(x + dx, dy, .1, .62)
        lamp_post(x + .6, 2.1, .1, 180, 1.7, .4)
        lamp_post(x - 2.0, -3.0, .1, 90, 1.7, .4)
    for _ in range(70):
        x, y = rnd.uniform(-10, 10), rnd.choice((rnd.uniform(-4.9, -4.3), rnd.uniform(-3.1, -2.8), rnd.uniform(4.5, 4.9)))
        (rock if rnd.random() < .4 else bush)(x, y, .1, rnd.uniform(.08, .2))


def mill():
    """A paper mill beside a river: rolls, wells, a clarifier, a blue loop of pipe."""
    stage(14.5, -1.25, fill=1.45, key=1.4)
    diorama(17, 13, .9)
    slab(mat('grass', .85, spec=.15), 16.8, 9.4, .1, 0, 1.7, r=.8, b=.03)
    slab(mat('yard', .75), 11.5, 5.0, .03, .6, .0, .09, r=.4, b=.01)
    slab(water_mat('mill', wave=1.8), 16.8, 3.3, .08, 0, -4.75, -.02, r=.7, b=.02)
    rnd = random.Random(3)
    for _ in range(30):
        rock(rnd.uniform(-8, 8), -2.95 + rnd.uniform(-.2, .2), .0, rnd.uniform(.12, .26))
    factory(-1.6, 4.1, .1, 0, 1.05, 5, 7.4, 3.6, 2, 'facade3')
    for i in range(7):
        for j in range(3 - i % 2):
            with at(-4.6 + .82 * i, .9, .12 + .62 * j):
                cyl(mat(('#D8D2E8', '#FBF4E2'), .8), .32, .7, 0, .35, .32, rot=(90, 0, 0), seg=28, b=.02)
                cyl(mat('wood', .7), .08, .74, 0, .37, .32, rot=(90, 0, 0), seg=14)
    clarifier(5.6, 3.4, .1, 1.7, .5)
    clarifier(5.6, -.4, .1, 1.3, .5, 70)
    for x, y in ((-6.9, .6), (-6.9, -1.4), (1.9, -1.6)):
        cyl(mat('concrete', .7), .42, .14, x, y, .1, seg=24)
        cyl(mat(('#5C7BE0', '#4E86C4'), .4), .14, .7, x, y, .1, seg=16)
        torus(mat('coral', .4), .2, .03, x, y, .86, seg=24)
        ripples(x, y, 1.1, 2, .2, .16, .02)
    pipe([(5.6, -1.6, .35), (5.6, -2.4, .35), (-6.9, -2.4, .35), (-6.9, 2.6, .35), (-5.6, 2.6, .35)], .15)
    flow_meter(-1.0, -2.4, .35, 0, 1.0)
    valve(2.6, -2.4, .35, 0, 1.0)
    forklift(-.2, .2, .12, 200)
    truck(2.0, .6, .12, 0, 'teal3', 'amber', .8)
    for x, y in ((-7.7, 5.6), (-7.6, 3.6), (3.3, 5.8), (7.7, 5.6), (7.7, 1.2), (7.6, -2.0), (-7.8, -2.2)):
        tree(x, y, .1, .95)
    fishing_boat(-3.8, -5.0, .06, 12, .8, 'coral')
    for x, y in ((-3.0, 1.0), (2.6, 1.4), (5.6, 1.6), (-6.6, -.2)):
        spot('#FFC98A', 2220, (x, y - 1, 4.6), 1.8, .3)
    high_mast(3.0, 2.6, .1, 4.2, real=False)
    for i in range(6):                                                # pulp wood in piles
        for j in range(4 - i % 2):
            cyl(mat('wood', .8), .13, 1.5, -7.75 + .28 * i, 4.6, .24 + .23 * j, rot=(90, 0, 0), seg=14, b=.02)
    for i in range(2):
        for j in range(2):
            with at(2.9 + .68 * i, 2.4 + .1 * j, .12 + .6 * j):
                cyl(mat(('#D8D2E8', '#FBF4E2'), .8), .3, .6, 0, .3, .3, rot=(90, 0, 0), seg=28, b=.02)
                cyl(mat('wood', .7), .07, .64, 0, .32, .3, rot=(90, 0, 0), seg=14)
    storage_tank(7.2, 5.2, .1, .75, 1.6)
    pump_house(-4.0, -1.3, .1, 0, .62)
    pipe([(-4.3, -1.9, .3), (-4.3, -3.4, .3), (-4.3, -3.4, .0)], .11)
    tube(data_mat('data', 2.6), elbow_path([(-6.9, -2.2, .62), (5.3, -2.2, .62)], .2), .035, 8, smooth_path=False, shadow=False)
    for x, y in ((-6.9, .6), (-6.9, -1.4), (1.9, -1.6), (5.6, -.4), (5.6, 3.4)):
        signal_arc((x, y, 1.15), (-1.6, 3.6, 3.3), 1.0, .02)
    ripples(-1.6, 3.6, 3.4, 3, .3, .22, .022)
    for i in range(8):
        lamp_post(-7.2 + 2.05 * i, -2.75, .1, 90, 1.7, .4, pool=1.0)
    truck(.6, -.9, .12, 180, 'amber', 'porcelain', .72)
    forklift(-5.2, .1, .12, -20, s=.85)
    for i in range(22):
        x = rnd.uniform(-8, 8)
        (tree if i % 3 else bush)(x, rnd.uniform(6.0, 6.2), .1, rnd.uniform(.45, .7) if i % 3 else .2)
    for x, y in ((7.8, -.6), (7.7, 2.8), (3.6, -.2), (3.7, 4.6), (-8.0, .8), (-8.0, 2.4)):
        tree(x, y, .1, .6)
    fishing_boat(3.4, -4.4, .06, -10, .7, 'teal3')
    tug(6.2, -5.2, .06, 175, .6)


CLOSE = {'tanks': tanks, 'pumps': pumps}
STORIES = {'zones': zones, 'hamlets': hamlets, 'mill': mill}


def build(variant):
    if variant in STORIES:
        return STORIES[variant]()
    stage(16.5, BOTTOM - .01, fill=1.35, key=1.25)
    ground()
    intake()
    works(variant)
    town()
    network(variant)
    if not is_day():
        area('#FFD2A8', 420, (1, -13, .6), (1, -4.5, -1.4), 9, 2, spec=.2)
    spot('#FFC98A', 2300, (-3.2, .6, 4.6), 2.0, .3)
    if variant in CLOSE:
        return CLOSE[variant]()
    spot('#FFC98A', 1500, (1.0, -3.2, 3.8), 1.8, .3)


SHOTS = {
    'main': iso((.1, 0, .55), 26.2, az=27, el=29),
    'cta': hero((15.4, -13.4, 5.2), (5.2, .9, 3.75), 37.5, 2.0, (3.75, .4, 4.6), edge=.05),
    'detail-1': hero((4.4, -11.6, -.3), (1.85, -4.6, -1.15), 60, 1.4, (1.75, -4.8, -1.6), edge=0),
    'detail-2': hero((-1.0, -9.4, 7.6), (-2.68, .5, .3), 57, 1.6, (-3.2, 0, .4), variant='tanks', edge=0),
    'detail-3': hero((3.7, -8.9, 2.9), (.45, -1.7, .82), 55, 1.3, (.6, -1.9, .7), variant='pumps', edge=0),
    'story-1': iso((0, 0, 1.0), 26.8, el=33, variant='zones', edge=(.05, .03, .05, .04)),
    'story-2': iso((0, 0, .35), 24.6, az=27, el=32, variant='hamlets', edge=(.05, .04, .05, .04)),
    'story-3': iso((0, -.2, .65), 24.6, az=38, el=32, variant='mill', edge=(.05, .04, .05, .04)),
}
