"""A station forecourt watched by six cameras, and the small room where their pictures are kept."""
from kit import *
from kit.paper import *

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


def cameras(variant):
    ends = []
    for x, y, rz in MASTS:
        camera_mast(x, y, .18, rz, 3.3, 1.1, beam=2.6, n=1)
        if not (variant == 'pole' and (x, y, rz) == MASTS[0]):
            view(x, y, 3.6, rz)
        ends.append((x, y))
    for x, rz in ((-4.4, -70), (4.4, -110)):
        cctv(x, 2.78, 2.45, rz, 1.7, 28, beam=2.4)
        if variant != 'pole':
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


def wall_of_tiles():
    """The wall: one tile grown large, a van in an amber frame."""
    stage(9, -1.25, fill=1.3, key=1.0)
    small_room(10, 7.4, 4.2, 'plain')
    box(mat('trim', .5), .46, .46, .12, -4.7, 3.4, 4.19, r=.03)
    z = .04
    video_wall(.3, 3.05, 1.1, 0, 6, 3, 1.3, .8, ('cctv1', 'cctv2', 'mix1', 'cctv2', 'cctv1', 'list1', 'cctv2', 'net1', 'cctv1'), 2.4)
    with at(.3, 2.9, 1.5):                                            # the tile grown large, as a little stage
        box(mat('ink', .3), 3.5, .16, 2.1, 0, 0, -.1, r=.06)
        box(mat(('#26306A', '#8D8A90'), .7, emit=pick(.15, 0)), 3.3, .06, .75, 0, -.09, 0, r=.02)
        box(mat(('#4A5FC0', '#BFD0DE'), .7, emit=pick(.7, 0)), 3.3, .05, 1.15, 0, -.09, .75, r=.02)
        for i in range(4):
            box(mat('line', .6, emit=pick(.6, 0)), .4, .02, .05, -1.2 + .8 * i, -.125, .2, r=.01, n=1)
            box(mat((('indigo6', 'facade2'), ('brick', 'brick'), ('teal7', 'facade7'), ('indigo6', 'facade3'))[i], .6, emit=pick(.3, 0)), .66, .04, .6 + .16 * (i % 3), -1.25 + .82 * i, -.12, .72, r=.02)
            for q in range(6):
                box(glow('#FFC983' if (q + i) % 3 else '#7FD8FF', 3), .1, .02, .12, -1.45 + .82 * i + .2 * (q % 3), -.15, .92 + .2 * (q // 3), r=.01, n=1)
        box(mat('road', .65), 3.3, .95, .1, 0, -.58, .2, r=.03)
        box(mat('kerb', .6, emit=pick(.2, 0)), 3.3, .16, .16, 0, -.2, .2, r=.03)
        for x in (-1.35, 1.3):
            tube(mat('porcelain', .4), [(x, -.25, .3), (x, -.25, 1.0), (x, -.32, 1.2), (x, -.5, 1.24)], .02, 6)
            box(glow('#FFC98A', 10), .08, .2, .04, x, -.56, 1.22, r=.015, n=1)
        spot('#FFC98A', 60, (0, -.9, 1.9), 2.0, .1)
        with at(0, -.58, .3, 0, .8):
            car(0, 0, 0, 0, 'porcelain', kind='van', beam=False)
        for a, b in (((-.95, .28), (.95, .28)), ((-.95, 1.42), (.95, 1.42)), ((-.95, .28), (-.95, 1.42)), ((.95, .28), (.95, 1.42))):
            bar(glow('amber', 7), (a[0], -1.0, a[1]), (b[0], -1.0, b[1]), .045)
    desk(.3, -.3, z, 0, 3.4, 1.0, ('cctv1', 'list1', 'cctv2'))
    for x in (-4.2, 4.3):
        potted_plant(x, 2.4, z)
    rack(-3.6, -1.6, z, 90)
    rack(-3.6, -2.5, z, 90)
    rug(.3, -1.4, z, 1.4, 'teal5')
    planter(2.6, -3.1, 2.4, .42, z)
    sofa(3.9, -1.0, z, -90)
    if not is_day():
        area('#6FB8FF', 160, (.3, 2.4, 2.6), (.3, -1, .5), 5, 2.2, spec=.3)
    spot('#FFC98A', 2220, (.3, -1.2, 4.6), 1.8, .3)
    spot('#FFC98A', 2030, (3.4, -2.0, 4.4), 1.6, .3)


def plates():
    """Two lanes under a gantry; each number plate in its amber frame."""
    stage(17, -1.25, fill=1.25, key=1.2)
    diorama(30, 16, .8)
    road(-14.9, -2.6, 14.9, 1.0)
    block(-14.9, 1.1, 14.9, 7.9, .5)
    block(-14.9, -7.9, 14.9, -2.7, .4)
    for y in (1.5, -3.1):
        box(mat('steel', .4), .26, .26, 4.0, 0, y, .18, r=.03)
        box(mat('concrete', .7), .6, .6, .3, 0, y, .16, r=.05)
    for z in (3.6, 4.1):
        box(mat('steel', .4), .16, 5.0, .14, 0, -.8, z, r=.03)
    for i in range(9):
        bar(mat('steel', .4), (0, -3.1 + .575 * (i - .5), 3.7 if i % 2 else 4.15), (0, -3.1 + .575 * (i + .5), 4.15 if i % 2 else 3.7), .05)
    for y in (-1.7, .1):
        cctv(.2, y, 3.66, 0, 1.7, 40, beam=2.2)
        box(glow('#FFF0D0', 9), .1, .36, .12, .16, y + .55, 3.5, r=.03, n=1)
        panel_screen('list1', .9, .3, .12, y, 4.3, rot=(0, 0, 90), strength=2.2)
    for x, y, c, k in ((2.5, -1.7, 'coral', 'car'), (.4, .1, 'porcelain', 'van'), (-4.4, -1.6, 'teal3', 'car')):
        car(x, y, .05, 180, c, kind=k, s=1.25)
        with at(x + 1.1, y, .05, 90):                                    # the plate towards +x
            box(mat('white', .5, emit=pick(.7, 0)), .56, .05, .19, 0, -.03, .34, r=.02)
            for q in range(6):
                box(mat('ink', .6), .045, .056, .1, -.2 + .08 * q, -.03, .385, r=.006, n=1)
            for a, b in (((-.42, .23), (.42, .23)), ((-.42, .64), (.42, .64)), ((-.42, .23), (-.42, .64)), ((.42, .23), (.42, .64))):
                bar(glow('amber', 9), (a[0], -.14, a[1]), (b[0], -.14, b[1]), .035)
        bar(data_mat('data', 1.6), (.95, y, 3.2), (x + 1.2, y, .55), .018, shadow=False)
    for i, (x, w, h) in enumerate(((-12.6, 3.4, 4.6), (-9.0, 3.0, 3.4), (-5.4, 3.2, 4.2), (-1.6, 2.8, 2.6), (2.2, 3.2, 3.6))):
        building(x, 4.2, w, 2.6, h, f'facade{(3, 6, 1, 4, 8)[i]}', style=('grid', 'band')[i % 2], lit=.65, z=.18, roof=('water', 'solar', 'hvac', 'green', 'solar')[i], shop=True)
    for i, (x, w, h) in enumerate(((-12.4, 3.2, 3.2), (-8.8, 3.0, 4.4), (-5.2, 2.8, 2.6))):
        building(x, -5.6, w, 2.4, h, f'facade{(5, 2, 7)[i]}', lit=.65, z=.18, roof='water')
    for i in range(9):
        tree(-12.8 + 2.2 * i, 1.75, .18, .7)
        tree(-12.0 + 2.2 * i, -3.4, .18, .62)
        bollard(-11.0 + 2.2 * i, -2.95, .18)
    for x in (-10.5, -4.2, 4.4):
        streetlight(x, 1.35, .18, -90, 3.0, .9, energy=1300, smart=False)
    for x in (-7.4, -1.8):
        streetlight(x, -2.95, .18, 90, 3.0, .9, energy=1300, smart=False)
    for x, y, c in ((-7.8, .15, 'amber'), (-10.6, -1.7, 'rose')):
        car(x, y, .05, 180, c, s=1.15)


def pole_top():
    """The top of the first mast seen close, and what its camera sees of the forecourt."""
    x, y, rz = MASTS[0]
    B, dark = mat('porcelain', .4), mat('dark', .4)
    with at(x, y, .18, rz, 1.1):
        with at(0, 0, 2.72, 205):                                        # the loudspeaker
            bar(B, (0, 0, 0), (.22, 0, 0), .05)
            with at(.2, 0, 0, ry=98):
                lathe(B, [(.05, -.02), (.07, .1), (.11, .22), (.22, .36), (.24, .38), (.2, .37), (.06, .2)], seg=28)
                cyl(dark, .09, .1, z=-.1, seg=20)
        box(mat('porcelain', .35, coat=.3), .42, .3, .56, 0, -.22, 2.1, r=.05, n=3)
        box(dark, .46, .34, .04, 0, -.22, 2.64, r=.015, n=1)
        box(glow('teal3', 7), .24, .02, .035, 0, -.375, 2.5, r=.01, n=1)
        box(dark, .03, .02, .1, .14, -.375, 2.3, r=.006, n=1)
        tube(dark, [(.1, -.2, 2.1), (.1, -.2, 1.9), (.02, -.08, 1.8)], .018, 6)
        torus(B, .085, .02, 0, 0, 3.0, seg=24)
        tube(dark, [(.05, 0, 3.05), (.2, 0, 2.98), (.38, 0, 3.06)], .014, 6)
    with at(x, y, 0, rz):                                                 # its view, from the lens to the ground
        lens = (1.22, 0, 3.33)
        corners = [(2.6, -1.3, .21), (7.0, -2.9, .21), (7.0, 2.9, .21), (2.6, 1.3, .21)]
        for p in corners:
            bar(data_mat('data', 2.0), lens, p, .022, shadow=False)
        for p, q in zip(corners, corners[1:] + corners[:1]):
            bar(data_mat('data', 2.6), p, q, .04, shadow=False)
        prism(holo('#35E0D4', .7, .2), [c[:2] for c in corners], .012, z=.2, b=0, shadow=False)


def racks_room():
    """What the recording room holds when seen close."""
    with at(6.2, -5.75, .18):
        with at(-1.63, -.1, 0, 90):
            panel_screen('plan1', .95, .55, -.1, 0, .95, strength=2.2)
            box(mat('trim', .5), 2.0, .04, .05, 0, .0, .3, r=.01, n=1)
        box(mat('steel', .4), 1.8, .22, .03, -.72, .8, 1.66, r=.01, n=1)
        for k, c in enumerate(('teal3', 'amber', 'peri')):
            tube(mat(c, .5), [(-1.55, .74 + .06 * k, 1.7), (.1, .74 + .06 * k, 1.7)], .018, 6)
        with at(-1.25, -.62, .14):                                        # a battery for when the mains fail
            box(mat('porcelain', .4, coat=.3), .55, .4, .7, r=.04, n=3)
            for k in range(5):
                box(glow('teal3' if k < 4 else 'amber', 5), .06, .02, .035, -.16 + .08 * k, -.2, .56, r=.006, n=1)
            for k in range(4):
                box(mat('dark', .5), .4, .02, .03, 0, -.2, .12 + .08 * k, r=.006, n=1)


def bazaar():
    """An old bazaar: narrow lanes, awnings, a camera at each junction."""
    stage(14, -1.25, fill=1.55, key=1.5)
    diorama(16.5, 14.5, .9)
    slab(mat('pave2', .8), 16.3, 14.3, .1, r=.8, b=.02)
    rnd = random.Random(6)
    k = 0
    for x in (-6.2, -2.2, 1.8, 5.9):
        for y in (4.9, 1.2, -2.5):
            if (x, y) == (5.9, -2.5):
                continue
            h = (3.6 if y > 4 else 2.7 if y > 0 else 1.8) + rnd.choice((0, .5))
            building(x, y, 2.8, 2.3, h, f'facade{(2, 6, 4, 9, 3, 5, 2, 6, 4, 9, 6)[k]}', lit=.65, z=.1, roof='water' if k % 3 else 'green', shop=True, balcony=k % 2 == 0)
            k += 1
    building(5.9, -2.6, 3.0, 2.4, 2.1, 'facade7', style='band', lit=.7, z=.1, roof='hvac')        # police
    box(glow('#4F7BFF', 4), 1.4, .06, .22, 5.9, -3.86, 1.7, r=.03, n=1)
    police_car(5.6, -5.0, .1, 0, .9)
    for x in (-4.2, -.2, 3.8):
        for y in (3.0, -.7, -4.6):
            camera_mast(x, y, .1, rnd.choice((0, 45, -45)), 2.7, .95, 2.0, 2)
            signal_arc((x, y, 2.9), (5.9, -2.6, 2.8), 1.0, .018)
    for i in range(11):
        x, y = -7.2 + 1.15 * i, -5.4
        if x < 4:
            box(mat('wood', .6), .8, .5, .36, x, y, .1, r=.02)
            awning(x, y - .02, 1.05, .95, ('coral', 'amber', 'teal3', 'peri', 'rose')[i % 5])
            for s in (-.4, .4):
                box(mat('wood', .6), .04, .04, .95, x + s, y + .1, .1, r=.01, n=1)
            for q in range(8):
                sphere(mat(('amber', 'coral', 'leaf2', 'rose')[(q + i) % 4], .6), .07, x - .3 + .17 * (q % 4), y - .1 + .16 * (q // 4), .5, seg=8)
    auto_rickshaw(-4.2, -3.9, .1, 90, s=.85)
    auto_rickshaw(3.8, 1.4, .1, 90, s=.85)
    for i in range(16):                                               # stones of the square
        for j in range(4):
            if (i + j) % 2:
                box(mat('pave', .75), .9, .5, .012, -7.4 + .96 * i, -6.85 + .52 * j, .098, r=.02, n=1)
    with at(3.3, -5.9, .1):                                            # the old gate
        stone = mat(('#C08A78', '#E3B48C'), .7)
        for sx in (-1, 1):
            box(stone, .8, .9, 2.5, sx * 1.15, 0, 0, r=.05)
            for k in range(3):
                box(mat('trim6', .6), .88, .98, .07, sx * 1.15, 0, .7 + .7 * k, r=.02, n=1)
            box(pane_glow('#FFC983', 2.6), .3, .95, .5, sx * 1.15, 0, 1.55, r=.05)
            chhatri(sx * 1.15, 0, 2.5, .62)
        wall_prism(stone, [(-.8, 1.3), (-.55, 1.75), (0, 2.05), (.55, 1.75), (.8, 1.3), (.8, 2.5), (-.8, 2.5)], .8, b=.02)
        box(mat('trim6', .6), 3.2, 1.0, .12, 0, 0, 2.44, r=.03)
        chhatri(0, 0, 2.54, .8)
        sphere(glow('#FFC27A', 10), .09, 0, 0, 1.55, seg=12)
    for y0 in (-4.75, -.75, 3.05):                                     # strings of lights along the lanes
        pts = [(-7.6 + .5 * i, y0, 2.3 - .35 * math.sin(pi * (i % 8) / 8)) for i in range(25 if y0 < -4 else 31)]
        tube(mat('dark', .5), pts, .01, 5)
        for q in pts[::1]:
            sphere(glow(('#FFC98A', '#FFC98A', 'coral', 'teal3')[int(q[0] * 2) % 4], 9), .05, q[0], q[1], q[2] - .06, seg=8)
    for i, (x, y) in enumerate(((-6.6, -6.4), (-4.4, -6.3), (-2.0, -6.5), (.2, -6.3))):                # barrows
        with at(x, y, .1, (10, -20, 25, -8)[i]):
            box(mat('wood', .7), 1.0, .55, .08, 0, 0, .36, r=.02)
            for sx in (-.3, .3):
                for sy in (-.3, .3):
                    cyl(mat('dark', .5), .16, .05, sx, sy + .02, .17, rot=(90, 0, 0), seg=18)
            for q in range(18):
                sphere(mat(('amber', 'coral', 'leaf2', 'rose')[(i + q // 9) % 4], .6), .085, -.38 + .15 * (q % 6), -.18 + .17 * (q // 6), .5, seg=8)
    auto_rickshaw(6.6, -6.4, .1, 200, s=.85)
    car(-7.0, -3.9, .1, 0, 'porcelain', s=.7)
    for x in (-6.2, -2.2, 1.8):
        awning(x, -3.72, 1.05, 2.6, ('coral', 'amber', 'teal3')[int((x + 6.2) / 4)])
    for x, y in ((-7.6, -4.4), (7.5, -5.8), (7.6, 3.2)):
        tree(x, y, .1, .7)
    for x, y in ((-5.4, -4.4), (-1.2, -4.4), (2.6, -4.4), (-.2, -.6), (3.8, -.6), (-4.2, 2.8)):
        spot('#FFB866', 1210, (x, y, 3.4), 2.0, .3)


def branch():
    """A bank branch with its front cut open: counters, a vault, a cash lobby, a dome camera over each."""
    stage(12.5, -1.25, fill=2.1, key=1.7)
    small_room(14, 9.4, 3.7, 'slats')
    box(mat('trim', .5), .46, .46, .12, -6.7, 4.4, 3.69, r=.03)
    z = .04
    box(mat('wall2', .6), .2, 4.2, 3.0, 2.9, 2.0, z, r=.03)
    counter(-1.4, 1.8, z, 0, 5.4, 3)
    for x in (-3.2, -1.4, .4):
        chair(x, 2.9, z, 180, 'teal5')
    panel_screen('candles1', 2.4, 1.2, -1.4, 4.1, 2.1, strength=2.4)
    vault_door(-6.48, -.8, z, 90, .95, 25)
    for i in range(3):
        for j in range(3 - i):
            gold_bar(-5.0 + .34 * j, -2.4 + .2 * i, z + .14 * i, 0)
    for i in range(2):
        atm(4.2 + 1.4 * i, 3.5, z)
    stanchion_queue(-1.4, -.4, z, 4.6, 0, 5)
    sofa(1.6, -3.4, z, 180, 'teal5')
    sofa(-1.2, -3.4, z, 180, 'coral')
    round_table(.2, -2.4, z)
    kiosk(5.6, -2.2, z, 20)
    rug(.2, -2.6, z, 1.6, 'teal5')
    desk(4.3, -.6, z, 90, 1.8, .8, ('list1', 'mix1'))
    for x, y in ((-6.2, 3.4), (2.2, 3.5), (6.2, -3.8), (-6.0, -3.8)):
        potted_plant(x, y, z)
    for x, y in ((-1.4, .6), (-4.6, -.8), (4.9, 2.4)):                 # domes on slim arms
        bar(mat('steel', .4), (x, 4.1, 3.35) if x > -4 else (-6.5, y, 3.35), (x, y, 3.35), .05)
        dome_camera(x, y, 3.35, 1.6)
        place(lathe_mesh([(1.3, 0), (.1, 2.9)], 40), cone_mat('#35E0D4', .5 if not is_day() else .2), (x, y, .1), shadow=False)
        torus(data_mat('data', 2.4), 1.3, .025, x, y, .08, seg=48, sec=6, shadow=False)
    for x, y, e in ((-1.4, 1.0, 1200), (4.6, 2.4, 1000), (.4, -2.6, 900), (-4.8, -1.4, 700)):
        spot('#FFC98A', e * 3.0, (x, y, 4.8), 1.9, .3)
    for j in range(4):                                                # deposit boxes beside the vault
        for i in range(5):
            with at(-6.46, 1.5 + .42 * i, z + .5 + .42 * j, 90):
                box(mat('steel', .35, metal=.4), .38, .06, .38, 0, 0, 0, r=.03)
                cyl(mat('amber', .4), .04, .03, .08, -.03, .19, rot=(90, 0, 0), seg=12)
    panel_screen('list1', 1.5, .85, -4.6, 4.1, 2.1, strength=2.3)
    panel_screen('bars1', 1.5, .85, 1.6, 4.1, 2.1, strength=2.3)
    for i in range(2):                                                # lit panels above the machines
        box(glow(('teal3', 'amber')[i], 3), 1.0, .05, .3, 4.2 + 1.4 * i, 4.05, 2.3, r=.04, n=1)
    box(glow('#FFE0AE', 3), 5.0, .04, .05, -1.4, 1.38, z + .06, r=.01, n=1)
    for x in (-3.2, -1.4, .4):
        cyl(mat('dark', .5), .015, 1.0, x, 1.9, 2.6, seg=8)
        lathe(mat('amber', .4), [(.26, 0), (.22, .05), (.06, .2), (0, .22)], x, 1.9, 2.42, seg=24)
        sphere(glow('#FFC27A', 12), .09, x, 1.9, 2.44, seg=12)
    slab(mat(('teal9', '#B9CFC4'), .9), 5.6, 1.6, .02, -1.4, -.4, z, r=.1, b=.005)
    with at(-3.9, -3.5, z, 90):
        desk(0, 0, 0, 0, 1.7, .8, ('candles1', 'mix1'), 'coral')
    for x, y in ((-4.9, -4.0), (3.6, -4.0), (2.4, -.2), (-6.1, .9)):
        potted_plant(x, y, z, .8)
    kiosk(3.6, -2.9, z, 20, screen='phone2')
    turnstile(6.0, -.1, z, 0)
    for x in (3.4, 6.5):
        box(holo('#8FD8FF', .3, .08), .03, 1.6, 1.6, x, 1.2, z, r=.01, n=1, shadow=False)


def docks():
    """A warehouse with numbered dock doors, trucks backed up, a camera over each."""
    stage(14, -1.25, fill=1.5, key=1.45)
    diorama(18, 13, .9)
    slab(mat('yard', .75), 17.8, 12.8, .08, r=.8, b=.02)
    with at(0, 3.4, .08):
        box(mat('facade7', .6), 16.4, 4.6, 3.0, 0, 0, 0, r=.06)
        box(mat('trim7', .5), 16.6, 4.8, .2, 0, 0, 2.95, r=.05)
        for i in range(7):
            for j in range(2):
                solar_panel(-6.6 + 2.2 * i, -.8 + 1.6 * j, 3.12, 1.6, 1.1, 16)
        for i in range(6):
            x = -6.7 + 2.68 * i
            box(mat('dark', .5), 1.9, .1, 1.9, x, -2.3, .3, r=.04)
            box(pane_glow('#FFC983', 2.0, .5), 1.6, .12, 1.6, x, -2.3, .4, r=.02)
            box(mat('coral' if i % 2 else 'teal5', .5), 2.1, .3, .16, x, -2.42, 2.25, r=.03)
            for q in range(i + 1):
                box(glow('amber', 4), .1, .05, .2, x - .4 + .16 * q, -2.36, 2.55, r=.02, n=1)
            cctv(x, -2.34, 2.95, -90, 1.1, 40, 1.8)
            for q in (-1, 1):
                box(mat('amber', .6), .14, .3, .6, x + q * 1.05, -2.5, 0, r=.03)
    for i in (0, 1, 3, 5):
        truck(-6.7 + 2.68 * i, -.35, .1, -90, ('teal3', 'amber', 'coral', 'porcelain', 'peri', 'teal5')[i], ('amber', 'peri', 'x', 'teal5', 'x', 'coral')[i], 1.05)
    for i in (2, 4):
        for k in range(3):
            pallet(-6.7 + 2.68 * i - .4 + .9 * (k % 2), -.1 - 1.1 * (k // 2), .1, 0, 1 + k)
    forklift(4.3, -2.6, .1, 100, lift=.4)
    forklift(-1.0, -2.4, .1, 70, lift=.3)
    for i in range(7):
        box(mat('line', .6), .07, 4.0, .012, -8.0 + 2.68 * i, -1.2, .09, r=.003, n=1)
    for i in range(5):
        tree(-7.4 + 3.6 * i, -5.6, .08, .75)
        bush(-5.6 + 3.4 * i, -5.7, .08, .22)
    with at(6.6, -4.6, .08):
        box(mat('facade5', .6), 1.6, 1.4, 1.2, r=.05)
        box(pane_glow('#8FE9FF', 2.2), 1.3, .05, .5, 0, -.71, .5, r=.02)
        box(mat('teal5', .5), 1.8, 1.6, .12, 0, 0, 1.2, r=.04)
    ripples(6.6, -4.6, 1.7, 3, .3, .24, .022)
    for i in range(6):
        signal_arc((-6.7 + 2.68 * i, .9, 3.1), (6.6, -4.6, 1.7), .9, .018)
    boom_gate(4.2, -4.4, .08, 180, 2.0)
    with at(0, 3.4, .08):                                             # the hall's other walls and its roof
        for i in range(8):
            box(mat(('#1A2C66', '#8FB4CE'), .15, coat=.8), 1.4, .34, .1, -7.0 + 2.0 * i, .02, 3.14, r=.03)
            hvac(-6.9 + 2.0 * i, 1.85, 3.14, .8)
        with at(8.2, 0, 0, 90):
            box(mat(('teal5', '#5FB3A6'), .5), 4.5, .06, .34, 0, -.02, 2.3, r=.02, n=1)
            for i in range(4):
                box(pane_glow('#FFC983', 2.2), .7, .06, .5, -1.6 + 1.06 * i, -.02, 1.4, r=.02)
            box(mat('dark', .5), 1.0, .06, 1.5, 0, -.03, 0, r=.03)
            box(glow('teal3', 5), .8, .06, .05, 0, -.05, 1.54, r=.01, n=1)
    box(mat('road', .65), 17.4, 1.7, .03, 0, -3.9, .07, r=.01, n=1)
    for i in range(11):
        box(mat('line', .6), .7, .06, .012, -8.0 + 1.6 * i, -3.9, .1, r=.003, n=1)
    truck(-5.6, -4.3, .1, 0, 'coral', 'teal5', .85)
    truck(1.2, -3.5, .1, 180, 'porcelain', 'amber', .85)
    car(-1.6, -4.3, .1, 0, 'porcelain', kind='van', s=.85)
    rnd = random.Random(3)
    for i in range(3):
        pallet(-8.2, -2.6 + .95 * i, .1, 0, 1 + i)
    for i in range(4):
        agv(-3.0 + 1.9 * i, -2.4 + .2 * (i % 2), .1, 20 * i, .8)
    for i in range(22):
        x = rnd.uniform(-8.4, 8.4)
        if abs(x - 6.6) > 1.2:
            (tree if i % 2 else bush)(x, rnd.uniform(-6.0, -5.3), .08, rnd.uniform(.4, .65) if i % 2 else .18)
    for i in range(6):
        lamp_post(-7.6 + 3.0 * i, -5.0, .08, 90, 2.1, .5, pool=1.2)
    fence(-8.6, -6.2, 8.6, -6.2, .08, .5, 'steel', .4)
    for x in (-5.4, 0, 5.4):
        spot('#FFC98A', 2840, (x, -1.4, 5.2), 1.9, .3)


CLOSE = {'pole': pole_top, 'room': racks_room}
STORIES = {'bazaar': bazaar, 'branch': branch, 'docks': docks}


def build(variant):
    if variant in STORIES:
        return STORIES[variant]()
    if variant == 'wall':
        return wall_of_tiles()
    if variant == 'plates':
        return plates()
    stage(15.5, -1.25, fill=1.1, key=1.1)
    ground()
    station()
    room()
    cameras(variant)
    life()
    if variant in CLOSE:
        CLOSE[variant]()


SHOTS = {
    'main': iso((0, -.2, 1.6), 27, az=40),
    'cta': hero((4.9, -8.8, 3.2), (.55, 1.2, 1.95), 46.5, 2.0, (.3, 2.4, 2), variant='wall', edge=0),
    'detail-1': hero((-10.6, -4.2, 5.0), (-6.2, .2, 2.72), 46, 1.4, (-7.2, -.7, 3.3), variant='pole', edge=0),
    'detail-2': hero((10.4, -4.5, 3.2), (.2, -.9, 1.5), 44, 1.3, (3.2, -1.7, .8), variant='plates', edge=0),
    'detail-3': hero((9.4, -10.9, 3.5), (6.28, -5.5, .98), 62, 1.6, (6.1, -5.2, 1.1), variant='room', edge=0),
    'story-1': iso((0, 0, 1.0), 25.4, az=40, el=34, variant='bazaar', edge=(.05, .03, .05, .04)),
    'story-2': iso((0, 0, 1.25), 21.6, el=32, variant='branch', edge=(.05, .03, .05, .04)),
    'story-3': iso((0, 0, 1.0), 24.4, az=34, el=32, variant='docks', edge=(.05, .04, .05, .04)),
}
