"""A tower crane lowers a furnished room, lights on, into the frame of a building whose lower floors already live."""
from kit import *
from kit.mess import *
from kit.paper import *
from kit.small import *

SEED = 83
MW, MD, MH = 2.3, 2.5, 1.5                    # a room module
NX, NY, FLOORS = 4, 2, 4
X0, Y0, Z0 = -3.1, .3, .3                     # the frame's left front corner
GAP = (2, 0, 3)                               # the place the hanging room will take
WALLS = ('#E8C9A0', '#9FB4E8', '#D99A8A', '#8FD0C4', '#C9B2E0', '#F0D8B0')


def place_of(i, j, k):
    return X0 + MW * (i + .5), Y0 + MD * (j + .5), Z0 + MH * k


def room_module(x, y, z, kind=0, lit=1.):
    """A room without its front: floor, walls, a lamp, furniture; front to -y, the right side glazed."""
    w, d, h = MW - .24, MD - .24, MH - .2
    P = mat('porcelain', .4, coat=.3)
    wall = mat(WALLS[kind % 6], .6, emit=pick(.62 * lit, 0))
    with at(x, y, z + .08):
        box(P, w, d, .08, r=.02)
        box(mat('desk', .6), w - .1, d - .1, .02, 0, 0, .075, r=.005, n=1)
        box(wall, w, .08, h, 0, d / 2 - .04, 0, r=.02)
        box(wall, .08, d, h, -w / 2 + .04, 0, 0, r=.02)
        box(P, w, d, .08, 0, 0, h - .06, r=.02)
        for px, py in ((-1, -1), (1, -1), (1, 1)):
            box(P, .08, .08, h, px * (w / 2 - .04), py * (d / 2 - .04), 0, r=.02, n=1)
        box(glow('#FFD9A0', 8 * lit), w * .6, .5, .03, 0, -.2, h - .1, r=.01, n=1)
        box(pane_glow('#FFD08A', 3.2 * lit), .03, d - .2, h - .3, w / 2 - .03, 0, .14, r=.01, n=1)
        for q in (-1, 0, 1):
            box(P, .05, .04, h - .2, w / 2 - .02, q * .7, .1, r=.01, n=1)
        with at(0, 0, .09, 0, .62):
            k = kind % 5
            if k == 0:
                desk(-.2, .5, 0, 0, 1.9, .8, ('mix1', 'net1'))
                potted_plant(1.2, 1.2, 0, .8)
            elif k == 1:
                sofa(-.2, .9, 0, 0, 'coral', 1.8)
                round_table(-.1, -.3, 0)
                rug(-.1, -.2, 0, .9)
            elif k == 2:
                desk(-.7, .4, 0, 0, 1.3, .8, ('bars1',))
                desk(.8, .4, 0, 0, 1.3, .8, ('list1',), 'coral')
            elif k == 3:
                meeting_table(-.1, .2, 0, 0, 2.2, .9, 2)
            else:
                for q in range(3):
                    rack(-.9 + .86 * q, .9, 0, 0, 1.6)
                potted_plant(1.3, -.4, 0, .7)
        panel(image_mat(('mix1', 'gauge1', 'bars1', 'net1', 'heat1')[kind % 5], 2.0), .8, .45, -.1, d / 2 - .09, .62)


def frame():
    steel = mat(('#FFB04A', '#E79A3C'), .45, coat=.3)
    top = Z0 + MH * FLOORS
    for i in range(NX + 1):
        for j in range(NY + 1):
            x, y = X0 + MW * i, Y0 + MD * j
            box(steel, .17, .17, top - Z0 + .1, x, y, Z0 - .1, r=.03)
            box(mat('concrete', .7), .5, .5, .16, x, y, .1, r=.04)
            cyl(glow('teal3', 6), .05, .05, x, y, top, seg=10)
    for k in range(FLOORS + 1):
        z = Z0 + MH * k - .02
        for j in range(NY + 1):
            box(steel, MW * NX, .13, .13, X0 + MW * NX / 2, Y0 + MD * j, z - .04, r=.02, n=1)
        for i in range(NX + 1):
            if k == FLOORS and i == 3:
                continue
            box(steel, .13, MD * NY, .13, X0 + MW * i, Y0 + MD * NY / 2, z - .04, r=.02, n=1)
    n = 0
    for k in range(FLOORS):
        for j in range(NY):
            for i in range(NX):
                n += 1
                if k == FLOORS - 1 and (i >= 2 or j == 1 and i == 1):
                    continue
                room_module(*place_of(i, j, k), kind=(i * 3 + k * 2 + j) % 7)
    x, y, z = place_of(*GAP)
    wire_box(data_mat('data', 4), MW - .2, MD - .2, MH - .12, x, y, z + .06, .045, corners=True)
    box(holo('#35E0D4', .6, .1), MW - .3, MD - .3, .04, x, y, z + .08, r=.01, n=1, shadow=False)
    # a stair at the left, a canopy at the foot
    for k in range(FLOORS - 1):
        for q in range(7):
            box(mat('steel', .5), .9, .24, .05, X0 - .62, Y0 + .5 + .3 * (q if k % 2 == 0 else 6 - q), Z0 + MH * k + .21 * q + .1, r=.01, n=1)
    awning(X0 + MW * 1.5, Y0 - .02, Z0 + 1.25, 2.0)


def lattice(a, b, w, m, n):
    """A square truss from a to b, n panels."""
    a, b = Vector(a), Vector(b)
    d = (b - a).normalized()
    u = d.orthogonal().normalized() if abs(d.z) < .5 else Vector((1, 0, 0))
    if abs(d.z) < .5:
        u = Vector((0, 1, 0)) if abs(d.x) > .5 else Vector((1, 0, 0))
    v = d.cross(u)
    off = [(u * sx + v * sy) * w / 2 for sx, sy in ((1, 1), (1, -1), (-1, -1), (-1, 1))]
    for o in off:
        bar(m, a + o, b + o, .08, .015)
    for i in range(n):
        p, q = a.lerp(b, i / n), a.lerp(b, (i + 1) / n)
        for k in range(4):
            o1, o2 = off[k], off[(k + 1) % 4]
            bar(m, p + (o1 if i % 2 else o2), q + (o2 if i % 2 else o1), .045, .008)
            bar(m, p + o1, p + o2, .045, .008)


def crane():
    m = mat(('#FF8A5E', '#F0764F'), .45, coat=.3)
    x, y, h = X0 - 2.3, Y0 + 1.25, 10.5
    box(mat('concrete', .7), 1.7, 1.7, .5, x, y, .1, r=.06)
    lattice((x, y, .55), (x, y, h), .62, m, 15)
    cyl(mat('dark', .5), .5, .22, x, y, h, seg=28)
    box(mat('porcelain', .4, coat=.3), .8, .7, .85, x + .55, y - .45, h + .1, r=.1, n=3)
    box(glow('#FFD9A0', 3), .5, .03, .42, x + .6, y - .81, h + .4, r=.02, n=1)
    lattice((x + .3, y, h + .55), (x + 10.6, y, h + .55), .5, m, 18)
    lattice((x - .3, y, h + .55), (x - 2.9, y, h + .55), .5, m, 5)
    for k in range(3):
        box(mat('concrete', .7), .5, .8, .9, x - 1.7 - .52 * k, y, h - .2, r=.05)
    lattice((x, y, h + .3), (x, y, h + 2.1), .4, m, 3)
    for end in ((x + 9.6, y, h + .85), (x + 5.0, y, h + .85), (x - 2.6, y, h + .85)):
        tube(mat('steel', .4), [(x, y, h + 2.1), end], .03, 6)
    for e in ((x + 10.6, y, h + .8), (x, y, h + 2.2), (x - 2.9, y, h + .8)):
        sphere(glow('coral', 10), .1, *e, seg=12)
    for k in range(12):
        sphere(glow('#FFD9A0', 8), .05, x + .9 + .82 * k, y - .27, h + .26, seg=8)
    gx, gy, gz = place_of(*GAP)
    gy = y
    room_z = gz + 2.35
    box(mat('dark', .5), .8, .6, .2, gx, y, h + .12, r=.04)
    for s in (-.12, .12):
        tube(mat('steel', .4), [(gx + s, y, h + .15), (gx + s, y, room_z + 2.15)], .022, 6)
    box(mat('amber', .4), .5, .3, .3, gx, y, room_z + 1.95, r=.06)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube(mat('steel', .4), [(gx, y, room_z + 2.0), (gx + sx * (MW / 2 - .2), y + sy * (MD / 2 - .2), room_z + MH - .08)], .02, 6)
    room_module(gx, y, room_z, 1, 1.5)
    for sx in (-1, 1):
        for sy in (-1, 1):
            bar(data_mat('data', 2), (gx + sx * (MW / 2 - .15), y + sy * (MD / 2 - .15), room_z + .05), (gx + sx * (MW / 2 - .15), y + sy * (MD / 2 - .15), gz + .2), .02, .004, shadow=False)


def site():
    slab(mat('pave', .75), 10.6, 6.6, .12, X0 + 4.6, Y0 + 2.3, 0, r=.4, b=.03)
    road(-7.8, -5.9, 7.8, -4.0, 0)
    truck(-3.6, -4.55, .05, 0, 'teal3', False, 1.25)
    with at(-4.2, -4.55, .46, 0, .72):
        room_module(0, 0, 0, 2, 1.2)
    truck(3.6, -5.35, .05, 180, 'coral', False, 1.1)
    for i, (x, kind) in enumerate(((-6.2, 4), (4.6, 3), (6.9, 0))):             # rooms that wait
        y = -2.2
        for s in (-.8, .8):
            box(mat('wood', .8), .16, 2.2, .1, x + s * .8, y, 0, r=.02, n=1)
        with at(x, y, .1, 0, .9):
            room_module(0, 0, 0, kind, 1.)
    forklift(1.4, -2.4, 0, 180)
    pallet(-.2, -2.3, 0, 0, 2)
    pallet(-1.5, -2.2, 0, 0, 1)
    pallet(-3.0, -2.6, 0, 10, 2)
    for k in range(7):
        box(mat('amber', .5), 2.6, .1, .1, -3.4, -1.3 + .0 * k, .0 + .11 * (k // 3), r=.02, n=1) if k % 3 == 0 else box(mat('amber', .5), 2.6, .1, .1, -3.4, -1.3 + .14 * (k % 3), .11 * (k // 3), r=.02, n=1)
    lathe_pts = [(.2, 0), (.2, .03), (.12, .05), (.03, .45), (0, .47)]
    for x in (-7.2, -4.6, -1.8, 2.4, 5.6, 7.4):
        lathe(mat('coral', .5), lathe_pts, x, -3.7, 0, seg=18)
    fence(-7.7, -3.6, 7.7, -3.6, 0, .42, 'amber', .5)
    for x, y in ((7.3, 1.0), (7.4, 3.2), (7.4, 5.2), (-7.3, 4.9), (-6.9, -.4), (-4.2, 5.6), (7.4, -.4)):
        tree(x, y, 0, 1.0)
    for x in (-6.6, -1.0, 5.2):
        streetlight(x, -6.25, 0, 90, 2.4, .6, energy=700, smart=False)
    high_mast(6.9, 6.2, 0, 4.6, real=False)
    box(mat('porcelain', .4), 2.4, 1.1, 1.0, -6.3, 2.9, 0, r=.05)
    box(glow('#FFD08A', 3), .9, .03, .4, -6.3, 2.34, .4, r=.02, n=1)
    spot('#FFD2A0', 900, (-4.6, -2.6, 4.6), 1.8, .3)
    spot('#FFD2A0', 900, (2.6, -2.6, 4.6), 1.8, .3)
    spot('#FFDDB0', 700, (2.6, 1.6, 9.6), 1.2, .3)


def patchwork():
    """The same track in trouble: nothing was inspected; rooms are propped up, patched with planks and joined by loose cables."""
    inspected()
    z = .05
    rnd = random.Random(5)
    xs = (-6.7, -3.85, -1.0, 1.85, 4.7)
    for k, x in enumerate(xs):
        for q in range(4):                                              # props and planks
            bar(mat('wood', .8), (x - .9 + .6 * q, -2.0 - .3 * (q % 2), z), (x - .7 + .5 * q, -.62, z + 1.5 + .25 * (q % 2)), .1, .02)
        for q in range(3):
            box(mat(('#B98055', '#C99060'), .8), 1.5, .06, .2, x + rnd.uniform(-.2, .2), -.64, z + .5 + .42 * q, r=.01, n=1, rot=(0, rnd.uniform(-14, 14), 0))
        box(mat(('slate', 'wood', 'brick')[k % 3], .7), 1.3, 1.2, .55, x + rnd.uniform(-.3, .3), .4, z + .24 + MH, r=.03, rot=(0, 0, rnd.uniform(-14, 14)))
        if k:
            tangle((xs[k - 1] + .6, -.5, z + 1.6), (x - .6, -.5, z + 1.5), 5, k + 4, .45, .035)
    for x in (-3.85, 4.7):
        alarm_lamp(x, .2, z + .8 + MH, s=1.3)
    alert(-1.0, .4, z + .9 + MH, 1.0)
    scatter(22, -7, -3.6, 7, -1.8, z, 6, 3)
    file_tower(1.7, -2.9, z, 11, .5, 3)
    spot('#FF7A58', 2000, (-1.0, -1.6, 5.0), 1.6, .4)


def inspected():
    """The answer: rooms ride a track through three arches and leave each with a tick."""
    diorama(17.6, 8.4, 3.2)
    slab(mat(('#39427F', '#DDD5C6'), .6), 17.2, 8.0, .05, r=3.0, b=.015)
    z = .05
    for s in (-1, 1):
        box(mat('steel', .3, metal=.5), 15.6, .16, .16, 0, .4 + s * .8, z, r=.03)
    for k in range(26):
        box(mat('dark', .6), .24, 2.2, .08, -7.6 + .608 * k, .4, z, r=.02, n=1)
    data_line([(-7.7, .4, z + .14), (7.7, .4, z + .14)], .05)
    for k, x in enumerate((-6.7, -3.85, -1.0, 1.85, 4.7, 7.0)):
        if k == 5:
            continue
        box(mat('dark', .45), 2.2, 2.0, .14, x, .4, z + .16, r=.05)
        for sx in (-.8, .8):
            for sy in (-.8, .8):
                cyl(mat('steel', .4), .17, .12, x + sx, .4 + sy + .06, z + .2, rot=(90, 0, 0), seg=18)
        room_module(x, .4, z + .24, k, 1.3)
        top = z + .24 + MH - .04
        for q in range(0 if in_trouble() else min(k, 3)):                                           # one tick for each arch passed
            cyl(glow('teal3', 3), .28, .06, x - .66 + .66 * q, .4, top, seg=28, b=.02)
            bar(mat('white', .4, emit=pick(1.4, 0)), (x - .78 + .66 * q, .4, top + .08), (x - .69 + .66 * q, .3, top + .08), .06, .01)
            bar(mat('white', .4, emit=pick(1.4, 0)), (x - .69 + .66 * q, .3, top + .08), (x - .52 + .66 * q, .53, top + .08), .06, .01)
    for k, x in enumerate((-5.28, -2.42, .42)):
        P = mat('porcelain', .35, coat=.4)
        for s in (-1, 1):
            box(P, .5, .3, 2.7, x, .4 + s * 1.65, z, r=.1, n=4)
            box(glow('teal3', 6), .06, .32, 2.2, x + .14, .4 + s * 1.65, z + .25, r=.01, n=1)
        box(P, .6, 3.7, .42, x, .4, z + 2.6, r=.14, n=4)
        box(glow('teal3', 6), .4, 2.8, .05, x, .4, z + 2.57, r=.01, n=1)
        box(holo('#35E0D4', .8, .13), .04, 2.9, 2.4, x, .4, z + .15, r=.01, n=1, shadow=False)
        panel(image_mat(('gauge1', 'list1', 'net1')[k], 2.6), .38, .26, x, -1.42, z + 1.5)
        for q in range(k + 1):
            sphere(glow('teal3', 9), .09, x - .12 * k + .24 * q, .4, z + 3.1, seg=12)
    for k in range(3):
        desk(-4.6 + 2.85 * k, -2.6, z, 0, 1.7, .8, (('mix1', 'net1'), ('bars1', 'list1'), ('gauge1', 'net1'))[k])
    forklift(5.8, -2.2, z, 200)
    pallet(4.2, -2.8, z, 0, 2)
    for x, y in ((-7.4, -2.2), (-6.4, 3.0), (6.6, 3.0), (2.4, 3.2), (-2.6, 3.2), (7.5, -1.4)):
        potted_plant(x, y, z, 1.0)
    rack_row(4.6, 3.0, z, 3, 0, 1.9)
    for x in (-5.4, .4, 5.4):
        spot('#FFD2A0', 800, (x, -1.6, 5.0), 1.8, .4)


def finished():
    """The banner: the building in its street, every room lit, skyways to its neighbours."""
    diorama(42, 14, 1.0)
    slab(mat('pave2', .75), 41.8, 13.8, .05, r=.95, b=.02)
    road(-20.8, -4.6, 20.8, -2.2, .05)
    block(-20.7, -2.0, 20.7, 6.7, .4, .02)
    z = .2
    steel = mat(('#FFB04A', '#E79A3C'), .45, coat=.3)
    top = Z0 + MH * FLOORS
    for i in range(NX + 1):
        for j in (0, NY):
            box(steel, .17, .17, top - Z0 + .1, X0 + MW * i, Y0 + MD * j, Z0 - .1, r=.03)
    for k in range(FLOORS + 1):
        for j in (0, NY):
            box(steel, MW * NX, .13, .13, X0 + MW * NX / 2, Y0 + MD * j, Z0 + MH * k - .06, r=.02, n=1)
        for i in (0, NX):
            box(steel, .13, MD * NY, .13, X0 + MW * i, Y0 + MD * NY / 2, Z0 + MH * k - .06, r=.02, n=1)
    for k in range(FLOORS):
        for i in range(NX):
            room_module(*place_of(i, 0, k), kind=(i * 3 + k * 2) % 7)
            room_module(*place_of(i, 1, k), kind=(i * 3 + k * 2 + 1) % 7)
    xm, ym = X0 + MW * NX / 2, Y0 + MD * NY / 2
    box(mat('porcelain', .4, coat=.3), MW * NX + .4, MD * NY + .4, .2, xm, ym, top, r=.06)
    box(glow('teal3', 5), MW * NX + .3, .04, .07, xm, Y0 - .2, top + .06, r=.02, n=1)
    for k in range(6):
        for j in range(2):
            solar_panel(xm - 3.4 + 1.05 * k, ym - 1.0 + 1.5 * j, top + .2, .95, 1.1)
    hedge(xm + 3.7, ym, .6, 4.0, .3, top + .2)
    for k in range(3):
        tree(xm + 3.7, ym - 1.5 + 1.5 * k, top + .4, .45)
    awning(X0 + MW * 1.5, Y0 - .02, Z0 + 1.25, 2.0)
    awning(X0 + MW * 2.5, Y0 - .02, Z0 + 1.25, 2.0)

    def skyway(x0, x1, y, zz):
        L_, m = x1 - x0, (x0 + x1) / 2
        box(mat('porcelain', .4, coat=.3), L_, 1.1, .16, m, y, zz, r=.04)
        box(pane_glow('#FFD08A', 3.4, .5), L_ - .05, 1.0, .82, m, y, zz + .14, r=.02, n=1)
        for k in range(int(L_ / .55) + 1):
            box(mat('porcelain', .4), .07, 1.06, .86, x0 + .04 + (L_ - .08) * k / int(L_ / .55), y, zz + .12, r=.015, n=1)
        box(mat('teal5', .4, coat=.4), L_, 1.2, .14, m, y, zz + .96, r=.04)
        box(glow('teal3', 5), L_, .04, .06, m, y - .6, zz + .05, r=.01, n=1)
    skyway(-7.2, X0, 1.7, Z0 + MH)
    skyway(X0 + MW * NX, 8.6, 1.7, Z0 + MH)
    skyway(X0 + MW * NX, 13.4, 4.6, Z0 + 2 * MH)
    # the depot, the bank and the town hall
    warehouse(-10.2, 2.6, z, 0, 1.35, 4.8, 3.4, 2.2, doors=3)
    truck(-11.3, -.9, z, -90, 'coral', 'teal3', .9)
    forklift(-8.4, -.7, z, 200)
    for x in (-7.2, -6.5, -13.6):
        pallet(x, -.6, z, 0, 2)
    bank(10.2, 1.4, z, 0, 1.25)
    building(13.2, 4.8, 3.4, 2.6, 4.4, 'facade6', z=z, lit=.8, sides=(0, 1, 3), roof='none')
    dome(mat(('teal3', '#5FB3A6'), .4, coat=.4), .95, 13.2, 4.8, z + 4.8, seg=40)
    cyl(mat('facade6', .6), 1.05, .5, 13.2, 4.8, z + 4.4, seg=40)
    flagpole(14.6, 4.2, z + 4.4, 1.6)
    building(-5.6, 5.2, 2.0, 2.0, 3.6, 'facade3', z=z, lit=.7, sides=(0, 1, 3))
    building(-15.4, 3.4, 2.8, 2.6, 3.4, 'facade2', z=z, lit=.7, shop=True, sides=(0, 1, 3))
    building(17.2, 3.0, 2.8, 2.6, 3.0, 'facade4', z=z, lit=.7, shop=True, sides=(0, 1, 3))
    bus(-5.6, -4.0, .1, 0, 'amber', 1.0, 'sand')
    for x, y, rz, c in ((3.0, -4.0, 0, 'coral'), (7.4, -2.8, 180, 'porcelain'), (-1.6, -2.8, 180, 'teal5'), (11.2, -4.0, 0, 'peri'), (-11.2, -2.8, 180, 'lav')):
        car(x, y, .1, rz, c, s=.9)
    auto_rickshaw(-9.0, -4.0, .1, 0, s=.95)
    crosswalk(1.5, -3.4, .1, 2.4, 90, 7)
    for x in (-13.0, -8.0, -3.4, 1.4, 6.4, 11.6):
        streetlight(x, -1.6, z, -90, 2.8, .8, energy=700, smart=False)
    rnd = random.Random(3)
    for k in range(16):
        tree(-15 + 2.0 * k + rnd.uniform(-.4, .4), -5.6, .05, rnd.uniform(.6, .8)) if k % 4 else bench(-15 + 2.0 * k, -5.6, .05, 180)
    for x in (-4.6, -2.2, .2, 3.9, 5.6):
        planter(x, -1.0, 1.3, .4, z)
    for x in (-2.0, 1.5, 5.0):
        spot('#FFD2A0', 520, (x, -1.2, 5.4), 1.7, .4)
    spot('#FFD2A0', 700, (10.2, -1.4, 4.8), 1.6, .4)
    spot('#FFD2A0', 700, (-10.2, -1.4, 5.0), 1.7, .4)


def build(variant):
    if variant == 'banner':
        stage(20, -1.25, fill=1.25, key=1.25)
        return finished()
    if variant:
        with trouble(variant == 'obstacles'):
            stage(12.5, -1.25, fill=1.35, key=1.3)
            return patchwork() if variant == 'obstacles' else inspected()
    stage(15, -1.25, fill=1.25, key=1.25)
    diorama(16.4, 13.4, 1.0)
    slab(mat('yard', .8), 16.0, 13.0, .02, z=0, r=.9, b=.005)
    site()
    frame()
    crane()


FEATURES = iso((0, 0, 0.36), 21.6, az=32, el=31, variant='features')

SHOTS = {
    'main': iso((-.3, 0, 4.5), 32, az=34, el=24),
    'obstacles': {**FEATURES, 'variant': 'obstacles'},
    'features': FEATURES,
    'banner': hero((9.5, -26.0, 8.6), (1.9, .8, 2.9), 36, variant='banner', edge=(0, .07, 0, .07)),
}
