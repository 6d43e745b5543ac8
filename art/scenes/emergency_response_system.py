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


def coast():
    """A fishing harbour, police, fire and ambulance around one response centre."""
    stage(14.5, -1.25, fill=1.15, key=1.1)
    diorama(17, 15, .9)
    slab(water_mat('harbour', wave=1.6), 16.8, 5.2, .1, 0, -4.8, -.04, r=.8, b=.02)
    block(-8.4, -2.4, 8.4, 7.4, .6)
    box(mat('concrete', .7), 16.6, .5, .3, 0, -2.3, 0, r=.04)
    box(mat('concrete', .7), .9, 3.6, .26, 3.2, -4.2, 0, r=.04)
    box(mat('concrete', .7), 4.0, .9, .26, 1.4, -5.7, 0, r=.04)
    for i, (x, y, rz) in enumerate(((-6.6, -3.3, 5), (-4.6, -3.6, -8), (-5.6, -5.2, 20), (1.6, -4.4, 90), (4.8, -4.2, 80), (6.6, -5.2, 130), (-2.4, -5.6, -20))):
        fishing_boat(x, y, .06, rz, 1.0, ('coral', 'amber', 'teal3', 'peri', 'rose', 'amber6', 'teal5')[i])
    lighthouse(7.3, -3.0, .18, 3.4, .75)
    road(-8.3, .6, 8.3, 2.2, .14)
    with at(0, 4.6, .18):                                              # the centre
        cyl(mat('porcelain', .45), 1.9, .9, seg=56, b=.06)
        cyl(pane_glow('#8FE9FF', 2.0), 1.7, .7, z=.9, seg=56, b=.02)
        cyl(mat('indigo6', .45), 2.0, .2, z=1.55, seg=56, b=.06)
        antenna_mast(0, 0, 1.7, 3.2, .8)
        ripples(0, 0, 4.6, 3, .4, .3, .03)
    with at(-5.6, 4.4, .18, 0, .8):
        box(mat('brick', .65), 4.6, 2.8, 1.8, r=.05)
        box(mat('trim', .5), 4.75, 2.95, .14, 0, 0, 1.76, r=.03)
        for i in range(3):
            box(pane_glow('#FFC27A', 2.4, .6), 1.1, .1, 1.2, -1.45 + 1.45 * i, -1.4, .02, r=.02)
            box(glow('coral', 7), .8, .06, .08, -1.45 + 1.45 * i, -1.46, 1.4, r=.02, n=1)
        box(mat('brick', .65), 1.0, 1.0, 3.6, -1.7, .8, 0, r=.05)
    fire_truck(-4.6, 2.6, .2, 0, .8)
    building(5.6, 4.6, 3.0, 2.4, 1.9, 'facade1', style='band', lit=.7, z=.18, roof='hvac')
    box(glow('#4F7BFF', 4), 1.4, .06, .2, 5.6, 3.36, 1.6, r=.03, n=1)
    police_car(4.6, 2.7, .18, 0, .9)
    police_car(6.8, 1.3, .18, 180, .9)
    building(1.0, -.9, 2.6, 1.5, 1.2, 'facade5', style='band', lit=.8, z=.18, roof='green')
    cross_sign(1.0, -1.7, .9, 0, .45)
    ambulance(3.4, -1.0, .2, 0, .8)
    for i, x in enumerate((-7.4, -6.0, -4.6, -3.2)):
        house(x, -.9, .18, 0, .9)
    for x, y in ((5.2, -1.0), (6.4, -.9)):
        house(x, y, .18, 0, .9)
    for p in ((-5.6, 4.4, 2.2), (5.6, 4.6, 2.6), (1.0, -.9, 2.0), (-5.6, -4.6, 1.2)):
        signal_arc((0, 4.6, 4.6), p, 1.0, .022)
    for x, y in ((-8.0, .2), (-1.6, -.6), (-2.6, 6.6), (2.8, 6.6), (7.9, 6.4), (-7.9, 6.6), (7.9, 2.8)):
        palm(x, y, .18, 1.0)
    for x in (-6.5, -1.5, 3.0):
        streetlight(x, 2.5, .18, -90, 2.7, .8, energy=1100, smart=False)


def plant():
    """A chemical plant; the plume's reach outlined, the muster point marked."""
    stage(14.5, -1.25, fill=1.15, key=1.1)
    diorama(18, 13, .9)
    slab(mat('yard', .8), 17.8, 12.8, .08, r=.8, b=.02)
    for x, y, r, h in ((-6.6, 4.2, .5, 5.2), (-5.2, 4.6, .4, 4.2), (-4.0, 4.2, .55, 5.8), (-2.6, 4.6, .35, 3.6)):
        cyl(mat('porcelain', .4), r, h, x, y, .08, seg=28, b=.12)
        for k in range(4):
            torus(mat('amber', .5), r + .08, .025, x, y, .08 + h * (k + 1) / 4.6, seg=28)
        sphere(glow('coral', 8), .06, x, y, h + .16, seg=10)
    for k in range(5):
        pipe([(-7.0, 3.2, .6 + .34 * k), (-1.6, 3.2, .6 + .34 * k), (-1.6, 1.4, .6 + .34 * k)], .08, flanges=False)
    for x in (-6.6, -4.6, -2.6):
        box(mat('steel', .5), .1, .5, 2.4, x, 3.2, .08, r=.02, n=1)
    for x, y in ((3.4, 4.0), (6.4, 4.0), (4.9, 1.4)):
        for a in range(6):
            t = a * pi / 3
            cyl(mat('steel', .4), .06, 1.2, x + .95 * math.cos(t), y + .95 * math.sin(t), .08, seg=8)
        sphere(mat('porcelain', .35, coat=.3), 1.15, x, y, 1.6, seg=36)
        torus(mat('teal5', .4), 1.16, .04, x, y, 1.6, seg=48)
    storage_tank(-6.4, -.4, .08, 1.1, 1.5)
    storage_tank(-3.4, -.4, .08, 1.1, 1.5)
    plume = [(1.2 + 6.4 * t / 20, -2.0 + (.25 + 1.5 * (t / 20) ** .8) + .12 * math.sin(t)) for t in range(21)]
    plume += [(x, -4.0 - y) for x, y in plume[::-1]]
    plume = [(x, y + .2) for x, y in plume][::-1]
    prism(holo('#FF7759', .9, .22), plume, .02, z=.1, b=0, shadow=False)
    tube(data_mat('coral', 3), [(x, y, .14) for x, y in plume], .045, 6, closed=True, smooth_path=False, shadow=False)
    pipe([(-1.2, -.6, .5), (.8, -.6, .5), (.8, -1.8, .5)], .1)
    alert(.9, -1.6, .9, 1.0)
    with at(-6.0, -4.4, .08):                                         # the muster point
        slab(mat(('#1E8A6A', '#6FB58A'), .8), 3.4, 2.4, .04, r=.3, b=.01)
        for a in (0, 90, 180, 270):
            with at(rz=a):
                box(mat('white', .5, emit=pick(.5, 0)), .14, .5, .02, 0, -.55, .04, r=.01, n=1)
                prism(mat('white', .5, emit=pick(.5, 0)), [(-.2, -.32), (.2, -.32), (0, -.08)], .02, z=.04, b=0)
        cyl(mat('porcelain', .4), .05, 1.7, 1.4, .9, 0, seg=10)
        check(1.4, .9, 1.6, .8)
    cyl(mat('porcelain', .4), .06, 4.2, 8.0, -5.4, .08, seg=12)          # the wind mast
    with at(8.0, -5.4, 4.1, 200, ry=80):
        for k in range(4):
            cyl(mat('coral' if k % 2 == 0 else 'white', .6), .26 - .04 * k, .32, z=.05 + .32 * k, r1=.22 - .04 * k, seg=20, b=.01)
    for x, y in ((-8.2, 5.6), (-8.2, 2.0), (.4, 5.6), (8.2, 5.8), (-2.0, -5.4), (-8.3, -2.2), (1.6, -5.6)):
        tree(x, y, .08, .8)
    fire_truck(-1.8, -3.6, .1, 10, .85)
    for x, y in ((-4.6, 2.0), (4.6, 2.0), (-5.6, -3.8), (2.6, -2.6), (-1.2, -3.2)):
        spot('#FFC98A' if x != 2.6 else '#FF7A5C', 2620, (x, y - .6, 5.0), 1.8, .3)
    high_mast(.8, 2.6, .08, 4.6, real=False)


def expressway():
    """A stopped truck on a six-lane expressway; help is on its way."""
    stage(14.5, -1.25, fill=1.15, key=1.1)
    diorama(20, 10.5, .9)
    slab(mat('grass', .85, spec=.15), 19.8, 10.3, .08, r=.8, b=.02)
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
        streetlight(-8.0 + 4.0 * i, -.2, .5, -90 if i % 2 else 90, 3.0, .9, energy=1300, smart=False)


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
    'detail-3': hero((6.2, -8.2, 7.6), (0, .3, 2.2), 44, 1.6, (0, -.4, 4.2), variant='siren', edge=0),
    'story-1': iso((0, 0, .85), 27, el=33, variant='coast'),
    'story-2': iso((0, 0, .9), 25.8, az=40, el=32, variant='plant'),
    'story-3': iso((0, 0, .8), 26, az=32, el=31, variant='expressway'),
}
