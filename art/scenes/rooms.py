"""Rooms that other scenes furnish: a lit hall without its roof, its near walls cut down to a kerb."""
from kit import *

Z = .06                                       # the floor's top


def hall(w, d, h=3.4, floor=('#5560A8', '#E6DCCA'), inlay=('#46519A', '#D6C8B0'), wall=('#4A56A2', '#F1E8D8'), dado=('#2F7F86', '#8CC0B4'), rail='trim', tile=1.0, kerb=.34, cove=True, pilasters=True, plinth=True):
    """A floor of tiles with a border, two walls (at +y and -x) with a dado, pilasters and a cornice, and the stumps of the other two."""
    if plinth:
        diorama(w + 1.1, d + 1.1, .6)
    slab(mat(floor, .4, coat=.25), w, d, .06, r=.15, b=.01)
    dark = mat(inlay, .45, coat=.25)
    for i in range(int((w - 1.2) / tile)):
        for j in range(int((d - 1.2) / tile)):
            if (i + j) % 2:
                box(dark, tile - .03, tile - .03, .012, -w / 2 + .6 + tile * (i + .5), -d / 2 + .6 + tile * (j + .5), Z - .008, r=.004, n=1)
    for s in (-1, 1):
        box(dark, w - .7, .1, .012, 0, s * (d / 2 - .4), Z - .008, r=.004, n=1)
        box(dark, .1, d - .7, .012, s * (w / 2 - .4), 0, Z - .008, r=.004, n=1)
    tr, wl, dd = mat(rail, .5), mat(wall, .6), mat(dado, .6)
    for L, x, y, rz in ((w, 0, d / 2, 0), (d, -w / 2, 0, 90)):
        with at(x, y, 0, rz):
            box(wl, L + .3, .26, h, 0, .13, 0, r=.04)
            box(dd, L + .1, .34, 1.0 + rz * .0001, 0, .12, 0, r=.03)
            box(mat('dark', .5), L + .1, .38, .16, 0, .12, 0, r=.03)
            box(tr, L + .1, .4, .07, 0, .12, 1.0 + rz * .0002, r=.025)
            box(tr, L + .45, .42, .14, 0, .14, h - .04 + rz * .0002, r=.04)
            n = max(2, round(L / 2.6))
            for k in range(n + 1) if pilasters else ():
                box(wl, .26, .36, h - .1, -L / 2 + .13 + (L - .26) * k / n, .1, 0, r=.03)
            if cove:
                box(glow('#FFB25C', 3.2), L - .2, .03, .045, 0, -.06, h - .16, r=.01, n=1)
    if kerb:
        for L, x, y, rz in ((w, 0, -d / 2, 0), (d, w / 2, 0, 90)):
            with at(x, y, 0, rz):
                box(dd, L + .3, .22, kerb, 0, 0, 0, r=.04)
                box(tr, L + .36, .28, .06, 0, 0, kerb + rz * .0002, r=.02)
        for x, y, hh in ((w / 2, -d / 2, kerb + .1), (-w / 2, -d / 2, h), (w / 2, d / 2, h)):
            box(wl, .4, .4, hh, x, y, 0, r=.04)
            box(tr, .5, .5, .09, x, y, hh, r=.03)


def sash(w, h, x, y, z, rz=0, cols=3, color='#8FB4FF', strength=1.9):
    """A window with panes that give the evening's last light, facing -y; z its sill."""
    with at(x, y, z, rz):
        box(mat('trim', .5), w + .16, .1, h + .14, 0, 0, -.07, r=.02, n=1)
        box(mat('trim', .5), w + .34, .22, .06, 0, -.04, -.1, r=.02, n=1)
        for q in range(cols):
            box(pane_glow(color, strength), w / cols - .06, .12, h, -w / 2 + w / cols * (q + .5), -.01, 0, r=.015, n=1)


def soft(w, d, z, energy, color='#FFD9AE', x=0, y=0):
    """What the lamps under the lifted roof give by night."""
    if not is_day():
        area(color, energy, (x, y, z), (x, y, 0), size=w, size_y=d, spec=.4)
