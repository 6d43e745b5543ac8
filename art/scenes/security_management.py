"""A fenced freight campus: its gate faces us on the cut corner, with booms and turnstiles; cameras throw cones over every approach."""
from kit import *
from kit.mess import *
from kit.paper import *
from kit.small import *

SEED = 95
Z = .14
CUT = [(-10.2, -7.4), (2.6, -7.4), (10.2, .2), (10.2, 7.4), (-10.2, 7.4)]
GATE = (5.0, -2.2)                            # behind the middle of the cut, with a forecourt before it


def rounded(corners, r):
    out, n = [], len(corners)
    for i, c in enumerate(corners):
        c, p, q = Vector(c), Vector(corners[i - 1]), Vector(corners[(i + 1) % n])
        u, v = (p - c).normalized(), (q - c).normalized()
        out += [tuple((1 - t) ** 2 * (c + u * r) + 2 * t * (1 - t) * c + t * t * (c + v * r)) for t in [k / 6 for k in range(7)]]
    return out


def watch(x, y, rz, h=2.9, pitch=38):
    """A pole with one camera whose view lies on the ground."""
    with at(x, y, Z, rz):
        cyl(mat('dark', .4), .16, .12, seg=20)
        cyl(mat('porcelain', .4), .075, h, z=.06, r1=.055, seg=14, b=.01)
        box(mat('dark', .4), .24, .2, .36, 0, -.1, 1.0, r=.04, n=1)
        cctv(.1, 0, h, 0, 1.25, pitch)
        with at(.35, 0, h - .12, ry=pitch):
            L = (h - .1) / math.sin(rad(pitch)) + .6
            place(lathe_mesh([(L * .34, 0), (.08, L - .7)], 40), cone_mat('#35E0D4', pick(1.3, .45)), (L, 0, 0), (0, -90, 0), (.7, 1, 1), shadow=False)
        light_pool((h - .1) / math.tan(rad(pitch)) + .3, 0, .03, 1.9, '#35E0D4', 1.0, .8)


def security_fence(pts):
    """Mesh panels on posts, a lit sensor line on top."""
    for a, b in zip(pts, pts[1:]):
        a, b = Vector(a), Vector(b)
        L = (b - a).length
        n = max(1, round(L / 1.0))
        with at(a.x, a.y, Z, math.degrees(math.atan2(b.y - a.y, b.x - a.x))):
            for k in range(n + 1):
                box(mat('porcelain', .4), .07, .07, 1.05, L * k / n, 0, 0, r=.015, n=1)
            for q in (.2, .5, .8):
                box(mat('steel', .4), L, .02, .025, L / 2, 0, q, r=.005, n=1)
            for k in range(int(L / .16)):
                box(mat('steel', .4), .014, .014, .9, .08 + .16 * k, 0, .06, r=.003, n=1)
            box(glow('teal3', 4), L, .03, .03, L / 2, 0, 1.02, r=.008, n=1)


def gatehouse():
    with at(*GATE, 0, 45):
        box(mat('road', .7), 5.4, 7.2, .03, 0, 1.75, Z - .02, r=.01, n=1)
        for k in range(3):
            for x in (-1.75, 1.75):
                box(mat('line', .6), .06, .5, .01, x, 3.4 + .7 * k, Z + .01, r=.002, n=1)
        for x in (-2.6, 2.6):
            box(mat('amber', .6), .08, 6.8, .012, x, 1.75, Z + .01, r=.002, n=1)
        # the island and its house
        slab(mat('kerb', .6), 1.5, 4.2, .14, 0, .9, Z, r=.4, b=.03)
        z = Z + .14
        box(mat('porcelain', .4, coat=.3), 1.1, 1.7, .55, 0, 1.0, z, r=.08, n=3)
        box(pane_glow('#FFD08A', 4, .6), 1.04, 1.64, .6, 0, 1.0, z + .52, r=.05)
        for px in (-.52, .52):
            for py in (.2, 1.0, 1.8):
                box(mat('dark', .4), .06, .06, .65, px, py, z + .5, r=.01, n=1)
        box(mat('teal5', .4, coat=.4), 1.4, 2.1, .14, 0, 1.0, z + 1.12, r=.05)
        panel_screen('cctv1', .7, .3, 0, .14, z + .15, strength=2.6, bezel=.02)
        # the canopy over both lanes
        for px in (-2.75, 2.75):
            for py in (.3, 1.9):
                box(mat('porcelain', .4), .16, .16, 2.5, px, py, Z, r=.04)
        box(mat('porcelain', .4, coat=.3), 6.2, 2.3, .22, 0, 1.1, Z + 2.5, r=.09, n=3)
        box(glow('teal3', 5), 6.0, .04, .08, 0, -.04, Z + 2.57, r=.02, n=1)
        box(glow('#FFE3BC', 6), 5.0, .16, .03, 0, 1.1, Z + 2.47, r=.01, n=1)
        for k in range(5):
            solar_panel(-2.2 + 1.1 * k, 1.1, Z + 2.72, .95, 1.4, 14)
        for px in (-1.75, 1.75):
            cctv(px, .0, Z + 2.45, -90, .9, 48, 2.3)
            cyl(glow('teal3' if px > 0 else 'coral', 9), .12, .05, px, -.08, Z + 2.62, rot=(90, 0, 0), seg=20)
        boom_gate(-.68, -.4, Z, 180, 1.8)
        boom_gate(.68, -.4, Z, 0, 1.8, up=True)
        for px in (-2.5, -1.9, -1.3):
            cyl(mat('steel', .3), .1, .42, px, -1.15, Z, seg=16)
            torus(glow('coral', 5), .1, .02, px, -1.15, Z + .36, seg=20)
        truck(-1.65, 1.9, Z, -90, 'coral', 'teal3', .95)            # waits to leave
        truck(1.65, .1, Z, 90, 'teal3', 'peri', .95)                 # comes in
        # turnstiles and their roof, at the right
        for k in range(2):
            turnstile(3.75 + 1.0 * k, .6, Z, 0, open_=k == 1)
        box(mat('teal5', .4, coat=.4), 2.6, 1.7, .12, 4.2, .6, Z + 1.75, r=.05)
        for px in (3.0, 5.4):
            box(mat('porcelain', .4), .1, .1, 1.75, px, .6, Z, r=.02)
        box(glow('#FFE3BC', 6), 2.0, .1, .03, 4.2, .6, Z + 1.72, r=.01, n=1)
        fingerprint_reader(3.2, -.15, Z + .5, 0, .6)
        box(mat('steel', .4), .08, .08, .5, 3.2, -.12, Z, r=.01, n=1)
        smart_bin(-3.2, -.7, Z, 0, s=.8)
        spot('#FFE0B8', 700, (-1.6, .2, 3.6), 2.0, .3)
        spot('#FFE0B8', 700, (1.6, .2, 3.6), 2.0, .3)


def campus():
    warehouse(-5.6, 4.4, Z, 0, 1.15, 6.4, 3.2, 1.7, doors=5)
    warehouse(3.6, 4.6, Z, 0, 1.15, 5.6, 3.0, 1.6, doors=4)
    for i, (x, c) in enumerate(((-8.3, 'teal3'), (-6.6, 'coral'), (-4.9, 'teal3'), (-3.2, 'amber'), (1.9, 'peri'), (6.9, 'teal3'))):
        if i != 3:
            truck(x, 1.05, Z, -90, c, None, .85)
    stack(-7.6, -2.3, Z, 2, 3, 3, full=.9)
    stack(-7.6, -5.2, Z, 2, 2, 2, full=.9)
    forklift(-3.6, -1.4, Z, 30)
    forklift(-3.9, -4.6, Z, 200)
    for x, y, n in ((-4.2, -2.8, 2), (-3.1, -2.9, 1), (-2.6, -4.4, 2), (-1.6, -4.6, 1), (.1, 2.0, 2)):
        pallet(x, y, Z, 0, n)
    building(-.9, -1.4, 2.6, 2.0, 1.9, 'facade2', style='band', lit=.9, z=Z, roof='hvac', sides=(0, 1))         # the security office
    camera_mast(-.9, -1.3, Z + 1.95, 0, 1.5)
    for x, y in ((-.1, -4.6), (1.0, -5.1), (1.0, -6.2)):
        car(x, y, Z, 180, random.choice(('porcelain', 'teal5', 'lav')), s=.8, beam=False)
    police_car(.9, -3.3, Z, 45, .85)
    for k in range(5):
        box(mat('line', .6), 1.6, .05, .01, .5, -4.1 - .62 * k, Z, r=.002, n=1)
    for x in (-8.9, -2.3, 0, 6.9):
        light_pool(x, 2.0, Z + .02, 1.3, '#FFB866', .7)


def propped():
    """The same lane in trouble: the bollards are down, a brick holds the boom, the camera looks into a bush and no one reads a card."""
    lane()
    z = Z + .02
    box(mat('brick', .8), .4, .24, .22, 3.6, 1.35, Z, r=.02, rot=(0, 0, 20))
    for k, (x, y) in enumerate(((1.0, 1.75), (.75, 2.1), (1.35, 1.6), (.9, 1.5))):
        bush(x, y, Z + .55 + .22 * (k % 2), .42)
    for k in range(3):
        traffic_cone(.35 + .25 * k, -1.0 + .8 * k, z, 1.2)
    litter(-.6, -3.0, Z, 16, 1.8)
    car(4.6, -.9, z, 0, 'peri', s=1.2)
    for x, y in ((-1.3, -1.1), (5.2, .6)):
        puddle(x, y, z, .7, int(x * 2) + 5, ('#0E1430', '#5A5650'))
    alarm_lamp(4.3, 2.4, Z + 1.55, s=1.4)
    alert(.4, -.2, z + 1.15, .85)
    light_pool(.4, -.2, z + .03, 2.0, '#FF6A48', .7)
    spot('#FF7A58', 1700, (.6, -1.2, 4.6), 1.5, .4)


def lane():
    """The answer: one lane, four checks: bollards, a card, a height bar, a camera at the plate."""
    diorama(12.6, 9.0, 1.2)
    slab(mat('pave', .75), 12.2, 8.6, Z, r=1.1, b=.03)
    box(mat('road', .7), 12.2, 3.4, .03, 0, -.2, Z - .01, r=.01, n=1)
    z = Z + .02
    for y in (-1.8, 1.4):
        box(mat('amber', .6), 12.0, .1, .012, 0, y, z, r=.002, n=1)
        box(mat('kerb', .6), 12.0, .16, .14, 0, y + (.16 if y > 0 else -.16), Z, r=.03, n=1)
    for k in range(3):
        box(mat('line', .6), .14, 2.6, .012, -1.2 + .3 * k, -.2, z, r=.002, n=1)
    truck(-3.6, -.2, z, 0, 'coral', 'teal3', 1.5)
    for k in range(4):                                                  # bollards: rising
        y = -1.35 + .77 * k
        cyl(mat('dark', .4), .27, .03, .4, y, z, seg=28)
        h = .12 if in_trouble() else .95                                # in trouble they stay down
        cyl(mat('steel', .25, metal=.4), .19, h, .4, y, z, seg=28, b=.05)
        for q in (.55, .75) if not in_trouble() else ():
            torus(glow('coral' if q > .6 else 'amber', 5), .195, .03, .4, y, z + q, seg=28)
    with at(-1.1, 1.95, Z):                                               # the card reader
        cyl(mat('dark', .45), .13, 1.2, seg=18)
        slab(mat('kerb', .6), 1.3, .8, .12, 0, 0, 0, r=.2, b=.03)
        with at(0, 0, 1.15, 20):
            box(mat('dark', .35, coat=.4), .8, .26, 1.0, r=.1, n=3)
            box(glow('teal3', 6), .58, .03, .4, 0, -.13, .5, r=.03, n=1)
            for k in range(3):
                torus(glow('teal3', 5), .08 + .07 * k, .016, 0, -.14, .16, rot=(90, 0, 0), a0=40, a1=140, seg=16, sec=6)
    if not in_trouble():
        key_card(-.85, 1.45, Z + 1.75, 20, .8)
    check(-1.1, 1.95, Z + 2.6, .55)
    with at(2.1, -.2, Z):                                                  # the height bar
        for s in (-1, 1):
            box(mat('amber', .5), .2, .2, 3.3, 0, s * 2.15, 0, r=.04)
            for k in range(5):
                box(mat('ink', .5), .21, .21, .16, 0, s * 2.15, .3 + .6 * k, r=.01, n=1)
        box(mat('amber', .5), .22, 4.5, .26, 0, 0, 3.1, r=.05)
        for k in range(8):
            box(mat('ink', .5), .23, .24, .27, 0, -1.95 + .56 * k, 3.095, r=.01, n=1)
        for s in (-.9, .9):
            tube(mat('steel', .4), [(0, s, 3.1), (0, s, 2.75)], .02, 6)
        box(mat('coral', .5), .14, 2.6, .16, 0, 0, 2.6, r=.04)
        box(glow('teal3', 6), .03, 2.4, .05, -.08, 0, 2.66, r=.01, n=1)
    with at(1.3, 2.0, Z):                                                  # the camera at the plate
        cyl(mat('porcelain', .4), .1, 1.0, seg=16)
        cctv(-.1, -.1, .98, 120 if in_trouble() else 205, 1.7, -30 if in_trouble() else 6, None if in_trouble() else 2.6)
    boom_gate(3.6, 1.7, Z, -90, 3.2, up=True)
    box(mat('porcelain', .4, coat=.3), 2.2, 1.5, .7, 4.3, 3.1, Z, r=.08, n=3)
    box(pane_glow('#FFD08A', 4, .6), 2.1, 1.4, .7, 4.3, 3.1, Z + .66, r=.05)
    for px in (-1.05, 0, 1.05):
        for py in (-.7, .7):
            box(mat('dark', .4), .08, .08, .75, 4.3 + px, 3.1 + py, Z + .64, r=.01, n=1)
    box(mat('teal5', .4, coat=.4), 2.7, 2.0, .16, 4.3, 3.1, Z + 1.36, r=.05)
    totem(2.4, 3.2, Z, 20)
    streetlight(-4.8, 2.2, Z, -90, 3.0, .9, on=not in_trouble(), energy=900, smart=False)
    security_fence([(-5.9, 3.9), (.8, 3.9)])
    for x, y in ((-5.4, 3.2), (-3.0, 3.1), (-.3, 3.1), (-5.2, -3.4), (-4.2, -3.6), (3.4, -3.6), (4.4, -3.4)):
        (bush if y > 0 else tree)(x, y, Z, .28 if y > 0 else .7)
    for x in (-1.9, .9):
        planter(x, -3.4, 2.2, .5, Z)
    for k in range(9):
        bollard(-3.2 + .8 * k, -2.5, Z)
    for k in range(13):
        box(mat('pave2', .75), .03, 2.0, .008, -5.8 + .95 * k, -3.2, Z, r=.002, n=1)
        box(mat('pave2', .75), .03, 2.5, .008, -5.8 + .95 * k, 2.9, Z, r=.002, n=1)
    stack(-4.4, 3.0, Z, 1, 1, 2, full=1.)
    smart_bin(.6, 3.3, Z, 0)
    spot('#FFE0B8', 800, (.6, -1.0, 5.0), 1.7, .4)
    spot('#FFE0B8', 700, (-3.6, -1.2, 5.0), 1.7, .4)


def perimeter():
    """The banner: the road along the fence, lit in even pools; checkpoints that glow, and the guards' office."""
    diorama(42, 11.6, 1.0)
    slab(mat('grass', .9, spec=.1), 41.8, 11.4, Z, r=.95, b=.03)
    road(-20.8, -2.6, 20.8, -.4, Z)
    slab(mat('yard', .85), 41.6, 4.6, .05, 0, 3.2, Z - .02, r=.4, b=.01)
    box(mat('pave', .75), 41.6, .9, .06, 0, .15, Z - .01, r=.03, n=1)
    m, st = mat('porcelain', .4), mat('steel', .4)
    for k in range(41):                                             # the fence, taller than the one around the campus
        x = -20 + k
        box(m, .1, .1, 1.75, x, .85, Z, r=.02, n=1)
        bar(m, (x, .85, Z + 1.7), (x, .55, Z + 2.05), .07, .01)
    for q in (.2, .85, 1.5):
        box(st, 40, .03, .04, 0, .85, Z + q, r=.006, n=1)
    for k in range(250):
        box(st, .018, .018, 1.45, -20 + .16 * k, .85, Z + .1, r=.004, n=1)
    for q in (0, .14, .28):
        tube(st, [(-20, .8 - q, Z + 1.75 + q), (20, .8 - q, Z + 1.75 + q)], .014, 6, smooth_path=False)
    box(glow('teal3', 4), 40, .04, .04, 0, .85, Z + 1.62, r=.01, n=1)
    for k in range(8):                                               # lamps and their pools
        x = -15.4 + 4.4 * k
        streetlight(x, .1, Z + .04, -90, 3.5, 1.1, energy=1300, smart=False, real=1 <= k <= 6)
        light_pool(x, -1.5, Z + .06, 1.7, '#FFB866', .5)
    for k in range(6):                                               # checkpoints
        x = -13.2 + 4.4 * k
        with at(x, .2, Z + .05):
            cyl(mat('dark', .4), .34, .06, seg=28)
            cyl(mat('dark', .35, coat=.4), .16, 1.25, seg=24, b=.05)
            for q in (.95, 1.1):
                torus(glow('teal3', 7), .165, .03, z=q, seg=28)
            box(glow('#BFFFF6', 5), .16, .03, .22, 0, -.16, .6, r=.02, n=1)
        torus(data_mat('data', 3), .62, .025, x, .1, Z + .07, seg=44, sec=6, shadow=False)
        torus(data_mat('data', 2), .9, .02, x, .1, Z + .07, seg=52, sec=6, shadow=False)
        light_pool(x, .0, Z + .08, 1.2, '#35E0D4', 1.1)
    data_line([(-18, .35, Z + .08), (18, .35, Z + .08)], .035)
    for x in (-8.8, 0, 8.8):                                         # cameras along the fence
        with at(x + 1.1, .75, Z, -90 + (18 if x < 0 else -18)):
            cyl(m, .07, 2.9, seg=12, b=.01)
            cctv(.1, 0, 2.9, 0, 1.2, 34)
            with at(.35, 0, 2.8, ry=34):
                place(lathe_mesh([(1.7, 0), (.08, 4.4)], 40), cone_mat('#35E0D4', pick(.9, .35)), (5.0, 0, 0), (0, -90, 0), (.7, 1, 1), shadow=False)
    police_car(-3.2, -2.05, Z + .04, 0, 1.15)
    car(-12.4, -.95, Z + .04, 180, 'porcelain', kind='van', s=1.1)
    # the office
    with at(5.2, -4.0, Z):
        slab(mat('pave', .75), 5.4, 2.7, .06, 0, 0, 0, r=.3, b=.02)
        box(mat('porcelain', .4, coat=.3), 3.2, 1.7, .7, 0, .1, .05, r=.08, n=3)
        box(pane_glow('#FFD08A', 4.4, .6), 3.1, 1.6, .8, 0, .1, .72, r=.05)
        for px in (-1.55, -.78, 0, .78, 1.55):
            for py in (-.72, .92):
                box(mat('dark', .4), .07, .07, .85, px, py, .7, r=.01, n=1)
        box(mat('teal5', .4, coat=.4), 3.9, 2.3, .18, 0, .1, 1.5, r=.06)
        for k in range(3):
            solar_panel(-1.1 + 1.1 * k, .2, 1.7, 1.0, 1.2, 14)
        box(glow('teal3', 5), 3.8, .04, .07, 0, -1.05, 1.55, r=.02, n=1)
        panel_screen('cctv1', 1.0, .5, -.9, -.8, .16, strength=2.6, bezel=.03)
        panel_screen('cctv2', 1.0, .5, .9, -.8, .16, strength=2.6, bezel=.03)
        camera_mast(2.5, .4, .05, 120, 2.6)
        bench(-2.3, -.6, .06, 180)
    car(9.0, -3.9, Z, 90, 'teal5', s=.9, beam=False)
    car(10.4, -3.9, Z, 90, 'porcelain', s=.9, beam=False)
    # what is guarded
    warehouse(-8.4, 4.0, Z, 0, 1.1, 6.6, 2.4, 1.7, doors=5)
    warehouse(10.0, 4.0, Z, 0, 1.1, 6.6, 2.4, 1.7, doors=5)
    stack(-1.8, 3.6, Z, 2, 2, 3, full=.9)
    stack(3.0, 3.6, Z, 2, 2, 3, full=.9)
    stack(-15.8, 3.6, Z, 2, 2, 2, full=.9)
    truck(.6, 2.0, Z, 0, 'coral', 'peri', .9)
    high_mast(.4, 5.0, Z, 4.6, real=False)
    rnd = random.Random(4)
    for k in range(20):
        x = -15.5 + 1.6 * k + rnd.uniform(-.4, .4)
        if not 1.6 < x < 11.4:
            (tree if k % 3 else bush)(x, rnd.uniform(-4.9, -3.6), Z, rnd.uniform(.7, 1.0) if k % 3 else .26)
    for k in range(30):
        bush(rnd.uniform(-16, 2), rnd.uniform(-5.2, -3.2), Z, rnd.uniform(.12, .2))
    spot('#FFD2A0', 700, (5.2, -5.0, 4.4), 1.6, .3)


def build(variant):
    if variant == 'banner':
        stage(20, -1.25, fill=1.1, key=1.05)
        return perimeter()
    if variant:
        with trouble(variant == 'obstacles'):
            stage(11, -1.25, fill=1.35, key=1.3)
            return propped() if variant == 'obstacles' else lane()
    stage(15.5, -1.25, fill=1.25, key=1.25)
    diorama_shape(rounded(CUT, 1.1))
    prism(mat('yard', .8), [(x * .985, y * .985) for x, y in rounded(CUT, 1.1)], Z, b=.03)
    e = 6.75
    security_fence([(2.6, -4.2), (2.3, -e), (-9.55, -e), (-9.55, e), (9.55, e), (9.55, 1.5), (8.75, 1.95)])
    gatehouse()
    campus()
    watch(-9.2, -6.4, 40)
    watch(-9.2, 1.4, -20, 2.9)
    watch(-1.6, -6.5, 60)
    watch(9.2, 6.4, 225)
    watch(9.2, 1.9, 165)
    watch(-.9, 6.4, -75, 3.6, 44)
    watch(2.7, -6.0, 52, 2.6, 42)
    watch(9.0, .9, 218, 2.6, 42)
    high_mast(-5.6, -.6, Z, 4.4, real=False)
    high_mast(5.4, 2.1, Z, 4.4, real=False)
    for x, y in ((-5.4, -1.6), (2.0, 1.2), (6.6, 1.6), (-6.6, 1.2)):
        spot('#FFD2A0', 800, (x, y, 4.8), 1.8, .3)
    for k in range(13):
        bush(-9.9, -6.6 + 1.08 * k, Z - .02, .17)
    for k in range(11):
        bush(-8.8 + 1.08 * k, -7.1, Z - .02, .17)
    for x, y in ((8.6, 3.6), (8.7, 4.9), (-.9, 5.5), (-9.0, 6.2), (4.1, -5.2), (8.6, -.7)):
        tree(x, y, Z, .8)
    for x, y in ((3.4, -5.6), (4.7, -4.7), (7.9, -1.4), (9.3, 0)):
        bush(x, y, Z, .25)


FEATURES = hero((10.2, -9.6, 5.4), (-.5, .2, 1.2), 52, fstop=2.2, variant='features', edge=.05)

SHOTS = {
    'main': iso((-.2, .1, .7), 27.6, az=45, el=33),
    'obstacles': {**FEATURES, 'variant': 'obstacles'},
    'features': FEATURES,
    'banner': hero((10.5, -22.0, 7.4), (.6, -.6, 1.5), 37, fstop=3.2, variant='banner', edge=(0, .07, 0, .07)),
}
