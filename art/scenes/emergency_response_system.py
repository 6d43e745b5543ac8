"""A crossing in alarm: a building on fire, an engine and an ambulance on their cleared routes."""
from kit import *

SEED = 41
R = 11.
HW = 1.55                     # half width of the roads


def quarter(sx, sy, r=R - .12, gap=HW + .12, top='pave'):
    """The pavement of one quarter of the disc."""
    a0 = math.asin(gap / r)
    arc = [a0 + (pi / 2 - 2 * a0) * i / 24 for i in range(25)]
    pts = [(gap + .35, gap), *[(r * math.cos(a), r * math.sin(a)) for a in arc], (gap, gap + .35)]
    pts = [(sx * x, sy * y) for x, y in pts]
    if sx * sy < 0:
        pts = pts[::-1]
    prism(mat('kerb', .6), pts, .16, b=.03)
    cx, cy = sx * 5, sy * 5
    prism(mat(top, .75), [(cx + (x - cx) * .975, cy + (y - cy) * .975) for x, y in pts], .18, b=.02)


def flame(x, y, z, s=1., c='amber6'):
    p = [(.0, 0), (.2, .06), (.27, .24), (.2, .5), (.08, .82), (0, 1.1)]
    lathe(glow(c, 4.2), [(a * s, b * s) for a, b in p], x, y, z, seg=14, rot=(random.uniform(-8, 8), random.uniform(-8, 8), 0), shadow=False)
    lathe(glow('#FFE08A', 7), [(a * s * .55, b * s * .6) for a, b in p], x, y, z + .02, seg=12, shadow=False)


def ground():
    diorama_shape(circle(R, 96))
    disc = circle(R - .08, 96)
    prism(mat('road', .62, spec=.35), disc, .05, b=.01)
    for i in range(6):
        for s in (-1, 1):
            p = s * (3.6 + i * 1.3)
            box(mat('line', .6), .7, .08, .012, p, 0, .046, r=.003, n=1)
            box(mat('line', .6), .08, .7, .012, 0, p, .046, r=.003, n=1)
    for s in (-1, 1):
        crosswalk(0, s * 2.35, .05, 2.8)
        crosswalk(s * 2.35, 0, .05, 2.8, 90)
    for sx in (-1, 1):
        for sy in (-1, 1):
            quarter(sx, sy)


def burning():
    x, y, h = -4.0, 4.1, 5.6
    building(x, y, 3.4, 3.4, h, 'facade2', style='grid', lit=.25, z=.18, roof='none', shop=False)
    rnd = random.Random(8)
    for side, w in ((0, 3.4), (1, 3.4)):
        with at(x, y, .18, 90 * side):
            for f in range(4):                                    # the upper windows glow
                zz = 2.75 + f * .64
                for c in range(6):
                    if f + rnd.random() * 1.6 > .8:
                        box(glow(rnd.choice(('coral', 'amber6', '#FF5A3C')), 5), .33, .08, .42, -1.29 + .516 * c, -1.74, zz + .03, r=.02, n=1)
                        if f > 0 and rnd.random() < .42:
                            flame(-1.29 + .516 * c, -1.82, zz + .1, rnd.uniform(.6, .95), rnd.choice(('coral', 'amber6')))
    for _ in range(13):
        flame(x + rnd.uniform(-1.3, 1.3), y + rnd.uniform(-1.3, 1.3), .15 + h, rnd.uniform(1.0, 1.9), rnd.choice(('coral', 'amber6', '#FF5A3C')))
    smoke = mat(('#3A3A66', '#B9B2AE'), .95, spec=.05)
    for i in range(11):
        t = i / 10
        blob(smoke, .42 + .55 * t, x - .2 - 1.5 * t + rnd.uniform(-.35, .35), y + .5 + .9 * t + rnd.uniform(-.3, .3), h + 1.5 + 2.5 * t, i=i % 6, flat=False, sub=3)
    spot('#FF6A3A', 2600, (x + .6, y - 2.6, 5.2), 2.2, .4, rot=(18, 0, 0))
    spot('#FF6A3A', 1600, (x + 2.7, y + .2, 5.2), 2.0, .4, rot=(0, 18, 0))
    building(-8.0, 3.2, 2.3, 2.5, 2.6, 'facade7', style='band', lit=.5, z=.18, roof='solar')
    building(-3.4, 7.9, 2.8, 2.2, 3.4, 'facade1', style='fin', lit=.5, z=.18, roof='hvac')
    building(-6.7, 6.3, 2.2, 2.0, 3.7, 'facade8', style='grid', lit=.5, z=.18, roof='water')
    for xx in (-6.0, -2.2):
        tree(xx, 2.15, .18, .7)


def fire_station():
    """Three bays facing +x, a hose tower."""
    with at(-5.0, -4.9, .18, 90):
        box(mat('brick', .65), 5.2, 3.2, 1.9, r=.05)
        box(mat('trim', .5), 5.35, 3.35, .14, 0, 0, 1.84, r=.03)
        box(mat('slate', .8), 5.0, 3.0, .05, 0, 0, 1.95, r=.02)
        for i in range(3):
            xx = -1.65 + 1.65 * i
            box(mat('porcelain', .5), 1.42, .1, 1.42, xx, -1.6, 0, r=.03)
            box(pane_glow('#FFC27A', 2.4, .6), 1.2, .12, 1.28, xx, -1.6, .02, r=.02)
            if i != 1:
                for k in range(5):
                    box(mat('coral', .5), 1.2, .15, .2, xx, -1.6, .02 + .25 * k, r=.03, n=1)
            box(glow('coral', 7), .9, .06, .08, xx, -1.64, 1.52, r=.02, n=1)
        box(mat('brick', .65), 1.2, 1.2, 4.2, -1.9, .9, 0, r=.05)
        box(mat('trim', .5), 1.32, 1.32, .14, -1.9, .9, 4.15, r=.03)
        for s in range(2):
            with at(-1.9, .9, 0, 90 * s):
                for k in range(3):
                    box(window(.9, .9), .3, .05, .42, 0, -.61, 2.2 + .62 * k, r=.02, n=1)
        sphere(glow('coral', 9), .1, -1.9, .9, 4.4, seg=14)
        cyl(mat('dark', .4), .03, 1.0, -1.9, .9, 4.3, seg=8)
        hvac(.6, .5, 2.0)
        hvac(1.6, .5, 2.0)
        for i in range(3):
            solar_panel(.2 + .6 * i, -.7, 2.0)
        slab(mat('concrete', .7), 5.0, 1.8, .03, 0, -2.5, .0, r=.1, b=.01)
        for i in range(4):
            box(mat('amber', .6), .07, 1.6, .012, -2.3 + 1.53 * i, -2.5, .03, r=.003, n=1)
    fire_truck(-3.25, -6.55, .2, 0, .72)
    for x, y in ((-8.1, -2.3), (-8.3, -4.8), (-5.5, -8.4), (-3.3, -8.9), (-7.4, -6.9)):
        tree(x, y, .18, .85)


def clinic():
    hospital(5.1, 5.0, .18, 0, .86)
    ambulance(4.2, 2.5, .2, 180, .75)
    for x, y in ((2.3, 7.9), (8.3, 2.5), (2.3, 2.3), (8.4, 4.6), (6.9, 7.4), (4.6, 9.1)):
        tree(x, y, .18, .8)


def square():
    """The low corner in front: a help point, a siren, a pond."""
    slab(mat('grass', .85, spec=.15), 5.2, 5.0, .06, 4.8, -4.8, .17, r=1.2, b=.02)
    cyl(mat('concrete', .7), 1.35, .3, 4.9, -5.0, .18, seg=48)
    cyl(water_mat('pond', wave=3), 1.2, .04, 4.9, -5.0, .45, seg=48, b=.005)
    cyl(mat('porcelain', .4), .22, .62, 4.9, -5.0, .3, r1=.14, seg=20)
    for x, y in ((7.8, -2.6), (8.4, -4.6), (6.7, -7.2), (2.6, -8.7), (3.0, -7.2), (7.4, -5.8), (4.7, -8.4)):
        tree(x, y, .18, .72)
    for a in range(12):
        bush(4.9 + 2.0 * math.cos(a * .55), -5.0 + 2.0 * math.sin(a * .55), .2, .18)
    with at(2.5, -2.5, .18):                                        # SOS pole
        cyl(mat('dark', .4), .3, .1, seg=24)
        cyl(mat('coral', .4, coat=.3), .19, 2.1, r1=.17, seg=24)
        with at(rz=45):
            box(mat('porcelain', .4), .3, .1, .5, 0, -.17, .95, r=.04)
            cyl(glow('coral', 6), .09, .06, 0, -.2, 1.2, rot=(90, 0, 0), seg=18)
        sphere(glow('coral', 12), .19, 0, 0, 2.25)
    ripples(2.5, -2.5, 2.5, 3, .3, .24, .022, 'coral')
    bench(6.9, -4.0, .2, -90)
    camera_mast(2.35, -4.6, .18, 160, 3.0)


def routes():
    def way(pts, color):
        path = elbow_path([(x, y, .085) for x, y in pts], .8, 8)
        ribbon(data_mat(color, 1.5), [p.xy for p in path], .5, .02, .055, shadow=False)
        tube(data_mat(color, 3), [(p.x, p.y, .085) for p in path], .02, 5, smooth_path=False, shadow=False)
    way(((-2.1, -4.9), (-.72, -4.9), (-.72, .72), (-4.0, .72), (-4.0, 1.5)), 'data')
    way(((3.9, 2.2), (3.9, -.72), (-3.4, -.72)), 'data')
    fire_truck(-.72, -2.6, .06, 90, .9)
    ambulance(1.9, -.72, .06, 180, .95)
    police_car(-7.6, .3, .05, 100, .95)
    for i in range(4):
        with at(-6.6, -1.1 + .72 * i, .05):
            lathe(mat('coral', .5), [(.17, 0), (.17, .03), (.1, .05), (.03, .38), (0, .4)], seg=16)
    car(.75, 6.2, .05, -90, 'porcelain')
    car(.75, 8.3, .05, -90, 'amber')
    bus(7.5, .75, .05, 0, s=.85)
    car(.78, -7.6, .05, -90, 'teal3')
    for x, y, rz in ((HW + .5, HW + .5, 0), (-HW - .5, -HW - .5, 180), (-HW - .5, HW + .5, 90)):
        traffic_light(x, y, .18, rz, 0 if rz != 180 else 2)
    for x, y, rz in ((-2.1, -8.3, 0), (2.1, 6.6, 180), (7.0, -2.1, 90), (-7.4, 2.1, -90)):
        streetlight(x, y, .18, rz, 3.0, .9, energy=1300)
    for p in ((-.72, -2.6, 1.5), (1.9, -.72, 1.5)):
        ripples(p[0], p[1], p[2], 3, .3, .22, .022)
    pin(-4.0, 1.75, .4, 'coral', .75)


def build(variant):
    stage(15.5, -1.25)
    ground()
    burning()
    fire_station()
    clinic()
    square()
    routes()


SHOTS = {
    'main': iso((-.3, .3, 2.6), 29.2),
}
