"""The home page's city from end to end, for the control room. Street lamps are off: the page lights them one by one."""
from kit import *
import scenes.city as city
from scenes.city import SEED, build as build_city  # noqa: F401


def unlit_post(x, y, z=0, rz=0, h=1.9, reach=.5):
    """The kit's lamp_post without its light."""
    body = mat('porcelain', .4)
    with at(x, y, z, rz):
        tube(body, [(0, 0, 0), (0, 0, h * .7), (.12, 0, h), (reach, 0, h + .02)], .028, 6, res=4)
        box(body, .32, .13, .05, reach + .1, 0, h + .02, r=.02, n=1, base=False)


city.lamp_post = unlit_post


def build(variant):
    build_city(variant)


SHOTS = {
    'whole': iso((.6, -.6, 2.3), 76.5, edge=.03, keeps_ground=True),
}
