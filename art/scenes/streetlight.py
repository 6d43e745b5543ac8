"""Smart street lights: a crossing where the lamps talk to each other."""
from kit import *

SEED = 5
W = 16.
X0, X1, Y0, Y1 = .9, 5.1, -4.1, -1.1        # the avenue along y, the side street along x
H = 3.3


def ground():
    diorama(W, W, .9)
    road(X0, -W / 2 + .05, X1, W / 2 - .05, gap=(Y0 - 1, Y1 + 1))
    road(-W / 2 + .05, Y0, X0 + .2, Y1)
    block(-W / 2 + .06, Y1 + .15, X0 - .12, W / 2 - .06)
    block(-W / 2 + .06, -W / 2 + .06, X0 - .12, Y0 - .15)
    block(X1 + .12, -W / 2 + .06, W / 2 - .06, W / 2 - .06)
    joint = mat('pave2', .75)
    for i in range(11):
        box(joint, .9, .02, .012, X0 - .62, Y1 + .8 + i * .75, .178, r=.003, n=1)
    for i in range(20):
        box(joint, 1.0, .02, .012, X1 + .68, -W / 2 + .6 + i * .78, .178, r=.003, n=1)
    for x in (X0 + .16, X1 - .16):
        box(mat('amber', .6), .06, W - .3, .01, x, 0, .052, r=.003, n=1)
    for y in (Y0 - .75, Y1 + .75):
        crosswalk((X0 + X1) / 2, y, .052, 3.9)
    crosswalk(X0 - .75, (Y0 + Y1) / 2, .052, 2.8, 90, 6)
    box(mat('teal7' if not is_day() else '#7CC0B4', .6), .63, W - .2, .008, X1 - .53, 0, .05, r=.003, n=1)
    for i in range(9):
        with at(X1 - .53, -W / 2 + 1.2 + i * 1.7, .06):
            for sg in (-1, 1):
                box(mat('mint', .5), .2, .05, .008, sg * .07, 0, 0, r=.002, n=1, rot=(0, 0, -sg * 40))
    for x, y in ((2.2, 1.9), (4.0, -6.1), (-3.5, -2.0)):
        cyl(mat('dark', .5), .22, .012, x, y, .05, b=.003)


def houses():
    building(-5.9, 5.7, 3.2, 3.2, 4.0, 'facade1', style='fin', lit=.62, z=.18, roof='none')
    building(-5.9, 5.7, 2.2, 2.2, 1.0, 'facade7', style='band', lit=.6, z=4.15, roof='tower')
    building(-2.2, 5.9, 3.0, 2.8, 4.0, 'facade2', style='grid', z=.18, roof='solar', shop=True, balcony=True)
    building(-6.1, 1.6, 2.7, 3.3, 4.3, 'facade3', style='band', lit=.55, z=.18, roof='green', shop=True)
    building(-2.5, 2.0, 2.9, 3.0, 3.0, 'facade4', style='grid', lit=.6, z=.18, roof='hvac', shop=True, sign='teal3')
    building(-5.7, -6.1, 3.2, 2.3, 2.1, 'facade5', style='grid', lit=.6, z=.18, roof='solar', shop=True)
    building(-2.3, -6.3, 2.2, 1.9, 1.5, 'facade6', style='grid', lit=.7, z=.18, roof='green', shop=True)


def planting(close):
    for x, y, s in ((-.35, 7.1, .95), (-.3, .2, .95), (-.35, 3.9, .9), (-7.1, -.5, .9), (-4.2, -.4, .85), (-.4, -7.2, .85), (-7.3, -4.9, .7), (-4.0, -4.9, .7)):
        tree(x, y, .18, s)
    for y in (-2.2, 1.9, 5.6) if close else (-5.2, -1.6, 1.9, 5.6):
        tree(7.1, y, .18, random.uniform(.95, 1.15))
    for a, b in ((-4.6, -2.3), (-.9, 1.2), (2.7, 4.8)):
        hedge(7.35, (a + b) / 2, .45, b - a, .3, .18)
    for _ in range(16):
        bush(random.uniform(6.7, 7.6), random.uniform(-7.5, 7.5), .18, random.uniform(.14, .24))
    for i in range(4):
        bush(-1.2 - i * .9, -.55, .18, .2)


def lamps(broken=None, without=None):
    """Places the lamps and returns the tops of their heads. broken: the one that glows coral; without: the one left out."""
    tops = []

    def lamp(x, y, rz, energy=1700, s=1.):
        if len(tops) != without:
            sick = len(tops) == broken
            streetlight(x, y, .18, rz, H, 1.05, energy=energy, s=s, **(dict(color='#FF6A4C', pole=('#FF9A80', 'coral')) if sick else {}))
        tops.append((x + (1 if rz == 0 else -1) * 1.07 * s, y, .18 + (H + .22) * s))
    for y in (.2, 3.6, 6.9, -5.6):
        lamp(.45, y, 0)
    for y in (-3.1, 1.1, 5.0):
        lamp(5.6, y, 180)
    lamp(5.75, -6.3, 180, 2200, 1.22)
    return tops


def traffic():
    car(2.0, -5.2, .05, 90, 'amber')
    car(3.75, 3.2, .05, -90, 'porcelain')
    car(-3.6, -1.9, .05, 0, 'rose')
    auto_rickshaw(-6.2, -3.2, .05, 180)
    car(2.05, 2.6, .05, 90, 'teal3', kind='van')
    bus(3.65, -.9, .05, -90, 'teal5')
    traffic_light(.55, -.75, .18, 90, 2)
    traffic_light(5.5, -4.6, .18, -90, 0)
    bus_stop(6.35, 2.95, .18, -90)
    bench(6.2, -4.6, .18, -90)
    bench(-.2, 5.3, .18, 90)
    smart_bin(6.15, -3.75, .18, -90)
    smart_bin(-.1, 1.6, .18, 90, 'amber6')
    for i in (0, 1, 3, 4, 5):
        bollard(.55, -4.7 - i * .55, .18)
    ev_charger(6.1, -1.1, .18, -90)
    air_sensor(6.2, 6.7, .18)


def network(tops):
    for a, b in ((3, 0), (0, 1), (1, 2), (7, 4), (4, 5), (5, 6), (0, 5), (7, 3)):
        signal_arc(tops[a], tops[b], 1.1 if abs(tops[a][0] - tops[b][0]) < 1 else 1.5, .014)
    for p in tops:
        sphere(glow('#7FFFF0', 9), .06, *p, shadow=False)
    for i in (7, 4, 1):
        ripples(tops[i][0], tops[i][1], tops[i][2] + .02, rise=.05)


# ---------------------------------------------------------------- close by
def luminaire(x, y, z, rz=0):
    """A head seen from near: fins, lenses, the socket and the node in it; it reaches to +x."""
    body, dark, st = mat('porcelain', .3, coat=.5), mat('dark', .4), mat('steel', .3)
    with at(x, y, z, rz):
        tube(body, [(-6, 0, -1.3), (-4.2, 0, -.42), (-2.2, 0, -.06), (-.85, 0, .0)], .13, 20)
        cyl(body, .2, .5, -1.25, 0, 0, rot=(0, 90, 0), r1=.17, seg=28)
        for q in (-1.1, -.95):
            torus(st, .2, .022, q, 0, 0, rot=(0, 90, 0), seg=28)
        box(body, 1.75, .74, .24, .1, 0, 0, r=.115, n=5, base=False)
        box(body, 1.1, .56, .16, .2, 0, .08, r=.075, n=4, base=False)
        box(dark, 1.77, .76, .022, .1, 0, -.03, r=.01, n=1, base=False)
        for k in range(11):
            box(st, .028, .5, .1, .36 + .055 * k, 0, .1, r=.01, n=1)
        for sx in (-.62, .84):
            for sy in (-.27, .27):
                cyl(dark, .028, .03, sx, sy, .1, seg=6, b=.004)
        box(mat('porcelain', .2) if is_day() else glow('#FFC983', 16), 1.35, .54, .03, .15, 0, -.135, r=.012, n=1, base=False, shadow=False)
        cyl(dark, .2, .07, -.28, 0, .1, seg=32, b=.02)                     # socket, node
        cyl(mat('porcelain', .25, coat=.7), .16, .2, -.28, 0, .16, seg=36, b=.05)
        torus(glow('teal3', 12), .165, .02, -.28, 0, .215, seg=40)
        sphere(glow('#7FFFF0', 10), .035, -.28, 0, .37, seg=14)
        for k in range(3):
            torus(data_mat('data', 4.2 - .9 * k), .3 + .2 * k, .016, -.28, 0, .46 + .1 * k, seg=64, sec=8, shadow=False)
        spot('#FFB866', 900, (.15, 0, -.2), 2.0, .2)
        if not is_day():
            from kit.core import place
            from kit.shapes import lathe_mesh
            from kit.materials import cone_mat
            place(lathe_mesh([(2.0, 0), (.3, 3.6)], 48), cone_mat('#FFB866', .5), (.15, 0, -3.75), shadow=False)


def feeder(x, y, z, rz=0):
    """An open feeder pillar: meter, modem, contactors, breakers, and the cables between them; front to -y."""
    w, d, h = 1.5, .5, 1.85
    shell, inside, dark, st = mat(('#9AA6D8', '#C9CFC8'), .4, coat=.3), mat(('#D4D9F4', '#F2EEE4'), .5), mat('dark', .4), mat('steel', .3)
    with at(x, y, z, rz):
        box(mat('concrete', .8), w + .2, d + .25, .2, r=.04)
        with at(0, 0, .2):
            box(shell, w, .05, h, 0, d / 2, 0, r=.02)
            for sx in (-1, 1):
                box(shell, .05, d, h, sx * w / 2, 0, 0, r=.02)
            box(shell, w, d, .05, 0, 0, 0, r=.02)
            box(shell, w + .16, d + .2, .08, 0, -.02, h, r=.035, n=3)
            box(inside, w - .1, .03, h - .1, 0, d / 2 - .05, .05, r=.01, n=1)
            box(glow('#FFE6C0', 9), w - .3, .05, .03, 0, -.1, h - .045, r=.01, n=1)
            for sx in (-1, 1):                                             # the doors
                with at(sx * w / 2, -d / 2, .04, 145 if sx > 0 else -80):
                    box(shell, w / 2 - .02, .05, h - .08, -sx * (w / 4), 0, 0, r=.025)
                    box(inside, w / 2 - .14, .02, h - .3, -sx * w / 4, .03, .1, r=.01, n=1)
                    for k in range(5):
                        box(dark, w / 2 - .3, .056, .025, -sx * w / 4, -.002, .2 + .07 * k, r=.008, n=1)
            y0 = d / 2 - .1
            smart_meter(-.42, y0 - .02, 1.18, 0, 1.05)
            with at(.32, y0 - .05, 1.32):                                   # the modem
                box(mat('teal5', .35, coat=.4), .52, .16, .3, r=.03)
                for k in range(5):
                    box(glow(('teal3', 'teal3', 'amber', 'teal3', 'peri')[k], 8), .035, .02, .035, -.18 + .09 * k, -.085, .2, r=.008, n=1)
                box(dark, .4, .02, .07, 0, -.082, .07, r=.01, n=1)
            tube(dark, [(.56, y0 - .05, 1.62), (.56, y0 - .05, h + .05), (.56, y0 - .05, h + .1)], .018, 8)
            cyl(dark, .035, .55, .56, y0 - .05, h + .06, r1=.022, seg=12)
            for k in range(2):
                torus(data_mat('data', 3.4 - k), .16 + .13 * k, .014, .56, y0 - .05, h + .72 + .08 * k, seg=44, sec=6, shadow=False)
            for row, zz in enumerate((1.08, .62, .24)):
                box(st, w - .24, .03, .05, 0, y0, zz + .06, r=.008, n=1)
            for k in range(4):                                              # contactors
                with at(-.48 + .32 * k, y0 - .08, .76):
                    box(dark, .25, .2, .27, r=.02)
                    box(mat('slate', .5), .17, .04, .13, 0, -.11, .07, r=.01, n=1)
                    for q in (-1, 0, 1):
                        cyl(mat('amber', .3, metal=.5), .025, .02, q * .075, -.1, .235, rot=(90, 0, 0), seg=10)
                    sphere(glow('teal3' if k < 3 else 'amber', 8), .018, .08, -.125, .04, seg=8)
            for k in range(10):                                             # breakers
                with at(-.585 + .13 * k, y0 - .06, .34):
                    box(mat('white', .4), .115, .17, .24, r=.012, n=1)
                    box(mat(('indigo5', 'coral')[k == 7], .4), .05, .06, .07, 0, -.1, .1 if k != 7 else .05, r=.01, n=1)
            cs = ('coral', 'amber', 'indigo5', 'teal5')
            for k in range(4):
                X = -.48 + .32 * k
                tube(mat(cs[k], .5), [(X, y0 - .12, .75), (X + .03, y0 - .17, .66), (X * .9, y0 - .1, .58)], .018, 6)
                tube(mat(cs[k], .5), [(X * .9, y0 - .1, .33), (X * .85, y0 - .16, .2), (X * .55, y0 - .05, .05)], .024, 6)
            tube(mat('amber', .5), [(-.42, y0 - .06, 1.17), (-.44, y0 - .12, 1.08), (-.48, y0 - .12, 1.0)], .02, 6)
            tube(mat('teal3', .5), [(-.2, y0 - .06, 1.4), (-.06, y0 - .12, 1.3), (.08, y0 - .08, 1.4)], .016, 6)


def bucket_van(x, y, z, rz, basket):
    """A van with a lift; basket: where its bucket hangs (world coordinates)."""
    car(x, y, z, rz, 'amber', kind='van', s=1.25)
    with at(x, y, z, rz, 1.25):
        light_bar(.3, 0, 1.16, .5, ('amber', 'amber'))
        box(mat('coral', .5), 1.3, .915, .1, -.2, 0, .42, r=.02, n=1)
        cyl(mat('dark', .4), .22, .2, -.62, 0, 1.1, seg=24)
        for sx in (-1, 1):
            for sy in (-1, 1):
                bar(mat('steel', .3), (sx * .6 - .1, sy * .45, .3), (sx * .6 - .1, sy * .68, .02), .05)
        base = here(-.62, 0, 1.3)
    elbow = (base[0] + (basket[0] - base[0]) * .15 - .3, base[1] + 1.25, 2.95)
    bar(mat('porcelain', .4), base, elbow, .16, .03)
    bar(mat('porcelain', .4), elbow, (basket[0], basket[1] + .25, basket[2] + .1), .13, .03)
    sphere(mat('dark', .4), .13, *elbow, seg=16)
    with at(*basket):
        box(mat('amber', .4), .62, .55, .1, r=.04)
        for q in (-1, 1):
            box(mat('amber', .4), .62, .04, .45, 0, q * .26, .05, r=.02)
            box(mat('amber', .4), .04, .55, .45, q * .29, 0, .05, r=.02)
        for k in range(4):
            box(mat('ink' if k % 2 else 'porcelain', .5), .15, .045, .1, -.22 + .15 * k, -.262, .36, r=.01, n=1)
        box(mat('coral', .5), .24, .2, .2, .1, .0, .42, r=.03)


# ---------------------------------------------------------------- elsewhere
def seafront():
    """A beach road: palms, a curving carriageway, lamps on both sides."""
    stage(15.5, -1.25, fill=1.15, key=1.1)
    w, d, k = 21., 15.5, 3 * pi / 2 / 10.45

    def c(x):
        return 1.0 * math.sin(k * x)
    xs = [-10.45 + 20.9 * i / 60 for i in range(61)]

    def land(m, off, h, b=.04, back=0):
        """back: how far its ends stand back. Faces in one plane would be drawn black."""
        e = 10.45 - back
        prism(m, [(x * e / 10.45, c(x) + off) for x in xs] + [(e, d / 2 - .06 - back), (-e, d / 2 - .06 - back)], h, b=b)
    diorama(w, d, .5)
    prism(water_mat(), [(-10.45, -d / 2 + .06), (10.45, -d / 2 + .06)] + [(x, c(x) - 3.4) for x in xs[::-1]], .1, b=.02)
    land(mat('beach', .85), -3.8, .16, .06)
    land(mat('kerb', .6), -1.55, .34, back=.03)
    land(mat('pave', .75), -1.45, .36, .02, back=.06)
    for o, ww, cc in ((-3.95, .12, 'foam'), (-4.5, .05, 'foam'), (-5.3, .04, 'foam')):
        ribbon(mat(cc, .5), [(x, c(x) + o + .06 * math.sin(3 * x)) for x in xs], ww, .02, .1)
    ribbon(mat('road', .62), [(x, c(x) + 1.75) for x in xs], 2.7, .03, .355)
    for i in range(0, 60, 2):
        ribbon(mat('line', .6), [(x, c(x) + 1.75) for x in (xs[i], xs[i + 1])], .07, .01, .385)
    for o in (.55, 2.95):
        ribbon(mat('amber', .6), [(x, c(x) + o) for x in xs], .05, .01, .385)
    ribbon(mat(('#B9785E', '#DDA480'), .8), [(x, c(x) - .75) for x in xs], .5, .012, .36)
    tops = [[], []]
    for i in range(8):                                                     # a double row of lamps
        x = -9.2 + 2.63 * i
        streetlight(x, c(x) + .2, .36, 90, 2.5, .85, energy=1000, real=i % 2 == 0, s=.95)
        tops[0].append((x, c(x) + 1.05, 2.85))
        x += 1.2 if i < 7 else 0
        streetlight(x, c(x) + 3.35, .36, -90, 2.5, .85, energy=1000, real=i % 2 == 1, s=.95)
        tops[1].append((x, c(x) + 2.5, 2.85))
    for row in tops:
        for a, b in zip(row, row[1:]):
            signal_arc(a, b, .5, .016)
    rnd = random.Random(6)
    for i in range(14):
        x = -9.8 + 1.5 * i
        palm(x, c(x) - 1.2, .34, rnd.uniform(.85, 1.1))
        if i % 2:
            bench(x + .75, c(x + .75) - .35, .36, 0)
    for x, y in ((-8.6, -3.0), (-6.8, -2.4), (-2.6, -2.7), (1.0, -2.9), (3.2, -2.6), (8.6, -3.2)):       # sunshades, boats, stalls
        cyl(mat('porcelain', .5), .03, .75, x, c(x) + y, .16, seg=8)
        lathe(mat(rnd.choice(('coral', 'amber', 'teal3', 'peri')), .6), [(.5, 0), (.42, .08), (.2, .2), (0, .27)], x, c(x) + y, .8, seg=10)
        box(mat(rnd.choice(('amber', 'sand', 'rose')), .8), .25, .6, .04, x + .35, c(x) + y - .1, .16, r=.02, n=1)
    for x, rz, b in ((-4.6, 70, 'teal3'), (5.2, 100, 'coral'), (6.4, 80, 'amber')):
        fishing_boat(x, c(x) - 3.0, .24, rz, .55, b)
    fishing_boat(-1.5, -6.2, .1, 20, .6)
    fishing_boat(7.5, -6.6, .1, 160, .6)
    for x in (-3.9, .2, 7.2):
        with at(x, c(x) - 2.05, .16):
            box(mat('wood', .6), .9, .55, .5, r=.03)
            light_pool(0, -.6, .01, .7, '#FFC078', .7)
            awning(0, -.3, .85, 1.1)
            box(pane_glow('#FFC983', 2.6), .8, .04, .3, 0, -.27, .5, r=.01, n=1)
            box(mat('wood', .6), .9, .5, .06, 0, 0, .95, r=.02)
    walls = ('facade6', 'facade3', 'facade2', 'facade4', 'facade5', 'facade1', 'facade9', 'facade6')
    x = -9.3
    for i, ww in enumerate((2.1, 2.5, 2.0, 2.6, 2.2, 2.5, 2.0)):
        y0 = max(c(x + ww * q) for q in (0, .5, 1)) + 4.1
        dd = min(2.6, 7.3 - y0)
        building(x + ww / 2, y0 + dd / 2, ww, dd, (2.4, 3.4, 2.1, 3.9, 2.7, 3.2, 2.2)[i], walls[i], style=('grid', 'band', 'grid', 'fin', 'grid', 'band', 'grid')[i], lit=.65, z=.36,
                 roof=('water', 'solar', 'green', 'hvac', 'tank', 'solar', 'green')[i], shop=True, balcony=i % 2 == 0)
        x += ww + .34
    lighthouse(9.5, 6.2, .36, 4.4, .9)
    for x, b in ((-7.0, 'coral'), (-.8, 'porcelain'), (6.8, 'amber')):
        a = math.degrees(math.atan(k * math.cos(k * x)))
        car(x, c(x) + 1.15, .385, a, b, s=.82)
    bus(2.6, c(2.6) + 2.3, .385, 180 + math.degrees(math.atan(k * math.cos(k * 2.6))), s=.8)
    auto_rickshaw(-4.4, c(-4.4) + 2.35, .385, 180 + math.degrees(math.atan(k * math.cos(k * -4.4))), s=.85)


def deck(pts, w=1.3, lit=True):
    """A carriageway through (x, y, z) points, in short plates, with parapets and piers."""
    road_, para, pier = mat('road', .62), mat('concrete', .7), mat('concrete', .7)
    for i, (p, q) in enumerate(zip(pts, pts[1:])):
        dx, dy, dz = q[0] - p[0], q[1] - p[1], q[2] - p[2]
        L, a = math.hypot(dx, dy), math.degrees(math.atan2(dy, dx))
        with at((p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2, a):
            tilt = -math.degrees(math.atan2(dz, L))
            box(para, L + .1, w, .14, 0, 0, -.14, r=.02, n=1, rot=(0, tilt, 0))
            box(road_, L + .08, w - .16, .02, 0, 0, -.005, r=.005, n=1, rot=(0, tilt, 0))
            for s in (-1, 1):
                box(para, L + .1, .07, .16, 0, s * (w / 2 - .035), 0, r=.02, n=1, rot=(0, tilt, 0))
                if lit and not is_day():
                    bar(glow('#FFB866', 3.5), (-L / 2, s * (w / 2 - .085), .09 - dz / 2), (L / 2, s * (w / 2 - .085), .09 + dz / 2), .03, shadow=False)
            if i % 2:
                box(mat('line', .6), L * .6, .05, .01, 0, 0, .014, r=.002, n=1, rot=(0, tilt, 0))
        if p[2] > .55 and i % 4 == 0:
            cyl(pier, .2, p[2] - .1, p[0], p[1], 0, seg=18)


def toll():
    """A toll plaza on a highway, and the interchange beyond it."""
    stage(16, -1.25, fill=1.65, key=1.6)
    diorama(23, 16, .8, top='grass')
    slab(mat('grass', .9), 22.7, 15.7, .05, r=.7, b=.02)
    pts = [(-11.4, -5.6), (-9.5, -5.6), (-7.4, -7.0), (-.6, -7.0), (1.8, -5.6), (11.4, -5.6), (11.4, .6), (1.8, .6), (-.6, 2.0), (-7.4, 2.0), (-9.5, .6), (-11.4, .6)]
    prism(mat('kerb', .6), pts, .1, b=.02)
    prism(mat('road', .62, spec=.35), [(x * .997, -2.5 + (y + 2.5) * .975) for x, y in pts], .115, b=.01)
    for i in range(16):
        for y in (-4.1, -.95):
            x = -10.6 + 1.42 * i
            if not -8.2 < x < .6:
                box(mat('line', .6), .7, .07, .01, x, y, .113, r=.002, n=1)
    for x0, x1 in ((-11.2, -8.4), (.9, 11.2)):
        box(mat('concrete', .7), x1 - x0, .3, .3, (x0 + x1) / 2, -2.5, .1, r=.06)
        for i in range(int((x1 - x0) / .55)):
            bush(x0 + .3 + .55 * i, -2.5, .36, .14)
    for i in range(7):                                                     # booths between the lanes
        y = -6.5 + 1.34 * i
        with at(-4.0, y, .1):
            slab(mat('kerb', .6), 5.2, .34, .16, r=.15, b=.04)
            for e in (-1, 1):
                box(mat('amber', .5), .3, .36, .3, e * 2.4, 0, .05, r=.08, n=3)
            box(mat('porcelain', .4), .95, .4, 1.0, 0, 0, .14, r=.05)
            box(pane_glow('#FFD9A0', 3.0), .8, .42, .4, 0, 0, .58, r=.02, n=1)
            if i < 6:
                box(glow('teal3' if i not in (2,) else 'coral', 9), .05, .5, .26, .98, .67, 1.78, r=.03, n=1)
                boom_gate(.9 if i > 2 else -.9, .12, .15, 90, 1.0, i != 2)
    with at(-4.0, -2.5, .1):                                               # the canopy
        for x in (-.85, .85):
            for y in (-4.0, -1.34, 1.34, 4.0):
                cyl(mat('porcelain', .4), .09, 2.1, x, y, .1, seg=14)
        box(mat('porcelain', .35, coat=.4), 2.6, 9.4, .22, 0, 0, 2.15, r=.1, n=3)
        box(mat('teal5', .5), 2.64, 9.44, .1, 0, 0, 2.19, r=.04)
        for x in (-.6, .6):
            box(glow('#FFE6C0', 8), .12, 8.8, .03, x, 0, 2.135, r=.01, n=1)
        for i in range(5):
            solar_panel(-.5 + (i % 2), -3.6 + 1.8 * i, 2.4, .8, 1.3, 8)
    for x, y, e in ((-7.2, 2.6, 2600), (-.8, 2.6, 2600), (-7.2, -7.4, 2600), (-.8, -7.4, 2600)):        # tall masts, bright at the booths
        high_mast(x, y, .1, 5.4, 10, real=False)
        spot('#FFC98A', 1.9 * e, (x * .9 - .4, y * .6 - 1.0, 5.2), 1.9, .3)
    for i in range(5):                                                     # dimmer beyond
        x = 2.6 + 2.1 * i
        for s in (-1, 1):
            with at(x, -2.5, .3):
                tube(mat('porcelain', .4), [(0, 0, 0), (0, 0, 2.0), (0, s * .2, 2.4), (0, s * .7, 2.45)], .04, 8)
                box(mat('porcelain', .4), .14, .36, .06, 0, s * .82, 2.42, r=.025, n=1)
                if not is_day():
                    box(glow('#FFA850', 4), .12, .3, .03, 0, s * .82, 2.4, r=.01, n=1, shadow=False)
                    light_pool(0, s * .95, -.17, 1.25, '#FF9A3C', .22)
        sphere(glow('#7FFFF0', 7), .05, x, -2.5, 2.8, seg=10, shadow=False)
        if i:
            signal_arc((x - 2.1, -2.5, 2.8), (x, -2.5, 2.8), .4, .016)
    signal_arc((2.6, -2.5, 2.8), (-4, -2.5, 2.7), 1.2, .02)
    over = [(7.6, -7.7 + .8 * i, .1 + 1.75 * math.sin(min(1, max(0, (i + .6) / 5)) * pi / 2) ** 2) for i in range(12)]
    loop = [(7.6 - 2.5 + 2.5 * math.cos(t), 2.0 + 2.7 * math.sin(t), 1.85 - 1.72 * (t / (1.5 * pi))) for t in [1.5 * pi * i / 34 for i in range(35)]]
    deck(over + [(7.6, 2.0, 1.85)])
    deck(loop)
    deck([(7.6, 2.0, 1.85), (7.6, 3.4, 1.85), (7.7, 4.8, 1.8), (8.1, 6.2, 1.7), (8.7, 7.0, 1.65), (9.3, 7.75, 1.6)], 1.2)
    for t in (.5, 1.5, 2.5, 3.5):
        x, y = 5.1 + 1.9 * math.cos(t), 2.0 + 2.0 * math.sin(t)
        lamp_post(x, y, .05, math.degrees(t), 2.4, .5, pool=.8)
    for x, y, rz, f in ((-9.6, -4.8, 0, 0), (-6.6, -4.6, 0, 1), (-1.0, -5.9, 0, 2), (4.4, -4.8, 0, 3), (9.6, -3.4, 0, 0), (-7.2, -3.2, 0, 2), (-1.2, -.2, 180, 1), (-1.0, 1.2, 180, 0), (4.0, -.2, 180, 3), (-9.8, -.3, 180, 2), (9.4, -1.7, 180, 1)):
        if f == 3:
            truck(x, y, .115, rz, 'amber', 'teal5', .9)
        elif f == 2:
            bus(x, y, .115, rz, s=.85)
        else:
            car(x, y, .115, rz, ('coral', 'porcelain')[f], s=.85, kind=('car', 'van')[f])
    for x, y, e in ((8.4, -2.5, 2400), (3.6, -2.5, 1500), (5.2, 2.2, 1700), (8.6, 5.2, 900)):
        spot('#FFB05A', e, (x, y, 5.0), 2.0, .3)
    if not is_day():                                                       # the trails of those who just drove by
        for c, runs in (('#FFD08A', ((1.0, 11.3, -5.05), (1.4, 11.3, -4.75), (-11.3, -8.6, -4.6), (2.2, 11.3, -3.25), (-11.3, -9.0, -3.4))),
                        ('coral', ((1.2, 11.3, .1), (2.4, 11.3, -.25), (1.6, 11.3, -1.55), (-11.3, -8.8, -1.5), (-11.3, -8.6, .15)))):
            for x0, x1, y in runs:
                for q in (-.1, .1):
                    bar(glow(c, 2.6), (x0, y + q, .2), (x1, y + q, .2), .022, shadow=False)
    building(-9.6, 5.2, 2.6, 2.2, 1.8, 'facade6', style='band', lit=.7, z=.05, roof='solar')
    building(-6.6, 5.6, 2.0, 1.8, 1.2, 'facade3', style='grid', lit=.7, z=.05, roof='green')
    slab(mat('yard', .7), 5.8, 1.3, .03, -8.0, 3.4, .05, r=.2, b=.01)
    for i in range(3):
        car(-9.6 + 1.6 * i, 3.4, .08, 90, ('teal3', 'amber', 'rose')[i], lights=False, s=.75)
    rnd = random.Random(8)
    for x, y in [(-10.6 + rnd.random() * 21, rnd.choice((rnd.uniform(4.2, 7.2), rnd.uniform(-7.6, -6.4)))) for _ in range(70)]:
        if (y < 0 and not -8.2 < x < .4 and abs(x - 7.6) > 1.4) or (y > 0 and -4.6 < x < 1.6) or (y > 6 and x < 6.5):
            tree(x, y, .05, rnd.uniform(.5, .85))
    for x, y in ((5.1, 2.0), (4.4, 2.6), (5.8, 1.4), (5.0, 3.0), (10.2, 2.6), (10.4, 4.6), (9.6, 1.6), (1.4, 2.6), (.6, 3.8), (10.4, 6.4)):
        tree(x, y, .05, .7)
    for x, y in ((2.6, 4.6), (3.4, 6.6), (10.3, 3.6), (10.4, 5.5)):
        house(x, y, .05, 0, .8)


def campus():
    """A university: library, hostels, a sports ground, lit paths under trees."""
    stage(15.5, -1.25, fill=1.1, key=1.1)
    R = 10.4
    diorama_shape(circle(R, 90), seam='amber')
    prism(mat('grass', .9), circle(R - .12, 90), .08, b=.02)
    z = .08

    def path(pts, w=.75):
        ribbon(mat('kerb', .7), smooth([Vector((*p, 0)) for p in pts], res=8) if len(pts) > 2 else pts, w + .12, .02, z)
        ribbon(mat('pave', .75), smooth([Vector((*p, 0)) for p in pts], res=8) if len(pts) > 2 else pts, w, .03, z)
    routes = ([(0, -9.6), (-.3, -6.5), (-.8, -3.2), (-1.0, -.6)], [(-1.0, -.6), (-3.6, -1.4), (-6.0, -1.2), (-9.0, -2.4)], [(-1.0, -.6), (1.6, 1.6), (4.2, 2.4), (7.4, 4.8)],
              [(-.8, -3.2), (1.4, -3.6), (2.2, -4.4)], [(-6.0, -1.2), (-6.4, 1.4), (-5.6, 3.0)])
    for r in routes:
        path(r)
    cyl(mat('pave', .75), 1.9, .035, -1.0, -.6, z, seg=64, b=.01)
    kolam_z = z + .045
    with at(-1.0, -.6, 0):
        kolam(4, 5, .5, kolam_z, .022)
    # the library: a stair, a colonnade, a glazed drum
    with at(-1.6, 4.6, z):
        slab(mat('kerb', .6), 7.2, 4.6, .16, r=.2, b=.04)
        for k in range(4):
            box(mat('concrete', .7), 3.2 - .2 * k, .3, .09 * (k + 1), 0, -2.3 - .24 * (3 - k) + .1, 0, r=.02, n=1)
        building(0, .2, 6.4, 3.4, 2.2, 'facade6', style='fin', lit=.85, z=.16, roof='none')
        for i in range(9):
            cyl(mat('porcelain', .4), .1, 2.2, -2.8 + .7 * i, -1.85, .16, seg=18)
        box(mat('porcelain', .4), 6.4, .7, .22, 0, -1.75, 2.36, r=.05)
        glass_tower(0, .2, 2.4, 2.5, 2.5, 2.0, 45)
        for x in (-2.3, 2.3):
            hvac(x, .6, 2.45, .8)
        for i in range(3):
            solar_panel(-2.4 + .0 * i, -.6 + .5 * i, 2.5, .9, .4)
    for i, (x, y, rz) in enumerate(((-7.6, 1.4, 90), (-6.9, 4.4, 55), (-7.9, -4.4, 100), (-4.9, -5.0, 0))):     # hostels
        building(x, y, 2.9, 1.7, (3.0, 3.6, 2.2, 1.6)[i], ('facade4', 'facade9', 'facade3', 'facade2')[i], style='grid', lit=.7, z=z, rz=rz, roof=('water', 'tank', 'solar', 'green')[i], balcony=True)
    with at(5.4, -2.2, z, 45):                                              # the sports ground
        ribbon(mat(('#B9544E', '#D97B5E'), .8), [(1.9 * sx + 1.9 * math.cos(a), 1.9 * math.sin(a)) for sx, a0 in ((1, -90), (-1, 90)) for a in [rad(a0 + 180 * i / 16) for i in range(17)]], 1.0, .03, 0, closed=True)
        slab(mat(('#2A8A70', '#86BE78'), .9), 5.3, 2.5, .025, r=1.2, b=.01)
        for rr in (1.65, 1.9, 2.15):
            ribbon(mat('line', .7), [(1.9 * sx + rr * math.cos(a), rr * math.sin(a)) for sx, a0 in ((1, -90), (-1, 90)) for a in [rad(a0 + 180 * i / 16) for i in range(17)]], .025, .035, 0, closed=True)
        for a, b, c_, d_ in ((-2.2, -.95, 2.2, -.95), (-2.2, .95, 2.2, .95), (-2.2, -.95, -2.2, .95), (2.2, -.95, 2.2, .95), (0, -.95, 0, .95)):
            bar(mat('line', .6), (a, b, .03), (c_, d_, .03), .03)
        torus(mat('line', .6), .4, .016, 0, 0, .03, seg=40)
        for s in (-1, 1):
            for q in (-.3, .3):
                cyl(mat('porcelain', .4), .025, .4, s * 2.2, q, .03, seg=8)
            bar(mat('porcelain', .4), (s * 2.2, -.3, .42), (s * 2.2, .3, .42), .04)
        for i in range(3):                                                  # the stand
            box(mat(('indigo5', 'facade8'), .6), 4.4, .34, .22 + .2 * i, 0, 2.75 + .34 * i, 0, r=.03)
            for k in range(14):
                box(mat(('coral', 'amber', 'teal3')[(k + i) % 3], .6), .18, .12, .1, -1.95 + .3 * k, 2.78 + .34 * i, .22 + .2 * i, r=.02, n=1)
        for x, y in ((-3.7, -2.4), (3.7, -2.4), (-3.2, 2.7), (3.2, 2.7)):
            high_mast(x, y, 0, 3.6, 10, real=False)
    for x, y in ((4.2, -3.4), (6.6, -1.2)):
        spot('#FFE0B8', 2200, (x, y, 5.0), 1.7, .3)
    building(6.2, 5.3, 2.6, 2.2, 1.8, 'facade1', style='band', lit=.8, z=z, rz=35, roof='solar')          # laboratories
    building(3.3, 7.2, 2.2, 1.8, 2.6, 'facade8', style='fin', lit=.7, z=z, rz=15, roof='hvac')
    lampsites = []
    for r in routes:
        pts = smooth([Vector((*p, 0)) for p in r], res=6)
        for i in range(2, len(pts) - 1, 4):
            p, q = pts[i], pts[i + 1]
            t = (q - p).normalized()
            side = Vector((-t.y, t.x, 0)) * .55
            lampsites.append((p.x + side.x, p.y + side.y, math.degrees(math.atan2(-side.y, -side.x))))
    for x, y, a in lampsites:
        lamp_post(x, y, z, a, 1.75, .4, pool=1.1)
        sphere(glow('#7FFFF0', 8), .04, x, y, z + 1.86, seg=8, shadow=False)
    for (x, y, _), (u, v, _) in zip(lampsites, lampsites[1:]):
        if math.hypot(x - u, y - v) < 3.4:
            signal_arc((x, y, z + 1.9), (u, v, z + 1.9), .45, .014)
    rnd = random.Random(11)
    keep = [(-1.6, 4.6, 4.3), (-7.6, 1.4, 1.7), (-6.9, 4.4, 1.9), (-7.9, -4.4, 1.7), (-4.9, -5.0, 1.9), (6.2, 5.3, 1.9), (3.3, 7.2, 1.6), (-1.0, -.6, 2.1)]
    way = [p for r in routes for p in smooth([Vector((*q, 0)) for q in r], res=8)]
    n = 0
    while n < 105:
        a, rr = rnd.uniform(0, 2 * pi), 9.9 * math.sqrt(rnd.random())
        x, y = rr * math.cos(a), rr * math.sin(a)
        u, v = ((x - 5.4) + (y + 2.2)) / 1.414, ((y + 2.2) - (x - 5.4)) / 1.414
        if any(math.hypot(x - i, y - j) < k for i, j, k in keep) or any(math.hypot(x - p.x, y - p.y) < .7 for p in way) or (abs(u) < 4.6 and -3.0 < v < 4.1):
            n += .02
            continue
        tree(x, y, z, rnd.uniform(.5, .85) * (.75 if y - x < -6 else 1))
        n += 1


OWN = {'seafront': seafront, 'toll': toll, 'campus': campus}


def build(variant):
    if variant in OWN:
        return OWN[variant]()
    stage(16, -1.25)
    ground()
    houses()
    planting(variant in ('close', 'head', 'pillar', 'van'))
    tops = lamps(5 if variant == 'van' else None, 7 if variant == 'head' else None)
    if variant == 'van':
        car(2.0, -2.6, .05, 90, 'teal3')
        auto_rickshaw(2.0, 4.2, .05, 90)
        car(-3.6, -1.9, .05, 0, 'rose')
        bus_stop(6.35, 2.95, .18, -90)
        traffic_light(.55, -.75, .18, 90, 2)
        bucket_van(4.35, 2.3, .05, -90, (4.5, .75, 2.55))
        for x, y in ((3.5, .6), (3.3, 1.6), (3.3, 2.7), (3.5, 3.8)):
            lathe(mat('coral', .5), [(.16, 0), (.16, .03), (.09, .05), (.02, .4), (0, .42)], x, y, .05, seg=14)
        alert(4.6, 1.1, 4.6, .8)
    else:
        traffic()
    if variant == 'head':
        luminaire(4.3, -6.5, 4.75, 180)
    elif variant == 'pillar':
        feeder(6.3, -6.95, .18)
        spot('#FFC98A', 420, (6.3, -8.3, 3.6), 1.5, .25, rot=(20, 0, 0))
    network(tops)


SHOTS = {
    'main': iso((0, 0, 2.1), 28.6),
    'cta': hero((16.2, -15.2, 6.4), (.9, -.9, 1.75), 60, 1.2, (4.6, -5.2, 2), variant='close', edge=0),
    'detail-1': hero((6.9, -10.3, 6.3), (4.5, -6.4, 4.75), 50, .5, (4.5, -6.6, 4.9), variant='head', edge=0),
    'detail-2': hero((8.0, -12.4, 2.7), (6.3, -6.9, 1.4), 58, .7, (6.3, -7.2, 1.2), variant='pillar', edge=0),
    'detail-3': hero((2.5, -7.5, 3.5), (4.1, 1.2, 2.0), 44, 1.0, (4.4, 1.4, 2.4), variant='van', edge=0),
    'story-1': iso((0, 0, .9), 29.5, az=38, el=32, variant='seafront', edge=(.05, .04, .05, .05)),
    'story-2': iso((0, -.1, .9), 29.4, az=40, el=36, variant='toll', edge=(.05, .04, .05, .05)),
    'story-3': iso((0, 0, .9), 27.4, az=45, el=34, variant='campus', edge=(.05, .04, .05, .05)),
}
