"""A round city whose wards rise like the bars of a chart, about a glass observatory that reads them all."""
from kit import *
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


def build(variant):
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


SHOTS = {'main': iso((-.2, .2, 1.7), 25.6, az=45, el=33)}
