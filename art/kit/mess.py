"""What trouble leaves about: puddles, tangled cables, smoke, cones, loose pages. Not part of kit's own namespace: from kit.mess import *."""
import math
import random

from .core import at, pick
from .materials import glow, mat, water_mat
from .paper import alarm_lamp, file_tower, sheet  # noqa: F401
from .shapes import bar, blob, box, cyl, prism, torus, tube

CABLES = (('#B8404E', '#C8453E'), ('#20284E', '#3A4166'), ('#E08A3A', '#E39A3C'), ('#39427A', '#5A6390'))


def puddle(x, y, z, s=1., seed=1, color=None):
    """A pool on the ground, about 2 s wide: rain, or whatever colour is given."""
    rnd = random.Random(seed)
    r = [s * rnd.uniform(.7, 1.1) for _ in range(9)]
    pts = []
    for k in range(54):
        a, q = 2 * math.pi * k / 54, k / 6
        t = q % 1
        t = t * t * (3 - 2 * t)
        k0 = r[int(q) % 9] * (1 - t) + r[(int(q) + 1) % 9] * t
        pts.append((k0 * math.cos(a), k0 * .72 * math.sin(a)))
    m = mat(color, .06, spec=.9, coat=.8) if color else water_mat('rain', ('#123A66', '#5E9DB8'), ('#1A4E7E', '#79B4C8'), 1.8, .1)
    prism(m, pts, .022, x, y, z, b=.008, seg=1)


def tangle(a, b, n=6, seed=1, spread=.6, r=.035, lie=None):
    """n cables that wander from about a to about b; lie: the height of the floor they sag to."""
    rnd = random.Random(seed)
    for k in range(n):
        def near(p, q):
            return [c + rnd.uniform(-q, q) * (.25 if i == 2 else 1) for i, c in enumerate(p)]
        pts = [near(a, spread * .3)]
        for t in (.25, .5, .75):
            p = near([i + (j - i) * t for i, j in zip(a, b)], spread)
            if lie is not None:
                p[2] = lie + r + abs(rnd.uniform(0, .12))
            pts.append(p)
        tube(mat(CABLES[k % 4], .5), [tuple(p) for p in pts + [near(b, spread * .3)]], r, 6, res=6)


def smoke(x, y, z, s=1., n=7, seed=1):
    """A plume, rising and drifting to +x."""
    rnd = random.Random(seed)
    for k in range(n):
        t = k / n
        blob(mat(('#4A4F78', '#9C9AA2'), .95, spec=.05), s * (.16 + .26 * t) * rnd.uniform(.85, 1.15), x + s * (.5 * t * t + rnd.uniform(-.1, .1)), y + s * rnd.uniform(-.1, .1), z + s * 1.5 * t, i=k, flat=False)


def traffic_cone(x, y, z, s=1.):
    box(mat('ink', .7), .36 * s, .36 * s, .04 * s, x, y, z, r=.01, n=1)
    cyl(mat('coral', .5), .14 * s, .5 * s, x, y, z + .03 * s, r1=.03 * s, seg=18, b=.01)
    torus(mat('white', .5, emit=pick(.5, 0)), .095 * s, .025 * s, x, y, z + .24 * s, seg=18, sec=6)


def tape(a, b, z, h=.75):
    """Barrier tape between two posts."""
    for p in (a, b):
        cyl(mat('dark', .5), .14, .04, *p, z, seg=16)
        cyl(mat('dark', .5), .03, h, *p, z, seg=10)
    n = max(4, int(math.dist(a, b) / .28))
    for k in range(n):
        p, q = ([i + (j - i) * t / n for i, j in zip(a, b)] for t in (k, k + 1))
        sag = [h - .06 - .5 * (t / n) * (1 - t / n) * .3 for t in (k, k + 1)]
        bar(glow('coral', 2.2) if k % 2 else mat('white', .6), (*p, z + sag[0]), (*q, z + sag[1]), .02, .004, h=.1)


def scatter(n, x0, y0, x1, y1, z, seed=1, alarm=0):
    """Loose pages over a rectangle; the first `alarm` of them glow."""
    rnd = random.Random(seed)
    for k in range(n):
        with at(rnd.uniform(x0, x1), rnd.uniform(y0, y1), z + .004 * k % .02, rnd.uniform(0, 360)):
            sheet(0, 0, 0, glowing=3 if k < alarm else 0)


def heap(make, x, y, z, layers=((9, 1.1), (6, .7), (3, .35)), rise=.3, seed=1):
    """make(x, y, z, rz) in rings, one upon the other."""
    rnd = random.Random(seed)
    for i, (n, r) in enumerate(layers):
        for k in range(n):
            a = 2 * math.pi * k / n + .5 * i
            q = r * rnd.uniform(.75, 1.1)
            make(x + q * math.cos(a), y + q * math.sin(a), z + rise * i, rnd.uniform(0, 360))
