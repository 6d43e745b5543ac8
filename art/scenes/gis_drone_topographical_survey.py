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


def road_and_crew():
    road(-W / 2 + .05, -6.9, CUTX, -5.75, .05)
    box(mat('concrete', .7), .9, 1.5, .14, -4.3, -6.32, .0, r=.03)
    car(-1.6, -6.6, .1, 0, 'porcelain', kind='van')
    car(-6.2, -6.05, .1, 180, 'coral', s=.9)
    for x in (-5.6, -2.4):
        streetlight(x, -5.5, 0, -90, 2.3, .6, energy=650, smart=False)
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


def flight():
    x, y, z = CUTX, -1.4, 10.2
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


def build(variant):
    stage(15.5, -1.25, fill=1.35, key=1.3)
    terrain()
    road_and_crew()
    land()
    flight()
    spot('#43E0D8', 900, (3.6, -1.0, 8), 1.5, .4)
    spot('#FFC98A', 900, (-2.0, 1.0, 7.2), 1.3, .4)


SHOTS = {
    'main': iso((0, 0, 1.55), 28.4, az=38, el=31),
    'cta': hero((13, -17, 7.0), (.4, -.6, 4.4), 42, 2.0, (.6, -1.4, 8), edge=.05),
    'detail-1': hero((4.9, -10.2, 1.5), (2.6, -6.1, .75), 60, 1.4, (2.6, -6.2, .9), edge=0),
    'detail-2': hero((9.5, -9.0, 5.6), (3.6, -.2, 2.1), 62, 1.4, (4.0, -1.6, 1.6), edge=0),
    'detail-3': hero((4.6, -8.6, 11.4), (.5, -1.3, 9.6), 60, 1.6, (.6, -1.4, 10.2), edge=0),
}
