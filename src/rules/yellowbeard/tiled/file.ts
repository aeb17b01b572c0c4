/** Files beside one another: which is a map, and what the others are. A file of any kind is told by what lies in it. */
import * as v from 'valibot';
import { isDeeperThan } from '../../nesting.ts';
import type { MapError, Say } from '../map-check.ts';
import { ocean } from '../options.ts';
import type { Ocean } from '../types.ts';
import { type Json, rootOf, templateIn, tilesetIn } from './xml.ts';

/** Characters of the largest file; a full map of 52 x 52 has about 100,000. */
export const maxMapLength = 2_000_000;
/** Levels of JSON: a group within a group takes two, and what an object keeps in its properties a few. */
const maxNesting = 32;

export const number = v.pipe(v.number(), v.finite());
const whole = v.pipe(v.number(), v.integer());
const side = v.pipe(whole, v.minValue(1));
/** Squares of a side; an infinite map may say none. */
const squares = v.pipe(whole, v.minValue(0));
const record = v.record(v.string(), v.unknown());

export const plainMap = v.looseObject({
  orientation: v.string(),
  infinite: v.optional(v.boolean(), false),
  width: squares,
  height: squares,
  tilewidth: side,
  tileheight: side,
  tilesets: v.array(record),
  layers: v.array(record),
});
export type TiledMap = v.InferOutput<typeof plainMap>;

/** Contents of a file; `ocean` is a map as the game itself keeps it, in records and on a machine. */
export type Contents =
  | { kind: 'map'; map: TiledMap }
  | { kind: 'ocean'; ocean: Ocean }
  | { kind: 'tileset' | 'template'; value: Json }
  | { kind: 'other' };

const other: Contents = { kind: 'other' };

/** Tells what a file is; says what is wrong where it is no map. Never throws. */
export function contentsOf(source: string, say: Say<MapError>): Contents {
  if (source.length > maxMapLength) {
    say('TOO_LARGE', { most: maxMapLength });
    return other;
  }
  const text = source.replace(/^\uFEFF/, '').trim();
  if (text.startsWith('<')) return ofXml(text, say);
  if (isDeeperThan(text, maxNesting)) {
    say('TOO_LARGE', { most: maxNesting }, [], 'TOO_DEEP');
    return other;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    say('NOT_JSON');
    return other;
  }
  return typeof value === 'object' && value !== null ? ofJson(value as Json, say) : damaged(say);
}

function damaged(say: Say<MapError>): Contents {
  say('NOT_A_MAP');
  return other;
}

/** Says that a file is something else; it may be of use beside a map. */
function elsewhat(says: string, say: Say<MapError>, contents = other): Contents {
  say('NOT_A_MAP', {}, [], says);
  return contents;
}

function ofXml(text: string, say: Say<MapError>): Contents {
  const root = rootOf(text);
  if ((root === 'tileset' || root === 'template') && !text.includes(`</${root}`)) return damaged(say);
  if (root === 'tileset') return elsewhat('IS_TILESET', say, { kind: 'tileset', value: tilesetIn(text) });
  if (root === 'template') return elsewhat('IS_TEMPLATE', say, { kind: 'template', value: templateIn(text) });
  if (root !== 'map') say('NOT_JSON');
  // As LDtk writes it for Tiled.
  else if (/<object\b/.test(text) && !/<object\b[^>]*\s(type|class)="[^"]/.test(text))
    say('NOT_JSON', {}, [], 'TMX_WITHOUT_CLASSES');
  else say('NOT_JSON', {}, [], 'IS_TMX');
  return other;
}

function ofJson(value: Json, say: Say<MapError>): Contents {
  if (value.type === 'template' && typeof value.object === 'object')
    return elsewhat('IS_TEMPLATE', say, { kind: 'template', value });
  if (value.type === 'tileset' || ('tilecount' in value && !('layers' in value)))
    return elsewhat('IS_TILESET', say, { kind: 'tileset', value });
  if ('format' in value && 'steps' in value) return elsewhat('IS_RECORD', say);
  if ('__header__' in value) return elsewhat('IS_LDTK', say);
  if ('maps' in value) return elsewhat('IS_WORLD', say);
  if ('rows' in value) {
    const kept = v.safeParse(ocean, value);
    return kept.success ? { kind: 'ocean', ocean: kept.output } : damaged(say);
  }
  const checked = v.safeParse(plainMap, value, { abortEarly: true });
  if (!checked.success) return damaged(say);
  const { orientation } = checked.output;
  if (orientation === 'orthogonal') return { kind: 'map', map: checked.output };
  say('NOT_A_MAP', { orientation: orientation.slice(0, 20) }, [], 'ORIENTATION');
  return other;
}
