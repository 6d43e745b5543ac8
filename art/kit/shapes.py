"""Primitives. Meshes are cached by their measures; every edge is rounded, so that it catches light.
m is a material; x, y, z the position (z is the bottom unless base=False); rot in degrees; **k goes to core.place (shadow=, cam=)."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from .core import MESHES, STACK, at, new_mesh, pi, place, rad
from .materials import glow, mat


# ---------------------------------------------------------------- boxes
def rbox_mesh(sx, sy, sz, r, n):
    key = ('rbox', round(sx, 3), round(sy, 3), round(sz, 3), round(r, 3), n)
    if key in MESHES:
        return MESHES[key]
    half = np.array([sx, sy, sz]) / 2
    r = min(r, half.min() * .999)

    def steps(a):
        t = np.tan(np.linspace(0, pi / 4, n + 1)) * r
        return np.concatenate([-(half[a] - r) - t[::-1], (half[a] - r) + t])
    verts, normals, faces = [], [], []
    for ax in range(3):
        u, w = (ax + 1) % 3, (ax + 2) % 3
        us, ws = steps(u), steps(w)
        k = len(ws)
        for sign in (1, -1):
            base = len(verts) and sum(len(v) for v in verts)
            p = np.zeros((len(us), k, 3))
            p[..., ax] = sign * half[ax]
            p[..., u] = us[:, None]
            p[..., w] = ws[None, :]
            p = p.reshape(-1, 3)
            q = np.clip(p, -(half - r), half - r)
            d = p - q
            d /= np.linalg.norm(d, axis=1, keepdims=True)
            verts.append(q + d * r)
            normals.append(d)
            for i in range(len(us) - 1):
                for j in range(k - 1):
                    f = [base + i * k + j, base + (i + 1) * k + j, base + (i + 1) * k + j + 1, base + i * k + j + 1]
                    faces.append(f if sign > 0 else f[::-1])
    MESHES[key] = new_mesh('rbox', np.concatenate(verts).tolist(), faces, np.concatenate(normals).tolist())
    return MESHES[key]


def box(m, sx, sy, sz, x=0, y=0, z=0, r=.04, n=2, rot=(0, 0, 0), base=True, **k):
    """A rounded box. n: segments of the rounding (1 for small parts)."""
    r = min(r, .49 * min(sx, sy, sz))
    return place(rbox_mesh(sx, sy, sz, r, n), m, (x, y, z + sz / 2 if base else z), rot, **k)


def bar(m, a, b, w=.08, r=.015, n=1, h=None, **k):
    """A square beam from point a to point b."""
    a, b = Vector(a), Vector(b)
    d = b - a
    o = place(rbox_mesh(w, h or w, round(d.length, 3), r, n), m, **k)
    o.matrix_world = STACK[-1] @ Matrix.Translation((a + b) / 2) @ d.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    return o


def slope(m, a, b, w, t=.05):
    """A plate between (x, z) points a and b, w wide in y."""
    dx, dz = b[0] - a[0], b[1] - a[1]
    box(m, math.hypot(dx, dz), w, t, (a[0] + b[0]) / 2, 0, (a[1] + b[1]) / 2, r=.015, n=1, base=False,
        rot=(0, -math.degrees(math.atan2(dz, dx)), 0))


# ---------------------------------------------------------------- turned shapes
def lathe_mesh(profile, seg=32):
    """profile: [(radius, z), ...] bottom to top."""
    key = ('lathe', tuple((round(a, 4), round(b, 4)) for a, b in profile), seg)
    if key in MESHES:
        return MESHES[key]
    n = len(profile)
    verts = [(r * math.cos(2 * pi * i / seg), r * math.sin(2 * pi * i / seg), z) for i in range(seg) for r, z in profile]
    faces = []
    for i in range(seg):
        for j in range(n - 1):
            a, b = i * n + j, ((i + 1) % seg) * n + j
            faces.append((a, b, b + 1, a + 1))
    if profile[0][0] > 1e-5:
        faces.append([i * n for i in range(seg)][::-1])
    if profile[-1][0] > 1e-5:
        faces.append([i * n + n - 1 for i in range(seg)])
    me = new_mesh('lathe', verts, faces, angle=38)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    MESHES[key] = me
    return me


def rounded_profile(r0, r1, h, b):
    b = min(b, r0 * .45 if r0 > 0 else b, r1 * .45 if r1 > 0 else b, h * .45)
    p = [(max(r0 - b * 1.3, 0), 0)]
    p += [(r0 - b + b * math.cos(-pi / 2 + i * pi / 6), b + b * math.sin(-pi / 2 + i * pi / 6)) for i in range(4)]
    p += [(r1 - b + b * math.cos(i * pi / 6), h - b + b * math.sin(i * pi / 6)) for i in range(4)]
    return p + [(max(r1 - b * 1.3, 0), h)]


def cyl(m, r, h, x=0, y=0, z=0, r1=None, b=.03, seg=28, rot=(0, 0, 0), **k):
    """A cylinder (or a cone frustum with r1 on top) with rounded rims. It stands on (x, y, z) and rot turns it about that foot."""
    return place(lathe_mesh(rounded_profile(r, r if r1 is None else r1, h, b), seg), m, (x, y, z), rot, **k)


def lathe(m, profile, x=0, y=0, z=0, seg=32, rot=(0, 0, 0), **k):
    return place(lathe_mesh(profile, seg), m, (x, y, z), rot, **k)


def sphere(m, r, x=0, y=0, z=0, sc=(1, 1, 1), seg=24, **k):
    """Centre at (x, y, z)."""
    profile = [(math.cos(a), math.sin(a)) for a in np.linspace(-pi / 2, pi / 2, seg // 2 + 1)]
    profile[0], profile[-1] = (0, -1), (0, 1)
    return place(lathe_mesh(profile, seg), m, (x, y, z), scale=tuple(r * s for s in sc), **k)


def dome(m, r, x=0, y=0, z=0, squash=1., seg=40, lip=0., **k):
    """A half sphere standing on z."""
    profile = [(r * math.cos(a), r * squash * math.sin(a)) for a in np.linspace(0, pi / 2, 14)]
    profile[-1] = (0, r * squash)
    if lip:
        profile = [(r + lip, -.04), (r + lip, 0)] + profile
    return lathe(m, profile, x, y, z, seg=seg, **k)


def torus(m, R, r, x=0, y=0, z=0, rot=(0, 0, 0), a0=0, a1=360, seg=48, sec=10, **k):
    """A ring, or an arc of one from a0 to a1 degrees."""
    key = ('torus', round(R, 4), round(r, 4), a0, a1, seg, sec)
    if key not in MESHES:
        full = abs(a1 - a0) >= 360
        n = seg if full else seg + 1
        verts, faces = [], []
        for i in range(n):
            a = rad(a0 + (a1 - a0) * i / seg)
            for j in range(sec):
                b = 2 * pi * j / sec
                verts.append(((R + r * math.cos(b)) * math.cos(a), (R + r * math.cos(b)) * math.sin(a), r * math.sin(b)))
        for i in range(seg):
            for j in range(sec):
                p, q = i * sec, ((i + 1) % n) * sec
                faces.append((p + j, q + j, q + (j + 1) % sec, p + (j + 1) % sec))
        if not full:
            faces += [list(range(sec))[::-1], [(n - 1) * sec + j for j in range(sec)]]
        MESHES[key] = new_mesh('torus', verts, faces, angle=60)
    return place(MESHES[key], m, (x, y, z), rot, **k)


# ---------------------------------------------------------------- extruded shapes
def weighted(me):
    """Area-weighted normals: crisp flats with soft bevels."""
    acc = np.zeros((len(me.vertices), 3))
    for p in me.polygons:
        acc[list(p.vertices)] += np.array(p.normal) * p.area
    length = np.linalg.norm(acc, axis=1, keepdims=True)
    length[length == 0] = 1
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = pi
    me.normals_split_custom_set_from_vertices([tuple(v) for v in acc / length])
    return me


def prism(m, pts, h, x=0, y=0, z=0, b=.05, seg=2, rot=(0, 0, 0), **k):
    """An extruded polygon (points counter-clockwise) with bevelled edges."""
    key = ('prism', tuple((round(p[0], 3), round(p[1], 3)) for p in pts), round(h, 3), round(b, 3), seg)
    if key not in MESHES:
        bm = bmesh.new()
        face = bm.faces.new([bm.verts.new((p[0], p[1], 0)) for p in pts])
        grown = bmesh.ops.extrude_face_region(bm, geom=[face])
        bmesh.ops.translate(bm, verts=[e for e in grown['geom'] if isinstance(e, bmesh.types.BMVert)], vec=(0, 0, h))
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        if b > 0:
            edges = [e for e in bm.edges if len(e.link_faces) == 2 and e.calc_face_angle(0) > rad(25)]
            bmesh.ops.bevel(bm, geom=edges, offset=b, segments=seg, profile=.5, affect='EDGES', clamp_overlap=True)
        me = bpy.data.meshes.new('prism')
        bm.to_mesh(me)
        bm.free()
        MESHES[key] = weighted(me)
    return place(MESHES[key], m, (x, y, z), rot, **k)


def rrect(w, d, r, n=6):
    """Points of a rounded rectangle."""
    pts = []
    for cx, cy, a0 in ((w / 2 - r, d / 2 - r, 0), (-w / 2 + r, d / 2 - r, 90), (-w / 2 + r, -d / 2 + r, 180), (w / 2 - r, -d / 2 + r, 270)):
        pts += [(cx + r * math.cos(rad(a0 + 90 * i / n)), cy + r * math.sin(rad(a0 + 90 * i / n))) for i in range(n + 1)]
    return pts


def slab(m, w, d, h, x=0, y=0, z=0, r=.8, b=.06, **k):
    """A flat plate with rounded corners."""
    return prism(m, rrect(w, d, min(r, w * .499, d * .499)), h, x, y, z, b, **k)


def wall_prism(m, pts, depth, y=0, b=.05, seg=2, **k):
    """A polygon drawn in (x, z), extruded along y and centred on y: gables, side views of vehicles, profiles."""
    with at(0, y + depth / 2, 0, rx=90):
        return prism(m, pts, depth, b=b, seg=seg, **k)


def arc_prism(m, r0, r1, a0, a1, h, z=0, n=40, b=.03, x=0, y=0):
    """A curved slab between two radii and two angles (degrees)."""
    def ring(r, a, c):
        return [(r * math.cos(rad(a + (c - a) * i / n)), r * math.sin(rad(a + (c - a) * i / n))) for i in range(n + 1)]
    return prism(m, ring(r1, a0, a1) + ring(r0, a1, a0), h, x, y, z, b)


def merge(name, parts, angle=30):
    """[(mesh, Matrix), ...] as one mesh."""
    verts, faces = [], []
    for me, matrix in parts:
        b = len(verts)
        verts += [matrix @ v.co for v in me.vertices]
        faces += [[b + i for i in p.vertices] for p in me.polygons]
    return new_mesh(name, verts, faces, angle=angle)


# ---------------------------------------------------------------- lines
def smooth(pts, closed=False, res=8):
    """Catmull-Rom through the points."""
    P = [Vector(p) for p in pts]
    n, out = len(P), []
    for i in range(n if closed else n - 1):
        p0 = P[i - 1] if i > 0 or closed else P[0] * 2 - P[1]
        p1, p2 = P[i], P[(i + 1) % n]
        p3 = P[(i + 2) % n] if i + 2 < n or closed else p2 * 2 - p1
        for j in range(res):
            t = j / res
            out.append(.5 * ((2 * p1) + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    if not closed:
        out.append(P[-1])
    return out


def tube(m, pts, r=.05, seg=10, closed=False, smooth_path=True, res=8, **k):
    """A pipe through points."""
    key = ('tube', tuple(tuple(round(c, 3) for c in p) for p in pts), round(r, 4), seg, closed, smooth_path, res)
    if key not in MESHES:
        MESHES[key] = _tube_mesh(smooth(pts, closed, res) if smooth_path and len(pts) > 2 else [Vector(p) for p in pts], r, seg, closed)
    return place(MESHES[key], m, **k)


def _tube_mesh(P, r, seg, closed):
    verts, faces, n, up = [], [], len(P), None
    for i, p in enumerate(P):
        t = (P[(i + 1) % n] - P[i - 1] if closed else P[min(i + 1, n - 1)] - P[max(i - 1, 0)]).normalized()
        if up is None:
            up = t.orthogonal().normalized()
        up = (up - t * up.dot(t)).normalized()
        side = t.cross(up)
        verts += [p + up * math.cos(2 * pi * j / seg) * r + side * math.sin(2 * pi * j / seg) * r for j in range(seg)]
    for i in range(n if closed else n - 1):
        for j in range(seg):
            a, b = i * seg, (i + 1) % n * seg
            faces.append((a + j, b + j, b + (j + 1) % seg, a + (j + 1) % seg)[::-1])
    if not closed:
        faces += [list(range(seg)), list(range((n - 1) * seg, n * seg))[::-1]]
    return new_mesh('tube', verts, faces, angle=60)


def elbow_path(pts, r=.3, n=5):
    """Points of a pipe run with rounded corners: straight pieces, then bends of radius r. Feed to tube(smooth_path=False)."""
    P = [Vector(p) for p in pts]
    out = [P[0]]
    for a, b, c in zip(P, P[1:], P[2:]):
        u, v = (a - b), (c - b)
        k = min(r, u.length * .49, v.length * .49)
        p, q = b + u.normalized() * k, b + v.normalized() * k
        out += [(1 - t) ** 2 * p + 2 * t * (1 - t) * b + t * t * q for t in np.linspace(0, 1, n).tolist()]
    return out + [P[-1]]


def bezier(p0, p1, p2, n=20):
    p0, p1, p2 = map(Vector, (p0, p1, p2))
    return [(1 - t) ** 2 * p0 + 2 * t * (1 - t) * p1 + t * t * p2 for t in np.linspace(0, 1, n).tolist()]


def ribbon(m, pts, width, h=.02, z=0, closed=False, **k):
    """A flat band along a path on the ground (roads that curve, painted lines). pts: (x, y)."""
    P = [Vector((p[0], p[1], 0)) for p in pts]
    n, left, right = len(P), [], []
    for i, p in enumerate(P):
        t = (P[(i + 1) % n] - P[i - 1] if closed else P[min(i + 1, n - 1)] - P[max(i - 1, 0)]).normalized()
        s = Vector((-t.y, t.x, 0)) * width / 2
        left.append(p + s)
        right.append(p - s)
    verts = [(*v.xy, z) for v in right] + [(*v.xy, z) for v in left] + [(*v.xy, z + h) for v in right] + [(*v.xy, z + h) for v in left]
    faces = []
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        faces += [(2 * n + i, 2 * n + j, 3 * n + j, 3 * n + i), (i, j, 2 * n + j, 2 * n + i), (n + j, n + i, 3 * n + i, 3 * n + j)]
    return place(new_mesh('ribbon', verts, faces, angle=30), m, **k)


# ---------------------------------------------------------------- blobs
def blob_mesh(i, sub=3, amp=.16, flat=True):
    key = ('blob', i, sub, amp, flat)
    if key in MESHES:
        return MESHES[key]
    phases = np.random.RandomState(i + 11).rand(6, 4) * 6.28
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1)
    for v in bm.verts:
        d = v.co.normalized()
        s = sum(math.sin(3.1 * (d.x * math.cos(q[0]) + d.y * math.sin(q[0]) * math.cos(q[1]) + d.z * math.sin(q[1])) + q[2]) for q in phases)
        v.co = d * (1 + amp * s / 2.4)
    me = bpy.data.meshes.new('blob')
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [not flat] * len(me.polygons))
    MESHES[key] = me
    return me


def blob(m, s, x=0, y=0, z=0, i=0, sub=2, amp=.16, flat=True, rot=(0, 0, 0), **k):
    """A faceted (or smooth, flat=False) lump; s a size or (sx, sy, sz); centre at (x, y, z)."""
    return place(blob_mesh(i, sub, amp, flat), m, (x, y, z), rot, s, **k)


# ---------------------------------------------------------------- the plinth
def diorama(w, d, r=1.0, top='plinth_top', seam='teal3', base='plinth', seam_s=2.6, depth=.62):
    """The floating plinth: a base, a glowing seam, a body whose top is at z=0. It ends at z = -depth - .62 (put the backdrop there)."""
    slab(mat(base, .45, coat=.2), w + .5, d + .5, .42, z=-depth - .62, r=r + .2, b=.12)
    slab(glow(seam, seam_s), w + .06, d + .06, .12, z=-depth - .2, r=r, b=.02)
    slab(mat(top, .6), w, d, depth + .1, z=-depth - .1, r=r, b=.1)


def diorama_shape(pts, top='plinth_top', seam='teal3', base='plinth', seam_s=2.6, depth=.62):
    """The same plinth on any outline (counter-clockwise points, roughly centred on the origin): rounds, L-shapes, islands."""
    def grown(k):
        n, out = len(pts), []
        for i in range(n):
            p, q = Vector(pts[i - 1]).to_2d(), Vector(pts[(i + 1) % n]).to_2d()
            t = (q - p).normalized()
            out.append((pts[i][0] + t.y * k, pts[i][1] - t.x * k))
        return out
    prism(mat(base, .45, coat=.2), grown(.25), .42, z=-depth - .62, b=.12)
    prism(glow(seam, seam_s), grown(.03), .12, z=-depth - .2, b=.02)
    prism(mat(top, .6), pts, depth + .1, z=-depth - .1, b=.1)


def circle(r, n=72, sy=1.):
    """Points of a circle or ellipse, for prism and diorama_shape."""
    return [(r * math.cos(2 * pi * i / n), r * sy * math.sin(2 * pi * i / n)) for i in range(n)]


# ---------------------------------------------------------------- screens
def panel(m, w, h, x=0, y=0, z=0, rot=(0, 0, 0), uv=(0, 0, 1, 1), **k):
    """A flat quad facing -y, z its bottom; uv = u0, v0, u1, v1, a slice of the image."""
    key = ('panel', round(w, 4), round(h, 4), uv)
    if key not in MESHES:
        me = new_mesh('panel', [(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h), (-w / 2, 0, h)], [(0, 1, 2, 3)], smooth=False)
        layer = me.uv_layers.new()
        u0, v0, u1, v1 = uv
        for loop, c in zip(layer.data, ((u0, v0), (u1, v0), (u1, v1), (u0, v1))):
            loop.uv = c
        MESHES[key] = me
    return place(MESHES[key], m, (x, y, z), rot, **k)


def panel_screen(name, w, h, x=0, y=0, z=0, rot=(0, 0, 0), strength=2.2, bezel=.03, depth=.06, uv=(0, 0, 1, 1), body='ink'):
    """A monitor with a dashboard, facing -y, z the bottom of the picture."""
    from .materials import image_mat
    with at(x, y, z, rx=rot[0], ry=rot[1], rz=rot[2]):
        box(mat(body, .35), w + 2 * bezel, depth, h + 2 * bezel, 0, depth / 2, -bezel, r=min(.03, depth * .45))
        panel(image_mat(name, strength), w, h, 0, -.006, 0, uv=uv)
