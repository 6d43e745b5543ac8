"""The colours of the miniature world. An entry is one colour, or a (night, day) pair for things that change with the theme."""

#: The page's own grounds. Pictures dissolve into exactly these.
PAGE = {'night': '#0d1129', 'day': '#f7f3ea'}

PALETTE = {
    # inks and indigos
    'ink': '#090D22', 'night': '#0F1533', 'indigo9': '#161D45', 'indigo8': '#1E2758', 'indigo7': '#2A3573',
    'indigo6': '#394794', 'indigo5': '#5160B8', 'peri': '#8B97E6', 'lav': '#BCC4F2', 'porcelain': ('#EEF1FB', '#FBF7EE'),
    'white': '#FFFFFF', 'grey': '#8C93B8', 'slate': ('#4A5282', '#7D7F92'), 'dark': ('#161D45', '#3A4166'),
    # signal, accent, alarm
    'teal9': '#0A3440', 'teal7': '#0E5560', 'teal5': '#17858A', 'teal3': '#3DC6BE', 'mint': '#9BF2E0', 'data': ('#25D8CC', '#12A79F'),
    'amber': '#FFB04A', 'amber6': '#F29030', 'coral': '#FF7759', 'rose': '#E5517A', 'sand': '#F6D9AE', 'wood': '#A8643C',
    'brick': ('#8E4A52', '#C9694A'),
    # nature
    'leaf': ('#27A085', '#4FA06B'), 'leaf2': ('#3DBE94', '#7DBB6B'), 'leaf3': ('#1B7F6E', '#3C8763'),
    'grass': ('#1F6A64', '#9CC58A'), 'water': ('#0F6E84', '#2FA9BD'), 'water_deep': ('#0B4A78', '#2A8CAE'), 'water_light': ('#1597A6', '#4DBAC6'),
    'soil': ('#4A3A4E', '#B98F66'), 'beach': ('#8A7A86', '#F0DDB6'), 'foam': ('#9BF2E0', '#FFFFFF'),
    # ground of the miniature
    'plinth': ('#1E2758', '#FCF8F0'), 'plinth_top': ('#2A3573', '#E9DFCE'), 'road': ('#252B52', '#8D8A90'), 'pave': ('#6D78B8', '#E6DED1'),
    'pave2': ('#5A65A6', '#D3C8B6'), 'kerb': ('#BCC4F2', '#F8F1E4'), 'yard': ('#343B6E', '#C8BDAE'), 'concrete': ('#7F89C4', '#D9CFC0'),
    'line': ('#EEF1FB', '#FFFDF8'),
    # interiors
    'floor': ('#2A3270', '#E4D8C4'), 'floor_line': ('#38428A', '#D2C4AC'), 'wall': ('#3A4592', '#EFE5D4'), 'wall2': ('#4A57AE', '#E2D5BF'),
    'trim': ('#BCC4F2', '#FFFBF3'), 'desk': ('#E9B783', '#E3B07A'), 'steel': ('#A9B2DC', '#C9CCD6'), 'rack': ('#090D22', '#39406B'),
    # facades (walls of buildings, with their trims)
    'facade1': ('#394794', '#F4EADA'), 'facade2': ('#8B97E6', '#EFC99C'), 'facade3': ('#0E5560', '#8CC7BA'), 'facade4': ('#FF7759', '#E98A69'),
    'facade5': ('#BCC4F2', '#FFFDF7'), 'facade6': ('#F6D9AE', '#F3D9AC'), 'facade7': ('#2A3573', '#B9C4E6'), 'facade8': ('#5160B8', '#7F92D0'),
    'facade9': ('#7A4A74', '#D9A5A0'),
    'trim1': ('#1E2758', '#C9B79C'), 'trim2': ('#2A3573', '#B8733F'), 'trim3': ('#0A3440', '#3E8078'), 'trim4': ('#7E3450', '#A84E3C'),
    'trim5': ('#394794', '#8F97B8'), 'trim6': ('#7A5560', '#B98A4E'), 'trim7': ('#161D45', '#6C78A8'), 'trim8': ('#1E2758', '#3F4C86'),
    'trim9': ('#4A2A50', '#A06A6C'),
}

#: facade and trim names that go together
FACADES = tuple((f'facade{i}', f'trim{i}') for i in range(1, 10))


def hexcolor(name, day=False):
    """A palette name or '#rrggbb' (or a (night, day) pair of those) as '#rrggbb'."""
    if not isinstance(name, str):
        name = name[1 if day else 0]
    return name if name.startswith('#') else hexcolor(PALETTE[name], day)


def srgb_to_linear(hex_, alpha=1.0):
    h = hex_.lstrip('#')
    rgb = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in rgb) + (alpha,)
