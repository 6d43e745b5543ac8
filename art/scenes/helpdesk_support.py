"""A round pavilion of desks with headsets; glass tubes bring glowing tickets from the offices around to its hub."""
from kit import *
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
    torus(mat('porcelain', .35, coat=.3), 4.72, .16, z=z + 2.75, seg=96, sec=12)                 # the ring of the roof, left open
    torus(glow('#FFD9A0', 6), 4.55, .05, z=z + 2.66, seg=96)
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
        headset(0, 0, .2, 0, 5.2, ('#F4F1FF', '#3A4166'), 'teal3')
    for k in range(8):
        with at(0, 0, z, 45 * k - 45):
            data_line([(0, 1.1, .03), (0, 3.1, .03)], .025)
    for x, y in ((2.6, -2.6), (-2.6, 2.6), (2.6, 2.6), (-2.6, -2.6)):
        spot('#FFD2A0', 620, (x, y, 4.2), 2.0, .3)


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


def build(variant):
    stage(15, -1.25, fill=1.25, key=1.25)
    diorama_shape(circle(R, 96))
    around()
    offices()
    pavilion()
    tubes()


SHOTS = {'main': iso((-.1, .1, 1.9), 26.4, az=45, el=35)}
