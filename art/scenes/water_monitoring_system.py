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


def works():
    clarifier(-4.3, 2.5, 0, 1.6, .5, 25)
    clarifier(-.75, 2.75, 0, 1.35, .5, 80)
    basin(-4.55, -1.0, 2.5, 2.3, 0, .42)
    for i in range(3):
        basin(-2.35, -1.8 + i * .9, 1.15, .76, 0, .36, .1, name='filter', r=.1)
    pump_house(.35, -.5, 0, 0, .92)
    storage_tank(1.55, 3.1, 0, .85, 1.5)
    pipe([(-2.55, 2.6, .2), (-2.15, 2.6, .2)], .1)
    pipe([(-4.3, .95, .22), (-4.3, .1, .22)], .1)
    slab(mat('pave', .75), 7.4, .8, .05, -2.3, -3.35, 0, r=.2, b=.02)
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


def network():
    run = dict(r=.22, packet='amber')
    pipeline([(-6.25, CUT, -.9), (-4.55, CUT, -.9), (-4.55, CUT, .28), (-4.55, -2.2, .28)], packets=9, **run)
    collars(-6.1, -5.1, -.9, 2)
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


def build(variant):
    stage(16.5, BOTTOM - .01, fill=1.35, key=1.25)
    ground()
    intake()
    works()
    town()
    network()
    if not is_day():
        area('#FFD2A8', 420, (1, -13, .6), (1, -4.5, -1.4), 9, 2, spec=.2)
    spot('#FFC98A', 1300, (-3.2, 1.0, 4.6), 2.0, .3)
    spot('#FFC98A', 900, (1.2, -3.0, 3.6), 1.8, .3)


SHOTS = {
    'main': iso((.1, 0, .55), 26.2, az=27, el=29),
    'cta': hero((15, -13, 5.2), (5.2, .8, 3.1), 40, 2.0, (3.75, .4, 4.6), edge=.05),
    'detail-1': hero((4.4, -11.6, -.3), (1.85, -4.6, -1.15), 60, 1.4, (1.75, -4.8, -1.6), edge=0),
    'detail-2': hero((-.6, -9.2, 6.2), (-3.2, .9, .4), 60, 2.0, edge=0),
    'detail-3': hero((4.6, -9.4, 3.4), (.5, -1.2, .6), 60, 1.8, (.5, -1.6, .9), edge=0),
}
