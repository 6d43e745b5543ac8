"""The home page's city: a coast like Chennai's, on one plinth. Beach and port in front, the civic quarter behind the coast road,
towers inland, water and energy at the left; one line of data, a kolam, runs around its blocks. By day and by night it stands alike, so that
one can fade into the other. Its cameras are in city_plates.py (the home page) and city_whole.py (the control room)."""
from kit import *

SEED = 41
W, D = 56., 44.
SEA = -.6
ROAD_X, ROAD_Y, ROAD_W = (-18, -9, 0, 9, 18), (-8.5, -1, 6.5, 14), 2.2
PAVE = .18
QUAY_Y = -14.
RAIL0, RAIL1 = QUAY_Y + .8, QUAY_Y + 3.2


DRAWING = ('building', 'glass_tower', 'house', 'hospital', 'factory', 'warehouse', 'secretariat', 'data_centre', 'gopuram', 'pump_house', 'ship', 'bus',
           'car', 'truck', 'auto_rickshaw', 'metro_train', 'metro_station', 'control_tower', 'stack', 'chhatri')


def in_step(function):
    """The function with chance of its own: however much it draws (a building its lit windows, by night only), the next one begins alike."""
    def call(*args, **k):
        seed = random.random()
        state = random.getstate()
        random.seed(seed)
        result = function(*args, **k)
        random.setstate(state)
        return result
    return call


for name in DRAWING:
    globals()[name] = in_step(globals()[name])


def cells():
    """The blocks between the roads: (column, row) -> x0, y0, x1, y1."""
    xs = [-W / 2 + .5, *ROAD_X, W / 2 - .5]
    ys = [*ROAD_Y, D / 2 - .5]
    h = ROAD_W / 2 + .05
    return {(i, j): (xs[i] + (h if i else 0), ys[j] + h, xs[i + 1] - (h if i < 5 else 0), ys[j + 1] - (h if j < 3 else 0))
            for i in range(6) for j in range(4)}


# ---------------------------------------------------------------- ground
def ground():
    r = 2.4
    slab(mat('plinth', .45, coat=.2), W + .9, D + .9, .6, z=-2.75, r=r + .4, b=.16)
    slab(glow('teal3', 2.8), W + .1, D + .1, .2, z=-2.16, r=r, b=.03)
    slab(mat('plinth_top', .6), W, D, .5, z=-2.0, r=r, b=.08)

    def corner(cx, cy, a0):
        return [(cx + r * math.cos(rad(a0 + 15 * i)), cy + r * math.sin(rad(a0 + 15 * i))) for i in range(7)]
    sea = [(W / 2 - .04, -9), (-W / 2 + .04, -9)] + corner(-W / 2 + .04 + r, -D / 2 + .04 + r, 180) + corner(W / 2 - .04 - r, -D / 2 + .04 + r, 270)
    prism(water_mat('bay', ('#072448', 'water_deep'), ('#0D5575', 'water_light'), .9), sea, SEA + 1.6, z=-1.6, b=.05)
    land = [(-W / 2, -10.6), (-4.2, -10.6), (-3.4, -11.5), (-3.4, QUAY_Y), (W / 2, QUAY_Y)] + corner(W / 2 - r, D / 2 - r, 0) + corner(-W / 2 + r, D / 2 - r, 90)
    prism(mat('concrete', .75), land, 1.6, z=-1.6, b=.07)
    # the beach, sloping into the sea, with lines of surf
    shore = [(-W / 2 + .05, -14.2), (-24, -14.5), (-19, -14.9), (-14, -14.6), (-9, -13.9), (-5.5, -13.0), (-3.4, -12.2)]
    curve = [(p.x, p.y) for p in smooth([(a, b, 0) for a, b in shore], res=6)]
    verts = [(a, b, SEA + .02) for a, b in curve] + [(a, -10.5, -.04) for a, b in curve]
    n = len(curve)
    place(new_mesh('beach', verts, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]), mat('beach', .9, spec=.1))
    for off, w in ((.18, .07), (.75, .035), (1.5, .022)):
        pts = [(a, b - off + .1 * math.sin(a * 1.3 + off * 5), SEA + .015) for a, b in curve[1:-2]]
        tube(mat('foam', .6, emit=pick(.3, 0)), pts[::2], w, 6, res=3, shadow=False)
    box(mat('pave', .7), 22.2, 1.0, .14, -W / 2 + 11.6, -10.1, 0, r=.04)
    for i in range(12):
        palm(-26.5 + i * 1.95, -10.2 + random.uniform(-.15, .15), .1, random.uniform(1.2, 1.5))
    for i in range(9):
        lamp_post(-25.6 + i * 2.6, -10.35, .1, 90, 1.7)
    for i in range(6):
        fishing_boat(-24 + i * 2.3 + random.uniform(-.4, .4), -12.4 + random.uniform(-.3, .3), -.3, random.uniform(55, 125), 1.1)


def streets():
    for y in ROAD_Y:
        road(-W / 2 + .3, y - ROAD_W / 2, W / 2 - .3, y + ROAD_W / 2)
    for x in ROAD_X:
        road(x - ROAD_W / 2, ROAD_Y[0] - ROAD_W / 2, x + ROAD_W / 2, D / 2 - .3, z=.004)
    for (i, j), (x0, y0, x1, y1) in cells().items():
        block(x0, y0, x1, y1, .5)
    for x in ROAD_X:
        for y in ROAD_Y:
            for dy in (-1.75, 1.75):
                if y + dy > ROAD_Y[0] - 1:
                    crosswalk(x, y + dy, .052, 1.9, 0, 5)
    # lamps along the kerbs
    for y in ROAD_Y:
        for k in range(19):
            x = -25 + k * 2.85
            if all(abs(x - rx) > 1.7 for rx in ROAD_X):
                lamp_post(x, y + 1.25, PAVE, -90, 1.7)
    for x in ROAD_X:
        for k in range(11):
            y = -6.4 + k * 2.5
            if all(abs(y - ry) > 1.7 for ry in ROAD_Y):
                lamp_post(x - 1.25, y, PAVE, 0, 1.7)
    for y in ROAD_Y[1:]:
        for k in range(34):
            x = -26 + k * 1.55
            if all(abs(x - rx) > 2 for rx in ROAD_X) and random.random() < .55:
                tree(x, y - 1.42, PAVE, random.uniform(.55, .8))


def traffic():
    colors = ('coral', 'amber', 'porcelain', 'teal3', 'peri', 'rose', 'porcelain')
    for y in ROAD_Y:
        for k in range(9):
            x, lane = -25 + k * 5.9 + random.uniform(-1.6, 1.6), random.choice((-1, 1))
            if any(abs(x - rx) < 1.6 for rx in ROAD_X):
                continue
            put(x, y - lane * .55, 0 if lane > 0 else 180, colors)
    for x in ROAD_X:
        for k in range(5):
            y, lane = -6 + k * 5.4 + random.uniform(-1.5, 1.5), random.choice((-1, 1))
            if any(abs(y - ry) < 1.6 for ry in ROAD_Y):
                continue
            put(x + lane * .55, y, 90 if lane > 0 else -90, colors)


def put(x, y, rz, colors):
    k = random.random()
    if k < .16:
        bus(x, y, .06, rz, random.choice(('teal5', 'coral')), s=.7)
    elif k < .36:
        auto_rickshaw(x, y, .06, rz, s=.75)
    else:
        car(x, y, .06, rz, random.choice(colors), kind=random.choice(('car', 'car', 'van')), s=.72)


# ---------------------------------------------------------------- quarters
def mixed(x0, y0, x1, y1, low=2.2, high=4.6, sides=CAMERA_SIDES):
    """A block of houses with shops: rows of two or three, trees in the gaps."""
    names = ['facade1', 'facade2', 'facade3', 'facade4', 'facade5', 'facade6', 'facade7', 'facade9']
    w, d = x1 - x0 - .7, y1 - y0 - .7
    nx, ny = max(1, round(w / 3.1)), max(1, round(d / 2.9))
    for i in range(nx):
        for j in range(ny):
            bw, bd = w / nx - random.uniform(.25, .5), d / ny - random.uniform(.25, .5)
            rise = .75 + .5 * j / max(1, ny)
            building(x0 + .35 + w * (i + .5) / nx, y0 + .35 + d * (j + .5) / ny, bw, bd, random.uniform(low, high) * rise, random.choice(names),
                     style=random.choice(('grid', 'grid', 'band', 'fin')), lit=.6, strength=3.8, z=PAVE, shop=random.random() < .5, sides=sides,
                     roof=random.choice(('hvac', 'solar', 'green', 'water', 'water')), sign=random.choice((None, None, None, 'teal3', 'coral')),
                     balcony=random.random() < .25)


def towers(x0, y0, x1, y1, base=6., n=3):
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    spots = ((-1.7, .9, 2.4, 2.4), (1.5, 1.0, 2.2, 2.2), (.1, -1.2, 2.6, 2.0))[:n]
    for k, (dx, dy, w, d) in enumerate(spots):
        h = base + random.uniform(-1, 2.2) - (1.8 if dy < 0 else 0)
        if k == 1:
            building(cx + dx, cy + dy, w, d, h, random.choice(('facade1', 'facade7', 'facade8')), style='fin', lit=.6, z=PAVE, roof='tower', sides=CAMERA_SIDES)
        else:
            glass_tower(cx + dx, cy + dy, PAVE, w, d, h)
    for _ in range(5):
        tree(random.uniform(x0 + .4, x1 - .4), y0 + .4, PAVE, .6)


def village(x0, y0, x1, y1):
    nx, ny = int((x1 - x0) / 1.75), int((y1 - y0) / 1.75)
    for i in range(nx):
        for j in range(ny):
            x, y = x0 + .9 + (x1 - x0 - 1.6) * i / max(1, nx - 1), y0 + .85 + (y1 - y0 - 1.6) * j / max(1, ny - 1)
            if random.random() < .2:
                tree(x, y, PAVE, .9, random.choice(('palm', 'round')))
            else:
                house(x, y, PAVE, random.choice((0, 0, 90)))
    for _ in range(4):
        palm(random.uniform(x0 + .4, x1 - .4), random.choice((y0 + .3, y1 - .3)), PAVE, 1.1)


def park(x0, y0, x1, y1):
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    lawn(cx, cy, x1 - x0 - .3, y1 - y0 - .3, PAVE, .6)
    cyl(mat('pave', .7), 1.75, .05, cx, cy, PAVE + .03, seg=56, b=.01)
    for k in (0, 90):
        box(mat('pave', .7), x1 - x0 - .5 if k == 0 else .6, .6 if k == 0 else y1 - y0 - .5, .04, cx, cy, PAVE + .03, r=.01, n=1)
    with at(cx, cy, PAVE + .1):
        kolam(4, 5, .52, .01, .022)
    for _ in range(26):
        x, y = random.uniform(x0 + .5, x1 - .5), random.uniform(y0 + .5, y1 - .5)
        if math.hypot(x - cx, y - cy) > 2.1 and abs(x - cx) > .6 and abs(y - cy) > .6:
            tree(x, y, PAVE + .04, random.uniform(.6, 1.))
    for k in range(4):
        with at(cx, cy, PAVE + .06, 45 + 90 * k):
            bench(0, 2.1)
    for sx in (-1, 1):
        for sy in (-1, 1):
            lamp_post(cx + sx * 1.6, cy + sy * 1.6, PAVE, 0, 1.3)


def temple(x0, y0, x1, y1):
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    gopuram(cx - 1.1, cy + .6, PAVE, 0, 1.15)
    basin(cx + 1.9, cy - .3, 2.6, 2.8, PAVE, .22, .3, r=.15, name='tank', wall='facade6')
    chhatri(cx + 1.9, cy - .3, PAVE + .2, .8, 'amber')
    for k in range(6):
        tree(x0 + .5 + k * 1.1, y0 + .4, PAVE, .65)
    for k in range(3):
        palm(x1 - .4, y0 + 1.2 + 1.3 * k, PAVE, 1.)


def civic(x0, y0, x1, y1):
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    secretariat(cx, cy + .75, PAVE, 0, .92, 6.4, 2.4)
    for sx in (-1, 1):
        lawn(cx + sx * 2.0, y0 + .85, 2.4, 1.2, PAVE, .2)
        for k in range(3):
            tree(cx + sx * (1.1 + .9 * k), y0 + .75, PAVE, .55, 'cone')
        flagpole(cx + sx * 3.1, y0 + 1.9, PAVE, 2.4)
    if not is_day():
        spot('#FFC98A', 420, (cx, y0 - .2, 3.6), 1.9, .3, rot=(38, 0, 0))


def hospital_block(x0, y0, x1, y1):
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    hospital(cx - .1, cy + .2, PAVE, 0, .98)
    ambulance(cx - 1.0, y0 + .6, PAVE, 0, .7)
    for k in range(4):
        tree(x0 + .5 + 1.7 * k, y0 + .35, PAVE, .55)


def works(x0, y0, x1, y1):
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    factory(cx - .1, cy + .35, PAVE, 0, 1., 4, 5.6, 3.2, 2)
    truck(cx - 1.6, y0 + .6, PAVE, 0, 'coral', s=.8)
    forklift(cx + 1.7, y0 + .6, PAVE, 30, s=.7)


def water_works(x0, y0, x1, y1):
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    lawn(cx, cy, x1 - x0 - .3, y1 - y0 - .3, PAVE)
    water_tower(x0 + 1.7, cy + 1.2, PAVE, 3.4, .95)
    clarifier(cx + 1.1, cy + 1.1, PAVE, 1.35, .45, 20)
    clarifier(cx + 1.9, cy - 1.5, PAVE, 1.0, .4, 70)
    pump_house(cx - 1.4, cy - 1.3, PAVE, 0, .8)
    pipe([(x0 + 1.7, cy + 1.2, .4), (x0 + 1.7, cy - .2, .4), (cx + .4, cy - .2, .4)], .12)
    for _ in range(5):
        tree(random.uniform(x0 + .4, x1 - .4), y1 - .4, PAVE, .6)


def reservoir(x0, y0, x1, y1):
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    basin(cx, cy, x1 - x0 - .6, y1 - y0 - .8, PAVE, .25, .3, r=.8, name='lake')
    for _ in range(9):
        tree(random.uniform(x0 + .3, x1 - .3), random.choice((y0 + .3, y1 - .3)), PAVE, .6)


def solar_field(x0, y0, x1, y1):
    lawn((x0 + x1) / 2, (y0 + y1) / 2, x1 - x0 - .3, y1 - y0 - .3, PAVE)
    n = int((y1 - y0 - .6) / 1.45)
    for k in range(n):
        solar_row((x0 + x1) / 2, y0 + .9 + k * 1.45, PAVE, int((x1 - x0 - .8) / .93))


def substation(x0, y0, x1, y1):
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    slab(mat('yard', .8), x1 - x0 - .6, y1 - y0 - .6, .04, cx, cy, PAVE, r=.2, b=.01)
    z = PAVE + .04
    for k in range(2):
        transformer(cx - 1.5 + 3 * k, cy - .9, z, 0, .95)
        busbar_frame(cx, cy + .4 + 1.1 * k, z, 0, 4.6, 2.3)
    for k in range(4):
        breaker(cx - 2.1 + 1.4 * k, cy + 1.95, z)
    battery_pack(cx + 1.4, y0 + .55, z, 0, .8)
    battery_pack(cx - 1.2, y0 + .55, z, 0, .8)
    fence(x0 + .25, y0 + .12, x1 - .25, y0 + .12, z, .5)
    fence(x1 - .25, y0 + .12, x1 - .25, y1 - .2, z, .5)


def computing(x0, y0, x1, y1):
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    data_centre(cx - .3, cy + .4, PAVE, 0, 1., 4.8, 3.0)
    antenna_mast(x1 - .8, y1 - .8, PAVE, 5.)
    for k in range(5):
        tree(x0 + .5 + 1.3 * k, y0 + .45, PAVE, .6)


def wind(x0, y0, x1, y1):
    lawn((x0 + x1) / 2, (y0 + y1) / 2, x1 - x0 - .3, y1 - y0 - .3, PAVE)
    for k in range(3):
        wind_turbine(x0 + 1.2 + 2.3 * k, y0 + 2.6 + .7 * (k % 2), PAVE, 6.0, 35, 15 + 40 * k)
    for _ in range(16):
        tree(random.uniform(x0 + .4, x1 - .4), random.uniform(y0 + .4, y1 - .4), PAVE, random.uniform(.55, .9))


def depot(x0, y0, x1, y1):
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    warehouse(cx - 1.6, cy + .9, PAVE, 0, 1., 3.4, 2.6, 1.4, 'facade7', 2)
    warehouse(cx + 1.9, cy + .9, PAVE, 0, 1., 3.0, 2.6, 1.4, 'facade2', 2)
    stack(cx, y0 + .9, PAVE, 4, 2, 2)


QUARTERS = {
    (0, 0): village, (1, 0): park, (2, 0): civic, (3, 0): hospital_block, (4, 0): depot, (5, 0): works,
    (0, 1): solar_field, (1, 1): temple, (2, 1): mixed, (3, 1): mixed, (4, 1): computing, (5, 1): mixed,
    (0, 2): water_works, (1, 2): substation, (2, 2): mixed, (3, 2): towers, (4, 2): mixed, (5, 2): mixed,
    (0, 3): wind, (1, 3): reservoir, (2, 3): towers, (3, 3): towers, (4, 3): towers, (5, 3): mixed,
}


def port():
    z = .03
    slab(mat('road', .65), 29.5, 3.9, .03, 12.1, QUAY_Y + 2.15, 0, r=.15, b=.01)
    box(mat('amber', .6), 29.8, .16, .02, 12, QUAY_Y + .22, 0, r=.005, n=1)
    for i in range(26):
        x = -2.8 + i * 1.16
        cyl(mat('ink', .8), .17, .5, x, QUAY_Y - .06, SEA + .02, b=.05, seg=16)
        box(mat('dark', .6), .22, .165, .021, x, QUAY_Y + .22, 0, r=.005, n=1)
    for y in (RAIL0, RAIL1):
        box(mat('grey', .3, metal=.8), 29, .06, .05, 12, y, z, r=.01, n=1)
    ship(9.2, QUAY_Y - 2.45, SEA + .38, 0, 15.5, 1.62, 7)
    sts_crane(6.6, RAIL0, RAIL1, z, trolley=QUAY_Y - 2.5, load='teal3', drop=1.7)
    sts_crane(12.6, RAIL0, RAIL1, z, trolley=QUAY_Y - 1.6, load='coral', drop=2.4)
    sts_crane(20.6, RAIL0, RAIL1, z, up=True, light=False)
    for x, c, l in ((2.4, 'coral', 'amber'), (9.6, 'porcelain', 'teal5'), (16.4, 'amber', 'peri'), (23.4, 'teal3', 'coral')):
        truck(x, QUAY_Y + 2.0, z, 0, c, l)
    stack(1.1, QUAY_Y + 2.9, z, 3, 2, 3)
    stack(16.9, QUAY_Y + 3.05, z, 2, 1, 2)
    stack(24.6, QUAY_Y + 3.0, z, 2, 2, 2)
    control_tower(-2.0, QUAY_Y + 1.4, 0, .8)
    for x in (4.0, 10.0, 16.4, 22.6):
        high_mast(x, QUAY_Y + 4.0, z, 4.2, real=x in (4.0, 16.4), energy=1300)
    lighthouse(-2.6, QUAY_Y - 2.9, SEA + .35, 4.0, .85)
    cyl(mat('concrete', .8), 1.1, .6, -2.6, QUAY_Y - 2.9, SEA - .25, r1=.9, seg=24)
    tube(mat('concrete', .8), [(-2.6, QUAY_Y + .2, SEA + .05), (-2.7, QUAY_Y - 1.4, SEA + .05), (-2.6, QUAY_Y - 2.9, SEA + .05)], .34, 10)
    for _ in range(22):
        rock(-2.6 + random.uniform(-1.5, 1.5), QUAY_Y - random.uniform(.4, 4.2), SEA - .05, random.uniform(.2, .4))
    tug(19.6, QUAY_Y - 3.6, SEA, 165)
    tug(-9.5, QUAY_Y - 3.8, SEA, 20, .8, 'amber')
    for x, y in ((-14, -18.2), (-18.5, -16.9), (24.6, -18.4), (-6.8, -19.0)):
        fishing_boat(x, y, SEA + .03, random.uniform(-30, 30), 1.3)
    for x, y, c in ((-.8, -19.6, 'coral'), (20.5, -20, 'teal3'), (-11.5, -20.2, 'amber')):
        buoy(x, y, SEA, c)


def metro():
    y = ROAD_Y[2]
    viaduct(-W / 2 + .6, W / 2 - .6, y, .05, 2.1, 1.3, 4.5)
    metro_station(4.5, y, .05, 2.1, 4.)
    metro_train(-7.5, y - .3, 2.42, 3)
    metro_train(15.5, y + .3, 2.42, 3)


# ---------------------------------------------------------------- data
def city_kolam(z=.1, side=.42, r=.05):
    """The mirror curve on the four by three inner blocks, led along the streets: it turns around each block's corners."""
    W2, H2 = 2 * (len(ROAD_X) - 1), 2 * (len(ROAD_Y) - 1)

    def coord(roads, k):
        return roads[k // 2] if k % 2 == 0 else (roads[k // 2] + roads[k // 2 + 1]) / 2
    x, y, dx, dy, lattice = 1, 0, 1, 1, []
    while not lattice or (x, y, dx, dy) != (1, 0, 1, 1):
        lattice.append((x, y))
        x, y = x + dx, y + dy
        dx = -dx if x in (0, W2) else dx
        dy = -dy if y in (0, H2) else dy
    pts = []
    for (ax, ay), (bx, by) in zip(lattice, lattice[1:] + lattice[:1]):
        cx, cy = (ax, by) if ax % 2 == 0 else (bx, ay)                    # the crossing they turn at
        kx, ky = (bx if ax % 2 == 0 else ax), (ay if ax % 2 == 0 else by)  # the middle of the block they turn around
        sx, sy = (1 if kx > cx else -1) * side, (1 if ky > cy else -1) * side
        P, Q = (coord(ROAD_X, ax), coord(ROAD_Y, ay)), (coord(ROAD_X, bx), coord(ROAD_Y, by))
        C = (coord(ROAD_X, cx), coord(ROAD_Y, cy))

        def towards(p, t, off):
            return p[0] + (C[0] - p[0]) * t + (sx if off[0] else 0), p[1] + (C[1] - p[1]) * t + (sy if off[1] else 0)
        off_p, off_q = ((1, 0), (0, 1)) if ax % 2 == 0 else ((0, 1), (1, 0))
        pts += [P, towards(P, .4, off_p), towards(P, .72, off_p), (C[0] + sx * 1.7, C[1] + sy * 1.7), towards(Q, .72, off_q), towards(Q, .4, off_q)]
    tube(data_mat('data', 3.4), [(a, b, z) for a, b in pts], r, 8, closed=True, res=5, shadow=False)
    for a, b in lattice:
        sphere(glow(('#7FFFF0', 'teal3'), 8), r * 2.6, coord(ROAD_X, a), coord(ROAD_Y, b), z + .02, seg=14, shadow=False)


def signals():
    hub = (16.05, 4.55, 6.2)
    for p in ((-4.5, -4.1, 5.2), (-23.6, 11.4, 5.6), (12.6, -12.8, 8.0), (-13.5, 9.4, 2.9), (3.3, -4.2, 4.6)):
        signal_arc(hub, p, 3.6, .03)
        ripples(*p, n=2, r0=.3, dr=.25, th=.024)
    ripples(*hub, n=3, r0=.4, dr=.3, th=.028)
    drone(-13.5, -4.8, 4.6, 30, 1.4, beam=3.0)
    drone(-19.5, 4.2, 6.0, -40, 1.3, beam=3.4)


def build(variant):
    stage(40, -2.76, fill=1.05, key=.95, rim=1.15, halo=.6)
    build_city()


def build_city():
    ground()
    streets()
    for cell, area_ in cells().items():
        QUARTERS[cell](*area_)
    port()
    metro()
    traffic()
    city_kolam()
    signals()
