"""A survey drone turns a terraced hillside into contour lines."""
from kit import *

SEED = 17
W = 15.
H = .42                       # a terrace's height
N = 11
CUTX = .6                     # left of it the land as it is, right of it the survey


def front(k, x):
    """The edge of terrace k along x: a hill that rises towards +y and -x."""
    y = -5.0 + k * 1.02 + .55 * math.sin(x * .55 + k * .35) + .38 * math.sin(x * 1.25 + k * .8 + 1)
    return y + .035 * (x + 2.5) ** 2 * (.45 + .07 * k) - .25


def edge(k, x0, x1, n=30):
    """Points of the terrace's edge within the block."""
    lim = W / 2 - .04
    return [(x, min(front(k, x), lim)) for x in [x0 + (x1 - x0) * i / n for i in range(n + 1)]]


def runs(k, x0, x1):
    """The pieces of the edge that lie inside the block."""
    piece, out = [], []
    for p in edge(k, x0, x1, 44):
        if p[1] < W / 2 - .3:
            piece.append(p)
        elif piece:
            out.append(piece)
            piece = []
    return [r for r in out + [piece] if len(r) > 2]


def terrain():
    fields = (('#2C7F68', '#93C279'), ('#3E9A6E', '#B4CE7C'), ('#2A6F66', '#7FB57A'), ('#6F8F5E', '#D9CD84'), ('#358C78', '#9CCB92'))
    survey = (('#1B2C63', '#DCE8E6'), ('#22367A', '#C9DEDD'))
    lim = W / 2 - .02
    diorama(W, W, .5)
    slab(mat('grass', .85, spec=.15), CUTX + lim, 2 * lim, .06, (CUTX - lim) / 2, 0, 0, r=.4, b=.02)
    slab(mat(survey[1], .8), lim - CUTX, 2 * lim, .06, (CUTX + lim) / 2, 0, 0, r=.4, b=.02)
    for k in range(N):
        z = .06 + H * k
        for x0, x1, left in ((-lim, CUTX, True), (CUTX, lim, False)):
            pts = edge(k, x0, x1)
            pts = [p for p in pts if p[1] < lim - .05]
            if len(pts) < 3:
                continue
            pts = pts + [(pts[-1][0], lim), (pts[0][0], lim)]
            m = mat(fields[(k * 2) % 5], .9, spec=.1) if left else mat(survey[k % 2], .7, emit=pick(.05, 0))
            prism(m, pts, H, z=z, b=.04)
        for run in runs(k, -lim + .05, CUTX):                        # stone bunds on the natural side
            ribbon(mat('soil', .9), [(x, y + .06) for x, y in run], .13, H + .05, z)
        for run in runs(k, CUTX + .02, lim - .05):                   # contours on the other
            tube(data_mat('amber' if k % 5 == 4 else 'data', 3.0), [(x, y - .015, z + H + .005) for x, y in run], .04, 6, res=2, shadow=False)
            for i in range(1, 3):
                tube(data_mat('data', 1.2), [(x, y + .34 * i, z + H + .012) for x, y in run if y + .34 * i < min(lim - .1, front(k + 1, x) - .08)] or [(0, 0, -1), (0, 0, -1.1)], .011, 5, smooth_path=False, shadow=False)


def height(x, y):
    return .06 + H * sum(1 for k in range(N) if y > front(k, x) + .1)


def land():
    rnd = random.Random(6)
    rows = ('leaf', 'leaf2', 'leaf3', ('#C9B24A', '#E6C95C'))
    for k in range(1, N):                                            # crops in rows along the terraces
        for run in runs(k - 1, -7.1, CUTX - .25):
            for j in range(1, 4):
                for x, y in run[::1]:
                    yy = y + .2 + .2 * j
                    if yy < front(k, x) - .16 and yy < W / 2 - .3 and abs(x + 4.3 - .25 * math.sin(yy)) > .55 and (k * 3 + int((x + 8) / 1.7)) % 4:
                        blob(mat(rows[(k + int((x + 8) / 1.7)) % 4], .8, spec=.1), (.07, .07, .1), x, yy, .06 + H * k + .05, i=1, sub=1)
    for k in range(N):                                               # a stream falling from step to step
        z = .06 + H * (k + 1)
        x = -4.3
        y0, y1 = front(k, x), min(front(k + 1, x) if k < N - 1 else W / 2, W / 2 - .1)
        if y0 > W / 2 - .4:
            break
        w = water_mat('stream', ('#1387A8', '#2A9CC0'), ('#3FD0E0', '#6FD0DC'), wave=4.)
        box(w, .52, max(.2, y1 - y0) + .05, .03, x + .25 * math.sin(y0), (y0 + y1) / 2, z, r=.01, n=1)
        box(mat('foam', .3, emit=pick(.25, 0)), .46, .05, H + .02, x + .25 * math.sin(y0), y0 - .035, z - H, r=.02, n=1)
    box(water_mat('stream', ('#1387A8', '#2A9CC0'), ('#3FD0E0', '#6FD0DC'), wave=4.), .6, front(0, -4.3) + W / 2, .03, -4.3, (front(0, -4.3) - W / 2) / 2, .06, r=.01, n=1)
    for _ in range(60):
        x, y = rnd.uniform(-7, CUTX - .6), rnd.uniform(-3.5, 7)
        if abs(x + 4.3) > .8 and abs(y - front(int(round((height(x, y) - .06) / H)) - 1, x)) > .2:
            tree(x, y, height(x, y), rnd.uniform(.4, .62))
    for x, y, rz in ((-2.4, 1.25, 0), (-1.2, 1.5, 0), (-6.1, 3.6, 10), (-.4, -2.6, 0), (-1.9, -2.75, 5)):
        house(x, y, height(x, y), rz, .62)


def road_and_crew(variant):
    road(-W / 2 + .05, -6.9, CUTX, -5.75, .05)
    box(mat('concrete', .7), .9, 1.5, .14, -4.3, -6.32, .0, r=.03)
    car(-1.6, -6.6, .1, 0, 'porcelain', kind='van')
    car(-6.2, -6.05, .1, 180, 'coral', s=.9)
    for x in (-5.6, -2.4):
        streetlight(x, -5.5, 0, -90, 2.3, .6, energy=650, smart=False)
    if variant == 'station':
        return station()
    with at(2.6, -6.2, .06):                                          # ground target and receiver
        for i in range(2):
            for j in range(2):
                box(mat('porcelain' if (i + j) % 2 else 'ink', .6), .42, .42, .02, -.21 + .42 * i, -.21 + .42 * j, 0, r=.004, n=1)
        for a in range(3):
            bar(mat('amber', .5), (.55 * math.cos(a * 2.1), .55 * math.sin(a * 2.1), 0), (0, 0, 1.2), .05)
        cyl(mat('porcelain', .3), .2, .16, 0, 0, 1.2, seg=24)
        torus(glow('teal3', 6), .2, .02, 0, 0, 1.28)
        wifi(0, 0, 1.45, 45, 3, .2, .15, .022)
    tablet(5.4, -6.2, .06, 32, .95, 'terrain1', 14)


def station():
    """The ground target seen close: its receiver, the crew's case, rod and tablet, grass and stones."""
    rnd = random.Random(12)
    slab(mat(('#2F5E5C', '#BFD39A'), .95, spec=.1), 8.0, 3.4, .03, 3.6, -5.9, .05, r=.5, b=.01)
    for _ in range(150):
        x, y = rnd.uniform(.7, 6.6), rnd.uniform(-7.3, -4.6)
        if (x - 2.6) ** 2 + (y + 6.2) ** 2 > 1.1 and (x - 4.15) ** 2 + (y + 5.7) ** 2 > .5:
            blob(mat(rnd.choice(('leaf', 'leaf2', 'leaf3')), .85, spec=.1), (.05, .05, rnd.uniform(.07, .16)), x, y, .1, i=rnd.randrange(4), sub=1)
    for _ in range(34):
        x, y = rnd.uniform(.7, 6.6), rnd.uniform(-7.3, -4.6)
        if (x - 2.6) ** 2 + (y + 6.2) ** 2 > 1.0:
            rock(x, y, .07, rnd.uniform(.04, .12))
    with at(2.6, -6.2, .08):
        box(mat('white', .6), 1.24, 1.24, .03, r=.02)
        for i in range(2):
            for j in range(2):
                box(mat('porcelain' if (i + j) % 2 else 'ink', .6), .58, .58, .03, -.29 + .58 * i, -.29 + .58 * j, .012, r=.004, n=1)
        cyl(mat('coral', .5), .07, .05, 0, 0, .03, seg=20)
        bar(data_mat('data', 3), (0, 0, .1), (0, 0, 1.1), .014, shadow=False)
        for a in range(3):
            c, q = math.cos(a * 2.094 + .3), math.sin(a * 2.094 + .3)
            bar(mat('amber', .45), (.92 * c, .92 * q, 0), (.42 * c, .42 * q, .72), .06)
            bar(mat('steel', .35), (.5 * c, .5 * q, .6), (.07 * c, .07 * q, 1.22), .045)
            box(mat('dark', .4), .1, .1, .1, .44 * c, .44 * q, .64, r=.02, n=1)
        cyl(mat('dark', .4), .16, .07, 0, 0, 1.2, seg=28)
        cyl(mat('porcelain', .3, coat=.4), .25, .1, 0, 0, 1.27, seg=36, b=.04)
        torus(glow('teal3', 6), .25, .018, 0, 0, 1.34)
        dome(mat('porcelain', .3, coat=.5), .24, 0, 0, 1.36, squash=.5)
        panel_screen('gauge1', .17, .07, 0, -.17, 1.2, strength=2.5, bezel=.01, depth=.02)
        ripples(0, 0, 1.75, 3, .2, .16, .016)
    with at(4.15, -5.7, .08, -20):                                      # the drone's case, open
        box(mat('amber', .45, coat=.2), .95, .62, .3, r=.05, n=3)
        box(mat('dark', .7), .84, .5, .02, 0, 0, .295, r=.02, n=1)
        with at(0, .31, .3, rx=-68):
            box(mat('amber', .45, coat=.2), .95, .08, .6, r=.04, n=3)
            box(mat('dark', .7), .84, .02, .5, 0, -.04, .05, r=.02, n=1)
        for k in range(4):
            box(mat('porcelain', .4), .15, .3, .08, -.3 + .2 * k, 0, .3, r=.02, n=1)
            box(glow('teal3', 5), .08, .02, .015, -.3 + .2 * k, -.1, .38, r=.004, n=1)
    cyl(mat('white', .5), .028, 1.9, 1.2, -5.5, .08, seg=10)                # the levelling rod
    for k in range(5):
        cyl(mat('coral', .5), .032, .19, 1.2, -5.5, .27 + .38 * k, seg=10, b=.004)
    spot('#FFC98A', 260, (3.9, -7.6, 3.2), 1.6, .2)


def flight(x=CUTX, y=-1.4, z=10.2):
    lim = W / 2 - .05
    with at(x, 0, 0, 90):                                             # the fan of light, a sheet in the yz plane
        wall_prism(holo('#35E0D4', .55, .10), [(-lim, .05), (lim, .05), (y + .08, z - .1), (y - .08, z - .1)], .02, b=0, shadow=False)
    prev = None
    for i in range(90):                                               # where it meets the ground
        yy = -lim + 2 * lim * i / 89
        p = (x, yy, height(x, yy) + .02)
        if prev and abs(prev[2] - p[2]) > .01:
            bar(glow('#7FFFF0', 7), prev, (x, yy, prev[2]), .05, shadow=False)
            bar(glow('#7FFFF0', 7), (x, yy, prev[2]), p, .05, shadow=False)
        elif prev:
            bar(glow('#7FFFF0', 7), prev, p, .05, shadow=False)
        prev = p
    for q in (-lim, -3.6, 3.2, lim):
        bar(data_mat('data', 1.6), (x, y, z - .1), (x, q, height(x, q)), .022, shadow=False)
    drone(x, y, z, 35, 2.1)
    for i in range(9):                                                # its track
        sphere(glow('teal3', 5), .06, x - 1.4 - .75 * i * .9, y + .0, z + .05, seg=10, shadow=False)


def town_sheet():
    """A growing town, half as it stands, half as footprints on a map sheet."""
    stage(14, -1.25, fill=1.25, key=1.2)
    diorama(17, 13, .8)
    slab(mat('grass', .85, spec=.15), 8.4, 12.8, .08, -4.2, 0, 0, r=.6, b=.02)
    slab(mat(('#C9CCEC', '#FFFDF6'), .8), 8.4, 12.8, .08, 4.2, 0, 0, r=.6, b=.02)
    rnd = random.Random(5)
    for y in (-1.9, 2.4):
        box(mat('road', .65), 8.3, 1.1, .04, -4.2, y, .07, r=.01, n=1)
        for s in (-.55, .55):
            bar(data_mat('data', 2.2), (.05, y + s, .11), (8.3, y + s, .11), .045, shadow=False)
    box(mat('road', .65), 1.1, 12.6, .04, -4.4, 0, .072, r=.01, n=1)
    for s in (-.55, .55):
        bar(data_mat('data', 2.2), (4.4 + s, -6.2, .11), (4.4 + s, 6.2, .11), .045, shadow=False)
    for x in (-7.3, -5.7, -3.0, -1.4, 1.4, 3.0, 5.7, 7.3):
        for y in (-5.2, -3.4, -.5, 1.0, 3.8, 5.4):
            if x < 0:
                if y < -4.6 and x < -5:
                    for k in range(8):                                # fields at the edge
                        blob(mat('leaf2', .8), (.1, .5, .12), x - .6 + .17 * k, y, .14, i=k % 4, sub=1)
                elif rnd.random() < .9:
                    house(x, y, .08, 0, .92)
                    tree(x + .75, y + .7, .08, .42)
            else:
                w, d = rnd.uniform(.9, 1.25), rnd.uniform(.8, 1.15)
                box(mat('white', .6, emit=pick(.25, 0)), w, d, .1, x, y, .08, r=.02)
                for a, b in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1))):
                    bar(data_mat('data', 2.0), (x + a[0] * w / 2, y + a[1] * d / 2, .19), (x + b[0] * w / 2, y + b[1] * d / 2, .19), .03, shadow=False)
    for i in range(5):
        tube(data_mat('amber', 1.6), [(.3 + 1.6 * k, -6 + 3.0 * i + .5 * math.sin(k + i), .1) for k in range(6)], .014, 5, shadow=False)
    bar(glow('#7FFFF0', 6), (0, -6.3, .14), (0, 6.3, .14), .06, shadow=False)
    with at(0, 0, 0, 90):
        wall_prism(holo('#35E0D4', .45, .08), [(-6.2, .1), (6.2, .1), (.1, 5.2), (-.1, 5.2)], .02, b=0, shadow=False)
    drone(0, 0, 5.4, 35, 1.7)
    for x, y in ((-4.9, -2.7), (-4.9, 1.7), (-3.6, 3.1), (-6.6, -2.7)):
        streetlight(x, y, .08, 0, 2.2, .6, energy=700, smart=False)


def quarry():
    """A limestone quarry in benches, stockpiles, an excavator, a truck, a drone overhead."""
    stage(14, -1.25, fill=1.25, key=1.2)
    R = 9.4
    diorama_shape(circle(R, 96))
    stone = (('#8C8AB8', '#E9DFC8'), ('#7C7AAA', '#DCCFB2'))
    cyl(mat(('#6A6896', '#D8CBB0'), .9), R - .1, .1, seg=96, b=.02)
    for k in range(6):                                                # benches rise at the back
        r1, r0 = R - .12, 4.3 + .85 * k
        if r0 < r1 - .3:
            arc_prism(mat(stone[k % 2], .95, spec=.1), r0, r1, 28 + 4 * k, 262 - 5 * k, .72, z=.08 + .7 * k, n=60, b=.06)
            tube(data_mat('data', 2.0), [(r0 * math.cos(rad(a)), r0 * math.sin(rad(a)), .1 + .7 * (k + 1)) for a in range(30 + 4 * k, 260 - 5 * k, 6)], .028, 6, shadow=False)
    rnd = random.Random(4)
    for _ in range(26):
        a, k = rad(rnd.uniform(60, 230)), rnd.randrange(0, 5)
        rr = 4.3 + .85 * k + .35
        rock(rr * math.cos(a), rr * math.sin(a), .1 + .7 * (k + 1), rnd.uniform(.1, .24), stone[0])
    for x, y, r in ((3.2, -5.0, 1.35), (5.7, -2.6, 1.15), (.2, -6.6, 1.0)):
        lathe(mat(('#A5A2CC', '#F3EAD2'), .95), [(r, 0), (r * .72, r * .28), (r * .25, r * .68), (.05, r * .82), (0, r * .84)], x, y, .1, seg=28)
        for k in range(3):
            torus(data_mat('amber' if k == 2 else 'data', 2.2), r * (.86 - .27 * k), .022, x, y, .1 + r * (.12 + .22 * k), seg=40, sec=6, shadow=False)
    with at(.9, .8, .1, 200):                                          # excavator
        for s in (-.36, .36):
            box(mat('dark', .6), 1.4, .32, .36, 0, s, 0, r=.15, n=3)
        box(mat('amber', .45), 1.1, .9, .5, -.1, 0, .4, r=.08)
        box(mat('amber', .45), .5, .5, .6, .2, .2, .85, r=.06)
        box(glass(), .42, .52, .34, .24, .2, 1.0, r=.04)
        bar(mat('amber6', .45), (.35, -.2, .8), (1.4, -.2, 1.9), .2)
        bar(mat('amber6', .45), (1.4, -.2, 1.9), (2.2, -.2, .8), .15)
        box(mat('dark', .5), .5, .5, .4, 2.25, -.2, .4, r=.08)
    with at(-2.0, -2.6, .1, -35):                                      # haul truck
        for sx in (-.75, .7):
            for sy in (-.5, .5):
                cyl(mat('dark', .6), .38, .3, sx, sy + .15, .38, rot=(90, 0, 0), seg=28, b=.06)
        box(mat('amber', .45), 2.0, .8, .3, 0, 0, .55, r=.05)
        box(mat('amber', .45), .6, .9, .7, .85, 0, .8, r=.06)
        box(glass(), .05, .7, .3, 1.15, 0, 1.1, r=.02)
        wall_prism(mat('amber6', .5), [(-1.2, 1.1), (-.9, .85), (.5, .85), (.6, 1.5), (-1.2, 1.3)], 1.2, b=.04)
        for _ in range(12):
            rock(rnd.uniform(-.9, .3), rnd.uniform(-.4, .4), 1.3, rnd.uniform(.16, .28), stone[0])
    drone(2.2, -2.4, 5.4, 30, 1.8, 2.6)
    ripples(2.2, -2.4, 5.9, 2, .3, .24, .022)
    for x, y in ((7.7, -.6), (6.9, 2.0), (-2.6, -8.2), (7.0, -4.6), (-5.2, -6.6)):
        tree(x, y, .1, .7)
    for x, y in ((1.4, -2.0), (3.6, -4.4), (-2.4, 2.0)):
        spot('#FFC98A', 3530, (x, y, 5.8), 1.8, .3)


def canal():
    """An irrigation canal through plots and scrub: aqueduct, sluice, section lines."""
    stage(14.5, -1.25, fill=1.25, key=1.2)
    diorama(20, 11, .9)
    slab(mat(('#5E6A5E', '#DCC998'), .95), 19.8, 10.8, .1, r=.8, b=.02)
    path = [(-9.8 + .5 * i, 1.7 * math.sin(i * .17) - .2) for i in range(40)]
    ribbon(mat('concrete', .7), path, 2.1, .16, .05)
    ribbon(water_mat('canal', wave=2.5), path, 1.5, .18, .06)
    rnd = random.Random(9)
    for i in range(17):
        for j, off in enumerate((-3.9, -2.3, 2.3, 3.9)):
            x = -9.0 + 1.1 * i
            y = 1.7 * math.sin((x + 9.8) / .5 * .17) - .2 + off
            if abs(y) > 4.9 or rnd.random() < .14:
                if abs(y) < 5:
                    for _ in range(3):
                        bush(x + rnd.uniform(-.3, .3), y + rnd.uniform(-.4, .4), .1, .16, 'leaf3')
                continue
            slab(mat(rnd.choice((('#2C7F68', '#93C279'), ('#3E9A6E', '#B4CE7C'), ('#6F8F5E', '#D9CD84'))), .9), .98, 1.35, .05, x, y, .1, r=.08, b=.01)
            for k in range(4):
                for q in range(4):
                    blob(mat(('leaf', 'leaf2', 'leaf3')[(i + j) % 3], .8), (.08, .08, .11), x - .33 + .22 * k, y - .45 + .3 * q, .18, i=k, sub=1)
    for k in range(7):                                                # section lines across
        x = -8.4 + 2.8 * k
        y = 1.7 * math.sin((x + 9.8) / .5 * .17) - .2
        bar(data_mat('data', 2.6), (x, y - 1.5, .42), (x, y + 1.5, .42), .04, shadow=False)
        for s in (-1, 1):
            cyl(mat('porcelain', .5), .05, .4, x, y + s * 1.5, .05, seg=10)
            sphere(glow('teal3', 8), .07, x, y + s * 1.5, .48, seg=10)
    x0 = -4.2
    y0 = 1.7 * math.sin((x0 + 9.8) / .5 * .17) - .2
    with at(x0, y0, .1, 20):                                          # the sluice gate
        for s in (-1.0, 0, 1.0):
            box(mat('concrete', .7), .4, .3, 1.6, 0, s, 0, r=.04)
        box(mat('concrete', .7), .6, 2.5, .2, 0, 0, 1.5, r=.04)
        for s in (-.5, .5):
            box(mat('teal5', .4), .1, .7, .8, 0, s, .5, r=.02)
            torus(mat('coral', .4), .18, .03, 0, s, 1.95, seg=24)
            cyl(mat('steel', .4), .03, .35, 0, s, 1.6, seg=8)
    with at(5.2, 0, .1):                                              # the aqueduct
        for s in range(7):
            y = -4.5 + 1.5 * s
            box(mat('facade6', .7), .7, .4, 2.2, 0, y, 0, r=.04)
        box(mat('facade6', .7), 1.0, 10.0, .34, 0, 0, 2.2, r=.05)
        for s in (-1, 1):
            box(mat('trim6', .7), .14, 10.0, .3, s * .43, 0, 2.5, r=.03)
        box(water_mat('aqueduct', wave=3), .72, 9.9, .1, 0, 0, 2.56, r=.02)
    for x, y in ((-8.8, 4.6), (-6.2, -4.7), (-1.0, 4.8), (2.6, 4.7), (8.9, -4.4), (8.6, 4.5), (1.0, -4.8)):
        palm(x, y, .1, 1.0)
    house(8.4, -2.9, .1, 0, .9)
    house(-8.6, -3.6, .1, 0, .9)
    drone(.2, -1.0, 4.0, 30, 1.5, 2.6)
    for x in (-6, 0, 6):
        spot('#FFC98A', 2840, (x, -1.2, 5.2), 1.9, .3)


STORIES = {'town': town_sheet, 'quarry': quarry, 'canal': canal}


def build(variant):
    if variant in STORIES:
        return STORIES[variant]()
    stage(15.5, -1.25, fill=1.35, key=1.3)
    terrain()
    road_and_crew(variant)
    land()
    flight(y=-2.6, z=6.9) if variant == 'low' else flight()
    spot('#43E0D8', 900, (3.6, -1.0, 8), 1.5, .4)
    spot('#FFC98A', 900, (-2.0, 1.0, 7.2), 1.3, .4)
    if variant == 'low':
        spot('#FFC98A', 1500, (-4.6, -2.2, 6.4), 1.6, .4)


SHOTS = {
    'main': iso((0, 0, 1.85), 29.6, az=38, el=31, edge=(.06, .02, .06, .04)),
    'cta': hero((-6.6, -18.8, 6.6), (.3, -.6, 3.0), 40.5, 2.0, (.4, -3.0, 4), variant='low', edge=.05),
    'detail-1': hero((4.9, -11.5, 2.1), (3.0, -6.0, .76), 53, 1.3, (2.6, -6.3, .9), variant='station', edge=0),
    'detail-2': hero((9.5, -9.0, 5.6), (3.6, -.2, 2.1), 62, 1.4, (4.0, -1.6, 1.6), edge=0),
    'detail-3': hero((3.9, -8.4, 11.0), (.0, -1.5, 5.5), 46, 1.6, (.6, -2.7, 6.9), variant='low', edge=0),
    'story-1': iso((0, 0, .3), 25.4, az=38, el=36, variant='town'),
    'story-2': iso((0, 0, 1.6), 24.4, az=44, el=32, variant='quarry'),
    'story-3': iso((0, 0, .7), 26, az=34, el=33, variant='canal'),
}
