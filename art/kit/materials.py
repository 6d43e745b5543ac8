"""Materials, cached by what they are. Colours are palette names, '#rrggbb' or (night, day) pairs."""
import os
import random

import bpy

from .core import MATERIALS, STATE, in_trouble, is_day, is_signal, lin

TEXTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'out', 'textures')


def _new(key, clear=False):
    m = bpy.data.materials.new(key[:60])
    m.use_nodes = True
    m.cycles.sample_as_light = False
    if clear:
        m.node_tree.nodes.clear()
    MATERIALS[key] = m
    return m, m.node_tree


def mat(color, rough=.5, metal=0., emit=0., coat=0., spec=.4, sample=False):
    """A plain surface. emit > 0: it also shines in its colour (sample=True makes it light its surroundings well, at a cost)."""
    key = f'{color}|{rough}|{metal}|{emit}|{coat}|{spec}|{sample}'
    if key in MATERIALS:
        return MATERIALS[key]
    m, nt = _new(key)
    b = nt.nodes['Principled BSDF']
    c = lin(color)
    b.inputs['Base Color'].default_value = c if not emit or is_day() else tuple(x * .25 for x in c[:3]) + (1,)
    b.inputs['Roughness'].default_value = rough
    b.inputs['Metallic'].default_value = metal
    b.inputs['Specular'].default_value = spec
    if coat:
        b.inputs['Clearcoat'].default_value = coat
        b.inputs['Clearcoat Roughness'].default_value = .12
    if emit:
        b.inputs['Emission'].default_value = c
        b.inputs['Emission Strength'].default_value = emit
        m.cycles.sample_as_light = sample
    return m


def glow(color, strength=6., sample=False):
    """A lit thing: shines at night, is a bright colour by day."""
    if in_trouble():
        color, strength = ('coral', strength * .7) if is_signal(color) else (color, strength if color in ('coral', 'rose') else strength * .5)
    if is_day():
        return mat(color, .35, emit=min(.5, strength * .08))
    return mat(color, .4, emit=strength, sample=sample)


def gone():
    """The material of what is not there in trouble."""
    if 'gone' not in MATERIALS:
        _new('gone')
    return MATERIALS['gone']


def glass(tint='#0E1B3A'):
    """Dark reflecting glass (cars, cabins, unlit windows)."""
    return mat((tint, '#3C5F86'), .08, spec=.9, coat=1)


def _generated_axis(nt, axis):
    tc = nt.nodes.new('ShaderNodeTexCoord')
    sep = nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(tc.outputs['Generated'], sep.inputs[0])
    return sep.outputs[axis]


def gradient(name, c0, c1, rough=.5, z0=0., z1=1., axis=2, emit=0., coat=0.):
    """Two colours over the object's bounds (axis 0 x, 1 y, 2 z)."""
    key = f'gradient|{name}'
    if key in MATERIALS:
        return MATERIALS[key]
    m, nt = _new(key)
    b = nt.nodes['Principled BSDF']
    ramp = nt.nodes.new('ShaderNodeMapRange')
    mix = nt.nodes.new('ShaderNodeMixRGB')
    nt.links.new(_generated_axis(nt, axis), ramp.inputs[0])
    ramp.inputs[1].default_value, ramp.inputs[2].default_value = z0, z1
    nt.links.new(ramp.outputs[0], mix.inputs[0])
    mix.inputs[1].default_value, mix.inputs[2].default_value = lin(c0), lin(c1)
    nt.links.new(mix.outputs[0], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough
    if emit:
        nt.links.new(mix.outputs[0], b.inputs['Emission'])
        b.inputs['Emission Strength'].default_value = emit
    if coat:
        b.inputs['Clearcoat'].default_value = coat
    return m


def water_mat(name='sea', deep='water_deep', light='water_light', wave=1.35, bump=.22, axis=2):
    """Rippled water, from deep to light along an axis of its bounds."""
    key = f'gradient|{name}'
    if key in MATERIALS:
        return MATERIALS[key]
    m = gradient(name, deep, light, .16, .2, 1., axis)
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    b.inputs['Specular'].default_value = .6
    tc = nt.nodes.new('ShaderNodeTexCoord')
    mapping = nt.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (1., 1.7, 1)
    noise = nt.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = wave
    noise.inputs['Detail'].default_value = 2.5
    noise.inputs['Distortion'].default_value = .8
    bp = nt.nodes.new('ShaderNodeBump')
    bp.inputs['Strength'].default_value = bump
    bp.inputs['Distance'].default_value = .35
    nt.links.new(tc.outputs['Object'], mapping.inputs[0])
    nt.links.new(mapping.outputs[0], noise.inputs[0])
    nt.links.new(noise.outputs[0], bp.inputs['Height'])
    nt.links.new(bp.outputs[0], b.inputs['Normal'])
    return m


def image_mat(name, strength=3., rough=.25):
    """A dashboard (see post/dashboards.py for the names) as a shining texture."""
    if in_trouble() and not name.endswith('schematic2'):
        return mat(('#141A38', '#4A5068'), .2, coat=.5, spec=.6)
    key = f'image|{name}|{strength}'
    if key in MATERIALS:
        return MATERIALS[key]
    m, nt = _new(key)
    b = nt.nodes['Principled BSDF']
    tex = nt.nodes.new('ShaderNodeTexImage')
    path = name if os.path.isabs(name) else os.path.join(TEXTURES, name + '.png')
    tex.image = bpy.data.images.load(path, check_existing=True)
    tex.extension = 'EXTEND'
    nt.links.new(tex.outputs[0], b.inputs['Emission'])
    b.inputs['Emission Strength'].default_value = strength if not is_day() else strength * .42
    b.inputs['Base Color'].default_value = lin('#090D22')
    b.inputs['Roughness'].default_value = rough
    return m


def cone_mat(color, strength=.6):
    """A beam: additive emission that fades downwards and at its silhouette. For lathe cones without a shadow."""
    if in_trouble():
        color, strength = color, strength * .4
        if is_signal(color):
            return gone()
    key = f'cone|{color}|{strength}'
    if key in MATERIALS:
        return MATERIALS[key]
    m, nt = _new(key, clear=True)
    node, link = nt.nodes.new, nt.links.new

    def math_node(op, value=None, index=1):
        n = node('ShaderNodeMath')
        n.operation = op
        if value is not None:
            n.inputs[index].default_value = value
        return n
    out, add = node('ShaderNodeOutputMaterial'), node('ShaderNodeAddShader')
    clear, em = node('ShaderNodeBsdfTransparent'), node('ShaderNodeEmission')
    fade = math_node('POWER', 2.2)
    facing = node('ShaderNodeLayerWeight')
    facing.inputs[0].default_value = .5
    inverse, edge = math_node('SUBTRACT', 1, 0), math_node('POWER', 2.)
    both, scaled = math_node('MULTIPLY'), math_node('MULTIPLY', strength)
    link(_generated_axis(nt, 2), fade.inputs[0])
    link(facing.outputs['Facing'], inverse.inputs[1])
    link(inverse.outputs[0], edge.inputs[0])
    link(fade.outputs[0], both.inputs[0])
    link(edge.outputs[0], both.inputs[1])
    link(both.outputs[0], scaled.inputs[0])
    link(scaled.outputs[0], em.inputs[1])
    em.inputs[0].default_value = lin(color)
    link(clear.outputs[0], add.inputs[0])
    link(em.outputs[0], add.inputs[1])
    link(add.outputs[0], out.inputs[0])
    return m


def holo(color, strength=1., alpha=.12):
    """A see-through glowing pane with a brighter rim. Use with shadow=False."""
    if in_trouble() and is_signal(color):
        color, strength = '#C8604E', strength * .3
    key = f'holo|{color}|{strength}|{alpha}'
    if key in MATERIALS:
        return MATERIALS[key]
    m, nt = _new(key, clear=True)
    node, link = nt.nodes.new, nt.links.new
    out, mix = node('ShaderNodeOutputMaterial'), node('ShaderNodeMixShader')
    clear, em = node('ShaderNodeBsdfTransparent'), node('ShaderNodeEmission')
    facing = node('ShaderNodeLayerWeight')
    facing.inputs[0].default_value = .35
    ramp = node('ShaderNodeMath')
    ramp.operation = 'MULTIPLY_ADD'
    ramp.inputs[1].default_value, ramp.inputs[2].default_value = .6, alpha * (1.6 if is_day() else 1)
    em.inputs[0].default_value = lin(color)
    em.inputs[1].default_value = strength if not is_day() else min(strength, .8)
    link(facing.outputs['Facing'], ramp.inputs[0])
    link(ramp.outputs[0], mix.inputs[0])
    link(clear.outputs[0], mix.inputs[1])
    link(em.outputs[0], mix.inputs[2])
    link(mix.outputs[0], out.inputs[0])
    return m


def pane_glow(color, strength, sill=.28):
    """A lit room's window: bright at the ceiling, dim at the sill. By day it is reflecting glass."""
    if is_day():
        return day_pane()
    if in_trouble():
        strength *= .35
    key = f'pane|{color}|{strength:.2f}|{sill}'
    if key in MATERIALS:
        return MATERIALS[key]
    m, nt = _new(key)
    b = nt.nodes['Principled BSDF']
    ramp = nt.nodes.new('ShaderNodeMapRange')
    ramp.interpolation_type = 'SMOOTHSTEP'
    nt.links.new(_generated_axis(nt, 2), ramp.inputs[0])
    for i, v in enumerate((-.1, 1.05, sill * strength, strength), 1):
        ramp.inputs[i].default_value = v
    b.inputs['Base Color'].default_value = lin('ink')
    b.inputs['Roughness'].default_value = .2
    b.inputs['Emission'].default_value = lin(color)
    nt.links.new(ramp.outputs[0], b.inputs['Emission Strength'])
    return m


def day_pane():
    return mat(random.choice(('#4A76A6', '#648FBC', '#3B6391', '#86AFD0')), .1, spec=.9, coat=.8)


def window(lit=.5, warm=.75, strength=3.2):
    """A window chosen at random: warm, cool or dark at night; glass by day."""
    if is_day():
        return day_pane()
    if random.random() > lit:
        return mat(random.choice(('#14264A', '#1B3260', '#101C3C')), .1, spec=.9, coat=.8)
    k = strength / 3.
    if random.random() < warm:
        return pane_glow(random.choice(('#FFA63F', '#FFB95E', '#FF8F2E', '#FFC983')), random.choice((1.1, 1.7, 2.6)) * k)
    return pane_glow(random.choice(('#4FE0D2', '#7FA8FF')), random.choice((.8, 1.3)) * k)
