"""Containers, cranes and ships."""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector

from .buildings import hvac
from .core import MESHES, at, is_day, new_mesh, pi, pick, place, rad
from .light import spot
from .materials import glass, glow, mat, pane_glow, window
from .shapes import bar, box, cyl, merge, prism, rbox_mesh, sphere, torus, tube

#: A container's length, width and height, and its colours.
CL, CW, CH = 1.56, .6, .62
COLORS = ('teal5', 'teal3', 'indigo5', 'indigo6', 'amber', 'amber6', 'coral', 'porcelain', 'peri', 'rose', 'teal7')
WEIGHTS = (5, 3, 4, 4, 3, 2, 4, 3, 3, 1, 3)


def container_mesh(L=CL):
    key = ('container', L)
    if key in MESHES:
        return MESHES[key]
    n, d, side = int(L / .105), .022, []
    step = (L - .1) / n
    for i in range(n):
        x = -L / 2 + .05 + i * step
        side += [(x, -CW / 2 + .012), (x + step * .3, -CW / 2 + .012), (x + step * .42, -CW / 2 + .012 + d), (x + step * .88, -CW / 2 + .012 + d)]
    side += [(L / 2 - .05, -CW / 2 + .012), (L / 2 - .02, -CW / 2 + .03), (L / 2 - .02, CW / 2 - .03)]
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((p[0], p[1], .03)) for p in side + [(-p[0], -p[1]) for p in side]])
    grown = bmesh.ops.extrude_face_region(bm, geom=[face])
    bmesh.ops.translate(bm, verts=[e for e in grown['geom'] if isinstance(e, bmesh.types.BMVert)], vec=(0, 0, CH - .05))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    body = bpy.data.meshes.new('container')
    bm.to_mesh(body)
    bm.free()
    T, a, parts = Matrix.Translation, .05, [(body, Matrix.Identity(4))]
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append((rbox_mesh(a, a, CH, .01, 1), T((sx * (L / 2 - a / 2), sy * (CW / 2 - a / 2), CH / 2))))
        for zz in (a / 2, CH - a / 2):
            parts.append((rbox_mesh(L - .02, a * .8, a, .01, 1), T((0, sx * (CW / 2 - a * .4), zz))))
            parts.append((rbox_mesh(a * .8, CW - .02, a, .01, 1), T((sx * (L / 2 - a * .4), 0, zz))))
    for k in (-.17, -.07, .07, .17):
        parts.append((rbox_mesh(.02, .02, CH - .1, .006, 1), T((L / 2 - .008, k, CH / 2))))
    parts.append((rbox_mesh(.012, .012, CH - .08, .004, 1), T((L / 2 - .012, 0, CH / 2))))
    for i in range(7):
        parts.append((rbox_mesh(.03, CW - .1, .012, .004, 1), T((-L / 2 + .2 + i * (L - .4) / 6, 0, CH - .018))))
    MESHES[key] = merge('container', parts)
    return MESHES[key]


def container(x, y, z, rz=0, color=None, L=CL):
    """Along x; color None: at random."""
    return place(container_mesh(L), mat(color or random.choices(COLORS, WEIGHTS)[0], .5, spec=.35), (x, y, z), (0, 0, rz + random.choice((0, 180))))


def stack(x, y, z, nx, ny, nz, gapx=.1, gapy=.05, full=.75, rz=0, profile=None):
    """A block of containers, nz high; profile(i, j) gives another height for each place."""
    with at(x, y, z, rz):
        for i in range(nx):
            for j in range(ny):
                h = profile(i, j) if profile else (nz if random.random() < full else random.randint(max(1, nz - 2), nz))
                for k in range(h):
                    container((i - (nx - 1) / 2) * (CL + gapx), (j - (ny - 1) / 2) * (CW + gapy), k * (CH + .012))


def _ss(a):
    a = max(0, min(1, a))
    return a * a * (3 - 2 * a)


def ship(x, y, z, rz=0, L=14.2, B=1.62, bays=6, foam=True, s=1., hull=('#7C8AEA', 'indigo6'), gap=(3, (1, 2)), bridge_aft=True):
    """A container ship, bow to +x, afloat at z (its waterline); half beam B. gap=(bay, rows): containers missing where a crane works."""
    def prof(t, u):
        wl = B * (1 - max(0, (t - .70) / .30) ** 1.8) * (1 - .28 * _ss((.10 - t) / .10))
        dk = B * (1 - max(0, (t - .80) / .20) ** 2.4) * (1 - .10 * _ss((.06 - t) / .06))
        yy = wl + (dk - wl) * u ** 1.25
        sheer = .5 * _ss((t - .80) / .16) + .18 * _ss((.13 - t) / .10)
        zz = -.62 + u * 1.62 + sheer * max(0, (u - .35) / .65)
        xx = -L / 2 + t * L + .75 * u * _ss((t - .75) / .25) - .22 * u * _ss((.08 - t) / .08)
        return xx, max(yy, 0), zz
    T = [i / 56 for i in range(57)]

    def band(m, u0, u1, nu, grow=0.):
        verts, faces, k = [], [], nu + 1
        for t in T:
            for sgn in (1, -1):
                for j in range(k):
                    a, b, c = prof(t, u0 + (u1 - u0) * j / nu)
                    verts.append((a, sgn * (b + grow), c))
        for i in range(len(T) - 1):
            for sgn in range(2):
                for j in range(nu):
                    a, b = (i * 2 + sgn) * k + j, ((i + 1) * 2 + sgn) * k + j
                    q = (a, b, b + 1, a + 1)
                    faces.append(q if sgn == 1 else q[::-1])
        faces += [(j, j + 1, k + j + 1, k + j) for j in range(nu)]
        place(new_mesh('hull', verts, faces, angle=40), m)

    white, grey, zd = mat('porcelain', .45), mat('grey', .5), .88
    with at(x, y, z + .02, rz, s):
        band(mat('coral', .45, coat=.3), 0, .30, 4)
        band(white, .30, .345, 1, .012)
        band(mat(hull, .4, coat=.35), .345, 1., 8)
        band(white, .97, 1.0, 1, .015)
        verts = []
        for t in T:
            a, b, c = prof(t, .93)
            verts += [(a, max(b - .02, 0), c), (a, -max(b - .02, 0), c)]
        place(new_mesh('deck', verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(T) - 1)], smooth=False), mat(('teal7', 'teal5'), .6))
        x0 = -L / 2 + 4.35
        wide_max = max(1, int(2 * (B - .05) / (CW + .03)))
        for i in range(bays):
            bx = x0 + i * (CL + .16)
            wide = wide_max if i < bays - 1 else max(1, wide_max - 2)
            box(mat('slate', .6), CL + .04, (CW + .03) * wide + .04, .16, bx, 0, zd, r=.03)
            for j in range(wide):
                top = (3, 4, 4, 3, 3, 2)[i * 6 // bays]
                h = max(1, top - random.choice((0, 0, 0, 1, 1, 2)))
                if gap and i == gap[0] and j in gap[1]:
                    h = 1
                for k in range(h):
                    container(bx, (j - (wide - 1) / 2) * (CW + .03), zd + .16 + k * (CH + .01))
            for j in range(wide + 1):
                box(grey, .03, .03, 1.3, bx - CL / 2 - .08, (j - wide / 2) * (CW + .03), zd, r=.008, n=1)
            box(grey, .09, (CW + .03) * wide, .04, bx - CL / 2 - .08, 0, zd + 1.28, r=.01, n=1)
        # accommodation
        k = B / 1.62
        bx = -L / 2 + 2.35
        for sx, sy, h, dx, zz in ((1.35, 2.7, 1.1, 0, 0), (1.2, 2.3, 1.0, 0, 1.08), (1.05, 2.0, .55, .03, 2.06), (1.0, 3.25, .5, .1, 2.58)):
            box(white, sx, sy * k, h, bx + dx, 0, zd + zz, r=.07, n=3)
        box(pane_glow('#7FD8FF', 1.6), .03, 3.0 * k, .24, bx + .595, 0, zd + 2.7, r=.02)
        for sgn in (-1, 1):
            box(pane_glow('#7FD8FF', 1.3), .8, .03, .24, bx + .1, sgn * 1.62 * k, zd + 2.7, r=.02)
        for f in range(5):
            wd, dx, zz = (2.7, 2.7, 2.3, 2.3, 2.0)[f] * k, (1.35, 1.35, 1.2, 1.2, 1.05)[f], zd + .22 + f * .5
            n = int(wd / .36)
            for j in range(n):
                box(window(.75, .9), .03, .17, .19, bx + dx / 2 + .006 + (.03 if f == 4 else 0), (j - (n - 1) / 2) * .36, zz, r=.03)
            for j in range(3):
                box(window(.75, .9), .19, .03, .19, bx + (j - 1) * .36, -wd / 2 - .006, zz, r=.03)
            if f in (1, 3):
                box(mat('coral', .5), dx + .12, wd + .12, .05, bx, 0, zd + f * .535, r=.02)
        cyl(mat('indigo6', .4), .34, 1.5, bx - 1.2, 0, zd + .6, r1=.3, b=.05)
        cyl(mat('amber', .5), .345, .22, bx - 1.2, 0, zd + 1.5, r1=.335, b=.02)
        box(white, .9, 1.5 * k, .8, bx - 1.2, 0, zd, r=.07)
        for q in (-.1, .1):
            cyl(mat('ink', .6), .07, .25, bx - 1.2 + q, 0, zd + 2.05, seg=14)
        cyl(white, .05, 1.2, bx, 0, zd + 3.05, seg=10)
        box(white, .06, 1.0, .05, bx, 0, zd + 3.75, r=.02)
        box(white, .1, .6, .06, bx, 0, zd + 3.95, r=.02, rot=(0, 0, 30))
        sphere(glow('coral', 9), .06, bx, 0, zd + 4.28)
        sphere(white, .2, bx - .25, .7 * k, zd + 3.28)
        sphere(white, .15, bx - .25, -.75 * k, zd + 3.24)
        # bow
        fx = L / 2 - .9
        cyl(white, .045, 1.5, fx, 0, 1.2, seg=10)
        box(white, .04, .5, .04, fx, 0, 2.2, r=.015)
        sphere(glow('#FFE3A8', 10), .06, fx, 0, 2.74)
        for sgn in (-1, 1):
            cyl(grey, .12, .3, fx - .5, sgn * .45, 1.32, rot=(90, 0, 0), b=.03, seg=16)
            top = [(p[0], sgn * (p[1] - .02), p[2] + .16) for p in (prof(t, 1.) for t in T[2:])][::3]
            tube(white, top, .016, 6, res=3)
            for p in top:
                box(white, .02, .02, .18, p[0], p[1], p[2] - .17, r=.005, n=1)
        box(mat('amber', .4), .75, .26, .26, bx - .1, -1.52 * k, zd + .75, r=.12, n=4)
        if foam:
            for g, w, m in ((.10, .032, mat('foam', .6, emit=pick(.35, 0))), (.26, .014, mat(('teal3', 'foam'), .5, emit=pick(.12, 0)))):
                line = [(prof(t, .14)[0], prof(t, .14)[1] + g, 0) for t in T]
                loop = line[::2] + [(a, -b, c) for a, b, c in line[::-2]]
                tube(m, [(a + (g if a > L / 2 - 1 else 0), b, -.008) for a, b, c in loop], w, 6, closed=True, res=2, shadow=False)


def sts_crane(x, y0, y1, z=0, up=False, trolley=None, load='coral', body='amber', drop=2.3, light=True, s=1.):
    """A ship-to-shore crane on rails along x at y0 (water side) and y1; the boom reaches 5 to -y. trolley: its y; drop: the spreader's depth."""
    c, white, dark = mat(body, .42, coat=.3), mat('porcelain', .45), mat('dark', .5)
    c2 = mat('amber6' if body == 'amber' else body, .45)
    H, hw, g = 5.0, 1.05, .34
    trolley = y0 - 3.4 if trolley is None else trolley
    with at(x, 0, z, 0, s):
        for yy in (y0, y1):
            box(c, 2 * hw + .7, .3, .3, 0, yy, .34, r=.06)
            for sx in (-1, 1):
                box(dark, .62, .22, .24, sx * hw, yy, .12, r=.06, n=3)
                for q in (-.2, .02, .24):
                    cyl(mat('grey', .4), .09, .08, sx * hw + q - .02, yy + .04, .1, rot=(90, 0, 0), seg=14)
                box(c, .26, .3, H - .5, sx * hw, yy, .5, r=.05)
        for sx in (-1, 1):
            bar(c, (sx * hw, y0, 2.15), (sx * hw, y1, 2.15), .24, .04)
            bar(c2, (sx * hw, y0, 2.25), (sx * hw, y1, H - .1), .15, .03)
            bar(c, (sx * hw, y0, H - .05), (sx * hw, y1, H - .05), .22, .04)
        for yy in (y0, y1):
            bar(c, (-hw, yy, H - .05), (hw, yy, H - .05), .26, .04)
        bar(c, (-hw, y1, 2.15), (hw, y1, 2.15), .22, .04)
        for k in range(8):
            bar(white, (hw + .17, y1 - .2, .6 + k * .5), (hw + .17, y1 + .2, .6 + k * .5), .02, .005)

        def lattice(length):
            for sx in (-1, 1):
                box(c, .13, length, .34, sx * g, length / 2, -.17, r=.03)
                box(white, .02, length, .02, sx * (g + .2), length / 2, .38, r=.006, n=1)
                box(mat('slate', .7), .2, length, .02, sx * (g + .16), length / 2, .16, r=.006, n=1)
                n = int(length / .55)
                for q in range(n + 1):
                    box(white, .015, .015, .22, sx * (g + .24), q * length / n, .17, r=.004, n=1)
            for q in range(int(length / .9) + 1):
                box(c, 2 * g, .09, .1, 0, min(length - .05, .05 + q * .9), -.02, r=.02)
        lift = 74 if up else 0
        with at(0, y0 - .3, H + .28):
            lattice(y1 - y0 + 2.6)
            with at(rz=180, rx=lift):
                lattice(4.9)
                box(c, .8, .12, .34, 0, 4.86, -.17, r=.03)
                sphere(glow('coral', 8), .06, 0, 4.9, .3)
        ay, az = y0 + .35, H + 2.3
        for sx in (-1, 1):
            bar(c, (sx * .85, y0, H), (sx * .2, ay, az), .17, .03)
            bar(c2, (sx * .2, ay, az), (sx * .5, y1 + 1.3, H + .5), .09, .02)
            bar(c2, (sx * .85, y1, H), (sx * .22, ay + .1, az - .1), .1, .02)
        box(c, .62, .28, .2, 0, ay, az - .05, r=.04)
        cyl(white, .02, .5, 0, ay, az + .15, seg=8)
        sphere(glow('coral', 9), .06, 0, ay, az + .68)
        for reach in (4.7, 2.6):
            end = (y0 - .3 - reach * math.cos(rad(lift)), H + (.3 if up else .5) + reach * math.sin(rad(lift)))
            for sx in (-1, 1):
                bar(white, (sx * .22, ay, az), (sx * g, *end), .035, .008)
        box(white, 1.25, 1.5, .8, 0, y1 + .9, H + .5, r=.08, n=3)
        box(c, 1.3, 1.55, .08, 0, y1 + .9, H + 1.28, r=.03)
        hvac(.2, y1 + 1.1, H + 1.36, .6)
        for q in range(3):
            box(window(.8, .9), .03, .28, .25, .63, y1 + .5 + q * .42, H + .82, r=.02)
        if not up:
            ty, zl = trolley, H - drop
            box(dark, 1.0, .8, .2, 0, ty, H + .02, r=.05)
            box(mat('grey', .5), .6, .5, .2, 0, ty, H + .48, r=.04)
            with at(0, ty + .75, H - .62):
                box(white, .55, .5, .6, r=.09, n=3)
                box(pane_glow('#7FE3FF', 1.8), .42, .03, .36, 0, -.245, .12, r=.04)
                box(pane_glow('#7FE3FF', 1.4), .03, .36, .36, .27, 0, .12, r=.04)
            for sx in (-1, 1):
                for sy in (-1, 1):
                    bar(mat('ink', .5), (sx * .3, ty + sy * .22, H + .05), (sx * .42, ty + sy * .18, zl + .12), .022, .005)
            spreader = mat('amber6', .5)
            box(spreader, 1.5, .16, .1, 0, ty, zl + .06, r=.02)
            box(spreader, .3, .5, .16, 0, ty, zl + .04, r=.03)
            for sx in (-1, 1):
                box(spreader, .1, .58, .1, sx * .72, ty, zl + .02, r=.02)
            if load:
                container(0, ty, zl - CH, 0, load)
            if light:
                spot('#FFD9A0', 900, (0, ty, H - .1), 1.7, .2)
        if not is_day():
            for sx in (-1, 1):
                box(glow('#FFE2B0', 12), .16, .1, .08, sx * .55, y0 - .6, H - .02, r=.02)
                box(glow('#FFE2B0', 12), .16, .1, .08, sx * hw, y1 + .2, 2.0, r=.02)
            if light:
                spot('#FFC27A', 1100, (0, (y0 + y1) / 2, H - .4), 2.2, .2)
        for sx in (-1, 1):
            torus(glow('teal3', 9), .19, .022, sx * hw, y0, 1.2)


def rtg_crane(x, y, z=0, body='teal3', light=True):
    """A yard crane over five rows of containers."""
    c, white, spreader = mat(body, .42, coat=.3), mat('porcelain', .45), mat('amber6', .5)
    hw, hd, H = .95, 2.15, 3.6
    with at(x, y, z):
        for sy in (-1, 1):
            for sx in (-1, 1):
                box(c, .2, .2, H - .3, sx * hw, sy * hd, .3, r=.04)
                cyl(mat('ink', .7), .2, .16, sx * hw, sy * hd + .08, .2, rot=(90, 0, 0), b=.04, seg=18)
            box(c, 2 * hw + .4, .22, .2, 0, sy * hd, .34, r=.04)
            box(c, 2 * hw + .2, .2, .2, 0, sy * hd, H - .25, r=.04)
        for sx in (-1, 1):
            box(c, .22, 2 * hd + .4, .3, sx * .6, 0, H - .1, r=.04)
            box(white, .015, 2 * hd + .3, .02, sx * .74, 0, H + .38, r=.005, n=1)
        box(white, 1.1, .8, .42, 0, .7, H + .2, r=.06, n=3)
        box(mat('dark', .5), 1.3, .5, .12, 0, -.6, H + .2, r=.03)
        box(white, .5, .5, .5, .35, -1.35, H - .75, r=.08, n=3)
        box(pane_glow('#7FE3FF', 1.6), .03, .4, .3, .61, -1.35, H - .63, r=.03)
        for sx in (-1, 1):
            for sy in (-1, 1):
                bar(mat('ink', .5), (sx * .45, -.6 + sy * .15, H + .2), (sx * .5, -.6 + sy * .15, 2.72), .02, .005)
        box(spreader, 1.5, .4, .1, 0, -.6, 2.66, r=.02)
        container(0, -.6, 2.66 - CH, 0, 'amber')
        if light:
            spot('#FFD9A0', 700, (0, 0, H - .3), 2., .2)
        torus(glow('teal3', 9), .16, .02, hw, -hd, 1.0)
        sphere(glow('coral', 9), .06, .5, 0, H + .3)


def tug(x, y, z, rz=0, s=1., body='coral', wake=True):
    """A harbour tug, bow to +x, afloat at z."""
    hull = [(-1., -.42), (.45, -.42), (.85, -.26), (1.08, 0), (.85, .26), (.45, .42), (-1., .42)]
    white = mat('porcelain', .4)
    with at(x, y, z - .03, rz, s):
        prism(mat(body, .4, coat=.4), hull, .42, z=-.1, b=.07, seg=3)
        prism(mat('ink', .7), [(p[0] * 1.03, p[1] * 1.05) for p in hull], .1, z=.2, b=.04)
        box(white, .8, .55, .42, -.1, 0, .3, r=.09, n=3)
        box(pane_glow('#FFC983', 2), .5, .57, .16, -.02, 0, .48, r=.04)
        box(white, .6, .5, .06, -.1, 0, .7, r=.03)
        cyl(mat('indigo6', .4), .11, .4, -.45, 0, .6, seg=16)
        cyl(white, .02, .5, 0, 0, .75, seg=8)
        sphere(glow('teal3', 9), .045, 0, 0, 1.28)
        if wake:
            for sy in (-1, 1):
                tube(mat('foam', .6, emit=pick(.3, 0)), [(.95, sy * .2, .04), (.2, sy * .62, .04), (-1.2, sy * 1.05, .04), (-2.2, sy * 1.3, .03)], .03, 6, shadow=False)


def fishing_boat(x, y, z, rz=0, s=1., body=None):
    """A Coromandel fishing boat, prow to +x."""
    m = mat(body or random.choice(('teal3', 'coral', 'amber', 'peri')), .45)
    with at(x, y, z, rz, s):
        prism(m, [(-.7, -.2), (.3, -.22), (.65, -.1), (.85, 0), (.65, .1), (.3, .22), (-.7, .2)], .22, z=-.06, b=.04)
        prism(mat('wood', .7), [(-.62, -.13), (.3, -.15), (.6, 0), (.3, .15), (-.62, .13)], .02, z=.155, b=.005)
        box(mat('porcelain', .5), .3, .26, .2, -.4, 0, .15, r=.04)
        cyl(mat('wood', .6), .02, .7, .1, 0, .15, seg=8)
        sphere(glow('#FFE3A8', 9), .04, .1, 0, .87, seg=10)


def buoy(x, y, z, color='amber'):
    with at(x, y, z):
        cyl(mat(color, .45), .2, .2, z=-.06, b=.06)
        cyl(mat(color, .45), .1, .5, z=.1, r1=.04, b=.02)
        sphere(glow(color, 10), .06, 0, 0, .66)
        torus(mat('foam', .6, emit=pick(.3, 0)), .3, .012, 0, 0, .015)


def lighthouse(x, y, z=0, h=4.2, s=1.):
    """Red and white, like Chennai's."""
    with at(x, y, z, 0, s):
        n = 5
        for i in range(n):
            r0, r1 = .55 - .2 * i / n, .55 - .2 * (i + 1) / n
            cyl(mat('coral' if i % 2 == 0 else 'porcelain', .5), r0, h / n, z=h * i / n, r1=r1, b=.01, seg=32)
        cyl(mat('porcelain', .45), .5, .1, z=h, seg=32)
        cyl(pane_glow('#FFE3A8', 4, .8), .26, .45, z=h + .1, seg=24, b=.01)
        cyl(mat('coral', .45), .34, .3, z=h + .55, r1=.05, b=.02, seg=28)
        for i in range(8):
            a = i * pi / 4
            bar(mat('porcelain', .4), (.27 * math.cos(a), .27 * math.sin(a), h + .1), (.27 * math.cos(a), .27 * math.sin(a), h + .56), .03)


def scanner_gate(x, y, z=0, rz=0):
    """The terminal's gate with a scanning sheet of light; traffic along local x."""
    from .materials import holo
    white = mat('porcelain', .45)
    with at(x, y, z, rz):
        for sy in (-1, 1):
            box(white, .3, .18, 1.35, 0, sy * .75, 0, r=.05)
            box(glow('teal3', 8), .03, .05, 1.0, -.155, sy * .75, .18, r=.01, n=1)
        box(white, .36, 1.75, .22, 0, 0, 1.3, r=.06)
        box(glow('amber', 6), .02, .9, .08, .18, 0, 1.38, r=.01, n=1)
        box(holo('#35E0D4', .5, .1), .015, 1.3, 1.2, 0, 0, .05, r=.004, n=1, shadow=False)
