"""The plates behind the home page's words, one for each featured card. The page's words stand on the left 45 % of a plate, on the bare ground;
the city begins there with the edge of its plinth, rises to the top right and runs off the picture at the right, over and behind the card."""
import bmesh
import bpy
from kit import *
from scenes.city import D, SEED, W, build_city  # noqa: F401

#: What is left of the city for a plate whose subject stands in its middle: x0, y0, x1, y1 (the far and right edges stay).
SLICES = {'civic': (-19.6, -10.0, W / 2, D / 2), 'towers': (-1.6, -10.0, W / 2, D / 2)}


#: What shines by night, in the order in which the home page turns it on (lights of a shot: each is a picture of its own).
LIGHTS = ('windows', 'lamps', 'lines')


def build(variant):
    build_city()
    if variant in SLICES:
        cut(*SLICES[variant])
        plinth(*SLICES[variant])
        x0, y0, x1, y1 = SLICES[variant]
        return stage(30, -2.76, fill=1.05, key=.95, rim=1.15, halo=.1, spread=.66, centre=((x0 + x1) / 2, (y0 + y1) / 2, 0))
    sort_lights()
    # Seen from near, the lit ground would reach the picture's edge.
    stage(40, -2.76, fill=1.05, key=.95, rim=1.15, halo=.6 if not variant else .2, spread=1 if not variant else .7)


def sort_lights():
    """Puts what shines into its light group. Sky and stage lights come later and stay in none."""
    for o in bpy.data.objects:
        if o.type == 'LIGHT':
            o.lightgroup = 'lamps'
        elif o.type == 'MESH':
            name = o.material_slots[0].material.name
            if name.startswith('pane|'):
                o.lightgroup = 'windows'
            elif not name.startswith('foam'):
                o.lightgroup = 'lines' if any(c in name for c in ('teal', 'data', '#7FFFF0', 'mint', '#35E0D4')) else 'lamps'


def plinth(x0, y0, x1, y1, r=1.3):
    w, d, x, y = x1 - x0, y1 - y0, (x0 + x1) / 2, (y0 + y1) / 2
    slab(mat('plinth', .45, coat=.2), w + .9, d + .9, .6, x, y, -2.75, r=r + .4, b=.16)
    slab(glow('teal3', 2.8), w + .1, d + .1, .2, x, y, -2.16, r=r, b=.03)
    slab(mat('plinth_top', .6), w, d, .5, x, y, -2.0, r=r, b=.08)
    slab(mat('concrete', .75), w, d, 1.6, x, y, -1.6, r=r, b=.07)


def cut(x0, y0, x1, y1):
    """Takes away what stands outside, and the ground, which `plinth` replaces. What runs over the left edge (roads, rails) ends there; its
    section faces away from the camera. Arcs of data that would end in the air go."""
    bpy.context.view_layer.update()
    for o in [o for o in bpy.data.objects if o.type in ('MESH', 'LIGHT')]:
        corners = [o.matrix_world @ Vector(c) for c in o.bound_box] if o.type == 'MESH' else [o.matrix_world.translation]
        low, high = ([f(c[i] for c in corners) for i in range(3)] for f in (min, max))
        middle = [(a + b) / 2 for a, b in zip(low, high)]
        long = high[0] - low[0] > 6
        ground = high[2] <= .001 and high[0] - low[0] > 20
        over_the_edge = low[0] < x0 + .3 < high[0]
        outside = middle[1] < y0 + .25 or low[1] < y0 - 1 or high[0] <= x0 + .3 or (middle[0] < x0 + .55 and not long)
        arc = o.type == 'MESH' and o.material_slots[0].material.name.startswith('data') and high[2] > 2
        if ground or outside or (over_the_edge and (low[2] > 3 or arc)):
            bpy.data.objects.remove(o)
        elif over_the_edge and o.type == 'MESH':
            end(o, x0 + .3)


def end(o, x):
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bm.transform(o.matrix_world)
    bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=(x, 0, 0), plane_no=(-1, 0, 0), clear_outer=True)
    bm.transform(o.matrix_world.inverted())
    material, o.data = o.material_slots[0].material, o.data.copy()
    bm.to_mesh(o.data)
    bm.free()
    o.material_slots[0].link = 'OBJECT'
    o.material_slots[0].material = material


def plate(corner, across, down, scale, az, **shot):
    """An isometric camera that shows the plinth's corner so far across and down the picture."""
    a, e = rad(az), rad(30)
    right, up = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(e) * math.sin(a), math.sin(e) * math.cos(a), math.cos(e)))
    target = Vector(corner) - right * (across - .5) * scale - up * (.5 - down) * scale * .625
    return iso(tuple(target), scale, az, **shot)


SHOTS = {
    'whole': plate((-W / 2, -D / 2, -.6), .44, .40, 92, 45, edge=(.1, .02, 0, .05), blank=.35, lights=LIGHTS),
    'port': plate((-W / 2, -D / 2, -.6), .43, .12, 55, 62, variant='near', edge=(.1, .05, 0, .05), blank=.35),
    'civic': plate((-19.6, -10, 0), .44, .46, 38, 26, variant='civic', edge=(.1, .05, 0, .05), blank=.35),
    'water': plate((-W / 2, -10.6, 0), .485, .78, 37, 16, variant='near', edge=(.1, .05, 0, .05), blank=.35),
    'towers': plate((-1.6, -10, 0), .45, .62, 47, 45, variant='towers', edge=(.1, .03, 0, .05), blank=.35),
}
