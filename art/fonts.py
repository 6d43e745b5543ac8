"""The site's typeface, as small as a first view can have it.

    pip install fonttools brotli     # or Debian's python3-fonttools and python3-brotli
    python3 art/fonts.py             # after a change of the font's package, or of the letters below

Makes app/fonts/*.woff2 from Anek Latin and prints what each weighs; commit them. Two cuts instead of one file with both
axes, with the letters that pages show, are preloaded. Signs that few of them have are a file of their own, which the browser
fetches where one stands in a text (app/styles/fonts.css names them again). Outlines are rounded to a grid of 1000, as most
fonts have it. Of the kerning, which was a third of the bytes, what can be seen is kept: pairs that English has, and
at least SEEN wide.
"""

from io import BytesIO
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
FILES = ROOT / "node_modules/@fontsource-variable/anek-latin/files"

TEXT = {"wght": (400, 600), "wdth": 100}
HEADINGS = {"wght": 600, "wdth": 114}
RUPEE = "₹"
SIGNS = f"#$<>[\\]^_`{{|}}~®µ½é‘“”…€{RUPEE}™"
LETTERS = "".join(c for c in map(chr, range(32, 127)) if c not in SIGNS) + "\u00a0©°±²³·×÷–—’•−"

# In units of the source, which has 2000 to an em: at 48 pixels 16 are 0.4 of a pixel.
SEEN, STEP = 16, 4
GRID = 1000


def main():
    save("anek-text", cut(TEXT, LETTERS, kerning(TEXT)))
    save("anek-text-signs", cut(TEXT, SIGNS, {}))
    save("anek-display", cut(HEADINGS, f"{LETTERS}<>{RUPEE}‘“”", kerning(HEADINGS)))


def cut(axes, letters, kerns):
    font = subset(axes, letters, ["liga", "tnum"])
    pairs = "".join(f"pos {left} {right} {value};\n" for (left, right), value in kerns.items())
    addOpenTypeFeaturesFromString(font, f"feature kern {{\n{pairs}}} kern;", tables=["GPOS"])
    scale_upem(font, GRID)
    return font


def subset(axes, letters, features):
    font = source("latin")
    if RUPEE in letters:
        add_rupee(font)
    font = instantiateVariableFont(font, axes)
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.notdef_outline = False
    options.name_IDs = [1, 2, 4, 6]
    if "fvar" not in font:
        options.drop_tables += ["STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    return font


def source(script):
    return TTFont(FILES / f"anek-latin-{script}-wdth-normal.woff2", recalcTimestamp=False)


def add_rupee(font):
    """It stands in the package's other file, made from the same masters."""
    other = source("latin-ext")
    name = other.getBestCmap()[ord(RUPEE)]
    font.ensureDecompiled()
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = other["glyf"][name]
    font["hmtx"][name] = other["hmtx"][name]
    font["gvar"].variations[name] = other["gvar"].variations[name]
    for table in font["cmap"].tables:
        table.cmap[ord(RUPEE)] = name
    # Widths by glyph number; the outlines' own variations tell them, too.
    del font["HVAR"]


def kerning(axes):
    """The pairs worth their bytes. Where the weight varies they are those of its middle."""
    middle = {axis: sum(at) / 2 if isinstance(at, tuple) else at for axis, at in axes.items()}
    font = subset(middle, LETTERS, ["kern"])
    kinds = {glyph: kind(chr(code)) for code, glyph in font.getBestCmap().items()}
    return {
        pair: round(value / STEP) * STEP
        for pair, value in pairs_of(font).items()
        if abs(value) >= SEEN and kinds.get(pair[0], "?") + kinds.get(pair[1], "?") in NEIGHBOURS
    }


NEIGHBOURS = set("aa Aa AA a. A. 0. 00 a' 'a 'A A' .' a- -a A- -A (a (A a) A) 0- -0".split())


def kind(letter):
    if letter.islower():
        return "a"
    if letter.isupper():
        return "A"
    if letter.isdigit():
        return "0"
    groups = {".,:;?!": ".", "'\"’": "'", "-–/": "-"}
    return next((name for group, name in groups.items() if letter in group), letter)


def pairs_of(font):
    table = font["GPOS"].table
    lookups = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "kern"
        for index in record.Feature.LookupListIndex
    }
    total = {}
    for index in sorted(lookups):
        found = {}
        for part in table.LookupList.Lookup[index].SubTable:
            # Of the parts of a lookup the first that knows a pair counts.
            for pair, value in pairs_in(part, font.getGlyphOrder()):
                found.setdefault(pair, value)
        for pair, value in found.items():
            total[pair] = total.get(pair, 0) + value
    return total


def pairs_in(part, glyphs):
    part = getattr(part, "ExtSubTable", part)
    if part.Format == 1:
        for left, pairs in zip(part.Coverage.glyphs, part.PairSet):
            for record in pairs.PairValueRecord:
                yield (left, record.SecondGlyph), advance(record.Value1)
        return
    for left in part.Coverage.glyphs:
        row = part.Class1Record[part.ClassDef1.classDefs.get(left, 0)]
        for right in glyphs:
            value = row.Class2Record[part.ClassDef2.classDefs.get(right, 0)].Value1
            yield (left, right), advance(value)


def advance(value):
    return getattr(value, "XAdvance", 0) or 0


def save(name, font):
    font.flavor = "woff2"
    bytes_ = BytesIO()
    font.save(bytes_)
    path = ROOT / f"app/fonts/{name}.woff2"
    path.write_bytes(bytes_.getvalue())
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes, {len(font.getBestCmap())} letters")


main()
