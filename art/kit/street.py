"""Roads, lamps and street furniture."""
import math

from .core import at, is_day
from .light import light_pool, spot
from .materials import cone_mat, glow, holo, image_mat, mat
from .core import place
from .shapes import bar, box, cyl, lathe_mesh, panel_screen, prism, slab, sphere, torus, tube


# ---------------------------------------------------------------- ground
def road(x0, y0, x1, y1, z=0, marks=True, gap=None):
    """A straight road filling the rectangle; dashes along its longer side. gap=(a, b): no dashes between these coordinates."""
    w, d, cx, cy = x1 - x0, y1 - y0, (x0 + x1) / 2, (y0 + y1) / 2
    box(mat('road', .62, spec=.35), w, d, .05, cx, cy, z, r=.01, n=1)
    if not marks:
        return
    along_y = d > w
    length = d if along_y else w
    for i in range(int(length / 1.45)):
        t = -length / 2 + .7 + i * 1.45
        p = (cy if along_y else cx) + t
        if gap and gap[0] < p < gap[1]:
            continue
        if along_y:
            box(mat('line', .6), .08, .7, .012, cx, p, z + .046, r=.003, n=1)
        else:
            box(mat('line', .6), .7, .08, .012, p, cy, z + .046, r=.003, n=1)


def crosswalk(x, y, z=.05, w=3.6, rz=0, n=8):
    """Zebra stripes across a road that runs along local y, w wide."""
    with at(x, y, z, rz):
        for i in range(n):
            box(mat('line', .6), w / n * .5, .85, .012, -w / 2 + w * (i + .5) / n, 0, 0, r=.003, n=1)


def block(x0, y0, x1, y1, r=.5, z=0, top='pave'):
    """A raised pavement with a kerb; its top is at z + .18."""
    w, d, cx, cy = x1 - x0, y1 - y0, (x0 + x1) / 2, (y0 + y1) / 2
    slab(mat('kerb', .6), w, d, .16, cx, cy, z, r=r, b=.03)
    slab(mat(top, .75), w - .16, d - .16, .18, cx, cy, z, r=max(.05, r - .08), b=.02)


# ---------------------------------------------------------------- lamps
def streetlight(x, y, z=0, rz=0, h=3.2, reach=1.05, on=True, energy=1700, smart=True, color='#FFB866', cone=True, pole='porcelain', s=1., real=True,
                broken=False):
    """A lamp whose arm reaches to +x (turn with rz). real=True is a true lamp (a dozen a scene), else its light is painted.
    smart: sensor node, camera, control box. broken: dark, head hanging."""
    body, dark = mat(pole, .35, coat=.3), mat('dark', .4)
    on = on and not broken and not is_day()
    with at(x, y, z, rz, s):
        cyl(dark, .17, .1, b=.03)
        cyl(body, .11, .5, z=.08, r1=.09, b=.02)
        tube(body, [(0, 0, .5), (0, 0, h * .6), (0, 0, h - .35), (.16, 0, h - .06), (.5, 0, h + .05), (reach, 0, h + .05)], .05, 12, res=10)
        with at(reach - .15, 0, h + .05, ry=35 if broken else 0):
            box(body, .62, .24, .1, .27, 0, 0, r=.05, n=3, base=False)
            if on:
                box(glow(color, 14), .52, .19, .075, .27, 0, -.065, r=.03, base=False, shadow=False)
            else:
                box(mat('porcelain' if not broken else 'slate', .3), .5, .17, .03, .27, 0, -.055, r=.012, n=1, base=False)
        if on:
            if real:
                spot(color, energy, (reach + .12, 0, h - .06), 1.9, .18)
            else:
                light_pool(reach + .12, 0, .03, 1.5, color, .55)
            if cone:
                place(lathe_mesh([(1.25, 0), (.16, h - .1)], 40), cone_mat(color, .5), (reach + .12, 0, .06), shadow=False)
        if smart:
            cyl(dark, .075, .1, reach + .02, 0, h + .09, b=.02)
            torus(glow('teal3', 10), .078, .014, reach + .02, 0, h + .15)
            box(dark, .17, .15, .34, .1, 0, 1.35, r=.04, n=3)
            box(glow('teal3', 9), .02, .03, .16, .19, 0, 1.44, r=.008, n=1)
            sphere(dark, .085, 0, -.13, 2.02)
            box(dark, .06, .12, .04, 0, -.07, 2.06, r=.015)
            sphere(glow('#7FE9FF', 4), .035, 0, -.2, 1.99)
            cyl(dark, .012, .42, 0, 0, h - .42, seg=8)
            torus(glow('amber', 8), .062, .016, 0, 0, .82)


def lamp_post(x, y, z=0, rz=0, h=1.9, reach=.5, color='#FFB866', pool=1.):
    """A light, cheap lamp for cities seen from afar (five objects, painted light)."""
    body = mat('porcelain', .4)
    with at(x, y, z, rz):
        tube(body, [(0, 0, 0), (0, 0, h * .7), (.12, 0, h), (reach, 0, h + .02)], .028, 6, res=4)
        box(body, .32, .13, .05, reach + .1, 0, h + .02, r=.02, n=1, base=False)
        if not is_day():
            box(glow(color, 14), .28, .11, .04, reach + .1, 0, h - .015, r=.015, n=1, base=False, shadow=False)
            light_pool(reach + .1, 0, .02, pool * 1.35, color, .7)


def high_mast(x, y, z=0, h=4.6, energy=1500, real=True, rot=(-18, 0, 0)):
    """A tall mast with three floodlights."""
    cyl(mat('porcelain', .4), .07, h, x, y, z, r1=.05, b=.01, seg=12)
    box(mat('dark', .4), .9, .3, .1, x, y, z + h - .05, r=.03)
    for q in (-.3, 0, .3):
        box(glow('#FFDFA8', 14), .2, .12, .1, x + q, y - .14, z + h - .12, r=.02, rot=(30, 0, 0))
    if real:
        spot('#FFC98A', energy, (x, y - .2, z + h - .2), 2.3, .25, rot=rot)


def traffic_light(x, y, z=0, rz=0, state=2):
    """state: 0 red, 1 amber, 2 go."""
    dark = mat('dark', .4)
    with at(x, y, z, rz):
        cyl(dark, .12, .08)
        cyl(dark, .045, 2.1, b=.01, seg=12)
        box(dark, .24, .16, .66, 0, -.06, 1.5, r=.06, n=3)
        for i, c in enumerate(('coral', 'amber', 'teal3')):
            cyl(glow(c, 12) if i == state else mat(c, .5), .07, .03, 0, -.14, 2.04 - .2 * i, rot=(90, 0, 0), seg=18, b=.01)


# ---------------------------------------------------------------- furniture
def bus_stop(x, y, z=0, rz=0):
    dark = mat('dark', .4)
    with at(x, y, z, rz):
        for sx in (-.9, .9):
            box(dark, .06, .06, 1.35, sx, .25, 0, r=.02)
        box(mat('porcelain', .4), 2.1, .8, .07, 0, 0, 1.35, r=.03)
        box(glow('teal3', 4), 2.0, .02, .03, 0, -.4, 1.37, r=.008, n=1)
        box(holo('#8FD8FF', .25, .1), 1.7, .02, .9, 0, .27, .25, r=.008, n=1, shadow=False)
        box(dark, .5, .08, 1.0, -.85, -.1, .1, r=.03, rot=(0, 0, 90))
        box(glow('#FFB25C', 2.4), .42, .085, .85, -.85, -.1, .17, r=.02, n=1, rot=(0, 0, 90))
        for i in range(2):
            box(mat('wood', .6), 1.0, .12, .04, .2, .1 + .14 * i, .36, r=.015)


def bench(x, y, z=0, rz=0):
    wood = mat('wood', .6)
    with at(x, y, z, rz):
        for i in range(3):
            box(wood, .9, .09, .04, 0, -.12 + .11 * i, .24, r=.015)
        for i in range(2):
            box(wood, .9, .035, .09, 0, .18, .34 + .13 * i, r=.015, rot=(-10, 0, 0))
        for s in (-.34, .34):
            box(mat('dark', .4), .05, .34, .24, s, 0, 0, r=.015)


def bollard(x, y, z=0, h=.38):
    cyl(mat('dark', .4), .055, h, x, y, z, b=.015, seg=14)
    torus(glow('amber', 7), .056, .014, x, y, z + h - .09, seg=20)


def fence(x0, y0, x1, y1, z=0, h=.5, color='porcelain', step=.4):
    m = mat(color, .45)
    length = math.hypot(x1 - x0, y1 - y0)
    n = max(1, int(length / step))
    for i in range(n + 1):
        t = i / n
        box(m, .035, .035, h, x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z, r=.008, n=1)
    for k in (.35, .9):
        bar(m, (x0, y0, z + h * k), (x1, y1, z + h * k), .025, .006)


def boom_gate(x, y, z=0, rz=0, length=2., up=False):
    """A barrier across +x."""
    with at(x, y, z, rz):
        box(mat('amber', .45), .26, .3, .8, r=.06, n=3)
        box(glow('teal3' if up else 'coral', 8), .1, .02, .1, 0, -.15, .6, r=.02, n=1)
        with at(0, 0, .68, ry=-62 if up else 0):
            n = 6
            for i in range(n):
                box(mat('coral' if i % 2 else 'porcelain', .5), length / n, .06, .08, .12 + length * (i + .5) / n, -.12, 0, r=.015, n=1, base=False)
        if not up:
            box(mat('dark', .5), .07, .07, .62, length + .08, -.12, 0, r=.015)


def ev_charger(x, y, z=0, rz=0):
    with at(x, y, z, rz):
        box(mat('porcelain', .35, coat=.4), .36, .26, .9, r=.08, n=3)
        box(glow('teal3', 6), .22, .02, .22, 0, -.135, .56, r=.02, n=1)
        tube(mat('ink', .5), [(.17, 0, .6), (.34, -.06, .4), (.3, -.1, .2), (.2, -.12, .5)], .025)


def air_sensor(x, y, z=0, h=1.8):
    """An air-quality mast."""
    with at(x, y, z):
        cyl(mat('porcelain', .4), .05, h, seg=12)
        for i in range(4):
            cyl(mat('porcelain', .4), .17, .05, z=h - .3 + .09 * i, b=.02)
        sphere(glow('teal3', 8), .06, 0, 0, h + .18)


def billboard(x, y, z=0, rz=0, screen='mix1', w=2.2, h=1.3, post=1.4, strength=1.8):
    """A large public screen on a post, facing -y."""
    with at(x, y, z, rz):
        box(mat('dark', .4), .16, .16, post + .1, r=.03)
        panel_screen(screen, w, h, 0, -.06, post, strength=strength, bezel=.06, depth=.14)


# ---------------------------------------------------------------- railway
def viaduct(x0, x1, y, z=0, h=2.2, width=1.3, step=3.):
    """A metro viaduct along x, its deck's top at z + h + .3."""
    m, dark = mat('concrete', .7), mat('slate', .6)
    n = max(1, round((x1 - x0) / step))
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        cyl(m, .26, h, x, y, z, r1=.22, b=.02, seg=20)
        with at(x, y, z + h - .45, 90):
            prism(m, [(-.24, 0), (.24, 0), (width * .46, .45), (-width * .46, .45)], .44, 0, .22, 0, b=.03, rot=(90, 0, 0))
    length, cx = x1 - x0 + .6, (x0 + x1) / 2
    box(m, length, width, .26, cx, y, z + h, r=.05)
    for sy in (-1, 1):
        box(m, length, .09, .3, cx, y + sy * (width / 2 - .045), z + h + .2, r=.03)
        for q in (-.16, .16):
            box(mat('steel', .3, metal=.6), length, .035, .04, cx, y + sy * .3 + q * .8, z + h + .26, r=.008, n=1)
    box(glow('teal3', 3), length, .02, .03, cx, y - width / 2 - .004, z + h + .34, r=.008, n=1)


def metro_train(x, y, z=0, cars=3, rz=0, body='porcelain', stripe='teal5'):
    """A train along x; z is the rail's top (viaduct z + h + .3)."""
    from .materials import glass, pane_glow
    B = mat(body, .3, coat=.5)
    with at(x, y, z, rz):
        L = 2.5
        for c in range(cars):
            with at((c - (cars - 1) / 2) * (L + .08)):
                box(B, L, .62, .66, 0, 0, .08, r=.12, n=3)
                box(mat('dark', .5), L - .3, .5, .1, 0, 0, 0, r=.02)
                for sy in (-1, 1):
                    box(pane_glow('#FFE0AE', 1.8, .6), L - .3, .02, .24, 0, sy * .31, .38, r=.05)
                    box(mat(stripe, .4), L - .06, .015, .1, 0, sy * .312, .2, r=.01, n=1)
                    for q in (-.75, 0, .75):
                        box(mat('grey', .4), .3, .022, .5, q, sy * .312, .14, r=.02, n=1)
                        box(pane_glow('#FFE0AE', 1.8, .6), .2, .026, .2, q, sy * .313, .4, r=.02, n=1)
                box(mat('grey', .5), .9, .4, .06, .2, 0, .73, r=.02)
        e = (cars - 1) / 2 * (L + .08) + L / 2
        for sx in (-1, 1):
            box(glass(), .03, .48, .26, sx * (e - .012), 0, .4, r=.05)
            for sy in (-1, 1):
                box(glow('#FFE9C4' if sx > 0 else '#FF4040', 12 if sx > 0 else 6), .03, .1, .06, sx * (e - .01), sy * .2, .2, r=.015, n=1)


def metro_station(x, y, z=0, h=2.2, L=4.):
    """A station over a viaduct along x, at the same x, y, z, h."""
    m, white = mat('concrete', .7), mat('porcelain', .45)
    with at(x, y, z):
        for sy in (-1, 1):
            box(m, L, .7, .3, 0, sy * 1.0, h + .1, r=.04)
            for i in range(4):
                bar(white, (-L / 2 + .3 + (L - .6) * i / 3, sy * 1.2, h + .3), (-L / 2 + .3 + (L - .6) * i / 3, sy * 1.05, h + 1.5), .07)
            box(glow('#FFE0AE', 3), L - .3, .03, .04, 0, sy * .95, h + 1.42, r=.01, n=1)
        n = 10
        pts = [(1.5 * math.cos(math.pi * i / n), .5 * math.sin(math.pi * i / n) + h + 1.45) for i in range(n + 1)]
        inner = [(1.42 * math.cos(math.pi * i / n), .44 * math.sin(math.pi * i / n) + h + 1.43) for i in range(n + 1)][::-1]
        with at(rz=90):
            from .shapes import wall_prism
            wall_prism(mat(('peri', 'facade5'), .4), pts + inner, L, b=.01)
        for sx in (-1, 1):
            box(m, .5, .5, h + .1, sx * (L / 2 - .4), -1.15, 0, r=.04)
        box(glow('teal3', 5), 1.2, .04, .16, 0, -1.36, h + .22, r=.02, n=1)
