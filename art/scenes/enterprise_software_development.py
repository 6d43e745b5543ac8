"""A tower crane lowers a furnished room, lights on, into the frame of a building whose lower floors already live."""
from kit import *
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


def build(variant):
    stage(15, -1.25, fill=1.25, key=1.25)
    diorama(16.4, 13.4, 1.0)
    slab(mat('yard', .8), 16.0, 13.0, .02, z=0, r=.9, b=.005)
    site()
    frame()
    crane()


SHOTS = {'main': iso((-.3, 0, 4.5), 32, az=34, el=24)}
