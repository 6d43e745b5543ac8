"""From Blender's passes to the picture: denoise, bloom, tone map, grade, cut out of its ground (or dissolve into the page's), dither."""
import os
import sys

import cv2
import numpy as np
from PIL import Image

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from post.cut import cut, stands_free  # noqa: E402
from post.page import page_color  # noqa: E402

LUMA = np.array([.2126, .7152, .0722], np.float32)

AGX_IN = np.array([[.842479062253094, .0784335999999992, .0792237451477643], [.0423282422610123, .878468636469772, .0791661274605434],
                   [.0423756549057051, .0784336, .879142973793104]], np.float32)
AGX_OUT = np.array([[1.19687900512017, -.0980208811401368, -.0990297440797205], [-.0528968517574562, 1.15190312990417, -.0989611768448433],
                    [-.0529716355144438, -.0980434501171241, 1.15107367264116]], np.float32)


def read_exr(path):
    """Uncompressed 32-bit float scanlines, channels B, G, R, as HxWx3 RGB."""
    b, o, header = open(path, 'rb').read(), 8, {}
    while b[o]:
        e = b.index(0, o)
        name, o = b[o:e].decode(), e + 1
        o = b.index(0, o) + 1
        size = int.from_bytes(b[o:o + 4], 'little')
        header[name] = b[o + 4:o + 4 + size]
        o += 4 + size
    x0, y0, x1, y1 = np.frombuffer(header['dataWindow'], '<i4')
    w, h = x1 - x0 + 1, y1 - y0 + 1
    assert header['compression'][0] == 0
    rows = np.frombuffer(b, np.uint8, count=h * (8 + 12 * w), offset=o + 1 + 8 * h).reshape(h, 8 + 12 * w)[:, 8:]
    return np.ascontiguousarray(np.ascontiguousarray(rows).view('<f4').reshape(h, 3, w)[:, ::-1].transpose(0, 2, 1))


def agx(x, power=1.12, sat=1.28):
    v = np.maximum(x, 1e-10) @ AGX_IN.T
    v = (np.clip(np.log2(v), -12.47393, 4.026069) + 12.47393) / (4.026069 + 12.47393)
    v2 = v * v
    v4 = v2 * v2
    v = 15.5 * v4 * v2 - 40.14 * v4 * v + 31.96 * v4 - 6.868 * v2 * v + .4298 * v2 + .1191 * v - .00232
    v = np.maximum(v, 0) ** power
    lum = (v @ LUMA)[..., None]
    return np.clip(np.maximum(lum + sat * (v - lum), 0) @ AGX_OUT.T, 0, 1)


def soft(x, sat=1.12, knee=.72):
    """A linear curve with a shoulder, for daylight."""
    y = np.where(x > knee, knee + (1 - knee) * (1 - np.exp(-(x - knee) / (1 - knee))), x)
    lum = (y @ LUMA)[..., None]
    y = np.clip(lum + sat * (y - lum), 0, 1)
    return np.where(y <= .0031308, 12.92 * y, 1.055 * np.maximum(y, 1e-9) ** (1 / 2.4) - .055)


def bloom(x, threshold, amount, radii=(.004, .012, .035, .09), weights=(1., .8, .55, .4)):
    h, w = x.shape[:2]
    peak = x.max(2, keepdims=True)
    bright = np.minimum(x * np.clip((peak - threshold) / np.maximum(peak, 1e-6), 0, 1), 14)
    out = np.zeros_like(x)
    for r, k in zip(radii, weights):
        f = max(1, int(r * w / 6))
        small = cv2.resize(bright, (max(2, w // f), max(2, h // f)), interpolation=cv2.INTER_AREA)
        out += cv2.resize(cv2.GaussianBlur(small, (0, 0), max(.8, r * w / f)), (w, h), interpolation=cv2.INTER_CUBIC) * k
    return x + amount * out


def grade(x, look, exposure=0., bloom_=None, saturation=1.):
    """Linear light to display values, 0..1."""
    x = x * 2 ** exposure
    if look == 'day':
        y = soft(bloom(x, 1.6, .02 if bloom_ is None else bloom_), 1.10 * saturation)
        return y
    y = agx(bloom(x, 1.0, .11 if bloom_ is None else bloom_), 1.12, 1.28 * saturation)
    lum = (y @ LUMA)[..., None]
    k = np.clip((lum - .03) / .30, 0, 1)
    k = k * k * (3 - 2 * k)
    y = lum + (y - lum) * (.62 + .38 * k)                                # shadows lose colour: ink, not electric blue
    return y + (1 - k) * np.array([.004, .010, .022], np.float32)


def deepen(y):
    """A subject by day: fuller colours on a darker middle, shadows a little cool. Not its ground, which is the page's."""
    light = np.clip(y @ LUMA, 0, 1)[..., None]
    deeper = light ** 1.3
    shade = np.clip(1 - deeper / .45, 0, 1) ** 1.2
    y = deeper + 1.12 * (y - light) * (deeper / np.maximum(light, .05)) ** .25
    return np.clip(y + shade * np.array([-.012, -.002, .030], np.float32), 0, 1)


def edge_mask(h, w, edge):
    """1 inside, 0 at the border; edge: a share of the width, or (left, top, right, bottom)."""
    left, top, right, bottom = edge if isinstance(edge, (list, tuple)) else (edge,) * 4

    def ramp(n, near, far):
        t = (np.arange(n, dtype=np.float32) + .5) / w
        a = np.clip(t / near, 0, 1) if near else np.ones(n, np.float32)
        b = np.clip(t[::-1] / far, 0, 1) if far else np.ones(n, np.float32)
        a, b = (v * v * v * (v * (6 * v - 15) + 10) for v in (a, b))
        return a * b
    return (ramp(h, top, bottom)[:, None] * ramp(w, left, right)[None, :])[..., None]


def finish(linear, coverage, look, edge=.07, exposure=0., bloom=None, saturation=1., blank=0., keeps_ground=False, **_):
    """The picture as HxWx3, or, cut out of its ground, as HxWx4. coverage: how much of each pixel is not ground. blank: the share of the picture
    at its left that was not rendered, since it shows nothing but the page's ground."""
    h, w = linear.shape[:2]
    y = grade(linear.astype(np.float32), look, exposure, bloom, saturation)
    y = np.clip(y + .35 * (y - cv2.GaussianBlur(y, (0, 0), 1.1 * w / 1600)), 0, 1)       # crisp edges after the denoiser
    if look == 'day':
        y = y + coverage[..., None] * (deepen(y) - y)
    if edge and not blank and not keeps_ground:
        return cut(y, coverage, look, 1. if stands_free(coverage) else edge_mask(h, w, edge)[..., 0])
    m = edge_mask(h, w, edge) if edge else 1
    if not edge:                                                           # a picture that fills its frame: a quiet vignette
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        rr = np.sqrt(((xx - w / 2) / (w / 2)) ** 2 + ((yy - h / 2) / (h / 2)) ** 2 * .8)
        y = y * (1 - (.05 if look == 'day' else .28) * np.clip(rr - .45, 0, 1)[..., None] ** 1.3)
    y = y * m + page_color(look) * (1 - m) + (np.random.RandomState(1).rand(h, w, 1).astype(np.float32) - .5) / 255 * m
    if blank:
        y = np.concatenate([np.broadcast_to(page_color(look), (h, round(w / (1 - blank)) - w, 3)), y], 1)
    return np.clip(y, 0, 1)


def write_png(y, png, width=None):
    """Makes a picture smaller, each colour weighed by its opacity, and writes it. Where nothing shows, its colours stay, for the encoder's sake."""
    h, w = y.shape[:2]
    if width and width != w:
        def smaller(c):
            return np.asarray(Image.fromarray(c.astype(np.float32)).resize((width, round(h * width / w)), Image.LANCZOS))
        shows = np.maximum(y[..., 3:], .01) if y.shape[2] == 4 else np.ones((h, w, 1), np.float32)
        weight = smaller(shows[..., 0])
        colors = [smaller(y[..., i] * shows[..., 0]) / weight for i in range(3)]
        y = np.dstack(colors + ([smaller(y[..., 3])] if y.shape[2] == 4 else []))
    os.makedirs(os.path.dirname(png), exist_ok=True)
    bgr = y[..., [2, 1, 0, 3][:y.shape[2]]]
    cv2.imwrite(png, (np.clip(bgr, 0, 1) * 255 + .5).astype(np.uint8), [cv2.IMWRITE_PNG_COMPRESSION, 4])


def finish_light(light, blank=0., bloom=None, **_):
    """What shines, alone on black, to be laid over a picture with mix-blend-mode: screen."""
    h, w = light.shape[:2]
    y = grade(light, 'night', 0, bloom)
    y = np.clip((y - grade(np.zeros((1, 1, 3), np.float32), 'night')) * 1.04, 0, 1)
    y = y * np.clip((y.max(2, keepdims=True) - .012) / .05, 0, 1)           # faint spill is not worth its bytes
    return np.concatenate([np.zeros((h, round(w / (1 - blank)) - w, 3), np.float32), y], 1)


def load_passes(base):
    from post.denoise import denoise
    return denoise(*(read_exr(f'{base}_{tag}_0001.exr') for tag in ('col', 'alb', 'nrm')))


def load_coverage(base):
    return cv2.imread(f'{base}_coverage.png', cv2.IMREAD_UNCHANGED)[..., 3].astype(np.float32) / 255


def load_lights(base, groups, width):
    """The light of each group, and what is left without them. The groups are denoised together, which takes a third of the time, and shared out again."""
    from post.denoise import denoise

    def smaller(tag):
        x = read_exr(f'{base}_{tag}_0001.exr')
        h, w = x.shape[:2]
        return cv2.resize(x, (width, round(h * width / w)), interpolation=cv2.INTER_AREA) if width < w else x
    raw = {g: smaller(g) for g in groups}
    shining, alb, nrm = sum(raw.values()), smaller('alb'), smaller('nrm')
    all_ = denoise(shining, alb, nrm)
    unlit = denoise(np.maximum(smaller('col') - shining, 0), alb, nrm)
    shares = {g: cv2.GaussianBlur(np.minimum(x, 4), (0, 0), 1.) for g, x in raw.items()}
    whole = np.maximum(sum(shares.values()), 1e-5)
    return {g: all_ * shares[g] / whole for g in groups}, unlit


def calibrate():
    """The linear light that becomes the page's ground: kit/light.py GROUND_LINEAR."""
    out = {}
    for look in ('night', 'day'):
        goal = page_color(look)
        x = np.full(3, .01 if look == 'night' else .9, np.float32)
        for _ in range(4000):
            y = grade(np.tile(x, (4, 4, 1)), look)[0, 0]
            x = x * (1 + .2 * np.clip((goal - y) / np.maximum(goal, .02), -.5, .5))
        out[look] = tuple(round(float(v), 5) for v in x), (y * 255).round(2).tolist()
    return out


if __name__ == '__main__':
    print(calibrate())
