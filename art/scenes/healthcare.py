"""A hospital with its front wall taken away: wards on two floors, an ambulance bay, oxygen, and one desk that sees it all."""
from kit import *
from kit.paper import *

SEED = 52
W, D = 18., 13.
X0, X1, Y0, Y1 = -7.6, 3.2, -.3, 3.1       # the block
FH = 2.85                                   # a storey
K = .66                                     # furniture's scale


def ground():
    diorama(W, D, 1.0)
    block(-W / 2 + .06, -2.3, W / 2 - .06, D / 2 - .06, .7)
    slab(mat('grass', .85, spec=.15), W - .12, 2.6, .12, 0, -5.12, 0, r=.7, b=.04)
    road(-W / 2 + .05, -3.75, W / 2 - .05, -2.4)


def shell():
    white, wall, floor = mat('porcelain', .45), mat(('#6E76C0', '#EDE6DA'), .6), mat(('#7C86C8', '#DCE6E0'), .5)
    cx, cy, w, d = (X0 + X1) / 2, (Y0 + Y1) / 2, X1 - X0, Y1 - Y0
    for f in range(3):
        z = .18 + FH * f
        box(white, w + .3, d + .3, .2, cx, cy, z, r=.05)
        if f < 2:
            box(floor, w - .05, d - .02, .03, cx, cy, z + .19, r=.01, n=1)
            box(wall, w, .16, FH - .2, cx, Y1 - .05, z + .2, r=.03)
            box(wall, .16, d, FH - .2, X0 + .05, cy, z + .2, r=.03)
            for k in range(1, 3):                                    # partitions, cut low towards the viewer
                x = X0 + w * k / 3
                box(wall, .1, d - 1.1, FH - .2, x, cy + .5, z + .2, r=.02)
            for i in range(9):                                       # windows in the back wall
                x = X0 + w * (i + .5) / 9
                box(mat('trim', .5), .72, .04, .72, x, Y1 - .14, z + 1.12, r=.02, n=1)
                box(mat(('#26408E', '#BFDCEB'), .15, emit=pick(.5, 0)), .6, .05, .6, x, Y1 - .15, z + 1.18, r=.02, n=1)
            for i in range(3):
                x = X0 + w * (i + .5) / 3
                box(glow('#FFF0D8', 5), 1.8, .5, .03, x, cy + .3, z + FH - .03, r=.01, n=1)
                spot('#FFDDB4', 620, (x, cy, z + FH - .08), 2.5, .3)
            box(glow('teal3', 2.5), w + .2, .03, .05, cx, Y0 - .16, z + .08, r=.01, n=1)
            with at(X1 - .05, cy, z + .2, 90):                       # the glazed side
                box(holo('#8FD8FF', .3, .1), d - .2, .04, FH - .22, 0, 0, 0, r=.01, n=1, shadow=False)
                for q in range(5):
                    box(white, .06, .1, FH - .2, -d / 2 + .1 + q * (d - .2) / 4, 0, 0, r=.01, n=1)
    z = .18 + 2 * FH + .2
    for i in range(4):
        hvac(X0 + .9 + .8 * i, 2.4, z, .9)
    for i in range(5):
        for j in range(2):
            solar_panel(X0 + .8 + .62 * i, .3 + .7 * j, z, .54, .46)
    with at(.8, 1.4, z):                                             # helipad
        cyl(mat('slate', .7), 1.45, .12, seg=48, b=.03)
        torus(mat('amber', .5), 1.2, .04, z=.12, seg=48)
        for a, b, xx, yy in ((.15, .95, -.35, 0), (.15, .95, .35, 0), (.6, .15, 0, 0)):
            box(mat('line', .5), a, b, .02, xx, yy, .12, r=.004, n=1)
        for i in range(12):
            sphere(glow('teal3', 7), .045, 1.36 * math.cos(i * pi / 6), 1.36 * math.sin(i * pi / 6), .15, seg=10)
    with at(-2.6, .2, z):
        box(mat('ink', .4), .1, .1, .5, 0, 0, 0, r=.02)
        cross_sign(0, -.02, .45, 25, 1.5)


def wards():
    """Beds in five bays, a nurses' desk in the middle of the ground floor, a scanner above."""
    w = (X1 - X0) / 3
    heads = []
    for f in range(2):
        z = .18 + FH * f + .22
        for b in range(3):
            x0 = X0 + w * b
            with at(x0 + w / 2, Y1 - .35, z):
                if (f, b) == (0, 1):
                    with at(0, -1.4, 0, 0, K):
                        for q, (a, c) in enumerate(((-1.25, 'list1'), (0, 'vitals'), (1.25, 'mix1'))):
                            desk(a, .2 if q == 1 else 0, 0, 180 + (q - 1) * 22, 1.35, .7, (c,), seat=True)
                        panel_screen('vitals', 2.6, 1.35, 0, 1.5, 1.25, strength=2.6, bezel=.06)
                        potted_plant(2.1, .9, 0)
                elif (f, b) == (1, 2):
                    mri(0, -.9, 0, 0, .56)
                    with at(-1.35, -.5, 0, 0, K):
                        desk(0, 0, 0, 0, 1.2, .7, ('vitals',), seat=False)
                else:
                    for i in range(3):
                        with at(-1.15 + 1.15 * i, -.85, 0, 0, K):
                            hospital_bed(0, 0, 0, 0, ('teal3', 'peri', 'amber')[(i + b + f) % 3])
                        heads.append((x0 + w / 2 - 1.15 + 1.15 * i, Y1 - .22, z + 1.02))
                    for i in range(2):                               # curtains between beds
                        box(holo('#9BF2E0', .25, .25), .03, 1.2, 1.15, -.575 + 1.15 * i, -.75, .25, r=.01, n=1, shadow=False)
    mid = X0 + w * 1.5
    lift = X0 + w * 2                                           # the riser, on the edge of the partition
    for f in range(2):                                               # from each bed along the floor's edge to the desk
        z = .18 + FH * f + .25
        xs = [x for x, _, h in heads if (h > FH) == bool(f)]
        for x in xs:
            tube(data_mat('data', 2.8), elbow_path([(x, Y1 - 1.95, z), (x, Y0 + .12, z), (x + .01, Y0 + .12, z)], .1), .035, 6, smooth_path=False, shadow=False)
            sphere(glow('#7FFFF0', 7), .07, x, Y0 + .12, z, seg=10, shadow=False)
        tube(data_mat('data', 2.8), [(min(xs), Y0 + .12, z), (max(max(xs), lift), Y0 + .12, z)], .035, 6, smooth_path=False, shadow=False)
    tube(data_mat('data', 2.8), [(lift, Y0 - .2, .43), (lift, Y0 - .2, .43 + FH)], .035, 6, smooth_path=False, shadow=False)
    for f in range(2):
        tube(data_mat('data', 2.8), [(lift, Y0 + .12, .43 + FH * f), (lift, Y0 - .2, .43 + FH * f)], .035, 6, smooth_path=False, shadow=False)
    tube(data_mat('data', 2.8), [(mid, Y0 + .12, .43), (mid, Y1 - 1.9, .43)], .035, 6, smooth_path=False, shadow=False)


def bay():
    """The ambulance bay at the side, and the oxygen tank behind it."""
    with at(5.6, -.1, .18):
        box(mat('porcelain', .4), 4.2, 2.6, .14, 0, 0, 2.0, r=.06)
        box(glow('#FFE9C4', 4), 3.9, .04, .05, 0, -1.3, 2.03, r=.01, n=1)
        box(glow('rose', 5), .9, .05, .1, 1.1, -1.32, 2.2, r=.02, n=1)
        for sx in (-1.9, 1.9):
            for sy in (-1.1, 1.1):
                cyl(mat('porcelain', .4), .08, 2.0, sx, sy, 0, seg=14)
        slab(mat('yard', .7), 4.2, 3.6, .03, 0, -.3, 0, r=.2, b=.01)
        for i in range(3):
            box(mat('amber', .6), .07, 2.6, .012, -1.95 + 1.95 * i, -.2, .03, r=.003, n=1)
        spot('#FFE0B8', 900, (0, -.2, 1.95), 2.4, .3)
    ambulance(4.7, -.3, .22, -90, .95)
    ambulance(6.6, .1, .22, -90, .95)
    ambulance(5.0, -3.1, .05, 180, .95)
    with at(6.6, 3.9, .18):
        slab(mat('concrete', .7), 3.2, 2.6, .12, r=.2, b=.03)
        for a in (45, 135, 225, 315):
            cyl(mat('steel', .4), .08, .6, .55 * math.cos(rad(a)), .55 * math.sin(rad(a)), .1, seg=12)
        lathe(mat('white', .3, coat=.5), [(.0, .4), (.5, .45), (.78, .68), (.85, .9), (.85, 3.3), (.78, 3.55), (.5, 3.78), (0, 3.84)], seg=48)
        for zz in (1.2, 2.2, 3.1):
            torus(mat(('lav', 'steel'), .4), .86, .025, z=zz, seg=48)
        cyl(mat('teal5', .4), .858, .34, z=2.5, seg=48, b=.005)
        with at(rz=40):
            box(mat('ink', .4), .2, .06, 1.3, 0, -.86, 1.0, r=.03)
            box(glow('teal3', 6), .12, .08, .95, 0, -.86, 1.05, r=.02, n=1)
        pipe([(-.6, -.4, .45), (-2.2, -.4, .45), (-3.3, -.4, .45)], .09)
        for i in range(3):
            box(mat('steel', .4), .5, .1, .8, 1.15, -.7 + .4 * i, .12, r=.02, rot=(0, 0, 0))
        for a, b in (((-1.5, -1.2), (1.5, -1.2)), ((1.5, -1.2), (1.5, 1.2))):
            fence(*a, *b, .12, .6, 'steel', .3)
    signal_arc((6.6, 3.9, 4.1), (-2.2, 1.4, 6.4), 1.3, .02)
    ripples(6.6, 3.9, 4.1, 3, .25, .2, .02)


def garden():
    for x in (-8.2, -5.4, -2.6, .2, 3.0, 8.1):
        tree(x, -5.0, .12, .8)
    for x in (-6.8, -4.0, -1.2, 1.6, 4.6, 6.4):
        planter(x, -4.5, 1.7, .36, .12)
        bush(x, -5.6, .12, .22)
        bush(x + .8, -5.4, .12, .17)
    for x in (-8.3, 1.0, 8.3):
        streetlight(x, -4.1, 0, 90, 3.0, .9, energy=1100, smart=False)
    for x in (-6.6, -3.9, -1.2, 1.5):
        bench(x, -1.6, .18, 0)
        bush(x + 1.3, -1.5, .18, .2)
    car(-4.8, -2.75, .05, 0, 'amber')
    auto_rickshaw(-.8, -3.35, .05, 180)
    for x, y in ((-8.4, 3.4), (-8.4, 5.4), (-6.5, 5.2), (-3.8, 5.3), (-1.0, 5.2), (1.9, 5.3), (4.3, 5.4), (8.3, 1.6), (8.4, -1.4)):
        tree(x, y, .18, 1.0)


def bag(x, y, z, c='coral', rz=0, s=1.):
    with at(x, y, z, rz, s):
        box(mat(c, .7), .42, .26, .34, r=.08, n=3)
        torus(mat('dark', .6), .11, .018, 0, 0, .34, rot=(90, 0, 0), a0=0, a1=180, seg=16, sec=6)


def sandals(x, y, z, rz=0, c='wood'):
    with at(x, y, z, rz, 1.7):
        for s in (-1, 1):
            slab(mat(c, .7), .1, .26, .035, s * .085, 0, 0, r=.045, b=.01)
            torus(mat('dark', .6), .045, .012, s * .085, .04, .035, rot=(90, 0, 0), a0=0, a1=180, seg=12, sec=6)


def fridge(x, y, z, rz=0, alarm=False):
    """A vaccine fridge: a glass door, trays of vials, its temperature above."""
    c = 'coral' if alarm else 'teal3'
    with at(x, y, z, rz):
        box(mat('porcelain', .4), 1.0, .8, 2.1, r=.06, n=3)
        box(mat(('#1F3A7A', '#CFE6EE'), .2, emit=pick(.9, 0)), .8, .05, 1.4, 0, -.39, .25, r=.03)
        for k in range(4):
            box(mat('steel', .4), .78, .06, .03, 0, -.4, .35 + .33 * k, r=.006, n=1)
            for i in range(7):
                cyl(mat(('coral', 'mint', 'amber', 'peri')[(i + k) % 4], .4), .04, .14, -.33 + .11 * i, -.42, .38 + .33 * k, seg=10, b=.012)
        box(glow(c, 5), .5, .03, .16, 0, -.41, 1.78, r=.03, n=1)
        box(mat('steel', .3), .05, .08, .7, .36, -.45, .6, r=.02, n=1)


def registration():
    """The trouble: one window open, a line of bags and sandals, charts in heaps, a fridge too warm."""
    small_room(12.5, 9.4, 3.5, 'tiles')
    z = .04
    with at(-.6, 3.3, z):
        box(mat(('indigo6', 'trim'), .5), 8.6, .7, 1.0, 0, 0, 0, r=.05)
        box(mat('desk', .4), 8.7, .9, .07, 0, -.05, 1.0, r=.03)
        box(mat('wall2', .6), 8.7, .3, .5, 0, .1, 2.5, r=.05)
        for i in range(5):
            x = -4.3 + 2.15 * i
            box(mat('wall2', .6), .22, .3, 2.5, x, .1, 0, r=.03)
            if i < 4:
                if i == 1:
                    box(pane_glow('#FFC983', 2.2, .5), 1.8, .04, 1.4, 1.07 + x, .2, 1.08, r=.02)
                    monitor('list2', x + 1.5, .05, 1.07, 160, .5, .3)
                else:
                    for k in range(11):
                        box(mat('steel', .5), 1.9, .06, .12, 1.07 + x, .1, 1.09 + .127 * k, r=.02, n=1)
                box(glow('teal3' if i == 1 else 'indigo5', 4 if i == 1 else .6), .7, .05, .2, 1.07 + x, -.07, 2.65, r=.03, n=1)
                for j in range(1 + (i % 2)):
                    file_tower(x + .6 + .6 * j, -.1, 1.07, 3 + (i * 3 + j * 2) % 5, .2, i * 5 + j)
    rnd = random.Random(3)
    cs = ('coral', 'teal5', 'amber6', 'peri', 'wood', 'rose', 'leaf3')
    way = [(-1.65, 2.3), (-1.65, -1.2), (.6, -1.2), (.6, 1.8), (2.6, 1.8), (2.6, -3.2), (-4.6, -3.2)]
    k = 0
    for (a, b), (c, d) in zip(way, way[1:]):
        n = int(math.hypot(c - a, d - b) / .66)
        for i in range(n):
            x, y = a + (c - a) * (i + .5) / n + rnd.uniform(-.06, .06), b + (d - b) * (i + .5) / n + rnd.uniform(-.06, .06)
            rz = math.degrees(math.atan2(d - b, c - a)) + 90 + rnd.uniform(-20, 20)
            if k % 3 == 1:
                sandals(x, y, z, rz, rnd.choice(('wood', 'slate', 'brick')))
            else:
                bag(x, y, z, rnd.choice(cs), rz, rnd.uniform(1.35, 1.75))
            k += 1
    fridge(4.3, 2.3, z, 35, True)
    alarm_lamp(4.3, 2.3, z + 2.1)
    light_pool(4.0, 1.7, z + .02, 1.4, '#FF7759', .7)
    for i, (x, y, n) in enumerate(((-5.2, 2.2, 11), (-5.1, 1.3, 8), (-5.2, .4, 13), (-4.5, 1.9, 6), (-5.1, -.6, 9), (4.9, -.2, 8), (4.9, -1.1, 12))):
        file_tower(x, y, z, n, 1.0 * (-1) ** i, 40 + i)
    bench(-5.2, -2.0, z, 90)
    potted_plant(-5.4, -3.9, z)
    spot('#FFC98A', 3200, (-1.6, 1.2, 4.6), 1.6, .3)
    spot('#FFC98A', 2800, (1.2, -1.6, 4.6), 1.7, .3)
    spot('#FFC98A', 2000, (-3.8, -2.0, 4.6), 1.6, .3)
    spot('#FF6A4C', 1100, (4.3, 1.4, 3.6), 1.6, .3)
    if not is_day():
        area('#FFDDB4', 450, (0, -2.0, 8.0), (0, 0, 0), size=8, size_y=7, spec=.3)


def connected_ward():
    """The answer: ward and plant room side by side, wired to one screen."""
    small_room(13, 9.0, 3.7, 'plain')
    z = .04
    box(mat('wall2', .6), .22, 5.6, .95, .6, 1.3, z, r=.04)
    box(mat('trim', .5), .3, 5.7, .1, .6, 1.3, z + .95, r=.03)
    for k in range(4):
        box(mat('trim', .5), .1, .1, 1.4, .6, -1.4 + 1.8 * k, z + 1.0, r=.02)
    box(holo('#8FD8FF', .3, .07), .03, 5.4, 1.3, .6, 1.3, z + 1.05, r=.01, n=1, shadow=False)
    for i in range(2):
        hospital_bed(-4.3 + 2.3 * i, 2.4, z, 0, ('teal3', 'peri')[i])
    sofa(-5.4, -1.4, z, 90, 'teal5', 1.5)
    potted_plant(-5.7, 3.5, z)
    potted_plant(-5.5, -3.6, z)
    window_wall(3.6, 1.5, -3.2, 4.02, 1.7, 0, 4)
    for i in range(7):                                               # the oxygen manifold
        x = 1.5 + .52 * i
        lathe(mat('white', .35, coat=.4), [(.2, 0), (.22, .05), (.22, 1.25), (.16, 1.42), (.06, 1.5), (.06, 1.62)], x, 3.3, z, seg=24)
        cyl(mat('teal5', .4), .224, .14, x, 3.3, z + 1.0, seg=24, b=.01)
        pipe([(x, 3.3, z + 1.6), (x, 3.3, z + 1.95)], .04, flanges=False)
        gauge_dial(x, 3.05, z + 1.78, 0, .62, .4 + .06 * i)
    pipe([(1.3, 3.3, z + 2.0), (5.2, 3.3, z + 2.0), (5.2, 3.3, z + .6)], .09)
    box(mat('porcelain', .4), 1.0, .4, 1.3, 5.5, 3.2, z + .3, r=.05)
    panel(image_mat('gauge1', 2.4), .8, .5, 5.5, 2.995, z + .9)
    fridge(5.4, 1.0, z, 50)
    with at(-5.55, .9, z, 90):
        totem(0, 0, 0, 0)
    for k in range(2):
        with at(-4.95 + 2.3 * k, 3.6, z):
            box(mat('desk', .5), .5, .45, .6, 0, 0, 0, r=.03)
            mug(0, 0, .6)
    desk(1.9, -2.4, z, 180, 2.2, .9, (), seat=True)
    panel_screen('vitals', 2.4, 1.4, 1.9, -2.0, z + .95, (-6, 0, 0), 2.8, .07, .1)
    for pts in (((-4.3, 1.1, .1), (-4.3, -1.0, .1), (1.2, -1.0, .1), (1.2, -1.8, .1)), ((-2.0, 1.1, .1), (-2.0, -.6, .1), (1.6, -.6, .1), (1.6, -1.8, .1)),
                ((3.0, 2.9, .1), (3.0, -.4, .1), (2.2, -.4, .1), (2.2, -1.8, .1)), ((5.1, .5, .1), (5.1, -1.0, .1), (2.6, -1.0, .1), (2.6, -1.8, .1))):
        wire(pts)
    rug(-3.1, -1.6, z, 1.2, 'teal5')
    planter(4.8, -3.6, 2.4, .42, z)
    planter(-2.4, -3.9, 2.4, .42, z)
    for x, y, e in ((-3.2, 1.4, 1000), (3.2, 2.0, 1000), (1.9, -2.8, 700), (-3.6, -2.2, 500)):
        spot('#FFD0A0', e * 2.9, (x, y, 4.7), 1.6, .3)
    if not is_day():
        area('#FFDDB4', 600, (0, -2.0, 8.0), (0, 0, 0), size=8, size_y=7, spec=.3)


def set_of(variant):
    stage(11.5, -1.25, fill=1.7, key=1.5)
    registration() if variant == 'obstacles' else connected_ward()


def build(variant):
    if variant:
        return set_of(variant)
    stage(15, -1.25, fill=1.1, key=1.1)
    ground()
    shell()
    wards()
    bay()
    garden()


SHOTS = {
    'main': iso((.1, -.3, 2.2), 24.6, az=27, el=20),
    'obstacles': hero((9.6, -10.4, 6.2), (.15, .3, .75), 43, 2.8, (.6, 0, .6), variant='obstacles', edge=0),
    'features': iso((.1, 0, 1.25), 20.0, az=50, el=32, variant='features', edge=(.03, .015, .03, .02)),
}
