"""An operations building cut open: a wall of screens upstairs, rack aisles below, a service van charging at the door."""
from kit import *
from kit.mess import *
from kit.paper import *
from scenes.rooms import hall, soft
from kit.small import *

SEED = 71
W, D = 11., 7.2                              # the building, its back left corner kept
X, Y = -1.3, 1.5                             # its centre
H = 2.95                                     # a storey
Z = .14


def shell():
    wall, trim, slab_m = mat('wall', .6), mat('trim', .5), mat('porcelain', .45)
    with at(X, Y, Z):
        box(slab_m, W + .3, D + .3, .1, 0, 0, -.06, r=.04)
        box(mat('floor', .4, coat=.3), W, D, .04, 0, 0, .02, r=.01, n=1)
        for i in range(11):
            box(mat('floor_line', .5), .02, D, .006, -W / 2 + i, 0, .058, r=.002, n=1)
        for j in range(8):
            box(mat('floor_line', .5), W, .02, .006, 0, -D / 2 + j, .058, r=.002, n=1)
        for k in range(2):
            z = k * (H + .25)
            box(wall, W + .2, .24, H, 0, D / 2, z + .04, r=.03)
            box(wall, .24, D + .2, H, -W / 2, 0, z + .04, r=.03)
        # the floor between, its edge a line of light
        box(slab_m, W + .3, D + .3, .25, 0, 0, H + .02, r=.05)
        box(mat('floor', .4, coat=.2), W, D, .03, 0, 0, H + .26, r=.01, n=1)
        box(glow('teal3', 4), W + .1, .04, .05, .1, -D / 2 - .15, H + .1, r=.01, n=1)
        box(glow('teal3', 4), .04, D + .1, .05, W / 2 + .15, -.1, H + .1, r=.01, n=1)
        for x in (-W / 2 + .1, -1.8, 1.8, W / 2 - .1):
            cyl(slab_m, .12, H, x, -D / 2 + .1, .04, seg=20)
        for y in (-.0, D / 2 - .1):
            cyl(slab_m, .12, H, W / 2 - .1, y, .04, seg=20)
        # what is left of the roof, at the back
        z = 2 * H + .29
        box(slab_m, W + .4, 1.2, .22, 0, D / 2 - .4, z, r=.06)
        box(glow('amber', 4), W + .2, .04, .05, 0, D / 2 - 1.01, z + .06, r=.01, n=1)
        for i in range(4):
            hvac(-4.4 + 1.15 * i, D / 2 - .4, z + .22, 1.3)
        for i in range(4):
            solar_panel(.6 + 1.0 * i, D / 2 - .4, z + .24, .95, .8)
        cyl(mat('steel', .4), .05, 1.8, W / 2 - .1, D / 2 - .2, z + .2, seg=10)
        sphere(glow('teal3', 9), .1, W / 2 - .1, D / 2 - .2, z + 2.05, seg=14)
        ripples(W / 2 - .1, D / 2 - .2, z + 2.05, 3, .26, .2, .022)
        sat_dish(W / 2 - .9, D / 2 - .4, z + .22, 1.2)
        for k in range(6):                             # windows of the left wall
            for f in range(2):
                with at(-W / 2 + .13, -D / 2 + .75 + 1.12 * k, f * (H + .25) + .9, 90):
                    box(trim, .8, .06, 1.3, r=.02, n=1)
                    box(pane_glow('#6F8CFF', .9), .7, .08, 1.2, 0, 0, .05, r=.01, n=1)


def aisles():
    """Below: three rows of racks over a raised floor."""
    with at(X, Y, Z + .06):
        rack_row(-.6, D / 2 - .75, 0, 11, 0, 2.15)
        rack_row(-1.6, .55, 0, 8, 0, 2.0)
        rack_row(-3.0, -1.95, 0, 4, 0, 1.75)
        for y in (1.75, -.65):
            box(glow('teal3', 2.6), 8.6, .07, .015, -.8, y, 0, r=.004, n=1)
            box(glow('#FFE3BC', 5), 9.0, .1, .04, -.4, y, H - .1, r=.01, n=1)
        battery_pack(3.6, 1.0, 0, 90, .62)
        box(mat('porcelain', .4), .9, .7, 1.8, 4.9, D / 2 - .7, 0, r=.05)         # cooling
        for k in range(6):
            box(mat('slate', .5), .7, .02, .05, 4.9, D / 2 - 1.06, .4 + .2 * k, r=.01, n=1)
        cyl(mat('coral', .4, coat=.4), .17, .75, 5.0, -.2, 0, seg=20, b=.08)
        with at(1.2, -1.5, 0):                                                       # the trolley
            box(mat('steel', .4), .8, .5, .05, 0, 0, .55, r=.02)
            for sx in (-1, 1):
                for sy in (-1, 1):
                    cyl(mat('dark', .5), .03, .55, sx * .34, sy * .2, 0, seg=8)
            laptop(0, .05, .6, 20, .8, 'net1')
        desk(3.4, -1.6, 0, 0, 1.9, .8, ('gauge1', 'list1'))
        spot('#8FEFFF', 1300, (-2.0, 1.7, 2.7), 2.3, .3)
        spot('#8FEFFF', 1300, (-2.4, -.8, 2.7), 2.3, .3)
        spot('#FFD2A0', 900, (3.2, -1.6, 2.7), 2.2, .3)


def watch():
    """Above: the screens and those who would sit before them."""
    z = Z + H + .29
    with at(X, Y, z):
        video_wall(-.3, D / 2 - .2, .75, 0, 6, 2, 1.55, .88, ('map', 'mix1', 'net1', 'bars1', 'heat1', 'gauge1', 'list1', 'cctv1', 'mix2', 'net2', 'cctv2', 'mix3'), 2.9)
        for r, (y, n) in enumerate(((1.0, 4), (-1.1, 4))):
            for i in range(n):
                desk(-3.6 + 2.15 * i, y, 0, 0, 1.75, .8, (('mix1', 'net1'), ('list1', 'gauge1'), ('heat1', 'bars1'), ('cctv1', 'list1'))[(i + r) % 4], ('teal5', 'coral')[r])
        sofa(4.5, -2.6, 0, 90, 'teal5', 1.6)
        round_table(3.4, -2.6, 0)
        rug(3.6, -2.6, 0, 1.0)
        for x, y in ((-5.0, 3.0), (5.0, 3.0), (-5.0, -3.1), (5.0, -1.2)):
            potted_plant(x, y, 0, .95)
        totem(5.0, .9, 0, -60)
        fence(-W / 2 + .3, -D / 2 + .12, W / 2 - .2, -D / 2 + .12, 0, .5, 'porcelain', .5)
        fence(W / 2 - .12, -D / 2 + .2, W / 2 - .12, D / 2 - 2.0, 0, .5, 'porcelain', .5)
        area('#7FB8FF', 120, (-.3, 2.6, 1.8), (0, -2, 0), 6, 1.6)
        spot('#FFD2A0', 650, (-2.2, -.6, 3.6), 2.0, .3)
        spot('#FFD2A0', 650, (2.8, -1.2, 3.6), 2.0, .3)


def yard():
    road(-7.9, -6.4, 8.2, -4.5, .02)
    slab(mat('pave2', .75), 3.0, 8.6, .03, 6.5, 1.6, Z - .02, r=.4, b=.01)
    car(3.0, -3.4, Z, 0, 'porcelain', kind='van', s=1.35, beam=False)
    with at(3.0, -3.4, Z, 0, 1.35):
        box(mat('teal5', .4), .9, .68, .12, -.25, 0, .42, r=.03)
    ev_charger(1.4, -2.75, Z, 0)
    tube(mat('ink', .5), [(1.5, -2.85, .9), (1.7, -3.1, .35), (1.95, -3.3, .6)], .035, 8)
    torus(glow('teal3', 7), .16, .03, 1.95, -3.35, .72, rot=(90, 0, 90), seg=24)
    with at(3.0, -2.45, Z):
        for k in range(4):
            box(mat('line', .6), .06, 1.7, .01, -2.4 + 1.9 * k, -.9, 0, r=.002, n=1)
    car(6.4, -2.4, Z, 90, 'coral', s=.9)
    car(6.4, .4, Z, 90, 'amber', s=.9)
    ev_charger(7.5, -.8, Z, 90)
    car(-4.2, -5.9, .06, 0, 'peri', s=.95)
    auto_rickshaw(.8, -5.0, .06, 180, s=1.0)
    for x in (-6.6, -1.8, 5.6):
        streetlight(x, -4.15, Z, -90, 2.7, .7, energy=850, smart=False)
    for k in range(4):
        planter(-5.6 + 1.75 * k, -3.3, 1.4, .42, Z)
    gate(-.1, -2.4, Z, 0, 1.2, 1.7)
    for x, y in ((-7.4, -3.2), (7.7, 5.2), (7.6, 3.4), (6.2, 5.6), (7.8, -3.4), (-7.5, 2.0), (-7.5, 4.2), (-7.5, -.4)):
        tree(x, y, Z, 1.0)
    transformer(6.5, 3.4, Z, 90, .75)


def blackout():
    """The same room in trouble: every rack calls at once, drives hang out, cables lie about and the cooler leaks."""
    spare()
    z = .06
    for k, x in enumerate((-3.6, -1.9, .7, 2.4, 3.3)):
        tangle((x, 2.55, z + 1.9), (x + (.9, -.7, .8, -.9, .5)[k], 1.2, z + .1), 4, k + 2, .35, .03, z)
    for i, j in ((0, 1), (1, 3), (4, 0), (5, 2), (2, 0)):               # more drives out
        x, zz = -2.03 + .573 * i, .22 + .44 * j
        box(mat(('indigo6', 'steel'), .35, coat=.3), .5, .5, .37, x, -.3, zz, r=.02, n=1)
        torus(glow('coral', 6), .36, .025, x, -.62, zz + .18, rot=(90, 0, 0), seg=36, sec=8, shadow=False)
    puddle(3.9, .0, z, 1.2, 4)
    smoke(3.3, 2.9, z + 2.7, .7, 6, 5)
    for x, y in ((-4.75, 1.7), (-1.9, 3.0), (1.5, 3.0)):
        alarm_lamp(x, y, z + 2.85, s=1.3)
    scatter(18, -2.6, -3.6, 3.4, -1.0, z, 5, 3)
    for k in range(3):
        traffic_cone(2.7 + .55 * k, -.55 - .2 * (k % 2), z, 1.0)
    alert(2.6, .2, z + 1.6, .9)
    spot('#FF6A48', 2400, (-.4, -1.0, 4.4), 1.8, .4)


def spare():
    """The answer: one drive glows, half drawn; its spare already waits on the trolley."""
    hall(10.8, 7.8, 3.7, floor=('#5C6AB0', '#E2E0D8'), inlay=('#4C5AA2', '#D2D2CA'), wall=('#4652A0', '#EEE8DC'), dado=('#1F6E7C', '#8FC0B8'), pilasters=False, tile=.9)
    z = .06
    rack_row(-.2, 3.0, z, 11, 0, 2.6)
    for k in range(4):
        rack(-4.75, 1.7 - .86 * k, z, 90, 2.6)
    with at(-4.75, .4, z + 2.7, 90):                                 # trays of cable above them
        box(mat('steel', .4), 3.6, .5, .05, 0, 0, 0, r=.01, n=1)
        for q in range(4):
            bar(data_mat('data', 2.4), (-1.8, -.16 + .11 * q, .08), (1.8, -.16 + .11 * q, .08), .04)
    for q in range(4):
        bar(data_mat('data', 2.4), (-4.7, 2.83 + .11 * q, z + 2.78), (4.6, 2.83 + .11 * q, z + 2.78), .04)
    for i in range(11):                                              # the cold aisle's grilles
        for j in range(4):
            box(mat(('#27306E', '#B9BCC0'), .5), .7, .05, .012, -4.3 + .86 * i, 1.75 + .16 * j, z - .003, r=.003, n=1)
    # the storage shelf in front: large drives, one of them out
    with at(-.6, .2, z):
        box(mat('rack', .35, coat=.3), 3.6, .9, 2.0, 0, .2, 0, r=.06, n=3)
        for i in range(6):
            for j in range(4):
                x, zz = -1.43 + .573 * i, .16 + .44 * j
                bad = (i, j) == (3, 2)
                y = -.26 - (.34 if bad else 0)
                box(mat(('indigo6', 'steel'), .35, coat=.3), .5, .1 + (.5 if bad else 0), .37, x, y + (.2 if bad else 0), zz, r=.02, n=1)
                for q in range(5):
                    box(mat('ink', .5), .3, .012, .025, x - .05, y - .055 - (.05 if bad else 0), zz + .08 + .05 * q, r=.004, n=1)
                box(glow('coral' if bad else 'teal3', 12 if bad else 6), .06, .03, .22, x + .19, y - .055 - (.05 if bad else 0), zz + .07, r=.01, n=1)
                if bad:
                    torus(glow('coral', 6), .42, .03, x, y - .3, zz + .18, rot=(90, 0, 0), seg=40, sec=8, shadow=False)
        box(glow('teal3', 5), 3.4, .04, .05, 0, -.27, 1.93, r=.01, n=1)
    light_pool(-.3, -.9, z + .02, 1.4, '#FF5A3C', .9)
    with at(1.9, -1.7, z, -20):                                    # the trolley
        for zz in (.3, .8):
            box(mat('steel', .35, metal=.3), 1.5, .9, .06, 0, 0, zz, r=.03)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(mat('steel', .35), .035, .9, sx * .68, sy * .38, .08, seg=10)
                sphere(mat('ink', .5), .09, sx * .68, sy * .38, .09, seg=14)
        box(mat(('indigo6', 'steel'), .35, coat=.3), .52, .7, .38, -.3, 0, .86, r=.03)
        box(glow('teal3', 9), .06, .03, .22, -.12, -.36, .93, r=.01, n=1)
        ripples(-.3, 0, 1.5, 2, .3, .18, .02)
        laptop(.38, .0, .86, 10, .9, 'list1')
        box(mat('desk', .8), .6, .5, .3, 0, 0, .36, r=.02)
    for y in (1.5, -.9):
        box(glow('teal3', 2.6), 8.4, .07, .015, 0, y, z + .005, r=.004, n=1)
    battery_pack(-3.4, -2.9, z, 0, .9)
    with at(4.3, 1.3, z):                                             # the cooler, its two fans turning
        box(mat('porcelain', .4), 1.3, 1.5, 2.3, 0, 0, 0, r=.08, n=3)
        for k in range(2):
            cyl(mat('dark', .4), .5, .06, 0, -.72, .62 + 1.06 * k, rot=(90, 0, 0), seg=36)
            torus(glow('teal3', 5), .46, .03, 0, -.8, .62 + 1.06 * k, rot=(90, 0, 0), seg=40)
            for q in range(5):
                with at(0, -.79, .62 + 1.06 * k, ry=72 * q + 20):
                    box(mat('steel', .4), .12, .03, .36, 0, 0, .06, r=.02, n=1)
        pipe([(.3, .5, 2.3), (.3, .5, 3.1), (.3, 2.3, 3.1)], .1)
    desk(4.1, -1.5, z, -70, 1.9, .85, ('gauge1', 'list1'))
    for k in range(6):                                                # spare drives, boxed
        box(mat('desk', .8), .56, .46, .3, .1 + .6 * (k % 3), -3.3, z + .32 * (k // 3), r=.02)
        box(mat('teal3', .6), .1, .47, .305, .1 + .6 * (k % 3), -3.3, z + .32 * (k // 3), r=.005, n=1)
    for x, y in ((4.9, -3.4), (-4.9, -2.1), (4.9, 3.2)):
        potted_plant(x, y, z)
    check(2.05, -1.7, z + 1.75, .7)
    alert(-.3, -.2, z + 2.25, .75)
    spot('#8FF0EA', 1100, (-2.4, 1.7, 4.4), 2.0, .4)
    spot('#8FF0EA', 1100, (2.4, 1.7, 4.4), 2.0, .4)
    spot('#FFD2A0', 900, (1.6, -2.2, 4.2), 1.8, .3)
    spot('#FFD2A0', 700, (-2.8, -2.4, 4.2), 1.8, .3)
    soft(9, 6, 7.5, 900, '#E6E4FF', y=-2)


def threads():
    """The banner: a district of branch offices, each tied by a thread to the operations tower on the hill."""
    diorama(42, 14.4, 1.0)
    slab(mat('grass', .85, spec=.15), 41.8, 14.2, .08, r=.95, b=.03)
    z = .08
    rnd = random.Random(9)
    hx, hy, hh = .6, 3.0, 2.6
    for k in range(5):
        f = 1 - .6 * k / 4
        prism(mat((('#1F6B5C', '#A8C98A'), ('#237A66', '#9BC07C'))[k % 2], .9, spec=.1), [(a * f, b * f) for a, b in shore(5.6, 6, 60, .05, .66)], hh / 5 + .05, hx, hy, z - .05 + hh * k / 5, b=.07)
    for k in range(30):
        a, q = rnd.uniform(0, 6.28), rnd.choice((1.02, .88, .73, .58))
        tree(hx + 5.2 * q * math.cos(a), hy + 5.2 * .66 * q * math.sin(a), z + hh * {1.02: 0, .88: .2, .73: .4, .58: .6}[q], rnd.uniform(.5, .75))
    zt = z + hh
    cyl(mat('pave', .7), 2.0, .06, hx, hy, zt, seg=56)
    glass_tower(hx, hy + .1, zt + .04, 1.9, 1.7, 4.6, lit=.8)
    top = (hx, hy + .1, zt + 6.0)
    cyl(mat('porcelain', .4), .06, 1.3, hx, hy + .1, zt + 4.7, seg=12)
    sphere(glow('teal3', 12), .18, *top, seg=18)
    for k in range(4):
        torus(data_mat('data', 4 - .7 * k), .5 + .42 * k, .035, top[0], top[1], top[2] + .05 * k, seg=56, sec=6, shadow=False)
    for x in (-1.3, 1.3):
        box(mat('porcelain', .4, coat=.3), 1.0, 1.0, .8, hx + x * 1.05, hy - .7, zt + .04, r=.06, n=3)
        box(pane_glow('#FFD08A', 4, .5), .8, .03, .4, hx + x * 1.05, hy - 1.21, zt + .22, r=.02, n=1)
    ribbon(mat('road', .7), [(p.x, p.y) for p in smooth([(-20.6, -1.9, 0), (-12, -2.3, 0), (-6, -1.6, 0), (0, -2.0, 0), (6, -2.4, 0), (12, -1.7, 0), (20.6, -2.2, 0)])], 1.5, .04, z)
    road_y = lambda x: -2.0 + .35 * math.sin(x * .5)
    walls = ('facade2', 'facade4', 'facade3', 'facade6', 'facade8', 'facade9')
    sites = ((-12.6, .7, 1.9), (-9.4, .3, 1.4), (-6.4, .1, 1.8), (7.6, .2, 1.5), (10.6, .5, 2.1), (13.6, .5, 1.6),
             (-10.6, -4.6, 1.1), (-6.6, -4.4, 1.3), (-2.4, -4.5, 1.0), (2.2, -4.6, 1.2), (6.4, -4.7, 1.0), (10.6, -4.5, 1.3),
             (-11.2, 3.8, 2.6), (-7.6, 4.6, 2.2), (8.6, 4.2, 2.4), (12.2, 4.4, 2.9))
    for i, (x, y, h) in enumerate(sites):
        h = max(h, 1.35)
        slab(mat('pave', .75), 2.7, 2.3, .06, x, y, z - .01, r=.25, b=.02)
        if i in (2, 9):
            bank(x, y + .1, z + .05, 0, .68)
            h = 1.75
        else:
            building(x, y + .1, 1.8, 1.4, h, walls[i % 6], z=z + .05, lit=.55, shop=True, sides=(0, 1, 3), roof=('hvac', 'solar', 'none')[i % 3])
        box(glow('teal3', 5), .9, .04, .14, x, y - .66, z + .72, r=.03, n=1)
        end = (x, y + .1, z + h + .75)
        cyl(mat('porcelain', .4), .03, .7, x, y + .1, z + h, seg=8)
        sphere(glow('teal3', 10), .1, *end, seg=12)
        torus(data_mat('data', 3), .26, .02, *end, seg=32, sec=6, shadow=False)
        a, b = Vector(top), Vector(end)
        lift = .5 + .1 * (b - a).length
        pts = [tuple(a.lerp(b, t) + Vector((0, 0, lift * 4 * t * (1 - t) * .55))) for t in [q / 24 for q in range(25)]]
        tube(data_mat('data', 2.6), pts, .028, 6, smooth_path=False, shadow=False)
        for q in (7 + i % 5, 15 + i % 4):
            sphere(glow('#7FFFF0', 8), .085, *pts[q], seg=10, shadow=False)
        tree(x + 1.25, y - .6, z, rnd.uniform(.5, .7))
        light_pool(x, y - 1.0, z + .06, 1.0, '#FFB866', .8)
    for x, s, rz, c in ((-10.2, -.35, 0, 'coral'), (-4.6, .35, 180, 'porcelain'), (4.2, .35, 180, 'amber'), (8.8, -.35, 0, 'peri')):
        car(x, road_y(x) + s, z + .04, rz, c, s=.72)
    car(-.8, -2.4, z + .04, 0, 'porcelain', kind='van', s=.95)
    for x in (-13, -8.6, -4.4, -.2, 4.2, 8.4, 12.4):
        lamp_post(x, -3.1, z, 90, 1.9)
    for k in range(26):
        x = rnd.uniform(-15, 15)
        tree(x, rnd.choice((-6.2, -6.4, 6.1, 6.4)), z, rnd.uniform(.55, .8))
    for x, y in ((-4.4, -.4), (4.8, -.5), (-13.8, -4.4), (13.8, -4.4), (0, -3.4), (4.4, -6.2), (-4.6, -6.2)):
        tree(x, y, z, .75)
    for x in (-8.4, 0, 8.6):
        spot('#FFC98A', 520, (x, -3.4, 4.8), 1.8, .4)
    spot('#CFF8FF', 700, (hx, hy - 2.6, zt + 3.6), 1.5, .4)
    spot('#FFC98A', 460, (-9.4, 1.6, 5.4), 1.7, .4)
    spot('#FFC98A', 460, (10.4, 1.6, 5.4), 1.7, .4)


def build(variant):
    if variant == 'banner':
        stage(20, -1.25, fill=1.15, key=1.15)
        return threads()
    if variant:
        with trouble(variant == 'obstacles'):
            stage(10.5, -1.25, fill=1.35, key=1.3)
            return blackout() if variant == 'obstacles' else spare()
    stage(14.5, -1.25, fill=1.35, key=1.35)
    diorama(17, 13.4, 1.2)
    slab(mat('pave', .75), 16.6, 9.9, Z, 0, 1.4, 0, r=.8, b=.03)
    shell()
    aisles()
    watch()
    yard()


FEATURES = iso((0, 0, 1.25), 18.2, az=34, el=30, variant='features', edge=(.04, .02, .04, .03))

SHOTS = {
    'main': iso((-.2, .1, 2.2), 28.0, az=40, el=26),
    'obstacles': {**FEATURES, 'variant': 'obstacles'},
    'features': FEATURES,
    'banner': hero((4.5, -27.5, 10.6), (.2, .4, 3.3), 36, variant='banner', edge=(0, .07, 0, .07)),
}
