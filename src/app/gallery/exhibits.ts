/** What the gallery shows besides beats, as data: a sample of every piece that no table has, and of every effect. */
import type { EffectCue } from '../../controller/beat.ts';
import type { Placement, Table } from '../../controller/room.ts';
import { effectNames } from '../../stage/effects/index.ts';
import { pieceKinds } from '../../stage/pieces/index.ts';
import { piece } from '../../stage/placement.ts';
import { frames } from '../../stage/shapes.ts';

type Props = Record<string, unknown>;

/** Pieces of the shell; the others are taken from tables that were played. */
const shellPieces: Readonly<Record<string, Props>> = {
  button: { text: 'Set sail', icon: 'icon-anchor', look: 'gold', w: 420, h: 110, focused: true },
  curtain: {},
  drapes: {},
  velvet: { width: 1920, edge: 54 },
  focus: { w: 300, h: 200 },
  picture: { frame: 'medallion-anne' },
  shade: { w: 900, h: 500, color: 0x0e0704 },
  sheet: { frame: 'panel-parchment', w: 900, h: 400 },
  switch: { on: true },
  window: { w: 700, h: 400, look: 'anne' },
  words: { role: 'caption', text: 'The quick brown fox', align: 0.5, color: '#FBF1D8' },
  pile: { left: 12, label: '12 ships in the pile' },
};

/** Those that fill the window stay where they are. */
const whole: ReadonlySet<string> = new Set([
  'backdrop',
  'deck',
  'curtain',
  'drapes',
  'velvet',
  'card-pirates-water',
  'card-pirates-course',
]);
/** Those whose origin is their upper left corner. */
const cornered: ReadonlySet<string> = new Set([
  'plate',
  'pile',
  'shade',
  'sheet',
  'window',
  'card-pirates-plate',
  'card-pirates-turn',
  'card-pirates-stack',
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
  const sample = found ?? (shellPieces[kind] && piece({ id: 'sample', kind, x: 0, y: 0, props: shellPieces[kind] }));
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
  piece: 'sample',
  hold: name === 'muzzle' || name === 'flash' ? 200 : undefined,
});

export { effectNames, pieceKinds };
