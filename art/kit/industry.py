"""Inside a factory or a store: robots, belts, racks, machines."""
import math
import random

from .core import at, is_day, pi, pick
from .materials import glass, glow, holo, mat, pane_glow
from .shapes import bar, box, cyl, lathe, panel_screen, prism, slab, sphere, torus, tube


def robot_arm(x, y, z=0, rz=0, s=1., body='amber', shoulder=30, elbow=75, wrist=40, grip=None, status='teal3'):
    """A six-axis arm reaching to +x. Angles bend it forward; grip: colour of a part it holds."""
    B, dark = mat(body, .35, coat=.5), mat('dark', .45)
    with at(x, y, z, rz, s):
        cyl(dark, .5, .12, seg=36, b=.03)
        cyl(B, .38, .3, z=.12, seg=36, b=.06)
        torus(glow(status, 6), .4, .02, z=.14, seg=40)
        box(B, .42, .5, .42, 0, 0, .4, r=.12, n=3)
        cyl(dark, .2, .62, 0, .31, .78, rot=(90, 0, 0), seg=28, b=.03)
        with at(0, 0, .78, ry=shoulder):
            box(B, .26, .34, 1.25, z=-.05, r=.1, n=3)
            cyl(dark, .18, .5, 0, .25, 1.15, rot=(90, 0, 0), seg=28, b=.03)
            with at(0, 0, 1.15, ry=elbow):
                box(B, .3, .3, .42, z=-.12, r=.1, n=3)
                cyl(B, .12, .95, z=.2, r1=.09, seg=24)
                tube(dark, [(-.16, .1, -.1), (-.28, .12, .3), (-.14, .05, .8)], .03, 8)
                with at(0, 0, 1.12, ry=wrist):
                    sphere(dark, .13, seg=20)
                    cyl(B, .09, .22, z=.06, seg=20)
                    box(dark, .3, .14, .08, z=.28, r=.03)
                    for sx in (-1, 1):
                        box(mat('steel', .3), .05, .1, .22, sx * .12, 0, .34, r=.015)
                    if grip:
                        box(mat(grip, .4, coat=.4), .2, .3, .2, 0, 0, .42, r=.04)


def conveyor(x, y, z=0, L=5., rz=0, w=.8, h=.62, items=4, item='box'):
    """A belt along x with things on it (item: box, carton, part, None)."""
    steel, dark = mat('steel', .35), mat('dark', .5)
    with at(x, y, z, rz):
        box(dark, L, w - .12, .06, 0, 0, h - .02, r=.03)
        for sy in (-1, 1):
            box(steel, L + .1, .07, .18, 0, sy * w / 2, h - .12, r=.02)
            box(glow('teal3', 4), L - .1, .012, .03, 0, sy * (w / 2 + .038), h - .04, r=.006, n=1)
        n = max(2, int(L / 1.2) + 1)
        for i in range(n):
            xx = -L / 2 + .15 + (L - .3) * i / (n - 1)
            for sy in (-1, 1):
                box(steel, .08, .08, h - .1, xx, sy * w / 2, 0, r=.015, n=1)
            box(steel, .05, w, .05, xx, 0, h * .3, r=.01, n=1)
        for i in range(int(L / .16)):
            cyl(mat('slate', .4), .045, w - .1, -L / 2 + .08 + i * .16, (w - .1) / 2, h + .01, rot=(90, 0, 0), seg=10, b=.01)
        for i in range(items if item else 0):
            with at(-L / 2 + L * (i + .5) / items, 0, h + .05):
                if item == 'carton':
                    carton(0, 0, 0, random.uniform(.8, 1.1))
                elif item == 'part':
                    part(0, 0, 0)
                else:
                    box(mat(random.choice(('coral', 'teal3', 'peri', 'amber')), .4, coat=.3), .42, .42, .3, r=.06, n=3)


def carton(x, y, z=0, s=1., rz=0):
    m = mat(('#C08A5A', '#CF9C68'), .8)
    with at(x, y, z, rz, s):
        box(m, .44, .4, .34, r=.015, n=1)
        box(mat('sand', .6), .45, .07, .345, r=.01, n=1)
        box(mat('porcelain', .6), .12, .01, .09, .1, -.2, .12, r=.003, n=1)


def part(x, y, z=0, s=1.):
    """A machined part: a gear on a block."""
    with at(x, y, z, 0, s):
        box(mat('steel', .25, metal=.6), .42, .36, .14, r=.03)
        gear(0, 0, .14, .16, .1)


def gear(x, y, z=0, r=.5, h=.2, teeth=12, color='amber', rot=(0, 0, 0)):
    pts = []
    for i in range(teeth):
        for k, rr in ((0, .84), (.22, .84), (.32, 1.), (.62, 1.), (.72, .84)):
            a = 2 * pi * (i + k) / teeth
            pts.append((rr * r * math.cos(a), rr * r * math.sin(a)))
    prism(mat(color, .35, coat=.3), pts, h, x, y, z, b=min(.02, r * .05), rot=rot)
    cyl(mat('dark', .4), r * .3, h * 1.1, x, y, z, seg=20, b=.01, rot=rot)


def cnc_machine(x, y, z=0, rz=0, s=1., status='teal3'):
    """A machining centre, front to -y, 2 x 1.4 x 1.7."""
    B = mat('porcelain', .4, coat=.3)
    with at(x, y, z, rz, s):
        box(mat('dark', .5), 2.0, 1.4, .2, r=.04)
        box(B, 2.0, 1.35, 1.5, 0, 0, .18, r=.1, n=3)
        box(mat('indigo6', .4), .5, 1.37, 1.3, .76, 0, .25, r=.08, n=3)
        box(pane_glow('#BFEFFF', 2.2, .6), 1.1, .04, .75, -.3, -.68, .6, r=.06)
        box(mat('steel', .3), .04, .1, .5, -.3, -.7, .7, r=.015)
        panel_screen('gauge1', .36, .3, .76, -.72, 1.0, strength=1.8, bezel=.02, depth=.05)
        cyl(mat('dark', .5), .03, .3, -.85, .4, 1.68, seg=10)
        for i, c in enumerate(('teal3', 'amber', 'coral')):
            cyl(glow(c, 9) if c == status else mat(c, .5), .055, .09, -.85, .4, 1.92 + .1 * i, seg=16, b=.01)


def pallet_rack(x, y, z=0, rz=0, bays=3, levels=3, s=1., full=.85, seed=1):
    """Warehouse racking along x, loads visible from -y. A bay is 1.5 wide, a level 1.05 high."""
    rnd = random.Random(seed)
    up, beam = mat('indigo5', .4), mat('amber6', .45)
    with at(x, y, z, rz, s):
        W = bays * 1.5
        for i in range(bays + 1):
            xx = -W / 2 + 1.5 * i
            for sy in (-.4, .4):
                box(up, .08, .08, levels * 1.05 + .1, xx, sy, 0, r=.015, n=1)
            for k in range(levels * 2):
                bar(up, (xx, -.4, .1 + k * .5), (xx, .4, .45 + k * .5), .03)
        for j in range(levels):
            zz = .08 + j * 1.05
            for sy in (-.42, .42):
                box(beam, W, .05, .1, 0, sy, zz, r=.015, n=1)
            box(mat('slate', .6), W - .1, .8, .03, 0, 0, zz + .07, r=.01, n=1)
            for i in range(bays):
                for q in (-.36, .36):
                    if rnd.random() > full:
                        continue
                    xx = -W / 2 + 1.5 * (i + .5) + q
                    box(mat('wood', .7), .6, .7, .07, xx, 0, zz + .1, r=.01, n=1)
                    if rnd.random() < .3:
                        box(mat(rnd.choice(('teal3', 'peri', 'coral')), .5), .56, .66, rnd.uniform(.4, .62), xx, 0, zz + .17, r=.03)
                    else:
                        for a in range(2):
                            for c in range(rnd.choice((1, 2))):
                                carton(xx - .14 + .28 * a, -.16, zz + .17 + .26 * c, .62)
                                carton(xx - .14 + .28 * a, .16, zz + .17 + .26 * c, .62)


def agv(x, y, z=0, rz=0, s=1., load=True, body='porcelain'):
    """A driverless carrier, nose to +x."""
    with at(x, y, z, rz, s):
        box(mat(body, .35, coat=.5), 1.0, .7, .26, 0, 0, .06, r=.1, n=3)
        box(mat('dark', .5), .92, .62, .1, r=.03)
        box(glow('teal3', 6), .02, .5, .04, .5, 0, .16, r=.01, n=1)
        for sy in (-1, 1):
            box(glow('teal3', 4), .8, .012, .025, 0, sy * .352, .2, r=.006, n=1)
        cyl(mat('dark', .4), .06, .07, .36, 0, .32, seg=16)
        if load:
            box(mat('wood', .7), .7, .6, .06, -.08, 0, .33, r=.01, n=1)
            carton(-.25, -.12, .39, .7)
            carton(.08, -.1, .39, .7)
            carton(-.22, .16, .39, .7)
            carton(-.08, 0, .63, .7)


def pallet(x, y, z=0, rz=0, layers=2):
    with at(x, y, z, rz):
        for sy in (-.28, 0, .28):
            box(mat('wood', .7), .9, .08, .07, 0, sy, 0, r=.01, n=1)
        for i in range(5):
            box(mat('wood', .7), .12, .74, .03, -.38 + .19 * i, 0, .07, r=.008, n=1)
        for k in range(layers):
            for a in (-.22, .22):
                for b in (-.18, .18):
                    carton(a, b, .1 + .31 * k, .9)


def silo(x, y, z=0, r=.5, h=2.4, color='porcelain'):
    with at(x, y, z):
        for i in range(4):
            a = pi / 4 + i * pi / 2
            bar(mat('steel', .4), (r * .8 * math.cos(a), r * .8 * math.sin(a), 0), (r * .8 * math.cos(a), r * .8 * math.sin(a), .7), .08)
        lathe(mat(color, .4, coat=.2), [(.08, .25), (r, .75), (r, .75 + h), (r * .9, .8 + h), (r * .2, 1.0 + h), (0, 1.02 + h)], seg=36)
        for k in (.3, .6, .9):
            torus(mat('teal5', .4), r + .003, .015, z=.75 + h * k, seg=36)
