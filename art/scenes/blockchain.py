"""Five institutions around a courtyard keep the same tower of glass blocks; one unbroken line of light runs around all five."""
from kit import *
from kit.small import *

SEED = 61
ANGLES = (135, 63, -9, -81, -153)
A, B = 3.75, 2.1                              # the line: a curve of five loops
TOWER = 4.35


def line(z):
    """The flower of five loops, one closed line."""
    pts = []
    for i in range(240):
        t = 2 * pi * i / 240
        x, y = A * math.cos(t) + B * math.cos(-4 * t), A * math.sin(t) + B * math.sin(-4 * t)
        a = rad(135)
        pts.append((x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z))
    tube(data_mat('data', 3.2), pts, .06, 8, closed=True, smooth_path=False, shadow=False)
    for p in pts[::8]:
        sphere(glow('#7FFFF0', 7), .1, *p, seg=12, shadow=False)


def ledger(x, y, z, n=4, s=.82, cores=('amber', 'amber', 'amber', 'amber')):
    """A tower of sealed blocks on its foot."""
    cyl(mat('dark', .4), .78, .16, x, y, z, seg=40, b=.04)
    torus(glow('teal3', 6), .74, .03, x, y, z + .15, seg=48)
    for k in range(n):
        cube_block(x, y, z + .2 + k * (s + .09), s, 45 + 0 * k, core=cores[k % len(cores)])
        box(mat('porcelain', .35), s * .5, s * .5, .08, x, y, z + .2 + k * (s + .09) - .085, r=.02, rot=(0, 0, 45))
    light_pool(x, y, z + .17, 1.3, '#43E0D8', .9)


def yard(z):
    """Paving in rings, the well of light in the middle, planters."""
    prism(mat('pave', .7), ngon(5, 7.3, 135, 1.0), .06, z=z - .05, b=.02)
    rings = mat('pave2', .75)
    for r in (1.5, 2.6, 6.2):
        torus(rings, r, .05, 0, 0, z, seg=72, sec=6)
    rnd = random.Random(3)
    for k in range(40):
        a = 2 * pi * k / 40
        box(rings, 1.0, .05, .01, 2.05 * math.cos(a), 2.05 * math.sin(a), z + .01, r=.002, n=1, rot=(0, 0, math.degrees(a)))
    cyl(mat('concrete', .6), 1.15, .22, 0, 0, z, seg=48, b=.05)
    cyl(water_mat('well'), 1.0, .05, 0, 0, z + .2, seg=48, b=.01)
    cyl(mat('porcelain', .4), .3, .5, 0, 0, z + .1, seg=28)
    cube_block(0, 0, z + .72, .95, 45, core='amber')
    cyl(mat('dark', .4), .42, .08, 0, 0, z + .6, seg=28)
    for k in range(5):
        a = rad(135 + 36 + 72 * k)
        with at(4.3 * math.cos(a), 4.3 * math.sin(a), z, math.degrees(a) + 90):
            planter(0, 0, 1.7, .5, 0)
            bench(0, .62, 0, 0)
            bench(0, -.62, 0, 180)
        tree(5.4 * math.cos(a), 5.4 * math.sin(a), z, 1.0)


def houses(z):
    R = 7.5

    def put(i, r=R):
        return r * math.cos(rad(ANGLES[i])), r * math.sin(rad(ANGLES[i]))
    x, y = put(0, 7.9)
    secretariat(x, y, z, 45, .72)
    x, y = put(1, 7.3)
    building(x, y, 3.6, 2.6, 3.5, 'facade3', style='band', lit=.7, z=z, rz=-27, roof='solar', sides=(0, 1, 3))
    with at(x, y, z, -27):
        cross_sign(0, -1.42, 2.5, 0, .6)
        box(mat('porcelain', .4), 2.0, .9, .12, 0, -1.6, .9, r=.04)
        for s in (-.85, .85):
            cyl(mat('porcelain', .4), .06, .9, s, -1.9, 0, seg=12)
        ambulance(2.3, -1.9, 0, 20, .62)
    x, y = put(4, 7.3)
    bank(x, y, z, 72, 1.15)
    x, y = put(3, 7.5)
    warehouse(x, y, z, 9, .85, 4.0, 2.2, 1.25)
    with at(x, y, z, 9):
        stack(-2.6, -.2, 0, 1, 3, 2, full=1.)
    truck(x + 2.6, y - .3, z, 99, s=.72)
    x, y = put(2, 7.5)
    with at(x, y, z, 81):
        building(0, 0, 3.4, 2.0, 1.25, 'facade6', lit=.75, roof='none', sides=(0, 1, 2, 3), floor_h=.5)
        for s in (-1, 1):
            chhatri(s * 1.2, 0, 1.28, .6)
        box(mat('slate', .5), 1.0, .5, .04, 0, 0, 1.29, r=.01)
        for k in range(5):
            solar_panel(-.5 + .25 * k, .55, 1.28, .22, .4)
        for k in range(6):
            cyl(mat('porcelain', .4), .08, 1.0, -1.3 + .52 * k, -1.2, 0, seg=14)
        box(mat('porcelain', .4), 3.2, .5, .1, 0, -1.15, 1.0, r=.03)


def build(variant):
    stage(16, -1.25, fill=1.25, key=1.25)
    outline = ngon(5, 12.0, 135, 1.6)
    diorama_shape(outline)
    prism(mat('pave2', .75), [(x * .975, y * .975) for x, y in outline], .12, b=.03)
    prism(mat('grass', .85, spec=.15), [(x * .93, y * .93) for x, y in outline], .14, b=.02)
    z = .19
    yard(z)
    houses(z)
    for i, a in enumerate(ANGLES):
        ledger(TOWER * math.cos(rad(a)), TOWER * math.sin(rad(a)), z)
    line(z + .1)
    rnd = random.Random(9)
    for k in range(5):
        a0 = 135 + 36 + 72 * k
        for da, r in ((-9, 8.2), (0, 8.9), (9, 8.2), (-4, 7.4), (5, 7.3), (-14, 8.5), (14, 8.5)):
            a = rad(a0 + da)
            if k == 3 and r < 8:
                continue
            (tree if (da + k) % 3 else bush)(r * .93 * math.cos(a), r * .93 * math.sin(a), .14, rnd.uniform(.7, .95) if (da + k) % 3 else .25)
        a = rad(a0)
        if k < 4:
            lamp_post(6.4 * math.cos(a), 6.4 * math.sin(a), z, a0 + 180, 1.8, .4)
    for i, a in enumerate(ANGLES):                       # the corners behind the houses
        for da, r in ((-7, 9.7), (7, 9.7), (-2.5, 10.4), (3, 10.5), (-12, 9.2), (12, 9.2)):
            if i in (2, 3) and r > 10:
                bush(r * math.cos(rad(a + da)), r * math.sin(rad(a + da)), .14, .26)
            else:
                tree(r * math.cos(rad(a + da)), r * math.sin(rad(a + da)), .14, rnd.uniform(.6, .85))
    for k in range(30):
        a = 2 * pi * k / 30
        e = 9.55
        bush(e * math.cos(a), e * math.sin(a), .12, .16)
    for i, a in enumerate(ANGLES):
        spot('#FFC98A', 480, (6.0 * math.cos(rad(a)), 6.0 * math.sin(rad(a)), 4.6), 1.5, .3)
    spot('#BFFFF6', 500, (0, 0, 5.5), 1.8, .3)


SHOTS = {'main': iso((0, 0, 1.35), 27, az=45, el=35)}
