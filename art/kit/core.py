"""State of the scene being built: the look, the transform stack, caches; and how an object comes into being."""
import math
import random
from contextlib import contextmanager

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from .palette import hexcolor, srgb_to_linear

pi, rad = math.pi, math.radians

MATERIALS, MESHES = {}, {}
STACK = [Matrix.Identity(4)]
STATE = {'day': False, 'lamps': 0}


def reset(seed=7, day=False):
    """An empty file, fresh caches, a fixed random seed."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.preferences.addon_enable(module='cycles')
    random.seed(seed)
    np.random.seed(seed)
    MATERIALS.clear()
    MESHES.clear()
    STACK[:] = [Matrix.Identity(4)]
    STATE.clear()
    STATE.update(day=day)


def is_day():
    return STATE['day']


@contextmanager
def trouble(on=True):
    """What is built inside is the same world in trouble, as the obstacles pictures show it: no data flows (its lines are not there), what shone
    teal glows coral, screens are dead, ticks are alarms, lamps are dim. Nothing moves: the picture of the order can be wiped over it."""
    STATE['trouble'] = on
    try:
        yield
    finally:
        STATE['trouble'] = False


def in_trouble():
    return STATE.get('trouble', False)


def pick(night, day):
    """night by night, day by day."""
    return day if STATE['day'] else night


def is_signal(color):
    """Whether a colour is one of the teals that show data and health."""
    r, g, b, _ = srgb_to_linear(hexcolor(color, STATE['day']))
    return g > .12 and g > 1.35 * r and b > 1.25 * r and .6 < g / max(b, .001) < 1.7


def lin(color, alpha=1.0):
    return srgb_to_linear(hexcolor(color, STATE['day']), alpha)


@contextmanager
def at(x=0, y=0, z=0, rz=0, s=1, rx=0, ry=0):
    """Everything made inside is moved, turned (degrees) and scaled."""
    turn = Euler((rad(rx), rad(ry), rad(rz))).to_matrix().to_4x4()
    STACK.append(STACK[-1] @ Matrix.Translation((x, y, z)) @ turn @ Matrix.Scale(s, 4))
    try:
        yield
    finally:
        STACK.pop()


def here(x=0, y=0, z=0):
    """A local point in world coordinates."""
    return STACK[-1] @ Vector((x, y, z))


def place(me, material, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1), shadow=True, cam=True):
    """An object of a (shared) mesh with its own material. rot in degrees."""
    o = bpy.data.objects.new(me.name, me)
    if not me.materials:
        me.materials.append(None)
    o.material_slots[0].link = 'OBJECT'
    o.material_slots[0].material = material
    if isinstance(scale, (int, float)):
        scale = (scale,) * 3
    turn = Euler([rad(a) for a in rot]).to_matrix().to_4x4()
    o.matrix_world = STACK[-1] @ Matrix.Translation(loc) @ turn @ Matrix.Diagonal((*scale, 1))
    o.visible_shadow = shadow
    o.visible_camera = cam
    o.hide_render = material.name.startswith('gone')
    bpy.context.scene.collection.objects.link(o)
    return o


def new_mesh(name, verts, faces, normals=None, smooth=True, angle=35):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = rad(angle)
    if normals is not None:
        me.auto_smooth_angle = pi
        me.normals_split_custom_set_from_vertices([tuple(n) for n in normals])
    me.update()
    return me
