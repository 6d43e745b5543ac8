"""A plant, an office and a data hall on three islands; the bridges between them are narrow and each ends in a gate of light."""
from kit import *
from kit.mess import *
from kit.paper import *
from kit.small import *

SEED = 23
Z = .55
# centre, radius, shape seed: plant at the left, office at the back right, data hall at the near right
PLANT, OFFICE, HALL, ISLET = (-5.6, -3.45), (1.9, 6.4), (5.2, -4.3), (0, -.3)


def island(c, r, seed, sy=1.):
    pts = shore(r, seed, sy=sy)
    grow = lambda k: [(x * k, y * k) for x, y in pts]
    prism(mat('foam', .8), grow(1.06), .02, *c, .2, b=.005)
    prism(mat('beach', .9), grow(1.035), .16, *c, .12, b=.05)
    prism(mat('soil', .9), grow(.985), Z - .14, *c, .08, b=.06)
    prism(mat('grass', .85, spec=.15), grow(.97), .08, *c, Z - .08, b=.03)
    rnd = random.Random(seed)
    for k in range(34):
        x, y = pts[int(k * 60 / 34)]
        rock(c[0] + x * rnd.uniform(.99, 1.05), c[1] + y * rnd.uniform(.99, 1.05), .16, rnd.uniform(.1, .24))
    return pts


def greens(c, r, seed, n, free):
    """Trees near the shore, where nothing else stands (free: (x, y, radius) taken)."""
    rnd = random.Random(seed)
    for k in range(n):
        a = 2 * pi * k / n + rnd.uniform(-.1, .1)
        x, y = c[0] + r * math.cos(a), c[1] + r * math.sin(a)
        if all(math.hypot(x - u, y - v) > w for u, v, w in free):
            if k % 3 == 0:
                bush(x, y, Z, rnd.uniform(.16, .24))
            else:
                tree(x, y, Z, rnd.uniform(.55, .85), 'palm' if k % 5 == 1 else None)


def bridge(a, b, color='teal3'):
    """A footbridge for data from a to b, a gate at either end."""
    v = Vector((b[0] - a[0], b[1] - a[1], 0))
    L, ang = v.length, math.degrees(math.atan2(v.y, v.x))
    with at(a[0], a[1], Z, ang):
        box(mat('concrete', .6), L, 1.0, .12, L / 2, 0, -.06, r=.03)
        box(mat('pave', .7), L, .72, .03, L / 2, 0, .05, r=.005, n=1)
        n = int(L / .42)
        for k in range(n + 1):
            for s in (-1, 1):
                cyl(mat('porcelain', .4), .022, .3, L * k / n, s * .44, .05, seg=8, b=.004)
        for s in (-1, 1):
            tube(mat('porcelain', .4), [(0, s * .44, .36), (L, s * .44, .36)], .03, 8)
            box(glow(color, 4), L - .3, .025, .035, L / 2, s * .5, -.02, r=.008, n=1)
        for k in range(max(1, int(L / 2.2))):
            box(mat('concrete', .7), .26, .7, Z - .1, L * (k + .5) / max(1, int(L / 2.2)), 0, -Z + .05, r=.05)
        data_line([(0, 0, .12), (L, 0, .12)], .035)
        for k in range(int(L / .7)):
            box(glow('#7FFFF0', 6), .13, .13, .1, .5 + .7 * k, 0, .14, r=.03, shadow=False)
        for x in (.25, L - .25):
            gate(x, 0, 0, 90, .86, 1.25, color)
            light_pool(x, 0, .07, 1.0, '#43E0D8', .7)


def plant():
    cx, cy = PLANT
    seam = [(x + cx, y + cy) for x, y in circle(2.9, 48)]
    prism(mat('yard', .8), seam, .04, z=Z, b=.01)
    factory(cx - .3, cy + .75, Z + .04, 0, .82, 4, 4.8, 2.8)
    storage_tank(cx + 1.75, cy - 1.3, Z + .04, .55, 1.1)
    storage_tank(cx + .55, cy - 1.9, Z + .04, .45, .9, stairs=False)
    silo(cx - 2.4, cy - .9, Z + .04, .34, 1.7)
    silo(cx - 1.75, cy - 1.25, Z + .04, .34, 1.5)
    pipe([(cx - 1.75, cy - 1.25, Z + .5), (cx + .55, cy - 1.25, Z + .5), (cx + .55, cy - 1.9, Z + .5)], .08)
    truck(cx - .5, cy - 1.55 - .55, Z + .05, 8, s=.62)
    lamp_post(cx + 2.5, cy - .1, Z, 180, 1.6)
    lamp_post(cx - 2.7, cy + .2, Z, -30, 1.6)
    spot('#FFC98A', 520, (cx, cy - 1.4, 4.2), 1.7, .3)


def office():
    cx, cy = OFFICE
    prism(mat('pave', .75), [(x + cx, y + cy) for x, y in circle(2.6, 48)], .04, z=Z, b=.01)
    glass_tower(cx - .7, cy + .6, Z + .04, 1.9, 1.9, 5.2, lit=.7)
    building(cx + 1.2, cy + .7, 1.7, 1.9, 2.5, 'facade2', style='band', lit=.7, z=Z + .04, roof='solar', sides=(0, 1))
    building(cx + .5, cy - 1.05, 2.0, 1.0, .95, 'facade6', lit=.8, z=Z + .04, roof='green', sides=(0, 1), shop=False)
    planter(cx - 1.3, cy - 1.2, 1.4, .4, Z + .04)
    car(cx + 1.1, cy - 1.95, Z + .04, 10, 'coral', s=.6)
    car(cx - .5, cy - 2.0, Z + .04, 175, 'porcelain', s=.6)
    flagpole(cx - 1.7, cy - .6, Z + .04, 1.6)
    lamp_post(cx + 2.2, cy - .9, Z, 180, 1.5)
    spot('#FFC98A', 480, (cx + .4, cy - 1.3, 4.4), 1.7, .3)


def hall():
    cx, cy = HALL
    prism(mat('yard', .8), [(x + cx, y + cy) for x, y in circle(2.75, 48)], .04, z=Z, b=.01)
    data_centre(cx - .1, cy + .75, Z + .04, 0, .95, 4.2, 2.3)
    with at(cx, cy - .95, Z + .04, 0, .62):
        for i in range(5):
            rack(-2.4 + .9 * i, 0, 0, 0, 1.7)
    transformer(cx + 1.75, cy - 1.1, Z + .04, 90, .62)
    battery_pack(cx - .5, cy - 2.05, Z + .04, 0, .7)
    padlock(cx - .1, cy + .7, 2.75, 45, 1.5)
    cyl(mat('dark', .5), .5, .1, cx - .1, cy + .7, 2.66, seg=28)
    lamp_post(cx + 2.4, cy - .4, Z, 180, 1.6)
    spot('#9FF5EA', 520, (cx, cy - 1.2, 4.4), 1.7, .3)


def watch():
    """The islet in the middle: a watch tower that sees all three."""
    x, y = ISLET
    island(ISLET, 1.35, 5)
    prism(mat('pave', .75), [(a + x, b + y) for a, b in circle(1.0, 40)], .04, z=Z, b=.01)
    cyl(mat('porcelain', .4), .5, 2.9, x, y, Z, r1=.34, seg=32)
    for k in range(3):
        torus(glow('teal3', 3), .46 - .05 * k, .03, x, y, Z + .6 + .8 * k, seg=36)
    cyl(mat('dark', .4), .7, .12, x, y, Z + 2.9, seg=36)
    cyl(glow('#BFFFF6', 2.6) if not is_day() else mat('#7FC9D0', .1, coat=1), .58, .5, x, y, Z + 3.0, seg=36, r1=.64)
    for k in range(10):
        a = 2 * pi * k / 10
        box(mat('dark', .4), .05, .05, .5, x + .63 * math.cos(a), y + .63 * math.sin(a), Z + 3.0, r=.01, n=1)
    cyl(mat('teal5', .4, coat=.4), .8, .3, x, y, Z + 3.5, r1=.3, seg=36)
    shield(x, y, Z + 4.9, 45, .62)
    cyl(mat('steel', .4), .04, .4, x, y, Z + 3.78, seg=8)
    for c, h in ((PLANT, 1.6), (OFFICE, 1.2), (HALL, 1.4)):
        end = (x + (c[0] - x) * .62, y + (c[1] - y) * .62, Z + .3)
        signal_arc((x, y, Z + 3.6), end, h, .02)


def sea():
    diorama_shape(ngon(6, 12.4, 0, 1.4))
    water = water_mat('murk', ('#0A1B40', '#3E6E86'), ('#123058', '#5A8C9E'), 1.1) if in_trouble() else water_mat('moat', wave=1.1)
    prism(water, ngon(6, 12.3, 0, 1.4), .2, b=.03)
    rnd = random.Random(7)
    for x, y, c in ((-9.0, 1.6, 'coral'), (8.0, .4, 'amber'), (-.6, -8.6, 'teal3'), (-4.2, 4.6, 'amber')):
        buoy(x, y, .2, c)
    tug(8.2, 3.4, .2, 205, .62)
    fishing_boat(-6.9, 3.4, .2, 20, .8)
    fishing_boat(-3.6, 7.3, .2, -30, .8)
    fishing_boat(-.4, -6.4, .2, 160, .7)
    for _ in range(26):                                # glints of foam
        a, r = rnd.uniform(0, 6.28), rnd.uniform(7.5, 9.8)
        box(mat('foam', .6, emit=pick(.2, 0)), rnd.uniform(.3, .7), .03, .012, r * math.cos(a), r * math.sin(a) * .95, .2, r=.004, n=1)


def infected():
    """In trouble: every bridge is down, and what came to one island has crossed to the others and to the watch itself."""
    for i, (cx, cy) in enumerate((PLANT, OFFICE, HALL)):
        torus(glow('coral', 4), 3.0, .05, cx, cy, Z + .1, seg=80, sec=8, shadow=False)
        light_pool(cx, cy, Z + .06, 3.2, '#FF5A3C', 1.1)
        for dx, dy, dz, s in ((1.0, -1.0, 2.3, .42), (-1.3, -1.2, 1.9, .3), (.2, -1.9, 1.3, .26)):
            virus(cx + dx, cy + dy, Z + dz, s)
        spot('#FF5A3C', 2400, (cx, cy - .8, 5.2), 1.6, .4)
        u = (Vector((cx, cy)) - Vector(ISLET)).normalized()
        for k in range(3):                                              # on their way over
            p = Vector(ISLET) + u * (1.6 + .75 * k)
            virus(p.x, p.y, Z + .75, .2)
        alarm_lamp(cx + 1.9, cy - 1.6, Z + .1, s=1.5)
    virus(ISLET[0] + .5, ISLET[1] - .7, Z + 2.4, .34)
    alert(ISLET[0], ISLET[1], Z + 5.2, 1.2)


def quarantine():
    """One island has raised its bridge and keeps its trouble to itself."""
    cx, cy = HALL
    v = (Vector(HALL) - Vector(ISLET)).normalized()
    ang = math.degrees(math.atan2(v.y, v.x))
    b = Vector(HALL) - v * 3.2
    with at(b.x, b.y, Z, ang + 180):                      # the leaf, lifted at the island's edge; local x towards the tower
        for s in (-1, 1):
            box(mat('porcelain', .4, coat=.3), .4, .34, 2.1, -.1, s * .78, -.1, r=.08, n=3)
            cyl(glow('coral', 9), .12, .16, -.1, s * .78, 2.0, seg=16)
        with at(0, 0, .05, 0, ry=-62):
            box(mat('concrete', .6), 2.3, 1.0, .14, 1.15, 0, 0, r=.03)
            for s in (-1, 1):
                box(glow('coral', 5), 2.2, .03, .05, 1.15, s * .5, .05, r=.01, n=1)
        for s in (-1, 1):
            tube(mat('steel', .3), [(-.1, s * .7, 1.95), (1.0, s * .5, 2.05)], .03, 6)
    a = Vector(ISLET) + v * 1.0
    with at(a.x, a.y, Z, ang):                            # the stub on the other side, its gate shut
        box(mat('concrete', .6), .9, 1.0, .12, .2, 0, -.06, r=.03)
        gate(.3, 0, 0, 90, .86, 1.25)
    torus(glow('coral', 4), 3.25, .05, cx, cy, Z + .1, seg=80, sec=8, shadow=False)
    light_pool(cx, cy, Z + .06, 3.3, '#FF5A3C', 1.1)
    virus(cx + 1.0, cy - 1.0, Z + 2.0, .4)
    virus(cx - 1.3, cy - 1.3, Z + 1.7, .28)
    spot('#FF5A3C', 1500, (cx, cy - .8, 5.2), 1.6, .4)


def sweep():
    """The banner: the tower's beams run over the water and along the bridges."""
    x, y = ISLET
    for c, st in ((PLANT, 1.5), (HALL, 1.5), (OFFICE, 1.2), ((-9.5, 4.0), .9), ((9.5, 2.2), .9)):
        v = Vector((c[0] - x, c[1] - y))
        L_ = v.length * 1.08
        with at(x, y, Z + 3.3, math.degrees(math.atan2(v.y, v.x)), ry=math.degrees(math.atan2(2.6, L_))):
            if not is_day():
                place(lathe_mesh([(L_ * .17, 0), (.2, L_ - .6)], 40), cone_mat('#5FF0E4', st), (L_, 0, 0), (0, -90, 0), (.6, 1, 1), shadow=False)
    for c in (PLANT, OFFICE, HALL):
        for t in (.4, .62):
            light_pool(x + (c[0] - x) * t, y + (c[1] - y) * t, .24, 1.7, '#35E0D4', 1.0)
    for a, b, rz in ((-9.8, -.4, 15), (9.2, .8, 200), (1.4, -8.4, 190), (-2.6, 3.4, 30), (5.4, 1.6, 230)):
        fishing_boat(a, b, .2, rz, .75)


def build(variant):
    with trouble(variant == 'obstacles'):
        islands(variant)


def islands(variant):
    stage(16, -1.25, fill=1.25, key=1.25)
    sea()
    island(PLANT, 3.75, 2)
    island(OFFICE, 3.3, 9)
    island(HALL, 3.55, 14)
    watch()
    plant()
    office()
    hall()
    spans = []
    for c, r in ((PLANT, 3.35), (OFFICE, 2.95), (HALL, 3.2)):
        v = Vector((c[0] - ISLET[0], c[1] - ISLET[1]))
        u = v.normalized()
        a, b = Vector(ISLET) + u * 1.0, Vector(c) - u * r
        if not (variant == 'features' and c == HALL):
            bridge(a, b)
        spans.append((a, b))
    free = [(b.x, b.y, 1.1) for a, b in spans]
    greens(PLANT, 3.25, 3, 22, free)
    greens(OFFICE, 2.85, 4, 19, free)
    greens(HALL, 3.08, 5, 20, free)
    if variant == 'features':
        quarantine()
    if variant == 'obstacles':
        infected()
    if variant == 'banner':
        sweep()


FEATURES = iso((0, .1, 0.64), 30.2, az=45, el=34, variant='features')

SHOTS = {
    'main': iso((-.1, .1, .7), 30.2, az=45, el=34),
    'obstacles': {**FEATURES, 'variant': 'obstacles'},
    'features': FEATURES,
    'banner': hero((9.0, -20.0, 6.2), (.4, -.6, 1.8), 37, fstop=2.8, focus=(0, -.5, 2.5), variant='banner', edge=(0, .07, 0, .07)),
}
