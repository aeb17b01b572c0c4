"""Makes assets/common/fonts/ from the @fontsource packages. Run once by hand; the results are committed.

    python3 src/tools/art/fonts.py     (needs fontTools and brotli)

Alegreya Sans opens with old-style figures, and text on a canvas cannot switch on "lnum". So its digits are mapped to the
lining figures the font already has. The other three families are copied as they are: two of them have reserved names.
"""
import shutil
from pathlib import Path

from fontTools.ttLib import TTFont

root = Path(__file__).resolve().parents[3]
target = root / 'assets/common/fonts'
files = {
    'pirata-one': [400],
    'im-fell-english-sc': [400],
    'cinzel': [900],
    'alegreya-sans': [500, 700, 800],
}
# For names: letters beyond Latin-1, in one weight each. IM Fell English SC has none, and Cinzel lends it its own.
beyond = ['pirata-one-latin-ext-400', 'cinzel-latin-ext-400', 'alegreya-sans-latin-ext-700', 'alegreya-sans-vietnamese-700']


def lining(font):
    """Glyph names of the lining figures, by the name of the old-style figure: what the feature lnum would do."""
    gsub = font['GSUB'].table
    feature = next(r.Feature for r in gsub.FeatureList.FeatureRecord if r.FeatureTag == 'lnum')
    return gsub.LookupList.Lookup[feature.LookupListIndex[0]].SubTable[0].mapping


for family, weights in files.items():
    for weight in weights:
        name = f'{family}-latin-{weight}-normal.woff2'
        source = root / 'node_modules/@fontsource' / family / 'files' / name
        if family != 'alegreya-sans':
            shutil.copyfile(source, target / name)
            continue
        font = TTFont(source, recalcTimestamp=False)
        figures = lining(font)
        for table in font['cmap'].tables:
            for code in range(ord('0'), ord('9') + 1):
                # Tables may share one map: a digit already changed stays as it is.
                if code in table.cmap:
                    table.cmap[code] = figures.get(table.cmap[code], table.cmap[code])
        for record in font['name'].names:
            if record.nameID == 5:
                record.string = f'{record.toUnicode()}; digits mapped to lining figures for The Captain\'s Table'
        font.flavor = 'woff2'
        font.save(target / f'{family}-lining-latin-{weight}-normal.woff2')

for name in beyond:
    family = next(each for each in files if name.startswith(each))
    shutil.copyfile(root / 'node_modules/@fontsource' / family / 'files' / f'{name}-normal.woff2', target / f'{name}-normal.woff2')
