"""The home page's city from end to end, for the control room. By day and by night it stands alike, so that one can fade into the other:
what the looks draw by chance inside a building (its lit windows) must not move what comes after it. Street lamps are off: the page lights
them one by one."""
from kit import *
import scenes.city as city
from scenes.city import SEED, build as build_city  # noqa: F401

DRAWING = ('building', 'glass_tower', 'house', 'hospital', 'factory', 'warehouse', 'secretariat', 'data_centre', 'gopuram', 'pump_house', 'ship', 'bus',
           'car', 'truck', 'auto_rickshaw', 'metro_train', 'metro_station', 'control_tower', 'stack', 'chhatri')


def in_step(function):
    """The function with chance of its own: however much it draws, the next one begins alike."""
    def call(*args, **k):
        seed = random.random()
        state = random.getstate()
        random.seed(seed)
        result = function(*args, **k)
        random.setstate(state)
        return result
    return call


def unlit_post(x, y, z=0, rz=0, h=1.9, reach=.5):
    """The kit's lamp_post without its light."""
    body = mat('porcelain', .4)
    with at(x, y, z, rz):
        tube(body, [(0, 0, 0), (0, 0, h * .7), (.12, 0, h), (reach, 0, h + .02)], .028, 6, res=4)
        box(body, .32, .13, .05, reach + .1, 0, h + .02, r=.02, n=1, base=False)


for name in DRAWING:
    setattr(city, name, in_step(getattr(city, name)))
city.lamp_post = unlit_post


def build(variant):
    build_city(variant)


SHOTS = {
    'whole': iso((.6, -.6, 2.3), 76.5, edge=.03),
}
