/**
 * Tilesets and templates as Tiled writes them in XML (.tsx, .tx), in the shape that they have in JSON. Only what a map of
 * ours asks about is taken over.
 */

/** A thing in JSON, whose parts may be anything. */
export type Json = Readonly<Record<string, unknown>>;

interface Tag {
  name: string;
  is: Readonly<Record<string, string>>;
}

const marks: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const unescaped = (text: string): string =>
  text.replace(/&(?:#(x?)([\da-f]{1,6})|(\w+));/gi, (whole, hex, code, name) => {
    if (name) return marks[name] ?? whole;
    const point = Number.parseInt(code, hex ? 16 : 10);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });

/** Parts that may come before the outermost tag. Each ends at one place only, so that a hostile text takes no time. */
const before = /^(?:<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE(?:[^>[]|\[[^\]]*\])*>|\s)*/i;

/** Gives the name of the outermost tag; null where there is none. */
export const rootOf = (text: string): string | null =>
  /^<([a-z]+)\b/i.exec(text.slice(before.exec(text)?.[0].length))?.[1] ?? null;

const tag = /<([a-z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/gi;
const attribute = /([\w:-]+)\s*=\s*(["'])(.*?)\2/gs;

/** Lists the opening tags of a text, with what they say of themselves. */
function tagsIn(text: string): Tag[] {
  const found = text.replace(/<!--[\s\S]*?(?:-->|$)/g, '').matchAll(tag);
  return [...found].map(([, name, rest]) => ({
    name,
    is: Object.fromEntries([...rest.matchAll(attribute)].map(([, key, , value]) => [key, unescaped(value)])),
  }));
}

/** Turns these attributes into numbers, as they are in JSON. */
const numbered = ({ is }: Tag, ...names: string[]): Json => ({
  ...is,
  ...Object.fromEntries(names.filter((name) => name in is).map((name) => [name, Number(is[name])])),
});

export function tilesetIn(text: string): Json {
  const tags = tagsIn(text);
  const offset = tags.find(({ name }) => name === 'tileoffset');
  return {
    ...tags.find(({ name }) => name === 'tileset')?.is,
    ...(offset && { tileoffset: numbered(offset, 'x', 'y') }),
    tiles: tags.filter(({ name }) => name === 'tile').map((tile) => numbered(tile, 'id')),
  };
}

export function templateIn(text: string): Json {
  const tags = tagsIn(text);
  const named = (wanted: string) => tags.find(({ name }) => name === wanted);
  const [object, tileset, outline] = [named('object'), named('tileset'), named('polygon') ?? named('polyline')];
  const points = (outline?.is.points ?? '').split(' ').map((point) => point.split(',').map(Number));
  return {
    ...(tileset && { tileset: numbered(tileset, 'firstgid') }),
    object: {
      ...(object && numbered(object, 'gid', 'width', 'height', 'rotation', 'opacity')),
      visible: object?.is.visible !== '0',
      ...(named('point') && { point: true }),
      ...(outline && { polygon: points.map(([x, y]) => ({ x, y })) }),
      properties: tags.filter(({ name }) => name === 'property').map(({ is }) => is),
    },
  };
}
