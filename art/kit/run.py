"""Runs inside Blender: blender -b -P art/kit/run.py -- jobs.json, where jobs.json is a list of shots of one scene (see art/make).
The scene is built once for each look and variant, then each of its cameras is rendered."""
import importlib
import json
import os
import sys
import time
from itertools import groupby

ART = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..')
sys.path.insert(0, ART)

import kit  # noqa: E402

CAMERA_KEYS = ('kind', 'target', 'scale', 'az', 'el', 'shift', 'loc', 'lens', 'fstop', 'focus')


def main():
    jobs = json.load(open(sys.argv[sys.argv.index('--') + 1]))
    scene = importlib.import_module('scenes.' + jobs[0]['scene'])
    known = [j for j in jobs if j['cam'] in scene.SHOTS]
    for j in jobs:
        if j not in known:
            print(f"MISSING {j['name']}: scenes/{j['scene']}.py has no shot '{j['cam']}'", flush=True)

    def group(j):
        return j['look'], scene.SHOTS[j['cam']].get('variant', '')
    for (look, variant), members in groupby(sorted(known, key=group, reverse=True), group):
        started = time.time()
        kit.reset(getattr(scene, 'SEED', 7), look == 'day')
        scene.build(variant)
        print(f'BUILT {scene.__name__} {look} {variant} {time.time() - started:.1f}s', flush=True)
        members = list(members)
        for j in members:
            shot = scene.SHOTS[j['cam']]
            kit.set_camera(shot)
            params = {k: v for k, v in shot.items() if k not in CAMERA_KEYS}
            for k in list(params):
                if isinstance(params[k], dict):            # {'day': .., 'night': ..}
                    params[k] = params[k][look]
            groups = params.get('lights') or () if look == 'night' and not j['preview'] else ()
            kit.render(j['out'], j['width'], j['height'], shot.get('samples', j['samples']), blank=params.get('blank', 0), groups=groups)
            json.dump({**params, 'lights': groups}, open(j['out'] + '.json', 'w'))
        kit.black_out()                                    # for good: the scene is built anew for the next look
        for j in members:
            shot = scene.SHOTS[j['cam']]
            kit.set_camera(shot)
            kit.render_coverage(j['out'], j['width'], j['height'], shot.get('blank', 0))
            print(f"DONE {j['name']}.{look}", flush=True)


main()
