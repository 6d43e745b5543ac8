"""A works whose every source of power is metered: solar roof, transformer yard and diesel set lead to one cabinet."""
from kit import *

SEED = 9
H, C = 9.0, 3.2               # half side and cut corners of the plinth


def outline():
    """A square with its corners cut, softened."""
    raw = [(H, -H + C), (H, H - C), (H - C, H), (-H + C, H), (-H, H - C), (-H, -H + C), (-H + C, -H), (H - C, -H)]
    pts = []
    for i, p in enumerate(raw):
        p, a, b = Vector(p), Vector(raw[i - 1]), Vector(raw[(i + 1) % 8])
        q, r = p + (a - p).normalized() * .8, p + (b - p).normalized() * .8
        pts += [tuple((1 - t) ** 2 * q + 2 * t * (1 - t) * p + t * t * r) for t in (0, .25, .5, .75, 1)]
    return pts


def diesel_set(x, y, z=0, rz=0):
    """A generator in its canopy, 2.8 long: louvres, an exhaust, a tank."""
    body, dark = mat(('amber6', 'amber'), .45, coat=.3), mat('dark', .5)
    with at(x, y, z, rz):
        slab(mat('concrete', .7), 3.3, 1.7, .12, r=.1, b=.03)
        box(dark, 2.9, 1.2, .2, 0, 0, .12, r=.04)
        box(body, 2.8, 1.15, 1.15, 0, 0, .32, r=.08, n=3)
        for k in range(6):
            box(dark, .9, .03, .05, -.75, -.58, .5 + .13 * k, r=.01, n=1)
            box(dark, .03, .8, .05, 1.4, 0, .5 + .13 * k, r=.01, n=1)
        box(dark, .62, .04, .62, .55, -.575, .6, r=.04)
        box(glow('teal3', 4), .42, .03, .2, .55, -.595, .92, r=.02, n=1)
        for q in (-.12, .02, .16):
            sphere(glow('amber', 7), .035, .55 + q, -.6, .75, seg=10)
        cyl(mat('steel', .35), .1, .75, -.9, .2, 1.45, seg=18)
        cyl(mat('steel', .35), .2, .75, -.55, .2, 1.65, rot=(0, 90, 0), seg=20, b=.05)
        box(dark, .7, .7, .06, .7, 0, 1.46, r=.02)
        for s in (-.33, .33):
            for t in (-.5, .5):
                box(mat('steel', .4), .06, .06, .1, s * 3.6, t * .9, 1.45, r=.01, n=1)


def lot():
    diorama_shape(outline())
    block(-7.3, -.4, 3.3, 7.3, .5)                                     # factory yard
    block(3.4, 4.3, 7.0, 7.2, .5)
    slab(mat('yard', .75), 10.2, 7.3, .02, -2.0, 3.45, .18, r=.4, b=.005)
    slab(mat('road', .65), 15.4, 2.1, .05, -.2, -2.1, 0, r=.2, b=.01)
    for i in range(9):
        box(mat('line', .6), .7, .07, .012, -6.8 + i * 1.62, -2.1, .046, r=.003, n=1)
    slab(mat('grass', .85, spec=.15), 11.8, 4.6, .1, 0, -6.0, 0, r=1.2, b=.04)


def works():
    factory(-2.5, 4.2, .2, 0, 1.12, bays=5, w=7.6, d=4.4, chimneys=2)
    for i in range(3):                                                  # dock
        if i != 1:
            truck(-6.2 + 2.9 * i, .55, .2, 90, ('porcelain', 'teal3', 'amber')[i], s=.72)
    forklift(-2.9, .9, .2, 200, s=.8)
    for i, (x, y) in enumerate(((-4.9, 1.3), (-4.1, 1.25), (-4.5, .5), (-.9, 1.2), (-1.6, .6))):
        pallet(x, y, .2, 0, 1 + i % 3)
    silo(2.55, 6.3, .2, .5, 2.7)
    silo(2.55, 5.1, .2, .5, 2.4)


def substation():
    slab(mat(('#5A6096', '#D8D2C8'), .9), 4.6, 5.4, .04, 5.9, 1.2, .16, r=.2, b=.01)
    slab(mat('concrete', .7), 4.9, 5.7, .16, 5.9, 1.2, 0, r=.25, b=.03)
    transformer(5.1, 2.4, .2, 0, 1.0)
    transformer(5.1, .0, .2, 0, 1.0)
    busbar_frame(7.1, 2.4, .2, 90, 2.2, 2.3)
    busbar_frame(7.1, -.0, .2, 90, 2.2, 2.3)
    for i in range(3):
        breaker(6.5, 1.5 + .75 * i, .2, .85)
    for i in range(3):
        yy = 2.4 - .73 + .73 * i
        power_line((5.1 - .4 + .4 * i, 2.6, 1.9), (7.1, yy, 2.1), .12)
        power_line((5.1 - .4 + .4 * i, .2, 1.9), (7.1, yy - 2.4, 2.1), .12)
    for a, b in (((3.55, -1.35), (8.25, -1.35)), ((8.25, -1.35), (8.25, 3.85)), ((8.25, 3.85), (3.55, 3.85)), ((3.55, 3.85), (3.55, 1.9)), ((3.55, .6), (3.55, -1.35))):
        fence(*a, *b, .16, .75, 'steel', .3)
    pylon(5.6, 5.8, 0, 5.2, 35)
    for p in pylon_points(5.6, 5.8, 0, 5.2, 35)[:3]:
        power_line(p, (7.1, 3.2, 2.5), .3)


def metering():
    """The cabinet, larger than life, and the lines that lead to it."""
    cx, cy = 1.3, -5.7
    slab(mat('pave', .7), 4.6, 2.4, .1, cx, cy, .1, r=.4, b=.03)
    with at(cx, cy + .1, .2, 18):
        meter_cabinet(0, 0, 0, 0, 1.55, 4, 2, open_=False)
        wifi(0, 0, 2.95, 45, 3, .3, .2, .03)
    lines = (((-6.6, -4.3), (-6.6, -3.7), (-1.2, -3.7), (-1.2, -5.3), (.0, -5.3)),
             ((-1.9, 1.9), (-1.9, -3.4), (.9, -3.4), (.9, -4.9)),
             ((4.0, -.0), (4.0, -3.4), (1.9, -3.4), (1.9, -4.9)))
    for pts in lines:
        path = elbow_path([(x, y, .24) for x, y in pts], .45)
        tube(data_mat('data', 2.8), path, .055, 8, smooth_path=False, shadow=False)
        for i, p in enumerate(path[::2]):
            sphere(glow('#7FFFF0', 7), .1, *p, seg=12, shadow=False)
    for x, y, z in ((-6.2, -5.0, 2.3), (5.1, .0, 2.3), (-2.5, 4.2, 3.4)):
        ripples(x, y, z, 3, .25, .2, .02)
    signal_arc((-2.5, 4.2, 3.4), (cx, cy, 3.1), 1.6, .02)
    signal_arc((5.1, 0, 2.3), (cx, cy, 3.1), 1.4, .02)
    signal_arc((-6.2, -5.0, 2.3), (cx, cy, 3.1), 1.4, .02)


def opened():
    """The cabinet seen close: its doors open, its wires, a strip of light."""
    w, h = 2.2, 1.59
    B, rail = mat('porcelain', .4, coat=.3), mat('slate', .5)
    with at(1.3, -5.6, .2, 18, 1.55):
        for sx in (-1, 1):
            with at(sx * w / 2, -.25, .14, sx * 112):
                box(B, w / 2, .05, h - .02, -sx * w / 4, 0, 0, r=.02, n=3)
                box(mat('trim', .5), w / 2 - .14, .02, h - .16, -sx * w / 4, .03, .07, r=.015, n=1)
                cyl(mat('steel', .3), .03, .08, -sx * (w / 2 - .09), .0, h / 2, rot=(90, 0, 0), seg=14)
        box(glow('#FFE6C0', 7), w - .3, .04, .03, 0, -.3, h + .06, r=.01, n=1)
        for j in range(2):
            z = .34 + .62 * j
            box(rail, w - .2, .07, .07, 0, -.29, z - .14, r=.015, n=1)
            for i in range(4):
                for k, c in enumerate(('coral', 'amber', 'teal3')):
                    x = (i - 1.5) * .5 - .08 + .08 * k
                    tube(mat(c, .45), [(x, -.28, z + .02), (x, -.325, z - .04), (x, -.3, z - .1)], .014, 6)
            for k in range(22):
                box(mat('dark', .5), .05, .015, .02, -w / 2 + .16 + .09 * k, -.33, z - .115, r=.004, n=1)
        for i in range(4):
            box(glow('teal3', 6), .05, .02, .02, (i - 1.5) * .5, -.27, .86 - .03, r=.006, n=1)
    for x, y in ((-.9, -7.2), (-1.0, -6.6)):
        bush(x, y, .1, .2)
    spot('#FFE0B8', 120, (2.4, -7.6, 3.6), 1.5, .2)


def furniture():
    for x, y in ((-5.4, 8.0), (1.2, 8.0), (-2.2, 8.1), (4.4, 8.0), (-8.3, 1.8), (-8.4, .3), (-8.1, 3.4), (-8.0, 5.2)):
        tree(x, y, .1, .95)
    for x, y in ((-4.6, -8.2), (-2.5, -8.4), (4.6, -8.0), (6.5, -5.6), (7.4, -4.2), (8.4, -2.6), (8.65, 2.9), (-3.2, -6.9), (4.2, -6.6)):
        tree(x, y, .08, random.uniform(.75, .95))
    for _ in range(26):
        x, y = random.uniform(-4.8, 5.4), random.uniform(-8.3, -6.9)
        bush(x, y, .08, random.uniform(.13, .22))
    hedge(-2.2, -6.4, 2.6, .35, .3, .1)
    hedge(4.4, -5.2, .35, 1.8, .3, .1)
    streetlight(-4.2, -3.5, 0, 90, 2.9, .9, energy=1300, smart=False)
    streetlight(3.2, -3.5, 0, 90, 2.9, .9, energy=1300, smart=False)
    streetlight(-7.2, .2, .18, -20, 2.9, .9, energy=1300, smart=False)
    high_mast(2.9, 3.4, .18, 4.2, 1500)
    car(-3.0, -2.6, .05, 0, 'porcelain', kind='van')
    car(5.2, -1.65, .05, 180, 'coral')
    for i in range(3):
        ev_charger(-8.5, -1.2 - .9 * i, 0, 90)
    spot('#FFC98A', 1100, (1.6, -7.2, 4.2), 1.9, .3)
    spot('#FFC98A', 900, (5.6, 1.6, 4.6), 1.7, .3)
    flagpole(.6, -.1, .18, 2.0)


def four_sheds():
    """One of four sheds draws more than it may."""
    stage(14, -1.25, fill=1.1, key=1.1)
    diorama(16.5, 14, 1.0)
    road(-8.2, -.9, 8.2, .9)
    road(-.9, -6.95, .9, 6.95, gap=(-1.6, 1.6))
    for k, (x, y) in enumerate(((-4.6, 3.9), (4.6, 3.9), (-4.6, -3.9), (4.6, -3.9))):
        hot = k == 1
        block(x - 3.55, y - 2.9, x + 3.55, y + 2.9, .5)
        factory(x, y + .3, .18, 0, .92, 4, 5.4, 3.4, 1, ('facade4', 'facade9', 'facade3', 'facade6')[k])
        c, v = ('coral', 3.6) if hot else ('amber', (1.5, 0, 1.2, 1.8)[k])
        box(holo('#FF7759' if hot else '#FFB04A', .8 if hot else .35, .16 if hot else .07), 5.6, 3.7, 2.3, x, y + .3, .2, r=.1, shadow=False)
        for i in range(5):                                            # its demand, in blocks
            hh = .18 + v * (.45 + .14 * i) * .5
            box(mat(c, .4, emit=pick(.8 if hot else .35, 0)), .3, .3, hh, x - 1.0 + .45 * i, y - 2.3, .18, r=.04)
        box(data_mat('coral', 2.4), 2.8, .04, .04, x - .1, y - 2.3, 1.45, r=.01, n=1, shadow=False)
        for sx in (-3.1, 3.1):
            tree(x + sx, y - 2.3, .18, .7)
            tree(x + sx, y + 2.2, .18, .8)
        spot('#FF6A4A' if hot else '#FFB866', 2639 if hot else 1522, (x, y - 1.6, 4.4), 1.9, .3)
        signal_arc((x, y, 2.6), (0, 0, 3.1), .8, .022, 'coral' if hot else 'data')
    alert(4.6, 4.2, 3.3, 1.3)
    meter_cabinet(0, 0, .05, 40, 1.05, 3, 2, False, (1,))
    wifi(0, 0, 2.3, 45, 3, .25, .18, .025)
    truck(-5.8, -.4, .05, 0, 'teal3', s=.8)
    car(5.6, .4, .05, 180, 'porcelain')
    car(.4, -5.0, .05, -90, 'amber')


def spinning_mill():
    """A spinning mill: saw-tooth roof, bales on the dock, towers that keep the air moist."""
    stage(14, -1.25, fill=1.45, key=1.4)
    diorama(17, 12.5, .9)
    block(-8.4, -2.4, 8.4, 6.15, .7)
    road(-8.4, -4.6, 8.4, -2.5)
    slab(mat('grass', .85, spec=.15), 16.8, 1.4, .12, 0, -5.4, 0, r=.5, b=.03)
    factory(-1.8, 2.6, .18, 0, 1.1, 7, 9.6, 4.2, 0, 'facade6')
    for i in range(3):
        with at(-5.2 + 2.4 * i, 5.4, .18):
            box(mat('concrete', .7), 1.5, .8, 2.9, r=.05)
            for k in range(4):
                box(mat('teal5', .5), 1.3, .82, .12, 0, 0, 1.2 + .3 * k, r=.02, n=1)
            cyl(mat('dark', .5), .4, .12, 0, 0, 2.9, seg=24)
    rnd = random.Random(2)
    for i in range(9):
        for j in range(2):
            for k in range(1 + (i + j) % 3):
                with at(-6.3 + .85 * i, -.75 - .6 * j, .18 + .42 * k, rnd.uniform(-5, 5)):
                    box(mat(('#D5D0E6', '#FFFAEE'), .9), .72, .5, .4, r=.1, n=3)
                    for q in (-.2, .2):
                        box(mat('wood', .7), .03, .51, .41, q, 0, 0, r=.01, n=1)
    transformer(5.6, 3.6, .2, 0, .95)
    transformer(5.6, 1.4, .2, 0, .95)
    busbar_frame(7.3, 2.5, .2, 90, 3.0, 2.3)
    for a, b in (((4.2, .2), (8.1, .2)), ((8.1, .2), (8.1, 5.2)), ((4.2, .2), (4.2, 5.2))):
        fence(*a, *b, .18, .7, 'steel', .3)
    meter_cabinet(5.4, -1.2, .18, 20, 1.1, 3, 2, False)
    tube(data_mat('data', 2.8), elbow_path([(5.4, .8, .24), (5.4, -.8, .24)], .3), .05, 8, smooth_path=False, shadow=False)
    tube(data_mat('data', 2.8), elbow_path([(-1.8, .2, .24), (-1.8, -.1, .24), (4.4, -.1, .24), (4.4, -1.2, .24)], .3), .05, 8, smooth_path=False, shadow=False)
    ripples(5.4, -1.2, 2.4, 3, .3, .22, .022)
    truck(-3.2, -3.1, .05, 0, 'coral', 'porcelain', .9)
    truck(3.6, -4.0, .05, 180, 'teal3', 'amber', .9)
    forklift(2.4, -1.2, .18, 180)
    for x in (-7.6, -5.0, -2.4, .2, 2.8, 5.4, 7.8):
        tree(x, -5.4, .12, .75)
    for x in (-6.6, -1.4, 3.0):
        streetlight(x, -2.2, .18, -90, 2.9, .9, energy=1200, smart=False)
    pylon(7.2, 5.5, .18, 4.2, 35, .9)
    for q in pylon_points(7.2, 5.5, .18, 4.2, 35, .9)[:3]:
        power_line(q, (7.3, 3.9, 2.5), .25)
    for i in range(10):                                               # more cotton, waiting on carts
        with at(-7.7 + .05 * i, .4 + .42 * i, .18):
            if i % 3 == 0:
                box(mat('wood', .7), .9, .7, .2, 0, 0, .1, r=.03)
                for _ in range(7):
                    blob(mat(('#E6E2F2', '#FFFAEE'), .95), .2, rnd.uniform(-.28, .28), rnd.uniform(-.2, .2), .36 + rnd.uniform(0, .14), i=rnd.randrange(5), flat=False)
    for x in (-6.9, -4.9, -2.9, -.9, 1.1):
        spot('#FFC98A', 420, (x, -1.4, 2.6), 2.1, .25)
    for k in range(24):
        bush(-8.0 + .68 * k, -4.85 + rnd.uniform(-.06, .06), .12, rnd.uniform(.1, .17))
    for x in (-7.9, 3.6, 3.5):
        tree(x, 5.6 - (x > 0) * rnd.uniform(0, 1), .18, .7)
    car(6.4, -3.1, .05, 0, 'amber', s=.8)
    auto_rickshaw(-6.6, -4.0, .05, 180, s=.85)
    signal_arc((-1.8, 2.6, 3.0), (5.4, -1.2, 2.4), 1.2, .022)
    ripples(-1.8, 2.6, 3.0, 3, .3, .22, .022)


def powered_hospital():
    """A hospital by its power: chillers and solar above, two diesel sets in the yard."""
    stage(14, -1.25, fill=1.4, key=1.35)
    diorama_shape(circle(9.6, 90))
    cyl(mat('pave', .75), 9.45, .12, seg=90, b=.03)
    arc_prism(mat('grass', .85, spec=.15), 6.9, 9.2, 30, 165, .05, z=.1, n=60)
    arc_prism(mat('road', .65), 6.6, 8.4, 200, 345, .04, z=.1, n=60)
    hospital(-.8, 1.6, .12, 0, 1.35)
    for i in range(2):
        diesel_set(5.2, -.7 - 2.0 * i, .1, 0)
    cyl(mat('teal5', .5), .5, 1.5, 6.6, 1.4, .12, seg=28)
    for a, b in (((3.0, -3.9), (7.0, -3.9)), ((7.0, -3.9), (7.0, .6))):
        fence(*a, *b, .12, .6, 'steel', .3)
    transformer(5.0, 3.4, .12, 0, .9)
    meter_cabinet(1.2, -2.6, .12, 15, 1.1, 3, 2, False)
    wifi(1.2, -2.6, 2.6, 45, 3, .25, .18, .025)
    for pts in (((3.2, -.6, .2), (1.9, -.6, .2), (1.9, -2.2, .2)), ((3.2, -2.6, .2), (2.2, -2.6, .2)), ((-.8, -1.0, .2), (-.8, -2.6, .2), (.4, -2.6, .2)), ((5.0, 2.4, .2), (2.6, 2.4, .2), (2.6, -2.2, .2), (2.0, -2.2, .2))):
        tube(data_mat('data', 2.8), elbow_path(pts, .3), .05, 8, smooth_path=False, shadow=False)
    ambulance(-2.4, -2.6, .12, 0, 1.0)
    ambulance(-4.6, -5.9, .14, -38, 1.0)
    for i in range(13):
        t = rad(35 + i * 10.5)
        tree(8.2 * math.cos(t), 8.2 * math.sin(t), .12, 1.0)
    for x, y in ((-7.6, 1.0), (-.6, -5.0), (2.6, -5.4), (-3.0, -5.0)):
        tree(x, y, .12, .8)
    for x, y, rz in ((-3.2, -4.4, -90), (2.0, -4.6, -90), (-6.2, .4, -40), (7.4, -.6, 200)):
        streetlight(x, y, .12, rz, 2.9, .9, energy=1200, smart=False)
    rnd = random.Random(8)
    for i in range(16):                                               # marks of the drive, its lamps
        a = rad(206 + 9 * i)
        with at(7.5 * math.cos(a), 7.5 * math.sin(a), .14, math.degrees(a) + 90):
            box(mat('line', .6), .5, .06, .012, r=.003, n=1)
        if i % 3 == 1:
            lamp_post(8.75 * math.cos(a), 8.75 * math.sin(a), .12, math.degrees(a) + 180, 1.9, .45, pool=1.1)
    for a, c in ((232, 'coral'), (262, 'porcelain'), (300, 'amber'), (322, 'teal3')):
        t = rad(a)
        r = 7.95 if a % 4 else 7.05
        car(r * math.cos(t), r * math.sin(t), .14, a + (90 if a % 4 else -90), c, s=.78)
    slab(mat('yard', .75), 3.2, 1.8, .02, -6.3, -2.6, .12, r=.2, b=.005)       # parking
    for i in range(4):
        box(mat('line', .6), .05, 1.3, .012, -7.6 + .85 * i, -2.6, .135, r=.003, n=1)
        if i < 3:
            car(-7.18 + .85 * i, -2.6, .14, 90, ('porcelain', 'peri', 'rose')[i], lights=False, s=.68)
    for i in range(5):
        with at(3.7 + .62 * i, 5.4, .12, 0, 1.2):
            hvac(0, 0, 0)
    for i in range(3):
        ev_charger(-7.2 + .85 * i, -1.55, .12, 0)
    for _ in range(26):
        a = rad(rnd.uniform(188, 352))
        bush(9.05 * math.cos(a), 9.05 * math.sin(a), .12, rnd.uniform(.1, .18))
    hedge(-3.6, -3.6, 2.8, .3, .26, .12)
    hedge(-5.0, 4.6, .3, 2.6, .26, .12)


def server_hall():
    """A low data centre with one glass wall: cold aisles inside, cooling units outside."""
    stage(14, -1.25, fill=1.55, key=1.5)
    diorama(18, 14.4, .9)
    block(-8.9, -5.3, 8.9, 7.1, .7)
    road(-8.9, -7.1, 8.9, -5.4)
    with at(-.8, 1.0, .18):
        w, d, h = 12.6, 6.0, 2.5
        box(mat('porcelain', .45), w + .3, d + .3, .12, r=.04)
        box(mat('floor', .4, coat=.2), w - .1, d - .1, .03, 0, 0, .12, r=.01, n=1)
        box(mat(('indigo7', 'facade5'), .5), w, .2, h, 0, d / 2 - .1, .1, r=.03)
        box(mat(('indigo7', 'facade5'), .5), .2, d, h, -w / 2 + .1, 0, .1, r=.03)
        box(mat(('indigo6', 'facade7'), .5), w + .2, 2.4, .2, 0, d / 2 - 1.15, h + .1, r=.05)     # roof, cut back
        for i in range(6):
            hvac(-w / 2 + 1.2 + 2.05 * i, d / 2 - 1.1, h + .3, 1.35)
        for r in range(3):
            y = -1.9 + 1.75 * r
            with at(0, y, .14, 0, .72):
                for k in range(15):
                    rack(-6.9 + .98 * k, 0, 0, 0, 2.1 if r < 2 else 2.3)
            box(glow('teal3', 1.6), w - 1.6, .5, .015, 0, y - .75, .15, r=.01, n=1)
        for i in range(13):
            box(mat('porcelain', .4), .07, .1, h, -w / 2 + .1 + (w - .2) * i / 12, -d / 2, .1, r=.01, n=1)
        box(holo('#8FD8FF', .25, .06), w - .2, .03, h - .1, 0, -d / 2, .12, r=.01, n=1, shadow=False)
        box(mat('porcelain', .4), w + .1, .2, .14, 0, -d / 2, h + .05, r=.03)
        box(glow('teal3', 4), w, .04, .06, 0, -d / 2 - .1, h + .1, r=.01, n=1)
        for i in range(4):
            spot('#9FE8FF', 900, (-4.6 + 3.1 * i, -1.0, h + 1.0), 2.1, .3)
    for i in range(6):
        with at(7.1, -3.6 + 1.55 * i, .18, 0, 2.2):
            hvac(0, 0, 0)
        pipe([(6.6, -3.6 + 1.55 * i, .4), (5.5, -3.6 + 1.55 * i, .4)], .08, flanges=False)
    battery_pack(-6.6, -4.1, .18, 0, .85)
    battery_pack(-3.6, -4.1, .18, 0, .85)
    meter_cabinet(.2, -4.3, .18, 0, 1.0, 4, 1, False)
    tube(data_mat('data', 2.8), [(.2, -3.9, .24), (.2, -2.2, .24)], .05, 8, smooth_path=False, shadow=False)
    ripples(.2, -4.3, 1.6, 3, .3, .22, .022)
    for x, y in ((-8.2, 5.0), (-5.4, 5.2), (-2.4, 5.2), (.8, 5.2), (4.0, 5.2), (-8.3, -.6), (-8.3, 2.4)):
        tree(x, y, .18, .85)
    planter(2.0, -3.5, 1.6, .4, .18)
    for x in (-7.4, -1.8, 2.6, 7.6):
        streetlight(x, -5.0, .18, 90, 2.7, .8, energy=1000, smart=False)
    rnd = random.Random(5)
    diesel_set(4.9, -3.6, .16, 0)
    for i in range(11):                                               # the fence, the hedge behind it
        if abs(-8.0 + 1.5 * i - 2.0) > 1.2:
            hedge(-8.0 + 1.5 * i, -4.85, 1.2, .24, .22, .18)
    fence(-8.6, -5.1, 1.0, -5.1, .18, .5, 'steel', .35)
    fence(3.0, -5.1, 8.6, -5.1, .18, .5, 'steel', .35)
    boom_gate(1.1, -5.1, .18, 0, 1.7)
    truck(-4.6, -5.85, .05, 180, 'teal3', 'porcelain', .8)
    car(6.4, -6.65, .05, 0, 'amber', s=.8)
    car(-7.4, -6.65, .05, 0, 'porcelain', kind='van', s=.8)
    for k in range(3):
        y = -1.9 + 1.75 * k + 1.0
        data_line([(6.0, y, .42), (5.4, y, .42)], .03)
    tube(data_mat('data', 2.8), elbow_path([(-6.6, -3.5, .24), (-6.6, -2.9, .24), (-.4, -2.9, .24), (-.4, -4.0, .24)], .25), .045, 8, smooth_path=False, shadow=False)
    tube(data_mat('data', 2.8), elbow_path([(7.1, -4.2, .24), (7.1, -4.5, .24), (1.6, -4.5, .24)], .25), .045, 8, smooth_path=False, shadow=False)
    for x, y in ((-8.2, 6.4), (-6.6, 6.6), (-4.8, 6.3), (-3.0, 6.6), (-1.2, 6.4), (.8, 6.6), (2.6, 6.3), (4.4, 6.6), (6.4, 6.4), (8.2, 6.2), (8.3, -2.6)):
        tree(x, y, .18, rnd.uniform(.6, .85))
    for i in range(5):
        solar_panel(-5.8 + 2.05 * i + 1.0, 3.4, 3.05, 1.3, .9, 14)
    spot('#FFC98A', 1500, (-4.6, -4.6, 4.0), 1.9, .3)
    spot('#FFC98A', 1300, (5.4, -4.8, 4.0), 1.9, .3)


STORIES = {'spinning': spinning_mill, 'hospital': powered_hospital, 'servers': server_hall}


def build(variant):
    if variant in STORIES:
        return STORIES[variant]()
    if variant == 'cta':
        return four_sheds()
    stage(15.5, -1.25, fill=1.15, key=1.1)
    lot()
    works()
    substation()
    diesel_set(-6.2, -5.0, .05, 0)
    for i in range(3):
        cyl(mat('teal5', .5), .26, .62, -8.3, -4.0 - .6 * i, 0, seg=20)
    metering()
    furniture()
    if variant == 'meters':
        opened()


SHOTS = {
    'main': iso((0, 0, 1.35), 26.5, az=40),
    'cta': iso((0, 0, 1.0), 25.6, az=42, el=32, variant='cta'),
    'detail-1': hero((5.9, -12.2, 3.3), (1.2, -5.5, 1.62), 52, 1.3, (1.5, -6.1, 1.6), variant='meters', edge=0),
    'detail-2': hero((-8.8, -12.6, 3.2), (-6.1, -4.9, 1.0), 60, 1.6, (-6, -5.6, 1), edge=0),
    'detail-3': hero((14, -7.6, 5.0), (5.8, 1.4, 1.4), 58, 1.8, edge=0),
    'story-1': iso((0, 0, 1.1), 24.2, az=36, el=31, variant='spinning'),
    'story-2': iso((0, 0, 1.7), 25.6, az=40, el=30, variant='hospital', edge=(.05, .02, .05, .04)),
    'story-3': iso((0, 0, .75), 24.8, az=32, el=31, variant='servers', edge=(.05, .04, .05, .04)),
}
