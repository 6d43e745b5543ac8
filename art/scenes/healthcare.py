"""A hospital with its front wall taken away: wards on two floors, an ambulance bay, oxygen, and one desk that sees it all."""
from kit import *
from kit.mess import *
from kit.paper import *
from scenes.rooms import *

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


def basket(x, y, z, rz=0):
    """A cane basket with a cloth over it."""
    with at(x, y, z, rz):
        cyl(mat('wood', .8), .19, .26, 0, 0, 0, r1=.26, seg=20, b=.03)
        torus(mat('sand', .8), .26, .03, 0, 0, .26, seg=24)
        blob(mat(('coral', 'peri')[int(abs(x) * 7) % 2], .9), (.22, .22, .1), 0, 0, .27, i=1, flat=False)


def overrun():
    """The same ward in trouble: bags and sandals hold places in a queue for the one desk, charts lie in piles and the vaccine fridge calls."""
    connected_ward()
    z = .06
    rnd = random.Random(5)
    colors = ('coral', 'amber', 'teal5', 'peri', 'rose', 'wood')
    for k in range(26):                                                 # the queue, folded three times
        row, i = divmod(k, 9)
        x, y = -5.6 + .72 * (i if row % 2 == 0 else 8 - i), -.75 - .95 * row
        bag(x + rnd.uniform(-.1, .1), y + rnd.uniform(-.12, .12), z, colors[k % 6], rnd.uniform(-40, 40), 1.0)
        sandals(x + .1, y - .36, z, rnd.uniform(-30, 30))
    for x, y, n in ((.2, -1.65, 7), (2.2, -1.6, 10), (2.5, -2.5, 14), (3.1, -1.9, 9), (.3, -3.1, 12), (1.7, -3.3, 8), (5.4, -1.6, 11)):
        file_tower(x, y, z + (1.0 if n in (7, 10) else 0), n, .4, n, 13 * n)
    scatter(26, -1.5, -4.0, 5.6, -.6, z, 8, 4)
    for y in (1.55, .25):
        alarm_lamp(6.45, y, z + 2.05, s=1.3)
    puddle(6.0, -.3, z, .7, 3)
    alert(1.2, -1.6, z + 2.85, .95)
    light_pool(5.8, .3, z + .03, 1.8, '#FF6A48', .8)
    spot('#FF7A58', 1800, (5.4, .0, 4.2), 1.5, .4)
    spot('#FF7A58', 1500, (.6, -2.6, 4.6), 1.6, .4)


def trolley(x, y, z, rz=0, color='teal5'):
    """A ward trolley: three trays of boxes and bottles."""
    with at(x, y, z, rz):
        for sx in (-.4, .4):
            for sy in (-.25, .25):
                cyl(mat('steel', .3), .022, .95, sx, sy, .06, seg=8)
                sphere(mat('dark', .5), .06, sx, sy, .06, seg=10)
        for k, zz in enumerate((.2, .55, .92)):
            box(mat('porcelain', .4), .9, .6, .04, 0, 0, zz, r=.02)
            for i in range(4):
                c = (color, 'coral', 'white', 'amber')[(i + k) % 4]
                if (i + k) % 2:
                    box(mat(c, .5), .16, .2, .14, -.3 + .2 * i, -.08, zz + .04, r=.02, n=1)
                else:
                    cyl(mat(c, .4), .06, .18, -.3 + .2 * i, .08, zz + .04, seg=12, b=.02)


def cylinder(x, y, z, c='teal5'):
    """An oxygen cylinder of the bank."""
    lathe(mat('white', .35, coat=.4), [(.24, 0), (.26, .05), (.26, 1.4), (.19, 1.6), (.08, 1.7), (.08, 1.84)], x, y, z, seg=28)
    cyl(mat(c, .4), .264, .2, x, y, z + 1.1, seg=28, b=.01)
    cyl(mat('steel', .3, metal=.5), .1, .12, x, y, z + 1.8, seg=16)


def connected_ward():
    """The answer: ward and plant room side by side, wired to one screen."""
    w, d, h = 14.4, 8.6, 3.6
    hall(w, d, h, floor=('#6C7ABC', '#E4E6DC'), inlay=('#5C6AB0', '#D2DAD0'), wall=('#5A66B2', '#F3EEE2'), dado=('#1F858C', '#8FC9BC'), pilasters=False)
    z = .06
    part = 1.55                                                      # where the plant room begins
    slab(mat(('#4C5488', '#CFC6B6'), .7), w / 2 - part - .2, d - .4, .02, (w / 2 + part) / 2, 0, z - .006, r=.1, b=.005)
    box(mat('wall2', .6), .2, 5.0, .95, part, d / 2 - 2.5, z, r=.04)
    box(mat('trim', .5), .3, 5.1, .09, part, d / 2 - 2.5, z + .95, r=.03)
    for k in range(4):
        box(mat('trim', .5), .09, .09, 1.5, part, d / 2 - .2 - 1.6 * k, z + 1.0, r=.02)
    box(holo('#8FD8FF', .3, .08), .03, 4.8, 1.4, part, d / 2 - 2.5, z + 1.03, r=.01, n=1, shadow=False)
    box(mat('trim', .5), .12, 5.0, .08, part, d / 2 - 2.5, z + 2.45, r=.02)
    for i in range(3):                                               # three beds, each below its panel
        x = -5.5 + 2.35 * i
        hospital_bed(x, d / 2 - 1.35, z, 0, ('teal3', 'peri', 'amber')[i])
        box(mat('porcelain', .4), 1.9, .08, .34, x, d / 2 - .1, 1.35, r=.03)
        for q in range(3):
            cyl(glow(('teal3', 'amber', 'peri')[q], 4), .06, .05, x - .6 + .6 * q, d / 2 - .12, 1.52, rot=(90, 0, 0), seg=16, b=.01)
        sash(1.5, 1.0, x, d / 2 - .04, 2.1, 0, 2, '#9FBCFF', 1.7)
        box(glow('#FFE3B8', 5), 1.1, .1, .07, x, d / 2 - .16, 1.86, r=.02, n=1)
        if i < 2:                                                    # a curtain and its rail
            for k in range(9):
                cyl(mat(('teal3', '#A9D8CC'), .8), .075, 1.75, x + 1.18 + .02 * (-1) ** k, d / 2 - .35 - .13 * k, z + .35, seg=10, b=.02)
            bar(mat('steel', .3), (x + 1.18, d / 2 - .15, z + 2.14), (x + 1.18, d / 2 - 2.5, z + 2.14), .04)
    with at(-w / 2 + .06, 0, 0, 90):                                 # the left wall: two windows, a wash basin
        for x in (2.3, -.1):
            sash(1.7, 1.2, x, -.02, 1.7, 0, 3, '#9FBCFF', 1.7)
        cross_sign(-2.5, -.08, 1.75, 0, .8)
        with at(1.1, -.3, z):
            box(mat('white', .3, coat=.5), .8, .5, .2, 0, 0, .8, r=.08, n=3)
            cyl(mat('steel', .3), .03, .3, 0, .12, 1.0, seg=10)
    trolley(-5.9, .6, z, 80)
    trolley(-3.0, .75, z, 10, 'coral')
    sofa(-6.35, -2.4, z, 90, 'teal5', 1.8)
    round_table(-5.1, -2.4, z)
    with at(-2.6, -1.85, z):                                         # a wheelchair's corner: scales and a drip waiting
        for s in (-1, 1):
            torus(mat('dark', .5), .34, .035, s * .3, 0, .36, rot=(0, 90, 0), seg=32)
            torus(mat('steel', .3), .3, .015, s * .33, 0, .36, rot=(0, 90, 0), seg=32)
            cyl(mat('dark', .5), .1, .05, s * .22 - .025, -.42, .1, rot=(0, 90, 0), seg=14)
            box(mat('dark', .5), .05, .5, .05, s * .29, -.05, .72, r=.02)
            bar(mat('steel', .3), (s * .27, .28, .4), (s * .27, .36, 1.05), .04)
        box(mat('teal5', .7), .54, .5, .08, 0, -.02, .46, r=.03)
        box(mat('teal5', .7), .54, .07, .55, 0, .27, .5, r=.03, rot=(-8, 0, 0))
        box(mat('dark', .5), .4, .2, .04, 0, -.5, .14, r=.02)
    # the plant room: the oxygen bank, its manifold, the vaccine fridges
    n = 8
    for i in range(n):
        x = 2.35 + .6 * i
        cylinder(x, d / 2 - .55, z, 'teal5' if i < 4 else 'peri')
        pipe([(x, d / 2 - .55, z + 1.85), (x, d / 2 - .55, z + 2.3)], .04, flanges=False)
        gauge_dial(x, d / 2 - .78, z + 2.08, 0, .66, .35 + .06 * i)
    bar(mat('steel', .4), (2.0, d / 2 - .86, z + .8), (2.3 + .6 * n, d / 2 - .86, z + .8), .06)
    pipe([(2.0, d / 2 - .55, z + 2.36), (2.35 + .6 * n - .1, d / 2 - .55, z + 2.36)], .1)
    pipe([(2.05, d / 2 - .55, z + 2.36), (2.05, d / 2 - .3, z + 2.9), (-6.4, d / 2 - .3, z + 2.9)], .07)
    with at(4.4, d / 2 - .1, 2.65):
        panel_screen('gauge1', 1.5, .7, 0, -.02, .0, strength=2.6, bezel=.06)
    for i, y in enumerate((1.55, .25)):
        fridge(w / 2 - .75, y, z, 62, in_trouble())
    storage_tank(5.0, .3, z, .72, 1.25, stairs=False)
    pump(3.2, .8, z, 0, .9)
    pipe([(3.65, .8, z + .9), (3.65, .8, z + 1.25), (4.5, .8, z + 1.25)], .08)
    # the one screen, at the nurses' desk
    with at(1.2, -1.6, z):
        box(mat(('indigo6', 'trim'), .5), 3.4, .7, .92, 0, 0, 0, r=.08, n=3)
        box(mat('desk', .4, coat=.3), 3.6, .9, .08, 0, 0, .92, r=.03)
        box(glow('teal3', 3), 3.2, .02, .05, 0, -.36, .12, r=.01, n=1)
        for sx in (-.7, .7):
            box(mat('steel', .4), .09, .09, .5, sx, .12, .98, r=.02)
        panel_screen('vitals', 3.0, 1.35, 0, .1, 1.25, (-4, 0, 0), 3.0, .08, .1)
        keyboard(-.9, -.2, 1.0)
        mug(1.45, -.15, 1.0)
        flat_tablet(.9, -.2, 1.0)
        chair(-.7, -.95, 0, 8, 'amber6')
        chair(.8, -.95, 0, -12, 'teal5')
    zz = z + .06
    for i in range(3):
        x = -5.5 + 2.35 * i
        y = -.35 - .22 * i
        wire(((x, d / 2 - 2.55, zz), (x, y, zz), (.2 + .35 * i, y, zz), (.2 + .35 * i, -1.25, zz)), .045)
    wire(((2.35, d / 2 - 1.0, zz), (2.35, -.1, zz), (1.5, -.1, zz), (1.5, -1.25, zz)), .045)
    wire(((5.85, .9, zz), (5.85, -1.0, zz), (3.4, -1.0, zz), (3.4, -.5, zz), (1.95, -.5, zz), (1.95, -1.25, zz)), .045)
    with at(4.3, -2.7, z, 96):                                       # a stretcher just in
        for sx in (-.3, .3):
            for sy in (-.75, .75):
                cyl(mat('dark', .5), .09, .06, sx - .03, sy, .09, rot=(0, 90, 0), seg=14)
                bar(mat('steel', .3), (sx, sy, .1), (sx * .6, -sy * .6, .62), .04)
        box(mat('amber', .5), .74, 1.9, .08, 0, 0, .62, r=.03)
        box(mat('white', .8), .66, 1.8, .14, 0, 0, .7, r=.06, n=3)
        box(mat('coral', .8), .7, .8, .08, 0, -.3, .8, r=.04, n=3)
        box(mat('white', .9), .5, .3, .1, 0, .7, .82, r=.05, n=3)
    planter(-1.6, -3.75, 2.6, .42, z)
    planter(3.2, -3.8, 2.4, .42, z)
    potted_plant(-6.7, 3.7, z)
    potted_plant(-6.6, -3.7, z)
    potted_plant(6.6, -3.6, z)
    for x, y, e in ((-3.2, 1.9, 1100), (4.4, 2.0, 1100), (1.2, -2.4, 700), (-4.6, -2.2, 600)):
        spot('#FFD9B0', e, (x, y, 4.6), 1.8, .3)
    soft(12, 6.5, 7.5, 1500, '#FFE4C8', y=-2)


def set_of(variant):
    with trouble(variant == 'obstacles'):
        stage(12, -1.25, fill=1.4, key=1.3)
        overrun() if variant == 'obstacles' else connected_ward()


def build(variant):
    if variant:
        return set_of(variant)
    stage(15, -1.25, fill=1.1, key=1.1)
    ground()
    shell()
    wards()
    bay()
    garden()


FEATURES = iso((.15, 0, 1.2), 21.4, az=32, el=31, variant='features', edge=(.03, .02, .03, .02))

SHOTS = {
    'main': iso((.1, -.3, 2.2), 24.6, az=27, el=20),
    'obstacles': {**FEATURES, 'variant': 'obstacles'},
    'features': FEATURES,
}
