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
    stage(14, -1.25, fill=1.5, key=1.45)
    diorama(17, 13, .8)
    slab(mat('grass', .85, spec=.15), 8.4, 12.8, .08, -4.2, 0, 0, r=.6, b=.02)
    slab(mat(('#5C68B8', '#FFFDF6'), .8), 8.4, 12.8, .08, 4.2, 0, 0, r=.6, b=.02)
    for i in range(9):                                                # the sheet's grid
        box(mat(('#7C88D8', '#E3E0D4'), .7), .02, 12.4, .006, .6 + .95 * i, 0, .08, r=.002, n=1)
    for i in range(13):
        box(mat(('#7C88D8', '#E3E0D4'), .7), 8.0, .02, .006, 4.2, -5.7 + .95 * i, .08, r=.002, n=1)
    rnd = random.Random(5)
    for y in (-1.9, 2.4):
        box(mat('road', .65), 8.3, 1.1, .04, -4.2, y, .07, r=.01, n=1)
        for i in range(8):
            box(mat('line', .6), .5, .06, .012, -7.9 + 1.05 * i, y, .105, r=.003, n=1)
        for s in (-.55, .55):
            bar(data_mat('data', 2.2), (.05, y + s, .11), (8.3, y + s, .11), .045, shadow=False)
    box(mat('road', .65), 1.1, 12.6, .045, -4.4, 0, .07, r=.01, n=1)
    for s in (-.55, .55):
        bar(data_mat('data', 2.2), (4.4 + s, -6.2, .11), (4.4 + s, 6.2, .11), .045, shadow=False)
    xs, ys = (7.5, 6.2, 3.3, 2.1, .95), (-5.6, -4.35, -3.15, -.65, .55, 1.4, 3.6, 4.8, 5.8)
    for x in xs:
        for y in ys:
            field = y < -4 and x > 5.6
            w, d = rnd.uniform(.75, .95), rnd.uniform(.7, .9)
            if field:
                for k in range(7):
                    for q in range(5):
                        blob(mat('leaf2' if k % 2 else ('#C9B24A', '#E6C95C'), .8), (.07, .07, .12), -x - .5 + .17 * k, y - .4 + .2 * q, .14, i=k % 4, sub=1)
            elif y == 1.4 or rnd.random() < .1:
                tree(-x, y, .08, .55)
                tree(-x + .5, y - .3, .08, .4)
            elif rnd.random() < .2 and y > 0:
                building(-x, y, 1.0, .95, rnd.choice((1.25, 1.9)), f'facade{rnd.randrange(1, 10)}', lit=.7, z=.08, roof='water')
            else:
                house(-x, y, .08, rnd.choice((0, 0, 90)), .76)
                tree(-x + .58, y + .5, .08, .34)
            if y != 1.4:                                               # and its print on the sheet
                c = 'amber' if field else 'data'
                z = .1 if field else .17
                if not field:
                    box(mat(('#DDE6FF', '#FFFFFF'), .6, emit=pick(.55, 0)), w, d, .08, x, y, .08, r=.02)
                for a, b in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1))):
                    bar(data_mat(c, 2.0), (x + a[0] * w / 2, y + a[1] * d / 2, z), (x + b[0] * w / 2, y + b[1] * d / 2, z), .026, shadow=False)
    for i in range(5):
        tube(data_mat('amber', 1.6), [(.4 + 1.5 * k, -5 + 2.4 * i + .5 * math.sin(k + i), .1) for k in range(6)], .014, 5, shadow=False)
    pin(3.3, -.2, .2, 'amber', .5)
    pin(6.8, 4.2, .2, 'coral', .5)
    bar(glow('#7FFFF0', 6), (0, -6.3, .14), (0, 6.3, .14), .06, shadow=False)
    with at(0, 0, 0, 90):
        wall_prism(holo('#35E0D4', .45, .08), [(-6.2, .1), (6.2, .1), (.1, 4.2), (-.1, 4.2)], .02, b=0, shadow=False)
    for q in (-6.2, -2, 2, 6.2):
        bar(data_mat('data', 1.6), (0, 0, 4.3), (0, q, .12), .018, shadow=False)
    drone(0, 0, 4.4, 35, 1.7)
    ripples(0, 0, 5.0, 2, .3, .22, .02)
    car(-6.4, -2.15, .1, 0, 'coral', s=.7)
    auto_rickshaw(-2.4, -1.65, .1, 180, s=.7)
    car(-4.65, 4.6, .1, -90, 'porcelain', s=.7)
    bus(-2.2, 2.15, .1, 0, s=.62)
    for x, y, rz in ((-5.1, -2.7, 90), (-2.0, -1.2, -90), (-5.1, 1.7, 0), (-3.7, 3.2, 180), (-7.0, -2.6, 90), (-1.4, 3.1, -90)):
        streetlight(x, y, .08, rz, 2.0, .6, energy=650, smart=False)


def quarry():
    """A limestone quarry in benches, stockpiles, an excavator, a truck, a drone overhead."""
    stage(14, -1.25, fill=1.5, key=1.4)
    R = 9.4
    diorama_shape(circle(R, 96))
    stone = (('#A99AA8', '#E9DFC8'), ('#94869C', '#DCCFB2'), ('#B8A6A6', '#F1E6CC'))
    cyl(mat(('#8A7C94', '#D8CBB0'), .9), R - .1, .1, seg=96, b=.02)
    rnd = random.Random(4)

    def inner(k, a):
        return 4.1 + .98 * k + .32 * math.sin(3 * a + 1.7 * k) + .2 * math.sin(7 * a + 2.3 * k) + .1 * math.sin(13 * a + k)
    for k in range(6):                                                # benches, hewn by blasting, rise at the back
        a0, a1 = rad(34 + 5 * k), rad(252 - 7 * k)
        n = 72
        aa = [a0 + (a1 - a0) * i / n for i in range(n + 1)]
        out = [((R - .14) * math.cos(a), (R - .14) * math.sin(a)) for a in aa]
        inn = [(min(R - .3, inner(k, a)) * math.cos(a), min(R - .3, inner(k, a)) * math.sin(a)) for a in aa]
        prism(mat(stone[k % 3], .95, spec=.1), out + inn[::-1], .62, z=.08 + .6 * k, b=.05)
        tube(data_mat('amber' if k == 4 else 'data', 2.0), [(x, y, .1 + .6 * (k + 1) + .02) for x, y in inn[1:-1]], .026, 6, smooth_path=False, shadow=False)
        for i in range(26):                                           # rubble at the foot of each face
            a = rnd.uniform(a0, a1)
            rr = inner(k, a) - rnd.uniform(.05, .3)
            rock(rr * math.cos(a), rr * math.sin(a), .08 + .6 * k, rnd.uniform(.08, .26), stone[rnd.randrange(3)])
    for i in range(30):                                               # scrub along the rim
        a = rad(rnd.uniform(78, 212))
        rr = rnd.uniform(8.6, 9.1)
        (tree if i % 2 else bush)(rr * math.cos(a), rr * math.sin(a), .08 + .6 * 5, rnd.uniform(.3, .5) if i % 2 else .2)
    haul = [(8.6 * math.cos(rad(a)), 8.6 * math.sin(rad(a))) for a in range(-58, 20, 6)] + [(5.4, 2.2), (3.0, 1.6), (.6, .4), (-1.6, -1.6), (-2.6, -4.2), (-1.4, -6.4), (1.6, -8.0)]
    ribbon(mat(('#6E6480', '#C9B893'), .95), haul, 1.3, .03, .09)
    for x, y, r in ((3.0, -4.6, 1.45), (5.7, -2.6, 1.25), (.3, -6.2, 1.15)):
        lathe(mat(('#C4B4B4', '#F3EAD2'), .95), [(r, 0), (r * .72, r * .34), (r * .25, r * .8), (.05, r * .95), (0, r * .97)], x, y, .1, seg=28)
        for k in range(3):
            torus(data_mat('amber' if k == 2 else 'data', 2.2), r * (.86 - .27 * k) + .02, .024, x, y, .1 + r * (.16 + .26 * k), seg=40, sec=6, shadow=False)
        for _ in range(14):
            a = rnd.uniform(0, 2 * pi)
            rock(x + r * 1.08 * math.cos(a), y + r * 1.08 * math.sin(a), .1, rnd.uniform(.06, .14), stone[0])
    with at(6.6, .2, .1, 150):                                         # the crusher and its belt
        box(mat('steel', .5), 1.3, 1.1, 1.3, 0, 0, .5, r=.05)
        for sx in (-.5, .5):
            for sy in (-.4, .4):
                bar(mat('slate', .5), (sx, sy, 0), (sx, sy, .6), .12)
        lathe(mat('amber', .5), [(.35, 0), (.8, .6), (.84, .6)], 0, 0, 1.7, seg=4, rot=(0, 0, 45))
        box(glow('teal3', 5), .5, .03, .08, 0, -.56, 1.5, r=.01, n=1)
    for a_, b_ in (((6.0, -.2, 1.3), (5.7, -2.5, 1.9)),):
        bar(mat('dark', .6), a_, b_, .34, h=.08)
        bar(mat('amber', .5), (a_[0] - .2, a_[1], a_[2]), (b_[0] - .2, b_[1], b_[2] + .02), .05)
        bar(mat('amber', .5), (a_[0] + .2, a_[1], a_[2]), (b_[0] + .2, b_[1], b_[2] + .02), .05)
        bar(mat('slate', .5), (5.85, -1.4, .1), (5.85, -1.4, 1.55), .1)
    with at(-1.7, -7.5, .1, 20):                                       # the site office
        box(mat('porcelain', .45), 1.8, .9, .8, r=.05)
        box(pane_glow('#FFC983', 2.4), 1.3, .04, .34, 0, -.45, .3, r=.02)
        box(mat('teal5', .5), 1.95, 1.05, .08, 0, 0, .8, r=.03)
    car(.3, -8.4, .1, 10, 'porcelain', kind='van', s=.8)
    truck(7.0, -4.0, .1, 62, 'teal3', False, .75)
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
    drone(1.6, -3.0, 4.9, 30, 1.9, 2.6)
    ripples(1.6, -3.0, 5.5, 2, .3, .24, .022)
    for x, y in ((8.6, -1.0), (-3.2, -8.3), (5.4, -6.8), (3.4, -7.9)):
        tree(x, y, .1, .7)
    for x, y in ((1.4, -2.0), (3.6, -4.4), (-2.4, 2.0)):
        spot('#FFC98A', 3300, (x, y, 5.8), 1.8, .3)
    for x, y in ((-4.4, -4.4), (4.4, 3.2), (7.4, -1.6)):
        high_mast(x, y, .1, 3.6, real=False)
        light_pool(x, y, .13, 1.6)


def canal():
    """An irrigation canal through plots and scrub: aqueduct, sluice, section lines."""
    stage(14.5, -1.25, fill=1.6, key=1.5)
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
    for x, y in ((8.4, -3.4), (7.2, -4.3), (-8.6, -3.9), (-7.2, -4.4), (-8.8, -2.4)):
        house(x, y, .1, 0, .78)
    for k in range(90):                                               # thorn scrub
        x, y = rnd.uniform(-9.5, 9.5), rnd.uniform(-5.1, 5.1)
        c = 1.7 * math.sin((x + 9.8) / .5 * .17) - .2
        if abs(y - c) > 4.7 or 1.25 < abs(y - c) < 1.6:
            (bush if k % 3 else rock)(x, y, .1, rnd.uniform(.08, .18))
    for i in range(9):
        x = -9.0 + 2.2 * i
        c = 1.7 * math.sin((x + 9.8) / .5 * .17) - .2
        lamp_post(x, c - 1.3, .1, 90, 1.5, .35, pool=1.0)
    drone(.2, -1.0, 4.0, 30, 1.5, 2.6)
    for x in (-6, 0, 6):
        spot('#FFC98A', 3400, (x, -.8, 5.2), 2.0, .3)


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
    'cta': hero((-6.6, -19.2, 6.8), (.3, -.6, 2.75), 39.5, 2.0, (.4, -3.0, 4), variant='low', edge=.05),
    'detail-1': hero((4.9, -11.4, 2.2), (3.0, -6.0, .86), 54, 1.3, (2.6, -6.3, .9), variant='station', edge=0),
    'detail-2': hero((9.5, -9.0, 5.6), (3.6, -.2, 2.1), 62, 1.4, (4.0, -1.6, 1.6), edge=0),
    'detail-3': hero((3.9, -8.4, 11.0), (.0, -1.5, 5.5), 46, 1.6, (.6, -2.7, 6.9), variant='low', edge=0),
    'story-1': iso((0, 0, .65), 24.8, az=32, el=37, variant='town', edge=(.05, .03, .05, .04)),
    'story-2': iso((0, 0, 1.3), 25.4, az=36, el=37, variant='quarry', edge=(.05, .03, .05, .04)),
    'story-3': iso((0, 0, .65), 24.4, az=32, el=34, variant='canal', edge=(.05, .04, .05, .04)),
}
