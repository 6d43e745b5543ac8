"""Where things stand in a picture of the city, without rendering it: blender -b -P art/kit/places.py
Builds scenes/city_whole.py, notes what it puts where, and writes simulation/city/places.generated.json: the places of lamps, crossings,
roads and blocks in the picture (0..1 from its upper left corner) and on the ground (metres), and whether the camera sees them."""
import importlib
import json
import os
import sys

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

ART = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
sys.path.insert(0, ART)

import kit  # noqa: E402

SHOT = 'city/whole'
OUT = os.path.join(ART, '..', 'simulation', 'city', 'places.generated.json')
METRES = 50             # a unit of the model stands for so many metres of a city
STEPS = 24              # samples of a road between two crossings


def main():
    shot = json.load(open(os.path.join(ART, 'shots.json')))[SHOT]
    scene = importlib.import_module('scenes.' + shot['scene'])
    city = importlib.import_module('scenes.city')
    lamps, marks = watch(city)
    kit.reset(scene.SEED, day=True)
    scene.build('')
    kit.set_camera(scene.SHOTS[shot['cam']])
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y = shot['width'], shot['height']
    bpy.context.view_layer.update()
    crossings = crossings_of(city)
    places = {
        'picture': SHOT,
        'lamps': [{'circuit': c, **place(head), 'pool': {'at': place(foot)['at'], 'seen': seen(foot)}} for c, head, foot in lamps],
        'crossings': [{'id': i, **place(p)} for i, p in crossings.items()],
        'roads': [road(a, b, crossings) for a, b in roads_of(city)],
        'blocks': [block(city, cell, area) for cell, area in city.cells().items()],
        'marks': {name: place(p) for name, p in marks.items()},
    }
    os.makedirs(os.path.dirname(OUT), exist_ok=True)
    with open(OUT, 'w') as f:
        f.write(text(places))
    print(f"PLACES {len(places['lamps'])} lamps, {len(places['crossings'])} crossings, {len(places['roads'])} roads, {len(places['blocks'])} blocks")


# ---------------------------------------------------------------- what the scene puts where
def watch(scene):
    """Notes where the scene puts lamps and the things that have a name, while it is built."""
    lamps, marks = [], {}

    def lamp_post(x, y, z=0, rz=0, h=1.9, reach=.5, *args, original=scene.lamp_post, **k):
        with kit.at(x, y, z, rz):
            lamps.append((circuit(scene, x, y), kit.here(reach + .1, 0, h), kit.here(reach + .1, 0, .02)))
        original(x, y, z, rz, h, reach, *args, **k)

    scene.lamp_post = lamp_post

    def named(function, height):
        original = getattr(scene, function)

        def noted(x, y, z=0, *args, **k):
            marks.setdefault(function.replace('_', '-'), Vector((x, y, z + height)))
            return original(x, y, z, *args, **k)
        setattr(scene, function, noted)
    for function, height in (('water_tower', 4.4), ('pump_house', 1.2), ('hospital', 4.2), ('secretariat', 3.6), ('factory', 2), ('data_centre', 1.8),
                             ('antenna_mast', 5), ('gopuram', 3.4), ('warehouse', 1.6), ('control_tower', 5), ('lighthouse', 3.6), ('transformer', 1.2)):
        named(function, height)
    return lamps, marks


def circuit(scene, x, y):
    """The feeder that a lamp hangs on: its road, or the place around it."""
    if y < scene.ROAD_Y[0] - 1.3:
        return 'promenade'
    for i, ry in enumerate(scene.ROAD_Y):
        if abs(y - ry - 1.25) < .01:
            return 'ABCD'[i]
    for i, rx in enumerate(scene.ROAD_X):
        if abs(x - rx + 1.25) < .01:
            return str(i + 1)
    return 'park'


def crossings_of(scene):
    """Roads A to D run along x, 1 to 5 along y; W and E are where A to D leave the plinth, N where 1 to 5 do."""
    xs = {'W': -scene.W / 2 + .6, **{str(i + 1): x for i, x in enumerate(scene.ROAD_X)}, 'E': scene.W / 2 - .6}
    ys = {**{'ABCD'[i]: y for i, y in enumerate(scene.ROAD_Y)}, 'N': scene.D / 2 - .6}
    return {b + a: Vector((x, y, .06)) for b, y in ys.items() for a, x in xs.items() if not (b == 'N' and a in 'WE')}


def roads_of(scene):
    along = ['W', '1', '2', '3', '4', '5', 'E']
    across = ['A', 'B', 'C', 'D', 'N']
    for row in 'ABCD':
        yield from ((row + a, row + b) for a, b in zip(along, along[1:]))
    for column in along[1:-1]:
        yield from ((a + column, b + column) for a, b in zip(across, across[1:]))


# ---------------------------------------------------------------- where that is
def place(p):
    x, y, _ = world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, p)
    return {'at': [round(x, 4), round(1 - y, 4)], 'ground': [round(p.x * METRES), round(p.y * METRES)], 'seen': seen(p)}


def seen(p):
    """Whether nothing stands between a point and the camera. The first few hundredths are the thing itself."""
    camera = bpy.context.scene.camera
    towards = camera.matrix_world.to_quaternion() @ Vector((0, 0, 1))
    hit = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), p + towards * .3, towards)
    return not hit[0]


def road(a, b, crossings):
    p, q = crossings[a], crossings[b]
    view = ''.join('1' if seen(p.lerp(q, (k + .5) / STEPS) + Vector((0, 0, .3))) else '0' for k in range(STEPS))
    return {'from': a, 'to': b, 'metres': round((q - p).length * METRES), 'seen': view}


def block(scene, cell, area):
    x0, y0, x1, y1 = area
    z = scene.PAVE
    corners = [place(Vector((x, y, z)))['at'] for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    kind = scene.QUARTERS[cell].__name__.replace('_', '-')
    return {'id': f'{cell[0]}{cell[1]}', 'kind': kind, **place(Vector(((x0 + x1) / 2, (y0 + y1) / 2, z))), 'corners': corners}


def text(places):
    """A line for each place, so that a change can be read."""
    def lines(value):
        items = [json.dumps(v) for v in value] if isinstance(value, list) else [f'{json.dumps(k)}: {json.dumps(v)}' for k, v in value.items()]
        ends = '[]' if isinstance(value, list) else '{}'
        return ends[0] + '\n    ' + ',\n    '.join(items) + '\n  ' + ends[1]
    return '{\n' + ',\n'.join(f'  "{k}": {json.dumps(v) if isinstance(v, str) else lines(v)}' for k, v in places.items()) + '\n}\n'


main()
