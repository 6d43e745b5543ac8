"""A foundry on a racetrack of a belt: castings leave the pour glowing, cool, and pass a camera arch that frames each one."""
from kit import *
from kit.mess import *
from kit.paper import *
from kit.small import *

SEED = 41
L, R = 9.4, 3.1
BELT = .66


def track(d):
    """Point and heading at distance d along the loop, from the front left, counter-clockwise."""
    total = 2 * L + 2 * pi * R
    d %= total
    if d < L:
        return -L / 2 + d, -R, 0
    d -= L
    if d < pi * R:
        a = -pi / 2 + d / R
        return L / 2 + R * math.cos(a), R * math.sin(a), math.degrees(a) + 90
    d -= pi * R
    if d < L:
        return L / 2 - d, R, 180
    a = pi / 2 + (d - L) / R
    return -L / 2 + R * math.cos(a), R * math.sin(a), math.degrees(a) + 90


def casting(x, y, z, rz=0, heat=0., cracked=False, s=1.):
    """A pump housing: a flange, a belly, a neck. heat 1: just poured."""
    if heat > .05:
        m = mat('#FF9A3C', .5, emit=pick(5 * heat, .8 * heat)) if heat > .5 else mat('#D8603A', .5, emit=pick(2.2 * heat, .5 * heat))
    else:
        m = mat(('#B9C0E4', '#A9AEBC'), .38, metal=.35)
    with at(x, y, z, rz, s):
        cyl(m, .36, .09, seg=28, b=.025)
        lathe(m, [(.2, .06), (.3, .14), (.33, .28), (.28, .4), (.2, .46), (.2, .52), (.27, .54), (.27, .62), (.14, .62), (.12, .5), (0, .5)], seg=28)
        cyl(m, .13, .42, 0, 0, .28, rot=(90, 0, 0), seg=20)
        cyl(m, .19, .06, 0, -.38, .28, rot=(90, 0, 0), seg=20)
        for a in range(6):
            cyl(mat('dark', .5), .03, .03, .29 * math.cos(a * pi / 3), .29 * math.sin(a * pi / 3), .08, seg=8, b=.005)
        if cracked:
            g = glow('coral', 9)
            for p, q in (((.16, -.29, .12), (.26, -.22, .24)), ((.26, -.22, .24), (.2, -.25, .34)), ((.2, -.25, .34), (.27, -.12, .43))):
                bar(g, p, q, .035, .005)


def belt():
    path = stadium(L, R, 24)
    ribbon(mat(('#2A3068', '#4A4E62'), .7), path, 1.15, .08, BELT - .08, closed=True)
    for dr in (-.62, .62):
        tube(mat('amber', .4), [(x, y, BELT) for x, y in stadium(L, R + dr, 24)], .05, 8, closed=True, smooth_path=False)
    total = 2 * L + 2 * pi * R
    n = 92
    for i in range(n):
        x, y, a = track(total * i / n)
        box(mat(('#39427F', '#6A6E80'), .5), .05, 1.05, .02, x, y, BELT, r=.006, n=1, rot=(0, 0, a))
    for i in range(26):
        x, y, a = track(total * (i + .5) / 26)
        with at(x, y, 0, a):
            for s in (-.5, .5):
                box(mat('steel', .4), .1, .1, BELT - .08, 0, s, 0, r=.02, n=1)
            box(mat('steel', .4), .08, 1.0, .08, 0, 0, .2, r=.02, n=1)


def castings():
    total = 2 * L + 2 * pi * R
    n = 25
    pour = L + pi * R + 5.2
    teal, coral = data_mat('data', 4), glow('coral', 7)
    for i in range(n):
        d = total * i / n + .55
        x, y, a = track(d)
        past = (d - pour) % total                       # since the pour
        if past > total - 3.2:                          # sand moulds waiting for the ladle
            box(mat('soil', .9), .78, .78, .34, x, y, BELT + .02, r=.05, rot=(0, 0, a))
            cyl(mat('ink', .9), .14, .02, x, y, BELT + .36, seg=20)
            continue
        bad = i == 5
        casting(x, y, BELT + .02, a, max(0., 1 - past / 13), bad, 1.16)
        if d < L + 3.5:
            with at(x, y, BELT + .02, a):
                wire_box(coral if bad else teal, 1.0, 1.12, .88, 0, -.05, 0, .055 if bad else .036, corners=not bad)
        if bad:
            light_pool(x, y - .2, BELT + .03, 1.0, '#FF5A3C', 1.6)


def arch():
    with at(0, -R, 0):
        P = mat('porcelain', .35, coat=.4)
        for s in (-1, 1):
            box(mat('dark', .5), 1.3, .5, .14, 0, s * 1.12, 0, r=.04)
            box(P, .9, .3, 2.5, 0, s * 1.12, .1, r=.1, n=4)
            box(glow('teal3', 6), .05, .32, 2.0, .3, s * 1.12, .35, r=.01, n=1)
        box(P, 1.1, 2.6, .5, 0, 0, 2.35, r=.16, n=4)
        box(glow('teal3', 5), 1.0, 1.7, .05, 0, 0, 2.31, r=.02, n=1)
        box(holo('#35E0D4', .8, .12), .04, 1.7, 1.6, -.1, 0, BELT + .05, r=.01, n=1, shadow=False)
        for s in (-.5, .5):
            cyl(mat('dark', .4), .16, .3, .1, s, 2.2, seg=24, rot=(0, 180, 0))
            cyl(glow('#7FFFF0', 5), .1, .03, .1, s, 1.89, seg=20)
        panel(image_mat('cctv1', 2.8), .7, .4, 0, -1.28, 1.35)
        for k, c in enumerate(('coral', 'amber', 'teal3')):
            cyl(glow(c, 8), .08, .14, .3, -.8, 2.85 + .15 * k, seg=16, b=.03)
        spot('#8FF5EA', 420, (0, 0, 2.25), 1.9, .2)


def furnace():
    """The tilted crucible behind the belt and the stream it pours."""
    st, dark = mat('steel', .4), mat('dark', .5)
    x, y = L / 2 - 5.2, R + 1.75
    for s in (-1, 1):
        bar(mat('amber', .5), (x + s * 1.5, y + .7, 0), (x + s * 1.4, y, 2.5), .22, .04)
        bar(mat('amber', .5), (x + s * 1.5, y - .6, 0), (x + s * 1.4, y, 2.5), .22, .04)
        cyl(dark, .3, .3, x + s * 1.4 - .15, y, 2.5, rot=(0, 90, 0), seg=24)
    with at(x, y, 2.5, rx=52):
        lathe(mat(('#5A4A66', '#7C6A66'), .6), [(.5, -1.2), (1.0, -1.1), (1.15, -.6), (1.15, .9), (1.2, .95), (1.2, 1.08), (.95, 1.08), (.92, .6)], seg=40)
        cyl(glow('#FF9A2E', 9), .95, .05, z=.78, seg=36)
        for k in range(3):
            torus(st, 1.17, .05, z=-.5 + .55 * k, seg=40)
        torus(glow('amber', 5), 1.07, .05, z=1.1, seg=40)
    top, low = (x, y - 1.0, 2.5), (x, R, BELT + .3)
    tube(glow('#FFB040', 12), [top, (x, y - 1.45, 2.35), (x, R + .06, 1.7), low], .09, 10)
    sphere(glow('#FFD080', 9), .17, *low, seg=16)
    rnd = random.Random(4)
    for _ in range(26):
        a, t = rnd.uniform(0, 6.28), rnd.random()
        sphere(glow('#FFC060', 10), .028, low[0] + .9 * t * math.cos(a), low[1] + .7 * t * math.sin(a), low[2] + .7 * t * (1.3 - t) + .1, seg=8, shadow=False)
    spot('#FF8A2E', 2200, (x, R - .3, 4.6), 1.5, .4)
    light_pool(x, R, BELT + .05, 1.5, '#FF8A2E', 2.0)


def hall():
    wall, brick, trim = mat(('#434E9A', '#EFE5D4'), .6), mat('brick', .75), mat('trim', .5)
    y = 6.2
    w = 12.4
    box(brick, w, .34, 1.1, 0, y, 0, r=.05)
    box(wall, w, .28, 3.3, 0, y, 1.0, r=.05)
    for i in range(5):                                     # a saw-tooth crown
        x = -w / 2 + w * (i + .5) / 5
        with at(x, y):
            wall_prism(brick, [(-w / 10, 4.2), (w / 10, 4.2), (w / 10, 4.45), (-w / 10 + .15, 5.3), (-w / 10, 5.3)], .34)
        for k in (-1, 0, 1):
            box(trim, .62, .1, 2.1, x + k * .72, y - .16, 1.5, r=.03, n=1)
            box(pane_glow('#FFB25A', 1.9), .5, .12, 1.96, x + k * .72, y - .16, 1.57, r=.02, n=1)
            for q in range(3):
                box(trim, .52, .13, .03, x + k * .72, y - .16, 2.0 + .48 * q, r=.005, n=1)
    for x in (-5.0, 5.0):
        chimney(x, y + .55, 0, 6.6 if x < 0 else 5.6, .3)
    for x in (-6.1, 6.1):
        box(mat('amber6', .5), .3, .5, 4.5, x, y - .3, 0, r=.04)


def heart():
    """Inside the loop: where the pictures are read."""
    rack_row(-3.4, .9, 0, 3, 0, 2.1)
    panel_screen('cctv2', 1.9, 1.05, .1, 1.0, 1.25, strength=2.6, bezel=.06)
    panel_screen('heat1', 1.9, 1.05, 2.15, 1.0, 1.25, strength=2.6, bezel=.06)
    for x in (-.5, .7, 1.7, 2.7):
        box(mat('dark', .4), .1, .1, 1.25, x, 1.05, 0, r=.02)
    for x in (.1, 2.3):
        desk(x, -.5, 0, 0, 1.7, .8, ('net1', 'gauge1'))
    neural(4.5, .2, 2.2, (3, 5, 5, 2), .62, .42, 0, .9)
    box(mat('dark', .4), 2.2, .5, .5, 4.5, .2, 0, r=.08)
    box(glow('teal3', 3), 2.0, .3, .04, 4.5, .2, .5, r=.02)
    for p in ((-3.4, .9, 2.4), (4.5, .2, .6)):
        signal_arc((0, -R, 2.9), p, 1.2, .025)
    robot_arm(-5.2, 0, 0, 200, .95, 'coral', 26, 80, 45)
    light_pool(1.2, -.3, .02, 2.4, '#6FE8FF', .35)


def rest():
    with at(7.5, -4.3, 0, -25):                               # rejects
        box(mat('coral', .5), 1.2, .9, .5, r=.06)
        box(mat('ink', .8), 1.0, .7, .02, 0, 0, .5, r=.01, n=1)
        for dx, dy in ((-.25, 0), (.25, .1)):
            casting(dx, dy, .42, dx * 300, 0, True, .72)
    with at(-7.7, -3.9, 0, 20):
        pallet(0, 0, 0, 0, 1)
    for i, (x, y) in enumerate(((-6.2, -5.1), (-4.9, -5.0), (5.6, -5.1))):   # sound parts, boxed for the road
        box(mat('wood', .8), 1.1, .9, .12, x, y, 0, r=.02)
        for dx, dy in ((-.26, -.2), (.26, -.2), (-.26, .2), (.26, .2)):
            casting(x + dx, y + dy, .12, i * 30, 0, s=.62)
    forklift(3.9, -5.3, 0, 0)
    for i, (x, y, rz) in enumerate(((-8.6, -2.9, 30), (-9.6, -1.3, 60), (-3.3, -5.5, 0), (-1.9, -5.5, 0), (1.6, -5.4, 0), (8.9, -3.0, -40), (10.0, -1.1, 80))):   # crates, some open
        with at(x, y, 0, rz):
            box(mat(('wood', 'desk')[i % 2], .8), 1.0, .8, .5, r=.03)
            for k in (-.36, 0, .36):
                box(mat('sand', .8), .1, .84, .52, k, 0, 0, r=.01, n=1)
            if i % 2:
                casting(0, 0, .5, i * 20, 0, s=.75)
    forklift(-9.0, .3, 0, 80)
    for x, y, rr in ((7.9, 4.2, .6), (9.0, 2.7, .5)):
        storage_tank(x, y, 0, rr, 1.7, stairs=False)
    for i in range(3):                                       # sand and scrap
        blob(mat('soil', .95), (.8 - .12 * i, .7, .5 - .1 * i), -8.1 - .5 * i, 3.6 - 1.1 * i, .12, i=i)
    ladle = mat('steel', .5)
    lathe(ladle, [(.3, 0), (.42, .1), (.5, .7), (.42, .7), (.36, .2)], -5.6, 4.9, 0, seg=28)
    for i in range(4):
        cyl(mat('indigo5', .5), .24, .62, -4.5 + .56 * i, 5.4, 0, seg=20)
    for x, y in ((9.4, -2.2), (-9.6, -2.0), (9.7, .3)):
        bollard(x, y, 0)
    for s in (-1, 1):
        high_mast(s * 8.6, -1.8 if s > 0 else 2.0, 0, 4.3, real=False)
    line = mat('amber', .6)
    for dr in (-1.0, 1.0):
        ribbon(line, stadium(L, R + dr * 1.05, 24), .06, .012, .0, closed=True)
    for x, y in ((-6.5, -3.6), (-2.6, -3.6), (3.6, -3.8), (7.3, 0), (1.2, .2), (-6.6, 1.2)):
        spot('#FFD2A0', 900, (x, y, 4.8), 1.7, .35)


def straight(x0, x1, y, w=1.2, z=.04):
    """A straight piece of the same belt."""
    L_, xm = x1 - x0, (x0 + x1) / 2
    box(mat(('#2A3068', '#4A4E62'), .7), L_, w, .1, xm, y, z + BELT - .1, r=.03)
    for s_ in (-1, 1):
        box(mat('amber', .4), L_, .1, .16, xm, y + s_ * (w / 2 + .03), z + BELT - .12, r=.03)
    for k in range(int(L_ / .3)):
        box(mat(('#39427F', '#6A6E80'), .5), .05, w - .1, .02, x0 + .15 + .3 * k, y, z + BELT, r=.006, n=1)
    for k in range(int(L_ / 1.4) + 1):
        for s_ in (-.45, .45):
            box(mat('steel', .4), .12, .12, BELT - .1, x0 + .3 + (L_ - .6) * k / int(L_ / 1.4), y + s_, z, r=.02, n=1)


def unsorted():
    """The same belt in trouble: nobody looks, so cracked and sound castings leave it together and pile up."""
    sorted_out()
    z = .04
    rnd = random.Random(6)
    heap(lambda x, y, zz, a: casting(x, y, zz, a, 0, rnd.random() < .35, 1.1), 4.1, -2.1, z, ((13, 1.6), (9, 1.1), (5, .62), (1, 0)), .46, 6)
    for x, y, a, bad in ((-.4, -1.7, 20, True), (.3, -2.5, 80, False), (-1.5, -1.6, 200, True), (.2, -3.5, 10, False), (-.9, -2.5, 60, True), (2.0, 3.2, 140, False), (.8, 2.9, 30, True)):
        casting(x, y, z, a, 0, bad, 1.1)
    for k in range(4):
        casting(2.5 + .42 * k, .6, z + BELT + .5 + .1 * (k % 2), 50 * k, 0, k % 2 == 0, 1.15)
    file_tower(-2.9, -2.4, z, 9, .4, 4)
    scatter(16, -5.8, -3.9, 0, -1.3, z, 4, 2)
    alert(4.1, -2.1, 2.45, 1.1)
    alarm_lamp(-1.15, .6, z + 3.0, s=1.2)
    light_pool(4.1, -2.1, z + .02, 2.8, '#FF6A48', .7)
    spot('#FF8460', 2200, (4.1, -2.4, 5.0), 1.6, .4)


def sorted_out():
    """The answer: the arch sees a crack, the pusher takes that casting off the belt and no other."""
    slab_w, slab_d = 12.6, 8.4
    diorama(slab_w, slab_d, 1.4)
    slab(mat(('#3A4288', '#D9CFBE'), .6), slab_w - .3, slab_d - .3, .04, r=1.3, b=.01)
    z = .04
    straight(-5.6, 5.6, .6)
    teal = data_mat('data', 4)
    for k, x in enumerate((-4.9, -3.4, -1.9, -.4, 3.4, 4.9)):
        casting(x, .6, z + BELT + .02, 0, 0, False, 1.25)
        with at(x, .55, z + BELT + .02):
            wire_box(teal, 1.06, 1.16, .94, 0, 0, 0, .036, corners=True)
    with at(-1.15, .6 + R, 0, s=1):
        arch()
    with at(1.7, .6, z):                                                    # the pusher and the chute
        box(mat('dark', .45), 1.0, 1.5, .9, 0, 1.75, 0, r=.08, n=3)
        box(mat('teal5', .4, coat=.4), .8, 1.2, .3, 0, 1.7, .88, r=.08, n=3)
        for q in (-.2, .2):
            cyl(mat('steel', .2, metal=.6), .06, 1.5, q, 1.2, BELT + .38, rot=(90, 0, 0), seg=14)
        box(mat('amber', .4), .95, .14, .6, 0, -.32, BELT + .08, r=.04)
        casting(0, -.85, BELT + .02, 0, 0, True, 1.25)
        if not in_trouble():
            wire_box(glow('coral', 7), 1.06, 1.16, .94, 0, -.9, BELT + .02, .055)
        with at(0, -1.62, 0, rx=0):
            wall = mat('coral', .5)
            with at(0, 0, BELT - .1, rx=24):
                box(mat('steel', .3, metal=.4), 1.3, 1.7, .06, 0, -.6, -.02, r=.02)
                for q in (-.66, .66):
                    box(wall, .08, 1.7, .34, q, -.6, 0, r=.03)
        box(mat('coral', .5), 1.6, 1.1, .5, 0, -3.35, 0, r=.06)
        box(mat('ink', .8), 1.4, .9, .02, 0, -3.35, .5, r=.01, n=1)
        for q in (-.35, .35):
            casting(q, -3.35, .4, 40 * q, 0, True, .95)
    light_pool(1.7, -.4, z + BELT + .05, 1.1, '#FF5A3C', 1.4)
    tablet(-3.9, -2.3, z + .9, 20, .9, 'cctv2')
    box(mat('dark', .45), 1.4, .8, .9, -3.9, -2.25, z, r=.08, n=3)
    rack(-5.2, 2.6, z, 0, 2.2)
    rack(-4.3, 2.6, z, 0, 2.2)
    for x, y in ((4.2, -2.4), (5.2, -1.3)):
        box(mat('wood', .8), 1.1, .9, .14, x, y, z, r=.02)
        for dx, dy in ((-.26, -.2), (.26, -.2), (-.26, .2), (.26, .2)):
            casting(x + dx, y + dy, z + .14, 20, 0, s=.62)
    check(4.9, .6, z + BELT + 1.15, .7)
    forklift(-2.0, -3.0, z, 10)
    pallet(-.4, -3.0, z, 0, 1)
    for k in range(11):
        box(mat('amber', .6), .5, .1, .012, -5.2 + 1.05 * k, -1.0, z, r=.002, n=1) if not 3.5 < k < 8.2 else None
    potted_plant(5.2, 3.2, z, .9)
    potted_plant(-5.6, -2.9, z, .9)
    cyl(mat('indigo5', .5), .28, .7, 3.4, 2.9, z, seg=20)
    cyl(mat('indigo5', .5), .28, .7, 4.1, 3.0, z, seg=20)
    signal_arc((-1.15, .6, 2.9), (-4.7, 2.6, 2.3), .9, .022)
    spot('#FF8460', 420, (1.7, -1.4, 4.0), 1.4, .3)
    spot('#FFD2A0', 900, (-2.8, -.6, 4.6), 1.7, .3)
    spot('#FFD2A0', 900, (4.2, -.6, 4.6), 1.7, .3)


def lorries():
    """The banner: gate, weighbridge and loading bay; each camera draws a box around its lorry."""
    diorama(42, 12.4, 1.0)
    slab(mat('yard', .8), 41.8, 12.2, .06, r=.95, b=.02)
    z = .06
    teal = data_mat('data', 4)
    road(-20.8, -4.4, 20.8, -1.5, z)
    factory(-7.6, 3.6, z, 0, 1.25, 5, 6.4, 3.2)
    warehouse(4.6, 3.5, z, 0, 1.2, 7.2, 3.0, 1.7, doors=5)
    factory(14.2, 3.7, z, 0, 1.1, 4)
    storage_tank(-14.0, 3.4, z, 1.3, 2.2)
    storage_tank(-16.8, 3.8, z, 1.0, 1.8)
    for k in range(3):
        chimney(-1.4 + .9 * k, 5.3, z, 5.2 - .5 * k, .24)

    def seen(x, y, rz, cab, load):
        truck(x, y, z + .05, rz, cab, load, 1.35)
        with at(x, y, z + .08, rz):
            wire_box(teal, 3.75, 1.15, 1.62, 0, 0, 0, .05, corners=True)
            box(glow('teal3', 5), .9, .03, .22, -1.4, -.6, 1.72, r=.03, n=1, shadow=False)
            for k in range(3):
                box(mat('ink', .5), .18, .035, .05, -1.68 + .24 * k, -.61, 1.8, r=.01, n=1)

    def eye(x, y, rz, pitch=36, h=3.3):
        with at(x, y, z, rz):
            cyl(mat('porcelain', .4), .08, h, r1=.06, seg=14, b=.01)
            box(mat('dark', .4), .26, .22, .4, 0, -.1, 1.0, r=.04, n=1)
            cctv(.1, 0, h, 0, 1.35, pitch)
            L_ = h / math.sin(rad(pitch))
            with at(.4, 0, h - .14, ry=pitch):
                place(lathe_mesh([(L_ * .3, 0), (.08, L_ - .7)], 40), cone_mat('#35E0D4', pick(.9, .35)), (L_, 0, 0), (0, -90, 0), (.7, 1, 1), shadow=False)
    # the gate
    for y in (-4.75, -1.15):
        box(mat('porcelain', .4), .34, .34, 3.0, -8.6, y, z, r=.06)
    box(mat('porcelain', .4, coat=.3), .9, 4.2, .4, -8.6, -2.95, z + 2.9, r=.1, n=3)
    box(glow('teal3', 5), .93, 3.8, .06, -8.6, -2.95, z + 2.96, r=.02, n=1)
    box(mat('porcelain', .4, coat=.3), 1.5, 1.3, .6, -8.6, -.2, z, r=.08, n=3)
    box(pane_glow('#FFD08A', 4, .6), 1.42, 1.22, .6, -8.6, -.2, z + .58, r=.05)
    box(mat('teal5', .4, coat=.4), 1.8, 1.6, .14, -8.6, -.2, z + 1.18, r=.05)
    boom_gate(-8.0, -1.3, z + .04, -90, 2.8, up=True)
    seen(-6.0, -3.6, 0, 'coral', 'teal3')
    eye(-3.7, -1.1, 210)
    # the weighbridge
    box(mat('steel', .35, metal=.4), 4.6, 1.7, .12, 1.3, -3.6, z + .02, r=.03)
    for s in (-1, 1):
        box(mat('amber', .5), 4.6, .12, .16, 1.3, -3.6 + s * .9, z + .02, r=.03, n=1)
        for k in range(9):
            box(mat('ink', .5), .24, .13, .165, -.7 + .5 * k, -3.6 + s * .9, z + .02, r=.01, n=1)
    with at(1.3, -3.6, .12):
        truck(0, 0, z + .02, 0, 'teal3', 'amber', 1.35)
        wire_box(teal, 3.75, 1.15, 1.62, 0, 0, z + .06, .05, corners=True)
    billboard(4.3, -5.3, z, 0, 'gauge1', 1.5, .8, .8)
    eye(4.2, -1.1, 205)
    # the loading bay
    seen(7.4, -.35, -90, 'peri', 'coral')
    eye(9.2, .4, 190, 34, 3.0)
    for x, c in ((2.5, 'amber'), (4.6, 'teal3')):
        truck(x, .3, z, -90, c, None, 1.0)
    truck(12.0, -2.2, z + .05, 180, 'teal3', 'lav', 1.2)
    truck(-12.6, -3.6, z + .05, 0, 'amber', 'peri', 1.2)
    forklift(9.8, 1.0, z, 200)
    forklift(-3.4, .5, z, 20)
    for x, y, n in ((9.6, -.6, 2), (10.9, .9, 1), (-1.6, .4, 2), (-.6, 1.0, 1), (-5.4, .6, 2), (.6, .3, 1)):
        pallet(x, y, z, 0, n)
    stack(12.6, .5, z, 1, 3, 2, full=1.)
    stack(-12.4, .2, z, 2, 2, 2, full=.9)
    rnd = random.Random(4)
    for k in range(15):
        x = -14 + 2.0 * k + rnd.uniform(-.3, .3)
        (tree if k % 3 else bush)(x, -5.6, z, .62 if k % 3 else .24)
    for x in (-10.6, -2.4, 6.4, 11.0):
        streetlight(x, -4.75, z, 90, 3.0, .9, energy=900, smart=False)
    for x, y in ((-7.6, .8), (4.6, .8), (12, 1.0)):
        spot('#FFC98A', 700, (x, y, 5.0), 1.8, .4)


def build(variant):
    if variant == 'banner':
        stage(20, -1.25, fill=1.3, key=1.3)
        return lorries()
    if variant:
        with trouble(variant == 'obstacles'):
            stage(11, -1.25, fill=1.4, key=1.4)
            return unsorted() if variant == 'obstacles' else sorted_out()
    stage(15.5, -1.25, fill=1.45, key=1.5)
    diorama_shape(stadium(L, 6.75, 28))
    prism(mat(('#3A4288', '#D9CFBE'), .6), stadium(L, 6.6, 28), .03, b=.01)
    hall()
    belt()
    castings()
    arch()
    furnace()
    heart()
    rest()


FEATURES = iso((0, -.2, 0.5), 16.6, az=36, el=32, variant='features')

SHOTS = {
    'main': iso((0, .2, 2.2), 27.6, az=38, el=32),
    'obstacles': {**FEATURES, 'variant': 'obstacles'},
    'features': FEATURES,
    'banner': hero((5.5, -26.5, 10.0), (.6, -.5, 1.9), 37, variant='banner', edge=(0, .07, 0, .07)),
}
