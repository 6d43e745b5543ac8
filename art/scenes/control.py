"""The command and control centre: a curved video wall, rows of operators, the city as a hologram."""
from kit import *
from kit.small import shore

SEED = 21
W = 13.6
CX, CY, Z = 2.55, -2.55, .04           # centre of all the arcs
SIDE = {0: ('list1', 'cctv1', 'gauge1'), 1: ('mix1', 'net1', 'heat2'), 5: ('cctv2', 'bars1', 'mix2'), 6: ('heat1', 'gauge2', 'list2')}


def video_arc(R=8.2, n=7, a0=89.2, a1=180.8):
    """Seven by three screens; the city map covers the middle nine."""
    sw, sh, z0, step = 1.84, 1.035, .98, (a1 - a0) / n
    arc_prism(mat('ink', .4), R + .13, R + .40, a0 - 1, a1 + 1, 3 * sh + .5, z=z0 - .2, n=56, b=.05)
    for zz, h in ((z0 - .3, .1), (z0 + 3 * sh + .24, .12)):
        arc_prism(mat('trim', .45), R - .04, R + .44, a0 - 1.4, a1 + 1.4, h, z=zz, n=56, b=.03)
    arc_prism(glow('#FFB25C', 4), R - .055, R - .03, a0 - 1, a1 + 1, .05, z=z0 + 3 * sh + .28, n=56, b=0)
    arc_prism(mat('dark', .5), R + .05, R + .3, a0, a1, z0 - .3, n=56, b=.03)
    for i in range(n):
        a = a1 - step * (i + .5)
        for j in range(3):
            with at(R * math.cos(rad(a)), R * math.sin(rad(a)), z0 + j * (sh + .025), a - 90):
                box(mat('ink', .3), sw - .005, .05, sh, 0, .03, 0, r=.015, n=1)
                if 2 <= i <= 4:
                    panel(image_mat('map', 3.6), sw - .03, sh - .02, 0, -.004, .01, uv=((i - 2) / 3, j / 3, (i - 1) / 3, (j + 1) / 3))
                else:
                    panel(image_mat(SIDE[i][2 - j], 3.2), sw - .03, sh - .02, 0, -.004, .01)


def operators(R, a0, a1, seats, dz, screens, lead=False):
    """A curved desk with seats on its inner side."""
    arc_prism(mat('desk', .4, coat=.2), R, R + .85, a0, a1, .07, z=.72 + dz, b=.03)
    arc_prism(mat(('indigo7', 'trim'), .5), R + .55, R + .72, a0 + 1, a1 - 1, .7, z=dz + .02, b=.02)
    arc_prism(glow('teal3', 3), R + .725, R + .74, a0 + 2, a1 - 2, .03, z=dz + .55, b=0)
    arc_prism(mat(('indigo6', 'wall2'), .5), R + .72, R + .8, a0 + 1, a1 - 1, .35, z=dz + .75, b=.02)

    def on(r, a, z=0.):
        return at(r * math.cos(rad(a)), r * math.sin(rad(a)), dz + z, a - 90)
    for a in (a0 + 1.2, a1 - 1.2, (a0 + a1) / 2):
        with on(R + .4, a):
            box(mat(('indigo7', 'trim'), .5), .08, .7, .72, r=.03)
    k = 0
    for i in range(seats):
        a = a0 + (a1 - a0) * (i + .5) / seats
        with on(R - .42, a):
            chair(0, 0, 0, random.uniform(-14, 14), 'amber6' if lead and i == seats // 2 else 'teal5')
        for q in (-.5, .5):
            with on(R + .5, a + q * (.68 / R * 57.3), .79):
                monitor(screens[k % len(screens)], 0, 0, 0, q * 16)
            k += 1
        with on(R + .17, a, .79):
            keyboard(0, 0, 0)
        if i % 2 == 0:
            with on(R + .2, a + 5.5, .79):
                mug(0, 0, 0, ('coral', 'amber', 'teal3')[i % 3])


def clocks():
    with at(-6.02, -4.6, Z + 3.55, 90):
        for q in range(3):
            with at((q - 1) * .85):
                cyl(mat(('ink', 'dark'), .4), .33, .06, 0, .02, 0, rot=(90, 0, 0))
                torus(glow(('teal3', 'amber', 'peri')[q], 3.5), .33, .022, 0, -.05, 0, rot=(90, 0, 0))
                hand = mat('white', .4, emit=1.5)
                box(hand, .03, .02, .22, 0, -.06, 0, r=.008, n=1, rot=(0, 40 + q * 75, 0))
                box(hand, .025, .02, .16, 0, -.06, 0, r=.008, n=1, rot=(0, -60 + q * 50, 0))


def lounge():
    rug(-4.2, -5.1, Z, 1.55)
    with at(-4.35, -4.85, Z, 50):
        sofa(0, 0)
        round_table(0, -1.1)
        flat_tablet(.06, -1.1, .43, 24, .7)


# ---------------------------------------------------------------- close by
def procedure(w=.8, h=.46):
    """A screen with the steps of a procedure: four done, one to do; facing -y, z its bottom."""
    box(mat('ink', .3), w + .05, .05, h + .05, 0, .03, -.025, r=.02, n=1)
    box(mat(('#141C48', '#20305E'), .3, emit=.5), w, .02, h, 0, 0, 0, r=.01, n=1)
    box(glow('peri', 1.6), w * .5, .01, h * .07, -w * .2, -.012, h * .86, r=.004, n=1)
    for k in range(5):
        z, done = h * (.7 - .155 * k), k < 4
        box(mat(('#22306E', '#2C3F78'), .4, emit=.5), w * .92, .008, h * .125, 0, -.012, z, r=.004, n=1)
        cyl(glow('teal3' if done else 'amber', 2.6), h * .045, .012, -w * .4, -.006, z + h * .062, rot=(90, 0, 0), seg=16, b=.002)
        if done:
            bar(mat('white', .4, emit=2), (-w * .4 - .012, -.022, z + h * .06), (-w * .4 - .002, -.022, z + h * .042), .006, .001)
            bar(mat('white', .4, emit=2), (-w * .4 - .002, -.022, z + h * .042), (-w * .4 + .016, -.022, z + h * .084), .006, .001)
        box(glow('lav' if done else 'amber', 1.0), w * (.42, .5, .36, .46, .4)[k], .008, h * .035, -w * .33 + w * (.42, .5, .36, .46, .4)[k] / 2, -.018, z + h * .045, r=.003, n=1)


def console():
    """An operator's place: a curved desk, four large screens."""
    R, a0, a1 = 3.0, 103, 167
    arc_prism(mat('desk', .4, coat=.2), R, R + 1.0, a0, a1, .08, z=.74, b=.03, n=48)
    arc_prism(mat(('indigo7', 'trim'), .5), R + .7, R + .85, a0 + 1, a1 - 1, .72, z=.02, b=.02, n=48)
    arc_prism(glow('teal3', 3), R + .86, R + .875, a0 + 2, a1 - 2, .03, z=.55, b=0, n=48)
    arc_prism(glow('#FFB25C', 4), R - .012, R + .004, a0 + 1, a1 - 1, .03, z=.765, b=0, n=48)

    def on(r, a, z=0.):
        return at(r * math.cos(rad(a)), r * math.sin(rad(a)), z, a - 90)
    for i, name in enumerate(('list2', 'map', 'cctv1', None)):
        a = 157.5 - 15 * i
        with on(R + .66, a, .82):
            cyl(mat('dark', .4), .16, .03, 0, .04, 0, seg=24)
            box(mat('dark', .4), .07, .05, .26, 0, .07, 0, r=.015)
            with at(0, 0, .16):
                if name:
                    panel_screen(name, .84, .48, strength=2.5, bezel=.028)
                else:
                    procedure(.84, .48)
    for a in (150, 122):
        with on(R + .24, a, .82):
            keyboard(0, 0, 0)
            box(mat('porcelain', .4), .09, .14, .03, .38, 0, 0, r=.014, n=1)
    with on(R + .3, 136, .82):                                             # radio, telephone, a cup
        box(mat('dark', .45), .5, .3, .09, 0, 0, 0, r=.03)
        for k in range(10):
            box(glow(('teal3', 'teal3', 'amber', 'teal3', 'coral')[k % 5], 2.4), .05, .05, .012, -.18 + .09 * (k % 5), -.06 + .1 * (k // 5), .09, r=.008, n=1)
        cyl(mat('dark', .4), .012, .3, .2, .12, .05, seg=8)
        sphere(mat('dark', .5), .03, .2, .12, .36, seg=10)
    with on(R + .3, 111, .82):
        mug(0, 0, 0, 'coral')
    with on(R + .28, 163, .82):
        headset(0, 0, 0, 30, .9)
    with on(R - .5, 158, 0):
        chair(0, 0, 0, 40, 'teal5')
    spot('#FFD3A0', 320, (-2.3, 2.3, 4.0), 1.5, .3)


def incident():
    """One block of the hologram in trouble, and the pin above it."""
    with at(CX, CY, Z, 0, 1.5):
        x, y = .555, -.185
        box(glow('coral', 2.4), .15, .15, .34, x, y, .77, r=.008, n=1, shadow=False)
        box(holo('#FF7759', 1.4, .25), .2, .2, .42, x, y, .77, r=.01, n=1, shadow=False)
        for k in range(3):
            torus(data_mat('coral', 3.2 - .8 * k), .17 + .09 * k, .008, x, y, .78, seg=48, sec=6, shadow=False)
        pin(x, y, 1.22, 'coral', .26)
    spot('#FF7759', 60, (CX + .83, CY - .28, 2.6), 1.2, .1)


def server_room():
    """The racks behind a wall of glass, the trays above it into the room."""
    steel, frame = mat('steel', .4), mat('trim', .45)
    box(mat(('indigo6', 'trim'), .5), 4.6, .16, .1, 4.6, 4.1, Z, r=.02)
    box(frame, 4.6, .14, .14, 4.6, 4.1, 3.0, r=.03)
    for x in (2.35, 3.45, 4.6, 5.7, 6.75):
        box(frame, .09, .12, 3.0, x, 4.1, Z, r=.02)
    for x in (2.9, 4.02, 5.15, 6.22):
        box(holo('#8FD8FF', .35, .07), 1.0, .03, 2.8, x, 4.1, .14, r=.01, n=1, shadow=False)
        box(glow('teal3', 3), .9, .02, .03, x, 4.07, 1.1, r=.006, n=1)
    box(frame, .12, 2.2, .14, 2.35, 5.2, 3.0, r=.03)
    box(holo('#8FD8FF', .3, .07), .03, 2.0, 2.8, 2.35, 5.15, .14, r=.01, n=1, shadow=False)
    for i in range(4):
        x = 3.75 + .86 * i
        bar(steel, (x, 5.6, 2.3), (x, 5.6, 3.3), .05)
        tube(mat(('teal3', 'amber', 'peri', 'coral')[i], .5), elbow_path([(x + .1, 5.5, 2.3), (x + .1, 5.5, 3.36), (x + .1, 4.4, 3.36)], .2), .03, 6, smooth_path=False)
    for y in (5.55, 4.55):
        box(steel, 4.3, .5, .05, 4.7, y, 3.28, r=.015)
        for s in (-1, 1):
            box(steel, 4.3, .03, .14, 4.7, y + s * .25, 3.28, r=.01, n=1)
    for x in (3.1, 5.6):                                                   # and out over the desks
        box(steel, .5, 6.2, .05, x, 1.5, 3.42, r=.015)
        for s in (-1, 1):
            box(steel, .03, 6.2, .14, x + s * .25, 1.5, 3.42, r=.01, n=1)
        for k, c in enumerate(('teal3', 'amber', 'peri')):
            tube(mat(c, .5), [(x - .14 + .14 * k, 4.7, 3.5), (x - .14 + .14 * k, -1.5, 3.5)], .035, 6, smooth_path=False)
        bar(data_mat('data', 3), (x + .2, 4.7, 3.5), (x + .2, -1.5, 3.5), .03)
        bar(glow('teal3', 3.5), (x, 4.6, 3.4), (x, -1.5, 3.4), .05)
    wall_run(6.0, 9.5, W / 2 - .45, Z, 0, 4.75)                              # the room goes on beyond the frame
    slab(mat('floor', .26, spec=.5, coat=.15), 6.0, W - .3, .04, 9.4, 0, -.005, r=.1, b=.01)
    box(mat('wall', .6), .2, 2.5, 3.1, 6.95, 5.2, Z, r=.04)
    box(mat('trim', .5), .26, 2.5, .1, 6.95, 5.2, 3.1, r=.03)
    fingerprint_reader(6.75, 4.02, 1.2, 0, .5)
    for i in range(4):
        box(glow('#BFE0FF', 5), .6, .08, .04, 3.75 + .86 * i, 4.9, 2.98, r=.015, n=1)
    cooler = 8.4
    box(mat('porcelain', .4, coat=.3), 1.5, .8, 2.2, cooler, 5.7, Z, r=.05, n=3)
    for k in range(9):
        box(mat('dark', .5), 1.2, .03, .06, cooler, 5.29, .5 + .12 * k, r=.01, n=1)
    panel_screen('gauge1', .6, .34, cooler, 5.28, 1.72, strength=2.4)
    box(glow('teal3', 5), 1.3, .03, .04, cooler, 5.29, .3, r=.01, n=1)
    potted_plant(7.5, 5.3, Z)
    spot('#BFE0FF', 1700, (4.9, 4.5, 3.2), 2.2, .3)
    spot('#FFC98A', 1900, (6.6, 2.0, 4.6), 1.8, .3)
    spot('#FFB866', 1100, (2.4, 1.6, 4.4), 1.8, .3)
    box(glow('#FFB25C', 3), 4.4, .03, .04, 4.6, 3.99, .12, r=.01, n=1)


# ---------------------------------------------------------------- elsewhere
def crossing_line(a, b, h, beads=3):
    signal_arc(a, b, h, .028)
    ripples(*b, 3, .2, .17, .02)


def hill():
    """The control centre on its hill, and what it watches: a port, a pumping station, a street."""
    stage(16, -1.25, fill=1.6, key=1.7)
    R = 10.6
    diorama_shape(circle(R, 90))
    prism(mat('grass', .9), circle(R - .12, 90), .06, b=.02)
    with at(-1.6, 2.6):
        for k, r in enumerate((5.6, 4.9, 4.2, 3.5, 2.8)):
            prism(mat(('leaf3', 'grass', 'leaf3', 'grass', 'pave')[k], .9), shore(r, 5 + k // 3, amp=.05), .42, z=.04 + .42 * k, b=.1)
        z = 2.14
        with at(0, .2, z):                                                  # the centre: a low arc of glass, a drum
            slab(mat('kerb', .6), 4.2, 2.9, .1, r=.6, b=.03)
            building(.0, .5, 3.6, 1.5, 1.25, 'facade5', style='band', lit=1, z=.1, roof='none')
            box(pane_glow('#6FD8FF', 2.6), 3.2, .06, .55, 0, -.3, .45, r=.02)
            box(mat('porcelain', .4), 4.0, 2.2, .14, 0, .3, 1.35, r=.06)
            box(glow('teal3', 4), 4.02, 2.22, .04, 0, .3, 1.38, r=.02, n=1)
            cyl(mat('porcelain', .4), .8, .5, -.9, .5, 1.48, seg=40)
            cyl(pane_glow('#6FD8FF', 2.4), .82, .26, -.9, .5, 1.58, seg=40, b=.01)
            cyl(mat('dark', .4), .9, .07, -.9, .5, 1.98, seg=40)
            sat_dish(1.3, .7, 1.48, .9, 40)
            antenna_mast(.4, .7, 1.48, 3.4, .9)
            for x in (-1.9, 1.9):
                potted_plant(x, -1.0, .1, .7)
        for i in range(26):
            a, rr = i * 2.4, 3.0 + (i * .37) % 2.4
            tree(rr * math.cos(a), rr * math.sin(a), .04 + .42 * max(1, min(4, int((5.9 - rr) / .7))), .55)
    top = (-1.2, 3.4, 6.9)
    spot('#FFD3A0', 3000, (-1.0, .6, 7.0), 1.3, .4)
    for i in range(14):                                                   # lamps up the hill
        a = rad(200 + 13 * i)
        lamp_post(-1.6 + 5.9 * math.cos(a), 2.6 + 5.6 * math.sin(a), .06, math.degrees(a) + 180, 1.5, .35, pool=1.1)
    ripples(*top, r0=.3, dr=.24, th=.02)
    # the port, left
    sea = [(x, y) for x, y in circle(R - .12, 90) if x + y < -8.0 - .0]
    sea.sort(key=lambda p: math.atan2(p[1] + 7, p[0] + 7))
    prism(water_mat(), sea, .09, b=.02)
    with at(-6.6, -4.6, .0, -45):
        box(mat('concrete', .75), 8.0, 2.6, .3, 0, 1.5, 0, r=.05)
        with at(.4, .0, 0):
            ship(-.2, -.72, .22, 0, s=.42)
        sts_crane(-1.3, .55 / .42, 1.7 / .42, .3, s=.42, trolley=-2.2, light=False)
        sts_crane(1.4, .55 / .42, 1.7 / .42, .3, s=.42, trolley=-1.6, light=False)
        with at(0, 0, .3, 0, .62):
            stack(-4.2, 3.6, 0, 2, 2, 3)
            stack(0, 3.6, 0, 2, 2, 2)
            stack(4.2, 3.6, 0, 2, 2, 3)
        spot('#FFC98A', 800, (0, 1.2, 3.4), 1.9, .3)
    # the pumping station, right
    with at(6.0, 3.4, .06, 0):
        slab(mat('pave2', .75), 5.6, 5.0, .08, r=.5, b=.03)
        pump_house(-.6, 1.0, .08, 0, .9)
        clarifier(1.2, -1.2, .08, 1.1, .45)
        storage_tank(-1.7, -1.3, .08, .7, 1.1, stairs=False)
        water_tower(1.8, 1.6, .08, 2.6, .7)
        spot('#FFC98A', 700, (0, -.8, 3.6), 1.9, .3)
    # the street, near
    with at(3.0, -5.9, .06, 45):
        road(-5.4, -.9, 5.4, .9)
        block(-5.2, 1.0, 5.2, 3.4, .3)
        for i, (x, ww, h) in enumerate(((-3.9, 2.0, 1.5), (-1.6, 1.9, 2.1), (.8, 2.2, 1.3), (3.2, 1.9, 1.8))):
            building(x, 2.35, ww, 1.6, h, ('facade4', 'facade3', 'facade6', 'facade2')[i], style='grid', lit=.75, z=.18, roof=('solar', 'water', 'green', 'hvac')[i], shop=True)
        for i in range(5):
            streetlight(-4.4 + 2.2 * i, 1.25, .1, -90, 2.2, .7, energy=520, real=i % 2 == 0, s=.85)
        car(-2.6, -.42, .05, 0, 'amber', s=.75)
        bus(2.0, .42, .05, 180, s=.72)
        auto_rickshaw(.2, -.42, .05, 0, s=.75)
        for i in range(7):
            tree(-4.6 + 1.5 * i, -1.5, 0, .45)
    for p, h in (((-7.0, -3.4, 2.9), 1.4), ((5.4, 4.4, 2.2), 1.6), ((2.4, -5.2, 2.4), 1.2), ((7.8, 5.0, 3.6), 1.0)):
        crossing_line(top, p, h)
    for x, y in ((2.6, -1.4), (3.6, -.6), (2.4, .6), (4.4, .2), (1.8, 7.6), (3.2, 8.2), (-7.6, 5.2), (-8.4, 3.4), (-9.2, 1.6), (-1.0, -4.6), (.2, -5.4), (-2.2, -6.8), (9.3, -1.2), (8.6, -2.6), (7.6, -.6), (5.6, -1.4), (6.6, -2.4), (8.6, .4)):
        tree(x, y, .06, .65)


def townhall():
    """The headquarters of a municipality: its clock tower, its streets, its drains and its lake."""
    stage(16, -1.25, fill=1.3, key=1.35)
    diorama(18, 18, 1.6)
    slab(mat('grass', .9), 17.8, 17.8, .06, r=1.5, b=.02)
    road(-8.9, -5.0, 8.9, -3.0, 0)
    road(3.0, -8.9, 5.0, 8.9, 0)
    for x0, y0, x1, y1 in ((-8.8, -2.85, 2.85, 8.8), (5.15, -2.85, 8.8, 8.8), (-8.8, -8.8, 2.85, -5.15), (5.15, -8.8, 8.8, -5.15)):
        block(x0, y0, x1, y1, .5)
    for y, rz in ((-2.4, 0), (-5.6, 0)):
        crosswalk(4.0, y, .052, 1.9)
    crosswalk(2.5, -4.0, .052, 1.9, 90)
    z = .18
    with at(-2.8, 3.2, z):                                                  # the hall and its tower
        slab(mat('kerb', .6), 9.0, 5.4, .14, 0, .4, 0, r=.4, b=.03)
        secretariat(0, 1.0, .14, 0, .92, 8.4, 2.8, flag=False)
        with at(-3.0, -1.5, .14):
            box(mat('facade4', .55), 1.3, 1.3, 4.6, r=.05)
            for k in range(4):
                box(mat('trim6', .5), 1.42, 1.42, .1, 0, 0, .9 + 1.1 * k, r=.02, n=1)
                for s in range(2):
                    with at(rz=90 * s):
                        for q in (-.3, .3):
                            box(window(.8), .26, .03, .6, q, -.655, .2 + 1.1 * k, r=.02, n=1)
            box(mat('facade6', .5), 1.6, 1.6, 1.4, 0, 0, 4.6, r=.06)
            for s in range(2):
                with at(rz=90 * s):
                    cyl(mat('white', .4, emit=pick(1.6, 0)), .56, .05, 0, -.79, 5.3, rot=(90, 0, 0), seg=40, b=.01)
                    torus(mat('trim6', .4), .58, .05, 0, -.84, 5.3, rot=(90, 0, 0), seg=40)
                    for a in range(12):
                        box(mat('ink', .5), .035, .02, .09, .47 * math.sin(a * pi / 6), -.85, 5.3 + .47 * math.cos(a * pi / 6) - .045, r=.004, n=1)
                    bar(mat('ink', .5), (0, -.87, 5.3), (.2, -.87, 5.5), .05)
                    bar(mat('ink', .5), (0, -.87, 5.3), (-.12, -.87, 5.68), .035)
            lathe(mat(('teal3', '#5FB3A6'), .45), [(1.05, 0), (.95, .1), (.5, .7), (.08, 1.1), (.03, 1.5)], 0, 0, 6.0, seg=4, rot=(0, 0, 45))
        antenna_mast(2.6, 1.4, 2.4, 2.6, .75)
    mast = (-.2, 4.6, 5.25)
    ripples(*mast, r0=.28, dr=.22, th=.02)
    # the lake, right behind; the drains along the streets
    prism(mat('kerb', .6), [(7.0 + 1.6 * x, 3.4 + 4.4 * y) for x, y in shore(1.0, 3, amp=.05)], .2, b=.04)
    prism(water_mat(), [(7.0 + 1.45 * x, 3.4 + 4.2 * y) for x, y in shore(1.0, 3, amp=.05)], .215, b=.01)
    fishing_boat(6.9, 4.6, .22, 80, .45)
    for y in (-2.72, -5.28):
        box(mat('dark', .6), 11.4, .22, .03, -3.1, y, .165, r=.01, n=1)
        box(water_mat('drain', wave=.5), 11.3, .12, .035, -3.1, y, .165, r=.005, n=1)
        for i in range(16):
            box(mat('steel', .4), .06, .24, .04, -8.4 + .72 * i, y, .168, r=.005, n=1)
    for x in (2.72, 5.28):
        box(mat('dark', .6), .22, 11.2, .03, x, 3.0, .165, r=.01, n=1)
        box(water_mat('drain', wave=.5), .12, 11.1, .035, x, 3.0, .165, r=.005, n=1)
        for i in range(15):
            box(mat('steel', .4), .24, .06, .04, x, -2.2 + .74 * i, .168, r=.005, n=1)
    tube(data_mat('data', 2.4), elbow_path([(-8.4, -2.72, .3), (2.72, -2.72, .3), (2.72, 2.0, .3), (5.9, 2.0, .3)], .3), .035, 8, smooth_path=False, shadow=False)
    for i, (x, y, ww, dd, h) in enumerate(((-7.2, -7.0, 2.4, 2.2, 1.6), (-4.4, -7.0, 2.2, 2.2, 1.2), (-1.6, -7.0, 2.4, 2.2, 1.8), (1.2, -7.0, 2.0, 2.2, 1.2), (7.0, -7.0, 2.4, 2.4, 1.7), (7.1, -1.4, 2.2, 1.8, 2.2))):
        building(x, y, ww, dd, h, ('facade3', 'facade6', 'facade2', 'facade4', 'facade1', 'facade5')[i], style='grid', lit=.7, z=z, roof=('solar', 'green', 'water', 'tank', 'solar', 'hvac')[i], shop=True)
    for x, y in ((-7.9, 7.3), (-4.6, 7.6), (-1.4, 7.5), (1.6, 7.4)):
        building(x, y, 2.4, 1.8, (3.0, 2.4, 3.4, 2.6)[int((x + 8) / 3.2)], ('facade1', 'facade8', 'facade7', 'facade9')[int((x + 8) / 3.2)], style='band', lit=.6, z=z, roof='mix')
    for x in (-7.6, -4.2, -.8):
        streetlight(x, -2.3, .18, -90, 2.3, .7, energy=700, s=.9)
        streetlight(x + 1.7, -5.7, .18, 90, 2.3, .7, energy=700, s=.9, real=False)
    for y in (-.6, 2.6, 5.8):
        streetlight(2.4, y, .18, 0, 2.3, .7, energy=700, s=.9)
    for x, y, rz, c in ((-6.0, -4.45, 0, 'amber'), (-1.2, -3.5, 180, 'porcelain'), (6.8, -3.5, 180, 'rose'), (3.55, 2.2, -90, 'teal3'), (4.45, 5.6, 90, 'coral')):
        car(x, y, .05, rz, c, s=.78)
    bus(-3.6, -4.45, .05, 0, s=.78)
    sites = ((-5.0, -2.72, .5), (4.0, -6.6, 1.0), (7.0, 3.4, .7), (7.1, -1.4, 2.9), (-7.2, -7.0, 2.2), (2.72, 6.4, .5))
    for p in sites:
        crossing_line(mast, p, .8)
    for x, y in ((-7.9, -2.0), (-7.9, .4), (-7.9, 2.4), (-7.9, 5.0), (1.9, -1.9), (-6.0, -1.6), (-3.0, -1.6), (-1.4, -1.7), (.4, -1.6), (6.0, 7.9), (7.8, 8.0), (8.2, -.2), (5.7, -5.8), (8.2, -5.5), (5.7, 8.0), (-8.2, -5.7), (2.2, -8.2)):
        tree(x, y, z, .68)


def aircraft(x, y, z, rz=0, s=1., tail='teal3'):
    """An airliner on the ground, nose to +x, 6 long."""
    B = mat('porcelain', .3, coat=.6)
    with at(x, y, z, rz, s):
        with at(-2.9, 0, .75, ry=90):
            lathe(B, [(.02, 0), (.1, .1), (.27, .9), (.36, 1.6), (.38, 2.4), (.38, 4.9), (.34, 5.4), (.22, 5.75), (.06, 5.92), (0, 5.95)], seg=28)
        for q in (-1, 1):
            prism(B, [(-.3, q * .2), (.9, q * .2), (-.2, q * 2.9), (-.65, q * 2.9)][::q], .07, 0, 0, .62, b=.02)
            prism(B, [(-2.75, q * .1), (-2.0, q * .1), (-2.5, q * 1.1), (-2.85, q * 1.1)][::q], .05, 0, 0, .95, b=.015)
            cyl(mat('lav', .4), .19, .75, .05, q * 1.05, .45, rot=(0, 90, 0), seg=22)
            cyl(mat('ink', .5), .15, .02, .8, q * 1.05, .45, rot=(0, 90, 0), seg=22)
            for k in range(17):
                box(window(.8) if not is_day() else mat('dark', .2), .09, .02, .1, 2.1 - .26 * k, q * .372, .82, r=.02, n=1)
            cyl(mat('ink', .6), .13, .1, -.1, q * .42 + .05, .13, rot=(90, 0, 0), seg=16)
            sphere(glow('coral' if q > 0 else 'teal3', 9), .05, -.42, q * 2.9, .68, seg=10)
        wall_prism(mat(tail, .4, coat=.4), [(-2.9, .95), (-1.85, 1.02), (-2.5, 2.15), (-2.95, 2.15)], .08, b=.02)
        box(glass(), .22, .4, .13, 2.62, 0, .86, r=.04)
        cyl(mat('ink', .6), .1, .08, 2.2, .04, .1, rot=(90, 0, 0), seg=14)
        bar(mat('steel', .4), (2.2, 0, .1), (2.2, 0, .5), .05)


def airport():
    """A small airport: one curved terminal, a tower, two aircraft on a lit apron, a substation."""
    stage(16, -1.25, fill=1.3, key=1.35)
    diorama(22, 16, 1.2)
    slab(mat('grass', .9), 21.8, 15.8, .05, r=1.1, b=.02)
    slab(mat('yard', .7), 17.4, 6.6, .03, -1.2, -.9, .05, r=.6, b=.01)
    slab(mat('road', .65), 21.6, 2.3, .03, 0, -6.3, .05, r=.1, b=.01)         # the runway
    for i in range(12):
        box(mat('line', .6), 1.0, .1, .01, -9.6 + 1.75 * i, -6.3, .08, r=.002, n=1)
    for i in range(24):
        for y in (-5.25, -7.35):
            sphere(glow('#FFE0A8', 8), .05, -10.2 + .89 * i, y, .1, seg=8)
    slab(mat('yard', .7), 1.6, 2.6, .022, 5.4, -4.6, .05, r=.1, b=.005)
    for pts in ([(-8, -2.6), (4.6, -2.6), (5.4, -3.4), (5.4, -5.8)], [(-4.6, -2.6), (-4.6, -.2)], [(1.6, -2.6), (1.6, -.2)]):
        tube(mat('amber', .5), elbow_path([Vector((*p, .085)) for p in pts], .5) if len(pts) > 2 else [Vector((*p, .085)) for p in pts], .035, 6, smooth_path=False)
    with at(-1.5, -6.2):                                                    # the terminal, an arc around the apron
        a0, a1 = 58, 122
        arc_prism(mat('facade5', .5), 9.6, 12.2, a0, a1, 1.3, z=.05, n=60, b=.05)
        arc_prism(pane_glow('#FFC983', 2.0), 9.55, 9.62, a0 + 1, a1 - 1, .85, z=.3, n=60, b=.0)
        for i in range(30):
            a = a0 + 1 + (a1 - a0 - 2) * i / 29
            with at(9.53 * math.cos(rad(a)), 9.53 * math.sin(rad(a)), .05, a - 90):
                box(mat('trim5', .5), .06, .08, 1.25, r=.01, n=1)
        arc_prism(mat('porcelain', .35, coat=.4), 9.0, 12.5, a0 - 1.5, a1 + 1.5, .2, z=1.4, n=60, b=.08)
        arc_prism(glow('teal3', 4), 8.98, 9.0, a0 - 1, a1 + 1, .05, z=1.48, n=60, b=0)
        for i in range(13):
            a = a0 + 4 + (a1 - a0 - 8) * i / 12
            with at(11.0 * math.cos(rad(a)), 11.0 * math.sin(rad(a)), 1.6, a - 90):
                box(mat(('#1A2C66', '#8FB4CE'), .15, coat=.8), 1.0 if i % 3 else .3, 1.1, .12, 0, 0, 0, r=.05)
                if i % 3 == 0:
                    hvac(0, 0, 0, .6)
        for a in (73, 104):                                                  # jetties
            with at(9.4 * math.cos(rad(a)), 9.4 * math.sin(rad(a)), 0, a - 90):
                box(mat('porcelain', .4), .5, 2.4, .5, 0, -1.3, .95, r=.08, n=3)
                box(pane_glow('#FFD9A0', 2), .52, 2.0, .2, 0, -1.3, 1.1, r=.02, n=1)
                cyl(mat('steel', .4), .1, .9, 0, -2.2, .1, seg=12)
    aircraft(-5.1, -.5, .08, 68, .92, 'teal3')
    aircraft(1.9, -.5, .08, 118, .92, 'coral')
    control_tower(8.6, 4.4, .05, .92)
    with at(8.4, -.6, .05):                                                  # the substation
        slab(mat('concrete', .75), 3.8, 3.0, .06, r=.2, b=.02)
        transformer(-.8, .3, .06, 0, .8)
        busbar_frame(.4, .9, .06, 0, 2.8, 1.8)
        breaker(.7, -.2, .06, .8)
        breaker(1.3, -.2, .06, .8)
        for p in ((-1.8, -1.4, 1.8, -1.4), (1.8, -1.4, 1.8, 1.4), (-1.8, -1.4, -1.8, 1.4)):
            fence(*p, .06, .5, 'porcelain', .3)
    for x, y in ((-9.6, 1.8), (-1.6, 2.2), (5.6, 1.8)):
        high_mast(x, y, .05, 4.6, 2600)
    spot('#FFC98A', 1800, (-1.6, -1.6, 6.0), 1.7, .4)
    spot('#FFC98A', 1200, (8.2, -1.2, 5.0), 1.5, .3)
    for i in range(3):                                                       # carts, a tanker, steps
        box(mat('amber', .5), .5, .4, .3, -2.4 + .62 * i, -1.9, .1, r=.04)
        carton(-2.4 + .62 * i, -1.9, .4, .5)
    car(-.4, -1.9, .08, 0, 'porcelain', kind='van', s=.65)
    truck(-7.6, -1.7, .08, 20, 'teal3', False, .7)
    fire_truck(4.6, 1.2, .08, -90, .7)
    block(-10.4, 6.4, 6.5, 7.7, .3, .02)
    road(-10.6, 5.6, 7.0, 6.4, .03, marks=False)
    for i, x in enumerate((-8.6, -6.4, 3.6, 5.4)):
        car(x, 6.0, .08, 0 if i % 2 else 180, ('amber', 'porcelain', 'rose', 'teal3')[i], s=.65)
    top = (8.6, 4.4, 6.1)
    ripples(*top, r0=.28, dr=.2, th=.02)
    for p in ((-5.1, .2, 2.2), (1.9, .0, 2.2), (-1.5, 4.9, 2.0), (8.4, .3, 2.1), (5.6, -6.3, .3)):
        crossing_line(top, p, 1.0)
    rnd = random.Random(4)
    for i in range(44):
        x, y = rnd.choice(((rnd.uniform(-10.3, 10.3), rnd.uniform(6.6, 7.5)), (rnd.uniform(-10.5, -9.2), rnd.uniform(2.6, 6.0)), (rnd.uniform(6.4, 10.4), rnd.uniform(2.0, 3.4)), (rnd.uniform(7.4, 10.4), rnd.uniform(5.8, 7.4)), (rnd.uniform(7, 10.4), rnd.uniform(-4.6, -2.9))))
        tree(x, y, .07, rnd.uniform(.5, .8))


def township():
    """A works town: five sheds, a bridge of steam pipes, a water tower, homes, one utility house that joins them."""
    stage(16, -1.25, fill=1.3, key=1.35)
    diorama(20, 18, 1.2)
    slab(mat('grass', .9), 19.8, 17.8, .05, r=1.1, b=.02)
    road(-9.9, -3.4, 9.9, -1.8, .02)
    road(.6, -8.9, 2.2, -3.3, .02)
    slab(mat('yard', .7), 19.0, 9.8, .03, 0, 3.7, .05, r=.6, b=.01)
    z = .08
    for i, (x, y, c) in enumerate(((-7.0, 6.6, 'facade4'), (-1.4, 6.6, 'facade7'), (4.2, 6.6, 'facade3'), (-6.9, 2.2, 'facade8'), (6.2, 1.6, 'facade9'))):
        factory(x, y, z, 0, .86, 4, 5.0, 3.2, 2 if i in (0, 2) else 0, c)
    with at(-.4, 1.8, z):                                                   # the utility house
        slab(mat('kerb', .6), 4.4, 3.6, .1, r=.3, b=.03)
        building(0, .4, 3.2, 2.0, 1.6, 'facade5', style='band', lit=.95, z=.1, roof='none')
        box(pane_glow('#6FD8FF', 2.6), 2.6, .06, .6, 0, -.62, .4, r=.02)
        box(glow('teal3', 4), 3.3, 2.1, .05, 0, .4, 1.6, r=.02, n=1)
        hvac(-1.0, .6, 1.75, .8)
        antenna_mast(.8, .6, 1.7, 2.4, .7)
        battery_pack(1.0, -1.1, .1, 0, .6)
        transformer(-1.1, -1.1, .1, 0, .6, 'teal3')
    mast = (.4, 2.4, 4.55)
    ripples(*mast, r0=.28, dr=.22, th=.02)
    for k, (y, c) in enumerate(((4.25, ('lav', 'steel')), (4.45, 'amber'), (4.65, 'coral'))):      # the pipe bridge
        tube(mat(c, .35, coat=.3), elbow_path([(-9.0, y, 1.9 + .02 * k), (8.8, y, 1.9 + .02 * k), (8.8, y - 1.2, 1.9 + .02 * k), (8.8, y - 1.2, .3)], .25), .1, 10, smooth_path=False)
    for i in range(10):
        x = -8.8 + 1.9 * i
        for y in (4.05, 4.85):
            bar(mat('slate', .5), (x, y, z), (x, y, 1.75), .09)
        bar(mat('slate', .5), (x, 3.95, 1.75), (x, 4.95, 1.75), .09)
        if i < 9:
            bar(mat('slate', .5), (x, 4.05, 1.75), (x + 1.9, 4.05, 1.75), .05)
            bar(mat('slate', .5), (x, 4.05, 1.1), (x + 1.9, 4.05, 1.75), .035)
    for x in (-7.0, -1.4, 4.2):
        tube(mat('amber', .35), elbow_path([(x, 4.45, 2.0), (x, 5.0, 2.0), (x, 5.3, 1.2)], .2), .07, 8, smooth_path=False)
    water_tower(8.2, 7.2, z, 3.4, .95)
    for i in range(11):                                                     # workers' homes
        x, y = -8.6 + 1.75 * (i % 5), -5.3 - 2.2 * (i // 5)
        if i < 10:
            house(x, y, .06, 0, .8)
            bush(x + .8, y - .8, .06, .16)
    for i in range(6):
        house(3.8 + 2.3 * (i % 3), -5.3 - 2.2 * (i // 3), .06, 0, .85)
    for i in range(6):
        lamp_post(-8.8 + 3.5 * i, -3.6, .05, 90, 2.1, .55, pool=1.2)
        lamp_post(-8.0 + 3.5 * i, -1.6, .05, -90, 2.1, .55, pool=1.2)
    for x, y in ((-3.6, 3.2), (3.0, 3.4), (-4.0, .2), (3.2, -.2)):
        spot('#FFC98A', 1500, (x, y, 4.6), 1.8, .3)
    truck(-4.6, -2.2, .07, 180, 'teal3', 'amber', .8)
    truck(4.0, -2.95, .07, 0, 'amber', 'coral', .8)
    bus(-8.0, -2.95, .07, 0, s=.75)
    for x, y in ((3.0, .4), (3.6, .5), (-3.7, .5), (2.8, 3.0)):
        pallet(x, y, z, 0, 2)
    forklift(3.2, 1.6, z, 200, lift=.2, s=.8)
    for p in ((-7.0, 6.0, 2.4), (-1.4, 6.2, 2.4), (4.2, 6.0, 2.4), (-6.9, 2.0, 2.3), (6.2, 1.4, 2.3), (8.2, 7.2, 4.6), (4.9, -6.2, 1.4)):
        crossing_line(mast, p, .8)
    rnd = random.Random(2)
    for i in range(34):
        x, y = rnd.choice(((rnd.uniform(-9.4, 9.4), rnd.uniform(-.9, -1.3)), (rnd.uniform(-9.5, .2), rnd.choice((-4.1, -8.6))), (rnd.uniform(2.8, 9.5), rnd.choice((-4.1, -8.6)))))
        tree(x, y, .05, rnd.uniform(.45, .7))


OWN = {'hill': hill, 'townhall': townhall, 'airport': airport, 'township': township}


def build(variant):
    if variant in OWN:
        return OWN[variant]()
    stage(16, -1.25, fill=1.6, key=1.2, rim=.8)
    diorama(W, W, .8)
    room(W, W, 4.75)
    with at(CX, CY, Z):
        arc_prism(glow('teal3', 2.0), 2.72, 2.78, 0, 359.9, .012, n=90, b=0)
        arc_prism(glow('amber', 1.5), 7.47, 7.53, 96, 174, .012, n=90, b=0)
        arc_prism(mat(('teal9', '#B9CFC4'), .9, spec=.1), 4.95, 6.9, 96, 174, .012, n=48, b=0)
        video_arc()
        operators(5.55, 98, 172, 7, 0, ('mix2', 'cctv1', 'net1', 'gauge1', 'list1', 'bars1', 'heat1', 'mix3', 'cctv2'))
        arc_prism(mat(('indigo8', 'wall2'), .5), 2.75, 4.75, 101, 169, .2, b=.04)
        for r, s in ((4.75, 3), (2.735, 2)):
            arc_prism(glow('#FFB25C', s), r, r + .015, 102, 168, .03, z=.12, b=0)
        if variant == 'desk':
            console()
        else:
            operators(3.65, 105, 165, 4, .2, ('gauge2', 'mix1', 'net2', 'list2', 'bars1', 'heat2'), lead=True)
            hologram_table(0, 0, 0, 1.5)
        spot('#43E0D8', 260, (0, 0, 2.6), 1.6, .4)
        for a in (105, 135, 165):
            spot('#FFC98C', 1000, (4.6 * math.cos(rad(a)), 4.6 * math.sin(rad(a)), 5.0), 2.1, .3)
        if not is_day():                     # the screens' light on desks and floor
            for a, c in ((112, '#5FB8FF'), (158, '#52E0D6')):
                area(c, 330, (7.8 * math.cos(rad(a)), 7.8 * math.sin(rad(a)), 2.7), (0, 0, .4), 4.2, 2.6, spec=.3)
    if variant == 'holo':
        incident()
    for i in range(4):
        rack(3.75 + i * .86, 5.55, Z)
    door(-6.22, -4.6, Z, 90)
    for x, y in ((-5.75, -3.15), (-5.7, -6.1), (5.9, 4.4)):
        if variant != 'racks' or x < 0:
            potted_plant(x, y, Z)
    clocks()
    lounge()
    if variant == 'racks':
        server_room()
    else:
        totem(5.75, 1.0, Z, 66)
    planter(6.35, -3.2, 2.6, .42, Z, 90)
    planter(3.2, -6.35, 2.6, .42, Z)


SHOTS = {
    'main': hero((12.6, -11.6, 5.2), (-.2, .5, 1.7), 50, 1.6, (2.5, -2.5, 1.2), edge=0),
    'cta': iso((0, .2, 1.5), 26.6, az=45, el=32, variant='hill', edge=(.04, .03, .04, .03)),
    'detail-1': hero((4.4, -4.9, 2.3), (.62, -.66, 1.02), 54, .9, (.6, -.6, 1.2), variant='desk', edge=0),
    'detail-2': hero((6.4, -6.9, 3.0), (2.55, -2.5, 1.35), 58, .9, (3.2, -3.0, 1.5), variant='holo', edge=0),
    'detail-3': hero((8.3, -3.8, 2.2), (4.75, 4.9, 1.68), 50, 1.2, (4.9, 5.0, 1.4), variant='racks', edge=0),
    'story-1': iso((0, .1, 1.3), 30.0, az=45, el=33, variant='townhall', edge=(.05, .03, .05, .05)),
    'story-2': iso((0, .1, .9), 30.5, az=40, el=33, variant='airport', edge=(.05, .04, .05, .05)),
    'story-3': iso((0, 0, .9), 31.0, az=45, el=34, variant='township', edge=(.05, .04, .05, .05)),
}
