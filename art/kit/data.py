"""What cannot be seen: data lines, signals, clouds, marks. Teal is data, amber heat and light, coral trouble."""
import math
import random

from mathutils import Vector

from .core import at, here, in_trouble, is_day, is_signal, pi, pick, rad
from .materials import glow, gone, holo, mat
from .shapes import bar, bezier, blob, box, cyl, lathe, prism, sphere, torus, tube


def data_mat(color='data', strength=2.2):
    """The material of a data line in both looks."""
    if in_trouble() and is_signal(color):
        return gone()
    return glow(color, strength) if not is_day() else mat(color, .4)


def signal_arc(a, b, h=1.3, r=.016, color='data', strength=2.2):
    """An arc of data between two points."""
    a, b = Vector(a), Vector(b)
    tube(data_mat(color, strength), bezier(a, (a + b) / 2 + Vector((0, 0, h)), b, 28), r, 8, smooth_path=False, shadow=False)


def ripples(x, y, z, n=3, r0=.22, dr=.17, th=.014, color='data', rise=.04, strength=3.2):
    """Flat rings spreading from a sender."""
    for k in range(n):
        torus(data_mat(color, max(.6, strength - .8 * k)), r0 + dr * k, th, x, y, z + rise * k, shadow=False)


def wifi(x, y, z, rz=45, n=3, r0=.16, dr=.13, th=.014, color='data'):
    """Upright arcs above a sender."""
    for i in range(n):
        torus(data_mat(color, 6 * (1 - .22 * i)), r0 + dr * i, th, x, y, z, rot=(90, 0, rz), a0=40, a1=140, seg=24, sec=8, shadow=False)


def data_line(pts, r=.03, color='data', strength=2.6, z=None, beads=0, closed=False, smooth_path=True):
    """A line of data through points ((x, y) with z given, or (x, y, z)), with beads along it."""
    if in_trouble() and is_signal(color):
        return
    P = [(p[0], p[1], z) if z is not None and len(p) == 2 else tuple(p) for p in pts]
    tube(data_mat(color, strength), P, r, 8, closed=closed, smooth_path=smooth_path, res=6, shadow=False)
    for i in range(beads):
        p = P[(i * len(P)) // beads]
        sphere(glow(('#7FFFF0', color), 7), r * 2.6, *p, seg=14, shadow=False)


def kolam_path(m, n, step=1.):
    """The site's own figure: the mirror curve on m by n dots (one closed line when gcd(m, n) is 1), as (x, y) points centred on 0."""
    x, y, dx, dy, pts = 1, 0, 1, 1, []
    W, H = 2 * m, 2 * n
    start = (x, y, dx, dy)
    while True:
        pts.append(((x - W / 2) * step / 2, (y - H / 2) * step / 2))
        x, y = x + dx, y + dy
        if x in (0, W):
            dx = -dx
        if y in (0, H):
            dy = -dy
        if (x, y, dx, dy) == start:
            return pts


def kolam(m, n, step=1., z=.02, r=.03, color='data', dots=True, strength=2.4):
    """The kolam laid on the ground as a line of light with its dots."""
    if in_trouble():
        return
    pts = kolam_path(m, n, step)
    mids = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, z) for a, b in zip(pts, pts[1:] + pts[:1])]
    tube(data_mat(color, strength), mids, r, 8, closed=True, res=4, shadow=False)
    if dots:
        for i in range(m):
            for j in range(n):
                cyl(glow(('#7FFFF0', color), 4), r * 2.2, .03, (i - (m - 1) / 2) * step, (j - (n - 1) / 2) * step, z - .02, seg=16, b=.01)


def pin(x, y, z, color='amber', s=.3):
    """A map pin standing on (x, y, z)."""
    with at(x, y, z, s=s):
        lathe(glow(color, 3), [(0, 0), (.14, .3), (.34, .72), (.4, 1.0), (.36, 1.2), (.22, 1.36), (0, 1.42)], seg=28)
        sphere(mat('white', .3), .16, 0, -.3, 1.0, seg=18)


def alert(x, y, z, s=1., color='coral'):
    """An alarm sign: a rounded triangle with its mark, facing the camera at az 45."""
    with at(x, y, z, 45, s):
        from .shapes import wall_prism
        wall_prism(glow(color, 2.6), [(-.5, 0), (.5, 0), (0, .88)], .14, b=.06, seg=3)
        box(mat('white', .4, emit=pick(1.2, 0)), .09, .17, .3, 0, 0, .28, r=.03)
        box(mat('white', .4, emit=pick(1.2, 0)), .09, .17, .09, 0, 0, .13, r=.03)


def check(x, y, z, s=1., color='teal3'):
    """A tick in a disc, facing the camera at az 45."""
    if in_trouble():
        return alert(x, y, z, s)
    with at(x, y, z, 45, s):
        cyl(glow(color, 2.2), .45, .14, 0, .07, .45, rot=(90, 0, 0), seg=40, b=.04)
        tick = mat('white', .4, emit=pick(1.4, 0))
        bar(tick, (-.2, -.08, .45), (-.05, -.08, .29), .08, .02)
        bar(tick, (-.06, -.08, .29), (.22, -.08, .62), .08, .02)


def padlock(x, y, z, rz=0, s=1., color='amber', open_=False):
    """A padlock, front to -y, .6 wide and .75 high."""
    with at(x, y, z, rz, s):
        box(mat(color, .35, coat=.5), .6, .26, .46, r=.08, n=4)
        lift = .12 if open_ else 0
        arc = [(.17 * math.cos(a), 0, .58 + lift + .17 * math.sin(a)) for a in [pi - pi * i / 8 for i in range(9)]]
        tube(mat('porcelain', .3), [(-.17, 0, .42 + (lift if open_ else 0))] + arc + [(.17, 0, .42 if not open_ else .58)], .045, 12, smooth_path=False)
        cyl(mat('dark', .4), .06, .03, 0, -.12, .24, rot=(90, 0, 0), seg=16)
        box(mat('dark', .4), .05, .03, .13, 0, -.135, .1, r=.015)


def shield_points(s=1.):
    from .shapes import smooth
    half = [(0, 1.28), (.42, 1.12), (.92, 1.02), (1.02, .98), (1.04, .5), (.98, -.02), (.8, -.52), (.48, -.95), (0, -1.28)]
    right = [(v.x * s, v.y * s) for v in smooth([(a, b, 0) for a, b in half], res=4)]
    return (right + [(-a, b) for a, b in right[-2:0:-1]])[::-1]


def shield(x, y, z, rz=45, s=1., lock=True):
    """A shield 2.1 wide and 2.6 high around its centre, facing -y before rz."""
    with at(x, y, z, rz, s):
        with at(rx=90):
            prism(mat('porcelain', .35, coat=.4), shield_points(1.0), .3, z=-.15, b=.06, seg=3)
            prism(mat('teal5', .3, coat=.6), shield_points(.86), .36, z=-.18, b=.04, seg=3)
            prism(mat('teal3', .3, coat=.5, emit=pick(.25, 0)), shield_points(.74), .40, z=-.2, b=.03, seg=3)
        if lock:
            padlock(0, -.27, -.42, 0, 1.2)


def cloud(x, y, z, rz=0, s=1., color=('lav', 'white'), flat=True):
    """A cloud with a flat bottom, about 3 wide."""
    m = mat(color, .6, emit=pick(.12, 0))
    with at(x, y, z, rz, s):
        for dx, dy, dz, r in ((0, 0, .55, .8), (-.85, .05, .35, .58), (.88, 0, .38, .6), (-.4, .35, .5, .55), (.42, -.3, .42, .58), (1.38, .1, .22, .36), (-1.36, 0, .2, .36)):
            sphere(m, r, dx, dy, max(dz, r * .62), sc=(1, .86, .72), seg=32)
        from .shapes import slab
        if flat:
            slab(m, 3.3, 1.25, .3, r=.6, b=.14)


def pipeline(pts, r=.12, color='#35E0D4', ring='dark', packets=8, packet='amber'):
    """A see-through tube with packets of data travelling in it; pts (x, y, z) with straight runs."""
    from .shapes import elbow_path
    path = elbow_path(pts, r * 3)
    tube(holo(color, .5, .12), path, r, 16, smooth_path=False, shadow=False)
    tube(data_mat('data', 2.4), path, r * .14, 6, smooth_path=False, shadow=False)
    lengths = [0]
    for a, b in zip(path, path[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    for i in range(packets):
        t = lengths[-1] * (i + .5) / packets
        k = max(j for j, v in enumerate(lengths) if v <= t)
        k = min(k, len(path) - 2)
        p = path[k].lerp(path[k + 1], (t - lengths[k]) / max(1e-6, lengths[k + 1] - lengths[k]))
        box(glow(packet if i % 3 == 0 else '#7FFFF0', 4), r * .7, r * .7, r * .7, *p, r=r * .15, base=False, shadow=False)
        if i % 2 == 0:
            d = (path[k + 1] - path[k]).normalized()
            bar(mat(ring, .4), p - d * .03, p + d * .03, r * 2.25, r * .5) if False else None


def cube_block(x, y, z, s=1., rz=0, color='teal3', core='amber'):
    """A glass block with a lit core: a record that cannot be changed."""
    with at(x, y, z, rz, s):
        box(holo(color, .6, .14), 1, 1, 1, r=.08, n=3, shadow=False)
        box(glow(core, 2.6), .42, .42, .42, 0, 0, .29, r=.06)
        e = data_mat('data', 2.2)
        for a in (-1, 1):
            for b in (-1, 1):
                bar(e, (a * .48, b * .48, .02), (a * .48, b * .48, .98), .035)
                bar(e, (a * .48, -.48, .5 + b * .48), (a * .48, .48, .5 + b * .48), .035)
                bar(e, (-.48, a * .48, .5 + b * .48), (.48, a * .48, .5 + b * .48), .035)


def chain_link(x, y, z, rz=0, s=1., color='steel'):
    """One link, long along x."""
    m = mat(color, .25, metal=.5)
    with at(x, y, z, rz, s):
        pts = [(.25 + .16 * math.cos(a), .16 * math.sin(a), 0) for a in [-pi / 2 + pi * i / 8 for i in range(9)]]
        pts += [(-a, -b, 0) for a, b, c in pts]
        tube(m, pts, .05, 10, closed=True, smooth_path=False)


def bars3d(x, y, z, values, w=.3, gap=.12, rz=0, colors=('teal3', 'peri', 'amber')):
    """A bar chart standing on the ground, along x."""
    n = len(values)
    with at(x, y, z, rz):
        for i, v in enumerate(values):
            box(mat(colors[i % len(colors)], .35, coat=.4, emit=pick(.25, 0)), w, w, v, (i - (n - 1) / 2) * (w + gap), 0, 0, r=.05, n=3)


def virus(x, y, z, s=.34):
    """A spiky threat."""
    blob(mat('coral', .45), s, x, y, z, i=2, amp=.05)
    for k in range(14):
        ph, th = math.acos(1 - 2 * (k + .5) / 14), pi * (1 + 5 ** .5) * k
        d, c = Vector((math.cos(th) * math.sin(ph), math.sin(th) * math.sin(ph), math.cos(ph))), Vector((x, y, z))
        bar(mat('rose', .45), c + d * s * .8, c + d * s * 1.45, .05 * s / .3, .01)
        sphere(mat('rose', .45), .055 * s / .3, *(c + d * s * 1.5), seg=12)


def neural(x, y, z, layers=(4, 6, 6, 3), dx=.9, dz=.5, rz=0, s=1., r=.11):
    """A net of nodes standing in the local xz plane."""
    with at(x, y, z, rz, s):
        pos = [[((i - (len(layers) - 1) / 2) * dx, 0, (j - (n - 1) / 2) * dz) for j in range(n)] for i, n in enumerate(layers)]
        rnd = random.Random(3)
        for a, b in zip(pos, pos[1:]):
            for p in a:
                for q in b:
                    if rnd.random() < .6:
                        bar(data_mat('data' if rnd.random() < .7 else 'peri', 1.4), p, q, .014, .003, shadow=False)
        for i, col in enumerate(pos):
            for p in col:
                sphere(glow(('teal3', 'peri', 'peri', 'amber')[i * 4 // len(layers)], 2.4), r, *p, seg=20)
