"""A town block around a street corner: water tower, pump house, transformer, bus stop; each sends teal rings to one mast on a roof."""
from kit import *
from kit.mess import *
from kit.paper import *
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
    block(-2.6, 2.3, A - .15, A - .15, .8, .006)
    block(.22, -A + .15, .92, -.32, .25)
    block(.22, -.9, A - .15, -.22, .25, .006)
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
    thing(top, -5.9, -6.5, Z + 6.1, .7, 1.0)
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
    transformer(-.3, 6.6, Z + .02, 0, 1.1)
    transformer(2.2, 6.6, Z + .02, 0, 1.1)
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
    spot('#FFD2A0', 500, (-4.0, -8.2, 5.2), 1.6, .3)


def unread():
    """The same pipe in trouble: it has burst, and nobody knows: the sensor is dead and the logbook lies in the wet."""
    reads_itself()
    z, y = .1, -1.0
    random.seed(5)
    leak(-.15, y - .3, z + .95, 1.25, .7)
    leak(2.4, y - .3, z + .8, .8, .9)
    puddle(-.2, -2.6, z + .055, 1.6, 3)
    puddle(2.4, -2.5, z + .055, 1.0, 5)
    gauge_dial(-3.0, y - .45, z + 1.35, 0, 1.6, .95, True)
    cyl(mat('steel', .4), .05, .5, -3.0, y, z + .95, seg=10)
    alarm_lamp(1.0, y, z + 1.8, s=1.2)
    alert(-.15, y, z + 1.65, .9)
    scatter(5, .8, -3.4, 2.2, -2.2, z + .07, 2)
    for k in range(3):
        traffic_cone(-1.7 + 1.7 * k, -3.55 + .25 * (k % 2), z, 1.1)
    light_pool(-.2, -2.3, z + .08, 2.0, '#FF6A48', .6)
    spot('#FF7A58', 1500, (-.2, -2.8, 4.0), 1.4, .4)


def reads_itself():
    """The answer: a pole with its own sun, a gateway and an antenna, over a pipe that wears a sensor."""
    diorama_shape(circle(5.6, 80))
    prism(mat('grass', .9, spec=.1), circle(5.5, 80), .1, b=.03)
    z = .1
    slab(mat('pave', .75), 6.8, 3.0, .06, 0, -.9, z, r=.5, b=.02)
    box(mat('concrete', .7), 1.1, 1.1, .3, -.9, .9, z, r=.06)
    cyl(mat('porcelain', .4), .13, 5.2, -.9, .9, z + .25, r1=.1, seg=20)
    with at(-.9, .9, z):
        bar(mat('steel', .4), (0, 0, 4.6), (0, -.5, 4.6), .08)
        with at(0, -.35, 4.75, rx=28):                          # the panel
            box(mat('porcelain', .4), 2.6, 1.7, .08, r=.03)
            for i in range(4):
                for j in range(3):
                    box(mat('#1B3A8A', .12, coat=1, spec=.8), .58, .5, .02, -.93 + .62 * i, -.53 + .53 * j, .08, r=.01, n=1)
        with at(0, -.3, 2.5, 0, 1.5):
            gateway(0, 0, 0, 0, 1.0)
        cyl(mat('steel', .4), .04, 1.0, .0, .0, 5.2, seg=10)
        sphere(glow('teal3', 10), .12, 0, 0, 6.25, seg=16)
        for k in range(3):
            torus(data_mat('data', 4 - .8 * k), .45 + .36 * k, .03, 0, 0, 6.25 + .05 * k, seg=48, sec=6, shadow=False)
        tube(mat('ink', .6), [(.12, -.1, 2.4), (.3, -.2, 1.2), (.2, -.1, .3)], .035, 8)
    y, zz = -1.0, z + .75
    pipe([(-4.4, y, zz), (4.4, y, zz)], .38)
    for x in (-3.6, -1.2, 3.2):
        box(mat('concrete', .7), .5, .9, .5, x, y, z, r=.05)
    with at(1.0, y, zz):                                         # the sensor's clamp
        for q in (-.42, .42):
            cyl(mat('dark', .4), .46, .2, q - .1, 0, 0, rot=(0, 90, 0), seg=36, b=.04)
            box(mat('steel', .3), .2, .2, .24, q, 0, .42, r=.03)
        box(mat('porcelain', .35, coat=.5), 1.3, .7, .62, 0, 0, .42, r=.12, n=4)
        panel_screen('gauge1', .8, .34, 0, -.37, .56, strength=3, bezel=.02)
        torus(glow('teal3', 9), .2, .045, 0, 0, 1.06, seg=32)
        cyl(mat('dark', .4), .03, .6, .5, .2, 1.0, seg=8)
        sphere(glow('teal3', 9), .07, .5, .2, 1.65, seg=12)
    ripples(1.5, y + .2, zz + 1.65, 3, .22, .18, .022)
    tube(mat('ink', .6), [(.6, y + .35, zz + .6), (.1, .2, .5), (-.5, .7, .5)], .035, 8)
    signal_arc((1.5, y + .2, zz + 1.65), (-.9, .6, 3.3), .8, .025)
    valve(-2.4, y, zz, 0, 1.5)
    for a in range(0, 360, 24):
        if not 200 < a < 340:
            tree(4.6 * math.cos(rad(a)), 4.6 * math.sin(rad(a)), z, .8)
        else:
            bush(4.9 * math.cos(rad(a)), 4.9 * math.sin(rad(a)), z, .22)
    for x, yy in ((2.2, 1.4), (3.0, .6), (-3.2, 1.4), (1.2, 2.4), (-2.6, 2.6)):
        bush(x, yy, z, .3)
    rock(2.8, -3.0, z, .35)
    rock(-3.0, -3.1, z, .28)
    sensor_node(3.0, -1.9, z, 1.4)
    spot('#FFD2A0', 700, (1.0, -2.4, 4.6), 1.5, .4)
    spot('#BFFFF6', 300, (1.0, -1.2, 3.6), 1.2, .3)
    spot('#FFD2A0', 600, (-1.6, -1.0, 6.6), 1.3, .4)


def district():
    """The banner: a stretch of coast from far above; five masts, and their circles meet over fields and harbour."""
    diorama(34, 19, 1.6)
    slab(water_mat('coast', wave=1.0), 33.8, 18.8, .2, r=1.55, b=.02)
    xs = [-16.7 + 33.4 * i / 40 for i in range(41)]
    shore_y = lambda x: -3.2 + 1.3 * math.sin(x * .32 + .6) + .5 * math.sin(x * .9) - (2.0 if -1.5 < x < 3.5 else 0) * 0
    land = [(x, shore_y(x)) for x in xs] + [(16.7, 9.2), (-16.7, 9.2)]
    prism(mat('beach', .9), [(x, y - .35) if i < 41 else (x, y) for i, (x, y) in enumerate(land)], .3, b=.04)
    prism(mat('grass', .85, spec=.15), land, .46, b=.05)
    z = .46
    rnd = random.Random(3)
    crops = (('#2C7A5A', '#B9CF7C'), ('#3B8A5C', '#C9D68C'), ('#6F8A4E', '#E3CF84'), ('#256B5E', '#9CC48A'), ('#8A7A4A', '#E9C878'))
    taken = [(-8.2, 3.6, 2.3), (1.2, 2.4, 2.7), (9.6, 4.6, 2.2), (-13.4, 6.4, 1.4)]
    for i in range(15):                                            # fields
        for j in range(5):
            x, y = -15.4 + 2.2 * i, .3 + 1.85 * j
            if y < shore_y(x) + 1.6 or any(math.hypot(x - a, y - b) < r + .6 for a, b, r in taken):
                continue
            c = crops[(i * 2 + j * 3) % 5]
            slab(mat(c, .9, spec=.1), 2.0, 1.65, .06, x, y, z - .02, r=.12, b=.015)
            for k in range(6):
                box(mat((c[0], c[1]), .9, emit=pick(.05, 0)), 1.8, .09, .07, x, y - .65 + .26 * k, z + .02, r=.02, n=1)
            if (i + j) % 4 == 0:
                house(x + .5, y + .3, z + .04, 0, .4)
            if (i + 2 * j) % 3 == 0:
                tree(x - .8, y + .7, z, .5)
    for cx, cy, r in taken[:3]:                                      # towns
        cyl(mat('pave2', .8), r, .05, cx, cy, z - .01, seg=48)
        for k in range(44):
            a, q = k * 2.4, r * .93 * math.sqrt(k / 44)
            if q < .45:
                continue
            toy(cx + q * math.cos(a), cy + q * math.sin(a), rnd.uniform(.34, .48), rnd.uniform(.34, .48), rnd.uniform(.3, 1.0) * (1.5 - q / r), z + .03, rnd=rnd, lit=.85)
    road_m = mat('road', .7)
    way = [(p.x, p.y) for p in smooth([(-16.6, 1.2, 0), (-12.0, .6, 0), (-8.2, 1.0, 0), (-3.4, -.9, 0), (1.2, -.6, 0), (5.4, 1.4, 0), (9.6, 2.0, 0), (13.4, .6, 0), (16.6, 1.0, 0)])]
    ribbon(road_m, way, .5, .06, z)
    for x, y in way[::5]:
        sphere(glow('#FFC98A', 7), .07, x, y + .36, z + .3, seg=8)
        light_pool(x, y, z + .07, .5, '#FFB866', .8)
    # the harbour
    for x, L_ in ((2.6, 3.2), (5.0, 2.6)):
        box(mat('concrete', .7), .5, L_, .5, x, shore_y(x) - L_ / 2 + .4, 0, r=.05)
        for k in range(4):
            fishing_boat(x + .65, shore_y(x) - .2 - .62 * k, .2, 0, .42)
    ship(10.2, -6.2, .2, 8, s=.36)
    lighthouse(-2.6, shore_y(-2.6) + .35, z, 2.2, .8)
    for x, y, rz in ((-9.0, -6.0, 20), (-5.4, -7.2, 160), (-12.6, -5.2, 40), (7.2, -7.6, 200), (14.0, -4.6, 0)):
        fishing_boat(x, y, .2, rz, .6)
    for k in range(30):
        x = rnd.uniform(-16, 16)
        palm(x, shore_y(x) + rnd.uniform(.3, .7), z, rnd.uniform(.4, .55))
    for x in (-15.4, -14.2, -13.0):
        wind_turbine(x, 7.4, z, 2.0, 20, 40 * x, .6)
    solar_row(13.2, 7.2, z, 5, 0, 26, .5, .6)
    solar_row(13.2, 6.2, z, 5, 0, 26, .5, .6)
    # the five masts and what they cover
    for i, (x, y) in enumerate(((-11.4, 2.6), (-5.2, 4.6), (1.2, 2.4), (6.2, -.2), (11.6, 3.4))):
        antenna_mast(x, y, z, 2.6, .8)
        zt = z + 2.4
        sphere(glow('teal3', 12), .14, x, y, zt, seg=14)
        R_ = 4.2
        torus(data_mat('data', 3.4), R_, .05, x, y, z + .85, seg=96, sec=6, shadow=False)
        if not is_day():
            cyl(holo('#35E0D4', .09, .008), R_, .02, x, y, z + .84, seg=72, b=.002, shadow=False)
        for k, q in enumerate((.4, .75, 1.1)):
            torus(data_mat('data', 3.6 - .6 * k), q, .028, x, y, zt + .03 * k, seg=48, sec=6, shadow=False)
    for cx, cy, r in taken[:3]:
        light_pool(cx, cy, z + .05, r * 1.15, '#FFB866', .9)
        spot('#FFC98A', 1400, (cx, cy - .4, 5.2), 1.6, .4)


def build(variant):
    if variant == 'banner':
        stage(20, -1.25, fill=1.35, key=1.35)
        return district()
    if variant:
        with trouble(variant == 'obstacles'):
            stage(9.5, -1.25, fill=1.35, key=1.3)
            return unread() if variant == 'obstacles' else reads_itself()
    stage(15.5, -1.25, fill=1.3, key=1.3)
    streets()
    top = hub()
    water(top)
    power(top)
    stop(top)
    rest(top)


FEATURES = hero((6.4, -12.2, 4.8), (.2, 0, 2.95), 36, fstop=2.0, focus=(.6, -1, 1.4), variant='features', edge=.05)

SHOTS = {
    'main': iso((-1.5, 1.5, 2.4), 30, az=45, el=31),
    'obstacles': {**FEATURES, 'variant': 'obstacles'},
    'features': FEATURES,
    'banner': hero((4.5, -29.0, 21.0), (.4, .2, .6), 38, variant='banner', edge=(0, .07, 0, .07)),
}
