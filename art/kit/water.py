"""Water works: tanks, pumps, pipes, valves, meters; and bodies of water."""
import math
import random

from .core import at, is_day, pi, pick
from .materials import glass, glow, mat, pane_glow, water_mat, window
from .shapes import bar, box, cyl, dome, elbow_path, lathe, place, prism, slab, sphere, torus, tube

PIPE = ('#5C7BE0', '#4E86C4')


def basin(x, y, w, d, z=0, depth=.3, rim=.16, level=.12, r=.3, name='basin', wall='concrete'):
    """A rectangular tank set on the ground: a rim, and water `level` below its top (z + depth)."""
    slab(mat(wall, .7), w, d, depth, x, y, z, r=r, b=.03)
    slab(water_mat(name, wave=3.), w - 2 * rim, d - 2 * rim, .02, x, y, z + depth - .005, r=max(.05, r - rim), b=.005)
    slab(mat('trim', .6), w + .06, .1, .06, x, y - d / 2, z + depth - .02, r=.02, b=.01)
    slab(mat('trim', .6), w + .06, .1, .06, x, y + d / 2, z + depth - .02, r=.02, b=.01)
    for sx in (-1, 1):
        slab(mat('trim', .6), .1, d + .06, .06, x + sx * w / 2, y, z + depth - .02, r=.02, b=.01)


def clarifier(x, y, z=0, r=1.6, h=.5, rz=30):
    """A round settling tank with its turning bridge."""
    with at(x, y, z):
        lathe(mat('concrete', .7), [(r, 0), (r, h), (r - .12, h), (r - .12, h - .14)], seg=64)
        cyl(water_mat('clarifier', wave=2.6), r - .1, .03, z=h - .16, seg=64, b=.005)
        torus(mat('trim', .6), r - .06, .05, z=h, seg=64)
        torus(mat('foam', .6), r * .55, .012, z=h - .125, seg=48, shadow=False)
        cyl(mat('steel', .5), .2, h + .25, seg=24)
        with at(rz=rz, z=h + .08):
            box(mat('porcelain', .45), r * 2 - .1, .3, .06, 0, 0, 0, r=.02)
            for sy in (-1, 1):
                box(mat('amber', .5), r * 2 - .1, .02, .02, 0, sy * .14, .24, r=.005, n=1)
                for i in range(8):
                    box(mat('amber', .5), .02, .02, .2, -r + .15 + i * (2 * r - .3) / 7, sy * .14, .05, r=.004, n=1)
            box(mat('dark', .5), .3, .26, .26, 0, 0, .06, r=.05)
            sphere(glow('teal3', 8), .05, 0, 0, .38, seg=12)


def water_tower(x, y, z=0, h=3.4, s=1., level=.7):
    """An elevated tank on six legs with a level gauge. level 0..1."""
    white, leg = mat('porcelain', .45), mat('concrete', .65)
    with at(x, y, z, 0, s):
        n, r = 6, .95
        for i in range(n):
            a = 2 * pi * i / n
            bar(leg, (1.2 * math.cos(a), 1.2 * math.sin(a), 0), (r * math.cos(a), r * math.sin(a), h), .16, .04)
        for k in (.35, .68):
            rr = 1.2 + (r - 1.2) * k
            for i in range(n):
                a, b = 2 * pi * i / n, 2 * pi * (i + 1) / n
                bar(leg, (rr * math.cos(a), rr * math.sin(a), h * k), (rr * math.cos(b), rr * math.sin(b), h * k), .09, .02)
        cyl(mat(PIPE, .4), .14, h, seg=18)
        lathe(white, [(.5, 0), (1.0, .18), (1.28, .5), (1.3, .6), (1.3, 1.35), (1.34, 1.38), (1.34, 1.46), (1.2, 1.52), (.3, 1.86), (.25, 1.9), (.25, 2.0), (0, 2.05)], z=h - .05, seg=48)
        cyl(mat('teal5', .4), 1.31, .14, z=h + .95, seg=48, b=.01)
        torus(white, 1.42, .025, z=h + .5, seg=48)
        for i in range(12):
            a = 2 * pi * i / 12
            bar(white, (1.42 * math.cos(a), 1.42 * math.sin(a), h + .2), (1.42 * math.cos(a), 1.42 * math.sin(a), h + .5), .02, .004)
        cyl(mat('slate', .6), 1.44, .04, z=h + .2, seg=48, b=.01)
        with at(rz=45):
            box(mat('ink', .4), .2, .06, .8, 0, -1.31, h + .5, r=.03)
            box(glow('teal3', 6), .12, .08, .72 * level, 0, -1.31, h + .54, r=.02, n=1)
        beaconless = sphere(glow('coral', 8), .05, 0, 0, h + 2.05, seg=12)


def storage_tank(x, y, z=0, r=1.1, h=1.5, color='porcelain', stripe='teal5', gauge=.7, stairs=True):
    """A steel tank with a cone roof, a stair winding around it and a level gauge."""
    with at(x, y, z):
        cyl(mat('concrete', .7), r + .15, .1, seg=56, b=.02)
        cyl(mat(color, .45), r, h, z=.08, seg=56, b=.03)
        for k in (.3, .6):
            torus(mat(color, .4), r + .004, .018, z=.08 + h * k, seg=56)
        cyl(mat(stripe, .45), r + .008, .16, z=.08 + h * .8, seg=56, b=.005)
        lathe(mat(color, .5), [(r, 0), (r * .4, .2), (0, .24)], z=.06 + h, seg=56)
        if stairs:
            n = int(h / .1)
            for i in range(n):
                a = math.radians(-150 + 130 * i / n)
                with at((r + .1) * math.cos(a), (r + .1) * math.sin(a), .15 + h * i / n, math.degrees(a)):
                    box(mat('amber', .5), .2, .12, .02, r=.005, n=1)
                    box(mat('amber', .5), .015, .015, .22, .1, 0, 0, r=.003, n=1)
        with at(rz=55):
            box(mat('ink', .4), .16, .05, h * .75, 0, -r - .01, .2, r=.02)
            box(glow('teal3', 6), .09, .07, h * .7 * gauge, 0, -r - .01, .23, r=.015, n=1)


def pipe(pts, r=.12, color=PIPE, flanges=True, bend=.3, seg=16):
    """A pipe through corners (x, y, z), with flanges at the ends of its runs."""
    m = mat(color, .4, coat=.2)
    tube(m, elbow_path(pts, bend), r, seg, smooth_path=False)
    if flanges:
        from mathutils import Vector
        P = [Vector(p) for p in pts]
        for i, (a, b) in enumerate(zip(P, P[1:])):
            d = (b - a).normalized()
            cuts = [a + d * (bend * 1.2 if i else .05), b - d * (bend * 1.2 if i < len(P) - 2 else .05)]
            for c in cuts if (b - a).length > bend * 3 else cuts[:1]:
                _flange(m, c, d, r)


def _flange(m, c, d, r):
    from .core import STACK
    from mathutils import Matrix
    from .shapes import lathe_mesh, rounded_profile
    o = place(lathe_mesh(rounded_profile(r * 1.5, r * 1.5, .08, .015), 20), m)
    o.matrix_world = STACK[-1] @ Matrix.Translation(c - d * .04) @ d.to_track_quat('Z', 'Y').to_matrix().to_4x4()


def valve(x, y, z, rz=0, s=1., wheel_color='coral', status='teal3'):
    """A gate valve with a hand wheel on a pipe along x (axis at z)."""
    m = mat(PIPE, .4, coat=.2)
    with at(x, y, z, rz, s):
        for sx in (-1, 1):
            cyl(m, .2, .07, sx * .2 - .035, 0, 0, rot=(0, 90, 0), seg=20, b=.015)
        sphere(m, .19, 0, 0, 0, seg=20)
        cyl(m, .12, .16, 0, 0, .1, seg=18)
        cyl(m, .17, .05, 0, 0, .24, seg=18, b=.012)
        cyl(mat('steel', .3), .03, .3, 0, 0, .28, seg=10)
        torus(mat(wheel_color, .4), .2, .03, 0, 0, .56, seg=28)
        for a in (0, 60, 120):
            box(mat(wheel_color, .4), .38, .03, .03, 0, 0, .545, r=.01, n=1, rot=(0, 0, a))
        box(mat('dark', .4), .16, .1, .14, 0, -.16, .24, r=.03)
        box(glow(status, 8), .08, .02, .05, 0, -.215, .28, r=.01, n=1)


def pump(x, y, z=0, rz=0, s=1., body='teal5', status='teal3'):
    """A motor and its pump on a skid; the outlet goes up at (.5, 0). 1.6 long along x."""
    B, grey = mat(body, .4, coat=.3), mat('steel', .4)
    with at(x, y, z, rz, s):
        box(mat('dark', .6), 1.7, .6, .12, r=.03)
        with at(-.75, 0, .45, ry=90):
            cyl(B, .28, .85, seg=28, b=.06)
            for k in range(7):
                torus(B, .285, .022, z=.1 + .1 * k, seg=28)
            cyl(mat('dark', .5), .24, .06, z=-.05, seg=24)
        box(B, .22, .22, .16, -.35, 0, .7, r=.03)
        box(mat('dark', .6), .5, .4, .18, -.35, 0, .1, r=.03)
        cyl(grey, .07, .3, .1, 0, .45, rot=(0, 90, 0), seg=16)
        with at(.5, .16, .45, rx=90):
            cyl(mat(PIPE, .4, coat=.2), .33, .32, seg=32, b=.08)
        cyl(mat(PIPE, .4, coat=.2), .14, .5, .5, 0, .6, seg=20)
        cyl(mat(PIPE, .4, coat=.2), .2, .07, .5, 0, 1.06, seg=20, b=.015)
        box(mat('dark', .6), .3, .4, .14, .5, 0, .1, r=.03)
        sphere(glow(status, 9), .05, -.35, 0, .9, seg=12)


def gauge_dial(x, y, z, rz=0, s=1., value=.6, alarm=False):
    """A round dial facing -y."""
    with at(x, y, z, rz, s):
        cyl(mat('steel', .3), .22, .1, 0, .05, 0, rot=(90, 0, 0), seg=32, b=.02)
        cyl(mat('white', .4, emit=pick(.8, 0)), .18, .11, 0, .05, 0, rot=(90, 0, 0), seg=32, b=.005)
        torus(glow('coral' if alarm else 'teal3', 3), .14, .014, 0, -.062, 0, rot=(90, 0, 0), a0=-40, a1=220, seg=28, sec=8)
        box(mat('ink', .4), .02, .01, .12, 0, -.068, 0, r=.004, n=1, rot=(0, -120 + 240 * value, 0))


def leak(x, y, z, s=1., drop=1.):
    """A jet of water from a pipe's side towards -y, and its puddle `drop` below."""
    m = mat(('#8FE9FF', '#7FD0E6'), .1, emit=pick(.5, .05), spec=.8)
    with at(x, y, z, 0, s):
        for i in range(5):
            a = (i - 2) * .16
            tube(m, [(0, 0, 0), (a * .6, -.25, .12), (a * 1.4, -.55, -.1), (a * 2.2, -.8, -drop)], .03, 6)
        for i in range(14):
            sphere(m, random.uniform(.02, .05), random.uniform(-.45, .45), random.uniform(-1, -.3), random.uniform(-drop, .1), seg=10)
        prism(water_mat('puddle', wave=3), [(1.0 * math.cos(t) * (1 + .12 * math.sin(3 * t)), -.8 + .7 * math.sin(t) * (1 + .15 * math.cos(2 * t))) for t in [2 * pi * k / 40 for k in range(40)]], .02, z=-drop, b=.008)


def pump_house(x, y, z=0, rz=0, s=1., w=3., d=2.):
    """A pumping station with arched windows and pipes leaving at the front. Front to -y."""
    M, T = mat(('indigo6', 'facade6'), .6), mat(('teal5', 'brick'), .6)
    with at(x, y, z, rz, s):
        box(M, w, d, 1.4, r=.05)
        box(mat('trim', .5), w + .12, d + .12, .1, z=1.36, r=.03)
        from .shapes import wall_prism
        with at(rz=90):
            wall_prism(T, [(-d / 2 - .15, 1.44), (d / 2 + .15, 1.44), (0, 2.1)], w + .3, b=.03)
        n = max(2, int(w / .8))
        for i in range(n):
            xx = -w / 2 + w * (i + .5) / n
            box(window(.9, .9), .36, .05, .62, xx, -d / 2 - .01, .4, r=.02)
            cyl(window(.9, .9), .18, .05, xx, -d / 2 + .015, 1.02, rot=(90, 0, 0), seg=20, b=.005)
        with at(w / 2 + .01, 0, 0, 90):
            box(mat('teal7', .5), .6, .05, 1.0, 0, 0, .02, r=.03)
            box(glow('teal3', 5), .5, .06, .06, 0, 0, 1.1, r=.02, n=1)
        for i in range(2):
            xx = -w * .25 + w * .5 * i
            pipe([(xx, -d / 2 + .1, .3), (xx, -d / 2 - .9, .3), (xx, -d / 2 - .9, -.1)], .12)


def flow_meter(x, y, z, rz=0, s=1., screen=True):
    """A metering collar with a display on a pipe along x (axis at z)."""
    with at(x, y, z, rz, s):
        cyl(mat('porcelain', .35, coat=.4), .26, .5, -.25, 0, 0, rot=(0, 90, 0), seg=28, b=.05)
        for sx in (-1, 1):
            torus(glow('teal3', 6), .262, .02, sx * .14, 0, 0, rot=(0, 90, 0), seg=32)
        cyl(mat('dark', .4), .06, .24, 0, 0, .2, seg=14)
        box(mat('dark', .4), .44, .22, .3, 0, 0, .42, r=.05, n=3)
        box(glow('#7FE9FF', 3), .32, .02, .16, 0, -.115, .5, r=.01, n=1)
