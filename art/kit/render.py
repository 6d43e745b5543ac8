"""Cycles settings, and the passes out as EXR."""
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
    r.use_persistent_data = True
    r.use_border = r.use_crop_to_border = blank > 0
    r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = blank, 1, 0, 1
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
