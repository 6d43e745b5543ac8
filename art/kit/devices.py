"""Things that sense and show: phones, kiosks, cameras, bins, gateways, antennas, chips."""
import math
import random

from .core import at, is_day, pi, pick, place
from .data import data_mat, wifi
from .materials import cone_mat, glass, glow, holo, image_mat, mat
from .shapes import bar, box, cyl, lathe, lathe_mesh, panel, panel_screen, prism, rrect, slab, sphere, torus, tube, wall_prism


def phone(x, y, z=0, rz=0, s=1., screen='phone1', tilt=0, strength=2.2, body='dark'):
    """A standing phone slab facing -y, 1 wide and 2.05 high; tilt leans it back."""
    with at(x, y, z, rz, s, rx=-tilt):
        with at(0, .08, 1.025, rx=90):
            prism(mat(body, .3, coat=.5), rrect(1.0, 2.05, .16), .14, z=0, b=.04, seg=3)
        panel(image_mat(screen, strength), .9, 1.93, 0, -.072, .06)
        box(mat('ink', .3), .26, .01, .05, 0, -.074, 1.9, r=.02)
        box(mat('steel', .3), .02, .08, .3, .505, .01, 1.3, r=.008, n=1)


def tablet(x, y, z=0, rz=0, s=1., screen='mix1', tilt=12, strength=2.2, body='dark'):
    """A standing tablet facing -y, 2.1 wide and 1.4 high."""
    with at(x, y, z, rz, s, rx=-tilt):
        with at(0, .06, .7, rx=90):
            prism(mat(body, .3, coat=.5), rrect(2.1, 1.4, .12), .12, z=0, b=.035, seg=3)
        panel(image_mat(screen, strength), 1.96, 1.1025 + .15, 0, -.062, .07)


def flat_tablet(x, y, z=0, rz=0, s=1., screen='mix1', strength=1.8):
    """A tablet lying on a table, .5 wide."""
    with at(x, y, z, rz, s):
        box(mat('ink', .3), .54, .36, .02, r=.01)
        panel(image_mat(screen, strength), .5, .3, 0, -.15, .0215, rot=(-90, 0, 0))


def kiosk(x, y, z=0, rz=0, s=1., screen='phone1', color='porcelain', strength=2.2):
    """A self-service pillar, front to -y, 2.1 high."""
    with at(x, y, z, rz, s):
        box(mat('dark', .5), .9, .6, .08, r=.03)
        box(mat(color, .4, coat=.4), .74, .2, 2.0, 0, .06, .06, r=.09, n=3)
        panel_screen(screen, .58, 1.05, 0, -.05, .82, (0, 0, 0), strength, .03, .03)
        box(mat('steel', .4), .6, .28, .05, 0, -.12, .68, r=.02, rot=(16, 0, 0))
        box(glow('teal3', 5), .3, .02, .03, 0, -.045, .42, r=.01, n=1)
        box(mat('ink', .4), .24, .02, .08, 0, -.045, .5, r=.02)
        box(glow('teal3', 4), .5, .16, .03, 0, .05, 2.05, r=.012, n=1)


def totem(x, y, z=0, rz=0, top='gauge1', bottom='net2'):
    """A standing double screen, front to -y, 1.9 high."""
    with at(x, y, z, rz):
        box(mat(('ink', 'dark'), .35), .9, .16, 1.9, 0, 0, .12, r=.06, n=3)
        panel_screen(top, .78, 1.0, 0, -.085, .86, strength=2.0, bezel=0, depth=.01)
        panel_screen(bottom, .78, .55, 0, -.085, .26, strength=2.0, bezel=0, depth=.01)
        box(mat('trim', .5), 1.1, .5, .1, r=.04)


def billboard_screen(x, y, z, w, h, screen='map', rz=0, strength=2.):
    """A bare framed screen facing -y, z its bottom."""
    with at(x, y, z, rz):
        panel_screen(screen, w, h, strength=strength, bezel=.08, depth=.16)


# ---------------------------------------------------------------- cameras
def cctv(x, y, z, rz=0, s=1., pitch=15, beam=None, color='#35E0D4', body='porcelain'):
    """A bullet camera looking to +x and down by pitch, hung by its bracket at the point given. beam: length of its view."""
    B, dark = mat(body, .35, coat=.4), mat('dark', .4)
    with at(x, y, z, rz, s):
        cyl(dark, .1, .06, -.06, 0, 0, rot=(0, 90, 0), seg=20)
        bar(dark, (0, 0, 0), (.16, 0, -.06), .06, .015)
        with at(.2, 0, -.1, ry=pitch):
            box(B, .62, .24, .22, .2, 0, 0, r=.1, n=3, base=False)
            box(B, .72, .28, .03, .24, 0, .13, r=.012, base=False)
            cyl(dark, .1, .06, .49, 0, 0, rot=(0, 90, 0), seg=24, b=.015)
            cyl(mat('#0B1A3A', .05, coat=1, spec=.9), .07, .03, .53, 0, 0, rot=(0, 90, 0), seg=24, b=.01)
            torus(glow('teal3', 6), .088, .012, .552, 0, 0, rot=(0, 90, 0), seg=24)
            sphere(glow('coral', 9), .02, .53, .09, .08, seg=8)
            if beam:
                place(lathe_mesh([(beam * .36, 0), (.06, beam)], 40), cone_mat(color, .35 if not is_day() else .16), (.55 + beam, 0, 0), (0, -90, 0), (.7, 1, 1), shadow=False)


def dome_camera(x, y, z, s=1.):
    """A dome camera hanging under z."""
    with at(x, y, z, 0, s):
        cyl(mat('porcelain', .4), .18, .1, z=-.1, seg=28, b=.03)
        sphere(mat('#0B1A3A', .05, coat=1, spec=.9), .14, 0, 0, -.1, seg=24)
        sphere(glow('teal3', 6), .03, .06, -.1, -.16, seg=10)


def camera_mast(x, y, z=0, rz=0, h=3.4, s=1., beam=None, n=2):
    """A pole with n bullet cameras (to +x, then around), a loudspeaker, a box and an antenna."""
    with at(x, y, z, rz, s):
        body, dark = mat('porcelain', .4), mat('dark', .4)
        cyl(dark, .16, .12, seg=24)
        cyl(body, .08, h, z=.08, r1=.055, seg=18, b=.01)
        for i in range(n):
            with at(0, 0, h - .2 - .02 * i, 360 / max(n, 3) * i):
                bar(body, (0, 0, 0), (.35, 0, 0), .05)
                cctv(.4, 0, 0, beam=beam)
        box(dark, .34, .24, .5, .02, -.16, 1.1, r=.05, n=3)
        box(glow('teal3', 7), .16, .02, .04, .02, -.285, 1.45, r=.01, n=1)
        cyl(dark, .014, .6, 0, 0, h + .05, seg=8)
        sphere(glow('coral', 8), .04, 0, 0, h + .68, seg=12)
        torus(glow('teal3', 6), .075, .016, 0, 0, h - .55, seg=24)


# ---------------------------------------------------------------- waste
def smart_bin(x, y, z=0, rz=0, body='teal5', s=1., fill=.4, overflow=False, open_=False):
    """A compacting bin with a level display, a sensor and a solar lid; front to -y, .46 x .44 x .8. overflow: bags spill."""
    with at(x, y, z, rz, s):
        box(mat(body, .4, coat=.3), .42, .4, .62, 0, 0, .05, r=.07, n=3)
        for sx in (-1, 1):
            box(mat('dark', .5), .03, .36, .5, sx * .2, 0, .1, r=.012, n=1)
        with at(0, .2, .67, rx=38 if (open_ or overflow) else 0):
            box(mat('dark', .4), .46, .44, .12, 0, -.2, 0, r=.05, n=3)
            box(mat('#1B3A8A', .15, coat=1), .32, .3, .02, 0, -.2, .12, r=.008, n=1)
            cyl(mat('dark', .5), .012, .22, .17, -.05, .12, seg=8)
            sphere(glow('coral' if overflow else 'teal3', 9), .022, .17, -.05, .35, seg=10)
        box(mat('ink', .5), .26, .02, .1, 0, -.2, .5, r=.02)
        box(mat('ink', .4), .1, .02, .26, .11, -.2, .16, r=.02)
        level = 1. if overflow else fill
        box(glow('coral' if level > .85 else 'amber' if level > .6 else 'teal3', 8), .06, .025, max(.03, .22 * level), .11, -.205, .18, r=.01, n=1)
        torus(mat('porcelain', .5), .06, .012, -.08, -.203, .28, rot=(90, 0, 0), a0=20, a1=320, seg=20)
        if overflow:
            for i in range(5):
                trash_bag(random.uniform(-.14, .14), random.uniform(-.12, .1), .7 + .06 * i, random.uniform(.12, .17))
            for i in range(3):
                trash_bag(random.uniform(-.5, .5), random.uniform(-.5, -.3), 0, random.uniform(.16, .24))
            litter(0, -.45, 0, 9, .6)


dustbin = smart_bin


def trash_bag(x, y, z=0, s=.25, color=None):
    m = mat(color or random.choice((('#2A3060', '#4A4F63'), ('#394794', '#6B7397'), ('#1E2758', '#3E4358'))), .35, spec=.6)
    from .shapes import blob
    blob(m, (s, s * .9, s * .85), x, y, z + s * .75, i=random.randrange(6), sub=3, amp=.14, flat=False, rot=(0, 0, random.uniform(0, 360)))
    cyl(m, s * .12, s * .35, x, y, z + s * 1.45, r1=s * .3, seg=10, b=.01)


def litter(x, y, z=0, n=10, spread=1.):
    """Papers, cups and bottles on the ground."""
    for _ in range(n):
        px, py, a = x + random.uniform(-spread, spread), y + random.uniform(-spread, spread), random.uniform(0, 360)
        k = random.random()
        if k < .4:
            box(mat(random.choice(('porcelain', 'sand', 'amber')), .8), .12, .09, .012, px, py, z, r=.004, n=1, rot=(random.uniform(-8, 8), random.uniform(-8, 8), a))
        elif k < .7:
            cyl(mat(random.choice(('coral', 'teal3', 'porcelain')), .5), .035, .11, px, py, z + .035, rot=(90, 0, a), seg=12, b=.006)
        else:
            cyl(mat(('mint', '#7FC4B0'), .2), .03, .15, px, py, z + .03, rot=(90, 0, a), seg=12, b=.01)


# ---------------------------------------------------------------- network
def gateway(x, y, z=0, rz=0, s=1., color='porcelain'):
    """An IoT gateway box with antennas and lights, front to -y, .8 wide."""
    with at(x, y, z, rz, s):
        box(mat(color, .35, coat=.4), .8, .5, .2, r=.06, n=3)
        for i in range(5):
            box(glow(('teal3', 'teal3', 'amber', 'teal3', 'peri')[i], 6), .05, .02, .03, -.25 + .12 * i, -.25, .1, r=.008, n=1)
        for sx in (-1, 1):
            cyl(mat('dark', .5), .03, .6, sx * .3, .18, .18, r1=.02, seg=12)
        wifi(0, .18, .6, 0)


def sensor_node(x, y, z=0, s=1., color='porcelain', rings=True):
    """A small round sensor with a glowing ring."""
    with at(x, y, z, 0, s):
        cyl(mat(color, .35, coat=.4), .2, .12, seg=32, b=.05)
        torus(glow('teal3', 7), .16, .018, z=.115, seg=32)
        sphere(glow('teal3', 6), .04, 0, 0, .13, seg=12)
        if rings:
            wifi(0, 0, .2)


def antenna_mast(x, y, z=0, h=4.5, s=1.):
    """A telecom tower: lattice, dishes and panels."""
    m = mat(('lav', 'steel'), .45)
    with at(x, y, z, 0, s):
        n = 8
        for i in range(n):
            z0, z1, a, b = h * i / n, h * (i + 1) / n, .42 * (1 - .72 * i / n), .42 * (1 - .72 * (i + 1) / n)
            P = [(a * math.cos(k * 2 * pi / 3), a * math.sin(k * 2 * pi / 3), z0) for k in range(3)]
            Q = [(b * math.cos(k * 2 * pi / 3), b * math.sin(k * 2 * pi / 3), z1) for k in range(3)]
            for k in range(3):
                bar(mat('coral', .5) if i % 2 else m, P[k], Q[k], .05)
                bar(m, P[k], Q[(k + 1) % 3], .025)
        for k in range(3):
            with at(0, 0, h - .5, 120 * k + 30):
                box(mat('porcelain', .4), .14, .08, .6, 0, -.24, 0, r=.03)
        for k, zz in ((45, h * .62), (-30, h * .72)):
            with at(0, 0, zz, k):
                cyl(mat('porcelain', .4), .22, .1, 0, -.2, 0, rot=(90, 0, 0), r1=.18, seg=28)
        cyl(m, .02, .8, 0, 0, h, seg=8)
        sphere(glow('coral', 9), .05, 0, 0, h + .82, seg=12)


def chip(x, y, z=0, rz=0, s=1., label='teal3'):
    """A processor lying flat, 1.6 wide, with pins and a lit die."""
    with at(x, y, z, rz, s):
        for side in range(4):
            with at(rz=90 * side):
                for i in range(9):
                    box(mat('amber', .3, metal=.4), .07, .24, .05, -.64 + .16 * i, -.86, 0, r=.015, n=1)
        slab(mat(('ink', 'dark'), .4, coat=.3), 1.6, 1.6, .2, r=.08, b=.04)
        slab(mat('steel', .25, metal=.5), 1.05, 1.05, .08, z=.2, r=.06, b=.02)
        slab(glow(label, 2.6), .55, .55, .03, z=.28, r=.05, b=.01)


def circuit_traces(x=0, y=0, z=0, inner=1.9, outer=4.9, n=7, pitch=.36):
    """Traces running from four sides to the centre, for the ground around a chip."""
    mats = [data_mat('data', 1.8), glow('#FFB25C', 1.8), mat('indigo5', .4)]
    for q in range(4):
        with at(x, y, z, 90 * q):
            for k in range(n):
                o, y1, m = (k - (n - 1) / 2) * pitch, -outer + abs(k - (n - 1) / 2) * .25, mats[(k + q) % 3]
                bend = -(inner + outer) * .42 - abs(k - (n - 1) / 2) * .12
                tube(m, [(o, y1, .012), (o, bend - .25, .012), (o * .62, bend + .25, .012), (o * .62, -inner, .012)], .022, 6, smooth_path=False)
                cyl(m, .075, .03, o, y1, 0, b=.008, seg=18)


def key_card(x, y, z=0, rz=0, s=1., color='teal3'):
    with at(x, y, z, rz, s):
        box(mat(color, .35, coat=.5), .86, .54, .03, r=.014)
        box(mat('amber', .3, metal=.5), .16, .13, .035, -.22, .03, 0, r=.01)
        for i in range(3):
            box(mat('white', .5), .3 - .06 * i, .035, .034, .14, .12 - .09 * i, 0, r=.006, n=1)


def turnstile(x, y, z=0, rz=0, open_=False):
    """An access gate across local x, 1.5 wide, passage along y."""
    with at(x, y, z, rz):
        for sx in (-1, 1):
            box(mat('steel', .3, metal=.3), .22, 1.2, .95, sx * .65, 0, 0, r=.08, n=3)
            box(glow('teal3' if open_ else 'coral', 6), .12, .3, .02, sx * .65, -.35, .95, r=.008, n=1)
            box(holo('#8FD8FF', .4, .16), .5 if not open_ else .12, .03, .7, sx * (.3 if not open_ else .5), 0, .2, r=.01, n=1, shadow=False)


def fingerprint_reader(x, y, z=0, rz=0, s=1.):
    """A wall reader facing -y, .5 x .8."""
    with at(x, y, z, rz, s):
        box(mat('dark', .35, coat=.4), .5, .1, .8, r=.06, n=3)
        for i in range(4):
            torus(glow('teal3', 4), .05 + .035 * i, .009, 0, -.055, .3, rot=(90, 0, 0), a0=-30 - 10 * i, a1=210 + 10 * i, seg=24, sec=6)
        box(glow('teal3', 5), .26, .02, .05, 0, -.05, .62, r=.015, n=1)
