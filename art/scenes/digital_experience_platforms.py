"""A phone lies flat and is the town's plaza: service counters stand on its bright screen, a bus shelter and a kiosk at its edge."""
from kit import *
from kit.mess import *
from kit.paper import *
from kit.small import *

SEED = 45
W, D = 17.2, 8.6                              # the phone
Z = .75                                       # its screen
COUNTERS = (('coral', '#FFB7A0'), ('teal5', '#8FE6DA'), ('amber6', '#FFD79A'), ('indigo5', '#B4BEF5'), ('rose', '#F5A9C0'), ('leaf', '#A9E2C4'))


def phone_plaza():
    slab(mat(('#1A2148', '#3A4166'), .3, coat=.6), W, D, .62, z=.06, r=1.5, b=.2)
    slab(mat('steel', .25, metal=.5), W + .08, D + .08, .16, z=.3, r=1.54, b=.06)
    slab(mat(('#0B0F26', '#20264A'), .2, coat=1), W - .12, D - .12, .1, z=Z - .12, r=1.42, b=.03)
    for x in (-1.2, .9):                                            # its side keys
        box(mat('steel', .25, metal=.5), 1.4 if x < 0 else .8, .12, .14, x, -D / 2 - .06, .32, r=.05)
    page = mat(('#C9D3FF', '#FFFFFF'), .5, emit=pick(.5, .0))
    slab(page, W - .5, D - .5, .04, z=Z - .03, r=1.25, b=.01)
    box(mat(('#0B0F26', '#20264A'), .3), .34, 1.9, .03, -W / 2 + .75, 0, Z - .005, r=.014)                 # the notch
    cyl(mat('indigo7', .2, coat=1), .1, .035, -W / 2 + .75, .6, Z, seg=20)
    box(mat(('#5160B8', '#9AA0BC'), .5), .1, 2.6, .02, W / 2 - .55, 0, Z, r=.01)                                # the home bar


def tile(x, y, w, d, color, z=Z):
    slab(mat(color, .45, coat=.3, emit=pick(.34, 0)), w, d, .07, x, y, z, r=.3, b=.02)


def words(x, y, n, w, color=('#5160B8', '#B8BDD6'), z=Z + .07):
    """Lines of a page, too small to read: bars."""
    for k in range(n):
        ww = w * (1, .82, .6, .74)[k % 4]
        box(mat(color, .6), .1, ww, .012, x + .24 * k, y - (w - ww) / 2, z, r=.004, n=1)


def counter_stall(x, y, main, light, kind):
    """A little service counter with an awning, a screen and what it stands for. Front to -y."""
    z = Z + .07
    M, P = mat(main, .45, coat=.3), mat('porcelain', .4, coat=.3)
    with at(x, y, z):
        box(P, 1.9, .5, .62, 0, -.1, 0, r=.06, n=3)
        box(M, 1.96, .56, .1, 0, -.1, .6, r=.03)
        box(M, 1.7, .03, .3, 0, -.36, .16, r=.02)
        box(glow(light, 3), 1.5, .02, .04, 0, -.375, .5, r=.008, n=1)
        box(P, 1.9, .12, 1.75, 0, .55, 0, r=.04)
        panel_screen(('list1', 'map', 'mix1', 'bars1', 'gauge1', 'net1')[kind], 1.1, .55, 0, .47, .8, strength=2.4, bezel=.03)
        for s in (-1, 1):
            box(P, .09, .09, 1.75, s * .9, -.3, 0, r=.02, n=1)
        n = 8
        for k in range(n):                                         # the awning
            box(M if k % 2 else P, 1.98 / n, 1.25, .06, -.99 + 1.98 * (k + .5) / n, .1, 1.78, r=.015, n=1, rot=(9, 0, 0))
            cyl(M if k % 2 else P, 1.98 / n / 2, .06, -.99 + 1.98 * (k + .5) / n, -.5, 1.66, rot=(90, 0, 0), seg=16, b=.015)
        box(glow('#FFE3BC', 6), 1.5, .08, .03, 0, .1, 1.66, r=.01, n=1)
        with at(0, .2, 1.98):                                        # its emblem on the roof
            if kind == 0:                                              # licences
                key_card(0, 0, .05, 0, .9, 'coral')
            elif kind == 1:                                            # water
                lathe(glow('#5FE0FF', 1.6), [(0, 0), (.24, .08), (.3, .26), (.2, .48), (.06, .72), (0, .8)], z=.02, seg=24)
            elif kind == 2:                                            # power
                wall_prism(glow('amber', 2.6), [(-.05, 0), (.26, .5), (.06, .5), (.14, .92), (-.26, .36), (-.04, .36)], .14, b=.02)
            elif kind == 3:                                            # property
                box(mat('porcelain', .4), .5, .4, .34, r=.03)
                wall_prism(mat('indigo5', .4), [(-.36, .34), (.36, .34), (0, .66)], .5, b=.02)
            elif kind == 4:                                            # health
                cross_sign(0, 0, .38, 0, .6)
            else:                                                      # parks
                tree(0, 0, 0, .62, 'round')
        cyl(mat('dark', .4), .3, .05, 0, .2, 1.92, seg=20)
    light_pool(x, y - .7, z + .012, 1.1, '#FFD9A0', .5)


def screen_page():
    # header: a banner and its search field
    tile(-6.35, 0, 2.3, 7.2, ('#5B6BE0', '#7E8BE6'))
    words(-7.0, 1.4, 3, 2.6, ('#E6EAFF', '#FFFFFF'))
    slab(mat(('#EEF1FB', '#FFFFFF'), .4, emit=pick(.4, 0)), .62, 5.4, .05, -5.75, 0, Z + .06, r=.3, b=.015)
    torus(mat(('#394794', '#7D7F92'), .5), .14, .035, -5.75, -2.2, Z + .13, seg=24)
    bar(mat(('#394794', '#7D7F92'), .5), (-5.66, -2.32, Z + .13), (-5.52, -2.46, Z + .13), .06)
    with at(-6.9, -2.3, Z + .07):
        kolam(2, 3, .38, .03, .022)
    for i, (main, light) in enumerate(COUNTERS):
        x, y = -3.2 + 3.15 * (i // 2), (2.05, -2.0)[i % 2]
        tile(x, y, 2.85, 3.55, light)
        counter_stall(x, y + .3, main, light, i)
        for k in range(2):
            box(mat(main, .6), 1.5 - .5 * k, .12, .012, x - .35, y - 1.2 - .24 * k, Z + .07, r=.004, n=1)
        cyl(mat(main, .4), .2, .06, x + 1.05, y - 1.3, Z + .05, seg=24)
    # footer: a bar with five round buttons
    tile(6.55, 0, 1.35, 7.0, ('#DDE3FF', '#EEF0F8'))
    for k in range(5):
        y = -2.8 + 1.4 * k
        cyl(mat(('teal3' if k == 2 else 'peri'), .4, coat=.4, emit=pick(.3, 0)), .42 if k == 2 else .3, .1, 6.55, y, Z + .06, seg=32, b=.03)
    pin(6.55, 0, Z + .15, 'amber', .75)
    # the way a citizen takes: one line
    data_line(elbow_path([(8.3, -3.2, Z + .1), (5.5, -3.95, Z + .1), (-4.8, -3.95, Z + .1), (-4.8, .02, Z + .1), (5.4, .02, Z + .1)], .35), .04, smooth_path=False)


def town():
    slab(mat('pave', .75), 21.6, 13.6, .06, z=0, r=1.4, b=.02)
    for k in range(20):
        box(mat('pave2', .75), .03, 13.2, .008, -10 + k * 1.05, 0, .06, r=.002, n=1)
    # the near edge: shelter, kiosk, benches
    bus_stop(-5.0, -5.4, .06, 0)
    kiosk(-1.9, -5.5, .06, 0, .95)
    kiosk(3.9, -5.5, .06, 0, .95, 'phone2', 'teal5')
    for x in (1.0, 6.4):
        bench(x, -5.5, .06, 180)
    for x in (-8.2, -.4, 2.4, 5.2, 8.2):
        tree(x, -5.7, .06, .75)
    auto_rickshaw(8.8, -4.9, .06, 160, s=.9)
    planter(-9.9, -2.4, 2.2, .5, .06, 90)
    planter(-9.9, 1.6, 2.2, .5, .06, 90)
    # the far side: houses that look on
    for x, w, h, c in ((-8.9, 2.6, 3.0, 'facade2'), (-5.9, 2.4, 2.2, 'facade4'), (-3.0, 2.6, 3.5, 'facade3'), (.1, 2.6, 2.5, 'facade6'), (3.1, 2.4, 3.1, 'facade8'), (5.9, 2.4, 2.0, 'facade9'), (8.8, 2.6, 2.8, 'facade1')):
        building(x, 5.75, w, 1.5, h, c, lit=.6, z=.06, shop=True, sides=(0, 1))
    # steps up to the phone, on both short ends
    for s in (-1, 1):
        for k in range(3):
            box(mat('kerb', .6), .34, 3.0, .2 * (k + 1), s * (W / 2 + .9 - .3 * k), 0 if s < 0 else -2.4, .04, r=.03)
    for x, y, rz in ((-9.9, -5.2, 45), (9.9, -3.0, 180), (9.9, 3.2, 180), (-9.9, 4.2, 0)):
        streetlight(x, y, .06, rz, 2.8, .8, energy=800, smart=False)
    for x, y in ((9.8, .6), (9.9, 1.8), (-9.9, -.4)):
        bush(x, y, .06, .25)
    wifi(3.9, -5.5, 2.2, 45)
    wifi(-1.9, -5.5, 2.2, 45)


def queue():
    """The same street in trouble: the kiosk is taped off, the counter shuttered, and a queue of barriers winds before them, forms in heaps."""
    one_form()
    z = .06
    for k in range(3):
        stanchion_queue(0 + .5 * (-1) ** k, -.95 - .72 * k, z, 13.4, 0, 13)
    with at(4.8, .5, z + .14):                                         # the shutter
        for k in range(12):
            box(mat('steel', .45), 2.7, .1, .16, 0, -.66, 1.12 + .165 * k, r=.03, n=1)
        box(mat('coral', .5), 1.1, .06, .4, 0, -.75, 1.9, r=.03, n=1)
    tape((-6.2, -.5), (-3.4, -.5), z, 1.3)
    for x, y, n in ((-6.6, .3, 12), (-2.9, -.2, 8), (2.7, .1, 14), (2.2, .5, 7), (6.9, .6, 10), (-1.7, .3, 5)):
        file_tower(x, y, z, n, .4, n)
    scatter(40, -7.6, -2.9, 7.6, -.3, z + .01, 9, 5)
    alarm_lamp(4.8, .7, z + 3.5, s=1.4)
    spot('#FF7A58', 2200, (2.6, -1.6, 5.0), 1.7, .4)
    spot('#FF7A58', 1500, (-4.4, -1.6, 5.0), 1.6, .4)


def one_form():
    """The answer: kiosk, phone and counter in a row on one line, the same form in each."""
    diorama(17.4, 11.0, 1.4)
    slab(mat('pave', .75), 17.0, 10.6, .06, r=1.2, b=.02)
    z = .06
    slab(mat('road', .8), 16.9, 1.9, .03, 0, -4.2, z - .015, r=.5, b=.01)          # the street in front
    for k in range(12):
        box(mat('line', .6), .6, .07, .008, -7.6 + 1.38 * k, -4.2, z + .014, r=.002, n=1)
    box(mat('kerb', .6), 16.6, .14, .09, 0, -3.2, z, r=.03)

    def form(w, h, script):
        """A page: a heading in one of three hands, two fields, a button. Facing -y, its lower edge at 0."""
        box(mat(('#454C7A', '#8C8E9C') if in_trouble() else ('#E6EAFF', '#FFFFFF'), .4, emit=0 if in_trouble() else pick(.75, 0)), w, .03, h, r=.02, n=1)
        ink = mat(('#394794', '#5160B8'), .5)
        for k in range(5):                                          # the heading: rounds, hooks under a bar, or uprights
            x = -w * .3 + w * .15 * k
            if script == 0:
                torus(ink, w * .045, w * .012, x, -.03, h * .86, rot=(90, 0, 0), seg=18, sec=6)
                box(ink, w * .02, .02, w * .09, x + w * .045, -.03, h * .86 - w * .045, r=.004, n=1)
            elif script == 1:
                box(ink, w * .15, .02, w * .02, x, -.03, h * .86 + w * .05, r=.003, n=1)
                torus(ink, w * .035, w * .011, x - w * .01, -.03, h * .86, rot=(90, 0, 0), a0=-90, a1=150, seg=14, sec=6)
                box(ink, w * .02, .02, w * .1, x + w * .045, -.03, h * .86 - w * .05, r=.003, n=1)
            else:
                box(ink, w * .022, .02, w * .1, x - w * .03, -.03, h * .86 - w * .045, r=.003, n=1)
                box(ink, w * .07, .02, w * .02, x, -.03, h * .86 + (w * .03 if k % 2 else -w * .01), r=.003, n=1)
        for q in (.62, .42):
            box(mat(('#A9B4F0', '#D6DAEC'), .5), w * .8, .045, h * .12, 0, 0, h * q, r=.02, n=1)
            box(ink, w * .34, .06, h * .025, -w * .18, 0, h * (q + .045), r=.004, n=1)
        box(glow('teal3', 2.4), w * .8, .05, h * .14, 0, 0, h * .14, r=.03, n=1)
        bar(mat('white', .4, emit=pick(1, 0)), (-w * .06, -.03, h * .21), (-w * .01, -.03, h * .18), .03, .005)
        bar(mat('white', .4, emit=pick(1, 0)), (-w * .01, -.03, h * .18), (w * .08, -.03, h * .25), .03, .005)
    P = mat('porcelain', .4, coat=.4)
    for x in (-4.8, 0, 4.8):
        cyl(mat('kerb', .6), 1.75, .14, x, .5, z, seg=56, b=.04)
        torus(glow('teal3', 5), 1.68, .035, x, .5, z + .13, seg=64)
    zz = z + .14
    with at(-4.8, .5, zz):                                           # the kiosk
        box(P, 1.5, .7, .3, r=.08, n=3)
        box(P, 1.3, .34, 3.0, 0, .05, .2, r=.12, n=4)
        box(mat('dark', .4), 1.14, .06, 1.9, 0, -.13, 1.05, r=.05)
        with at(0, -.17, 1.12):
            form(1.0, 1.74, 0)
        box(mat('dark', .4), .5, .08, .16, 0, -.14, .75, r=.03)
    with at(0, .5, zz):                                              # the phone
        box(mat('dark', .35, coat=.6), 1.8, .22, 3.5, 0, 0, .1, r=.16, n=4)
        with at(0, -.11, .3):
            form(1.56, 3.1, 1)
        box(mat('ink', .4), .5, .05, .1, 0, -.14, 3.3, r=.03, n=1)
        box(mat('steel', .3), 2.2, 1.0, .14, r=.05)
    with at(4.8, .5, zz):                                            # the counter
        box(mat('teal5', .45, coat=.3), 2.8, .8, 1.05, 0, -.2, 0, r=.08, n=3)
        box(mat('desk', .55), 3.0, 1.0, .1, 0, -.2, 1.05, r=.04)
        box(glow('teal3', 4), 2.5, .03, .05, 0, -.61, .3, r=.01, n=1)
        box(P, 2.9, .14, 3.2, 0, .55, 0, r=.05)
        box(mat('dark', .4), 1.9, .06, 1.5, 0, .46, 1.45, r=.05)
        with at(0, .42, 1.52):
            form(1.3, 1.36, 2)
        awning(0, .48, 3.0, 2.8)
    path = [(-7.9, -1.6, z + .05), (7.9, -1.6, z + .05)]
    tube(data_mat('data', 3.2), path, .07, 8, smooth_path=False, shadow=False)
    for x in (-4.8, 0, 4.8):
        tube(data_mat('data', 3.2), [(x, -1.6, z + .05), (x, -1.2, z + .1)], .06, 8, smooth_path=False, shadow=False)
        cyl(glow('teal3', 6), .2, .05, x, -1.6, z + .03, seg=24)
    for k in range(19):
        sphere(gone() if in_trouble() else glow('#7FFFF0', 7), .11, -7.3 + .81 * k, -1.6, z + .07, seg=10, shadow=False)
    for k in range(16):
        box(mat('pave2', .75), .03, 8.2, .008, -7.9 + 1.05 * k, .9, z, r=.002, n=1)
    for k in range(8):
        box(mat('pave2', .75), 16.4, .03, .008, 0, -2.7 + 1.05 * k, z, r=.002, n=1)
    for x in (-4.8, 0, 4.8):
        check(x, .5, z + (3.75, 4.2, 4.0)[round(x / 4.8) + 1], .62)
    # the street of shops behind them
    for x, w, h, c, roof in ((-7.1, 2.2, 2.3, 'facade4', 'water'), (-4.75, 2.3, 3.5, 'facade8', 'solar'), (-2.3, 2.3, 2.7, 'facade6', 'green'), (.1, 2.3, 4.0, 'facade3', 'hvac'),
                             (2.55, 2.3, 3.0, 'facade9', 'solar'), (5.0, 2.3, 2.4, 'facade2', 'water'), (7.3, 2.0, 3.4, 'facade1', 'green')):
        building(x, 4.2, w, 1.7, h, c, lit=.75, z=z, shop=True, sides=(0, 1), roof=roof)
    for k, x in enumerate((-7.1, -2.3, 2.55)):
        awning(x, 3.3, z + 1.0, 1.7, ('coral', 'teal3', 'amber', 'rose')[k])
    for x in (-2.4, 2.4):
        lamp_post(x, 2.2, z, -90, 2.4)
        planter(x, .6, 1.5, .5, z)
        bench(x, -.3, z, 0)
        tree(x - .6, 1.6, z, .75)
        tree(x + .7, 1.5, z, .65, 'round')
    for x in (-7.4, 7.4):
        streetlight(x, -2.6, z, 90, 2.9, .85, energy=900, smart=False)
        tree(x, 1.4, z, .85)
        planter(x, -.2, 1.2, .45, z, 90)
        bush(x * .97, 2.2, z, .26)
    for x in (-6.6, -3.6, -1.2, 1.2, 3.6, 6.6):                     # cafe tables before the shops
        round_table(x, 2.75, z, .3, .42)
        mug(x + .08, 2.7, z + .44, 'coral' if x < 0 else 'amber')
    for x in (-5.6, -2.6, .4, 3.2, 5.9):
        planter(x, -2.65, 1.5, .4, z)
    smart_bin(-7.6, -1.5, z, 0)
    bus(-4.6, -4.55, z, 0, 'teal5')
    auto_rickshaw(.4, -4.6, z, 0, s=.95)
    car(3.4, -3.85, z, 180, 'coral', s=.9)
    auto_rickshaw(6.2, -3.8, z, 180, s=.95)
    for x in (-4.8, 0, 4.8):
        spot('#FFD9A8', 800, (x, -1.2, 4.8), 1.6, .4)
        spot('#FFC98A', 420, (x * .8, 2.6, 3.4), 2.2, .3)


def page_panel(w, h, y=0., portrait=True):
    """One layout for every screen: a head, a picture, two fields, a button. Facing -y, its lower edge at 0."""
    box(mat(('#E6EAFF', '#FFFFFF'), .4, emit=pick(.9, 0)), w, .03, h, 0, y, 0, r=.02, n=1)
    ink, soft = mat(('#5B6BE0', '#7E8BE6'), .5, emit=pick(.5, 0)), mat(('#A9B4F0', '#D6DAEC'), .5, emit=pick(.35, 0))
    head, yy = h * .16, y - .025
    box(ink, w - .06, .03, head, 0, yy, h - head - .03, r=.01, n=1)
    box(mat(('#FFFFFF', '#FFFFFF'), .5, emit=pick(.9, 0)), w * .3, .04, head * .24, -w * .26, yy, h - head * .68, r=.005, n=1)
    cyl(glow('amber', 3), head * .22, .03, w * .36, yy, h - head * .53, rot=(90, 0, 0), seg=18)
    u = h - head - .1
    if portrait:
        box(mat('teal3', .5, emit=pick(.6, 0)), w * .86, .03, u * .3, 0, yy, u * .68, r=.02, n=1)
        for k in range(2):
            box(soft, w * .86, .03, u * .14, 0, yy, u * (.46 - .2 * k), r=.02, n=1)
        box(glow('coral', 2.4), w * .86, .035, u * .14, 0, yy, u * .05, r=.03, n=1)
    else:
        box(mat('teal3', .5, emit=pick(.6, 0)), w * .4, .03, u * .82, -w * .25, yy, u * .1, r=.02, n=1)
        for k in range(2):
            box(soft, w * .4, .03, u * .22, w * .23, yy, u * (.68 - .3 * k), r=.02, n=1)
        box(glow('coral', 2.4), w * .4, .035, u * .22, w * .23, yy, u * .1, r=.03, n=1)


def square():
    """The banner: a square at night; kiosk, shelter, shop window and library wall show one and the same page."""
    diorama(42, 13, 1.0)
    slab(mat('pave', .75), 41.8, 12.8, .06, r=.95, b=.02)
    z = .06
    for k in range(39):
        box(mat('pave2', .75), .03, 12.4, .008, -20 + 1.05 * k, 0, z, r=.002, n=1)
    for k in range(12):
        box(mat('pave2', .75), 41, .03, .008, 0, -5.8 + 1.05 * k, z, r=.002, n=1)
    # the library
    with at(-.4, 4.2, z):
        for k in range(3):
            box(mat('kerb', .6), 8.6 - .4 * k, 3.4 - .5 * k, .16, 0, .1 + .25 * k, .16 * k, r=.03)
        zz = .46
        box(mat('facade6', .6), 7.6, 1.9, 3.7, 0, .75, zz, r=.06)
        for k in range(6):
            if k not in (2, 3):
                x = -3.3 + 1.32 * k
                cyl(mat('porcelain', .4), .2, 3.0, x, -.45, zz, seg=24, b=.04)
                box(mat('porcelain', .4), .56, .56, .16, x, -.45, zz + 3.0, r=.04)
        box(mat('porcelain', .4, coat=.3), 8.2, 2.9, .3, 0, .35, zz + 3.16, r=.06)
        with at(0, -.3, zz + 3.44):
            wall_prism(mat('facade6', .6), [(-4.0, 0), (4.0, 0), (0, 1.3)], 1.2, b=.06)
        box(mat('dark', .4), 3.9, .16, 2.5, 0, -.3, zz + .34, r=.06)
        with at(0, -.4, zz + .46):
            page_panel(3.6, 2.25, portrait=False)
        for x in (-2.75, 2.75):
            box(pane_glow('#FFD08A', 3.4), .8, .06, 1.9, x, -.22, zz + .5, r=.02, n=1)
    # the shop
    building(-9.2, 4.2, 4.4, 2.6, 3.6, 'facade4', z=z, lit=.6, sides=(0, 1, 3))
    with at(-9.2, 2.82, z):
        box(mat('dark', .4), 3.4, .14, 1.6, 0, 0, .1, r=.04)
        with at(0, -.09, .2):
            page_panel(3.1, 1.4, portrait=False)
    awning(-9.2, 2.8, z + 2.05, 3.8)
    building(-14.2, 4.4, 3.8, 2.4, 4.6, 'facade3', z=z, lit=.5, shop=True, sides=(0, 1, 3))
    building(8.0, 4.5, 4.0, 2.4, 4.2, 'facade2', z=z, lit=.6, shop=True, sides=(0, 1, 3))
    building(12.6, 4.3, 3.8, 2.4, 3.2, 'facade8', z=z, lit=.6, shop=True, sides=(0, 1, 3))
    building(17.2, 4.5, 3.8, 2.4, 4.4, 'facade9', z=z, lit=.5, shop=True, sides=(0, 1, 3))
    # the shelter
    with at(6.4, -.6, z):
        slab(mat('kerb', .6), 4.6, 1.9, .12, 0, 0, 0, r=.3, b=.03)
        for x in (-2.0, 2.0):
            for y in (-.1, .7):
                cyl(mat('steel', .35), .06, 2.2, x, y, .1, seg=14)
        box(mat('teal5', .4, coat=.4), 4.6, 1.8, .14, 0, .1, 2.3, r=.05)
        box(glow('#FFE3BC', 6), 4.0, .1, .03, 0, .1, 2.27, r=.01, n=1)
        box(holo('#9FE8FF', .4, .06), 2.1, .03, 1.6, -.9, .75, .4, r=.01, n=1, shadow=False)
        box(mat('dark', .4), 1.5, .16, 1.75, 1.1, .7, .32, r=.05)
        with at(1.1, .6, .4):
            page_panel(1.3, 1.6)
        bench(-.9, .3, .12, 0)
    # the kiosk
    with at(-4.6, -1.6, z, 8):
        cyl(mat('kerb', .6), 1.2, .12, seg=48, b=.04)
        torus(glow('teal3', 5), 1.14, .03, z=.12, seg=56)
        box(mat('porcelain', .4, coat=.4), 1.5, .7, .26, 0, 0, .1, r=.08, n=3)
        box(mat('porcelain', .4, coat=.4), 1.36, .36, 2.7, 0, .05, .24, r=.12, n=4)
        box(mat('dark', .4), 1.2, .06, 1.9, 0, -.14, .85, r=.05)
        with at(0, -.18, .92):
            page_panel(1.06, 1.76)
    wifi(-4.6, -1.6, 3.1, 20)
    # one line joins them
    data_line(elbow_path([(-9.2, 2.4, z + .04), (-9.2, -.1, z + .04), (4.0, -.1, z + .04)], .5), .05, smooth_path=False)
    data_line([(-.4, 2.2, z + .04), (-.4, -.1, z + .04)], .05)
    data_line([(-4.6, -.5, z + .04), (-4.6, -.1, z + .04)], .05)
    for k in range(14):
        sphere(glow('#7FFFF0', 7), .09, -8.6 + .95 * k, -.1, z + .06, seg=10, shadow=False)
    cyl(mat('concrete', .6), 1.5, .3, 1.4, -3.4, z, seg=56, b=.06)                         # the fountain
    cyl(water_mat('fount'), 1.3, .05, 1.4, -3.4, z + .28, seg=52, b=.01)
    cyl(mat('porcelain', .4), .2, .9, 1.4, -3.4, z + .2, seg=24)
    lathe(mat('porcelain', .4), [(0, 0), (.2, .02), (.6, .2), (.64, .26), (.5, .24), (0, .12)], 1.4, -3.4, z + 1.0, seg=36)
    for k in range(10):
        a = 2 * pi * k / 10
        tube(mat(('#9FE8FF', '#C9ECF2'), .1, emit=pick(.6, 0)), [(1.4, -3.4, z + 1.3), (1.4 + .45 * math.cos(a), -3.4 + .45 * math.sin(a), z + 1.45), (1.4 + .95 * math.cos(a), -3.4 + .95 * math.sin(a), z + .34)], .02, 6)
    for x, y, rz in ((-1.6, -3.6, 90), (4.4, -3.4, -90), (1.4, -5.3, 180)):
        bench(x, y, z, rz)
    rnd = random.Random(6)
    for x, y in ((-11.6, -.6), (-7.2, -3.8), (-12.6, -3.8), (9.8, -3.6), (12.4, -.8), (4.6, 3.6), (-5.6, 3.8), (10.6, 1.8), (-14.6, .8), (14.8, -3.0)):
        cyl(mat('kerb', .6), .6, .16, x, y, z, seg=32)
        tree(x, y, z + .14, rnd.uniform(.95, 1.2))
    for x, y in ((-9.6, -4.9), (-4.2, -5.0), (6.6, -4.9), (11.8, -5.0)):
        planter(x, y, 2.4, .5, z)
    for x, rz in ((-7.0, -90), (3.2, -90), (10.4, -90), (-12.0, -90)):
        streetlight(x, 1.4, z, rz, 3.0, .9, energy=750, smart=False)
    for x in (-9.0, -2.4, 4.8, 9.4):
        lamp_post(x, -4.2, z, 90, 2.1)
    auto_rickshaw(11.0, -2.4, z, 170, s=.95)
    car(8.6, -2.4, z, 180, 'coral', s=.85)
    for x in (-.4, 6.4, -9.2):
        spot('#DDE4FF', 420, (x, .6, 3.6), 1.9, .3)
    spot('#FFD9A8', 500, (-4.6, -3.0, 4.0), 1.5, .3)
    spot('#FFD9A8', 500, (1.4, -4.2, 4.6), 1.6, .3)


def build(variant):
    if variant == 'banner':
        stage(20, -1.25, fill=1.05, key=1.0)
        return square()
    if variant:
        with trouble(variant == 'obstacles'):
            stage(13, -1.25, fill=1.35, key=1.3)
            return queue() if variant == 'obstacles' else one_form()
    stage(15.5, -1.25, fill=1.2, key=1.2)
    diorama(22, 14, 1.5)
    town()
    phone_plaza()
    screen_page()
    for x in (-3.2, 0, 3.2):
        spot('#FFE6C4', 520, (x, -.2, 5.0), 1.9, .4)


FEATURES = iso((0, -.1, 1.15), 21.4, az=27, el=30, variant='features', edge=(.04, .03, .04, .03))

SHOTS = {
    'main': iso((0, -.2, 1.1), 32.2, az=40, el=36),
    'obstacles': {**FEATURES, 'variant': 'obstacles'},
    'features': FEATURES,
    'banner': hero((5.0, -24.5, 8.0), (-.6, .2, 2.1), 39, fstop=3.2, variant='banner', edge=(0, .07, 0, .07)),
}
