/** What the gallery shows besides beats, as data: a sample of every piece that no table has, and of every effect. */
import type { EffectCue } from '../../controller/beat.ts';
import type { Placement, Table } from '../../controller/room.ts';
import { piece } from '../../stage/placement.ts';
import { frames } from '../../stage/shapes.ts';

type Props = Record<string, unknown>;

/** Pieces of the shell; the others are taken from tables that were played. */
const shellPieces: Readonly<Record<string, Props>> = {
  button: { text: 'Set sail', icon: 'icon-anchor', look: 'gold', w: 420, h: 110, focused: true },
  brass: { w: 900, h: 400 },
  curtain: {},
  dial: { left: 0.7, radius: 40 },
  drapes: {},
  velvet: { width: 1920, edge: 54 },
  sweep: { out: false },
  focus: { w: 300, h: 200 },
  light: { picture: 'vignette' },
  picture: { frame: 'medallion-anne' },
  shade: { w: 900, h: 500, color: 0x0e0704 },
  sheet: { frame: 'panel-parchment', w: 900, h: 400 },
  switch: { on: true },
  window: { w: 700, h: 400, look: 'anne' },
  words: { role: 'caption', text: 'The quick brown fox', align: 0.5, color: '#FBF1D8' },
  pile: { left: 12, label: '12 ships in the pile' },
  'winner-ship': { looks: ['anne'], ship: 'ship-merchant', foam: 'foam-merchant-1' },
};

/** A small sea, as somebody may draw it: with a square that is wrong and one that is doubtful. */
const ocean = {
  rows: ['##~~~~~~~~', '##~~oo~~~~', '#~~~oo~~~~', '~~~~~~~~o~', '~~~~~~~ooo', '~~o~~~~~~~'],
  straits: [{ square: 'D5', name: '' }],
  sites: [
    { id: 'E2', square: 'E2' },
    { id: 'I5', square: 'I5' },
  ],
  harbours: [{ id: 'B3', name: '', square: 'B3' }],
};

/** A few squares of a chart, seven in a row. */
const squares = { size: 60, columns: 7, cells: [1, 2, 3, 8, 9, 10, 11, 16, 17, 24] };

/** Pieces of boards that people open, of hands that they hold, and of tables that no sample has (eight captains, large maps). */
const heldPieces: Readonly<Record<string, Props>> = {
  'korsar-force': {
    sign: 'medallion-brass-anne',
    cards: [
      { card: 'kraken3', dull: false, glow: false },
      { card: 'kraken2', dull: false, glow: false },
      { card: 'krakenCaptain', dull: false, glow: true },
      { card: 'raven1', dull: true, glow: false },
    ],
    w: 520,
  },
  'korsar-next': { look: 'bart', text: 'then Bart' },
  'korsar-well': { w: 1100, h: 300, curtain: true },
  'yellowbeard-cover': { hole: { x: 500, y: 200, w: 920, h: 560 } },
  'yellowbeard-goal': { size: 90 },
  'yellowbeard-plan': {
    size: 60,
    points: [
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 1],
    ],
    first: 1,
  },
  'yellowbeard-reach': squares,
  'yellowbeard-sketch': { ocean, size: 60, wrong: ['C2'], doubtful: ['H5'] },
  'yellowbeard-watch': squares,
};

/** Those that fill the window stay where they are. */
const whole: ReadonlySet<string> = new Set([
  'backdrop',
  'deck',
  'curtain',
  'drapes',
  'light',
  'velvet',
  'sweep',
  'card-pirates-water',
  'yellowbeard-cover',
  'card-pirates-course',
]);
/** Those whose origin is their upper left corner. */
const cornered: ReadonlySet<string> = new Set([
  'brass',
  'plate',
  'pile',
  'shade',
  'sheet',
  'window',
  'card-pirates-plate',
  'card-pirates-turn',
  'card-pirates-stack',
  'korsar-well',
  'yellowbeard-plan',
  'yellowbeard-reach',
  'yellowbeard-sketch',
  'yellowbeard-watch',
]);

export const sea = (): Placement =>
  piece({
    id: 'sea',
    kind: 'backdrop',
    x: 0,
    y: 0,
    depth: -10,
    props: { horizon: 323, rail: 1500, sun: { x: 330, y: 300 }, frame: frames.wide },
  });

/** A piece of this kind, alone; null while no table with one was seen. */
export function pieceAlone(kind: string, seen: readonly Table[]): Table | null {
  const found = seen.flatMap((table) => [...table.values()]).find((placement) => placement.kind === kind);
  const made = shellPieces[kind] ?? heldPieces[kind];
  const sample = found ?? (made && piece({ id: 'sample', kind, x: 0, y: 0, props: made }));
  if (!sample) return null;
  const at = whole.has(kind) ? { x: 0, y: 0 } : cornered.has(kind) ? { x: 740, y: 440 } : { x: 960, y: 560 };
  const alone = { ...sample, ...at, id: 'sample', layer: 'hud' as const };
  const shown = whole.has(kind) ? [alone] : [sea(), alone];
  return new Map(shown.map((placement) => [placement.id, placement]));
}

/** Facts that suit every effect: it takes those it knows. */
export const effectSample = (name: string): EffectCue => ({
  name,
  x: 760,
  y: 640,
  tx: 1160,
  ty: 440,
  n: 2,
  back: 'anne',
  frame: 'tf-back-anne',
  flag: 'flag-anne-1',
  card: '7H',
  sign: name === 'badge' ? 'curse' : undefined,
  // A ship under the glass.
  text: name === 'glass' ? 'token-pirate' : undefined,
  piece: 'sample',
  hold: name === 'muzzle' || name === 'flash' ? 200 : undefined,
});
