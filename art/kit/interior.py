"""Rooms and what stands in them: desks, racks, beds, vaults, counters."""
import math
import random

from .core import at, is_day, pi, pick, rad
from .materials import glass, glow, holo, image_mat, mat, pane_glow, window
from .shapes import arc_prism, bar, blob, box, cyl, lathe, panel, panel_screen, prism, slab, sphere, torus, tube


# ---------------------------------------------------------------- rooms
def room(w, d, h=4.2, z=0, style='slats', floor='floor', tiles=1.05):
    """A floor and the two back walls (at +y and -x) of a room centred on the origin; its floor's top is at z + .04.
    style: slats (wood below, slats above), plain, tiles."""
    slab(mat(floor, .26, spec=.5, coat=.15), w - .3, d - .3, .04, z=z, r=.6, b=.01)
    for i in range(1, int(w / tiles)):
        box(mat('floor_line', .35), .018, d - .6, .006, -w / 2 + i * tiles, 0, z + .04, r=.002, n=1)
    for i in range(1, int(d / tiles)):
        box(mat('floor_line', .35), w - .6, .018, .006, 0, -d / 2 + i * tiles, z + .04, r=.002, n=1)
    wall_run(w - .5, 0, d / 2 - .45, z + .04, 0, h, style)
    wall_run(d - .5, -w / 2 + .45, 0, z + .04, 90, h, style)


def wall_run(L, x=0, y=0, z=0, rz=0, h=4.2, style='slats'):
    """One wall along local x, its room side to -y."""
    with at(x, y, z, rz):
        box(mat('wall', .6), L, .3, h, 0, .15, 0, r=.05, n=3)
        box(mat('trim', .5), L + .02, .4, .1, 0, .15, h - .04, r=.04)
        box(mat('dark', .5), L, .34, .22, 0, .13, 0, r=.03)
        if style == 'slats':
            n = int(L / .26)
            for i in range(n):
                xx = -L / 2 + (i + .5) * L / n
                box(mat('wall2', .55), .12, .06, h - 2.3, xx, -.02, 1.86, r=.02, n=1)
                box(mat(('#B57A50', '#CFA077'), .55), .16, .07, 1.4, xx, -.02, .34, r=.02, n=1)
            box(mat('trim', .5), L, .1, .06, 0, -.03, 1.76, r=.02)
        elif style == 'tiles':
            for i in range(int(L / .8)):
                for k in range(int((h - .6) / .8)):
                    box(mat('wall2', .4), .74, .04, .74, -L / 2 + .5 + i * .8, -.01, .3 + k * .8, r=.03)
        box(glow('#FFB25C', 3.4), L - .2, .03, .045, 0, -.05, h - .28, r=.01, n=1)
        box(glow('teal3', 2.2), L - .2, .03, .03, 0, -.05, .27, r=.01, n=1)


def window_wall(w, h, x=0, y=0, z=0, rz=0, cols=4, tint=('#1A2C66', '#BFDCEB')):
    """A glazed opening facing -y, for a wall's face."""
    with at(x, y, z, rz):
        box(mat('trim', .5), w, .1, h, r=.03)
        cw = (w - .12) / cols
        for i in range(cols):
            box(mat(tint, .1, spec=.8, coat=.6, emit=pick(.12, .25)), cw - .08, .12, h - .2, -w / 2 + .06 + cw * (i + .5), 0, .1, r=.015, n=1)


def door(x, y, z=0, rz=0, lit=True):
    """A glazed double door facing -y, 1.5 x 2.6."""
    with at(x, y, z, rz):
        box(mat('trim', .5), 1.5, .12, 2.6, 0, -.02, 0, r=.04)
        box(pane_glow('#8FD0FF', .9), 1.26, .14, 2.4, 0, -.03, .06, r=.02)
        box(mat('trim', .5), .05, .16, 2.4, 0, -.04, .06, r=.01)
        box(glow('teal3', 6), .1, .04, .16, .95, -.06, 1.2, r=.02)


def rug(x, y, z=0, r=1.5, color='coral'):
    cyl(mat(color, .9, spec=.1), r, .015, x, y, z, b=.004, seg=56)


def ceiling_ring(x, y, z, r=1.6):
    """A hanging ring of light."""
    torus(glow('#FFD9A0', 6), r, .05, x, y, z, seg=64)
    torus(mat('porcelain', .4), r, .06, x, y, z + .06, seg=64)
    for k in range(3):
        a = 2 * pi * k / 3
        bar(mat('dark', .5), (x + r * math.cos(a), y + r * math.sin(a), z + .05), (x, y, z + 1.2), .012, .003)


# ---------------------------------------------------------------- furniture
def chair(x, y, z=0, rz=0, color='teal5'):
    """An office chair looking to +y."""
    m, dark = mat(color, .6), mat(('ink', 'dark'), .5)
    with at(x, y, z, rz):
        for k in range(5):
            with at(rz=72 * k):
                box(dark, .05, .3, .05, 0, .15, .05, r=.02)
                sphere(dark, .045, 0, .29, .045, seg=12)
        cyl(mat('grey', .3, metal=.6), .035, .3, z=.08, seg=12)
        box(m, .5, .48, .1, 0, 0, .42, r=.05, n=3)
        box(m, .46, .09, .58, 0, -.24, .56, r=.045, n=3, rot=(8, 0, 0))
        box(dark, .3, .05, .2, 0, -.29, .5, r=.02)
        for s in (-1, 1):
            box(dark, .05, .28, .035, s * .27, 0, .62, r=.015)
            box(dark, .035, .035, .2, s * .27, -.05, .44, r=.01)


def monitor(name, x, y, z=0, rz=0, w=.62, h=.36, strength=2.3, stand=True):
    """A desk monitor facing -y on its foot."""
    with at(x, y, z, rz):
        if stand:
            box(mat('grey', .4), .26, .16, .02, 0, .05, 0, r=.008)
            box(mat('grey', .4), .05, .04, .2, 0, .07, 0, r=.015)
        panel_screen(name, w, h, 0, 0, .14 if stand else 0, (-4, 0, 0), strength, .02, .04)


def keyboard(x, y, z, rz=0):
    with at(x, y, z, rz):
        box(mat('dark', .5), .46, .15, .022, -.06, 0, 0, r=.01)
        for q in range(4):
            box(mat('peri', .5), .4, .022, .008, -.06, -.045 + .032 * q, .022, r=.003, n=1)
        box(mat('dark', .5), .07, .1, .03, .3, 0, 0, r=.014, n=3)


def mug(x, y, z, color='coral'):
    with at(x, y, z):
        cyl(mat(color, .4), .05, .11, b=.012, seg=18)
        torus(mat(color, .4), .032, .009, .06, 0, .055, rot=(90, 0, 0), seg=18)


def laptop(x, y, z=0, rz=0, s=1., screen='mix1', strength=2.):
    """Opened, screen facing -y; .6 wide."""
    with at(x, y, z, rz, s):
        box(mat('steel', .35), .6, .4, .03, r=.012)
        box(mat('dark', .5), .52, .2, .008, 0, .06, .03, r=.003, n=1)
        box(mat('grey', .4), .18, .1, .006, 0, -.12, .03, r=.003, n=1)
        with at(0, .2, .03, rx=-14):
            box(mat('steel', .35), .6, .02, .38, 0, .01, 0, r=.009)
            panel(image_mat(screen, strength), .56, .34, 0, -.003, .02)


def desk(x, y, z=0, rz=0, w=1.8, d=.8, screens=('mix1', 'net1'), chair_color='teal5', seat=True, lamp=False):
    """A desk with monitors; the person would sit at -y and look to +y."""
    with at(x, y, z, rz):
        box(mat('desk', .4, coat=.2), w, d, .06, 0, 0, .72, r=.025)
        for sx in (-1, 1):
            box(mat(('indigo7', 'trim'), .5), .06, d - .1, .72, sx * (w / 2 - .08), 0, 0, r=.02)
        box(mat(('indigo7', 'trim'), .5), w - .2, .04, .4, 0, d / 2 - .08, .3, r=.015)
        n = len(screens)
        for i, name in enumerate(screens):
            off = (i - (n - 1) / 2)
            with at(off * .7, d / 2 - .28 - abs(off) * .05, .78, off * -14):
                monitor(name, 0, 0)
        keyboard(0, -.12, .78)
        mug(w / 2 - .25, -.1, .78, random.choice(('coral', 'amber', 'teal3')))
        if seat:
            chair(0, -d / 2 - .3, 0, random.uniform(-14, 14), chair_color)
        if lamp:
            tube(mat('amber', .4), [(-w / 2 + .2, .2, .78), (-w / 2 + .2, .22, 1.1), (-w / 2 + .38, .1, 1.25)], .018, 8)
            cyl(mat('amber', .4), .1, .12, -w / 2 + .38, .1, 1.14, r1=.04, seg=18)


def call_desk(x, y, z=0, rz=0, screen='list1'):
    """A help-desk place with screens on three sides, a monitor and a headset. Sits at -y."""
    felt = mat(('indigo6', '#A9C3BE'), .9, spec=.1)
    with at(x, y, z, rz):
        desk(0, 0, 0, 0, 1.5, .75, (screen,), random.choice(('teal5', 'amber6')))
        box(felt, 1.6, .06, 1.25, 0, .42, 0, r=.03)
        for sx in (-1, 1):
            box(felt, .06, .85, 1.25, sx * .8, .02, 0, r=.03)
        headset(.5, .05, .82, -20)


def headset(x, y, z, rz=0, s=1., color='dark', mic='teal3'):
    """A headset, its band in the local xz plane, .4 wide."""
    m = mat(color, .4)
    with at(x, y, z, rz, s):
        torus(m, .18, .022, 0, 0, .16, rot=(90, 0, 0), a0=0, a1=180, seg=28)
        for sx in (-1, 1):
            cyl(m, .09, .07, sx * .18 - .035, 0, .13, rot=(0, 90, 0), seg=20, b=.025)
            cyl(mat(mic, .6), .075, .09, sx * .165 - .045, 0, .13, rot=(0, 90, 0), seg=20, b=.02)
        tube(m, [(-.2, 0, .1), (-.2, -.14, 0), (-.08, -.2, .0)], .014, 8)
        sphere(glow(mic, 4), .03, -.07, -.2, 0, seg=12)


def sofa(x, y, z=0, rz=0, color='teal5', w=1.9):
    m = mat(color, .7)
    with at(x, y, z, rz):
        box(m, w, .8, .34, 0, 0, .1, r=.12, n=4)
        box(m, w, .24, .5, 0, .36, .3, r=.1, n=4)
        for xx in (-.3 * w, .32 * w):
            box(mat('amber', .7), .42, .16, .36, xx, .2, .42, r=.07, n=3, rot=(-12, 0, 10))


def round_table(x, y, z=0, r=.42, h=.38):
    with at(x, y, z):
        cyl(mat('porcelain', .35), r, .05, z=h, b=.02)
        cyl(mat('grey', .4), .05, h, seg=14)
        cyl(mat('grey', .4), r * .6, .03)


def meeting_table(x, y, z=0, rz=0, L=3.6, w=1.3, seats=3):
    """Along x, with chairs on both sides and a holographic strip."""
    with at(x, y, z, rz):
        slab(mat('desk', .35, coat=.3), L, w, .08, z=.7, r=.4, b=.03)
        for sx in (-1, 1):
            box(mat('dark', .5), .5, .5, .7, sx * L * .28, 0, 0, r=.05)
        slab(glow('teal3', 2), L - .8, .05, .01, z=.78, r=.02, b=.003)
        for i in range(seats):
            xx = -L / 2 + L * (i + .5) / seats
            chair(xx, -w / 2 - .3, 0, random.uniform(-10, 10))
            chair(xx, w / 2 + .3, 0, 180 + random.uniform(-10, 10))
            laptop(xx, -w / 2 + .35, .78, 180)


def counter(x, y, z=0, rz=0, w=3., places=3, color=('indigo6', 'trim')):
    """A service counter (bank, help desk, citizen centre): customers at -y, glass screens, numbers above."""
    with at(x, y, z, rz):
        box(mat(color, .5), w, .7, .95, r=.06, n=3)
        box(mat('desk', .4, coat=.3), w + .1, .85, .07, 0, 0, .95, r=.03)
        box(glow('teal3', 3), w - .2, .02, .04, 0, -.36, .1, r=.01, n=1)
        for i in range(places):
            xx = -w / 2 + w * (i + .5) / places
            box(holo('#8FD8FF', .3, .1), w / places - .3, .02, .7, xx, 0, 1.02, r=.006, n=1, shadow=False)
            box(mat('ink', .4), .5, .08, .26, xx, .1, 1.8, r=.04)
            box(glow(('teal3', 'amber', 'teal3')[i % 3], 4), .36, .02, .12, xx, .05, 1.87, r=.02, n=1)
            bar(mat('steel', .4), (xx, .12, 1.0), (xx, .12, 1.82), .03)
            monitor('list1', xx, .22, 1.02, 180, .46, .28)


def stanchion_queue(x, y, z=0, L=3., rz=0, n=4):
    with at(x, y, z, rz):
        for i in range(n):
            xx = -L / 2 + L * i / (n - 1)
            cyl(mat('steel', .3, metal=.4), .13, .03, xx, 0, 0, seg=20)
            cyl(mat('steel', .3, metal=.4), .025, .75, xx, 0, 0, seg=12)
            if i:
                a, b = xx - L / (n - 1), xx
                tube(mat('coral', .6), [(a, 0, .7), ((a + b) / 2, 0, .56), (b, 0, .7)], .025, 8)


# ---------------------------------------------------------------- machines
def rack(x, y, z=0, rz=0, h=2.3, w=.8, lit=1., alarm=False):
    """A server rack, front to -y."""
    with at(x, y, z, rz):
        box(mat('rack', .35, coat=.3), w, .8, h, r=.05, n=3)
        box(mat(('#0C1230', '#1B2148'), .2, coat=.6), w - .12, .03, h - .2, 0, -.4, .1, r=.02)
        for i in range(int((h - .3) / .178)):
            zz = .2 + i * .178
            box(mat(('indigo8', 'indigo7'), .4), w - .2, .02, .13, 0, -.418, zz, r=.01, n=1)
            if random.random() > lit:
                continue
            for q in range(6):
                c = random.choice(('teal3', 'teal3', '#7FA8FF', 'amber')) if not alarm else random.choice(('coral', 'coral', 'amber'))
                box(glow(c, random.choice((2, 5, 8))), .025, .012, .025, -.24 + q * .05, -.432, zz + .05, r=.004, n=1)
            box(glow('teal3' if not alarm else 'coral', 1.5), random.uniform(.06, .18), .012, .02, .16, -.432, zz + .05, r=.004, n=1)
        box(glow('teal3' if not alarm else 'coral', 5), .03, .02, h - .3, w / 2 - .025, -.405, .14, r=.008, n=1)


def rack_row(x, y, z=0, n=4, rz=0, h=2.3, alarm=()):
    """Racks side by side along x, front to -y, with a cable tray above."""
    with at(x, y, z, rz):
        for i in range(n):
            rack((i - (n - 1) / 2) * .86, 0, 0, 0, h, alarm=i in alarm)
        box(mat('steel', .4), n * .86, .3, .05, 0, .1, h + .22, r=.015)
        for k, c in enumerate(('teal3', 'amber', 'peri')):
            tube(mat(c, .5), [(-n * .43 + .05, .02 + .08 * k, h + .3), (n * .43 - .05, .02 + .08 * k, h + .3)], .025, 6)
        for i in range(n):
            bar(mat('steel', .4), ((i - (n - 1) / 2) * .86, .1, h), ((i - (n - 1) / 2) * .86, .1, h + .22), .03)


def hologram_table(x, y, z=0, s=1., city=True):
    """A round table with a glowing model of a city above it, 2.6 across."""
    from mathutils import Matrix
    from .core import place
    from .data import data_mat, pin
    from .shapes import merge, rbox_mesh
    with at(x, y, z, 0, s):
        lathe(mat(('indigo6', 'trim'), .4, coat=.3), [(.75, 0), (.8, .05), (.62, .12), (.55, .42), (.9, .56), (1.28, .62), (1.32, .68), (1.28, .74), (1.15, .75)], seg=56)
        cyl(mat('ink', .15, coat=1), 1.16, .02, z=.74, seg=56, b=.005)
        torus(glow('teal3', 5), 1.18, .022, 0, 0, .765, seg=64)
        torus(glow('amber', 4), .6, .02, 0, 0, .2, seg=48)
        if not city:
            return
        rnd, parts, T, w, e = random.Random(3), [], Matrix.Translation, .13, .009
        for i in range(-5, 6):
            for j in range(-5, 6):
                a, b = i * .185, j * .185
                if math.hypot(a, b) > 1.0 or i == 2 or j == -2:
                    continue
                h = round((.07 + .78 * math.exp(-((a + .1) ** 2 + (b - .1) ** 2) * 3.2)) * rnd.uniform(.4, 1.25), 2)
                m = holo('#FFA23C', 1.3, .30) if rnd.random() < .07 else holo('#5C7BFF', .8, .14) if rnd.random() < .3 else holo('#22CFC4', .75, .10)
                box(m, w, w, h, a, b, .77, r=.006, n=1, shadow=False)
                for sx in (-1, 1):
                    parts += [(rbox_mesh(w, e, e, .002, 1), T((a, b + sx * w / 2, .77 + h))), (rbox_mesh(e, w, e, .002, 1), T((a + sx * w / 2, b, .77 + h)))]
                    parts += [(rbox_mesh(e, e, h, .002, 1), T((a + sx * w / 2, b + sy * w / 2, .77 + h / 2))) for sy in (-1, 1)]
        place(merge('wires', parts), glow('#4FF0E4', 1.7), shadow=False)
        box(data_mat('data', 1.4), .03, 1.95, .006, .37, 0, .766, r=.002, n=1)
        box(data_mat('data', 1.4), 1.95, .03, .006, 0, -.37, .766, r=.002, n=1)
        for k in range(3):
            torus(data_mat('data', 1.3 - .25 * k), 1.12 + .05 * k, .006, 0, 0, .95 + .3 * k, seg=64, shadow=False)
        pin(.37, -.37, .95, 'amber', .2)
        pin(-.62, .3, 1.0, 'coral', .15)
        pin(.6, .5, .95, 'coral', .14)


def video_wall(x, y, z=0, rz=0, cols=4, rows=2, w=1.6, h=.9, names=('mix1', 'cctv1', 'net1', 'heat1', 'bars1', 'gauge1', 'list1', 'cctv2'), strength=2.8, whole=None):
    """A flat wall of screens facing -y, bottom at z. whole: one picture over all of them."""
    with at(x, y, z, rz):
        box(mat('ink', .4), cols * w + .2, .2, rows * h + .2, 0, .16, -.1, r=.05)
        for i in range(cols):
            for j in range(rows):
                xx, zz = (i - (cols - 1) / 2) * w, j * h
                box(mat('ink', .3), w - .01, .05, h - .01, xx, .03, zz, r=.012, n=1)
                if whole:
                    panel(image_mat(whole, strength), w - .03, h - .03, xx, 0, zz + .01, uv=(i / cols, j / rows, (i + 1) / cols, (j + 1) / rows))
                else:
                    panel(image_mat(names[(i + j * cols) % len(names)], strength), w - .03, h - .03, xx, 0, zz + .01)
        box(glow('#FFB25C', 3), cols * w + .1, .03, .04, 0, .05, rows * h + .12, r=.01, n=1)


# ---------------------------------------------------------------- health
def hospital_bed(x, y, z=0, rz=0, color='teal3'):
    """Head to +y, 1.0 x 2.2, with a monitor and a drip."""
    frame = mat('porcelain', .4)
    with at(x, y, z, rz):
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(mat('dark', .5), .06, .08, sx * .35, sy * .85, .06, rot=(0, 90, 0), seg=14)
                box(frame, .06, .06, .4, sx * .35, sy * .85, .08, r=.015)
        box(frame, .95, 2.1, .1, 0, 0, .44, r=.03)
        box(mat('white', .8), .88, 1.35, .18, 0, -.35, .52, r=.08, n=3)
        with at(0, .3, .58, rx=24):
            box(mat('white', .8), .88, .8, .16, 0, .38, -.04, r=.07, n=3)
            box(mat('white', .9), .6, .34, .14, 0, .58, .1, r=.065, n=3)
        box(mat(color, .85), .92, .95, .1, 0, -.5, .64, r=.05, n=3)
        box(mat('porcelain', .85), .93, .16, .11, 0, -.06, .645, r=.04)
        for yy, h in ((1.08, .75), (-1.08, .5)):
            box(frame, .95, .06, h, 0, yy, .35, r=.03)
        for sx in (-1, 1):
            tube(mat('steel', .3), [(sx * .47, -.3, .55), (sx * .47, -.3, .85), (sx * .47, .4, .85), (sx * .47, .4, .55)], .02, 8, smooth_path=False)
        with at(.85, .95):
            cyl(mat('steel', .3), .025, 1.9, seg=10)
            cyl(mat('dark', .5), .2, .04, seg=20)
            box(holo('#8FD8FF', .5, .3), .16, .06, .28, .12, 0, 1.5, r=.03, shadow=False)
            bar(mat('steel', .3), (-.12, 0, 1.88), (.14, 0, 1.88), .02)
            tube(mat('lav', .4), [(.12, 0, 1.5), (.1, -.2, 1.0), (-.3, -.4, .75)], .01, 6)
        with at(-.95, .95):
            box(mat('porcelain', .4), .45, .45, .8, r=.05, n=3)
            panel_screen('vitals', .5, .34, 0, -.1, 1.05, strength=2.2)
            box(mat('dark', .5), .06, .06, .26, 0, 0, .78, r=.02)


def mri(x, y, z=0, rz=0, s=1.):
    """A scanner, its couch to -y; 2.4 wide, 4 long."""
    B = mat('white', .3, coat=.5)
    with at(x, y, z, rz, s):
        with at(0, .7, 1.25, rx=90):
            lathe(B, [(.56, -.55), (.62, -.6), (1.05, -.6), (1.2, -.45), (1.2, .45), (1.05, .6), (.62, .6), (.52, .5), (.5, 0), (.52, -.5), (.56, -.55)], seg=64)
            torus(glow('teal3', 5), .62, .03, z=.6, seg=64)
            torus(glow('#8FB8FF', 3), .5, .02, z=.2, seg=64)
        box(B, 2.0, 1.1, .7, 0, .7, 0, r=.12, n=3)
        box(mat('dark', .5), 2.1, 1.2, .1, 0, .7, 0, r=.03)
        box(mat(('lav', 'steel'), .4), .5, 2.0, .6, 0, -1.2, 0, r=.08, n=3)
        box(B, .75, 2.9, .12, 0, -.8, .72, r=.06, n=3)
        box(mat('teal5', .7), .62, 2.3, .08, 0, -1.0, .82, r=.04, n=3)
        box(mat('white', .8), .4, .3, .1, 0, .0, .88, r=.05, n=3)
        panel_screen('vitals', .36, .22, .85, .05, 1.5, strength=2, bezel=.02, depth=.04)


def cross_sign(x, y, z, rz=0, s=1., color='rose'):
    """A medical cross facing -y, 1 wide."""
    m = glow(color, 3)
    with at(x, y, z, rz, s):
        box(m, 1, .16, .34, 0, 0, .33, r=.06, n=3)
        box(m, .34, .161, 1, 0, 0, 0, r=.06, n=3)


# ---------------------------------------------------------------- money
def vault_door(x, y, z=0, rz=0, s=1., open_=25):
    """A round bank vault, front to -y: the ring in the wall and the door ajar, 3 across; z the floor."""
    st, br = mat('steel', .25, metal=.7), mat('amber', .3, metal=.4, coat=.4)
    with at(x, y, z + 1.6, rz, s):
        with at(rx=90):
            lathe(mat(('indigo5', 'steel'), .35, metal=.3), [(1.2, 0), (1.62, 0), (1.62, .3), (1.5, .36), (1.25, .36), (1.2, .3)], seg=72)
            cyl(mat(('ink', '#4A4038'), .6), 1.21, .04, z=-.2, seg=72)
        torus(glow('amber', 3.5), 1.32, .03, 0, -.37, 0, rot=(90, 0, 0), seg=72)
        with at(-1.35, -.42, 0, -open_):
            with at(1.35, 0, 0):
                with at(rx=90):
                    lathe(st, [(0, -.28), (1.08, -.28), (1.14, -.2), (1.14, .05), (1.26, .08), (1.26, .22), (1.1, .28), (.7, .3), (0, .3)], seg=72)
                    for r in (.5, .95):
                        torus(br, r, .035, z=.3, seg=64)
                    for i in range(16):
                        a = 2 * pi * i / 16
                        cyl(br, .05, .05, 1.1 * math.cos(a), 1.1 * math.sin(a), .24, seg=14, b=.01)
                    cyl(br, .14, .26, z=.3, seg=24)
                    torus(br, .36, .045, z=.5, seg=40)
                    for k in range(5):
                        a = 2 * pi * k / 5
                        bar(br, (0, 0, .5), (.36 * math.cos(a), .36 * math.sin(a), .5), .05, .015)
                        sphere(br, .075, .46 * math.cos(a), .46 * math.sin(a), .5, seg=14)
                for i in range(10):
                    a = 2 * pi * i / 10
                    with at(1.14 * math.cos(a), .12, 1.14 * math.sin(a)):
                        sphere(br, .06, seg=12)


def coin_stack(x, y, z=0, n=8, r=.2, color='amber'):
    for i in range(n):
        with at(x + random.uniform(-.015, .015), y + random.uniform(-.015, .015), z + i * .065):
            cyl(mat(color, .25, coat=.6), r, .06, seg=32, b=.015)
            torus(mat('amber6', .3), r * .78, .01, z=.06, seg=32)


def gold_bar(x, y, z=0, rz=0):
    with at(x, y, z, rz):
        prism(mat('amber', .22, metal=.3, coat=.5), [(-.3, -.14), (.3, -.14), (.3, .14), (-.3, .14)], .14, b=.035)


def atm(x, y, z=0, rz=0):
    """A cash machine, front to -y, .9 x .7 x 1.9."""
    with at(x, y, z, rz):
        box(mat(('indigo6', 'trim8'), .4, coat=.3), .9, .7, 1.9, r=.08, n=3)
        box(glow('teal3', 4), .8, .04, .16, 0, -.35, 1.66, r=.03)
        panel_screen('phone1', .46, .36, -.08, -.38, 1.15, (-12, 0, 0), 2.2, .03, .05)
        box(mat('steel', .35), .6, .3, .05, -.02, -.42, .95, r=.02, rot=(14, 0, 0))
        for i in range(3):
            for j in range(4):
                box(mat('porcelain', .4), .06, .05, .03, -.12 + .09 * i, -.5 + .07 * j, .985, r=.01, n=1)
        box(mat('ink', .4), .4, .05, .05, 0, -.35, .72, r=.02)
        box(glow('amber', 6), .14, .03, .03, .3, -.36, 1.3, r=.01, n=1)
