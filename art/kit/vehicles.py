"""Vehicles (nose to +x), ships apart (see port.py) and the drone."""
import math
import random

from .core import at, is_day, pi, place
from .materials import cone_mat, glass, glow, mat, pane_glow
from .shapes import bar, blob, box, cyl, lathe, lathe_mesh, prism, slope, sphere, torus, tube, wall_prism

HEAD, TAIL = '#FFE9C4', '#FF4040'


def wheel(x, y, z, r=.19, w=.14):
    """Its axle along y, centred on (x, y, z)."""
    with at(x, y, z, rx=90):
        cyl(mat('ink', .6), r, w, z=-w / 2, b=.03, seg=20)
        cyl(mat(('lav', 'steel'), .3), r * .5, w + .02, z=-w / 2 - .01, b=.01, seg=14)


def _lamps(front, rear, wd, zf, zr, on=True):
    for sy in (-1, 1):
        box(glow(HEAD, 14) if on else mat('porcelain', .2), .05, .16, .07, front, sy * wd, zf, r=.02, base=False)
        box(glow(TAIL, 7) if on else mat('rose', .3), .04, .2, .06, rear, sy * wd, zr, r=.015, base=False)


def beams(x, y, z, length=1.5, strength=.28):
    """Headlight beams ahead of (x, y, z)."""
    if not is_day():
        place(lathe_mesh([(.42, 0), (.05, length)], 24), cone_mat('#FFE0B0', strength), (x + length - .02, y, z), (0, -90, 0), (.45, 1, 1), shadow=False)


def car(x, y, z=0, rz=0, body='coral', lights=True, kind='car', s=1., beam=True):
    """kind: car or van. 1.75 long."""
    B, G = mat(body, .3, coat=.8), glass()
    with at(x, y, z, rz, s):
        if kind == 'car':
            L, W = 1.75, .82
            side = [(-L / 2, .2), (L / 2 - .06, .2), (L / 2, .3), (L / 2 - .02, .5), (L / 2 - .45, .58), (L / 2 - .72, .9), (-L / 2 + .35, .92), (-L / 2 + .06, .62), (-L / 2, .5)]
            pane = [(L / 2 - .5, .58), (L / 2 - .74, .86), (-L / 2 + .37, .88), (-L / 2 + .16, .62)]
        else:
            L, W = 2.0, .9
            side = [(-L / 2, .2), (L / 2 - .06, .2), (L / 2, .32), (L / 2 - .04, .62), (L / 2 - .32, .7), (L / 2 - .5, 1.12), (-L / 2 + .06, 1.14), (-L / 2, .9)]
            pane = [(L / 2 - .34, .7), (L / 2 - .54, 1.06), (.1, 1.07), (.1, .7)]
        wall_prism(B, side, W, b=.07, seg=3)
        wall_prism(G, pane, W + .012, b=.012, seg=1)
        if kind == 'car':
            slope(G, (L / 2 - .47, .6), (L / 2 - .70, .88), W - .16)
            slope(G, (-L / 2 + .11, .66), (-L / 2 + .325, .895), W - .18)
            for sy in (-1, 1):
                box(B, .05, W + .03, .3, -.05, 0, .58, r=.01, n=1)
                box(mat('dark', .4), .12, .03, .03, .12, sy * (W / 2 + .01), .5, r=.01, n=1)
                box(B, .09, .08, .07, .3, sy * (W / 2 + .05), .6, r=.025)
        else:
            slope(G, (L / 2 - .325, .73), (L / 2 - .49, 1.08), W - .14)
        box(mat('dark', .5), .03, .4, .1, L / 2 - .01, 0, .3, r=.02)
        for sx in (-L / 2 + .36, L / 2 - .36):
            for sy in (-1, 1):
                wheel(sx, sy * (W / 2 - .05), .19)
        _lamps(L / 2 - .02, -L / 2 + .005, W * .32, .4, .5, lights)
        if lights and beam:
            for sy in (-1, 1):
                beams(L / 2, sy * W * .3, .3)


def auto_rickshaw(x, y, z=0, rz=0, body='amber', s=1.):
    """The three-wheeler of Indian streets. 1.25 long."""
    B, K = mat(body, .35, coat=.5), mat(('#14452F', '#2F7D52'), .5)
    with at(x, y, z, rz, s):
        wall_prism(B, [(-.6, .18), (.5, .18), (.62, .34), (.55, .52), (-.6, .52)], .62, b=.05, seg=2)
        wall_prism(K, [(-.62, .86), (-.62, .98), (-.4, 1.08), (.2, 1.06), (.34, .96), (.34, .9)], .66, b=.03)
        box(K, .06, .6, .5, -.58, 0, .46, r=.03)
        for sy in (-1, 1):
            bar(mat('dark', .5), (.5, sy * .26, .5), (.3, sy * .28, .94), .03)
            bar(mat('dark', .5), (-.15, sy * .3, .5), (-.15, sy * .3, .94), .03)
            wheel(-.38, sy * .3, .15, .15, .1)
        slope(glass(), (.5, .5), (.32, .92), .5, .02)
        box(mat('ink', .6), .3, .52, .12, -.32, 0, .5, r=.04)
        wheel(.46, 0, .15, .15, .1)
        sphere(glow(HEAD, 12), .05, .6, 0, .42, seg=12)
        for sy in (-1, 1):
            box(glow(TAIL, 6), .02, .06, .06, -.615, sy * .24, .34, r=.01, n=1)


def bus(x, y, z=0, rz=0, body='teal5', s=1., stripe='mint'):
    """3.5 long."""
    B = mat(body, .3, coat=.6)
    with at(x, y, z, rz, s):
        box(B, 3.5, 1.05, 1.25, 0, 0, .2, r=.16, n=4)
        box(mat('porcelain', .4), 3.4, .95, .1, 0, 0, 1.4, r=.05)
        box(mat('grey', .4), 1.1, .6, .12, -.6, 0, 1.48, r=.05)
        for sy in (-1, 1):
            box(pane_glow('#FFD9A0', 1.7, .6), 2.95, .03, .44, -.02, sy * .515, .82, r=.05)
            for i in range(5):
                box(B, .05, .05, .46, -1.0 + .55 * i, sy * .52, .81, r=.01, n=1)
            box(mat(stripe, .4), 3.3, .03, .05, 0, sy * .52, .52, r=.01, n=1)
            for sx in (-1.1, 1.1):
                wheel(sx, sy * .45, .22, .22, .18)
            box(glow(HEAD, 14), .04, .2, .1, 1.745, sy * .34, .45, r=.02, base=False)
            box(glow(TAIL, 7), .04, .2, .08, -1.745, sy * .36, .5, r=.02, base=False)
        box(glass(), .04, .9, .6, 1.74, 0, .72, r=.06)
        box(glow('amber', 5), .04, .55, .1, 1.755, 0, 1.34, r=.02)


def light_bar(x, y, z, w=.5, colors=('rose', '#4F7BFF')):
    """Blue and red lights across y."""
    box(mat('dark', .4), .2, w, .05, x, y, z, r=.02)
    for i, c in enumerate(colors):
        box(glow(c, 9), .18, w * .42, .1, x, y + (i - .5) * w * .5, z + .05, r=.04)


def ambulance(x, y, z=0, rz=0, s=1.):
    """2.3 long."""
    W, B = .95, mat('white', .35, coat=.5)
    with at(x, y, z, rz, s):
        wall_prism(B, [(-1.15, .2), (1.1, .2), (1.15, .34), (1.12, .62), (.8, .7), (.6, 1.05), (.42, 1.1), (.42, 1.38), (-1.15, 1.38)], W, b=.06, seg=3)
        slope(glass(), (.83, .72), (.64, 1.04), W - .16)
        for sy in (-1, 1):
            box(glass(), .34, .02, .26, .5, sy * (W / 2 + .002), .74, r=.03)
            box(mat('rose', .4), 2.1, .02, .12, -.05, sy * (W / 2 + .004), .5, r=.01, n=1)
            box(glow('rose', 3), .34, .03, .11, -.4, sy * (W / 2 + .006), .945, r=.01, n=1)
            box(glow('rose', 3), .11, .03, .34, -.4, sy * (W / 2 + .006), .83, r=.01, n=1)
            box(pane_glow('#BFF5EA', 1.6, .6), .34, .02, .2, .05, sy * (W / 2 + .002), .98, r=.03)
            for sx in (-.72, .72):
                wheel(sx, sy * (W / 2 - .06), .2, .2, .15)
        light_bar(.3, 0, 1.38, .7)
        light_bar(-1.0, 0, 1.38, .7)
        _lamps(1.14, -1.145, W * .33, .45, .5)
        for sy in (-1, 1):
            beams(1.15, sy * .3, .3)


def fire_truck(x, y, z=0, rz=0, s=1.):
    """3.4 long, with a ladder."""
    B, white = mat(('#E8473A', '#E5503F'), .3, coat=.6), mat('porcelain', .4)
    with at(x, y, z, rz, s):
        box(B, 2.3, 1.0, .85, -.5, 0, .28, r=.06)
        box(B, .95, 1.02, 1.05, 1.12, 0, .24, r=.12, n=3)
        box(glass(), .04, .84, .38, 1.59, 0, .78, r=.05)
        for sy in (-1, 1):
            box(glass(), .5, .03, .34, 1.15, sy * .508, .8, r=.05)
            box(white, 3.1, .02, .09, -.05, sy * .508, .42, r=.01, n=1)
            for i in range(4):
                box(mat('steel', .35), .46, .03, .44, -1.35 + .54 * i, sy * .5, .56, r=.02)
                for k in range(4):
                    box(mat('slate', .5), .42, .035, .012, -1.35 + .54 * i, sy * .5, .62 + .1 * k, r=.004, n=1)
            for sx in (-1.15, -.65, 1.0):
                wheel(sx, sy * .45, .24, .24, .18)
        cyl(mat('steel', .4), .3, .14, -.9, 0, 1.12, seg=28)
        with at(-1.0, 0, 1.3, ry=-9):
            for sy in (-1, 1):
                for zz in (0, .16):
                    box(white, 2.9, .05, .04, 1.0, sy * .22, zz, r=.012, n=1)
            for i in range(12):
                box(white, .035, .44, .03, -.35 + i * .245, 0, .01, r=.008, n=1)
                for sy in (-1, 1):
                    bar(white, (-.35 + i * .245, sy * .22, .01), (-.23 + i * .245, sy * .22, .17), .018, .004)
        light_bar(1.1, 0, 1.29, .8)
        _lamps(1.6, -1.66, .36, .42, .5)
        for sy in (-1, 1):
            beams(1.6, sy * .34, .36)


def police_car(x, y, z=0, rz=0, s=1.):
    car(x, y, z, rz, 'white', kind='van', s=s)
    with at(x, y, z, rz, s):
        light_bar(.2, 0, 1.13, .6)
        for sy in (-1, 1):
            box(mat('indigo5', .4), 1.5, .02, .12, -.1, sy * .452, .42, r=.01, n=1)


def garbage_truck(x, y, z=0, rz=0, s=1., body='teal5'):
    """2.7 long; loads at the rear."""
    B, white = mat(body, .35, coat=.4), mat('porcelain', .4)
    with at(x, y, z, rz, s):
        box(white, .75, .95, .95, .98, 0, .25, r=.12, n=3)
        box(glass(), .04, .8, .36, 1.35, 0, .72, r=.05)
        box(mat('dark', .5), 2.5, .6, .14, -.1, 0, .22, r=.03)
        wall_prism(B, [(-1.35, .5), (-1.1, .32), (.52, .32), (.56, 1.4), (-.85, 1.45), (-1.35, 1.05)], 1.02, b=.06, seg=3)
        for i in range(5):
            box(B, .06, 1.06, .95, -.65 + .26 * i, 0, .4, r=.02, n=1)
        box(mat('dark', .5), .04, .8, .42, -1.33, 0, .55, r=.03)
        for sy in (-1, 1):
            box(glass(), .4, .03, .32, 1.0, sy * .475, .74, r=.05)
            box(mat('mint', .5), 1.5, .02, .1, -.2, sy * .535, .6, r=.01, n=1)
            for sx in (-.85, -.4, .9):
                wheel(sx, sy * .42, .22, .22, .18)
        sphere(glow('amber', 10), .08, .75, 0, 1.24, seg=14)
        _lamps(1.36, -1.38, .36, .42, .4)
        for sy in (-1, 1):
            beams(1.36, sy * .34, .34)


def truck(x, y, z=0, rz=0, cab='teal3', load=None, s=1.):
    """A tractor with a container (load: a colour, None random, False empty)."""
    from .port import container
    with at(x, y, z, rz, s):
        box(mat('dark', .5), 2.35, .42, .1, -.1, 0, .22, r=.03)
        box(mat(cab, .35, coat=.6), .55, .6, .68, 1.02, 0, .2, r=.1, n=3)
        box(glass(), .04, .5, .26, 1.285, 0, .52, r=.03)
        box(glass(), .26, .62, .22, 1.1, 0, .55, r=.03)
        for sx in (-1.0, -.72, .45, .98):
            for sy in (-1, 1):
                cyl(mat('ink', .6), .15, .12, sx, sy * .25 + .06, .15, rot=(90, 0, 0), b=.03, seg=18)
        for sy in (-1, 1):
            box(glow(HEAD, 13), .03, .12, .07, 1.3, sy * .2, .34, r=.015, base=False)
            box(glow(TAIL, 6), .03, .1, .05, -1.28, sy * .16, .28, r=.01, base=False)
        if load is not False:
            container(-.42, 0, .33, 0, load)
        beams(1.27, 0, .26, 1.5, .3)


def forklift(x, y, z=0, rz=0, body='amber', lift=.15, s=1.):
    """Forks to +x at height lift."""
    B, dark = mat(body, .4, coat=.3), mat('dark', .5)
    with at(x, y, z, rz, s):
        box(B, .9, .6, .38, -.1, 0, .14, r=.08, n=3)
        box(dark, .26, .58, .34, -.45, 0, .48, r=.08, n=3)
        box(mat('ink', .6), .26, .36, .1, -.12, 0, .5, r=.03)
        for sx in (-.28, .28):
            for sy in (-1, 1):
                bar(dark, (sx, sy * .26, .5), (sx * .8, sy * .26, 1.2), .04)
        box(B, .6, .6, .05, 0, 0, 1.18, r=.02)
        for sy in (-1, 1):
            box(dark, .06, .07, 1.35, .42, sy * .18, .06, r=.015)
            box(mat('steel', .3), .6, .08, .035, .74, sy * .15, lift, r=.01, n=1)
            wheel(-.35, sy * .26, .13, .13, .12)
            wheel(.28, sy * .26, .15, .15, .12)
        box(mat('steel', .3), .05, .5, .3, .47, 0, lift, r=.015)
        sphere(glow('amber', 9), .05, -.2, 0, 1.27, seg=12)


def drone(x, y, z=0, rz=0, s=1., beam=None, body='porcelain', scan='#35E0D4'):
    """A survey quadcopter, 1.4 across. beam: height of a scanning cone below it."""
    B, dark = mat(body, .35, coat=.4), mat('dark', .4)
    with at(x, y, z, rz, s):
        box(B, .62, .4, .18, r=.085, n=3)
        box(dark, .4, .42, .06, -.02, 0, .05, r=.02)
        sphere(dark, .1, .22, 0, -.06, seg=16)
        sphere(glow('#7FE9FF', 5), .045, .29, 0, -.08, seg=12)
        box(glow('teal3', 6), .12, .3, .02, -.05, 0, .175, r=.008, n=1)
        for i in range(4):
            a = pi / 4 + i * pi / 2
            ex, ey = .62 * math.cos(a), .62 * math.sin(a)
            bar(B, (.2 * math.cos(a), .14 * math.sin(a), .1), (ex, ey, .14), .07, .02)
            cyl(dark, .075, .14, ex, ey, .1, seg=18, b=.015)
            for k in (25 + 40 * i, 115 + 40 * i):
                box(mat('grey', .4), .58, .045, .012, ex, ey, .26, r=.005, n=1, rot=(0, 0, k))
            torus(B, .33, .014, ex, ey, .22, seg=32, sec=8)
            sphere(glow('coral' if i > 1 else 'teal3', 9), .03, ex, ey, .09, seg=10)
        for sy in (-1, 1):
            tube(dark, [(-.16, sy * .16, 0), (-.18, sy * .24, -.2), (.18, sy * .24, -.2), (.16, sy * .16, 0)], .016, 6, smooth_path=False)
        if beam:
            place(lathe_mesh([(beam * .42, 0), (.03, beam)], 40), cone_mat(scan, .5 if not is_day() else .22), (.2, 0, -beam - .08), shadow=False)
