"""A round pavilion of desks with headsets; glass tubes bring glowing tickets from the offices around to its hub."""
from kit import *
from kit.mess import *
from kit.paper import *
from kit.small import *

SEED = 29
R = 10.4
Z = .1
OFFICES = ((160, 8.0, 2.3, 2.0, 2.9, 'facade2'), (110, 8.1, 2.6, 2.0, 3.7, 'facade3'), (62, 8.0, 2.2, 2.0, 2.5, 'facade4'), (14, 8.2, 2.2, 2.0, 1.5, 'facade6'),
           (-45, 8.5, 2.2, 1.7, .95, 'facade5'), (-104, 8.2, 2.2, 2.0, 1.5, 'facade8'), (-152, 8.1, 2.3, 2.1, 2.1, 'facade9'))
HUB = 4.0


def ticket(m, p, rz=0, s=1.):
    """A glowing slip with a notch."""
    with at(*p, rz, s):
        box(m, .3, .03, .2, r=.03, base=False, shadow=False)
        box(mat('ink', .5), .14, .035, .025, -.03, 0, .03, r=.005, n=1, base=False)
        box(mat('ink', .5), .1, .035, .025, -.05, 0, -.03, r=.005, n=1, base=False)


def tubes():
    glass_m = holo('#9FE8FF', .45, .1)
    line = data_mat('data', 2.2)
    n = 0
    for a, r, w, d, h, c in OFFICES:
        u = Vector((math.cos(rad(a)), math.sin(rad(a)), 0))
        start = u * r + Vector((0, 0, Z + h + .05))
        top = max(HUB, h + 1.2)
        pts = [start, u * r + Vector((0, 0, Z + top - .2 * (n % 2))), u * 1.05 + Vector((0, 0, Z + HUB - .05))]
        path = elbow_path([tuple(p) for p in pts], .8, 8)
        tube(glass_m, path, .2, 16, smooth_path=False, shadow=False)
        tube(line, path, .022, 6, smooth_path=False, shadow=False)
        lengths = [0]
        for p, q in zip(path, path[1:]):
            lengths.append(lengths[-1] + (q - p).length)
        for k in range(1, int(lengths[-1] / .55)):
            t = .55 * k
            i = max(j for j, v in enumerate(lengths) if v <= t)
            if i + 1 < len(path):
                p = path[i].lerp(path[i + 1], (t - lengths[i]) / (lengths[i + 1] - lengths[i]))
                if k % 2:
                    ticket(glow('coral' if (k + n) % 9 == 0 else '#FFC46A', 5), p, a, .85)
                else:
                    torus(mat('porcelain', .35), .21, .03, *p, rot=(0, 90, a) if t > 1.6 else (0, 0, 0), seg=24, sec=8)
        cyl(mat('dark', .4), .32, .16, *start, seg=24)
        torus(glow('teal3', 6), .3, .03, start.x, start.y, start.z + .15, seg=28)
        if r > 5:
            mid = u * 5.2
            cyl(mat('porcelain', .4), .06, Z + HUB - .35, mid.x, mid.y, Z, seg=12)
            torus(mat('porcelain', .4), .23, .04, mid.x, mid.y, Z + HUB - .1 + (top - HUB) * .55, rot=(0, 90, a), seg=24) if top == HUB else None
        n += 1


def pavilion():
    cyl(mat('kerb', .6), 5.3, .12, z=Z, seg=80, b=.04)
    cyl(mat('kerb', .6), 5.0, .24, z=Z, seg=80, b=.04)
    cyl(mat('floor', .4, coat=.3), 4.8, .27, z=Z, seg=80, b=.02)
    z = Z + .27
    torus(glow('teal3', 4), 4.9, .03, z=z - .02, seg=96)
    for r in (2.0, 3.2):
        torus(mat('floor_line', .5), r, .02, z=z, seg=80, sec=6)
    names = ('list1', 'mix1', 'net1', 'gauge1', 'list2', 'mix2', 'bars1', 'heat1')
    for k in range(8):
        with at(0, 0, z, 45 * k - 45):
            desk(0, 3.55, 0, 0, 1.9, .8, (names[k], names[(k + 3) % 8]), ('teal5', 'coral')[k % 2])
            headset(.72, 3.35, .8, -30, 1.25)
            mug(-.75, 3.4, .78)
            box(mat(('indigo6', '#A9C3BE'), .9), 2.1, .07, 1.05, 0, 4.1, 0, r=.03)
        a = rad(45 * k - 45 + 112.5)
        potted_plant(4.2 * math.cos(a), 4.2 * math.sin(a), z, .8)
        cyl(mat('porcelain', .4), .07, 2.7, 4.72 * math.cos(a), 4.72 * math.sin(a), z, seg=14)
    torus(mat('porcelain', .35, coat=.3), 4.72, .11, z=z + 2.75, seg=96, sec=12)                 # the ring of the roof, left open
    torus(glow('#FFD9A0', 4), 4.58, .04, z=z + 2.68, seg=96)
    for k in range(8):
        a = rad(45 * k - 45 + 112.5)
        tube(mat('porcelain', .35), [(4.72 * math.cos(a), 4.72 * math.sin(a), z + 2.8), (.9 * math.cos(a), .9 * math.sin(a), z + 3.25)], .05, 8)
    # the hub where tickets arrive and are handed down
    cyl(mat('dark', .4), 1.1, .5, z=z, seg=48, b=.06)
    torus(glow('teal3', 6), 1.08, .03, z=z + .46, seg=56)
    cyl(holo('#9FE8FF', .4, .07), .85, 3.0, z=z + .45, seg=40, shadow=False)
    rnd = random.Random(2)
    for k in range(46):
        a, rr = k * 2.4, .25 + .42 * rnd.random()
        ticket(glow('coral' if k % 15 == 7 else '#FFC46A', 5), (rr * math.cos(a), rr * math.sin(a), z + .7 + 2.6 * k / 46), math.degrees(a) + 90, .8)
    cyl(mat('porcelain', .35, coat=.4), 1.15, .5, z=z + 3.4, seg=48, b=.12)
    torus(glow('teal3', 6), 1.16, .04, z=z + 3.65, seg=56)
    cyl(mat('porcelain', .35, coat=.4), .3, .3, z=z + 3.88, seg=28)
    with at(0, 0, z + 4.1, 45):
        headset(0, 0, .2, 0, 6.4, 'amber', 'teal3')
    for k in range(8):
        with at(0, 0, z, 45 * k - 45):
            data_line([(0, 1.1, .03), (0, 3.1, .03)], .025)
    for x, y in ((2.6, -2.6), (-2.6, 2.6), (2.6, 2.6), (-2.6, -2.6)):
        spot('#FFD2A0', 1000, (x, y, 4.2), 2.0, .3)


def offices():
    for i, (a, r, w, d, h, c) in enumerate(OFFICES):
        x, y = r * math.cos(rad(a)), r * math.sin(rad(a))
        building(x, y, w, d, h, c, lit=.75, z=Z, roof='none', sides=(0, 1), shop=h > 1.9)
        if h > 1.2:
            hvac(x - w * .28, y + d * .25, Z + h + .03, .8)
            hvac(x + w * .28, y + d * .25, Z + h + .03, .8)
            solar_panel(x + w * .28, y - d * .25, Z + h + .03)


def around():
    prism(mat('pave', .75), circle(R - .1, 96), Z, b=.03)
    arc_prism(mat('grass', .85, spec=.15), 9.35, R - .25, 0, 359.9, .03, z=Z - .01, n=110, b=.01)
    rnd = random.Random(12)
    for k in range(54):
        a = 360 * k / 54
        if all(abs((a - o[0] + 180) % 360 - 180) > 6 for o in OFFICES) or k % 2:
            bush(9.85 * math.cos(rad(a)), 9.85 * math.sin(rad(a)), Z, rnd.uniform(.13, .2))
    for i, o in enumerate(OFFICES):
        nxt = OFFICES[(i + 1) % len(OFFICES)][0]
        mid = o[0] - ((o[0] - nxt) % 360) / 2
        for da, r in ((0, 8.9), (-7, 8.3), (7, 8.3)):
            t = rad(mid + da)
            tree(r * math.cos(t), r * math.sin(t), Z, rnd.uniform(.7, 1.0))
        t = rad(mid)
        lamp_post(6.9 * math.cos(t), 6.9 * math.sin(t), Z, mid + 180, 1.9)
        bench(6.3 * math.cos(t), 6.3 * math.sin(t), Z, mid - 90)
    for k in range(48):
        t = 2 * pi * k / 48
        box(mat('pave2', .75), .9, .05, .012, 6.1 * math.cos(t), 6.1 * math.sin(t), Z, r=.002, n=1, rot=(0, 0, math.degrees(t)))


def deserted():
    """The same room in trouble: no one sorts; tickets bury the table and run over, benches are empty but for broken things."""
    triage()
    z = .05
    rnd = random.Random(8)
    for k in range(90):
        d, a = 2.7 * math.sqrt(rnd.random()), rnd.uniform(0, 2 * pi)
        high = .86 if d < 1.4 else 0
        ticket(glow('coral', 3) if k % 7 == 0 else mat(('#D9D2C4', '#FFF6E2'), .8), (-5.0 + d * math.cos(a), d * math.sin(a), z + .05 + high + .5 * max(0, 1.2 - d) * rnd.random()), rnd.uniform(0, 360), 1.35)
    scatter(50, -6.6, -4.4, 6.2, 4.3, z, 4, 6)
    for i, y in enumerate((3.0, 0, -3.0)):
        alarm_lamp(5.6, y + .4, z + .84, s=1.3)
        for k in range(3):
            carton(3.0 + .15 * k, y - 1.35, z + .42 * k, 1.2, 20 * k)
        tangle((4.0, y - .2, z + .9), (2.9, y - 1.0, z), 4, i + 3, .5, .03)
    file_tower(-2.2, -2.2, z, 12, .5, 4)
    file_tower(-2.9, 2.4, z, 9, -.4, 5)
    alert(-5.0, 0, z + 4.6, 1.1)
    light_pool(-5.0, 0, z + .02, 3.0, '#FF6A48', .6)
    spot('#FF7A58', 2200, (-4.6, -1.0, 5.6), 1.6, .4)


def triage():
    """The answer: one table sorts the tickets into three lanes; each ends at a bench, the last has mended and boxed a laptop."""
    diorama(15.2, 10.0, 1.6)
    slab(mat('floor', .45, coat=.25), 14.8, 9.6, .05, r=1.5, b=.015)
    z = .05
    cyl(mat('porcelain', .35, coat=.4), 1.7, .8, -5.0, 0, z, seg=64, b=.12)          # the sorting table
    cyl(mat('dark', .4), 1.4, .06, -5.0, 0, z + .78, seg=56, b=.02)
    torus(glow('teal3', 6), 1.6, .04, -5.0, 0, z + .8, seg=72)
    rnd = random.Random(3)
    for k in range(16):
        a = k * 2.4
        r = .25 + 1.0 * rnd.random()
        ticket(glow(('#FFC46A', '#7FFFF0', 'coral')[k % 3], 5), (-5.0 + r * math.cos(a), r * math.sin(a), z + .98), 20 * k, 1.2)
    tube(holo('#9FE8FF', .45, .1), [(-5.0, 0, z + 4.4), (-5.0, 0, z + 1.5)], .42, 24, smooth_path=False, shadow=False)
    for k in range(7):
        ticket(glow('#FFC46A', 5), (-5.0, 0, z + 1.7 + .4 * k), 40 * k, 1.3)
    for q in (1.5, 2.9, 4.4):
        torus(mat('porcelain', .35), .45, .06, -5.0, 0, z + q, seg=36)
    lanes = ((3.0, 'coral', '#FF9A80'), (0, 'amber', '#FFC46A'), (-3.0, 'teal3', '#7FFFF0'))
    for i, (y, c, g) in enumerate(lanes):
        path = [(-3.5, y * .22), (-2.6, y * .5), (-1.8, y * .9), (-.8, y), (2.6, y)]
        pts = [(p.x, p.y) for p in smooth([(a, b, 0) for a, b in path])]
        ribbon(mat('dark', .5), pts, .9, .1, z + .6)
        for s in (-.47, .47):
            tube(glow(c, 3), [(a, b + s, z + .72) for a, b in pts], .035, 8, smooth_path=False, shadow=False)
        for k in range(5):
            a, b = pts[int(len(pts) * (k + .5) / 5)]
            box(mat('steel', .4), .12, .7, .6, a, b, z, r=.02, n=1)
        for k in range(7):
            a, b = pts[int((len(pts) - 1) * (k + .5) / 7)]
            ticket(glow(g, 5), (a, b, z + .92), 70, 1.25)
        with at(4.6, y, z):                                                            # the bench
            box(mat('desk', .55), 2.8, 1.7, .12, 0, 0, .72, r=.04)
            for sx in (-1.25, 1.25):
                for sy in (-.7, .7):
                    box(mat('steel', .4), .1, .1, .72, sx, sy, 0, r=.02, n=1)
            box(mat(('indigo6', '#A9C3BE'), .9), 2.8, .08, .7, 0, .85, .72, r=.03)
            panel_screen(('list1', 'gauge1', 'net1')[i], .8, .45, -.8, .76, .92, strength=2.6, bezel=.02)
            bar(mat('dark', .4), (1.1, .7, .8), (.9, .5, 1.7), .05)
            bar(mat('dark', .4), (.9, .5, 1.7), (.4, .1, 1.6), .05)
            cyl(glow('#FFE3BC', 7), .14, .06, .36, .08, 1.5, seg=18)
            for k in range(5):
                box(mat(('coral', 'amber', 'teal5', 'lav', 'steel')[k], .5), .05, .04, .3, .1 + .16 * k, .79, 1.0, r=.01, n=1)
            if i == 0:
                laptop(0, -.2, .84, 0, 1.4, 'schematic2')
                for k in range(4):
                    cyl(mat('steel', .3), .03, .4, -.9 + .1 * k, -.4 + .1 * k, .87, rot=(0, 90, 20 * k), seg=8)
            elif i == 1:
                box(mat('steel', .3, metal=.3), 1.0, .7, .06, 0, -.15, .84, r=.02)
                for k in range(6):
                    box(mat(('teal5', 'ink', 'amber6')[k % 3], .4), .2, .16, .06, -.3 + .3 * (k % 3), -.3 + .3 * (k // 3), .9, r=.01, n=1)
                chip(.9, -.4, .84, 20, .25)
            else:
                box(mat('desk', .85), 1.3, 1.0, .42, 0, -.15, .84, r=.03)
                box(mat(('#6A4A3A', '#8A6238'), .9), 1.16, .86, .02, 0, -.15, 1.25, r=.01, n=1)
                laptop(0, -.2, 1.22, 0, 1.3, 'mix1')
                for s in (-1, 1):
                    with at(s * .65, -.15, 1.26, ry=s * 28):
                        box(mat('desk', .85), .5, 1.0, .03, s * .25, 0, 0, r=.01, n=1)
                check(1.1, -.5, .95, .5)
        chair(4.6, y - 1.45, z, 0, ('coral', 'amber6', 'teal5')[i])
        spot('#FFD2A0', 520, (4.4, y - .2, 4.2), 1.5, .3)
    for x, y in ((-7.0, 3.4), (-6.8, -3.6), (6.9, 4.2), (6.9, -4.1), (-2.6, 4.2), (-2.6, -4.3)):
        potted_plant(x, y, z, 1.0)
    for k in range(3):
        carton(6.6, -2.2, z + .42 * k, 1.3, 10 * k)
    pallet_rack(-1.0, 4.25, z, 0, 3, 2, .8, seed=4)
    sofa(-5.2, 3.9, z, 0, 'teal5', 1.9)
    for i, (y, c, g) in enumerate(lanes):                                                 # the lanes, marked on the floor
        box(mat(c, .6), 5.6, .08, .01, 3.0, y - .75, z, r=.002, n=1)
    for k in range(14):
        box(mat('floor_line', .5), .03, 9.2, .006, -6.8 + 1.05 * k, 0, z, r=.002, n=1)
    kiosk(-4.6, -3.9, z, 0, .9)
    agv(-.6, -4.1, z, 0)
    agv(1.9, -4.2, z, 0, load=False)
    data_line([(-3.4, -4.1, z + .02), (3.0, -4.2, z + .02)], .03)
    cyl(mat(('indigo6', '#CFE3DC'), .9), 2.3, .012, -5.0, 0, z, seg=64, b=.004)
    rack(-6.9, 1.2, z, 90, 2.0)
    rack(-6.9, .3, z, 90, 2.0)
    spot('#FFE0B8', 900, (-4.6, -1.0, 5.4), 1.6, .4)


def midnight():
    """The banner: an office quarter asleep; on one open floor the helpdesk's screens still glow."""
    diorama(42, 13, 1.0)
    block(-20.7, -1.6, 20.7, 6.2, .5)
    road(-20.8, -4.2, 20.8, -1.8, .02)
    block(-20.7, -6.2, 20.7, -4.4, .4)
    z = .18
    sleeping = ((-16.6, 3.4, 3.4, 3.0, 4.6, 'facade1'), (-12.6, 3.6, 3.4, 2.8, 3.0, 'facade8'), (-8.6, 3.4, 3.6, 3.0, 5.4, 'facade7'), (7.2, 3.5, 3.4, 3.0, 4.8, 'facade3'),
                (11.2, 3.4, 3.6, 3.0, 3.4, 'facade1'), (15.4, 3.6, 3.6, 2.8, 5.0, 'facade8'))
    for x, y, w, d, h, c in sleeping:
        building(x, y, w, d, h, c, z=z, lit=.03, sides=(0, 1, 3), roof='mix')
    # the house that is awake: closed floors below and above, one open between
    x0, y0, w, d = -.6, 2.9, 8.6, 4.4
    building(x0, y0, w, d, 2.0, 'facade2', z=z, lit=.02, sides=(0, 1, 3), roof='none', ledge=False)
    zf = z + 2.0
    P = mat('porcelain', .4, coat=.3)
    box(P, w + .5, d + .5, .2, x0, y0, zf, r=.05)
    box(glow('teal3', 5), w + .4, .04, .06, x0, y0 - d / 2 - .25, zf + .07, r=.01, n=1)
    box(glow('teal3', 5), .04, d + .4, .06, x0 + w / 2 + .25, y0, zf + .07, r=.01, n=1)
    box(mat('desk', .6), w + .2, d + .2, .02, x0, y0, zf + .195, r=.005, n=1)
    zi, H = zf + .21, 2.1
    warm = mat(('#E0A878', '#F0DCC0'), .7, emit=pick(.16, 0))
    box(warm, w, .14, H, x0, y0 + d / 2 - .1, zi, r=.03)
    box(warm, .14, d, H, x0 - w / 2 + .1, y0, zi, r=.03)
    for px in (-w / 2, -w / 6, w / 6, w / 2):
        box(P, .14, .14, H, x0 + px, y0 - d / 2, zi, r=.03)
    box(P, .14, .14, H, x0 + w / 2, y0, zi, r=.03)
    names = ('list1', 'mix1', 'net1', 'gauge1', 'list2', 'mix2', 'bars1', 'heat1')
    with at(x0, y0, zi):
        for r in range(2):
            for i in range(4):
                desk(-3.2 + 2.1 * i, -.9 + 1.7 * r, 0, 0, 1.7, .75, (names[(i + 3 * r) % 8], names[(i + 5 + r) % 8]), ('teal5', 'coral')[r])
                headset(-2.6 + 2.1 * i, -1.1 + 1.7 * r, .8, -30, 1.2)
        for k, n in enumerate(('map', 'list1', 'mix3')):
            panel_screen(n, 1.9, .95, -2.6 + 2.3 * k, d / 2 - .22, .75, strength=2.8, bezel=.04)
        for x, y in ((-3.9, 1.6), (3.9, 1.6), (3.9, -1.7)):
            potted_plant(x, y, 0, .9)
        for y in (-.8, .9):
            for k in range(3):
                box(glow('#FFD9A0', 8), 1.9, .12, .03, -2.6 + 2.6 * k, y, H - .06, r=.01, n=1)
        area('#FFC98A', 150, (0, -.6, H - .15), (0, -.6, 0), 7, 3)
    zc = zi + H
    box(P, w + .5, d + .5, .2, x0, y0, zc, r=.05)
    box(glow('amber', 4), w + .4, .04, .05, x0, y0 - d / 2 - .25, zc + .07, r=.01, n=1)
    building(x0, y0, w, d, 1.5, 'facade2', z=zc + .2, lit=.0, sides=(0, 1, 3), roof='none', ledge=False)
    box(mat('trim2', .5), w + .3, d + .3, .14, x0, y0, zc + 1.68, r=.05)
    for k in range(4):
        hvac(x0 - 2.8 + 1.1 * k, y0 + .6, zc + 1.82, 1.1)
    sat_dish(x0 + 2.8, y0 + .4, zc + 1.82, 1.2)
    light_pool(x0, -.6, z + .03, 4.2, '#FFB866', .8, .5)
    # the street, almost empty
    car(x0 + 4.4, -2.4, .07, 180, 'amber', s=.95)
    car(-10.4, -3.6, .07, 0, 'slate', lights=False, s=.95)
    car(9.6, -3.6, .07, 0, 'indigo5', lights=False, s=.95)
    auto_rickshaw(-5.6, -2.4, .07, 180, s=1.0)
    for x in (-13.6, -4.6, 5.0, 13.6):
        streetlight(x, -1.2, z, -90, 2.9, .8, energy=520 if abs(x) < 6 else 260, smart=False, on=abs(x) < 6 or x > 0)
    rnd = random.Random(5)
    for k in range(15):
        x = -15 + 2.15 * k + rnd.uniform(-.3, .3)
        (tree if k % 4 else bench)(x, -5.3, z, *((rnd.uniform(.65, .85),) if k % 4 else (180,)))
    for x in (-10.6, -6.4, 4.8, 9.2, 13.2):
        tree(x, .6, z, rnd.uniform(.8, 1.0))
    for x in (-3.4, -1.2, 1.0, 2.8):
        planter(x, -.2, 1.3, .4, z)
    smart_bin(3.9, -.3, z, 0)
    spot('#FFC98A', 520, (x0, -.6, 3.8), 2.0, .4)


def build(variant):
    if variant == 'banner':
        stage(20, -1.25, fill=.95, key=.85)
        return midnight()
    if variant:
        with trouble(variant == 'obstacles'):
            stage(12, -1.25, fill=1.35, key=1.3)
            return deserted() if variant == 'obstacles' else triage()
    stage(15, -1.25, fill=1.25, key=1.25)
    diorama_shape(circle(R, 96))
    around()
    offices()
    pavilion()
    tubes()


FEATURES = iso((0, 0, 0.25), 19.2, az=36, el=34, variant='features')

SHOTS = {
    'main': iso((-.1, .1, 1.15), 28.8, az=45, el=36),
    'obstacles': {**FEATURES, 'variant': 'obstacles'},
    'features': FEATURES,
    'banner': hero((6.5, -24.5, 8.4), (-.2, .8, 2.5), 39, fstop=3.2, variant='banner', edge=(0, .07, 0, .07)),
}
