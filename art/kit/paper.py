"""Paper and its furniture, and small rooms: what the "obstacles" and "features" sets share. Not part of kit's own namespace: from kit.paper import *."""
import math
import random

from .core import at, in_trouble, is_signal, pick
from .data import data_mat
from .interior import room
from .materials import glow, mat
from .shapes import bar, box, cyl, diorama, elbow_path, slab, sphere, torus, tube

FILES = (('#C9A98A', '#D9B88C'), ('#B98F7A', '#C99F7A'), ('#D8C7A8', '#EBD9B4'), ('#A88FA0', '#C7A9A0'), ('#9FB0B8', '#B9C9C4'))


def small_room(w, d, h=3.4, style='plain'):
    """A room of two walls on its own plinth; floor at .04."""
    diorama(w, d, .6)
    room(w, d, h, style=style)


def bundle(x, y, z, rz=0, rnd=random, w=.56, d=.42, h=.13):
    """A tied bundle of files."""
    with at(x, y, z, rz):
        c = rnd.choice(FILES)
        box(mat(('#D9D2C4', '#F7F0DF'), .85), w - .03, d - .03, h - .03, 0, 0, .015, r=.01, n=1)
        box(mat(c, .8), w, d, .022, 0, 0, 0, r=.006, n=1)
        box(mat(c, .8), w, d, .022, 0, 0, h - .022, r=.006, n=1)
        box(mat('coral' if rnd.random() < .5 else 'teal5', .7), .035, d + .01, h + .01, -.08, 0, -.004, r=.005, n=1)


def file_tower(x, y, z=0, n=12, lean=0., seed=1, rz=0):
    """A leaning tower of bundles."""
    rnd = random.Random(seed)
    with at(x, y, z, rz):
        for i in range(n):
            bundle(lean * (i / n) ** 1.6 * n * .02 + rnd.uniform(-.03, .03), rnd.uniform(-.03, .03), .133 * i, rnd.uniform(-9, 9), rnd)


def file_shelf(x, y, z=0, rz=0, w=2.4, h=2.6, seed=1, full=.95):
    """Steel shelves packed with bundles, front to -y."""
    rnd = random.Random(seed)
    with at(x, y, z, rz):
        for sx in (-1, 1):
            box(mat('slate', .6), .06, .55, h, sx * w / 2, 0, 0, r=.01, n=1)
        levels = int(h / .55)
        for k in range(levels + 1):
            zz = k * (h - .06) / levels
            box(mat('slate', .6), w, .55, .04, 0, 0, zz, r=.01, n=1)
            if k < levels:
                for i in range(int(w / .6)):
                    for j in range(3):
                        if rnd.random() < full:
                            bundle(-w / 2 + .32 + i * .6, 0, zz + .04 + .133 * j, rnd.uniform(-6, 6), rnd, .54, .44)


def sheet(x, y, z, rz=0, color=('#E9E4D8', '#FFFBF0'), glowing=0):
    """A loose page."""
    with at(x, y, z, rz):
        box(mat(color, .8) if not glowing else glow('coral', glowing), .3, .4, .012, r=.004, n=1)
        for k in range(4):
            box(mat('slate', .8), .2 - .05 * (k == 3), .018, .006, -.02, .11 - .07 * k, .011, r=.002, n=1)


def cabinet(x, y, z=0, rz=0, color='slate', open_=1, h=1.5):
    """A filing cabinet of four drawers, front to -y; open_: which drawer stands out (-1 none)."""
    with at(x, y, z, rz):
        box(mat(color, .5), .62, .7, h, r=.03)
        for k in range(4):
            zz, out = .06 + k * (h - .1) / 4, .34 if k == open_ else 0
            box(mat('steel', .5), .54, .06 + out, (h - .1) / 4 - .05, 0, -.36 - out / 2, zz, r=.015, n=1)
            box(mat('dark', .5), .18, .03, .035, 0, -.4 - out, zz + .16, r=.01, n=1)
            if out:
                for q in range(5):
                    box(mat(FILES[q % 5], .8), .44, .03, .22, 0, -.42 - .05 * q, zz + .12, r=.005, n=1)


def alarm_lamp(x, y, z, color='coral', s=1.):
    """A turning lamp on its foot."""
    with at(x, y, z, 0, s):
        cyl(mat('dark', .4), .15, .08, seg=20)
        cyl(glow(color, 9), .11, .2, z=.08, seg=20, b=.05)
        for k in range(2):
            torus(data_mat(color, 2.4), .26 + .14 * k, .012, 0, 0, .2, seg=32, sec=6, shadow=False)


def wire(pts, r=.04, beads=True, color='data', bend=.3):
    """A line of data along the floor through corners."""
    if in_trouble() and is_signal(color):
        return
    path = elbow_path(pts, bend)
    tube(data_mat(color, 2.8), path, r, 8, smooth_path=False, shadow=False)
    if beads:
        for a, b in zip(pts, pts[1:]):
            n = max(1, int(math.dist(a, b) / .8))
            for i in range(n):
                t = (i + .5) / n
                sphere(glow('#7FFFF0' if color == 'data' else color, 7), r * 1.9, *[p + (q - p) * t for p, q in zip(a, b)], seg=10, shadow=False)
