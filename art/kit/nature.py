"""Trees and other green things."""
import math
import random

from .core import at, pi
from .materials import mat
from .shapes import blob, box, lathe, slab, tube

LEAVES = ('leaf', 'leaf2', 'leaf3')


def _leaf(color=None):
    return mat(color or random.choice(LEAVES), .75, spec=.2)


def tree(x, y, z=0, s=1., kind=None, leaf=None):
    """kind: round, multi, cone (or chosen at random), palm."""
    kind = kind or random.choice(('round', 'round', 'multi', 'cone'))
    if kind == 'palm':
        return palm(x, y, z, s, leaf)
    m = _leaf(leaf)
    with at(x, y, z, random.uniform(0, 360), s * random.uniform(.88, 1.15)):
        tube(mat('wood', .8), [(0, 0, 0), (.02, 0, .35), (-.01, .02, .8)], .055, 8)
        if kind == 'round':
            blob(m, (.52, .52, .58), z=1.08, i=random.randrange(6))
            blob(m, .26, .3, .12, .86, i=random.randrange(6))
        elif kind == 'multi':
            for dx, dy, dz, r in ((0, 0, 1.2, .42), (.28, .1, .92, .33), (-.25, .14, .95, .34), (.02, -.28, .88, .3)):
                blob(m, r, dx, dy, dz, i=random.randrange(6))
        else:
            for i in range(3):
                r = .52 - .13 * i
                lathe(m, [(.02, .12), (r * .86, 0), (r, .05), (r * .92, .14), (r * .25, .52), (0, .6)], z=.38 + .33 * i, seg=9, rot=(0, 0, i * 17))


def palm(x, y, z=0, s=1., leaf=None):
    """A coconut palm."""
    m, trunk = _leaf(leaf), mat(('#7A5A58', '#B08A60'), .8)
    h, lean = random.uniform(1.5, 2.1), random.uniform(.1, .3)
    with at(x, y, z, random.uniform(0, 360), s):
        tube(trunk, [(0, 0, 0), (lean * .3, 0, h * .5), (lean, 0, h)], .06, 8)
        n = 8
        for i in range(n):
            a, drop, reach = 2 * pi * i / n + random.uniform(-.2, .2), random.uniform(.25, .5), random.uniform(.62, .8)
            c, w = (math.cos(a), math.sin(a)), .12
            mid, end = (lean + c[0] * reach * .5, c[1] * reach * .5, h + .2), (lean + c[0] * reach, c[1] * reach, h - drop + .12)
            _frond(m, (lean, 0, h), mid, end, w)
        for i in range(3):
            blob(mat(('#8A6A40', '#C58B4A'), .7), .07, lean + .08 * math.cos(i * 2.1), .08 * math.sin(i * 2.1), h - .06, i=i)


def _frond(m, a, b, c, w):
    """A drooping leaf: two flat blades folded along a curve."""
    from .core import new_mesh, place
    from .shapes import bezier
    from mathutils import Vector
    pts = bezier(a, (2 * b[0] - (a[0] + c[0]) / 2, 2 * b[1] - (a[1] + c[1]) / 2, b[2] + .12), c, 7)
    verts, faces, n = [], [], len(pts)
    for i, p in enumerate(pts):
        t = (pts[min(i + 1, n - 1)] - pts[max(i - 1, 0)]).normalized()
        side = t.cross(Vector((0, 0, 1))).normalized() * w * math.sin(pi * min(1, (i + .6) / (n - .4))) ** .6
        verts += [p - side + Vector((0, 0, -.05)), p + Vector((0, 0, .02)), p + side + Vector((0, 0, -.05))]
    for i in range(n - 1):
        k = 3 * i
        faces += [(k, k + 1, k + 4, k + 3), (k + 1, k + 2, k + 5, k + 4)]
    place(new_mesh('frond', verts, faces, angle=20), m)


def bush(x, y, z=0, s=.25, leaf=None):
    blob(_leaf(leaf), (s, s, s * .75), x, y, z + s * .45, i=random.randrange(6), rot=(0, 0, random.uniform(0, 360)))


def hedge(x, y, w, d, h=.28, z=0):
    box(mat('leaf3', .8, spec=.2), w, d, h, x, y, z, r=.09, n=3)


def lawn(x, y, w, d, z=0, r=.4):
    slab(mat('grass', .9, spec=.1), w, d, .05, x, y, z, r=r, b=.015)


def potted_plant(x, y, z=0, s=1.):
    with at(x, y, z, 0, s):
        lathe(mat('porcelain', .4), [(.2, 0), (.26, .04), (.34, .5), (.31, .52), (.27, .45)], seg=28)
        for i in range(3):
            blob(_leaf(LEAVES[i]), (.3 - .03 * i, .3 - .03 * i, .34), .13 * math.cos(i * 2.1), .13 * math.sin(i * 2.1), .72 + .18 * i, i=i)


def planter(x, y, w=2.6, d=.42, z=0, rz=0):
    """A long box of bushes with a light strip at its foot."""
    from .materials import glow
    with at(x, y, z, rz):
        box(mat(('indigo6', 'trim'), .5), w, d, .34, r=.07, n=3)
        box(glow('#FFB25C', 2.5), w - .2, .02, .03, 0, -d / 2 - .005, .05, r=.008, n=1)
        n = int(w / .32)
        for i in range(n):
            bush(-w / 2 + .28 + (w - .56) * i / max(1, n - 1), random.uniform(-.05, .05), .26, random.uniform(.17, .25))


def rock(x, y, z=0, s=.3, color='slate'):
    blob(mat(color, .85), (s, s * .9, s * .6), x, y, z + s * .2, i=random.randrange(6), sub=1, amp=.25, rot=(0, 0, random.uniform(0, 360)))
