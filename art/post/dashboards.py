"""Dashboards without words, drawn with Pillow, used as screens in the scenes: python3 art/post/dashboards.py -> art/out/textures/*.png"""
import math
import os
import random

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'out', 'textures')
SCALE, WIDTH, HEIGHT = 2, 960, 540
BG, CARD, LINE, TEXT = (7, 12, 36), (14, 22, 58), (36, 50, 104), (110, 124, 180)
TEAL, MINT, AMBER, CORAL = (46, 214, 200), (150, 246, 226), (255, 176, 70), (255, 112, 84)
PERI, INDIGO, WHITE, ROSE = (130, 146, 255), (64, 82, 190), (226, 234, 255), (232, 84, 128)


class Canvas:
    def __init__(self, w=WIDTH, h=HEIGHT, bg=BG):
        self.w, self.h = w, h
        self.image = Image.new('RGB', (w * SCALE, h * SCALE), bg)
        self.draw = ImageDraw.Draw(self.image, 'RGBA')

    def rect(self, x, y, w, h, r=10, fill=CARD, outline=None, width=2):
        self.draw.rounded_rectangle([x * SCALE, y * SCALE, (x + w) * SCALE, (y + h) * SCALE], r * SCALE, fill=fill, outline=outline, width=width * SCALE)

    def line(self, pts, color, w=3):
        self.draw.line([(x * SCALE, y * SCALE) for x, y in pts], fill=color, width=int(w * SCALE), joint='curve')

    def _circle(self, x, y, r):
        return [(x - r) * SCALE, (y - r) * SCALE, (x + r) * SCALE, (y + r) * SCALE]

    def dot(self, x, y, r, color):
        self.draw.ellipse(self._circle(x, y, r), fill=color)

    def ring(self, x, y, r, color, w=2):
        self.draw.ellipse(self._circle(x, y, r), outline=color, width=int(w * SCALE))

    def arc(self, x, y, r, a0, a1, color, w=10):
        self.draw.arc(self._circle(x, y, r), a0, a1, fill=color, width=int(w * SCALE))

    def poly(self, pts, color):
        self.draw.polygon([(x * SCALE, y * SCALE) for x, y in pts], fill=color)

    def save(self, name):
        im = self.image.resize((self.w, self.h), Image.LANCZOS)
        glow = np.asarray(im.filter(ImageFilter.GaussianBlur(7)), float)
        Image.fromarray(np.clip(np.asarray(im, float) + glow * .28, 0, 255).astype('uint8')).save(os.path.join(OUT, name + '.png'))


# ---------------------------------------------------------------- parts
def head(c, x, y, w, color=TEAL):
    c.rect(x + 14, y + 14, 10, 10, 5, color)
    c.rect(x + 32, y + 15, w * .34, 8, 4, (120, 134, 190))


def wave(n, seed, amp=1., base=.5):
    r = random.Random(seed)
    ph = [r.random() * 6.28 for _ in range(4)]
    return [max(.04, min(.96, base + amp * (.18 * math.sin(i * .35 + ph[0]) + .12 * math.sin(i * .9 + ph[1]) + .06 * math.sin(i * 2.1 + ph[2])))) for i in range(n)]


def curve(c, x, y, w, h, color, seed, fill=True, n=40, amp=1., base=.5, grid=True):
    if grid:
        for i in range(1, 5):
            c.line([(x, y + h * i / 5), (x + w, y + h * i / 5)], LINE + (130,), 1)
    pts = [(x + w * i / (n - 1), y + h * (1 - k)) for i, k in enumerate(wave(n, seed, amp, base))]
    if fill:
        for t in range(10):
            c.poly([(px, py + (y + h - py) * t / 10) for px, py in pts] + [(x + w, y + h), (x, y + h)], color + (11,))
    c.line(pts, color, 3.2)
    c.dot(*pts[-1], 6, WHITE)


def columns(c, x, y, w, h, n, seed, colors=(TEAL,), gap=.35):
    r, bw = random.Random(seed), w / n
    for i in range(n):
        k = .2 + .75 * abs(math.sin(i * .5 + seed)) * r.uniform(.6, 1)
        c.rect(x + bw * i + bw * gap / 2, y + h * (1 - k), bw * (1 - gap), h * k, min(5, bw * .25), colors[i % len(colors)])


def donut(c, x, y, r, k, color, w=14):
    c.arc(x, y, r, 0, 360, LINE, w)
    c.arc(x, y, r, -90, -90 + 360 * k, color, w)
    c.rect(x - r * .3, y - 6, r * .6, 12, 6, WHITE)


def rows(c, x, y, w, h, n, seed):
    r, rh = random.Random(seed), h / n
    for i in range(n):
        yy = y + rh * (i + .5)
        c.dot(x + 8, yy, 5, r.choice((TEAL, TEAL, TEAL, AMBER, CORAL)))
        c.rect(x + 24, yy - 4, w * r.uniform(.2, .36), 8, 4, TEXT)
        c.rect(x + w * .5, yy - 4, w * .5, 8, 4, LINE)
        c.rect(x + w * .5, yy - 4, w * .5 * r.uniform(.15, .95), 8, 4, r.choice((TEAL, PERI, AMBER)))


# ---------------------------------------------------------------- screens
def mix(i):
    c, r = Canvas(), random.Random(i)
    c.rect(16, 16, 600, 300)
    head(c, 16, 16, 400)
    curve(c, 36, 66, 560, 230, (TEAL, PERI, AMBER)[i % 3], i)
    curve(c, 36, 66, 560, 230, (AMBER, TEAL, CORAL)[i % 3], i + 9, False, grid=False)
    for k in range(3):
        y = 102 * k
        c.rect(632, 16 + y, 312, 92)
        c.rect(652, 38 + y, 90, 8, 4, TEXT)
        c.rect(652, 60 + y, 120, 22, 8, (MINT, AMBER, PERI)[k])
        columns(c, 800, 34 + y, 126, 58, 10, i + k, ((TEAL,), (AMBER,), (PERI,))[k])
    c.rect(16, 332, 290, 192)
    donut(c, 90, 432, 54, r.uniform(.55, .85), TEAL)
    donut(c, 222, 432, 54, r.uniform(.3, .7), AMBER)
    head(c, 16, 332, 250)
    c.rect(322, 332, 622, 192)
    head(c, 322, 332, 400, AMBER)
    columns(c, 342, 376, 582, 132, 26, i + 4, (TEAL, TEAL, PERI, AMBER))
    return c


def bars(i):
    c, r = Canvas(), random.Random(i)
    c.rect(16, 16, 928, 508)
    head(c, 16, 16, 500)
    for k in range(1, 6):
        c.line([(50, 80 + 70 * k), (920, 80 + 70 * k)], LINE + (160,), 1)
    for k in range(14):
        y = 500
        for color in (INDIGO, TEAL, AMBER):
            h = r.uniform(25, 135)
            c.rect(60 + k * 61, y - h, 38, h - 3, 6, color)
            y -= h
    return c


def net(i):
    c, r = Canvas(), random.Random(i)
    pts = [(r.uniform(60, 900), r.uniform(60, 480)) for _ in range(34)] + [(480, 270)]
    for p in pts:
        for q in sorted(pts, key=lambda q: (q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2)[1:4]:
            c.line([p, q], TEAL + (110,), 2)
    for k, p in enumerate(pts):
        color, size = r.choice((TEAL, TEAL, PERI, AMBER)), r.choice((7, 9, 13)) if k < 34 else 26
        c.dot(*p, size + 9, color + (50,))
        c.dot(*p, size, color)
    c.ring(480, 270, 54, MINT, 3)
    c.ring(480, 270, 84, TEAL + (120,), 2)
    return c


def heat(i):
    c, r = Canvas(), random.Random(i)
    c.rect(16, 16, 928, 508)
    for a in range(22):
        for b in range(11):
            v = max(0, min(1, .5 + .5 * math.sin(a * .45 + i) * math.cos(b * .6 + i * .7) + r.uniform(-.18, .18)))
            hot = TEAL if v < .72 else AMBER
            c.rect(38 + a * 40.4, 58 + b * 41, 36, 36, 7, tuple(int((1 - v) * (20, 40, 96)[k] + v * hot[k]) for k in range(3)))
    return c


def gauges(i):
    c, r = Canvas(), random.Random(i)
    for k in range(3):
        for j in range(2):
            x, y = 16 + k * 312, 16 + j * 258
            c.rect(x, y, 300, 246)
            c.arc(x + 150, y + 140, 84, 150, 390, LINE, 18)
            c.arc(x + 150, y + 140, 84, 150, 150 + 240 * r.uniform(.35, .95), (TEAL, AMBER, PERI, CORAL, MINT, TEAL)[(k + j * 3 + i) % 6], 18)
            c.rect(x + 118, y + 126, 64, 20, 8, WHITE)
            c.rect(x + 100, y + 206, 100, 10, 5, TEXT)
    return c


def cctv(i):
    c, r = Canvas(), random.Random(i)
    for k in range(2):
        for j in range(2):
            x, y, w, h = 12 + k * 474, 12 + j * 262, 462, 250
            c.rect(x, y, w, h, 8, (18, 30, 70))
            horizon, vx = y + h * r.uniform(.32, .42), x + w * r.uniform(.3, .7)
            for q in range(7):
                bw, bh = w / 7, r.uniform(20, 78)
                c.rect(x + q * bw + 3, horizon - bh + 4, bw - 6, bh, 3, (28, 44, 100))
                for m in range(3):
                    for n in range(int(bh / 15)):
                        c.rect(x + q * bw + 10 + 11 * m, horizon - bh + 12 + 12 * n, 6, 6, 1, r.choice((AMBER, (50, 70, 140), (50, 70, 140))))
            c.poly([(vx - 6, horizon), (vx + 6, horizon), (x + w * .92, y + h), (x + w * .08, y + h)], (34, 40, 84))
            for q in range(6):
                t = (q / 6) ** 1.8
                y0, y1 = horizon + h * .62 * t, horizon + h * .62 * (t + .06)
                c.poly([(vx - 1 - 4 * t, y0), (vx + 1 + 4 * t, y0), (vx + 2 + 7 * t, y1), (vx - 2 - 7 * t, y1)], (200, 210, 240))
            for q in range(3):
                t = r.uniform(.15, .75)
                cx, cy, s = vx + r.choice((-1, 1)) * w * .22 * t, horizon + h * .62 * t, 10 + 46 * t
                c.rect(cx - s / 2, cy - s * .5, s, s * .55, 4, r.choice((CORAL, AMBER, TEAL, PERI)))
                c.rect(cx - s * .7, cy - s * .75, s * 1.4, s, 3, None, MINT if q else AMBER, 2)
            c.dot(x + w - 20, y + 20, 6, CORAL)
            c.rect(x + 14, y + 14, 70, 9, 4, (150, 164, 215))
    return c


def listing(i):
    c = Canvas()
    c.rect(16, 16, 400, 508)
    head(c, 16, 16, 300)
    rows(c, 40, 60, 350, 450, 12, i)
    c.rect(432, 16, 512, 246)
    head(c, 432, 16, 400, AMBER)
    curve(c, 452, 60, 472, 184, AMBER, i + 2)
    c.rect(432, 278, 512, 246)
    head(c, 432, 278, 400, PERI)
    for k in range(4):
        curve(c, 452, 318 + k * 48, 472, 44, (TEAL, PERI, CORAL, MINT)[k], i * 3 + k, False, 60, .8, grid=False)
    return c


def vitals(i):
    """A patient's monitor."""
    c = Canvas(960, 640)
    for k, color in enumerate((MINT, AMBER, PERI, CORAL)):
        y, pts = 40 + k * 145, []
        for s in range(121):
            t = (s / 24) % 1
            v = {0: math.exp(-((t - .3) / .018) ** 2) * 1. - math.exp(-((t - .35) / .02) ** 2) * .4 + .18 * math.exp(-((t - .6) / .06) ** 2),
                 1: .8 * math.exp(-((t - .4) / .12) ** 2) + .3 * math.exp(-((t - .68) / .1) ** 2), 2: .5 + .4 * math.sin(t * 6.28),
                 3: .5 + .25 * math.sin(t * 12.56) + .1 * math.sin(t * 40)}[k]
            pts.append((40 + s * 5, y + 110 - 95 * v))
        c.line(pts, color, 4)
        c.rect(690, y, 230, 118, 14)
        c.rect(714, y + 22, 60, 10, 5, TEXT)
        c.rect(714, y + 48, 130, 46, 12, color)
    return c


def phone(i):
    """An app in portrait."""
    c, r = Canvas(450, 965, (9, 15, 44)), random.Random(i)
    c.rect(28, 34, 120, 14, 7, WHITE)
    c.dot(408, 42, 16, PERI)
    c.rect(24, 80, 402, 230, 26, (20, 74, 92) if i % 2 else (44, 40, 110))
    donut(c, 120, 195, 66, .72, MINT if i % 2 else AMBER, 20)
    for k in range(3):
        c.rect(220, 140 + 42 * k, 170 - 34 * k, 20, 10, (WHITE, MINT, AMBER)[k])
    for k in range(4):
        x = 24 + 103 * k
        c.rect(x, 334, 92, 92, 22, CARD)
        c.dot(x + 46, 372, 20, (TEAL, AMBER, CORAL, PERI)[k])
        c.rect(x + 22, 404, 48, 8, 4, TEXT)
    c.rect(24, 450, 402, 190, 24)
    curve(c, 48, 480, 354, 140, TEAL if i % 2 else AMBER, i)
    for k in range(3):
        y = 664 + 78 * k
        c.rect(24, y, 402, 66, 20)
        c.dot(62, y + 33, 16, (TEAL, CORAL, PERI)[k])
        c.rect(92, y + 18, r.uniform(120, 190), 11, 5, (170, 182, 225))
        c.rect(92, y + 38, r.uniform(80, 140), 9, 4, TEXT)
        c.rect(350, y + 22, 54, 22, 11, (TEAL, AMBER, TEAL)[k])
    c.rect(150, 922, 150, 10, 5, (90, 104, 160))
    return c


def code(i):
    """A code editor."""
    c, r = Canvas(bg=(10, 14, 40)), random.Random(i)
    c.rect(0, 0, 190, 540, 0, (13, 20, 54))
    for k in range(15):
        c.rect(24 + 14 * (k % 3), 34 + 32 * k, r.uniform(60, 120), 9, 4, TEXT if k != 5 else TEAL)
    indent = 0
    for k in range(21):
        x, indent = 260 + 30 * indent, max(0, min(4, indent + r.choice((-1, 0, 0, 1))))
        c.rect(214, 30 + 24 * k, 22, 8, 4, LINE)
        for _ in range(r.randint(1, 5)):
            w = r.uniform(24, 110)
            if x + w > 920:
                break
            c.rect(x, 29 + 24 * k, w, 10, 5, r.choice((PERI, TEAL, MINT, AMBER, CORAL, WHITE, (120, 134, 190))))
            x += w + 12
    return c


def candles(i):
    """A market chart."""
    c, r, v = Canvas(), random.Random(i), 300
    c.rect(16, 16, 928, 380)
    head(c, 16, 16, 400)
    for k in range(1, 5):
        c.line([(36, 60 + 66 * k), (924, 60 + 66 * k)], LINE + (130,), 1)
    for k in range(38):
        n = max(90, min(350, v + r.uniform(-38, 34)))
        color = TEAL if n < v else CORAL
        x = 48 + 23 * k
        c.line([(x + 6, min(v, n) - r.uniform(6, 26)), (x + 6, max(v, n) + r.uniform(6, 26))], color, 2)
        c.rect(x, min(v, n), 13, max(6, abs(n - v)), 3, color)
        v = n
    for k in range(3):
        c.rect(16 + 312 * k, 412, 300, 112)
        c.rect(36 + 312 * k, 434, 90, 9, 4, TEXT)
        c.rect(36 + 312 * k, 458, 120, 24, 8, (MINT, AMBER, PERI)[k])
        curve(c, 176 + 312 * k, 436, 120, 70, (TEAL, AMBER, PERI)[k], i + k, grid=False)
    return c


def schematic(i):
    """A water or power network: tanks, pumps, lines."""
    c, r = Canvas(), random.Random(i)
    c.rect(16, 16, 928, 508)
    lines = [[(120, 150), (320, 150), (320, 280), (560, 280)], [(120, 400), (320, 400), (320, 280)], [(560, 280), (560, 130), (820, 130)], [(560, 280), (820, 280)], [(560, 280), (560, 430), (820, 430)]]
    for k, p in enumerate(lines):
        c.line(p, TEAL if k != 3 else (CORAL if i % 2 else TEAL), 8)
        c.line(p, MINT, 2)
    for x, y in ((120, 150), (120, 400)):
        c.rect(x - 50, y - 70, 100, 140, 18, (20, 44, 96), PERI, 3)
        lv = r.uniform(40, 110)
        c.rect(x - 44, y + 64 - lv, 88, lv, 12, (30, 140, 190))
    c.dot(320, 280, 34, (20, 44, 96))
    c.ring(320, 280, 34, AMBER, 6)
    c.poly([(308, 262), (308, 298), (340, 280)], AMBER)
    c.dot(560, 280, 22, WHITE)
    for k, y in enumerate((130, 280, 430)):
        c.rect(770, y - 42, 140, 84, 16, (20, 44, 96), (TEAL, CORAL if i % 2 else TEAL, TEAL)[k], 3)
        columns(c, 786, y - 26, 108, 52, 7, k + i, ((TEAL,), (CORAL if i % 2 else AMBER,), (PERI,))[k])
    return c


def calendar(i):
    """A plan: rows of work across the weeks."""
    c, r = Canvas(), random.Random(i)
    c.rect(16, 16, 928, 508)
    head(c, 16, 16, 400)
    for k in range(13):
        c.line([(200 + 58 * k, 60), (200 + 58 * k, 508)], LINE + (120,), 1)
    for k in range(10):
        y = 74 + 43 * k
        c.rect(40, y + 6, r.uniform(70, 130), 10, 5, TEXT)
        x = 200 + 58 * r.randint(0, 5)
        for _ in range(r.randint(1, 2)):
            w = 58 * r.uniform(1.4, 4)
            if x + w < 930:
                c.rect(x, y, w, 24, 12, r.choice((TEAL, PERI, AMBER, INDIGO, CORAL)))
            x += w + 30
    return c


def terrain(i):
    """A survey: contour lines and a flight path."""
    c = Canvas(960, 540, (8, 26, 48))
    step = 6
    xs, ys = np.arange(0, 961, step), np.arange(0, 541, step)
    X, Y = np.meshgrid(xs, ys)
    Z = np.sin(X * .008 + i) * np.cos(Y * .011) + .6 * np.sin(X * .017 + Y * .013 + i) + .9 * np.exp(-((X - 620) ** 2 + (Y - 220) ** 2) / 22000)
    for a in range(len(ys) - 1):
        for b in range(len(xs) - 1):
            v = (Z[a, b] + 1.6) / 4
            c.rect(int(xs[b]), int(ys[a]), step, step, 0, (int(10 + 30 * v), int(40 + 150 * v), int(70 + 90 * v)))
            lv = [int(np.floor(z * 6)) for z in (Z[a, b], Z[a, b + 1], Z[a + 1, b])]
            if lv[0] != lv[1] or lv[0] != lv[2]:
                c.dot(int(xs[b]) + 3, int(ys[a]) + 3, 2, MINT + (150,))
    path = []
    for k in range(7):
        y = 60 + 70 * k
        path += [(90, y), (870, y)] if k % 2 == 0 else [(870, y), (90, y)]
    c.line(path, AMBER + (230,), 3)
    for p in path:
        c.dot(*p, 7, AMBER)
    return c


def city_map(w=1920, h=1080):
    c, r = Canvas(w, h, (6, 12, 36)), random.Random(4)

    def warp(x, y):
        return x + 40 * math.sin(y * .004 + .6) + 22 * math.sin(y * .009), y + 46 * math.sin(x * .0032) + 16 * math.sin(x * .008 + 1)

    def river(x):
        return h * .62 + 150 * math.sin(x * .0026 + .8) + 46 * math.sin(x * .006)
    nx, ny = 30, 17
    sx, sy = w / nx * 1.08, h / ny * 1.12
    for i in range(-1, nx + 1):
        for j in range(-1, ny + 1):
            x0, y0, m = i * sx - 30, j * sy - 40, 5 if (i % 5 and j % 4) else 11
            q = [warp(x0 + m, y0 + m), warp(x0 + sx - m, y0 + m), warp(x0 + sx - m, y0 + sy - m), warp(x0 + m, y0 + sy - m)]
            cx, cy = q[0][0] + sx / 2, q[0][1] + sy / 2
            if abs(cy - river(cx)) < 62:
                continue
            c.poly(q, (16, 74, 82) if r.random() < .07 else r.choice(((16, 28, 72), (20, 34, 84), (24, 40, 96), (14, 24, 62))))
            if r.random() < .3:
                a, b = q[0]
                c.poly([(a + 8, b + 8), (a + sx * .45, b + 8), (a + sx * .45, b + sy * .45), (a + 8, b + sy * .45)], (36, 56, 126))
    xs = list(range(-20, w + 40, 20))
    c.poly([(x, river(x) - 44) for x in xs] + [(x, river(x) + 44) for x in xs[::-1]], (10, 52, 84))
    for k in (-44, 44):
        c.line([(x, river(x) + k) for x in xs], TEAL + (120,), 3)
    for i in range(0, nx + 1, 5):
        c.line([warp(i * sx - 30, y) for y in range(-60, h + 80, 20)], TEAL + (150,), 4)
    for j in range(0, ny + 1, 4):
        c.line([warp(x, j * sy - 40) for x in range(-40, w + 60, 20)], PERI + (150,), 4)
    for _ in range(190):
        if r.random() < .5:
            p = warp(r.choice(range(0, nx + 1, 5)) * sx - 30, r.uniform(0, h))
        else:
            p = warp(r.uniform(0, w), r.choice(range(0, ny + 1, 4)) * sy - 40)
        color = r.choice((TEAL, MINT, AMBER, AMBER, CORAL))
        c.dot(*p, 11, color + (70,))
        c.dot(*p, 5, color)
    for x, y, color, R in ((430, 300, AMBER, 120), (1010, 470, TEAL, 170), (1490, 330, CORAL, 110), (1560, 860, TEAL, 120), (560, 880, PERI, 110)):
        for k in range(4):
            c.ring(x, y, R * (k + 1) / 4, color + (200 - 45 * k,), 4)
        c.dot(x, y, R, color + (34,))
        c.dot(x, y, 20, color)
        c.dot(x, y, 9, WHITE)
    for b in ((430, 300), (1490, 330), (1560, 860), (560, 880)):
        a = (1010, 470)
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 110
        c.line([((1 - t) ** 2 * a[0] + 2 * t * (1 - t) * mx + t * t * b[0], (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * my + t * t * b[1]) for t in np.linspace(0, 1, 40)], MINT + (220,), 4)
    c.rect(40, 40, 330, 220, 18, (10, 18, 52, 225), INDIGO, 2)
    donut(c, 130, 160, 60, .72, TEAL, 18)
    for k in range(3):
        c.rect(220, 96 + 40 * k, 120 - 18 * k, 14, 7, (WHITE, AMBER, PERI)[k])
    c.rect(w - 420, h - 240, 380, 200, 18, (10, 18, 52, 225), INDIGO, 2)
    curve(c, w - 400, h - 200, 340, 140, AMBER, 3)
    return c


SCREENS = {'map': city_map, **{f'{name}{n}': (lambda f=f, k=k: f(k)) for name, f, ks in (
    ('mix', mix, (1, 2, 3)), ('bars', bars, (1, 4)), ('net', net, (3, 8)), ('heat', heat, (2, 5)), ('gauge', gauges, (1, 4)), ('cctv', cctv, (1, 6)),
    ('list', listing, (1, 5)), ('phone', phone, (1, 2)), ('code', code, (1, 2)), ('candles', candles, (2, 5)), ('schematic', schematic, (2, 1)),
    ('plan', calendar, (1, 3)), ('terrain', terrain, (1, 2))) for n, k in enumerate(ks, 1)}, 'vitals': lambda: vitals(1)}

if __name__ == '__main__':
    os.makedirs(OUT, exist_ok=True)
    for name, make in SCREENS.items():
        make().save(name)
    print(' '.join(SCREENS))
