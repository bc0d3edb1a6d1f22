#!/usr/bin/env python3
"""Makes the bundled Chinese typeface anew: two weights of Noto Sans CJK SC with what is written here.

    app/scripts/chinese-font.py FOLDER

FOLDER holds NotoSansCJK-Regular.ttc and NotoSansCJK-Bold.ttc (Debian: fonts-noto-cjk, there in
/usr/share/fonts/opentype/noto). Needs fontTools (Debian: python3-fonttools). Each file keeps the 3,755 common
characters of GB 2312, which people may name bodies with, the characters of our texts and lessons, Latin, Greek and
signs. Noto Sans CJK lacks subscripts; those are drawn as in Inter, which is bundled for Latin, under the same licence.

The family gets a name of its own, so that an installed Noto of another version is not taken for it, and lines as high
as Inter's, so that the window is laid out as it is in English.
"""

import glob
import os
import sys

from fontTools import subset
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTCollection, TTFont

APP = os.path.join(os.path.dirname(__file__), "..")
RESOURCES = os.path.join(APP, "src", "main", "resources", "collisionbench", "app")
BENCH = os.path.join(APP, "bench", "src", "main", "resources", "collisionbench", "bench")
SIMPLIFIED = "Noto Sans CJK SC"
FAMILY = "Bench Sans SC"
ASCENT, DESCENT = 1000, 240
WEIGHTS = {"Regular": ("", "Inter-Regular"), "Bold": (" Bold", "Inter-SemiBold")}
SCRIPTS = [*range(0x2080, 0x208A), 0x1D62, 0x207B]  # subscripts 0 to 9 and i, superscript minus
FREE = 55000  # beyond the glyphs of Noto Sans CJK in the numbering of Adobe-Identity

RANGES = [
    (0x20, 0x7E), (0xA0, 0x17F),  # Latin
    (0x391, 0x3C9), (0x2010, 0x203F), (0x2190, 0x2199), (0x21E0, 0x21E9),  # Greek, punctuation, arrows
    (0x2200, 0x226F), (0x2300, 0x232F), (0x25A0, 0x25FF),  # mathematics, keys, marks
    (0x3000, 0x3017), (0xFF01, 0xFF5E), (0xFFE5, 0xFFE5),  # Chinese punctuation, full width
]


def common():
    """The first level of GB 2312: rows 16 to 55."""
    cells = (bytes([row, cell]) for row in range(0xB0, 0xD8) for cell in range(0xA1, 0xFF))
    return "".join(cell.decode("gb2312", "ignore") for cell in cells)


def texts():
    lessons = glob.glob(os.path.join(BENCH, "lesson", "lessons", "*", "lesson.json"))
    read = ""
    for path in [*(os.path.join(folder, "text", "texts_zh.properties") for folder in (BENCH, RESOURCES)), *lessons]:
        with open(path, encoding="utf-8") as file:
            read += file.read()
    return read


def simplified(path):
    fonts = TTCollection(path, lazy=True).fonts
    return next(font for font in fonts if font["name"].getDebugName(1).removesuffix(" Bold") == SIMPLIFIED)


def reduce(font):
    options = subset.Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "GDEF", "DSIG"]
    subsetter = subset.Subsetter(options)
    ranges = [code for first, last in RANGES for code in range(first, last + 1)]
    subsetter.populate(unicodes=ranges, text=common() + texts())
    subsetter.subset(font)


def add_scripts(font, latin):
    """Draws sub- and superscripts of another CFF font into this one, scaled to its em."""
    scale = font["head"].unitsPerEm / latin["head"].unitsPerEm
    glyphs, names = latin.getGlyphSet(), latin.getBestCmap()
    top = font["CFF "].cff.topDictIndex[0]
    private = top.FDArray[-1].Private
    for code in SCRIPTS:
        name, advance = f"cid{FREE + code}", round(glyphs[names[code]].width * scale)
        pen = T2CharStringPen(advance - private.nominalWidthX, None)
        glyphs[names[code]].draw(TransformPen(pen, (scale, 0, 0, scale, 0, 0)))
        index = top.CharStrings.charStringsIndex
        top.CharStrings.charStrings[name] = len(index)
        index.append(pen.getCharString(private, top.GlobalSubrs))
        top.FDSelect.gidArray.append(len(top.FDArray) - 1)
        top.charset.append(name)
        font["hmtx"][name] = (advance, 0)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name
    font.setGlyphOrder(top.charset)


def rename(font, name):
    postscript = name.replace(" ", "")
    for record in font["name"].names:
        record.string = {1: name, 2: "Regular", 4: name, 6: postscript}.get(record.nameID, record.toUnicode())
    cff = font["CFF "].cff
    cff.fontNames = [postscript]
    cff.topDictIndex[0].FullName = cff.topDictIndex[0].FamilyName = name


def lines(font):
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = ASCENT, -DESCENT, 0
    os2 = font["OS/2"]
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ASCENT, -DESCENT, 0
    os2.usWinAscent, os2.usWinDescent = ASCENT, DESCENT


def main(folder):
    for weight, (suffix, latin) in WEIGHTS.items():
        font = simplified(os.path.join(folder, f"NotoSansCJK-{weight}.ttc"))
        reduce(font)
        add_scripts(font, TTFont(os.path.join(RESOURCES, "font", latin + ".otf")))
        rename(font, FAMILY + suffix)
        lines(font)
        font.save(os.path.join(RESOURCES, "font", f"BenchSansSC-{weight}.otf"))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
