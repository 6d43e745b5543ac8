"""A plant, an office and a data hall on three islands; the bridges between them are narrow and each ends in a gate of light."""
from kit import *
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
    prism(water_mat('moat', wave=1.1), ngon(6, 12.3, 0, 1.4), .2, b=.03)
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
    """The trouble: one laptop in a dark office, and its glow runs along the cables to every neighbour."""
    diorama_shape(ngon(6, 9.6, 0, 1.2))
    prism(mat('road', .8), ngon(6, 9.45, 0, 1.2), .03, b=.01)
    slab(mat('pave', .75), 10.4, 8.4, .06, 0, 0, .02, r=.7, b=.02)
    slab(mat(('#4A559C', '#E2D6C2'), .5, coat=.2), 8.6, 6.6, .12, 0, 0, .03, r=.2, b=.03)
    z = .15
    for i in range(8):
        for j in range(6):
            if (i + j) % 2:
                box(mat(('#3F4A90', '#D2C3AA'), .5), 1.0, 1.0, .01, -3.6 + 1.03 * i, -2.6 + 1.03 * j, z - .004, r=.003, n=1)
    wall, trim = mat(('#5A64AE', '#EFE5D4'), .7), mat('trim', .5)
    for L, xx, yy, rz in ((8.6, 0, 3.2, 0), (6.6, -4.2, 0, 90)):
        with at(xx, yy, z, rz):
            box(wall, L, .18, 1.9, 0, .05, 0, r=.03)
            box(mat(('#7A4A54', '#C98A6A'), .6), L, .24, .5, 0, .05, 0, r=.03)
            box(trim, L + .2, .28, .09, 0, .05, 1.88 + rz * .0002, r=.03)
            n = int(L / 1.35)
            for k in range(n):
                xk = -L / 2 + L * (k + .5) / n
                box(trim, 1.06, .06, .98, xk, -.05, .72, r=.02, n=1)
                box(mat(('#22307A', '#BFD0DC'), .2, coat=.6, emit=pick(.25, 0)), .9, .08, .84, xk, -.05, .79, r=.02, n=1)
    for L, xx, yy, rz in ((8.6, 0, -3.25, 0), (6.6, 4.25, 0, 90)):
        with at(xx, yy, z, rz):
            box(wall, L, .14, .2, 0, 0, 0, r=.03)
            box(trim, L + .1, .2, .05, 0, 0, .2 + rz * .0002, r=.02)
    dead = mat(('#141A3C', '#4A5070'), .3, coat=.5)
    hurt = glow('coral', 2.6)
    for i in range(4):
        for j in range(3):
            x, y = -2.9 + 1.9 * i, -2.0 + 1.75 * j
            desk(x, y, z, 0, 1.5, .75, (), 'slate')
            if (i, j) != (2, 1):
                if (i, j) in ((1, 1), (3, 1), (2, 2), (2, 0)):          # the next ones to fall
                    box(hurt, .5, .02, .28, x, y + .095, z + .9, r=.01, n=1)
                box(dead, .58, .04, .36, x, y + .12, z + .86, r=.02)
                box(dead, .06, .06, .1, x, y + .14, z + .77, r=.01)
    x, y = -2.9 + 3.8, -2.0 + 1.75
    with at(x, y + .05, z + .76, 0, 1.25):
        box(mat('dark', .4), .6, .42, .03, r=.015)
        box(mat('dark', .4), .6, .03, .42, 0, .21, .02, r=.015, rot=(-10, 0, 0))
        box(glow('coral', 9), .52, .02, .34, 0, .18, .06, r=.01, n=1, rot=(-10, 0, 0))
    virus(x, y + .1, z + 2.1, .56)
    light_pool(x, y - .4, z + .02, 2.2, '#FF5A3C', 1.5)
    spot('#FF5A3C', 1600, (x, y - .2, 3.6), 2.3, .3)
    spot('#AFC0FF', 1500, (-1.6, -.8, 6.5), 1.7, .6)
    hot = glow('coral', 6)
    ends = ((-6.6, 2.6), (-6.4, -3.2), (.2, 6.3), (6.7, 2.8), (6.4, -3.3), (-.4, -6.3))
    sizes = ((2.0, 2.0, 2.6), (2.0, 2.0, 1.6), (3.0, 1.8, 3.2), (2.0, 2.0, 2.4), (2.0, 1.8, 1.0), (2.6, 1.6, .95))
    for k, ((ex, ey), (w, d, h)) in enumerate(zip(ends, sizes)):
        slab(mat('pave', .75), w + .7, d + .7, .06, ex * .985, ey * .985, .02, r=.3, b=.02)
        building(ex, ey, w, d, h, ('facade8', 'facade2', 'facade6', 'facade5', 'facade3', 'facade9')[k], lit=.3, z=.08, roof=('solar', 'hvac', 'water', 'green', 'none', 'none')[k], sides=(0, 1), shop=h > 1.2)
        edge = (max(-4.6, min(4.6, ex)), max(-3.6, min(3.6, ey)))
        path = [(x, y + .45, z + .03), (x + .3 * (1 if ex > x else -1), y + .95, z + .03), (edge[0] * .8, y + .95, z + .03), (edge[0], edge[1], .08), (ex * .86, ey * .86, .08)]
        tube(hot, elbow_path(path, .3), .075, 8, smooth_path=False, shadow=False)
        for t in range(6):
            p = Vector(path[3]).lerp(Vector(path[4]), t / 5)
            sphere(glow('#FFB09A', 8), .12, *p, seg=10, shadow=False)
        alert(ex, ey, h + .75, .62)
        if k not in (4, 5):
            box(glow('coral', 4), w * .5, .03, .3, ex, ey - d / 2 - .03, .9, r=.02, n=1)
        light_pool(ex * .86, ey * .86, .06, 1.3, '#FF5A3C', .9)
    for k, (xx, yy, rz) in enumerate(((-4.6, -4.4, 60), (4.6, -4.4, 120), (5.2, 5.0, 200), (-5.2, 4.9, -30))):
        streetlight(xx, yy, .06, rz, 2.7, .75, energy=650 if k % 2 else 900, smart=False)
    for xx in (-3.4, -1.1, 1.2, 3.5):
        planter(xx, -3.85, 1.5, .36, .08)
    for k in range(24):
        a = rad(15 * k + 6)
        if k % 4 != 1:
            rr = 8.0 + .15 * (k % 3)
            if min(max(abs(rr * math.cos(a) - ex), abs(rr * math.sin(a) - ey)) for ex, ey in ends) > 1.9:
                (tree if k % 3 else bush)(rr * math.cos(a), rr * math.sin(a), .03, .62 if k % 3 else .26)
    for k in range(6):
        a = rad(30 + 60 * k)
        if min(max(abs(7.3 * math.cos(a + .12) - ex), abs(7.3 * math.sin(a + .12) - ey)) for ex, ey in ends) > 1.7:
            tree(7.3 * math.cos(a + .12), 7.3 * math.sin(a + .12), .03, .8)
            bush(7.5 * math.cos(a - .1), 7.5 * math.sin(a - .1), .03, .25)
    for xx, yy, rz, c in ((3.9, -5.6, 10, 'slate'), (-3.9, -5.5, 170, 'indigo5'), (-4.4, 5.6, 20, 'slate')):
        car(xx, yy, .03, rz, c, lights=False, s=.8)


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
    if variant == 'obstacles':
        stage(13, -1.25, fill=1.35, key=1.25)
        return infected()
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
    if variant == 'banner':
        sweep()


SHOTS = {
    'main': iso((-.1, .1, .7), 30.2, az=45, el=34),
    'obstacles': iso((0, 0, 0.44), 22.6, el=35, variant='obstacles'),
    'features': iso((0, .1, 0.64), 30.2, az=45, el=34, variant='features'),
    'banner': hero((9.0, -20.0, 6.2), (.4, -.6, 1.8), 37, fstop=2.8, focus=(0, -.5, 2.5), variant='banner'),
}
