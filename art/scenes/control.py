"""The command and control centre: a curved video wall, rows of operators, the city as a hologram."""
from kit import *

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


def build(variant):
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
        operators(3.65, 105, 165, 4, .2, ('gauge2', 'mix1', 'net2', 'list2', 'bars1', 'heat2'), lead=True)
        hologram_table(0, 0, 0, 1.5)
        spot('#43E0D8', 260, (0, 0, 2.6), 1.6, .4)
        for a in (105, 135, 165):
            spot('#FFC98C', 1000, (4.6 * math.cos(rad(a)), 4.6 * math.sin(rad(a)), 5.0), 2.1, .3)
        if not is_day():                     # the screens' light on desks and floor
            for a, c in ((112, '#5FB8FF'), (158, '#52E0D6')):
                area(c, 330, (7.8 * math.cos(rad(a)), 7.8 * math.sin(rad(a)), 2.7), (0, 0, .4), 4.2, 2.6, spec=.3)
    for i in range(4):
        rack(3.75 + i * .86, 5.55, Z)
    door(-6.22, -4.6, Z, 90)
    for x, y in ((-5.75, -3.15), (-5.7, -6.1), (5.9, 4.4)):
        potted_plant(x, y, Z)
    clocks()
    lounge()
    totem(5.75, 1.0, Z, 66)
    planter(6.35, -3.2, 2.6, .42, Z, 90)
    planter(3.2, -6.35, 2.6, .42, Z)


SHOTS = {
    'main': hero((12.6, -11.6, 5.2), (-.2, .5, 1.7), 50, 1.6, (2.5, -2.5, 1.2), edge=0),
    'cta': iso((0, 0, 1.72), 24.5),
}
