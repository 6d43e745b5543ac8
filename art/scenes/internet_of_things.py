"""A town block around a street corner: water tower, pump house, transformer, bus stop; each sends teal rings to one mast on a roof."""
from kit import *
from kit.small import *

SEED = 34
A, B = 9.2, 1.0                               # the L: a square of half side A without its near quarter (x > B, y < -B)
Z = .18
MAST = (-5.9, 5.9)


def ell(a, b, r=1.2):
    """Counter-clockwise outline with rounded corners."""
    corners = [(-a, -a), (b, -a), (b, -b), (a, -b), (a, a), (-a, a)]
    out = []
    n = len(corners)
    for i, c in enumerate(corners):
        p, q = Vector(corners[i - 1]), Vector(corners[(i + 1) % n])
        c = Vector(c)
        u, v = (p - c).normalized(), (q - c).normalized()
        for k in range(7):
            t = k / 6
            out.append(tuple((1 - t) ** 2 * (c + u * r) + 2 * t * (1 - t) * c + t * t * (c + v * r)))
    return out


def streets():
    diorama_shape(ell(A, B))
    m = mat('road', .7)
    x0, x1 = -2.3, .2
    box(m, x1 - x0, A - .1 + 2.3, .04, (x0 + x1) / 2, (-A + .1 + 2.3) / 2, 0, r=.01, n=1)
    box(m, A - .1 - x0, 2.5, .04, (A - .1 + x0) / 2, 1.05, .001, r=.01, n=1)
    for k in range(8):
        box(mat('line', .6), .06, .5, .012, -1.05, -8.7 + k * 1.0, .04, r=.002, n=1)
        box(mat('line', .6), .5, .06, .012, 1.9 + k * .95, 1.05, .04, r=.002, n=1)
    crosswalk(-1.05, -1.2, .045, 2.4, 0, 7)
    crosswalk(1.3, 1.05, .045, 2.4, 90, 7)
    block(-A + .15, -A + .15, -2.3, A - .15, .8)
    block(-2.6, 2.3, A - .15, A - .15, .8)
    block(.22, -A + .15, .92, -.32, .25)
    block(.22, -.9, A - .15, -.22, .25)
    slab(mat('grass', .85, spec=.15), 5.6, 4.4, .05, -5.7, -6.4, Z - .01, r=.5, b=.02)
    slab(mat('pave2', .75), 5.8, 4.2, .03, -5.7, -1.6, Z - .01, r=.4, b=.01)
    slab(mat('yard', .8), 4.6, 4.6, .03, 1.0, 6.3, Z - .01, r=.4, b=.01)
    slab(mat('grass', .85, spec=.15), 4.4, 3.2, .05, 6.3, 6.9, Z - .01, r=.4, b=.02)


def hub():
    x, y = MAST
    building(x, y, 4.2, 4.2, 4.0, 'facade2', style='grid', lit=.65, z=Z, roof='none', shop=True, sides=(0, 1), balcony=False)
    zt = Z + 4.05
    antenna_mast(x, y, zt, 3.4)
    gateway(x + 1.1, y - 1.3, zt, 45, 1.3)
    hvac(x - 1.2, y - 1.3, zt)
    hvac(x - 1.2, y - .5, zt)
    roof_tank(x + 1.3, y + .9, zt)
    for k in range(3):
        solar_panel(x - 1.1 + .62 * k, y + 1.4, zt, .6, .5)
    top = (x, y, zt + 3.5)
    sphere(glow('teal3', 10), .13, *top, seg=16)
    for k in range(4):
        torus(data_mat('data', 4 - .8 * k), .5 + .42 * k, .03, x, y, top[2] + .06 * k, seg=56, sec=6, shadow=False)
    return top


def thing(top, x, y, z, h=.8, lift=1.6):
    """A place that sends: its antenna, its rings, its line to the mast."""
    small_mast(x, y, z, h)
    signal_arc((x, y, z + h + .1), top, lift, .018)


def water(top):
    water_tower(-5.9, -6.5, Z + .03, 3.3, 1.15, .7)
    thing(top, -5.9, -6.5, Z + 4.6, .7, 1.0)
    for x, y in ((-8.2, -8.2), (-8.2, -6.4), (-3.4, -8.2), (-8.1, -4.9), (-4.0, -4.6), (-6.3, -8.5)):
        tree(x, y, Z, .9)
    bench(-3.5, -6.4, Z, 90)
    pump_house(-5.7, -.7, Z, 0, 1.05, 3.2, 2.0)
    pump(-7.2, -2.7, Z, 0, .8)
    pump(-5.3, -2.7, Z, 0, .8)
    flow_meter(-3.5, -2.95, Z + .35, 90, 1.0)
    pipe([(-3.5, -2.3, Z + .35), (-3.5, -4.3, Z + .35)], .1)
    thing(top, -4.5, -.7, Z + 1.75, .8, 1.0)
    fence(-8.7, -3.7, -2.9, -3.7, Z, .42, 'porcelain', .35)
    gauge_dial(-8.2, -2.6, Z + .6, 20, .9)
    cyl(mat('steel', .4), .06, .6, -8.2, -2.55, Z, seg=10)


def power(top):
    transformer(-.1, 6.6, Z + .02, 0, 1.15)
    transformer(2.1, 6.6, Z + .02, 0, 1.15)
    busbar_frame(1.0, 8.0, Z, 0, 3.6, 2.4)
    for k in range(3):
        breaker(-.2 + 1.2 * k, 5.1, Z, 1.0)
    fence(-1.3, 4.2, 3.3, 4.2, Z, .55, 'porcelain', .3)
    fence(3.3, 4.2, 3.3, 8.6, Z, .55, 'porcelain', .3)
    fence(-1.3, 4.2, -1.3, 8.6, Z, .55, 'porcelain', .3)
    thing(top, 1.0, 6.6, Z + 1.5, 1.0, 1.6)


def stop(top):
    bus_stop(5.6, 3.1, Z, 0)
    bus(5.0, 1.75, .05, 180, 'amber', 1.0, 'sand')
    thing(top, 7.0, 3.1, Z, 2.2, 2.2)
    kiosk(7.9, 3.2, Z, 0, .75)
    house(5.2, 6.9, Z, 0, .95)
    house(7.6, 7.0, Z, 0, .9)
    for x, y in ((4.2, 5.1), (8.4, 5.3), (6.4, 5.3), (4.3, 8.3), (8.5, 8.5), (6.4, 8.5)):
        tree(x, y, Z, .8)
    for x in (4.0, 8.6):
        bush(x, 4.6, Z, .25)
    smart_bin(3.7, 2.75, Z, 0, s=.9)
    thing(top, 3.7, 2.75, Z + .8, .4, 2.4)


def rest(top):
    for x, y, rz in ((.55, -7.0, 180), (.55, -3.2, 180), (3.1, -.55, 90), (7.2, -.55, 90)):
        streetlight(x, y, Z, rz, 2.7, .8, energy=900)
    air_sensor(-2.8, 3.1, Z)
    thing(top, -2.8, 3.1, Z + 1.8, .3, 1.4)
    car(-.4, -5.6, .05, 90, 'coral', s=.85)
    car(-1.7, -3.0, .05, -90, 'porcelain', s=.85)
    car(-1.7, -7.2, .05, -90, 'teal5', s=.85)
    auto_rickshaw(3.0, .4, .05, 0, s=.85)
    car(7.8, .4, .05, 0, 'peri', s=.85)
    building(-7.4, 2.05, 1.9, 1.7, 2.2, 'facade4', z=Z, lit=.55, shop=True, sides=(0, 1))
    building(-4.9, 2.0, 2.1, 1.6, 1.6, 'facade6', z=Z, lit=.55, shop=True, sides=(0, 1))
    tree(-3.0, 8.2, Z, 1.0)
    tree(-3.2, 5.0, Z, .9)
    for y in (-8.2, -5.2, -4.2, -2.2):
        bollard(.6, y, Z)
    for x in (1.6, 4.6, 5.6, 8.4):
        bollard(x, -.55, Z)
    meter_cabinet(-3.0, -1.6, Z, 90, .7)
    for x, y in ((-2.75, -5.6), (-2.7, -7.6)):
        bush(x, y, Z, .22)
    spot('#FFD2A0', 700, (-5.6, -2.6, 4.0), 1.7, .3)
    spot('#FFD2A0', 600, (1.0, 5.2, 4.6), 1.7, .3)
    spot('#FFD2A0', 600, (6.2, 4.2, 4.0), 1.7, .3)
    spot('#FFD2A0', 500, (-5.6, -6.9, 6.4), 1.3, .3)


def build(variant):
    stage(15.5, -1.25, fill=1.3, key=1.3)
    streets()
    top = hub()
    water(top)
    power(top)
    stop(top)
    rest(top)


SHOTS = {'main': iso((-1.5, 1.5, 2.4), 30, az=45, el=31)}
