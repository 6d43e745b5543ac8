"""Buildings: the general one, and those with a name (government, hospital, factory, warehouse, bank, temple, water tower ...)."""
import math
import random

from mathutils import Matrix

from .core import MESHES, at, is_day, pi, place, rad
from .materials import glass, glow, holo, mat, pane_glow, window
from .nature import bush, tree
from .palette import FACADES
from .shapes import arc_prism, bar, box, cyl, dome, lathe, merge, prism, rbox_mesh, slab, sphere, torus, tube, wall_prism

CAMERA_SIDES = (0, 1)    # the two facades an iso camera at az 45 sees: -y and +x


# ---------------------------------------------------------------- facades
def _frames(key, boxes):
    """Many small boxes (sx, sy, sz, x, y, z bottom) as one cached mesh."""
    key = ('frames',) + tuple(round(v, 3) if isinstance(v, float) else v for v in key)
    if key not in MESHES:
        MESHES[key] = merge('frames', [(rbox_mesh(a, b, c, min(.015, .4 * min(a, b, c)), 1), Matrix.Translation((x, y, z + c / 2)))
                                       for a, b, c, x, y, z in boxes])
    return MESHES[key]


def facade(w, h, z0, floors, cols, lit=.5, style='grid', frame=None, strength=3.2, warm=.75):
    """Windows on a wall in the local xz plane, facing -y, centred on x. style: grid, band, fin."""
    fh, frames, panes = h / floors, [], []
    if style == 'grid':
        cw = w / cols
        for f in range(floors):
            for c in range(cols):
                x, z, ww, hh = -w / 2 + cw * (c + .5), z0 + fh * f + fh * .2, cw * .58, fh * .6
                frames += [(ww + .07, .05, hh + .07, x, 0, z - .035), (ww + .14, .1, .035, x, -.02, z - .06)]
                panes.append((ww, .06, hh, x, -.008, z))
    elif style == 'band':
        cw = (w - .18) / cols
        for f in range(floors):
            z, hh = z0 + fh * f + fh * .24, fh * .52
            frames.append((w - .1, .05, hh + .08, 0, 0, z - .04))
            panes += [(cw - .05, .06, hh, -(w - .18) / 2 + cw * (c + .5), -.01, z) for c in range(cols)]
    else:
        cw = (w - .2) / cols
        frames.append((w - .12, .04, h - .12, 0, 0, z0 + .06))
        frames += [(.05, .16, h + .05, -(w - .2) / 2 + cw * c, -.06, z0) for c in range(cols + 1)]
        for f in range(floors):
            panes += [(cw - .06, .05, fh - .1, -(w - .2) / 2 + cw * (c + .5), -.01, z0 + fh * f + .05) for c in range(cols)]
    place(_frames((style, float(w), float(h), float(z0), floors, cols), frames), frame)
    for a, b, c, x, y, z in panes:
        box(window(lit, warm, strength), a, b, c, x, y, z, r=.01, n=1)


def _balconies(w, g, fh, floors, cols, trim):
    cw = w / cols
    rail = holo('#8FB8FF', .12, .12) if not is_day() else mat('#BFD8EE', .15)
    for f in range(floors):
        for c in range(cols):
            if (c + f) % 2:
                x, z = -w / 2 + cw * (c + .5), g + fh * f + fh * .12
                box(trim, cw * .8, .3, .05, x, -.14, z, r=.015, n=1)
                box(rail, cw * .78, .02, .2, x, -.28, z + .04, r=.006, n=1, shadow=False)
                box(mat('porcelain', .4), cw * .8, .03, .03, x, -.28, z + .24, r=.01, n=1)


def _shops(w, trim, strength):
    n = max(1, int((w + .3) / 1.15))
    cw = w / n
    for i in range(n):
        x = -w / 2 + cw * (i + .5)
        box(trim, cw - .06, .06, .66, x, 0, .16, r=.02, n=1)
        box(pane_glow(random.choice(('#FFB95E', '#FFC983')), 2.0 * strength / 3, .45), cw - .16, .07, .52, x, -.01, .2, r=.015, n=1)
        door = random.random() < .4
        box(trim, .035, .09, .52, x + (.16 if door else 0), -.012, .2, r=.006, n=1)
        box(trim, cw - .16, .09, .03, x, -.012, .55, r=.006, n=1)
        if not door:
            for _ in range(random.randint(2, 4)):
                goods = mat(random.choice(('indigo9', 'teal7', '#7A3B2E')), .6)
                box(goods, random.uniform(.08, .16), .075, random.uniform(.1, .24), x + random.uniform(-.4, .4) * (cw - .3), -.012, .2, r=.01, n=1)
        awning(x, -.16, .88, cw - .06)


def awning(x, y, z, w, color=None, stripes=6):
    color = color or random.choice(('amber', 'teal3', 'coral', 'porcelain', 'peri'))
    with at(x, y, z, rx=-18):
        for q in range(stripes):
            box(mat(color if q % 2 == 0 else 'porcelain', .6), w / stripes, .36, .045, -w / 2 + w / stripes * (q + .5), 0, 0, r=.012, n=1)


def building(x, y, w, d, h, wall='facade1', trim=None, style='grid', lit=.5, z=0, rz=0, roof='mix', shop=False, strength=3., warm=.75,
             floor_h=.62, sides=(0, 1, 2, 3), sign=None, balcony=False, ledge=True):
    """A building of w by d by h. wall: a facadeN name picks its trim. roof: mix, hvac, solar, green, tank, tower, water, none.
    sides: facades with windows (CAMERA_SIDES halves the cost). shop: shops at street level. sign: colour of a lit vertical sign."""
    trim = trim or dict(FACADES).get(wall, 'trim1')
    M, T = mat(wall, .55), mat(trim, .5)
    with at(x, y, z, rz):
        box(M, w, d, h, r=.06, n=3)
        box(T, w + .1, d + .1, .16, r=.04)
        g = .98 if shop else .28
        floors = max(1, int((h - g - .2) / floor_h))
        fh = (h - g - .25) / floors
        if ledge and style == 'grid':
            for f in range(0 if shop else 1, floors):
                box(T, w + .05, d + .05, .045, 0, 0, g + fh * f, r=.015, n=1)
        for s in sides:
            ww, dd = (w, d) if s % 2 == 0 else (d, w)
            with at(rz=90 * s):
                with at(y=-dd / 2 - .012):
                    cols = max(2, int(round((ww - .3) / .55)))
                    facade(ww - .3, h - g - .25, g, floors, cols, lit, style, T, strength, warm)
                    if balcony:
                        _balconies(ww - .3, g, fh, floors, cols, T)
                    if shop:
                        _shops(ww - .3, T, strength)
        if sign:
            with at(w / 2 + .18, -d / 2 + .12, h * .42):
                box(mat('ink', .4), .42, .1, 1.5, r=.05, n=3)
                box(glow(sign, 3.2), .34, .115, 1.42, z=.04, r=.04)
                box(mat('ink', .4), .2, .12, .5, z=.5, r=.04)
        t = .1
        for sx, sy, px, py in ((w + .08, t, 0, d / 2 - .01), (w + .08, t, 0, -d / 2 + .01), (t, d + .08, w / 2 - .01, 0), (t, d + .08, -w / 2 + .01, 0)):
            box(T, sx, sy, .24, px, py, h - .06, r=.03)
        box(mat('slate', .8), w - .14, d - .14, .03, 0, 0, h, r=.01, n=1)
        if roof != 'none':
            roof_kit(w, d, h + .03, roof)


# ---------------------------------------------------------------- roofs
def hvac(x, y, z, s=1.):
    body, dark = mat(('lav', 'steel'), .5), mat('slate', .6)
    with at(x, y, z, s=s):
        box(body, .55, .45, .3, 0, 0, .04, r=.05, n=3)
        box(dark, .6, .5, .05, r=.015)
        for i in range(4):
            box(dark, .4, .01, .02, 0, -.228, .1 + .055 * i, r=.003, n=1)
        cyl(mat('dark', .5), .16, .05, 0, 0, .33, seg=20, b=.015)
        torus(body, .16, .018, 0, 0, .385, seg=24)
        for a in (0, 60, 120):
            box(body, .28, .05, .012, 0, 0, .375, r=.004, n=1, rot=(0, 0, a))


def solar_panel(x, y, z, w=.5, d=.4, tilt=22, rz=0):
    with at(x, y, z, rz):
        box(mat('grey', .5), .04, .04, .12, r=.01)
        box(mat('porcelain', .4), w, d, .03, 0, 0, .15, r=.012, n=1, rot=(tilt, 0, 0), base=False)
        box(mat('#1B3A8A', .15, coat=1, spec=.8), w - .05, d - .05, .034, 0, 0, .151, r=.005, n=1, rot=(tilt, 0, 0), base=False)


def sat_dish(x, y, z, s=1., rz=120):
    m = mat('porcelain', .45)
    with at(x, y, z, rz, s):
        cyl(m, .02, .22, seg=8)
        lathe(m, [(0, 0), (.1, .02), (.19, .07), (.25, .15), (.235, .15), (.17, .085), (0, .03)], z=.24, seg=24, rot=(50, 0, 0))


def roof_tank(x, y, z, s=1., color=('ink', '#3A3F52')):
    """The black water tank of every Indian roof."""
    with at(x, y, z, 0, s):
        for a in range(4):
            box(mat('slate', .7), .06, .06, .14, .13 * (1 if a % 2 else -1), .13 * (1 if a > 1 else -1), 0, r=.01, n=1)
        lathe(mat(color, .45), [(.22, 0), (.24, .02), (.24, .1), (.22, .12), (.24, .14), (.24, .24), (.22, .26), (.24, .28), (.24, .36), (.1, .44), (.09, .48), (0, .49)], z=.12, seg=20)


def beacon(x, y, z, h=.9, color='coral'):
    """A mast with an aircraft-warning light."""
    cyl(mat('dark', .5), .014, h, x, y, z, seg=8)
    sphere(glow(color, 8), .04, x, y, z + h)


def roof_kit(w, d, h, kind='mix'):
    unit, dark = mat(('lav', 'porcelain'), .5), mat('dark', .5)
    kind = random.choice(('hvac', 'solar', 'green', 'water', 'tower')) if kind == 'mix' else kind
    if kind == 'hvac':
        hvac(-w * .22, d * .2, h, .9)
        hvac(w * .16, d * .22, h, .9)
        box(dark, .6, .5, .42, w * .2, -d * .2, h, r=.05, n=3)
        box(unit, .3, .02, .3, w * .2, -d * .2 - .25, h + .02, r=.02)
        tube(unit, [(-w * .34, -d * .3, h + .05), (-w * .05, -d * .3, h + .05), (-w * .02, -d * .2, h + .05), (-w * .02, d * .15, h + .05)], .035)
        cyl(unit, .07, .3, -w * .32, -d * .12, h, seg=14)
        beacon(w * .36, d * .36, h)
    elif kind == 'solar':
        n, rows = max(1, int((w - .4) / .62)), max(1, int((d - .4) / .62))
        for i in range(n):
            for j in range(rows):
                xx, yy = -(w - .4) / 2 + (i + .5) * (w - .4) / n, -(d - .4) / 2 + (j + .5) * (d - .4) / rows
                if i == n - 1 and j == rows - 1 and n * rows > 1:
                    hvac(xx, yy, h, .7)
                else:
                    solar_panel(xx, yy, h, .52, .44)
    elif kind == 'green':
        box(mat('grass', .85, spec=.2), w - .35, d - .35, .07, 0, 0, h, r=.03)
        box(mat('sand', .7), .34, d - .4, .09, -w * .1, 0, h, r=.02)
        box(mat('sand', .7), w - .4, .3, .09, 0, d * .1, h, r=.02)
        for _ in range(13):
            bush(random.uniform(-.36, .36) * w, random.uniform(-.36, .36) * d, h + .05, random.uniform(.1, .22))
        tree(w * .25, d * .3, h + .05, .55, 'round')
        tree(-w * .3, -d * .28, h + .05, .5, 'cone')
        box(dark, .5, .5, .4, w * .25, -d * .22, h, r=.05)
    elif kind == 'tank':
        cyl(mat('peri', .5), min(w, d) * .2, .5, 0, 0, h + .12, b=.05)
        for a in range(4):
            cyl(dark, .025, .14, .14 * min(w, d) * math.cos(a * pi / 2), .14 * min(w, d) * math.sin(a * pi / 2), h, seg=8)
    elif kind == 'water':
        box(unit, w * .36, d * .34, .5, -w * .2, d * .2, h, r=.04)
        box(dark, .02, .22, .36, -w * .02 + .005, d * .2, h + .02, r=.01, n=1)
        roof_tank(w * .22, d * .22, h)
        roof_tank(w * .22, d * .22 - .5, h, .85)
        hvac(-w * .2, -d * .25, h, .7)
        sat_dish(w * .3, -d * .3, h)
    elif kind == 'tower':
        box(dark, w * .45, d * .45, .3, 0, 0, h, r=.04)
        cyl(unit, .03, .9, 0, 0, h + .3, seg=8)
        sphere(glow('coral', 9), .055, 0, 0, h + 1.23)
        for zz in (.45, .65):
            torus(unit, .1, .012, 0, 0, h + .3 + zz)
        sat_dish(w * .12, -d * .1, h + .3)
        hvac(-w * .3, d * .3, h, .6)


# ---------------------------------------------------------------- buildings with a name
def _columns(m, x0, x1, n, y, z, h, r=.09):
    for i in range(n):
        x = x0 + (x1 - x0) * i / (n - 1)
        cyl(m, r, h, x, y, z, r1=r * .86, b=.015, seg=16)
        for zz, hh in ((z, .07), (z + h - .07, .07)):
            box(m, r * 2.6, r * 2.6, hh, x, y, zz, r=.015, n=1)


def secretariat(x, y, z=0, rz=0, s=1., w=7.0, d=2.6, stone='facade6', dark='trim6', dome_color=('teal3', '#5FB3A6'), flag=True):
    """A government building: two arcaded wings, a portico, a dome on a drum, corner chhatris. Front to -y."""
    st, tr, white = mat(stone, .6), mat(dark, .6), mat('porcelain', .5)
    with at(x, y, z, rz, s):
        for i in range(3):
            box(white, w + .8 - .25 * i, d + 1.3 - .25 * i, .1, 0, -.25, .1 * i, r=.02, n=1)
        z0, h = .3, 1.75
        box(st, w, d, h, 0, 0, z0, r=.04)
        box(tr, w + .14, d + .14, .1, 0, 0, z0 + h * .5, r=.02)
        box(tr, w + .2, d + .2, .12, 0, 0, z0 + h, r=.03)
        box(white, w + .1, d + .1, .18, 0, 0, z0 + h + .12, r=.03)
        for side, ww, dd in ((0, w, d), (1, d, w), (3, d, w)):
            with at(rz=90 * side):
                n = max(2, int(ww / .62))
                for i in range(n):
                    xx = -ww / 2 + ww * (i + .5) / n
                    if side == 0 and abs(xx) < 1.25:
                        continue
                    for f, hh in ((0, .52), (1, .5)):
                        zz = z0 + .2 + f * .85
                        box(white, .4, .05, hh + .1, xx, -dd / 2 - .01, zz - .05, r=.015, n=1)
                        box(window(.7, .95, 3), .3, .07, hh, xx, -dd / 2 - .012, zz, r=.02, n=1)
                        cyl(window(.7, .95, 3), .15, .07, xx, -dd / 2 + .023, zz + hh, seg=20, b=.005, rot=(90, 0, 0))
        # portico
        yb = -d / 2 - .55
        box(st, 2.7, 1.2, .14, 0, yb + .1, z0, r=.02)
        _columns(white, -1.15, 1.15, 6, yb - .32, z0 + .1, 1.5)
        box(white, 2.75, 1.15, .2, 0, yb + .1, z0 + 1.6, r=.03)
        wall_prism(st, [(-1.4, z0 + 1.8), (1.4, z0 + 1.8), (0, z0 + 2.4)], 1.1, yb + .1, b=.03)
        wall_prism(tr, [(-1.05, z0 + 1.87), (1.05, z0 + 1.87), (0, z0 + 2.3)], 1.14, yb + .1, b=.02)
        box(pane_glow('#FFC983', 2.2, .5), 2.2, .04, 1.2, 0, -d / 2 - .03, z0 + .14, r=.02)
        for i in range(5):
            box(tr, .05, .07, 1.2, -1.1 + .55 * i, -d / 2 - .03, z0 + .14, r=.01, n=1)
        for i in range(4):
            box(white, 2.9 + .24 * i, .22, .075, 0, yb - .62 - .2 * i, z0 - .06 - .08 * i, r=.015, n=1)
        # drum and dome
        zd = z0 + h + .3
        box(st, 2.2, 2.0, .35, 0, .15, zd, r=.04)
        cyl(white, .9, .62, 0, .15, zd + .35, seg=40, b=.02)
        for i in range(14):
            a = 2 * pi * i / 14
            with at(0, .15, zd + .42, math.degrees(a)):
                box(window(.85, 1, 3), .14, .06, .4, 0, -.9, 0, r=.03, n=1)
                box(white, .07, .1, .55, .2, -.9, -.04, r=.015, n=1)
        cyl(tr, 1.0, .1, 0, .15, zd + .95, seg=40, b=.03)
        dome(mat(dome_color, .35, coat=.4), .9, 0, .15, zd + 1.04, .92)
        for i in range(16):
            a = 2 * pi * i / 16
            arc = [((.91) * math.cos(b) * math.cos(a), .15 + (.91) * math.cos(b) * math.sin(a), zd + 1.04 + .84 * math.sin(b)) for b in [k * pi / 2 / 6 for k in range(7)]]
            tube(white, arc, .014, 5, res=2)
        lathe(mat('amber', .3, coat=.5), [(.18, 0), (.2, .04), (.1, .1), (.14, .2), (.12, .3), (.03, .38), (.02, .62), (0, .66)], 0, .15, zd + 1.86, seg=20)
        for sx in (-1, 1):
            for sy in (-1, 1):
                chhatri(sx * (w / 2 - .45), sy * (d / 2 - .45), z0 + h + .3, .62, dome_color)
        if flag:
            flagpole(0, yb - .2, z0 + 2.4, 1.0)


def chhatri(x, y, z=0, s=1., dome_color=('teal3', '#5FB3A6')):
    """A small domed kiosk on four columns."""
    white = mat('porcelain', .5)
    with at(x, y, z, 0, s):
        box(white, .9, .9, .1, r=.03)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(white, .06, .6, sx * .33, sy * .33, .1, seg=12, b=.01)
        box(white, 1.0, 1.0, .09, z=.68, r=.03)
        dome(mat(dome_color, .35, coat=.4), .4, 0, 0, .77, 1.05, seg=28)
        lathe(mat('amber', .3), [(.06, 0), (.02, .08), (.05, .14), (0, .3)], z=1.17, seg=12)


def flagpole(x, y, z=0, h=2.):
    """The Indian tricolour on a pole."""
    with at(x, y, z):
        cyl(mat('steel', .3), .03, h, r1=.02, b=.005, seg=10)
        sphere(mat('amber', .3), .045, 0, 0, h + .02, seg=12)
        w, fh = h * .36, h * .08
        for i, c in enumerate(('#1B8A4B', '#F6F3EA', '#F2842E')):
            pts = [(.03, 0), (w * .33, .03), (w * .66, -.03), (w, .02)]
            for a, b in zip(pts, pts[1:]):
                bar(mat(c, .7, emit=(.0)), (a[0], a[1], h - .28 * fh - fh * (2.5 - i)), (b[0], b[1], h - .28 * fh - fh * (2.5 - i)), .015, .004, h=fh * 1.02)


def hospital(x, y, z=0, rz=0, s=1., helipad=True):
    """Two slabs at a right angle, a glazed entrance with an ambulance canopy, a lit cross, a helipad. Front to -y; 6 x 4.6."""
    with at(x, y, z, rz, s):
        building(-1.2, .9, 3.6, 2.4, 4.2, 'facade5', ('indigo6', '#9FC9C6'), 'band', .8, roof='none', warm=.35)
        building(1.75, .3, 2.6, 3.6, 2.9, 'facade5', ('indigo6', '#9FC9C6'), 'band', .75, roof='hvac', warm=.45)
        red, white = mat('rose', .4, emit=(0 if is_day() else 4)), mat('white', .5, emit=(0 if is_day() else .6))
        with at(-2.2, -.34, 3.1):
            box(white, .95, .06, .95, z=-.02, r=.03)
            box(red, .7, .1, .22, z=.345, r=.02, n=1)
            box(red, .22, .1, .7, z=.105, r=.02, n=1)
        if helipad:
            with at(-1.2, .9, 4.25):
                cyl(mat('slate', .7), 1.05, .1, seg=48, b=.02)
                torus(mat('amber', .5), .88, .03, z=.1, seg=48)
                for a, b, xx, yy in ((.12, .75, -.27, 0), (.12, .75, .27, 0), (.5, .12, 0, 0)):
                    box(mat('line', .5), a, b, .02, xx, yy, .1, r=.004, n=1)
                for i in range(10):
                    sphere(glow('teal3', 7), .035, 1.0 * math.cos(i * pi / 5), 1.0 * math.sin(i * pi / 5), .12, seg=10)
        box(mat('porcelain', .4), 2.0, 1.3, .1, -.9, -1.0, .95, r=.04)
        box(glow('#FFE9C4', 3), 1.7, .03, .03, -.9, -1.65, .98, r=.01, n=1)
        for sx in (-1.75, -.05):
            cyl(mat('porcelain', .4), .06, .95, sx, -1.5, 0, seg=12)
        box(pane_glow('#BFF5EA', 2.2, .5), 1.6, .05, .8, -.9, -.33, .1, r=.02)
        for i in range(4):
            box(mat('trim5', .5), .04, .08, .8, -1.65 + .5 * i, -.33, .1, r=.008, n=1)


def factory(x, y, z=0, rz=0, s=1., bays=4, w=5.2, d=3.2, chimneys=2, wall='facade4'):
    """A saw-tooth hall with a loading dock and chimneys. Front to -y."""
    M, T = mat(wall, .6), mat(dict(FACADES).get(wall, 'trim4'), .55)
    with at(x, y, z, rz, s):
        h, bw = 1.5, w / bays
        box(M, w, d, h, r=.05)
        box(T, w + .08, d + .08, .18, r=.03)
        for i in range(bays):
            x0 = -w / 2 + bw * i
            wall_prism(M, [(x0 + .02, h - .05), (x0 + bw - .02, h - .05), (x0 + .02, h + .72)], d, b=.02)
            with at(x0 + .02, 0, h + .06):
                box(pane_glow('#FFC070', 1.8, .5), .03, d - .3, .5, -.012, 0, .04, r=.01, n=1)
            dx, dz = bw - .04, .77
            ang = math.degrees(math.atan2(dz, dx))
            for k in range(3):
                solar_panel(x0 + bw * .52, -d * .33 + d * .33 * k, h + .24, .5, .46, 0) if False else None
            with at(x0 + bw * .5, 0, h + .36, ry=ang):
                box(mat('#1B3A8A', .15, coat=1, spec=.8), bw * .72, d - .7, .03, .04, 0, 0, r=.006, n=1)
                for k in range(1, 5):
                    box(mat('porcelain', .4), bw * .72, .02, .034, .04, -(d - .7) / 2 + (d - .7) * k / 5, 0, r=.004, n=1)
        facade_y = -d / 2 - .012
        n = int(w / 1.3)
        for i in range(n):
            xx = -w / 2 + w * (i + .5) / n
            if i % 2 == 0:
                box(mat('steel', .4), .85, .06, .95, xx, facade_y, .05, r=.02, n=1)
                for k in range(7):
                    box(mat('slate', .5), .78, .07, .015, xx, facade_y, .14 + .12 * k, r=.004, n=1)
                box(glow('amber', 5), .5, .05, .05, xx, facade_y - .02, 1.08, r=.015, n=1)
            else:
                for q in (-.3, .3):
                    box(window(.8, .9, 3), .42, .05, .55, xx + q, facade_y, .5, r=.015, n=1)
        with at(w / 2 + .012, 0, 0, 90):
            for q in range(4):
                box(window(.8, .9, 3), .42, .05, .5, -d / 2 + .5 + q * (d - 1) / 3, 0, .6, r=.015, n=1)
        for i in range(chimneys):
            chimney(w / 2 - .5 - .75 * i, d / 2 + .32, 0, 3.4 - .5 * i)


def chimney(x, y, z=0, h=3.4, r=.2):
    with at(x, y, z):
        cyl(mat('porcelain', .5), r, h, r1=r * .72, b=.02, seg=24)
        for k in (.7, .84):
            cyl(mat('coral', .5), r * (1 - .28 * k) + .008, h * .07, z=h * k, b=.005, seg=24)
        torus(mat('slate', .5), r * .72, .025, z=h, seg=24)
        sphere(glow('coral', 8), .04, r * .7, 0, h + .03, seg=12)


def warehouse(x, y, z=0, rz=0, s=1., w=4.2, d=3., h=1.5, wall='facade7', doors=3):
    """A barrel-roofed store with dock doors. Front to -y."""
    M, T = mat(wall, .6), mat(dict(FACADES).get(wall, 'trim7'), .55)
    with at(x, y, z, rz, s):
        box(M, w, d, h, r=.05)
        with at(0, 0, h - .02, rz=0):
            n = 12
            pts = [(w / 2 * math.cos(pi * i / n), .55 * math.sin(pi * i / n)) for i in range(n + 1)]
            wall_prism(T, pts, d + .12, b=.02)
            for k in range(7):
                rib = [((w / 2 + .02) * math.cos(pi * i / n), (.57) * math.sin(pi * i / n)) for i in range(n + 1)]
                tube(mat('porcelain', .5), [(a, -d / 2 + d * k / 6, b) for a, b in rib], .02, 6, res=2)
        for i in range(doors):
            xx = -w / 2 + w * (i + .5) / doors
            box(mat('steel', .4), w / doors * .66, .06, 1.05, xx, -d / 2 - .012, .03, r=.02, n=1)
            for k in range(7):
                box(mat('slate', .5), w / doors * .6, .075, .015, xx, -d / 2 - .012, .14 + .13 * k, r=.004, n=1)
            box(glow('amber', 5), .3, .08, .05, xx, -d / 2 - .03, 1.2, r=.015, n=1)
            for q in (-1, 1):
                box(mat('amber', .6), .06, .16, .3, xx + q * w / doors * .4, -d / 2 - .1, 0, r=.02)
        with at(w / 2 + .012, 0, 0, 90):
            for q in range(3):
                box(window(.7, .9, 3), .5, .05, .3, -d / 2 + .6 + q * (d - 1.2) / 2, 0, .95, r=.015, n=1)


def bank(x, y, z=0, rz=0, s=1.):
    """A small classical bank: columns, pediment, steps. 3.2 x 2.6, front to -y."""
    st, tr, white = mat('facade6', .6), mat('trim6', .55), mat('porcelain', .5)
    with at(x, y, z, rz, s):
        for i in range(3):
            box(white, 3.6 - .2 * i, 3.0 - .2 * i, .1, 0, -.1, .1 * i, r=.02, n=1)
        box(st, 3.0, 2.0, 1.9, 0, .25, .3, r=.04)
        _columns(white, -1.2, 1.2, 5, -1.0, .3, 1.6, .11)
        box(white, 3.2, 2.5, .26, 0, 0, 1.9, r=.03)
        wall_prism(st, [(-1.65, 2.16), (1.65, 2.16), (0, 2.85)], 2.5, b=.03)
        wall_prism(tr, [(-1.25, 2.24), (1.25, 2.24), (0, 2.72)], 2.56, b=.02)
        cyl(mat('amber', .3, coat=.5), .17, .08, 0, -1.27, 2.42, seg=24, rot=(90, 0, 0))
        box(pane_glow('#FFC983', 2.2, .5), 1.0, .05, 1.3, 0, -.77, .3, r=.02)
        for xx in (-1.0, 1.0):
            box(window(.9, 1, 3), .5, .05, .9, xx, -.77, .55, r=.02)


def gopuram(x, y, z=0, rz=0, s=1., tiers=6):
    """A temple tower of the Tamil country, in soft colours. Base 2.2 x 1.5."""
    colors = ('sand', 'coral', 'teal3', 'peri', 'amber', 'rose')
    with at(x, y, z, rz, s):
        box(mat('facade6', .6), 2.3, 1.6, .9, r=.03)
        box(pane_glow('#FFB95E', 2.4, .5), .6, .05, .7, 0, -.8, 0, r=.03)
        zz, w, d = .9, 2.2, 1.5
        for i in range(tiers):
            hh = .42 - .025 * i
            box(mat('facade6', .6), w, d, hh, 0, 0, zz, r=.03)
            n = 7 - i // 2
            for side, ww, dd in ((0, w, d), (1, d, w), (3, d, w)):
                k = n if side == 0 else max(3, n - 2)
                with at(rz=90 * side):
                    for q in range(k):
                        box(mat(colors[(q + i) % 6], .6), ww / k * .62, .08, hh * .62, -ww / 2 + ww * (q + .5) / k, -dd / 2 - .02, zz + hh * .1, r=.02, n=1)
                        sphere(mat(colors[(q + i + 2) % 6], .6), ww / k * .22, -ww / 2 + ww * (q + .5) / k, -dd / 2 - .03, zz + hh * .78, seg=10)
                    box(pane_glow('#FFB95E', 2), .16, .1, hh * .7, 0, -dd / 2 - .025, zz + .04, r=.02, n=1)
            box(mat('trim6', .6), w + .08, d + .08, .06, 0, 0, zz + hh - .03, r=.02, n=1)
            zz, w, d = zz + hh, w * .86, d * .83
        with at(0, 0, zz, 90):
            cyl(mat('amber', .45), d * .5, w * .95, 0, w * .475, .02, rot=(90, 0, 0), seg=24, b=.03)
        for q in range(5):
            lathe(mat('amber', .25, coat=.6), [(.05, 0), (.02, .06), (.05, .12), (0, .24)], -w * .4 + w * .8 * q / 4, 0, zz + d * .48, seg=10)


def house(x, y, z=0, rz=0, s=1., wall=None):
    """A small house with a tiled roof or a terrace."""
    wall = wall or random.choice(('facade6', 'facade2', 'facade5', 'facade9', 'facade3'))
    M = mat(wall, .6)
    with at(x, y, z, rz, s):
        if random.random() < .45:
            box(M, 1.3, 1.1, .8, r=.03)
            with at(rz=90):
                wall_prism(mat('brick', .7), [(-.66, .76), (.66, .76), (0, 1.22)], 1.42, b=.03)
        else:
            h = random.choice((.85, 1.35))
            box(M, 1.3, 1.15, h, r=.03)
            box(mat(dict(FACADES)[wall], .5), 1.36, 1.21, .08, z=h - .02, r=.02)
            if random.random() < .7:
                roof_tank(.3, .25, h + .06, .75)
            box(M, .5, .45, .42, -.3, .25, h, r=.02)
            if h > 1:
                for q in (-.35, .3):
                    box(window(.6, .95), .3, .04, .28, q, -.58, .95, r=.01, n=1)
                with at(.655, 0, 0, 90):
                    box(window(.6, .95), .3, .04, .28, 0, 0, .95, r=.01, n=1)
        box(mat('wood', .6), .24, .05, .46, .3, -.57, .02, r=.01, n=1)
        box(window(.7, .95), .34, .05, .28, -.28, -.57, .3, r=.01, n=1)
        with at(.655, 0, 0, 90):
            for q in (-.28, .25):
                box(window(.7, .95), .28, .04, .28, q, 0, .3, r=.01, n=1)


def control_tower(x, y, z=0, s=1.):
    """A harbour or airport tower with a glazed cabin, 6.3 high."""
    white = mat('porcelain', .45)
    with at(x, y, z, 0, s):
        box(mat(('lav', 'facade1'), .5), 1.5, 1.5, .9, r=.08, n=3)
        cyl(white, .42, 3.3, z=.8, r1=.34, b=.04)
        lathe(white, [(.34, 0), (.95, .35), (1.0, .42), (1.0, .5)], z=3.9, seg=40)
        lathe(pane_glow('#8FE9FF', 2.2), [(.94, 0), (1.02, .55)], z=4.4, seg=40)
        lathe(mat('indigo6', .45), [(0, 0), (1.12, 0), (1.14, .06), (1.08, .16), (.2, .3), (0, .3)], z=4.95, seg=40)
        for i in range(10):
            a = i * pi / 5
            bar(white, (.95 * math.cos(a), .95 * math.sin(a), 4.4), (1.03 * math.cos(a), 1.03 * math.sin(a), 4.96), .04, .01)
        cyl(white, .03, 1.1, 0, 0, 5.2, seg=8)
        sphere(glow('teal3', 10), .08, 0, 0, 6.35)
        box(white, .7, .06, .1, 0, 0, 5.6, r=.02, rot=(0, 0, 20))
        for q in range(4):
            with at(rz=90 * q):
                for xx in (-.4, 0, .4):
                    box(window(.8, .8), .3, .03, .3, xx, -.755, .3, r=.02)


def data_centre(x, y, z=0, rz=0, s=1., w=4.4, d=2.8):
    """A windowless server hall: fins, a glowing seam, coolers on the roof. Front to -y."""
    with at(x, y, z, rz, s):
        box(mat(('indigo7', 'facade5'), .5), w, d, 1.9, r=.08, n=3)
        for side, ww, dd in ((0, w, d), (1, d, w), (3, d, w)):
            with at(rz=90 * side):
                n = int(ww / .22)
                for i in range(n):
                    box(mat(('indigo6', 'facade7'), .5), .07, .1, 1.3, -ww / 2 + ww * (i + .5) / n, -dd / 2 - .03, .42, r=.02, n=1)
                box(glow('teal3', 4), ww - .2, .04, .05, 0, -dd / 2 - .01, .26, r=.01, n=1)
        box(pane_glow('#8FE9FF', 2, .5), .9, .06, .75, -w * .25, -d / 2 - .06, 0, r=.03)
        nx = int(w / .9)
        for i in range(nx):
            for j in range(2):
                hvac(-w / 2 + w * (i + .5) / nx, -d * .24 + d * .48 * j, 1.9, 1.15)
        for k in (-1, 1):
            tube(mat('steel', .4), [(-w / 2 + .3, k * d * .08, 2.0), (w / 2 - .3, k * d * .08, 2.0)], .05)


def glass_tower(x, y, z=0, w=2., d=2., h=7., rz=0, tint=('#14306A', '#6FA3CC'), lit=.55, crown=True):
    """A curtain-wall tower with rounded corners: lit floors at night, sky by day."""
    with at(x, y, z, rz):
        floors = int(h / .5)
        slab(mat('trim8', .4), w, d, .3, r=.35, b=.03)
        body = mat(tint, .08, spec=.9, coat=1)
        slab(body, w - .1, d - .1, h, r=.32, b=.02)
        for f in range(floors):
            zz = .3 + f * (h - .3) / floors
            slab(mat(('indigo6', 'porcelain'), .4), w, d, .07, z=zz, r=.35, b=.015)
            if not is_day() and random.random() < lit + .2:
                for side, ww, dd in ((0, w, d), (1, d, w)):
                    n = max(2, int(ww / .4))
                    with at(rz=90 * side):
                        for i in range(n):
                            if random.random() < lit:
                                box(window(1, .6, 2.6), (ww - .8) / n - .03, .03, (h - .3) / floors - .1, -(ww - .8) / 2 + (ww - .8) * (i + .5) / n, -dd / 2 + .045, zz + .075, r=.006, n=1)
        if crown:
            slab(mat('trim8', .4), w * .7, d * .7, .5, z=h, r=.25, b=.03)
            slab(glow('teal3', 2.2), w + .02, d + .02, .05, z=h + .005, r=.35, b=.01)
            beacon(0, 0, h + .5, 1.1)
