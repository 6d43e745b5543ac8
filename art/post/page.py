"""The page's ground, on which every picture stands."""
import numpy as np

PAGE = {'night': '#0d1129', 'day': '#f7f3ea'}


def page_color(look):
    h = PAGE[look].lstrip('#')
    return np.array([int(h[i:i + 2], 16) for i in (0, 2, 4)], np.float32) / 255
