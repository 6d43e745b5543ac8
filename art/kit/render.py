"""Cycles settings, and the passes out as EXR; the subject's coverage as PNG."""
import os
import time

import bpy


def render(out, width, height, samples=12, bounces=3, blank=0., groups=()):
    """Renders the current camera to <out>_col_0001.exr, _alb_ and _nrm_; without the `blank` share at its left. groups: names of light groups
    (Object.lightgroup) whose light alone goes to <out>_<group>_0001.exr."""
    scene = bpy.context.scene
    r, c = scene.render, scene.cycles
    r.engine, c.device = 'CYCLES', 'CPU'
    c.samples, c.use_adaptive_sampling, c.use_denoising = samples, False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = bounces, bounces - 1, bounces - 1
    c.transmission_bounces, c.transparent_max_bounces, c.volume_bounces = 2, 12, 0
    c.sample_clamp_indirect, c.sample_clamp_direct = 3., 0.
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.pixel_filter_type, c.filter_width = 1., 'BLACKMAN_HARRIS', 1.4
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, height, 100
    r.use_persistent_data, r.film_transparent = True, False
    leave_out(blank)
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes, layer.use_pass_z = True, False
    for name in groups:
        if name not in layer.lightgroups:
            layer.lightgroups.add(name=name)
    scene.view_settings.view_transform = 'Raw'
    scene.use_nodes = True
    nt = scene.node_tree
    nt.nodes.clear()
    layers, files = nt.nodes.new('CompositorNodeRLayers'), nt.nodes.new('CompositorNodeOutputFile')
    os.makedirs(os.path.dirname(out), exist_ok=True)
    files.base_path, name = os.path.dirname(out), os.path.basename(out)
    f = files.format
    f.file_format, f.color_depth, f.exr_codec, f.color_mode = 'OPEN_EXR', '32', 'NONE', 'RGB'
    files.file_slots.clear()
    for tag, socket in (('col', 'Image'), ('alb', 'Denoising Albedo'), ('nrm', 'Denoising Normal'), *((g, f'Combined_{g}') for g in groups)):
        files.file_slots.new(f'{name}_{tag}_')
        # Not by its name: Blender cuts names of sockets at 63 characters.
        nt.links.new(layers.outputs[socket], files.inputs[-1])
    t = time.time()
    bpy.ops.render.render()
    print(f'RENDERED {name} {width}x{height} {samples}spp {time.time() - t:.1f}s objects {len(bpy.data.objects)}', flush=True)


def render_coverage(out, width, height, blank=0.):
    """How much of each pixel is not ground, as the alpha of <out>_coverage.png. Call `black_out` before."""
    scene = bpy.context.scene
    r, c = scene.render, scene.cycles
    r.engine, c.device, c.samples, c.max_bounces, c.transparent_max_bounces = 'CYCLES', 'CPU', 8, 0, 12
    c.use_adaptive_sampling, c.use_denoising = False, False
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.4
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, height, 100
    r.film_transparent, r.use_persistent_data, scene.use_nodes = True, True, False
    leave_out(blank)
    f = r.image_settings
    f.file_format, f.color_mode, f.color_depth = 'PNG', 'RGBA', '8'
    r.filepath = out + '_coverage.png'
    os.makedirs(os.path.dirname(out), exist_ok=True)
    bpy.ops.render.render(write_still=True)


def black_out():
    """Takes the floor, all light and every opaque surface's looks away: what is left says only where something stands, and is rendered in seconds."""
    for o in list(bpy.data.objects):
        if o.type == 'LIGHT':
            bpy.data.objects.remove(o)
        elif any(s.material and s.material.name.startswith('backdrop') for s in o.material_slots):
            o.visible_camera = False
    for m in bpy.data.materials:
        nodes = m.node_tree.nodes if m.use_nodes else ()
        surface = next((n for n in nodes if n.type == 'BSDF_PRINCIPLED'), None)
        alpha = surface and surface.inputs['Alpha']
        if nodes and not any(n.type == 'BSDF_TRANSPARENT' for n in nodes) and not (alpha and (alpha.is_linked or alpha.default_value < 1)):
            black = nodes.new('ShaderNodeEmission')
            black.inputs['Strength'].default_value = 0
            output = next(n for n in nodes if n.type == 'OUTPUT_MATERIAL')
            m.node_tree.links.new(black.outputs[0], output.inputs[0])
    for n in bpy.context.scene.world.node_tree.nodes:
        if n.type == 'BACKGROUND':
            n.inputs['Strength'].default_value = 0


def leave_out(share):
    """Does not render this share of the frame, at its left."""
    r = bpy.context.scene.render
    r.use_border = r.use_crop_to_border = share > 0
    r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = share, 1, 0, 1
