"""The stage (ground, sky, lights) and the cameras."""
import math

import bpy
from mathutils import Euler, Matrix, Vector

from .core import MATERIALS, STACK, STATE, in_trouble, is_day, lin, new_mesh, place, rad
from .palette import PAGE, srgb_to_linear

#: What the camera must see (linear light) so that the finished picture shows the page's ground. `make --calibrate` prints these.
GROUND_LINEAR = {'night': (.00555, .00732, .02591), 'day': (1.0972, .9985, .85912)}

#: The floor's own colour: by day, under rig()'s sun and sky, it shows exactly the same; at night a little brighter.
FLOOR = {'night': (.0147, .0170, .0382, 1), 'day': (.813, .836, .825, 1)}


# ---------------------------------------------------------------- lamps
def spot(color, energy, loc, size=1.9, r=.15, blend=.8, rot=(0, 0, 0)):
    """A real lamp pointing down (turn with rot). At most a dozen a scene; use light_pool for the rest. Nothing by day."""
    if is_day():
        return None
    light = bpy.data.lights.new('spot', 'SPOT')
    if in_trouble():
        energy *= .5
    light.energy, light.color = energy, lin(color)[:3]
    light.spot_size, light.spot_blend, light.shadow_soft_size = size, blend, r
    o = bpy.data.objects.new('spot', light)
    o.matrix_world = STACK[-1] @ Matrix.Translation(loc) @ Euler([rad(a) for a in rot]).to_matrix().to_4x4()
    bpy.context.scene.collection.objects.link(o)
    return o


def area(color, energy, loc, target=(0, 0, 0), size=6, size_y=None, spec=1., glossy=True):
    """A soft lamp at loc towards target, in both looks; the camera does not see it."""
    light = bpy.data.lights.new('area', 'AREA')
    light.energy, light.color, light.size, light.specular_factor = energy, lin(color)[:3], size, spec
    if size_y:
        light.shape, light.size_y = 'RECTANGLE', size_y
    o = bpy.data.objects.new('area', light)
    p, t = STACK[-1] @ Vector(loc), STACK[-1] @ Vector(target)
    o.location, o.rotation_euler = p, (t - p).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera, o.visible_glossy = False, glossy
    bpy.context.scene.collection.objects.link(o)
    return o


def sun(color, strength, direction, angle=9):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = strength, lin(color)[:3], rad(angle)
    o = bpy.data.objects.new('sun', light)
    o.rotation_euler = (-Vector(direction)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)
    return o


def light_pool(x, y, z, r=1.2, color='#FFB866', strength=.5, sy=1.):
    """The light a lamp throws on the ground, painted: costs nothing, needs no lamp. Nothing by day."""
    if is_day():
        return
    key = f'pool|{color}|{strength}'
    if key not in MATERIALS:
        m = bpy.data.materials.new('pool')
        m.use_nodes = True
        m.cycles.sample_as_light = False
        nt = m.node_tree
        nt.nodes.clear()
        node, link = nt.nodes.new, nt.links.new
        tc, length, ramp = node('ShaderNodeTexCoord'), node('ShaderNodeVectorMath'), node('ShaderNodeMapRange')
        length.operation, ramp.interpolation_type = 'LENGTH', 'SMOOTHERSTEP'
        link(tc.outputs['Object'], length.inputs[0])
        link(length.outputs['Value'], ramp.inputs[0])
        for i, v in enumerate((0, 1, strength, 0), 1):
            ramp.inputs[i].default_value = v
        em, clear, add, out = node('ShaderNodeEmission'), node('ShaderNodeBsdfTransparent'), node('ShaderNodeAddShader'), node('ShaderNodeOutputMaterial')
        em.inputs[0].default_value = lin(color)
        link(ramp.outputs[0], em.inputs[1])
        link(clear.outputs[0], add.inputs[0])
        link(em.outputs[0], add.inputs[1])
        link(add.outputs[0], out.inputs[0])
        MATERIALS[key] = m
    n = 28
    me = STATE.get('pool_mesh')
    if me is None:
        ring = [(math.cos(2 * math.pi * i / n), math.sin(2 * math.pi * i / n), 0) for i in range(n)]
        me = STATE['pool_mesh'] = new_mesh('pool', ring, [list(range(n))], smooth=False)
    place(me, MATERIALS[key], (x, y, z), scale=(r, r * sy, 1), shadow=False)


# ---------------------------------------------------------------- stage
def world(top, horizon, strength=1., bottom=None):
    scene = bpy.context.scene
    w = bpy.data.worlds.new('world')
    scene.world, w.use_nodes = w, True
    nt = w.node_tree
    node, link = nt.nodes.new, nt.links.new
    tc, sep, ramp, bg = node('ShaderNodeTexCoord'), node('ShaderNodeSeparateXYZ'), node('ShaderNodeValToRGB'), nt.nodes['Background']
    span = node('ShaderNodeMapRange')
    span.inputs[1].default_value, span.inputs[2].default_value = -1, 1
    link(tc.outputs['Generated'], sep.inputs[0])
    link(sep.outputs[2], span.inputs[0])
    link(span.outputs[0], ramp.inputs[0])
    link(ramp.outputs[0], bg.inputs[0])
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = .45, lin(bottom or horizon)
    e[1].position, e[1].color = 1, lin(top)
    e.new(.55).color = lin(horizon)
    bg.inputs[1].default_value = strength
    # the camera sees the flat ground colour instead of the sky
    flat, path, mix = node('ShaderNodeBackground'), node('ShaderNodeLightPath'), node('ShaderNodeMixShader')
    flat.inputs[0].default_value = (*GROUND_LINEAR['day' if is_day() else 'night'], 1)
    link(path.outputs['Is Camera Ray'], mix.inputs[0])
    link(bg.outputs[0], mix.inputs[1])
    link(flat.outputs[0], mix.inputs[2])
    link(mix.outputs[0], nt.nodes['World Output'].inputs[0])


def backdrop(z=0, r0=16, r1=36, size=500, centre=(0, 0)):
    """A lit floor at height z that dissolves, between the radii r0 and r1, into the page's ground: no horizon, no edge."""
    m = bpy.data.materials.new('backdrop')
    m.use_nodes = True
    m.cycles.sample_as_light = False
    nt = m.node_tree
    node, link = nt.nodes.new, nt.links.new
    b = nt.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = FLOOR['day' if is_day() else 'night']
    b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value = .9, .05
    tc, length, ramp = node('ShaderNodeTexCoord'), node('ShaderNodeVectorMath'), node('ShaderNodeMapRange')
    length.operation, ramp.interpolation_type = 'LENGTH', 'SMOOTHSTEP'
    link(tc.outputs['Object'], length.inputs[0])
    link(length.outputs['Value'], ramp.inputs[0])
    ramp.inputs[1].default_value, ramp.inputs[2].default_value = r0, r1
    em, mix = node('ShaderNodeEmission'), node('ShaderNodeMixShader')
    em.inputs[0].default_value = (*GROUND_LINEAR['day' if is_day() else 'night'], 1)
    link(ramp.outputs[0], mix.inputs[0])
    link(b.outputs[0], mix.inputs[1])
    link(em.outputs[0], mix.inputs[2])
    link(mix.outputs[0], nt.nodes['Material Output'].inputs[0])
    quad = [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)]
    place(new_mesh('floor', quad, [(0, 1, 2, 3)], smooth=False), m, (centre[0], centre[1], z))


def rig(R=16, fill=1., key=1., rim=1., halo=1., centre=(0, 0, 0)):
    """The light for a scene of radius R seen from the +x, -y quarter: dusk by night, warm sun by day (always the same, so that the
    ground keeps the page's colour: fill, key, rim and halo are for the night)."""
    with_at = Matrix.Translation(centre)
    STACK.append(with_at)
    k = (R / 16) ** 2
    if is_day():
        world('#E2E8F2', '#F6F0E8', .56, '#EADFCF')
        sun('#FFE8CC', 3.1, (-.62, -.78, 1.28), 7)
        sun('#FFF1E0', .35, (.8, .7, .6), 20)
    else:
        if in_trouble():
            fill, key = fill * .66, key * .62
        world('#3C4C9A', '#5C5596', .36 * fill, '#161B38')
        area('#B9C6FF', 8200 * k * key, (-R * .55, -R * 1.25, R * 1.5), size=R * .75)
        area('#B9B4FF', 1500 * k * key, (R * 1.5, -R * .6, R * .9), size=R * .8)
        area('#FF6E50' if in_trouble() else '#38D8D0', 3400 * k * rim, (R * .35, R * 1.5, R * .6), size=R * .7, size_y=R * .4)
        area('#FF7FA0', 2600 * k * rim, (-R * 1.5, R * .55, R * .55), size=R * .6, size_y=R * .3, glossy=False)
        area('#8E86E8', 3200 * k * halo, (-R * 1.0, R * 1.0, R * .7), (-R * 1.1, R * 1.1, -1.4), size=R * .5, spec=0)
        area('#6C8BE0', 900 * k * halo, (R * .8, -R * .8, R * .5), (R * .95, -R * .95, -1.4), size=R * .5, spec=0)
    STACK.pop()


def stage(R=16, z=-1.24, fill=1., key=1., rim=1., halo=1., spread=1., centre=(0, 0, 0)):
    """Ground and light in one call. z: the ground's height (just under the plinth). spread: how far the ground stays lit."""
    backdrop(z, R * .6 * spread, R * 1.2 * spread, centre=centre[:2])
    rig(R, fill, key, rim, halo, centre)


# ---------------------------------------------------------------- cameras
def iso(target=(0, 0, 0), scale=26, az=45, el=30, shift=(0, 0), **shot):
    """An isometric camera: scale is the width of the picture in units; az 45 looks from +x, -y. Other keywords: see README, SHOTS."""
    return dict(kind='iso', target=target, scale=scale, az=az, el=el, shift=shift, **shot)


def hero(loc, target, lens=60, fstop=None, focus=None, shift=(0, 0), **shot):
    """A perspective camera with (fstop) a shallow focus on the point `focus`, or the target."""
    return dict(kind='hero', loc=loc, target=target, lens=lens, fstop=fstop, focus=focus, shift=shift, **shot)


def set_camera(c):
    data = bpy.data.cameras.new('camera')
    data.clip_end = 900
    data.shift_x, data.shift_y = c['shift']
    o = bpy.data.objects.new('camera', data)
    target = Vector(c['target'])
    if c['kind'] == 'iso':
        data.type, data.ortho_scale = 'ORTHO', c['scale']
        a, e = rad(c['az']), rad(c['el'])
        d = Vector((math.cos(e) * math.sin(a), -math.cos(e) * math.cos(a), math.sin(e)))
        o.location, o.rotation_euler = target + d * 150, (-d).to_track_quat('-Z', 'Y').to_euler()
    else:
        data.lens = c['lens']
        loc = Vector(c['loc'])
        o.location, o.rotation_euler = loc, (target - loc).to_track_quat('-Z', 'Y').to_euler()
        if c['fstop']:
            data.dof.use_dof, data.dof.aperture_fstop = True, c['fstop']
            data.dof.focus_distance = (Vector(c['focus'] or c['target']) - loc).length
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
