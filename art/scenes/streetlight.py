"""Smart street lights: a crossing where the lamps talk to each other."""
from kit import *

SEED = 5
W = 16.
X0, X1, Y0, Y1 = .9, 5.1, -4.1, -1.1        # the avenue along y, the side street along x
H = 3.3


def ground():
    diorama(W, W, .9)
    road(X0, -W / 2 + .05, X1, W / 2 - .05, gap=(Y0 - 1, Y1 + 1))
    road(-W / 2 + .05, Y0, X0 + .2, Y1)
    block(-W / 2 + .06, Y1 + .15, X0 - .12, W / 2 - .06)
    block(-W / 2 + .06, -W / 2 + .06, X0 - .12, Y0 - .15)
    block(X1 + .12, -W / 2 + .06, W / 2 - .06, W / 2 - .06)
    joint = mat('pave2', .75)
    for i in range(11):
        box(joint, .9, .02, .012, X0 - .62, Y1 + .8 + i * .75, .178, r=.003, n=1)
    for i in range(20):
        box(joint, 1.0, .02, .012, X1 + .68, -W / 2 + .6 + i * .78, .178, r=.003, n=1)
    for x in (X0 + .16, X1 - .16):
        box(mat('amber', .6), .06, W - .3, .01, x, 0, .052, r=.003, n=1)
    for y in (Y0 - .75, Y1 + .75):
        crosswalk((X0 + X1) / 2, y, .052, 3.9)
    crosswalk(X0 - .75, (Y0 + Y1) / 2, .052, 2.8, 90, 6)
    box(mat('teal7' if not is_day() else '#7CC0B4', .6), .63, W - .2, .008, X1 - .53, 0, .05, r=.003, n=1)
    for i in range(9):
        with at(X1 - .53, -W / 2 + 1.2 + i * 1.7, .06):
            for sg in (-1, 1):
                box(mat('mint', .5), .2, .05, .008, sg * .07, 0, 0, r=.002, n=1, rot=(0, 0, -sg * 40))
    for x, y in ((2.2, 1.9), (4.0, -6.1), (-3.5, -2.0)):
        cyl(mat('dark', .5), .22, .012, x, y, .05, b=.003)


def houses():
    building(-5.9, 5.7, 3.2, 3.2, 4.0, 'facade1', style='fin', lit=.62, z=.18, roof='none')
    building(-5.9, 5.7, 2.2, 2.2, 1.0, 'facade7', style='band', lit=.6, z=4.15, roof='tower')
    building(-2.2, 5.9, 3.0, 2.8, 4.0, 'facade2', style='grid', z=.18, roof='solar', shop=True, balcony=True)
    building(-6.1, 1.6, 2.7, 3.3, 4.3, 'facade3', style='band', lit=.55, z=.18, roof='green', shop=True)
    building(-2.5, 2.0, 2.9, 3.0, 3.0, 'facade4', style='grid', lit=.6, z=.18, roof='hvac', shop=True, sign='teal3')
    building(-5.7, -6.1, 3.2, 2.3, 2.1, 'facade5', style='grid', lit=.6, z=.18, roof='solar', shop=True)
    building(-2.3, -6.3, 2.2, 1.9, 1.5, 'facade6', style='grid', lit=.7, z=.18, roof='green', shop=True)


def planting(close):
    for x, y, s in ((-.35, 7.1, .95), (-.3, .2, .95), (-.35, 3.9, .9), (-7.1, -.5, .9), (-4.2, -.4, .85), (-.4, -7.2, .85), (-7.3, -4.9, .7), (-4.0, -4.9, .7)):
        tree(x, y, .18, s)
    for y in (-2.2, 1.9, 5.6) if close else (-5.2, -1.6, 1.9, 5.6):
        tree(7.1, y, .18, random.uniform(.95, 1.15))
    for a, b in ((-4.6, -2.3), (-.9, 1.2), (2.7, 4.8)):
        hedge(7.35, (a + b) / 2, .45, b - a, .3, .18)
    for _ in range(16):
        bush(random.uniform(6.7, 7.6), random.uniform(-7.5, 7.5), .18, random.uniform(.14, .24))
    for i in range(4):
        bush(-1.2 - i * .9, -.55, .18, .2)


def lamps():
    """Places the lamps and returns the tops of their heads."""
    tops = []

    def lamp(x, y, rz, energy=1700, s=1.):
        streetlight(x, y, .18, rz, H, 1.05, energy=energy, s=s)
        tops.append((x + (1 if rz == 0 else -1) * 1.07 * s, y, .18 + (H + .22) * s))
    for y in (.2, 3.6, 6.9, -5.6):
        lamp(.45, y, 0)
    for y in (-3.1, 1.1, 5.0):
        lamp(5.6, y, 180)
    lamp(5.75, -6.3, 180, 2200, 1.22)
    return tops


def traffic():
    car(2.0, -5.2, .05, 90, 'amber')
    car(3.75, 3.2, .05, -90, 'porcelain')
    car(-3.6, -1.9, .05, 0, 'rose')
    auto_rickshaw(-6.2, -3.2, .05, 180)
    car(2.05, 2.6, .05, 90, 'teal3', kind='van')
    bus(3.65, -.9, .05, -90, 'teal5')
    traffic_light(.55, -.75, .18, 90, 2)
    traffic_light(5.5, -4.6, .18, -90, 0)
    bus_stop(6.35, 2.95, .18, -90)
    bench(6.2, -4.6, .18, -90)
    bench(-.2, 5.3, .18, 90)
    smart_bin(6.15, -3.75, .18, -90)
    smart_bin(-.1, 1.6, .18, 90, 'amber6')
    for i in (0, 1, 3, 4, 5):
        bollard(.55, -4.7 - i * .55, .18)
    ev_charger(6.1, -1.1, .18, -90)
    air_sensor(6.2, 6.7, .18)


def network(tops):
    for a, b in ((3, 0), (0, 1), (1, 2), (7, 4), (4, 5), (5, 6), (0, 5), (7, 3)):
        signal_arc(tops[a], tops[b], 1.1 if abs(tops[a][0] - tops[b][0]) < 1 else 1.5, .014)
    for p in tops:
        sphere(glow('#7FFFF0', 9), .06, *p, shadow=False)
    for i in (7, 4, 1):
        ripples(tops[i][0], tops[i][1], tops[i][2] + .02, rise=.05)


def build(variant):
    stage(16, -1.25)
    ground()
    houses()
    planting(variant == 'close')
    tops = lamps()
    traffic()
    network(tops)


SHOTS = {
    'main': iso((0, 0, 2.1), 28.6),
    'cta': hero((16.2, -15.2, 6.4), (.9, -.9, 1.75), 60, 1.2, (4.6, -5.2, 2), variant='close', edge=0),
}
