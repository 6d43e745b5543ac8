"""A station forecourt watched by six cameras, and the small room where their pictures are kept."""
from kit import *

SEED = 14
W, D = 18., 15.


def ground():
    diorama(W, D, 1.6)
    block(-W / 2 + .08, -1.3, W / 2 - .08, D / 2 - .08, 1.4)
    block(-W / 2 + .08, -D / 2 + .08, W / 2 - .08, -4.2, 1.4)
    road(-W / 2 + .05, -4.1, W / 2 - .05, -1.4)
    for i in range(21):                                             # a patterned forecourt
        for j in range(5):
            if (i + j) % 2:
                box(mat('pave2', .75), .78, .78, .012, -8.0 + i * .8, -.75 + j * .8, .178, r=.01, n=1)
    crosswalk(-1.0, -2.75, .052, 2.5, 90)
    crosswalk(1.0, -2.75, .052, 2.5, 90)


def arch(r, n=24, z=0.):
    return [(r * math.cos(pi * i / n), z + r * math.sin(pi * i / n)) for i in range(n + 1)]


def station():
    """A vaulted hall between two wings, a clock over the doors."""
    wall, trim, white = mat(('#B4705E', 'brick'), .6), mat('trim', .5), mat('porcelain', .5)
    with at(0, 4.3, .18):
        wall_prism(wall, [(2.9, 0)] + arch(2.9, z=1.5) + [(-2.9, 0)], 3.6, b=.05)
        wall_prism(mat(('teal7', '#7FB6AC'), .4), arch(3.02, z=1.5) + arch(2.88, z=1.5)[::-1], 3.3, .1, b=.0)
        for k in range(5):
            tube(white, [(x, -1.5 + .8 * k, z) for x, z in arch(3.05, 16, 1.5)], .04, 6, smooth_path=False)
        with at(0, -1.78):
            wall_prism(trim, [(2.5, .0)] + arch(2.5, z=1.5) + [(-2.5, 0)], .1, b=.02)
            wall_prism(pane_glow('#FFC983', 2.3, .55), [(2.28, .1)] + arch(2.28, z=1.5) + [(-2.28, .1)], .14, b=.0)
            for a in range(1, 8):
                t = pi * a / 8
                bar(trim, (.75 * math.cos(t), -.09, 1.6 + .75 * math.sin(t)), (2.3 * math.cos(t), -.09, 1.5 + 2.3 * math.sin(t)), .06)
            for x in (-1.7, -.85, 0, .85, 1.7):
                box(trim, .07, .18, 1.5, x, 0, .05, r=.01, n=1)
            box(trim, 4.7, .2, .12, 0, 0, 1.48, r=.02)
            cyl(mat('ink', .4), .66, .14, 0, -.02, 2.15, rot=(90, 0, 0), seg=40)
            cyl(mat('white', .4, emit=pick(1.6, 0)), .56, .17, 0, -.02, 2.15, rot=(90, 0, 0), seg=40)
            box(mat('ink', .4), .05, .03, .42, 0, -.2, 2.15, r=.01, n=1, rot=(0, 40, 0), base=False)
            box(mat('ink', .4), .05, .03, .3, .1, -.2, 2.2, r=.01, n=1, rot=(0, 100, 0), base=False)
            box(mat('porcelain', .45), 5.6, 1.3, .1, 0, -.65, 1.28, r=.04)
            box(glow('#FFE0AE', 4), 5.3, .03, .04, 0, -1.29, 1.3, r=.01, n=1)
            for x in (-2.6, -.9, .9, 2.6):
                cyl(white, .07, 1.28, x, -1.15, 0, seg=14)
    for s in (-1, 1):
        building(s * 5.3, 4.4, 4.6, 3.0, 2.5, 'facade6', style='grid', lit=.75, z=.18, roof='solar')
        with at(s * 8.0, 3.2, .18):
            box(wall, .95, .95, 3.4, r=.04)
            box(trim, 1.1, 1.1, .12, 0, 0, 3.35, r=.02)
            lathe(mat(('teal5', '#5FB3A6'), .45), [(.7, 0), (.5, .3), (.2, .62), (0, .95)], z=3.45, seg=4, rot=(0, 0, 45))
            for q in range(2):
                with at(rz=90 * q):
                    box(window(1, 1), .3, .05, .6, 0, -.48, 2.2, r=.02, n=1)
    for i in range(9):
        tree(-6.8 + 1.7 * i, 6.7, .18, .9)


def room():
    """The recording room, its near walls and its roof taken away."""
    with at(6.2, -5.75, .18):
        slab(mat('kerb', .6), 3.7, 2.5, .1, r=.15, b=.03)
        box(mat('floor', .5), 3.4, 2.2, .04, 0, 0, .1, r=.02)
        box(mat('wall', .6), 3.5, .12, 1.75, 0, 1.12, .1, r=.03)
        box(mat('wall', .6), .12, 2.2, 1.75, -1.7, 0, .1, r=.03)
        box(mat('trim', .5), 3.6, .18, .08, 0, 1.12, 1.83, r=.02)
        box(mat('trim', .5), .18, 2.3, .08, -1.7, 0, 1.83, r=.02)
        with at(0, 0, .14, 0, .62):
            for i in range(3):
                rack(-1.95 + i * .84, 1.3, 0, 0, 2.3)
            video_wall(1.5, 1.62, .95, 0, 2, 2, 1.05, .62, ('cctv1', 'cctv2', 'mix1', 'cctv2'), 2.6)
            desk(1.5, .2, 0, 0, 2.0, .8, ('cctv1', 'cctv2'))
            potted_plant(-2.2, -.9, 0, .8)
        box(holo('#8FD8FF', .3, .1), 3.3, .03, .5, 0, -1.1, .14, r=.01, n=1, shadow=False)
        spot('#DCEBFF', 420, (.3, -.1, 2.4), 2.0, .2)


MASTS = ((-7.4, -.6, -8), (-3.9, -4.75, 62), (2.4, -4.75, 112), (7.5, -.5, 190))


def view(x, y, z, rz, r0=1.2, r1=4.6, half=21):
    """What a camera sees: its edges in the air and its patch of ground."""
    with at(x, y, 0, rz):
        arc_prism(holo('#35E0D4', .75, .2), r0, r1, -half, half, .012, z=.2, b=0)
        for a in (-half, half):
            c, d = math.cos(rad(a)), math.sin(rad(a))
            bar(data_mat('data', 1.8), (.3, 0, z), (r1 * c, r1 * d, .22), .025, shadow=False)
            bar(data_mat('data', 2.2), (r0 * c, r0 * d, .215), (r1 * c, r1 * d, .215), .035, shadow=False)
        torus(data_mat('data', 2.2), r1, .02, 0, 0, .215, a0=-half, a1=half, seg=20, sec=6, shadow=False)


def cameras():
    ends = []
    for x, y, rz in MASTS:
        camera_mast(x, y, .18, rz, 3.3, 1.1, beam=2.6, n=1)
        view(x, y, 3.6, rz)
        ends.append((x, y))
    for x, rz in ((-4.4, -70), (4.4, -110)):
        cctv(x, 2.78, 2.45, rz, 1.7, 28, beam=2.4)
        view(x, 2.7, 2.3, rz, .9, 3.6, 24)
        ends.append((x, 2.72))
    z = .23
    lanes = (((-7.4, -.6), (-7.4, -5.2), (3.9, -5.2), (4.4, -5.5)), ((-3.9, -4.75), (-3.9, -5.2)), ((2.4, -4.75), (2.4, -5.2)),
             ((7.5, -.5), (7.5, -4.6)), ((-4.4, 2.72), (-4.4, -.55), (-7.4, -.55)), ((4.4, 2.72), (4.4, -.45), (7.5, -.45)))
    for pts in lanes:
        path = elbow_path([(x, y, z) for x, y in pts], .35)
        tube(data_mat('data', 2.8), path, .042, 8, smooth_path=False, shadow=False)
        for p in path[1:-1:3]:
            sphere(glow('#7FFFF0', 7), .085, *p, seg=10, shadow=False)


def life():
    for i, x in enumerate((-6.4, -4.7)):
        auto_rickshaw(x, -1.85, .05, 0, 'amber')
    car(3.4, -1.95, .05, 0, 'amber')
    car(5.6, -1.95, .05, 0, 'porcelain')
    bus(-5.0, -3.4, .05, 180, 'teal5')
    car(4.4, -3.45, .05, 180, 'rose', kind='van')
    for x, y in ((-8.2, 1.6), (-8.0, -5.6), (-5.9, -5.9), (-2.0, -6.4), (.6, -6.4), (8.3, 1.6), (-7.0, -6.7), (3.2, -6.6)):
        tree(x, y, .18, .78)
    for x in (-6.2, -2.6, 2.6, 6.2):
        planter(x, 2.2, 1.5, .4, .18)
    for x in (-3.0, -1.0, 1.2):
        bench(x, -5.9, .18, 180)
    for i in range(13):
        bollard(-7.2 + i * 1.2, -1.1, .18)
    rnd = random.Random(5)
    for x, y in ((-1.6, .6), (-1.3, .75), (1.5, .4), (2.9, 1.2), (-3.0, .9)):   # left luggage: somebody is about
        c = rnd.choice(('coral', 'teal3', 'amber6', 'peri'))
        box(mat(c, .5), .26, .16, .36, x, y, .18, r=.05)
        bar(mat('dark', .5), (x - .06, y, .52), (x - .06, y, .68), .02)
        bar(mat('dark', .5), (x + .06, y, .52), (x + .06, y, .68), .02)
        bar(mat('dark', .5), (x - .06, y, .68), (x + .06, y, .68), .025)
    for x, y, rz in ((-8.2, -4.6, 90), (8.2, -4.6, 90)):
        streetlight(x, y, .18, rz, 3.0, .9, energy=1200, smart=False)
    totem(0, 1.4, .18, 0)
    spot('#FFC98A', 1100, (0, .6, 4.2), 1.9, .4)
    for x in (-5.6, 4.8):
        spot('#FFC98A', 900, (x, -1.6, 4.2), 1.8, .4)


def build(variant):
    stage(15.5, -1.25, fill=1.1, key=1.1)
    ground()
    station()
    room()
    cameras()
    life()


SHOTS = {
    'main': iso((0, -.2, 1.6), 27, az=40),
}
