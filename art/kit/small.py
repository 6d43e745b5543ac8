"""Small things that the services' scenes share: outlines, frames of light, toy houses. Not part of kit's own namespace: from kit.small import *."""
import math
import random

from .core import at, is_day, pick, pi, rad
from .data import data_mat
from .materials import glow, mat, window
from .palette import FACADES
from .shapes import bar, box, circle, cyl, prism, torus, tube


def stadium(L, r, n=18):
    """Points of a racetrack: straights of length L along x, bends of radius r (counter-clockwise, from the front left)."""
    pts = [(L / 2 + r * math.cos(rad(-90 + 180 * i / n)), r * math.sin(rad(-90 + 180 * i / n))) for i in range(n + 1)]
    return pts + [(-x, -y) for x, y in pts]


def ngon(n, r, a0=0., corner=.9):
    """A regular polygon with rounded corners."""
    pts = []
    for i in range(n):
        a = rad(a0 + 360 * i / n)
        cx, cy = (r - corner / math.cos(pi / n)) * math.cos(a), (r - corner / math.cos(pi / n)) * math.sin(a)
        pts += [(cx + corner * math.cos(a + pi / n * t), cy + corner * math.sin(a + pi / n * t)) for t in (-1, -.6, -.2, .2, .6, 1)]
    return pts


def shore(r, seed=1, n=60, amp=.06, sy=1.):
    """The outline of an island."""
    rnd = random.Random(seed)
    ph = [rnd.uniform(0, 6.28) for _ in range(4)]
    return [((1 + amp * sum(math.sin((k + 2) * t + p) / (k + 1) for k, p in enumerate(ph))) * r * math.cos(t),
             (1 + amp * sum(math.sin((k + 2) * t + p) / (k + 1) for k, p in enumerate(ph))) * r * sy * math.sin(t)) for t in [2 * pi * i / n for i in range(n)]]


def wire_box(m, sx, sy, sz, x=0, y=0, z=0, w=.03, corners=False):
    """The edges of a box, as detection draws them; corners: only their ends."""
    hx, hy = sx / 2, sy / 2
    edges = []
    for a in (-1, 1):
        for b in (-1, 1):
            edges += [((a * hx, b * hy, 0), (a * hx, b * hy, sz)), ((a * hx, -hy, sz * (b + 1) / 2), (a * hx, hy, sz * (b + 1) / 2)),
                      ((-hx, a * hy, sz * (b + 1) / 2), (hx, a * hy, sz * (b + 1) / 2))]
    for p, q in edges:
        P, Q = [(p[0] + x, p[1] + y, p[2] + z), (q[0] + x, q[1] + y, q[2] + z)]
        if corners:
            for s, e in ((P, Q), (Q, P)):
                bar(m, s, [u + (v - u) * .28 for u, v in zip(s, e)], w, .005, shadow=False)
        else:
            bar(m, P, Q, w, .005, shadow=False)


def toy(x, y, w, d, h, z=0, wall=None, lit=.55, rz=0, rnd=random, roof=True):
    """A house of a model town: a body, a roof slab, a few lit windows on the sides the camera sees."""
    f, t = rnd.choice(FACADES) if wall is None else (wall, dict(FACADES).get(wall, 'trim1'))
    with at(x, y, z, rz):
        box(mat(f, .55), w, d, h, r=.03)
        if roof:
            box(mat(t, .5), w + .05, d + .05, .06, 0, 0, h - .01, r=.015, n=1)
        rows = max(1, int(h / .3))
        for side, ww, dd in ((0, w, d), (1, d, w)):
            cols = max(1, int(ww / .24))
            with at(rz=90 * side):
                for i in range(rows):
                    for j in range(cols):
                        box(window(lit), ww / cols * .55, .02, h / rows * .5, (j - (cols - 1) / 2) * ww / cols * .92, -dd / 2 - .005, h / rows * (i + .26), r=.005, n=1)


def gate(x, y, z=0, rz=0, w=1.2, h=1.5, color='teal3', sheet='#35E0D4'):
    """A portal of light across local x, passage along y."""
    from .materials import holo
    with at(x, y, z, rz):
        for s in (-1, 1):
            box(mat('porcelain', .35, coat=.4), .22, .34, h, s * (w / 2 + .11), 0, 0, r=.06, n=3)
            box(glow(color, 7), .04, .36, h - .2, s * (w / 2 - .01), 0, .08, r=.01, n=1)
        box(mat('porcelain', .35, coat=.4), w + .44, .38, .24, 0, 0, h, r=.08, n=3)
        box(glow(color, 7), w, .4, .05, 0, 0, h - .03, r=.01, n=1)
        box(holo(sheet, .9, .18), w, .03, h - .05, 0, 0, 0, r=.01, n=1, shadow=False)
        cyl(glow(color, 9), .09, .1, 0, 0, h + .24, seg=16)


def small_mast(x, y, z=0, h=.8, rings=3, r0=.16, color='data'):
    """A little antenna that sends."""
    cyl(mat('porcelain', .4), .035, h, x, y, z, seg=10, b=.005)
    box(mat('porcelain', .4), .16, .12, .2, x, y, z + .1, r=.03, n=1)
    cyl(glow(color if color != 'data' else 'teal3', 9), .06, .1, x, y, z + h, seg=14)
    for k in range(rings):
        torus(data_mat(color, 3.4 - .7 * k), r0 + .17 * k, .018, x, y, z + h + .12 + .09 * k, seg=36, sec=6, shadow=False)


def seam_ground(pts, top='pave', h=.18):
    """A raised pavement on any outline."""
    prism(mat('kerb', .7), pts, h, b=.05)
    prism(mat(top, .75), [(x * .985, y * .985) for x, y in pts], h + .012, b=.02)
