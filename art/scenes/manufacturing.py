"""A factory hall without its roof: presses, a robot cell, a belt of brackets, the andon board over the aisle."""
from kit import *
from kit.mess import *
from kit.paper import *
from scenes.rooms import hall

SEED = 63
W, D = 18., 13.
Z = .06


def shell():
    diorama(W + 1.2, D + 1.2, .6)
    slab(mat(('#424E9C', '#DCD5C8'), .45, coat=.3), W, D, .06, r=.2, b=.01)
    joint = mat(('#2C3678', '#CEC5B4'), .6)
    for i in range(1, 9):
        box(joint, .025, D - .1, .006, -W / 2 + 2 * i, 0, Z - .001, r=.002, n=1)
    for j in range(1, 7):
        box(joint, W - .1, .025, .006, 0, -D / 2 + 1.86 * j, Z - .001, r=.002, n=1)
    wall, trim, brick = mat(('#46529E', '#EFE5D4'), .6), mat('trim', .5), mat('brick', .7)
    h = 3.3
    box(wall, W + .3, .24, h, 0, D / 2, 0, r=.04)
    box(wall, .24, D + .3, h, -W / 2, 0, 0, r=.04)
    box(brick, W + .34, .3, .8, 0, D / 2, 0, r=.04)
    box(brick, .3, D + .34, .8, -W / 2, 0, 0, r=.04)
    box(trim, W + .45, .34, .12, 0, D / 2, h, r=.03)
    box(trim, .34, D + .45, .12, -W / 2, 0, h, r=.03)
    box(brick, W + .3, .24, .42, 0, -D / 2, 0, r=.04)               # what is left of the near walls
    box(brick, .24, D + .3, .42, W / 2, 0, 0, r=.04)
    box(trim, W + .4, .3, .06, 0, -D / 2, .42, r=.02)
    box(trim, .3, D + .4, .06, W / 2, 0, .42, r=.02)
    for x, y in ((W / 2, -D / 2), (-W / 2, -D / 2), (W / 2, D / 2)):
        box(brick, .42, .42, .56 if y < 0 else h + .1, x, y, 0, r=.04)
        box(trim, .5, .5, .08, x, y, .54 if y < 0 else h + .08, r=.03)
    for i in range(9):
        x = -W / 2 + 1.1 + i * 1.97
        box(trim, 1.5, .1, 1.3, x, D / 2 - .1, 1.4, r=.02, n=1)
        for q in range(3):
            box(pane_glow('#8FB4FF', 1.9), .44, .12, 1.18, x - .49 + .49 * q, D / 2 - .1, 1.46, r=.02, n=1)
    for j in range(6):
        y = -D / 2 + 1.3 + j * 2.08
        with at(-W / 2 + .1, y, 0, 90):
            box(trim, 1.5, .1, 1.3, 0, 0, 1.4, r=.02, n=1)
            for q in range(3):
                box(pane_glow('#8FB4FF', 1.9), .44, .12, 1.18, -.49 + .49 * q, -.01, 1.46, r=.02, n=1)
    for x in (-8.6, -4.3, 0, 4.3, 8.6):                              # columns and the rail of the crane
        box(mat('amber', .5), .26, .3, h + .2, x, D / 2 - .35, 0, r=.03)
    box(mat('amber6', .5), W - .2, .2, .26, 0, D / 2 - .38, h + .15, r=.03)


def high_bays(w, d, z, energy, color='#FFD9AE', x=0, y=0):
    """What the lamps under the lifted roof give by night: warm, soft, from above."""
    if not is_day():
        area(color, energy, (x, y, z), (x, y, 0), size=w, size_y=d, spec=.4)


def press(x, y, rz=0, color='teal5', s=1.):
    """A stamping press: two columns, a crown, a ram, a die; 2 x 1.7 x 3.2."""
    B, dark, st = mat(color, .4, coat=.3), mat('dark', .45), mat('steel', .3)
    with at(x, y, Z, rz, s):
        box(dark, 2.2, 1.7, .2, r=.04)
        box(B, 2.0, 1.5, .72, 0, 0, .2, r=.06, n=3)
        for sx in (-1, 1):
            box(B, .42, 1.4, 1.5, sx * .79, 0, .85, r=.05, n=3)
            for k in range(5):
                box(mat('amber' if k % 2 else 'ink', .5), .05, .04, .15, sx * .6, -.71, 1.0 + .15 * k, r=.005, n=1, rot=(0, 25, 0))
        box(B, 2.1, 1.55, 1.0, 0, 0, 2.25, r=.1, n=3)
        cyl(dark, .42, .2, 0, -.68, 2.75, rot=(90, 0, 0), seg=32)
        cyl(st, .3, .24, 0, -.68, 2.75, rot=(90, 0, 0), seg=32)
        torus(glow('amber', 4), .36, .02, 0, -.89, 2.75, rot=(90, 0, 0), seg=32)
        box(st, 1.05, 1.0, .5, 0, 0, 1.8, r=.04)
        box(dark, 1.1, 1.05, .14, 0, 0, 1.68, r=.03)
        box(st, 1.15, 1.1, .16, 0, 0, .92, r=.03)
        box(mat('amber', .4), .55, .5, .1, 0, -.05, 1.08, r=.03)
        box(glow('#FFE9C4', 6), .9, .03, .04, 0, -.6, 1.62, r=.01, n=1)
        box(dark, .4, .1, .6, .8, -.76, 1.1, r=.03)
        box(glow('teal3', 4), .28, .03, .2, .8, -.815, 1.4, r=.02, n=1)
        cyl(dark, .035, .4, -.85, -.5, 3.25, seg=10)
        for k, c in enumerate(('coral', 'amber', 'teal3')):
            cyl(glow(c, 8) if c == 'teal3' else mat(c, .5), .07, .12, -.85, -.5, 3.75 - .13 * k, seg=16, b=.02)


def bracket(x, y, z, rz=0):
    """An L of sheet steel with two holes."""
    m = mat(('lav', 'steel'), .3, metal=.4)
    with at(x, y, z, rz):
        box(m, .34, .26, .05, r=.015, n=1)
        box(m, .05, .26, .26, -.145, 0, 0, r=.015, n=1)
        for q in (-.0, .1):
            cyl(mat('ink', .5), .035, .052, q, 0, .001, seg=12, b=.002)


def line():
    for i, c in enumerate(('teal5', 'teal5', 'indigo5')):
        press(-5.6 + 4.0 * i, 3.9, 0, c)
    conveyor(-1.2, 1.75, Z, 13.4, 0, .95, .62, 0, None)
    for i in range(19):
        bracket(-7.5 + .7 * i, 1.75, Z + .66, 0)
    robots = ((-3.6, 3.3, -70), (.4, 3.3, -70), (3.7, .1, 110))
    for x, y, rz in robots:
        cyl(mat('concrete', .7), .55, .1, x, y, Z, seg=32)
        robot_arm(x, y, Z + .08, rz, 1.0, 'amber', 28, 78, 45, grip='steel')
    with at(2.0, 1.75, Z):                                          # camera arch over the belt
        for sy in (-1, 1):
            box(mat('porcelain', .4), .5, .12, 1.75, 0, sy * .72, 0, r=.05)
        box(mat('porcelain', .4), .5, 1.56, .22, 0, 0, 1.65, r=.06)
        box(holo('#35E0D4', .9, .16), .03, 1.2, .95, 0, 0, .68, r=.01, n=1, shadow=False)
        box(glow('teal3', 5), .1, 1.1, .04, 0, 0, 1.63, r=.01, n=1)
    conveyor(5.9, -1.2, Z, 5.0, -90, .95, .62, 5, 'part')
    pallet(7.5, 1.3, Z, 0, 2)
    conveyor(2.6, -5.35, Z, 6.4, 0, .95, .62, 6, 'box')
    for x in (1.2, 4.0):
        cyl(mat('concrete', .7), .5, .1, x, -4.3, Z, seg=32)
        robot_arm(x, -4.3, Z + .08, -90, .9, 'coral', 34, 74, 45)
    fence(-.4, -3.75, 5.6, -3.75, Z, .7, 'amber', .3)


def cells():
    cnc_machine(-7.0, -4.3, Z, 90, 1.1)
    cnc_machine(-7.0, -1.7, Z, 90, 1.1)
    for i, x in enumerate((-3.9, -1.6)):
        desk(x, -1.5, Z, 180, 1.7, .8, (('gauge1', 'mix1'), ('bars1', 'list1'))[i], seat=True)
    agv(-4.2, -3.3, Z, 0, 1.15)
    agv(3.6, -2.4, Z, 90, 1.15)
    agv(1.2, -3.15, Z, 180, 1.15)
    forklift(7.4, -4.9, Z, 160)
    pallet_rack(-3.4, -5.5, Z, 0, 3, 1, .9, seed=4)
    for x, y, n in ((1.2, -1.2, 1), (2.4, -1.0, 2), (8.3, -3.4, 2), (8.3, -2.2, 3), (8.3, -1.0, 2)):
        pallet(x, y, Z, 0, n)
    storage_tank(7.4, 5.2, Z, .62, 1.5, stairs=False)
    rack(-8.3, 5.6, Z, 0, 2.2)
    rack(-7.5, 5.6, Z, 0, 2.2)
    aisle = mat('amber', .6)
    for y in (.75, -3.95, -2.35):
        box(aisle, 12.0 if y > 0 else 10.6, .07, .008, -1.6 if y > 0 else -.2, y, Z, r=.002, n=1)
    for x in range(7):
        cyl(mat('amber', .5), .06, .5, -5.2 + 1.75 * x, .62, Z, seg=12)


def andon():
    """The board that hangs over the aisle."""
    with at(6.5, 2.65, Z):
        for x in (-2.0, 2.0):
            box(mat('dark', .4), .12, .12, 4.5, x, 0, 0, r=.02)
        box(mat('dark', .4), 4.2, .16, .16, 0, 0, 4.4, r=.03)
        panel_screen('bars1', 1.8, 1.1, -.95, -.1, 3.15, strength=3.2, bezel=.06, depth=.14)
        panel_screen('gauge1', 1.8, 1.1, .95, -.1, 3.15, strength=3.2, bezel=.06, depth=.14)
        for i in range(6):
            sphere(glow('teal3' if i != 4 else 'amber', 9), .1, -1.6 + .64 * i, -.1, 4.72, seg=14)
    for a in ((-5.6, 3.9, 3.9), (-1.6, 3.9, 3.9), (2.4, 3.9, 3.9), (-7.0, -1.7, 2.2)):
        signal_arc(a, (6.5, 2.65, 4.6), .9, .02)


def stopped():
    """The same drive in trouble: no one heard the bearing; it smokes, oil runs from the gearbox and the gear has lost its teeth."""
    sensors()
    z = .06
    puddle(.7, -.55, z, 1.1, 4, ('#0A0D1E', '#3A3430'))
    puddle(1.7, -.9, z, .55, 7, ('#0A0D1E', '#3A3430'))
    for k in range(5):
        tube(mat(('#0A0D1E', '#3A3430'), .1, spec=.9), [(.3 + .25 * k, .16, z + .9), (.32 + .25 * k, .14, z + .5), (.3 + .25 * k, .1, z + .2)], .035, 6)
    smoke(-.1, .9, z + 1.7, 1.0, 8, 3)
    smoke(1.6, .7, z + 2.0, .7, 6, 6)
    rnd = random.Random(6)
    for k in range(9):
        box(mat('amber', .4), .16, .12, .14, 1.7 + rnd.uniform(-.5, .6), -.5 + rnd.uniform(-.6, .3), z, r=.03, rot=(0, 0, rnd.uniform(0, 90)))
    for k, (x, y, rz) in enumerate(((-.6, -1.3, 20), (.1, -1.6, 70), (-1.3, -1.1, -30))):  # spanners left lying
        with at(x, y, z, rz):
            box(mat('steel', .3, metal=.4), .7, .1, .05, 0, 0, 0, r=.02)
            torus(mat('steel', .3, metal=.4), .1, .035, .4, 0, .03, seg=20)
    alarm_lamp(.85, .9, z + 1.88, s=1.4)
    tape((-3.2, -.3), (-.9, -.3), z, .8)
    scatter(7, 1.8, -2.6, 3.2, -1.0, z + .82, 3, 1)
    light_pool(.6, -.4, z + .03, 1.8, '#FF6A48', .8)
    spot('#FF6A48', 2400, (.6, -.9, 4.0), 1.5, .4)


def sensors():
    """The answer: a motor and its gearbox wear sensors; what they feel is steady."""
    hall(7.4, 5.7, 2.95, floor=('#5A63A2', '#DCD5C8'), inlay=('#525B9A', '#D2C9BA'), wall=('#4C58A2', '#EFE5D4'), dado='brick', pilasters=False, tile=.9, kerb=0)
    z = .06
    B, dark, st = mat('teal5', .4, coat=.4), mat('dark', .45), mat('steel', .3)
    slab(mat('concrete', .7), 5.4, 2.2, .2, -.6, .9, z, r=.12, b=.04)
    with at(-.6, .9, z + .2):
        box(dark, 5.0, 1.5, .16, r=.04)
        with at(-2.2, 0, 1.0, ry=90):                                 # the motor
            cyl(B, .72, 2.0, seg=40, b=.1)
            for k in range(13):
                torus(B, .735, .035, z=.2 + .13 * k, seg=40)
            cyl(dark, .6, .14, z=-.1, seg=36)
            cyl(st, .16, .7, z=2.0, seg=24)
            cyl(st, .34, .2, z=2.15, seg=28)
            for k in range(6):
                a = k * pi / 3
                cyl(dark, .035, .24, .26 * math.cos(a), .26 * math.sin(a), 2.13, seg=8)
        box(B, .6, .5, .36, -1.2, 0, 1.62, r=.06, n=3)
        for x in (-1.9, -.6):
            box(dark, .36, 1.2, .34, x, 0, .14, r=.04)
        box(mat('indigo5', .4, coat=.4), 1.7, 1.35, 1.5, 1.45, 0, .16, r=.14, n=4)   # the gearbox
        box(mat('indigo5', .4, coat=.4), 1.85, 1.5, .16, 1.45, 0, .85, r=.05)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(st, .07, .12, 1.45 + sx * .8, sy * .64, .98, seg=6)
        cyl(st, .2, .5, 2.3, 0, .9, rot=(0, 90, 0), seg=28)
        gear(2.85, 0, .9, .62, .22, 16, 'amber', (0, 90, 0))
        for k in range(4):
            box(mat('indigo5', .4), .08, 1.4, .5, .9 + .36 * k, 0, 1.62, r=.03, n=1)
    for x, y, zz in ((-2.35, .9, z + 1.95), (-1.0, .9, z + 1.95), (.55, .45, z + 2.12), (1.35, .45, z + 2.12)):
        cyl(mat('porcelain', .35, coat=.4), .17, .14, x, y, zz - .06, seg=28, b=.04)
        torus(glow('teal3', 9), .13, .025, x, y, zz + .08, seg=28)
        ripples(x, y, zz + .24, 2, .2, .15, .02)
        signal_arc((x, y, zz + .2), (3.0, -1.1, 1.5), .7, .022)
    desk(2.7, -1.7, z, 90, 2.2, 1.1, (), seat=False)
    gateway(2.75, -1.1, z + .8, 60, 1.1)
    with at(2.7, -2.1, z + .8):
        tablet(0, 0, 0, 62, .62, 'vitals', 16)
    for x, y in ((-3.3, 2.6), (3.2, 2.5)):
        potted_plant(x, y, z, .8)
    for x, y, n in ((-2.9, -2.3, 1), (-1.7, -2.4, 1)):
        pallet(x, y, z, 0, n)
    panel_screen('gauge1', 1.9, 1.05, -1.0, 2.72, 1.5, strength=2.2, bezel=.05)
    panel_screen('bars1', 1.9, 1.05, 1.4, 2.72, 1.5, strength=2.2, bezel=.05)
    pipe([(-3.6, 2.75, 2.4), (3.6, 2.75, 2.4)], .09)
    with at(-3.0, .2, z):
        meter_cabinet(0, 2.3, 0, 0, .9)
    for i in range(12):
        box(mat('amber' if i % 2 else 'ink', .6), .45, .12, .008, -3.1 + .45 * i, -.62, z, r=.002, n=1)
    spot('#FFD3A0', 1300, (-.8, -.6, 4.2), 1.6, .3)
    spot('#FFD3A0', 1000, (2.4, -1.9, 3.8), 1.6, .3)
    spot('#FFD3A0', 700, (-2.4, -2.0, 3.8), 1.6, .3)
    high_bays(6, 5, 6, 380, '#FFE2BE', 0, -1)


def set_of(variant):
    with trouble(variant == 'obstacles'):
        stage(10, -1.25, fill=1.35, key=1.25)
        stopped() if variant == 'obstacles' else sensors()


def build(variant):
    if variant:
        return set_of(variant)
    stage(15.5, -1.25, fill=1.15, key=1.15)
    shell()
    line()
    cells()
    andon()
    for x, y in ((-5.6, 2.2), (-1.6, 2.2), (2.6, 2.2), (6.6, .5), (-5.4, -3.2), (-.6, -3.4), (4.2, -3.8)):
        spot('#FFBE78', 6400, (x, y, 5.6), 1.4, .4)
    high_bays(15, 10, 9.5, 3600, y=-3)
    for y in (-3.4, .4):
        spot('#FFC78C', 1500, (-5.6, y, 4.2), 1.7, .3, rot=(0, 55, 0))


FEATURES = hero((6.6, -8.6, 4.6), (.35, .25, 1.0), 58, fstop=2.4, focus=(.6, .2, 1.6), variant='features', edge=0)

SHOTS = {
    'main': iso((-.2, .2, 1.1), 27.8, az=42, el=33, edge=(.05, .03, .05, .025)),
    'obstacles': {**FEATURES, 'variant': 'obstacles'},
    'features': FEATURES,
}
