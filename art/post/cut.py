"""Cuts a picture out of its ground, so that it stands on any: what is there stays as it is, the shadow that it throws (by night the light) becomes
half transparent."""
import cv2
import numpy as np

from post.page import page_color


def stands_free(coverage):
    """Whether the subject stands within its frame, instead of running off it."""
    border = np.concatenate([coverage[0], coverage[-1], coverage[:, 0], coverage[:, -1]])
    return (border > .5).mean() <= .085


def cut(y, coverage, look, within=1.):
    """y: display values on the page's ground, HxWx3. coverage: how much of each pixel the subject covers, HxW. within: how much of the subject
    shows, HxW; it may dissolve where it runs off the picture. Returns HxWx4, not premultiplied."""
    h, w = coverage.shape
    page = page_color(look)
    bare = cv2.erode((coverage < .004).astype(np.float32), np.ones((5, 5)))
    away = near(y, np.maximum(bare, 1e-4), 2.5 * w / 1600) - page

    # The least opacity that can turn the page into this: by day only darker, by night only brighter.
    need = np.clip(-away / page if look == 'day' else away / (1 - page), 0, 1).max(2)
    # One smooth field of colour for all of the ground, which costs next to no bytes; what varies is the opacity.
    tint = np.clip(page + away / np.maximum(need * 1.25, .02)[..., None], 0, 1)
    tint = np.clip(spread(tint, bare * np.clip(need - .02, 0, 1) ** 1.5), 0, 1)
    axis = tint - page
    ground = np.clip((away * axis).sum(2) / np.maximum((axis * axis).sum(2), 1e-4), 0, 1)
    ground *= smoothstep((need - .012) / .04) * frame(h, w)
    ground = np.where(bare > 0, ground, near(ground, bare, 3 * w / 1600))             # goes on under the subject's edge

    # The subject's own colour at its edge: of what is solid beside it, or, where it is out of focus, what is left without the ground.
    solid = (coverage > .97).astype(np.float32)
    under = (page + axis * ground[..., None]) * (1 - coverage)[..., None]
    blurred = np.clip((y - under) / np.maximum(coverage, .2)[..., None], 0, 1)
    trust = np.clip(cv2.GaussianBlur(solid, (0, 0), 1.5 * w / 1600) / .1, 0, 1)[..., None]
    subject = np.where(solid[..., None] > 0, y, blurred + trust * (near(y, solid, 1.5 * w / 1600) - blurred))
    seen = coverage * within
    alpha = seen + (1 - seen) * ground
    color = (subject * seen[..., None] + tint * ((1 - seen) * ground)[..., None]) / np.maximum(alpha, 1e-4)[..., None]
    return np.dstack([np.clip(np.where(alpha[..., None] > .004, color, tint), 0, 1), alpha])


def over_page(y, look):
    """A cut picture on the page's ground again."""
    return y if y.shape[2] == 3 else y[..., :3] * y[..., 3:] + page_color(look) * (1 - y[..., 3:])


def smoothstep(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def frame(h, w, share=.05):
    """1 inside, 0 at the border: no shadow ends in a straight line."""
    x, y = ((np.arange(n, dtype=np.float32) + .5) / (share * w) for n in (w, h))
    return smoothstep(np.minimum(y, y[::-1]))[:, None] * smoothstep(np.minimum(x, x[::-1]))[None, :]


def near(x, weight, sigma):
    """The mean of what is near and has weight."""
    total = np.maximum(cv2.GaussianBlur(weight, (0, 0), sigma), 1e-5)
    blurred = cv2.GaussianBlur(x * (weight if x.ndim == 2 else weight[..., None]), (0, 0), sigma)
    return blurred / (total if x.ndim == 2 else total[..., None])


def spread(x, weight):
    """x where it has weight, smoothly continued over all the rest."""
    h, w = weight.shape
    size = (w // 8, h // 8)
    values, weights = cv2.resize(x * weight[..., None], size, interpolation=cv2.INTER_AREA), cv2.resize(weight, size, interpolation=cv2.INTER_AREA)
    top, bottom, share = np.zeros_like(values), np.full_like(weights, 1e-12), 1.
    for sigma in (4, 12, 40, 200):
        top += share * cv2.GaussianBlur(values, (0, 0), sigma * w / 1600)
        bottom += share * cv2.GaussianBlur(weights, (0, 0), sigma * w / 1600)
        share *= .02
    return cv2.resize(top / bottom[..., None], (w, h), interpolation=cv2.INTER_CUBIC)
