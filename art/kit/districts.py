"""Where the districts of the city stand in the home page's first plate, without rendering it: blender -b -P art/kit/districts.py
Builds scenes/city_plates.py and writes the districts' outlines into pictures/lights.json: polygons in the picture (0..1 from its upper left
corner) around everything that stands in a district, in the order in which the page turns their lights on, from the coast inland."""
import importlib
import json
import os
import sys

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from mathutils.geometry import convex_hull_2d

ART = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
sys.path.insert(0, ART)

import kit  # noqa: E402

SHOT = 'city/hero-1'
OUT = os.path.join(ART, '..', 'pictures', 'lights.json')
COAST = -9.8            # the coast road's outer kerb


def main():
    shot = json.load(open(os.path.join(ART, 'shots.json')))[SHOT]
    scene, city = importlib.import_module('scenes.' + shot['scene']), importlib.import_module('scenes.city')
    kit.reset(scene.SEED, day=False)
    scene.build('')
    kit.set_camera(scene.SHOTS[shot['cam']])
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y = shot['width'], shot['height']
    bpy.context.view_layer.update()
    points = {name: [] for name in areas(city)}
    for o in bpy.data.objects:
        if o.type != 'MESH' or max(o.dimensions[:2]) > 20:              # the ground, the long roads and lines
            continue
        at = o.matrix_world @ (sum((Vector(c) for c in o.bound_box), Vector()) / 8)
        name = next((n for n, (x0, y0, x1, y1) in areas(city).items() if x0 <= at.x < x1 and y0 <= at.y < y1), None)
        if name:
            points[name] += [(x, y) for x, y in map(place, (o.matrix_world @ Vector(c) for c in o.bound_box)) if x < 1.2]
    districts = [{'id': name, 'outline': outline(p)} for name, p in points.items()]
    write({'picture': SHOT, 'groups': list(scene.LIGHTS), 'widths': [800, 1600], 'districts': districts})
    print(f"DISTRICTS {', '.join(d['id'] for d in districts)}")


def areas(city):
    """x0, y0, x1, y1 on the ground: the beach and the port along the sea, then the columns of blocks from left to right."""
    xs, end = city.ROAD_X, city.W / 2 + 1
    return {
        'beach': (-end, -end, -3.4, COAST), 'port': (-3.4, -end, end, COAST),
        'green': (-end, COAST, xs[0], end), 'park': (xs[0], COAST, xs[1], end), 'civic': (xs[1], COAST, xs[2], end),
        'hospital': (xs[2], COAST, xs[3], end), 'computing': (xs[3], COAST, xs[4], end), 'works': (xs[4], COAST, end, end),
    }


def place(p):
    x, y, _ = world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, p)
    return x, 1 - y


def outline(points):
    """The hull of the points, without corners that would not be seen."""
    hull = [points[i] for i in convex_hull_2d([Vector(p) for p in points])]
    kept = []
    for p in hull:
        if not kept or abs(p[0] - kept[-1][0]) + abs(p[1] - kept[-1][1]) > .012:
            kept.append(p)
    return [[round(x, 4), round(y, 4)] for x, y in kept]


def write(lights):
    districts = ',\n    '.join(json.dumps(d) for d in lights.pop('districts'))
    head = ',\n'.join(f'  {json.dumps(k)}: {json.dumps(v)}' for k, v in lights.items())
    with open(OUT, 'w') as f:
        f.write(f'{{\n{head},\n  "districts": [\n    {districts}\n  ]\n}}\n')


main()
