"""Power: substations, pylons, solar and wind, meters, batteries."""
import math
import random

from .core import at, is_day, pi, pick
from .data import data_mat
from .materials import glass, glow, mat, window
from .shapes import bar, box, cyl, lathe, prism, slab, sphere, torus, tube


def _insulator(x, y, z, h=.3, n=5, r=.06):
    m = mat(('#B8624A', '#A9573F'), .3, coat=.6)
    cyl(m, r * .5, h, x, y, z, seg=12, b=.01)
    for i in range(n):
        cyl(m, r, .025, x, y, z + h * (i + .5) / n, r1=r * .7, seg=16, b=.006)


def transformer(x, y, z=0, rz=0, s=1., status='teal3'):
    """A power transformer with radiators and bushings, 1.9 long."""
    B = mat(('peri', '#9DB0C8'), .45, coat=.2)
    with at(x, y, z, rz, s):
        slab(mat('concrete', .7), 2.3, 1.7, .1, r=.1, b=.02)
        box(B, 1.3, .8, 1.0, 0, 0, .12, r=.06, n=3)
        box(mat('dark', .5), 1.36, .86, .06, 0, 0, 1.1, r=.02)
        for sy in (-1, 1):
            for i in range(9):
                box(B, .05, .28, .75, -.52 + i * .13, sy * .54, .24, r=.02, n=1)
            for zz in (.3, .9):
                box(B, 1.2, .06, .06, 0, sy * .62, zz, r=.02, n=1)
        cyl(B, .18, .9, -.45, -.1, 1.5, rot=(0, 90, 0), seg=24, b=.05)
        bar(B, (-.3, -.1, 1.15), (-.3, -.1, 1.45), .06)
        for i in range(3):
            _insulator(-.4 + .4 * i, .2, 1.15, .5, 6, .075)
            sphere(mat('steel', .3), .05, -.4 + .4 * i, .2, 1.68, seg=12)
        box(mat('porcelain', .4), .3, .1, .42, .5, -.45, .4, r=.03)
        box(glow(status, 7), .16, .02, .1, .5, -.51, .64, r=.02, n=1)


def busbar_frame(x, y, z=0, rz=0, w=3.2, h=2.2):
    """A substation gantry across x with three conductors."""
    m = mat('steel', .45)
    with at(x, y, z, rz):
        for sx in (-1, 1):
            for dx in (-.14, .14):
                bar(m, (sx * w / 2 + dx, 0, 0), (sx * w / 2 + dx * .4, 0, h), .05)
            for k in range(6):
                bar(m, (sx * w / 2 - .13, 0, h * k / 6), (sx * w / 2 + .13, 0, h * (k + 1) / 6), .025)
        box(m, w + .3, .14, .12, z=h, r=.02)
        for i in range(3):
            _insulator(-w / 3 + w / 3 * i, 0, h - .38, .36)
            sphere(mat('steel', .3), .045, -w / 3 + w / 3 * i, 0, h - .4, seg=10)


def breaker(x, y, z=0, s=1.):
    """A circuit breaker column."""
    with at(x, y, z, 0, s):
        box(mat('steel', .5), .2, .2, .7, r=.03)
        box(mat('porcelain', .4), .26, .24, .3, 0, -.02, .2, r=.03)
        sphere(glow('teal3', 7), .03, 0, -.15, .4, seg=10)
        _insulator(0, 0, .7, .6, 7, .08)
        cyl(mat('steel', .3), .05, .1, 0, 0, 1.3, seg=12)


def pylon(x, y, z=0, h=4.6, rz=0, s=1.):
    """A lattice tower; conductors hang at (+-.95, +-.75 ...) see pylon_points."""
    m = mat(('lav', 'steel'), .45)
    with at(x, y, z, rz, s):
        levels = [0, .2, .38, .54, .68, .8, .9, 1]
        half = [(.6 * (1 - k) ** 1.15 + .07) for k in levels]
        for i in range(len(levels) - 1):
            z0, z1, a, b = levels[i] * h, levels[i + 1] * h, half[i], half[i + 1]
            for sx, sy in ((1, 1), (1, -1), (-1, -1), (-1, 1)):
                bar(m, (sx * a, sy * a, z0), (sx * b, sy * b, z1), .05)
                nx, ny = (sx, -sy) if sx * sy > 0 else (-sx, sy)
                bar(m, (sx * a, sy * a, z0), (nx * b, ny * b, z1), .025)
                bar(m, (sx * b, sy * b, z1), (nx * b, ny * b, z1), .025)
        for k, w in ((.72, 1.15), (.86, .85)):
            for sx in (-1, 1):
                bar(m, (0, 0, h * k + .16), (sx * w, 0, h * k), .035)
                bar(m, (0, 0, h * k), (sx * w, 0, h * k), .045)
                _insulator(sx * w, 0, h * k - .32, .3, 4, .045)
        sphere(glow('coral', 9), .05, 0, 0, h + .05, seg=12)


def pylon_points(x, y, z=0, h=4.6, rz=0, s=1.):
    """Where the conductors hang on a pylon, for power_line."""
    c, d = math.cos(math.radians(rz)), math.sin(math.radians(rz))
    return [(x + sx * w * s * c, y + sx * w * s * d, z + (h * k - .34) * s) for k, w in ((.72, 1.15), (.86, .85)) for sx in (-1, 1)]


def power_line(a, b, sag=.35, color=None):
    """A sagging wire; color 'data' or 'amber' makes it shine."""
    n = 12
    pts = [tuple(p + (q - p) * t / n for p, q in zip(a, b)) for t in range(n + 1)]
    pts = [(p[0], p[1], p[2] - sag * 4 * (i / n) * (1 - i / n)) for i, p in enumerate(pts)]
    tube(data_mat(color, 2) if color else mat(('grey', 'slate'), .5), pts, .014, 6, smooth_path=False, shadow=False)


def solar_row(x, y, z=0, n=5, rz=0, tilt=26, w=.9, d=1.3):
    """A row of n ground panels along x, tilted to -y."""
    with at(x, y, z, rz):
        L = n * (w + .03)
        for sx in (-L / 2 + .4, 0, L / 2 - .4):
            box(mat('steel', .4), .06, .06, .35, sx, -.3, 0, r=.01, n=1)
            box(mat('steel', .4), .06, .06, .75, sx, .32, 0, r=.01, n=1)
        with at(0, 0, .58, rx=tilt):
            box(mat('steel', .4), L, .05, .05, 0, -.35, -.05, r=.01, n=1)
            box(mat('steel', .4), L, .05, .05, 0, .35, -.05, r=.01, n=1)
            for i in range(n):
                xx = (i - (n - 1) / 2) * (w + .03)
                box(mat('porcelain', .4), w, d, .035, xx, 0, 0, r=.012, n=1)
                box(mat('#1B3A8A', .12, coat=1, spec=.8), w - .05, d - .05, .04, xx, 0, 0, r=.005, n=1)
                for k in (1, 2, 3):
                    box(mat('#5C7BC8', .3), w - .05, .012, .042, xx, -d / 2 + d * k / 4, 0, r=.003, n=1)
                for k in (-1, 1):
                    box(mat('#5C7BC8', .3), .012, d - .05, .042, xx + k * w / 6, 0, 0, r=.003, n=1)


def wind_turbine(x, y, z=0, h=5., rz=0, spin=15, s=1.):
    """Rotor facing -y."""
    white = mat('porcelain', .4)
    with at(x, y, z, rz, s):
        cyl(mat('concrete', .7), .34, .12, seg=28)
        cyl(white, .16, h, z=.1, r1=.09, b=.01, seg=24)
        box(white, .24, .6, .24, 0, -.05, h + .1, r=.1, n=3, base=False)
        with at(0, -.42, h + .1, rx=90):
            lathe(white, [(.14, -.1), (.15, 0), (.1, .14), (0, .2)], seg=24)
        for k in range(3):
            with at(0, -.42, h + .1, ry=spin + 120 * k):
                prism(white, [(-.05, .1), (.06, .1), (.16, .45), (.05, 2.0), (.0, 2.05)], .04, 0, .02, 0, b=.015, rot=(90, 0, 0))
        sphere(glow('coral', 9), .05, 0, .15, h + .28, seg=12)


def meter_cabinet(x, y, z=0, rz=0, s=1., cols=3, rows=2, open_=True, alarm=()):
    """A cabinet of smart meters, front to -y; alarm: indices that glow coral."""
    B, dark = mat('porcelain', .4, coat=.3), mat('dark', .5)
    w, h = .5 * cols + .2, .62 * rows + .35
    with at(x, y, z, rz, s):
        box(mat('concrete', .7), w + .1, .6, .14, r=.03)
        box(B, w, .5, h, 0, 0, .14, r=.05, n=3)
        box(dark, w - .12, .03, h - .12, 0, -.245, .2, r=.02)
        for i in range(cols):
            for j in range(rows):
                smart_meter((i - (cols - 1) / 2) * .5, -.26, .34 + .62 * j, 0, .9, (i + j * cols) in alarm)
        if open_:
            with at(-w / 2, -.25, .14, -115):
                box(B, w, .04, h, w / 2, 0, 0, r=.015)
        box(B, w + .1, .6, .06, 0, 0, h + .13, r=.02)


def smart_meter(x, y, z, rz=0, s=1., alarm=False):
    """An electricity meter with a display, front to -y, .4 x .5; z its bottom."""
    c = 'coral' if alarm else 'teal3'
    with at(x, y, z, rz, s):
        box(mat('white', .4, coat=.3), .4, .12, .5, r=.05, n=3)
        box(mat('ink', .3), .3, .02, .15, 0, -.06, .27, r=.02)
        box(glow(c, 3.2), .24, .02, .07, -.015, -.068, .31, r=.01, n=1)
        cyl(mat('steel', .3), .055, .03, .09, -.055, .14, rot=(90, 0, 0), seg=20)
        for i in range(2):
            box(glow(c if i == 0 else 'amber', 8), .03, .02, .03, -.12 + .07 * i, -.06, .13, r=.01, n=1)
        box(mat('slate', .5), .3, .1, .05, 0, 0, -.03, r=.015)


def battery_pack(x, y, z=0, rz=0, s=1., charge=.75):
    """A grid battery container, front to -y, 2.4 long."""
    B = mat('porcelain', .4, coat=.2)
    with at(x, y, z, rz, s):
        box(mat('concrete', .7), 2.6, 1.2, .1, r=.03)
        box(B, 2.4, 1.0, 1.2, 0, 0, .1, r=.06, n=3)
        for i in range(5):
            xx = -.94 + .47 * i
            box(mat('lav', .4), .42, .03, 1.0, xx, -.5, .2, r=.02)
            box(glow('teal3' if i < charge * 5 else 'indigo6', 5), .26, .02, .05, xx, -.52, 1.05, r=.01, n=1)
            for k in range(4):
                box(mat('slate', .5), .28, .02, .03, xx, -.515, .35 + .1 * k, r=.006, n=1)
        from .buildings import hvac
        hvac(-.6, 0, 1.3, .8)
        hvac(.5, 0, 1.3, .8)
