"""A crossing in alarm: a building on fire, an engine and an ambulance on their cleared routes."""
from kit import *
from kit.paper import *

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
        blob(smoke, .42 + .55 * t, x - .2 - 1.9 * t + rnd.uniform(-.35, .35), y + .5 + .9 * t + rnd.uniform(-.3, .3), h + 1.3 + 1.5 * t, i=i % 6, flat=False, sub=3)
    spot('#FF6A3A', 2600, (x + .6, y - 2.6, 5.2), 2.2, .4, rot=(18, 0, 0))
    spot('#FF6A3A', 1600, (x + 2.7, y + .2, 5.2), 2.0, .4, rot=(0, 18, 0))
    building(-8.0, 3.2, 2.3, 2.5, 2.6, 'facade7', style='band', lit=.5, z=.18, roof='solar')
    building(-3.4, 7.9, 2.8, 2.2, 3.4, 'facade1', style='fin', lit=.5, z=.18, roof='hvac')
    building(-6.7, 6.3, 2.2, 2.0, 3.7, 'facade8', style='grid', lit=.5, z=.18, roof='water')
    for xx in (-6.0, -2.2):
        tree(xx, 2.15, .18, .7)


def fire_house():
    """Three bays facing -y, a hose tower."""
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


def fire_station():
    with at(-5.0, -4.9, .18, 90):
        fire_house()
    fire_truck(-3.25, -6.55, .2, 0, .72)
    for x, y in ((-8.1, -2.3), (-8.3, -4.8), (-5.5, -8.4), (-3.3, -8.9), (-7.4, -6.9)):
        tree(x, y, .18, .85)


def clinic():
    hospital(5.1, 5.0, .18, 0, .86)
    ambulance(4.2, 2.5, .2, 180, .75)
    for x, y in ((2.3, 7.9), (8.3, 2.5), (2.3, 2.3), (8.4, 4.6), (6.9, 7.4), (4.6, 9.1)):
        tree(x, y, .18, .8)


def square(variant):
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
    if not variant:
        camera_mast(2.35, -4.6, .18, 160, 3.0)


def help_point():
    """What the SOS pole shows from near."""
    with at(2.5, -2.5, .18):
        for z in (.35, .5, 1.8):
            cyl(mat('white', .5, emit=pick(.25, 0)), .196, .07, z=z, seg=28, b=.01)
        cyl(mat('dark', .4), .21, .12, z=2.02, seg=28, b=.02)
        with at(rz=40):
            box(mat('porcelain', .35, coat=.3), .42, .14, .86, 0, -.17, .78, r=.05, n=3)
            torus(mat('amber', .4), .13, .028, 0, -.25, 1.12, rot=(90, 0, 0), seg=32)
            cyl(mat('dark', .4), .115, .04, 0, -.23, 1.12, rot=(90, 0, 0), seg=28, b=.01)
            cyl(glow('coral', 5), .095, .07, 0, -.24, 1.12, rot=(90, 0, 0), seg=28, b=.02)
            for k in range(4):
                box(mat('dark', .5), .22, .02, .022, 0, -.245, .84 + .045 * k, r=.006, n=1)
            cyl(mat('ink', .2, coat=.8), .045, .04, 0, -.225, 1.5, rot=(90, 0, 0), seg=20, b=.01)
            box(glow('teal3', 6), .22, .02, .03, 0, -.245, 1.38, r=.008, n=1)
            box(mat('dark', .4), .5, .36, .05, 0, -.12, 1.68, r=.02)
            solar_panel(0, .34, 1.9, .5, .36, 25)
    bollard_xy = ((1.9, -3.3), (1.9, -4.1), (3.4, -1.85), (4.2, -1.85))
    for x, y in bollard_xy:
        cyl(mat('amber', .45), .07, .5, x, y, .18, seg=16)
        cyl(mat('white', .5), .073, .08, x, y, .5, seg=16, b=.01)
    for x, y in ((3.0, -3.4), (3.5, -3.0), (3.2, -2.9)):
        bush(x, y, .2, .2)
    spot('#FF7A5C', 90, (2.9, -3.1, 2.9), 1.6, .1)


def routes(variant):
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
    if variant != 'station':
        car(.78, -7.6, .05, -90, 'teal3')
    for x, y, rz in ((HW + .5, HW + .5, 0), (-HW - .5, -HW - .5, 180), (-HW - .5, HW + .5, 90)):
        traffic_light(x, y, .18, rz, 0 if rz != 180 else 2)
    for x, y, rz in ((-2.1, -8.3, 0), (2.1, 6.6, 180), (7.0, -2.1, 90), (-7.4, 2.1, -90)):
        streetlight(x, y, .18, rz, 3.0, .9, energy=1300)
    for p in ((-.72, -2.6, 1.5), (1.9, -.72, 1.5)):
        ripples(p[0], p[1], p[2], 3, .3, .22, .022)
    pin(-4.0, 1.75, .4, 'coral', .75)


def dispatch():
    """A dispatcher's place at night."""
    stage(8, -1.25, fill=1.6, key=1.3)
    small_room(8.4, 6.4, 3.2, 'slats')
    z = .04
    desk(0, .6, z, 0, 3.6, 1.2, (), seat=True)
    for i, (n, x, rz, w) in enumerate((('map', -.85, 10, 1.3), ('list2', .75, -10, 1.0))):
        monitor(n, x, .95, z + .8, rz, w, .72, 2.6)
    headset(.05, .3, z + .98, 20, 1.15)
    with at(1.45, .45, z + .8, -25):                                  # the radio
        box(mat('dark', .4), .6, .4, .26, r=.05)
        for k in range(4):
            sphere(glow(('teal3', 'amber', 'teal3', 'coral')[k], 7), .03, -.2 + .13 * k, -.2, .17, seg=10)
        tube(mat('dark', .5), [(.2, .1, .25), (.24, .1, .6)], .02, 6)
    with at(-1.5, .35, z + .8, 20):                                   # the incident card
        box(mat('white', .5, emit=pick(.4, 0)), .46, .32, .02, r=.02)
        box(glow('coral', 4), .4, .05, .012, 0, .1, .016, r=.01, n=1)
        for k in range(3):
            box(mat('slate', .7), .34 - .08 * k, .025, .008, 0, .02 - .07 * k, .018, r=.003, n=1)
    mug(.7, .25, z + .8, 'teal3')
    keyboard(-.4, .35, z + .8)
    with at(1.7, .95, z + .8):                                        # the lamp
        cyl(mat('amber', .4), .16, .04, seg=24)
        tube(mat('amber', .4), [(0, 0, 0), (.05, 0, .4), (-.1, -.05, .75), (-.25, -.1, .8)], .02, 8)
        lathe(mat('amber', .4), [(.2, 0), (.18, .04), (.06, .16), (0, .18)], -.28, -.12, .7, seg=24)
        sphere(glow('#FFC27A', 12), .07, -.28, -.12, .7, seg=12)
    panel_screen('cctv1', 2.2, 1.2, -1.5, 2.6, 1.75, strength=2.2)
    panel_screen('heat2', 2.2, 1.2, 1.2, 2.6, 1.75, strength=2.2)
    rack(3.2, 2.2, z)
    for x, y in ((-3.4, 2.1), (3.4, -1.2)):
        potted_plant(x, y, z)
    sofa(-3.2, -1.2, z, 90)
    rug(0, -.9, z, 1.3, 'teal5')
    spot('#FFB866', 260, (1.3, .4, 2.6), 1.8, .2)
    spot('#FFC98A', 2030, (-.6, -.8, 4.4), 1.7, .3)


def siren():
    """A siren mast over low roofs, the danger area marked below it."""
    stage(10.5, -1.25, fill=1.1, key=1.1)
    diorama_shape(circle(7.2, 80))
    cyl(mat('grass', .85, spec=.15), 7.05, .1, seg=80, b=.03)
    arc_prism(mat('soil', .9), 2.6, 3.5, 0, 359.9, .03, z=.09, n=80, b=0)
    for r in (2.2, 4.4, 6.3):
        torus(data_mat('data', 2.8), r, .035, 0, 0, 1.9, seg=90, sec=6, shadow=False)
    cyl(holo('#FF7759', .35, .07), 6.8, .02, 0, 0, .13, seg=80, b=.002, shadow=False)
    torus(data_mat('coral', 2.2), 6.8, .04, 0, 0, .16, seg=90, sec=6, shadow=False)
    for i in range(11):
        t = rad(20 + i * 33)
        house(4.9 * math.cos(t), 4.9 * math.sin(t), .1, i * 33 + 20 if i % 2 else 0, .95)
        t = rad(36 + i * 33)
        (palm if i % 2 else tree)(5.9 * math.cos(t), 5.9 * math.sin(t), .1, .85)
    rnd = random.Random(3)
    for i in range(12):
        t = rad(18 + i * 21)
        house(6.35 * math.cos(t), 6.35 * math.sin(t), .1, math.degrees(t) + 90 if i % 3 else 0, .72)
    for _ in range(40):
        t, r = rnd.uniform(0, 2 * pi), rnd.choice((rnd.uniform(1.3, 2.3), rnd.uniform(3.7, 4.1), rnd.uniform(5.4, 5.9)))
        bush(r * math.cos(t), r * math.sin(t), .1, rnd.uniform(.1, .2))
    for i in range(8):
        t = rad(10 + i * 45)
        lamp_post(3.65 * math.cos(t), 3.65 * math.sin(t), .1, math.degrees(t) + 180, 1.5, .4, pool=1.0)
    with at(0, 0, .1, 0, .78):
        cyl(mat('concrete', .7), .8, .16, seg=40)
        for a in range(3):
            bar(mat('steel', .4), (.5 * math.cos(a * 2.1), .5 * math.sin(a * 2.1), .1), (.1 * math.cos(a * 2.1), .1 * math.sin(a * 2.1), 5.2), .07)
        for k in range(8):
            torus(mat('steel', .4), .46 - .045 * k, .025, 0, 0, .5 + .6 * k, seg=3, sec=6)
        for a in range(4):
            with at(0, 0, 5.4, 45 + 90 * a, ry=90):
                lathe(mat('coral', .4, coat=.3), [(.1, 0), (.12, .3), (.2, .55), (.42, .8), (.44, .84), (.38, .84), (.1, .5)], seg=28)
        cyl(mat('dark', .4), .22, .4, 0, 0, 5.2, seg=24)
        with at(0, 0, 4.2, 45):
            box(mat('porcelain', .4), 1.2, .8, .05, 0, -.55, 0, r=.02, rot=(32, 0, 0))
            box(mat('#1B3A8A', .15, coat=1), 1.1, .7, .055, 0, -.55, .005, r=.01, rot=(32, 0, 0))
        sphere(glow('coral', 12), .16, 0, 0, 5.95, seg=16)
        box(mat('porcelain', .4), .5, .4, .7, .0, -.35, .9, r=.05)
    ripples(0, 0, 5.0, 3, .4, .32, .026)
    for x, y in ((2.4, -2.4), (-2.6, -2.2), (2.6, 2.4), (-2.4, 2.6)):
        spot('#FFB866', 1360, (x, y, 3.6), 1.8, .3)


def way_on(pts, z, color='data'):
    """A cleared route on the ground."""
    path = elbow_path([(x, y, z) for x, y in pts], .5, 8)
    ribbon(data_mat(color, 1.5), [p.xy for p in path], .34, .02, z, shadow=False)


def coast():
    """A fishing harbour, police, fire and ambulance around one response centre."""
    stage(14.5, -1.25, fill=1.4, key=1.35)
    diorama(17, 15, .9)
    slab(water_mat('harbour', wave=1.6), 16.8, 5.6, .1, 0, -4.6, -.04, r=.8, b=.02)
    block(-8.4, -2.4, 8.4, 7.4, .6)
    rnd = random.Random(11)
    box(mat('concrete', .7), 16.6, .5, .3, 0, -2.3, 0, r=.04)
    box(mat('concrete', .7), .9, 3.4, .26, 3.2, -4.1, 0, r=.04)
    box(mat('concrete', .7), 4.6, .9, .28, 1.2, -5.7, 0, r=.04)
    for i in range(15):                                                # a breakwater
        for _ in range(3):
            rock(4.2 + .28 * i + rnd.uniform(-.15, .15), -6.9 + rnd.uniform(-.25, .25), .04, rnd.uniform(.14, .28))
    for i, (x, y, rz) in enumerate(((-7.4, -3.2, 4), (-5.6, -3.3, -5), (-3.8, -3.2, 6), (-5.9, -4.9, 20), (1.9, -4.3, 90), (4.5, -3.8, 85), (5.6, -4.0, 95), (7.2, -5.2, 130), (-2.6, -5.6, -20), (-.2, -4.7, 0), (-6.9, -6.4, 10))):
        fishing_boat(x, y, .06, rz, .95, ('coral', 'amber', 'teal3', 'peri', 'rose', 'amber6', 'teal5')[i % 7])
    for x in (-1.4, .4, 2.2):
        lamp_post(x, -5.4, .27, -90, 1.6, .35, pool=.7)
    for i in range(16):                                                # fish boxes and posts on the quay
        x = -7.8 + rnd.uniform(0, 14.5)
        if abs(x - 3.2) > .7:
            box(mat(rnd.choice(('teal3', 'amber', 'peri', 'coral')), .6), .3, .22, .14 * rnd.choice((1, 2, 3)), x, -2.1 + rnd.uniform(-.1, .15), .3, r=.03)
    for i in range(12):
        cyl(mat('dark', .5), .07, .2, -7.9 + 1.42 * i, -2.45, .3, seg=12)
    lighthouse(7.4, -2.9, .3, 3.4, .75)
    with at(-4.9, -1.2, .18):                                          # the fish market's open hall
        for x in range(6):
            for y in (-.55, .55):
                cyl(mat('porcelain', .4), .05, .8, -2.5 + x, y, 0, seg=10)
        for k in range(9):
            box(mat(('coral', 'amber', 'teal3', 'peri')[k % 4], .6), .34, .4, .2, -2.2 + .55 * k, 0, 0, r=.03)
        with at(rz=90):
            wall_prism(mat(('teal5', 'brick'), .55), [(-.9, .78), (.9, .78), (0, 1.3)], 5.8, b=.03)
        box(glow('#FFC98A', 4), 5.2, .05, .03, 0, -.55, .74, r=.01, n=1)
    road(-8.3, .3, 8.3, 2.0, .14)
    crosswalk(-.9, 1.15, .195, 1.5, 90)
    crosswalk(3.4, 1.15, .195, 1.5, 90)
    with at(0, 4.7, .18):                                              # the centre
        cyl(mat('kerb', .6), 2.6, .08, seg=64, b=.03)
        cyl(mat('porcelain', .45), 1.9, .5, z=.08, seg=56, b=.06)
        cyl(pane_glow('#8FE9FF', 2.4), 1.84, .62, z=.5, seg=56, b=.02)
        for k in range(28):
            a = rad(k * 360 / 28)
            box(mat('porcelain', .4), .06, .06, .66, 1.86 * math.cos(a), 1.86 * math.sin(a), .5, r=.01, n=1)
        cyl(mat('porcelain', .45), 2.05, .16, z=1.1, seg=56, b=.06)
        cyl(pane_glow('#FFC983', 2.2), 1.25, .5, z=1.24, seg=48, b=.02)
        cyl(mat(('indigo6', '#5FB3A6'), .45), 1.4, .16, z=1.7, seg=48, b=.05)
        torus(glow('teal3', 5), 2.06, .03, 0, 0, 1.18, seg=64)
        antenna_mast(0, 0, 1.8, 2.9, .8)
        sat_dish(.8, -.5, 1.86, .8, -40)
        ripples(0, 0, 4.5, 3, .4, .3, .03)
    with at(-5.6, 4.6, .18, 0, .77):                                   # fire
        fire_house()
    fire_truck(-3.9, 2.95, .2, -90, .72)
    building(5.7, 4.8, 3.2, 2.4, 1.9, 'facade1', style='band', lit=.75, z=.18, roof='hvac')           # police
    box(glow('#4F7BFF', 5), 1.6, .06, .24, 5.7, 3.56, 1.55, r=.03, n=1)
    with at(5.7, 3.8, 2.12, 90):
        light_bar(0, 0, 0, 1.2)
    police_car(4.9, 2.85, .18, 0, .85)
    police_car(6.9, 1.55, .2, 180, .85)
    building(1.0, -1.0, 2.6, 1.5, 1.2, 'facade5', style='band', lit=.8, z=.18, roof='green')             # ambulances
    cross_sign(1.0, -1.8, .9, 0, .45)
    ambulance(3.0, -1.1, .2, 0, .75)
    ambulance(-2.4, .75, .2, 0, .75)
    for x, y in ((5.1, -1.1), (6.3, -1.0), (7.5, -.9), (-7.6, -.6)):
        house(x, y, .18, 0, .85)
    for i, x in enumerate((-7.6, -2.4, 2.4, 7.6)):
        building(x, 6.6, 1.7, 1.2, (1.6, 2.2, 1.9, 1.5)[i], f'facade{(3, 6, 2, 4)[i]}', lit=.7, z=.18, roof='water')
    car(-6.6, 1.6, .2, 180, 'amber', s=.75)
    car(1.2, 1.6, .2, 180, 'teal3', s=.75)
    auto_rickshaw(5.0, .72, .2, 0, s=.8)
    way_on(((-3.9, 2.4), (-3.9, .75), (-.6, .75)), .2)
    way_on(((4.9, 2.6), (4.9, 1.55), (.2, 1.55)), .205)
    for p in ((-5.6, 4.6, 2.2), (5.7, 4.8, 2.6), (1.0, -1.0, 2.0), (-5.9, -4.9, 1.0)):
        signal_arc((0, 4.7, 4.7), p, 1.0, .022)
    for x, y in ((-8.0, 2.6), (-1.2, -.9), (-2.6, 5.4), (2.9, 5.6), (7.9, 5.6), (-7.9, 5.4), (7.9, 2.7), (2.2, 2.6), (-1.9, 2.7), (4.2, -1.6)):
        palm(x, y, .18, .95)
    for _ in range(16):
        bush(rnd.uniform(-8, 8), rnd.choice((2.45, 6.0, -.2)), .18, rnd.uniform(.12, .2))
    for x in (-6.5, -1.0, 2.8, 7.2):
        streetlight(x, 2.35, .18, -90, 2.5, .7, energy=1000, smart=False)
    spot('#FFC98A', 1300, (-4.9, -2.6, 3.4), 1.9, .3)
    spot('#FFC98A', 1000, (1.6, -4.4, 3.4), 1.9, .3)


def column(x, y, z, r, h):
    """A distillation column with its decks and ladder."""
    cyl(mat('dark', .5), r + .12, .2, x, y, z, seg=28)
    cyl(mat('porcelain', .4), r, h, x, y, z + .15, seg=28, b=.12)
    for k in range(4):
        zz = z + .15 + h * (k + 1) / 4.7
        arc_prism(mat('amber', .5), r, r + .22, -120, 60, .04, z=zz, n=24, b=.01, x=x, y=y)
        torus(mat('amber', .5), r + .22, .014, x, y, zz + .2, a0=-120, a1=60, seg=24, sec=6)
    for q in (-.06, .06):
        bar(mat('steel', .4), (x + q, y - r - .06, z), (x + q, y - r - .06, z + h), .02)
    sphere(glow('coral', 8), .06, x, y, z + h + .2, seg=10)


def plant():
    """A chemical plant; the plume's reach outlined, the muster point marked."""
    stage(14.5, -1.25, fill=1.4, key=1.35)
    diorama(18, 14, .9)
    slab(mat('yard', .8), 17.8, 13.8, .08, r=.8, b=.02)
    z = .08
    for x0, y0, x1, y1 in ((-8.8, -2.7, 8.8, -1.3), (.0, -1.4, 1.3, 6.8)):
        box(mat('road', .65), x1 - x0, y1 - y0, .03, (x0 + x1) / 2, (y0 + y1) / 2, z - .01, r=.01, n=1)
    for i in range(12):
        box(mat('line', .6), .6, .06, .012, -8.2 + 1.5 * i, -2.0, z + .02, r=.003, n=1)
    for i in range(6):
        box(mat('line', .6), .06, .6, .012, .65, -.7 + 1.3 * i, z + .02, r=.003, n=1)
    for x, y, w, d in ((-4.5, 2.8, 8.4, 7.4), (5.1, 2.8, 7.0, 7.4)):
        slab(mat(('#565C92', '#D5CFC4'), .85), w, d, .03, x, y, z, r=.2, b=.01)
    for x, y, r, h in ((-7.6, 5.4, .46, 4.0), (-6.3, 5.7, .34, 3.2), (-5.1, 5.4, .52, 4.6), (-3.8, 5.7, .34, 3.0), (-2.6, 5.5, .42, 3.7)):
        column(x, y, z, r, h)
    for i in range(6):                                                 # the pipe rack, in two tiers
        x = -8.2 + 1.6 * i
        for y in (3.5, 4.4):
            bar(mat('slate', .5), (x, y, z), (x, y, 2.0), .1)
        for zz in (1.2, 1.95):
            bar(mat('slate', .5), (x, 3.4, zz), (x, 4.5, zz), .09)
    for zz in (1.3, 2.05):
        for k, c in enumerate((('lav', 'steel'), 'amber', ('lav', 'steel'), 'coral', 'teal3')):
            tube(mat(c, .35, coat=.3), elbow_path([(-8.5, 3.55 + .2 * k, zz), (.2 - .12 * k, 3.55 + .2 * k, zz), (.2 - .12 * k, 2.0, zz), (.2 - .12 * k, 2.0, .3)] if zz < 2 else [(-8.5, 3.55 + .2 * k, zz), (8.2, 3.55 + .2 * k, zz)], .22), .07, 10, smooth_path=False)
    for i in range(5):
        x = 1.9 + 1.55 * i
        for y in (3.5, 4.4):
            bar(mat('slate', .5), (x, y, z), (x, y, 2.0), .1)
        bar(mat('slate', .5), (x, 3.4, 1.95), (x, 4.5, 1.95), .09)
    for x in (-7.6, -5.1, -2.6):
        pipe([(x, 5.0, .9), (x, 4.5, .9), (x, 4.5, 1.3)], .08, flanges=False)
    for x in (-7.3, -4.7, -2.1):                                       # vessels under it
        cyl(mat('porcelain', .4), .38, 1.7, x - .85, 2.4, .62, rot=(0, 90, 0), seg=28, b=.1)
        for q in (-.5, .5):
            box(mat('concrete', .7), .2, .5, .34, x + q, 2.4, z, r=.03)
    for x, y in ((3.2, 5.7), (5.6, 5.7), (7.9, 5.7)):
        for a in range(8):
            t = a * pi / 4
            cyl(mat('steel', .4), .05, 1.1, x + .8 * math.cos(t), y + .8 * math.sin(t), z, seg=8)
        sphere(mat('porcelain', .35, coat=.3), .98, x, y, 1.4, seg=36)
        torus(mat('teal5', .4), .99, .04, x, y, 1.4, seg=48)
        cyl(mat('amber', .5), .25, .05, x, y, 2.38, seg=20)
    for x, y in ((-7.4, .4), (-5.0, .4)):
        storage_tank(x, y, z, .95, 1.4)
    for x in (-3.1, -1.5):
        pump(x, .6, z, 0, .7)
        pipe([(x + .35, .6, .8), (x + .35, .6, 1.1), (x + .35, 2.2, 1.1)], .07, flanges=False)
    building(7.2, 1.2, 2.6, 2.2, 1.3, 'facade5', style='band', lit=.9, z=z, roof='hvac')                # the control house
    antenna_mast(7.9, 1.8, 1.5, 1.9, .6)
    ripples(7.9, 1.8, 3.6, 3, .3, .22, .022)
    cyl(mat('steel', .4), .09, 5.0, -8.3, 6.3, z, seg=14)                 # the flare
    flame(-8.3, 6.3, 5.0, .8, 'amber6')
    # the leak: where it is, and how far the wind takes it
    pipe([(2.0, 1.2, .5), (3.4, 1.2, .5), (3.4, .1, .5)], .12)
    valve(2.7, 1.2, .5, 0, .8, status='coral')
    for q, e in ((1.0, 3.0), (.7, 2.0), (.4, 1.4)):
        n = 26
        edge_ = [(3.4 - .9 * t / n * 6.2 * q * .55, -.1 - 5.9 * q * t / n, (.22 + 1.35 * q * (t / n) ** .8) + .07 * math.sin(t * 1.3)) for t in range(n + 1)]
        pts = [(x + w * .87, y - w * .3) for x, y, w in edge_] + [(x - w * .87, y + w * .3) for x, y, w in edge_[::-1]]
        pts = [(max(-8.6, min(8.6, x)), max(-6.6, y)) for x, y in pts]
        if q == 1.0:
            prism(holo('#FF7759', .7, .18), pts[::-1], .02, z=z + .04, b=0, shadow=False)
        tube(data_mat('coral', e), [(x, y, z + .08) for x, y in pts], .04 if q == 1.0 else .025, 6, closed=True, smooth_path=False, shadow=False)
    for k in range(9):
        blob(mat(('#A0567A', '#E9B4A0'), .95, spec=.05), .16 + .05 * k, 3.4 - .16 * k, -.1 - .3 * k, .5 + .07 * k, i=k % 5, flat=False, sub=3)
    alert(3.4, .6, 1.5, 1.1)
    with at(-6.4, -4.2, z):                                            # the muster point
        slab(mat(('#1E8A6A', '#6FB58A'), .8), 3.6, 2.8, .05, r=.3, b=.01)
        for a in (0, 90, 180, 270):
            with at(rz=a):
                box(mat('white', .5, emit=pick(.7, 0)), .16, .55, .02, 0, -.72, .045, r=.01, n=1)
                prism(mat('white', .5, emit=pick(.7, 0)), [(-.26, -.46), (.26, -.46), (0, -.14)], .02, z=.045, b=0)
        cyl(mat('porcelain', .4), .05, 1.9, 1.5, 1.1, 0, seg=10)
        check(1.5, 1.1, 1.9, .9)
        for x in (-1.5, 1.5):
            lamp_post(x, -1.2, 0, 90, 1.8, .4)
    way_on(((-1.9, .9), (-1.9, -2.2), (-6.4, -2.2), (-6.4, -2.7)), z + .03)
    bus(-2.9, -4.2, z, 0, 'teal5', .8)
    fire_truck(-.6, -1.75, z + .03, 0, .85)
    ambulance(-3.9, -2.4, z + .03, 0, .8)
    cyl(mat('porcelain', .4), .06, 3.6, 7.6, -3.4, z, seg=12)             # the wind mast
    with at(7.6, -3.4, 3.6, 250, ry=80):
        for k in range(4):
            cyl(mat('coral' if k % 2 == 0 else 'white', .6), .26 - .04 * k, .32, z=.05 + .32 * k, r1=.22 - .04 * k, seg=20, b=.01)
    slab(mat('grass', .85, spec=.15), 16.8, 1.0, .05, 0, -6.2, z, r=.3, b=.02)
    for i in range(13):
        if not -1.5 < -8.0 + 1.33 * i < 2.2:
            tree(-8.0 + 1.33 * i, -6.2, z, .62)
    for x, y in ((8.3, -5.0), (8.4, -.6), (-8.4, -3.4), (1.8, -.6), (1.9, 6.3)):
        tree(x, y, z, .75)
    for a, b in (((-8.6, -6.6), (8.6, -6.6)), ((8.6, -6.6), (8.6, 6.6))):
        fence(*a, *b, z, .45, 'steel', .4)
    for x, y in ((-6.2, 3.0), (-2.4, 2.0), (5.4, 4.2), (-6.2, -4.0), (.6, -2.4), (7.0, .2)):
        spot('#FFC98A', 2000, (x, y - .6, 5.0), 1.8, .3)
    spot('#FF7A5C', 1700, (2.4, -2.6, 5.0), 1.8, .3)
    for x, y in ((1.7, 2.8), (-8.5, 1.9)):
        high_mast(x, y, z, 4.2, real=False)


def expressway():
    """A stopped truck on a six-lane expressway; help is on its way."""
    stage(14.5, -1.25, fill=1.4, key=1.35)
    diorama(20, 12.5, .9)
    slab(mat('grass', .85, spec=.15), 19.8, 12.3, .08, r=.8, b=.02)
    box(mat('road', .62, spec=.35), 19.7, 7.6, .05, 0, -.2, .06, r=.02, n=1)
    box(mat('concrete', .7), 19.6, .3, .5, 0, -.2, .1, r=.08)
    for s in (-1, 1):
        for k in (1, 2):
            for i in range(13):
                box(mat('line', .6), .8, .08, .012, -9.2 + 1.52 * i, -.2 + s * 1.05 * k + s * .15, .106, r=.003, n=1)
        box(mat('amber', .6), 19.4, .07, .012, 0, -.2 + s * 3.2, .106, r=.003, n=1)
        fence(-9.7, -.2 + s * 3.95, 9.7, -.2 + s * 3.95, .08, .4, 'steel', .5)
    truck(1.6, -3.65, .11, 0, 'teal3', 'amber', 1.0)
    for q in (-.55, .55):
        sphere(glow('amber', 10), .08, .2, -3.65 + q * .6, .6, seg=10)
    police_car(-1.9, -3.65, .11, 0, 1.0)
    ambulance(-6.4, -3.6, .11, 0, 1.0)
    for i in range(4):
        lathe(mat('coral', .5), [(.15, 0), (.15, .03), (.09, .05), (.03, .36), (0, .38)], -3.0 - .5 * i, -3.0 - .12 * i, .11, seg=14)
    with at(4.6, -4.45, .08):                                          # the help pole
        cyl(mat('amber', .45), .14, 2.0, r1=.12, seg=20)
        with at(rz=35):
            box(mat('porcelain', .4), .34, .16, .6, 0, -.14, 1.0, r=.05)
            cyl(glow('coral', 7), .09, .05, 0, -.22, 1.35, rot=(90, 0, 0), seg=18)
        solar_panel(0, 0, 2.0, .8, .6, 28)
        sphere(glow('teal3', 9), .08, 0, 0, 2.5, seg=12)
    ripples(4.6, -4.45, 2.7, 3, .3, .24, .024)
    signal_arc((4.6, -4.45, 2.7), (-1.9, -3.65, 1.4), 1.2, .024)
    signal_arc((4.6, -4.45, 2.7), (-6.4, -3.6, 1.6), 1.8, .024)
    tube(data_mat('data', 2.4), [(-9.6, -3.6, .13), (-.9, -3.6, .13)], .05, 6, smooth_path=False, shadow=False)
    for x, y, rz, c, k in ((-7.4, 2.3, 180, 'coral', 'car'), (-1.6, 1.1, 180, 'porcelain', 'van'), (4.4, 2.4, 180, 'amber', 'car'), (7.4, 1.0, 180, 'teal3', 'car'), (5.6, -1.1, 0, 'rose', 'car'), (-3.6, -1.2, 0, 'peri', 'car')):
        car(x, y, .11, rz, c, kind=k)
    bus(-4.2, 2.4, .11, 180, 'teal5', .9)
    with at(7.0, -.2, .1):
        for y in (-3.9, 3.9):
            box(mat('steel', .4), .2, .2, 3.6, 0, y, 0, r=.03)
        box(mat('steel', .4), .22, 8.0, .22, 0, 0, 3.5, r=.03)
        for y in (-2.0, 2.0):
            box(mat('ink', .4), .1, 2.4, .8, -.12, y, 2.9, r=.04)
            box(glow('amber', 4), .03, 1.6, .12, -.19, y, 3.3, r=.01, n=1)
    for i in range(8):
        tree(-8.8 + 2.5 * i, 4.6, .08, .8)
        bush(-8.0 + 2.4 * i, -4.75, .08, .22)
    for i in range(5):
        for q in (-90, 90):
            streetlight(-8.0 + 4.0 * i, -.2, .5, q, 3.0, .9, energy=900, smart=False, real=(i + (q > 0)) % 2 == 0)
    if not is_day():                                                   # the trails of those who just drove by
        for c, y, x0, x1 in (('#FFD08A', 1.0, -9.7, -2.6), ('#FFD08A', 2.35, -2.6, 3.4), ('#FFD08A', 1.05, -.6, 6.4), ('coral', -1.15, -9.7, -4.6), ('coral', -2.25, -9.7, 9.7), ('coral', -1.1, -2.6, 4.6)):
            for q in (-.12, .12):
                bar(glow(c, 2.4), (x0, y + q, .3), (x1, y + q, .3), .022, shadow=False)
    rnd = random.Random(4)
    for i in range(9):                                                 # fields and homes beside it
        x = -8.6 + 2.15 * i
        if i in (2, 6):
            house(x, 5.1, .08, 0, .85)
        else:
            slab(mat(rnd.choice((('#2C7F68', '#93C279'), ('#3E9A6E', '#B4CE7C'), ('#6F8F5E', '#D9CD84'))), .9), 1.9, 1.1, .05, x, 5.2, .08, r=.08, b=.01)
            for k in range(5):
                for q in range(3):
                    blob(mat(('leaf', 'leaf2', 'leaf3')[i % 3], .8), (.1, .1, .13), x - .7 + .35 * k, 4.9 + .3 * q, .18, i=k % 4, sub=1)
    for i in range(20):
        tree(rnd.uniform(-9.3, 9.3), rnd.uniform(-5.8, -5.2), .08, rnd.uniform(.4, .65))


STORIES = {'coast': coast, 'plant': plant, 'expressway': expressway}


def build(variant):
    if variant in STORIES:
        return STORIES[variant]()
    if variant == 'desk':
        return dispatch()
    if variant == 'siren':
        return siren()
    stage(15.5, -1.25)
    ground()
    burning()
    fire_station()
    clinic()
    square(variant)
    routes(variant)
    if variant == 'sos':
        help_point()


SHOTS = {
    'main': iso((-.3, .3, 3.1), 31.2, edge=(.06, .015, .06, .03)),
    'cta': hero((8.5, -12.0, 4.6), (-3.0, -4.2, 1.75), 50, 1.6, (-2.6, -4.9, 1), variant='station', edge=0),
    'detail-1': hero((5.7, -7.4, 2.1), (2.15, -2.3, 1.62), 54, 1.2, (2.5, -2.6, 1.6), variant='sos', edge=0),
    'detail-2': hero((3.5, -4.7, 2.8), (.12, .7, 1.2), 50, 1.8, (.2, .4, 1.1), variant='desk', edge=0),
    'detail-3': hero((6.2, -8.2, 7.6), (0, .3, 2.38), 43, 1.6, (0, -.4, 4.2), variant='siren', edge=0),
    'story-1': iso((0, 0, .75), 26.0, el=34, variant='coast', edge=(.05, .04, .05, .04)),
    'story-2': iso((0, 0, 1.4), 26.0, az=40, el=33, variant='plant', edge=(.05, .03, .05, .04)),
    'story-3': iso((0, -.2, .1), 24.8, az=30, el=33, variant='expressway', edge=(.05, .04, .05, .04)),
}
