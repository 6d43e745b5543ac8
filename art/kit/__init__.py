"""The kit. `from kit import *` in a scene gives everything below."""
import math  # noqa: F401
import random  # noqa: F401

from mathutils import Vector  # noqa: F401

from .palette import *  # noqa: F401,F403
from .core import *  # noqa: F401,F403
from .materials import *  # noqa: F401,F403
from .shapes import *  # noqa: F401,F403
from .light import *  # noqa: F401,F403
from .nature import *  # noqa: F401,F403
from .buildings import *  # noqa: F401,F403
from .data import *  # noqa: F401,F403
from .street import *  # noqa: F401,F403
from .vehicles import *  # noqa: F401,F403
from .port import *  # noqa: F401,F403
from .water import *  # noqa: F401,F403
from .energy import *  # noqa: F401,F403
from .industry import *  # noqa: F401,F403
from .interior import *  # noqa: F401,F403
from .devices import *  # noqa: F401,F403
from .render import black_out, render, render_coverage  # noqa: F401
