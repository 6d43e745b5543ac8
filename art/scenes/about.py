"""The engineering workshop: everything that will stand in a city is first wired and watched here."""
from kit import *

SEED = 33
W, D = 16., 13.
Z = .04


def bench_top(x, y, rz=0, L=3.0, kit=()):
    """A test bench: a wooden top on steel legs, a shelf, a lamp bar, a strip of sockets."""
    with at(x, y, Z, rz):
        for sx in (-1, 1):
            for sy in (-.35, .35):
                box(mat('dark', .5), .08, .08, .78, sx * (L / 2 - .12), sy, 0, r=.02)
        box(mat('desk', .45, coat=.2), L, .95, .08, 0, 0, .76, r=.03)
        box(mat('slate', .6), L - .3, .7, .05, 0, 0, .22, r=.02)
        for i in range(int(L / .55)):
            box(mat(('coral', 'teal5', 'amber', 'peri')[i % 4], .5), .38, .4, .24, -L / 2 + .45 + i * .55, 0, .27, r=.03)
        box(mat(('indigo6', 'wall2'), .6), L, .06, 1.0, 0, .45, .82, r=.02)
        for i in range(int(L / .3)):
            cyl(mat(('amber', 'coral', 'steel')[i % 3], .4), .03, .3 + .06 * (i % 3), -L / 2 + .25 + i * .3, .4, 1.2, seg=8)
        box(mat('dark', .5), L, .3, .05, 0, .32, 1.82, r=.02)
        box(glow('#FFE0B8', 6), L - .2, .1, .03, 0, .28, 1.79, r=.01, n=1)
        light_pool(0, -.05, .845, .8, '#FFDDB0', .3, .5)
    with at(x, y, Z + .84, rz):
        for i, make in enumerate(kit):
            with at(-L / 2 + L * (i + .5) / len(kit)):
                make()


def scope(c='vitals'):
    """A measuring instrument with its screen and knobs."""
    box(mat('porcelain', .4), .72, .4, .46, 0, .1, 0, r=.05)
    panel(image_mat(c, 2.4), .42, .3, -.1, -.105, .08)
    for k in range(3):
        cyl(mat('dark', .4), .04, .04, .25, -.1, .1 + .12 * k, rot=(90, 0, 0), seg=14)
    tube(mat('coral', .5), [(.2, -.12, .05), (.3, -.3, .03), (.1, -.36, .03)], .014, 6)


def board():
    """An opened controller: a board with chips."""
    box(mat(('teal7', '#3E8078'), .5), .62, .42, .03, 0, -.05, 0, r=.01, n=1)
    for i in range(3):
        box(mat('ink', .4), .1, .1, .04, -.18 + .18 * i, -.02, .03, r=.01, n=1)
        sphere(glow('teal3', 8), .02, -.2 + .16 * i, -.2, .04, seg=8)
    gateway(0, .22, .0, 0, .5)


def shell():
    diorama(W, D, .7)
    room(W, D, 4.0)


def lamp_bay():
    """A street lamp under test on its plate."""
    with at(-5.4, 2.6, Z):
        slab(mat('concrete', .7), 3.0, 3.0, .14, r=.2, b=.03)
        for k in range(8):
            box(mat('amber' if k % 2 else 'ink', .5), .36, .1, .02, -1.28 + .366 * k, -1.42, .14, r=.004, n=1)
        streetlight(-.5, .3, .14, -25, 3.6, 1.1, energy=1300, s=1.06)
    ripples(-4.7, 2.5, 4.35, 3, .24, .2, .02)


def pump_bay():
    """A pump, its panel and a loop of pipe."""
    with at(4.4, 4.2, Z):
        slab(mat('concrete', .7), 5.4, 2.6, .12, r=.15, b=.03)
        pump(-1.2, -.2, .12, 0, 1.1)
        pipe([(-.65, -.2, 1.25), (-.65, -.2, 1.75), (1.5, -.2, 1.75), (1.5, -.2, .55), (.0, -.2, .55)], .13)
        valve(.5, -.2, 1.75, 0, .95)
        gauge_dial(1.05, -.42, 1.25, 0, 1.5, .62)
        box(mat('porcelain', .4), 1.5, .5, 1.9, 2.0, .75, .12, r=.05)
        panel(image_mat('schematic1', 2.4), 1.2, .72, 2.0, .49, 1.12)
        for i in range(4):
            gauge_dial(1.55 + .3 * i, .48, .82, 0, .6, .3 + .15 * i)
        for i in range(5):
            sphere(glow(('teal3', 'teal3', 'amber', 'teal3', 'coral')[i], 7), .045, 1.5 + .25 * i, .48, .5, seg=10)
        storage_tank(-2.05, .75, .1, .42, 1.4, stairs=False)


def centre():
    """The table where all the wires meet."""
    hologram_table(.3, -1.0, Z, 1.15)
    for x, y, rz in ((-1.9, -1.0, 90), (2.5, -1.2, -90)):
        chair(x, y, Z, rz, 'amber6')
    ends = ((-5.4, 1.05), (-6.2, -2.4), (-2.6, 4.7), (3.2, 2.85), (5.6, .4), (2.6, -4.3), (-3.0, -4.3))
    for x, y in ends:
        a = math.atan2(y + 1.0, x - .3)
        p = (.3 + 1.75 * math.cos(a), -1.0 + 1.75 * math.sin(a))
        mid = (x, p[1]) if abs(x - p[0]) < abs(y - p[1]) else (p[0], y)
        path = elbow_path([(x, y, Z + .03), (*mid, Z + .03), (*p, Z + .03)], .4) if abs(x - p[0]) > .5 and abs(y - p[1]) > .5 else [Vector((x, y, Z + .03)), Vector((*p, Z + .03))]
        tube(data_mat('data', 2.8), path, .045, 8, smooth_path=False, shadow=False)
        for q in path[::2]:
            sphere(glow('#7FFFF0', 7), .08, *q, seg=10, shadow=False)
    torus(data_mat('data', 2.6), 1.75, .035, .3, -1.0, Z + .03, seg=64, shadow=False)


def approach():
    """One street in four stages: pegs, outlines, a road, lamps at dusk."""
    stage(12, -1.25, fill=1.9, key=1.75)
    for i, e in enumerate((1800, 900, 2200)):
        spot('#FFD3A0' if i != 1 else '#7FE0E0', e, (-8.1 + 5.4 * i, -1.2, 5.2 + i), 1.2, .4)
    for i in range(4):
        with at(-8.1 + 5.4 * i, 0, 1.0 * i):                        # each a step higher
            diorama(4.7, 6.4, .6, seam=('slate', 'peri', 'amber', 'teal3')[i], seam_s=1.0 + .5 * i, depth=.62 + 1.0 * i)
            if i == 0:
                slab(mat('soil', .9), 4.5, 6.2, .08, r=.5, b=.02)
                for k in range(4):
                    for s in (-1, 1):
                        cyl(mat('wood', .7), .045, .6, s * 1.0, -2.4 + 1.6 * k, .08, seg=8)
                        box(mat('coral', .6), .2, .02, .13, s * 1.0 + .11, -2.4 + 1.6 * k, .5, r=.005, n=1)
                for s in (-1, 1):
                    bar(mat('white', .6), (s * 1.0, -2.4, .45), (s * 1.0, 2.4, .45), .015)
                with at(.1, -.4, .08):
                    for a in range(3):
                        bar(mat('amber', .5), (.4 * math.cos(a * 2.1), .4 * math.sin(a * 2.1), 0), (0, 0, .95), .05)
                    box(mat('dark', .4), .26, .3, .24, 0, 0, .95, r=.05)
                    torus(glow('teal3', 6), .07, .015, 0, -.16, 1.07, rot=(90, 0, 0), seg=20)
                for _ in range(9):
                    rock(random.uniform(-2, 2), random.uniform(-2.8, 2.8), .08, random.uniform(.08, .18))
                tree(-1.7, 2.4, .08, .7)
                for a, b in ((-1.75, -2.3), (1.75, .4), (-1.7, -.2)):
                    bush(a, b, .08, .18)
                for k in range(5):                                    # the contour of the old track
                    ribbon(mat(('#5E4A5C', '#A98058'), .9), [(-2.1 + .42 * q, -2.4 + 1.15 * k + .16 * math.sin(q * .9 + k)) for q in range(11)], .035, .012, .078)
                bush(1.7, 2.2, .08, .24)
            elif i == 1:
                slab(mat(('#1B2C63', '#DCE8E6'), .8), 4.5, 6.2, .08, r=.5, b=.02)
                line = data_mat('data', 2.4)
                for s in (-1, 1):
                    bar(line, (s * 1.0, -2.9, .1), (s * 1.0, 2.9, .1), .04)
                for k in range(7):
                    bar(line, (0, -2.7 + .85 * k, .1), (0, -2.3 + .85 * k, .1), .03)
                for x, y, w, d, h in ((-1.65, 1.6, .9, 1.6, 1.9), (-1.65, -1.3, .9, 1.6, 1.3), (1.65, 1.6, .9, 1.6, 1.5), (1.65, -1.4, .9, 1.6, .9)):
                    box(holo('#35E0D4', .4, .07), w, d, h, x, y, .1, r=.02, n=1, shadow=False)
                    for a in (-1, 1):
                        for b in (-1, 1):
                            bar(line, (x + a * w / 2, y + b * d / 2, .1), (x + a * w / 2, y + b * d / 2, h + .1), .025)
                        for zz in (.1, h + .1):
                            bar(line, (x + a * w / 2, y - d / 2, zz), (x + a * w / 2, y + d / 2, zz), .025)
                            bar(line, (x - w / 2, y + a * d / 2, zz), (x + w / 2, y + a * d / 2, zz), .025)
            else:
                road(-1.05, -3.1, 1.05, 3.1)
                block(-2.3, -3.1, -1.12, 3.1, .2)
                block(1.12, -3.1, 2.3, 3.1, .2)
                lit = i == 3
                building(-1.72, 1.6, .95, 1.7, 1.9, 'facade4', style='grid', lit=.8 if lit else .05, z=.18, roof='water' if lit else 'none')
                building(-1.72, -1.3, .95, 1.7, 1.3, 'facade3', style='grid', lit=.8 if lit else .05, z=.18, roof='none')
                building(1.72, 1.6, .95, 1.7, 1.5, 'facade6', style='grid', lit=.8 if lit else .05, z=.18, roof='none')
                if lit:
                    building(1.72, -1.4, .95, 1.7, .95, 'facade2', style='grid', lit=.9, z=.18, roof='solar')
                    for s, y in ((-1, 2.85), (-1, .15), (1, .15), (-1, -2.7), (1, -2.75)):
                        streetlight(s * 1.3, y, .18, 0 if s < 0 else 180, 2.0, .55, energy=520, s=.9)
                    car(-.5, -1.2, .05, 90, 'amber', s=.75)
                    auto_rickshaw(.5, 1.2, .05, -90, s=.75)
                    ripples(0, 0, 2.7, 3, .3, .25, .022)
                else:
                    for x, y in ((0, 1.8), (0, -1.8)):
                        lathe(mat('coral', .5), [(.14, 0), (.14, .03), (.08, .05), (.02, .34), (0, .36)], x, y, .05, seg=14)
                    with at(.2, -.4, .05, 80, .62):
                        truck(0, 0, 0, 0, 'amber', False)
                    pallet(1.7, -1.4, .18, 0, 2)
                    for x, y in ((-1.3, 2.85), (1.3, .2), (-1.3, -2.7)):
                        cyl(mat('steel', .4), .05, 1.1, x, y, .18, seg=10)
                    spot('#FFC98A', 350, (0, -.6, 3.6), 1.6, .3)


def climb():
    """What ties the four plots: one line up their fronts; strata in the risers, green on the tops."""
    pts = [(-10.3, -2.75, .2)]
    for i in range(4):
        x = -8.1 + 5.4 * i
        pts += [(x - 2.45 if i else x - 2.2, -2.75, i + .24), (x + (2.45 if i < 3 else 2.15), -2.75, i + .24)]
        if i < 3:
            pts += [(x + 2.72, -2.75, i + .24), (x + 2.72, -2.75, i + 1.24)]
    path = elbow_path(pts, .16)
    tube(data_mat('data', 3), path, .05, 8, smooth_path=False, shadow=False)
    for i in range(4):
        for k in range(6):
            sphere(glow('#7FFFF0', 7), .095, -10.1 + 5.4 * i + .8 * k, -2.75, i + .24, seg=10, shadow=False)
    mine = random.Random(14)
    for i in range(4):                                                # the ground they stand on
        x = -8.1 + 5.4 * i
        for k in range(i + 1):
            zz = -.42 + .98 * k
            for q in range(9):
                box(mat((('#3B3F86', '#DCCDB4'), ('#2F3A80', '#E6D9C4'), ('#46408A', '#D2BE9E'))[(q + k) % 3], .8), .42, .03, .2 + .1 * mine.random(), x - 1.8 + .45 * q, -3.2, zz + .1 * mine.random(), r=.05)
                with at(x - 2.36, 0, 0, 90):
                    box(mat((('#3B3F86', '#DCCDB4'), ('#2F3A80', '#E6D9C4'), ('#46408A', '#D2BE9E'))[(q + k + 1) % 3], .8), .5, .03, .2 + .1 * mine.random(), -2.4 + .6 * q, .0, zz + .1 * mine.random(), r=.05)
    for i, ts in ((2, ((-1.3, .25), (-1.35, 2.75), (1.4, -.1), (1.6, -2.3))), (3, ((-1.9, .25), (1.9, .3), (-1.9, 2.8), (1.9, 2.75), (1.9, -2.55), (-1.9, -2.5)))):
        for x, y in ts:
            tree(-8.1 + 5.4 * i + x, y, i + .18, .5, 'round')
    with at(8.1, 0, 3):
        bench(-1.35, .55, .18, 90)
        smart_bin(1.35, -.35, .18, 180, s=.7)
        auto_rickshaw(.5, -2.0, .05, 90, s=.7)
        for s in (-1, 1):
            light_pool(s * .6, .1, .06, 1.1, '#FFC98A', .5)
            light_pool(s * .6, -2.2, .06, 1.1, '#FFC98A', .5)
    with at(2.7, 0, 2):                                               # the road roller of the third plot
        box(mat('amber', .5), .5, .8, .36, -.45, 1.0, .25, r=.06)
        box(mat('dark', .4), .4, .4, .4, -.45, .85, .6, r=.05)
        for y in (.55, 1.45):
            cyl(mat('steel', .4), .22, .5, -.7, y, .27, rot=(0, 90, 0), seg=24)
        for k in range(3):
            lathe(mat('coral', .5), [(.12, 0), (.12, .03), (.07, .05), (.02, .3), (0, .32)], .5, -2.4 + .9 * k, .05, seg=12)


def build(variant):
    if variant == 'approach':
        approach()
        return climb()
    stage(15, -1.25, fill=1.8, key=1.45, rim=.8)
    shell()
    lamp_bay()
    pump_bay()
    centre()
    bench_top(-2.6, 5.3, 0, 3.2, (scope, board, lambda: scope('mix1')))
    bench_top(-6.9, -1.6, 90, 3.4, (lambda: scope('net1'), lambda: drone(0, -.05, .12, 20, .5), board))
    bench_top(-3.0, -4.9, 0, 3.2, (board, lambda: smart_meter(0, 0, .02, 0, .8), lambda: scope('gauge1')))
    bench_top(2.6, -4.9, 0, 3.0)
    with at(2.6, -4.9, Z + .84):
        cctv(-.8, .0, .62, -60, .9)
        box(mat('dark', .4), .06, .06, .7, -.8, .02, 0, r=.01)
        laptop(.1, -.1, 0, 0, 1.0, 'code1')
        mug(.7, -.2, 0)
    for i in range(3):
        rack(-.2 + .84 * i, 5.55, Z, 0, 2.4)
    smart_bin(6.9, -3.0, Z, -90, 'teal5', 1.5, .5)
    traffic_light(6.9, -4.6, Z, -70, 2)
    air_sensor(6.8, -5.7, Z, 2.0)
    totem(-7.2, -4.6, Z, 90)
    kiosk(-7.1, .9, Z, 70)
    for x, y, w, d in ((-5.4, 2.6, 3.6, 3.6), (4.4, 4.2, 5.9, 3.1), (5.4, -.2, 3.4, 4.2)):      # bays marked on the floor
        for q in (-1, 1):
            box(mat('amber', .6), w, .06, .008, x, y + q * d / 2, Z, r=.002, n=1)
            box(mat('amber', .6), .06, d, .008, x + q * w / 2, y, Z, r=.002, n=1)
    for x, y, c in ((-4.6, -1.5, 'coral'), (1.2, 3.6, 'coral'), (-1.3, 3.2, 'teal5')):           # tool chests
        with at(x, y, Z, 20 if y > 0 else 90):
            box(mat(c, .45), .8, .5, .85, 0, 0, .08, r=.05)
            for k in range(4):
                box(mat('dark', .5), .66, .03, .03, 0, -.26, .2 + .18 * k, r=.008, n=1)
            box(mat('dark', .5), .5, .3, .1, 0, 0, .93, r=.03)
    agv(2.9, 1.6, Z, 30, 1.1)
    with at(-3.2, .9, Z, -30):                                        # spare lamp heads on a trestle
        for sx in (-.6, .6):
            box(mat('wood', .6), .08, .6, .5, sx, 0, 0, r=.02)
        for k in range(3):
            box(mat('porcelain', .35, coat=.4), 1.7, .16, .09, 0, -.22 + .22 * k, .5, r=.04)
    for x, y in ((-2.6, 3.9), (-5.6, -3.6), (-2.4, -3.7), (2.2, -3.6)):
        cyl(mat('dark', .4), .03, .5, x, y, Z, seg=8)
        cyl(mat('amber6', .5), .2, .08, x, y, Z + .5, seg=20)
        cyl(mat('dark', .4), .18, .03, x, y, Z, seg=20)
    cyl(mat('concrete', .7), .7, .12, 6.2, .6, Z, seg=36)
    robot_arm(6.2, .6, Z + .1, 215, 1.15, grip='teal3')
    with at(4.6, -1.0, Z, 90):
        conveyor(0, 0, 0, 2.6, 0, .8, .62, 3, 'part')
    panel_screen('plan1', 3.0, 1.5, -2.6, D / 2 - .62, 2.1, strength=2.2, bezel=.06)
    panel_screen('map', 3.0, 1.7, 4.4, D / 2 - .62, 2.3, strength=2.4, bezel=.06)
    for x, y in ((-7.3, .6), (7.3, 5.7), (5.0, -5.6), (-.2, -5.8)):
        potted_plant(x, y, Z)
    for x, y, n in ((-4.6, -5.4, 2), (-5.5, -5.6, 1), (-.3, -3.6, 1)):
        pallet(x, y, Z, 0, n)
    for x, y, c, e in ((.3, -1, '#43E0D8', 260), (-1.9, 4.4, '#FFC98C', 1400), (4.4, 3.4, '#FFC98C', 1500), (-5.6, -1.8, '#FFC98C', 1400), (-2.6, -5.0, '#FFC98C', 1200), (3.4, -4.6, '#FFC98C', 1200)):
        spot(c, e * 3.2, (x, y, 4.8), 1.45, .3)
    if not is_day():                                                  # the lamps of the lifted roof
        area('#FFDDB4', 3000, (0, -2.5, 9.0), (0, -1, 0), size=13, size_y=9, spec=.4)


SHOTS = {
    'main': iso((0, 0, 1.2), 25.4, el=32, edge=(.05, .02, .05, .03)),
    'approach': iso((-.2, 0, 1.35), 24.4, az=-24, el=33, variant='approach', edge=(.05, .05, .05, .09)),
}
