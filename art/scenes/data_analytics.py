"""A round city whose wards rise like the bars of a chart, about a glass observatory that reads them all."""
from kit import *
from kit.mess import *
from kit.paper import *
from kit.small import *

SEED = 52
S = 1.52                                    # a ward's radius


def wards():
    """(x, y, ring, height) of the hexagons around the centre."""
    rnd = random.Random(12)
    out = []
    for q in range(-3, 4):
        for r in range(-3, 4):
            ring = max(abs(q), abs(r), abs(q + r))
            if ring == 0 or ring > 3:
                continue
            x, y = 1.5 * S * q, math.sqrt(3) * S * (r + q / 2)
            back = (-x + y) / 14                # -1 near .. 1 far
            h = .35 + max(0, back + .3) ** 1.1 * 2.5 + rnd.choice((0, .3, .7, 1.2, 1.7)) * (.55 + max(0, back + .2))
            if ring == 1:
                h = .45 + .3 * max(0, back)
            out.append((x, y, ring, round(h, 2)))
    return out


def tone(h):
    """Low is indigo, then teal, then rose."""
    return (('#4A58B4', '#93A5DC') if h < .75 else ('#1B8F92', '#6FC3B6') if h < 1.3 else ('#35BDB5', '#3FB0A6') if h < 2.1 else ('#B85A8E', '#DE8FA6') if h < 2.9 else ('#E5517A', '#E5638A'))


def ward(x, y, h, rnd, i):
    c = tone(h)
    hexa = ngon(6, S - .07, 0, .14)
    prism(gradient(f'ward{c[0]}', ('#2E3A86', c[1]), c, .42, emit=pick(.22, 0)), hexa, h, x, y, 0, b=.05)
    prism(glow(c, 2.2) if not is_day() else mat(c, .4), ngon(6, S - .045, 0, .14), .06, x, y, h - .16, b=.01)
    prism(mat('pave', .7), ngon(6, S - .12, 0, .12), .05, x, y, h - .005, b=.015)
    z = h + .04
    with at(x, y, z, (i * 60) % 360):
        kind = i % 5
        if kind == 4:                            # a park with a pond
            prism(mat('grass', .85), ngon(6, S - .22, 0, .12), .04, b=.01)
            cyl(water_mat('pond'), .42, .03, .2, .1, .03, seg=28, b=.01)
            for k in range(7):
                a = k * .9 + i
                tree(.92 * math.cos(a), .92 * math.sin(a), .03, rnd.uniform(.42, .62))
            return
        spots = [(0, 0)] + [(.78 * math.cos(k * pi / 3 + .52), .78 * math.sin(k * pi / 3 + .52)) for k in range(6)]
    tall = rnd.randrange(7)
    for k, (px, py) in enumerate(spots):
        if k == tall and kind != 3:
            hh = rnd.uniform(1.0, 1.5)
        elif rnd.random() < .2:
            tree(x + px, y + py, z, .5)
            continue
        else:
            hh = rnd.uniform(.32, .8)
        toy(x + px, y + py, rnd.uniform(.4, .54), rnd.uniform(.4, .54), hh, z, rnd=rnd, lit=.6)
        if rnd.random() < .3:
            roof_tank(x + px, y + py, z + hh + .05, .5)


def observatory():
    z = 0
    cyl(mat('concrete', .6), 1.62, .5, z=0, seg=64, b=.06)
    cyl(mat('porcelain', .4, coat=.3), 1.42, .3, z=.48, seg=64, b=.06)
    for k in range(24):
        a = 2 * pi * k / 24
        with at(0, 0, .76, math.degrees(a)):
            box(pane_glow('#FFC983', 4), .03, .3, 1.0, 1.27, 0, 0, r=.01, n=1)
            box(mat('porcelain', .4), .12, .07, 1.05, 1.3, .18, 0, r=.02, n=1)
    cyl(mat(('#2A3573', '#C9B79C'), .6), 1.22, 1.0, z=.76, seg=48)
    cyl(mat('porcelain', .4, coat=.3), 1.6, .16, z=1.78, seg=64, b=.06)
    torus(glow('teal3', 7), 1.58, .035, z=1.86, seg=72)
    cyl(mat(('#1E2758', '#D9CFBE'), .5), 1.36, .06, z=1.92, seg=64)
    for k in range(13):                             # the city's own chart, small, under the dome
        a = 2 * pi * k / 12
        rr = .62 if k < 12 else 0
        hh = .25 + .5 * ((k * 5) % 7) / 7 if k < 12 else .95
        box(glow(('teal3', '#FFC070', 'rose')[k % 3], 3.2), .17, .17, hh, rr * math.cos(a), rr * math.sin(a), 1.98, r=.03)
    dome(holo('#9FE8FF', .5, .06), 1.4, 0, 0, 1.95, seg=48, shadow=False)
    rib = mat('porcelain', .35)
    for k in range(8):
        a = rad(k * 45 + 10)
        tube(rib, [(1.4 * math.cos(t) * math.cos(a), 1.4 * math.cos(t) * math.sin(a), 1.95 + 1.4 * math.sin(t)) for t in [pi / 2 * q / 8 for q in range(9)]], .032, 8, smooth_path=False)
    for t in (.42, .85):
        torus(rib, 1.4 * math.cos(t), .028, z=1.95 + 1.4 * math.sin(t), seg=56)
    cyl(rib, .16, .16, z=3.33, seg=20)
    cyl(rib, .03, 1.1, z=3.45, seg=8)
    sphere(glow('teal3', 9), .1, 0, 0, 4.6, seg=16)
    ripples(0, 0, 4.6, 3, .3, .22, .022)
    spot('#FFC27A', 420, (0, 0, 3.2), 2.2, .4)


def lines(all_wards):
    for i, (x, y, ring, h) in enumerate(all_wards):
        if ring == 3 and i % 3 == 0:
            b = Vector((x, y, h + .95))
            cyl(glow('teal3', 8), .05, .95, x, y, h, seg=8)
            signal_arc((0, 0, 4.6), b, 1.6, .016)
            sphere(glow('teal3', 9), .08, *b, seg=12)


def rim():
    """The road around the wards, its lamps and its cars."""
    ribbon(mat('road', .7), circle(9.15, 96), 1.3, .03, 0, closed=True)
    for k in range(64):
        a = 2 * pi * k / 64
        box(mat('line', .6), .3, .04, .01, 9.15 * math.cos(a), 9.15 * math.sin(a), .03, r=.002, n=1, rot=(0, 0, math.degrees(a) + 90))
    for k in range(22):
        a = 360 * k / 22 + 5
        with at(0, 0, 0, a):
            lamp_post(9.98, 0, 0, 180, 1.3, .35)
            if k % 2:
                tree(9.95, .85, 0, .6)
            bush(9.98, 1.7, 0, .14)
    for k, c in enumerate(('coral', 'porcelain', 'amber', 'teal5', 'lav', 'porcelain', 'coral', 'peri', 'amber')):
        a = 40 * k + 13
        r = 9.15 + (.32 if k % 2 else -.32)
        with at(0, 0, .03, a):
            car(r, 0, 0, 90 if k % 2 else -90, c, s=.52, beam=True)
    with at(0, 0, .03, -62):
        bus(9.45, 0, 0, 90, s=.52)
    arc_prism(mat('grass', .85), 7.1, 8.42, 0, 359.9, .03, z=0, n=120, b=.01)
    rnd = random.Random(8)
    for k in range(60):
        a, r = rnd.uniform(0, 6.28), rnd.uniform(7.9, 8.35)
        x, y = r * math.cos(a), r * math.sin(a)
        if all(math.hypot(x - w[0], y - w[1]) > S + .25 for w in wards()):
            tree(x, y, .03, rnd.uniform(.45, .7))


def stores():
    """The same works in trouble: five channels run dry behind heaps of boxes that nobody sorted, and the basin is murky."""
    reservoir()
    z = .08
    rnd = random.Random(7)
    for i in range(5):
        a = rad(135 + 72 * i)
        for r, n in ((8.2, 9), (6.3, 6), (4.6, 3)):
            for k in range(n):
                d, e = r + rnd.uniform(-.7, .7), rnd.uniform(-.5, .5)
                x, y = d * math.cos(a) - e * math.sin(a), d * math.sin(a) + e * math.cos(a)
                box(mat(('desk', 'wood', 'coral', 'slate', 'peri', 'sand')[(i + k) % 6], .8), *(rnd.uniform(.35, .62) for _ in range(3)), x, y, z + .1 + .42 * (k % 3), r=.03, rot=(0, 0, rnd.uniform(0, 90)))
        x, y = 7.6 * math.cos(a), 7.6 * math.sin(a)
        alarm_lamp(5.2 * math.cos(a), 5.2 * math.sin(a), z + 1.5, s=1.2)
    for k in range(26):
        d, a = 3.2 * math.sqrt(rnd.random()), rnd.uniform(0, 2 * pi)
        with at(d * math.cos(a), d * math.sin(a), z + .31, rnd.uniform(0, 360)):
            sheet(0, 0, 0, glowing=3 if k % 9 == 0 else 0)
    alert(0, 0, z + 2.7, 1.3)
    light_pool(0, 0, z + .34, 3.0, '#FF6A48', .5)
    spot('#FF7A58', 2000, (0, -.6, 6.0), 1.4, .4)


def reservoir():
    """The answer: five channels of light pass their lock gates into one clear round basin."""
    diorama_shape(circle(9.4, 96))
    prism(mat('grass', .85, spec=.15), circle(9.25, 96), .08, b=.02)
    z = .08
    cyl(mat('pave', .7), 4.6, .1, z=z - .04, seg=80)
    arc_prism(mat('concrete', .6), 3.5, 3.95, 0, 359.9, .5, z=z, n=110, b=.05)
    cyl(mat(('#0E3A5A', '#BFE3E6'), .4), 3.5, .1, z=z, seg=80, b=.01)
    water = water_mat('murky', ('#2A3048', '#8C8672'), ('#3A3E58', '#A59C82')) if in_trouble() else water_mat('clear', ('#0FA0A8', '#35B9B4'), ('#35E0D4', '#7FE0D6'))
    cyl(water, 3.52, .2, z=z + .1, seg=80, b=.02)
    for r, s in ((2.6, 2.4), (1.7, 3.0), (.8, 4.0)):
        torus(data_mat('data', s), r, .03, z=z + .31, seg=80, sec=6, shadow=False)
    for k in range(30):                                    # measuring posts
        a = 2 * pi * k / 30
        h = .5 + .22 * (k % 5 == 0)
        cyl(mat('porcelain', .4), .05, h, 3.72 * math.cos(a), 3.72 * math.sin(a), z + .48, seg=10)
        for q in range(3):
            torus(mat('coral' if q % 2 == 0 else 'ink', .5), .055, .014, 3.72 * math.cos(a), 3.72 * math.sin(a), z + .6 + .12 * q, seg=14, sec=6)
        sphere(glow('teal3', 7), .07, 3.72 * math.cos(a), 3.72 * math.sin(a), z + .5 + h, seg=12)
    cyl(mat('porcelain', .4), .34, 1.1, z=z + .2, seg=28)
    cyl(mat('dark', .4), .5, .1, z=z + 1.25, seg=28)
    bars3d(0, 0, z + 1.34, (.5, .9, .7, 1.2), .17, .06, 45)
    for i in range(5):
        a = 135 + 72 * i
        with at(0, 0, z, a):
            for s in (-1, 1):
                box(mat('concrete', .6), 5.1, .2, .42, 6.45, s * .62, 0, r=.05)
            box(mat(('#0E3A5A', '#BFE3E6'), .4), 5.3, 1.1, .06, 6.4, 0, 0, r=.01, n=1)
            box(mat('soil', .9) if in_trouble() else glow(('#1FB8B4', '#4CC6BE'), 1.2), 5.3, 1.02, .1, 6.35, 0, .12, r=.02)
            for k in range(9):
                box(gone() if in_trouble() else glow('#9FFFF4', 5), .3, .07, .02, 4.3 + .53 * k, (-.25, .1, .3)[k % 3], .22, r=.008, n=1, shadow=False)
            for x in (5.2, 7.3):
                gate(x, 0, .1, 90, 1.1, 1.35)
            box(mat('concrete', .6), .5, 1.6, .5, 9.0, 0, 0, r=.08)
        b = rad(a + 36)
        for da, r in ((-.13, 6.6), (.13, 6.6), (0, 7.6), (-.2, 8.3), (.2, 8.3), (0, 5.6)):
            tree(r * math.cos(b + da), r * math.sin(b + da), z, .8)
        for da in (-.3, -.1, .1, .3):
            bush(8.8 * math.cos(b + da), 8.8 * math.sin(b + da), z, .2)
        lamp_post(4.9 * math.cos(b), 4.9 * math.sin(b), z, a + 216, 1.7)
    spot('#BFFFF6', 900, (0, 0, 6.0), 1.6, .4)


def deck():
    """The banner: an observation deck at night, around a table that bears the city as columns of light."""
    diorama_shape(circle(14.6, 110))
    prism(mat('floor', .4, coat=.35), circle(14.4, 110), .05, b=.01)
    z = .05
    for r in (6.6, 8.6, 10.6):
        torus(mat('floor_line', .5), r, .02, z=z, seg=110, sec=6)
    for k in range(36):
        a = 10 * k
        with at(0, 0, z, a):
            box(mat('floor_line', .5), 7.4, .02, .006, 10.4, 0, 0, r=.002, n=1)
    cyl(mat('dark', .4), 4.6, .7, z=z, seg=90, b=.1)                           # the table
    cyl(mat('porcelain', .35, coat=.4), 5.9, .26, z=z + .72, seg=100, b=.09)
    torus(glow('teal3', 6), 5.88, .05, z=z + .84, seg=120)
    torus(glow('amber', 5), 4.7, .05, z=z + .3, seg=110)
    cyl(mat(('#141B4A', '#DDD5C6'), .35, coat=.5), 5.6, .04, z=z + .97, seg=100, b=.01)
    rnd = random.Random(5)
    with at(0, 0, z + 1.0, 0, .66):
        for i, (x, y, ring, h) in enumerate(wards()):
            ward(x, y, h, rnd, i)
            if i % 4 == 0 and ring > 1:
                cyl(glow('teal3', 8), .05, 1.2, x, y, h, seg=8)
                sphere(glow('teal3', 9), .12, x, y, h + 1.2, seg=12)
                signal_arc((0, 0, 3.4), (x, y, h + 1.2), 1.2, .022)
        cyl(mat('porcelain', .4, coat=.3), 1.4, .9, seg=56, b=.08)
        torus(glow('teal3', 7), 1.38, .05, z=.9, seg=60)
        for k in range(9):
            a = 2 * pi * k / 9
            box(glow(('teal3', '#FFC070', 'rose')[k % 3], 3.2), .2, .2, .35 + .6 * ((k * 5) % 7) / 7, .7 * math.cos(a), .7 * math.sin(a), .9, r=.03)
        dome(holo('#9FE8FF', .5, .06), 1.36, 0, 0, .92, seg=44, shadow=False)
        cyl(mat('porcelain', .35), .05, 1.3, z=2.2, seg=8)
        sphere(glow('teal3', 9), .14, 0, 0, 3.4, seg=14)
    for a in range(0, 181, 6):                                                 # the glass front and the city beyond it
        with at(0, 0, z, a):
            box(mat('porcelain', .4), .12, .12, 2.6, 12.2, 0, 0, r=.03, n=1)
    torus(mat('porcelain', .35, coat=.3), 12.2, .12, z=z + 2.65, a0=0, a1=180, seg=90)
    torus(glow('#FFD9A0', 4), 12.1, .035, z=z + 2.5, a0=0, a1=180, seg=90, sec=6)
    torus(glow('teal3', 3), 12.1, .035, z=z + .1, a0=0, a1=180, seg=90, sec=6)
    for k in range(26):
        a, r = rad(3 + 174 * k / 25), 13.4 + .45 * (k % 2)
        h = (1.6, 3.4, 2.4, 4.2, 2.0, 3.0, 4.8)[(k * 3) % 7]
        toy(r * math.cos(a), r * math.sin(a), rnd.uniform(.85, 1.15), rnd.uniform(.7, .95), h, z, ('facade1', 'facade2', 'facade3', 'facade7', 'facade8')[k % 5], .55, 0, rnd)
    for a in (8, 45, 76, 104, 135, 172):                                        # who looks: telescopes, seats, plants
        with at(10.9 * math.cos(rad(a)), 10.9 * math.sin(rad(a)), z, a):
            for q in (90, 210, 330):
                bar(mat('steel', .35), (0, 0, 1.0), (.36 * math.cos(rad(q)), .36 * math.sin(rad(q)), 0), .06)
            with at(0, 0, 1.1, 0, ry=-12):
                cyl(mat('porcelain', .35, coat=.4), .17, 1.1, -.5, 0, 0, r1=.22, rot=(0, 90, 0), seg=24)
                cyl(mat('dark', .4), .24, .12, .6, 0, 0, rot=(0, 90, 0), seg=24)
    for a in (26, 60, 120, 154):
        x, y = 10.4 * math.cos(rad(a)), 10.4 * math.sin(rad(a))
        sofa(x, y, z, a - 90, 'teal5', 1.9)
        potted_plant(x * 1.07 + 1.3 * math.sin(rad(a)), y * 1.07 - 1.3 * math.cos(rad(a)), z, 1.0)
    for a, n in ((205, 'gauge1'), (335, 'bars1'), (188, 'net1'), (352, 'heat1')):
        with at(9.0 * math.cos(rad(a)), 9.0 * math.sin(rad(a)), z, a - 90 if a > 270 else a - 90):
            totem(0, 0, 0, 180, n)
    for k in range(8):
        a = rad(200 + 20 * k)
        cyl(mat('dark', .5), .3, .05, 7.4 * math.cos(a), 7.4 * math.sin(a), z, seg=22)
        cyl(mat('steel', .3), .05, .6, 7.4 * math.cos(a), 7.4 * math.sin(a), z, seg=10)
        cyl(mat(('coral', 'teal5')[k % 2], .6), .34, .14, 7.4 * math.cos(a), 7.4 * math.sin(a), z + .6, seg=26, b=.05)
    spot('#9FF0FF', 900, (0, 0, 7.0), 1.6, .5)
    spot('#FF9AB8', 500, (-3.4, 2.6, 6.0), 1.4, .5)
    for a in (30, 90, 150):
        spot('#FFC98A', 420, (10.2 * math.cos(rad(a)), 10.2 * math.sin(rad(a)), 4.0), 1.9, .3)


def build(variant):
    if variant == 'banner':
        stage(19, -1.25, fill=1.1, key=1.1)
        return deck()
    if variant:
        with trouble(variant == 'obstacles'):
            stage(13, -1.25, fill=1.3, key=1.15)
            return stores() if variant == 'obstacles' else reservoir()
    stage(15, -1.25, fill=1.1, key=1.1)
    diorama_shape(circle(10.4, 96))
    prism(mat('pave2', .75), circle(10.3, 96), .02, b=.005)
    all_wards = wards()
    rnd = random.Random(5)
    for i, (x, y, ring, h) in enumerate(all_wards):
        ward(x, y, h, rnd, i)
    observatory()
    lines(all_wards)
    rim()


FEATURES = iso((0, 0, -0.27), 23.3, el=36, variant='features')

SHOTS = {
    'main': iso((-.2, .2, 1.6), 27.6, az=45, el=33),
    'obstacles': {**FEATURES, 'variant': 'obstacles'},
    'features': FEATURES,
    'banner': hero((5.0, -20.5, 8.2), (0, .6, 1.7), 36, fstop=2.0, focus=(0, -3, 1.6), variant='banner', edge=(0, .07, 0, .07)),
}
