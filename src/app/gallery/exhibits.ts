/** The gallery's exhibits besides beats, as data: a sample of every piece that no table has, and of every effect. */
import type { EffectCue } from '../../controller/beat.ts';
import type { EffectName, PieceKind } from '../../controller/drawn.ts';
import type { Placement, Placements } from '../../controller/room.ts';
import type { GameSamples, SeenWithSound } from '../../presentation/game-samples.ts';
import { piece } from '../../presentation/placement.ts';
import { frames } from '../../presentation/shapes.ts';
import { seenWithHouseSound } from '../../stage/sound/seen-with-sound.ts';
import { galleryWords } from '../../words/house/gallery.ts';

type Props = Record<string, unknown>;

/** Lists pieces of the shell; the others are taken from tables that were played. */
const shellPieces = (): Readonly<Record<string, Props>> => ({
  button: { text: galleryWords().button, icon: 'icon-anchor', look: 'gold', w: 420, h: 110, focused: true },
  brass: { w: 900, h: 400 },
  broadside: {},
  curtain: {},
  deed: { w: 300, icon: 'icon-cards', text: galleryWords().sample, size: 28 },
  dial: { left: 0.7, radius: 40 },
  velvet: { width: 1920, edge: 54 },
  sweep: { out: false },
  focus: { w: 300, h: 200 },
  ground: {},
  light: { picture: 'vignette' },
  picture: { frame: 'medallion-anne' },
  shade: { w: 900, h: 500, color: 0x0e0704 },
  sheet: { frame: 'panel-parchment', w: 900, h: 400 },
  switch: { on: true },
  window: { w: 700, h: 400, look: 'anne' },
  words: { role: 'caption', text: galleryWords().sample, align: 0.5, color: '#FBF1D8' },
  wood: {},
  'game-board': {
    ...{ w: 398, h: 300, vignette: 'medallion-anne', picture: { x: 11, y: 12, scale: 1 } },
    name: { text: galleryWords().sample, y: 228, room: 370, size: 54 },
    captains: { text: '2–5', y: 272, room: 380 },
    ...{ hook: galleryWords().sample, focused: true, lifted: true, lift: 26 },
    strip: { from: -400, to: 800, y: -56, h: 84, letters: 40 },
  },
  'winner-ship': { looks: ['anne'], ship: 'ship-merchant', foam: 'foam-merchant-1', signs: [{ x: -44, y: -122 }] },
});

/** Kinds that fill the window, and stay where they are. */
const shellWhole = ['backdrop', 'deck', 'curtain', 'light', 'velvet', 'sweep', 'wood'];
/** Kinds whose origin is their upper left corner. */
const shellCornered = ['brass', 'game-board', 'shade', 'sheet', 'window'];

/** Samples of the house and of every game together. */
export interface Exhibits {
  pieces: Readonly<Record<string, Props>>;
  whole: ReadonlySet<string>;
  cornered: ReadonlySet<string>;
  effects: Readonly<Record<string, Partial<EffectCue>>>;
  seenWithSound: SeenWithSound;
}

export const exhibitsOf = (games: readonly GameSamples[]): Exhibits => ({
  pieces: Object.assign({}, shellPieces(), ...games.map(({ pieces }) => pieces)),
  whole: new Set([...shellWhole, ...games.flatMap(({ whole = [] }) => whole)]),
  cornered: new Set([...shellCornered, ...games.flatMap(({ cornered = [] }) => cornered)]),
  effects: Object.assign({}, ...games.map(({ effects }) => effects)),
  seenWithSound: Object.assign({}, seenWithHouseSound(), ...games.map(({ seenWithSound }) => seenWithSound)),
});

export const sea = (): Placement =>
  piece({
    id: 'sea',
    kind: 'backdrop',
    x: 0,
    y: 0,
    depth: -10,
    props: { horizon: 323, rail: 1500, sun: { x: 330, y: 300 }, frame: frames.wide },
  });

/** Ground that has come nearer: the sea that lies on it is cut off on all sides. */
const nearer = { id: 'ground', x: -480, y: -270, scale: 1.5 };

/** Shows a piece of this kind alone; null while no table with one was seen. */
export function pieceAlone(kind: PieceKind, seen: readonly Placements[], exhibits: Exhibits): Placements | null {
  const { whole, cornered } = exhibits;
  const found = seen.flatMap((table) => [...table.values()]).find((placement) => placement.kind === kind);
  const made = exhibits.pieces[kind];
  const sample = found ?? (made && piece({ id: 'sample', kind, x: 0, y: 0, props: made }));
  if (!sample) return null;
  const at = whole.has(kind) ? { x: 0, y: 0 } : cornered.has(kind) ? { x: 740, y: 440 } : { x: 960, y: 560 };
  if (kind === 'ground')
    return new Map([
      ['ground', { ...sample, ...nearer }],
      ['sea', { ...sea(), layer: 'ground' }],
    ]);
  const alone = { ...sample, ...at, id: 'sample', layer: 'hud' as const };
  const shown = whole.has(kind) ? [alone] : [sea(), alone];
  return new Map(shown.map((placement) => [placement.id, placement]));
}

/** Makes facts that suit every effect, and adds those of its game: an effect takes those it knows. */
export const effectSample = (name: EffectName, { effects }: Exhibits): EffectCue => ({
  name,
  x: 760,
  y: 640,
  tx: 1160,
  ty: 440,
  n: 2,
  back: 'anne',
  flag: 'flag-anne-1',
  card: '7H',
  sign: name === 'badge' ? 'curse' : undefined,
  piece: 'sample',
  hold: name === 'muzzle' || name === 'flash' ? 200 : undefined,
  ...effects[name],
});
