/** The hand-over: the curtain is closed, and says whose cards wait behind it. Nothing private is here. */

import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import { type Screen, Sketch } from './sketch.ts';

export interface CurtainState {
  game: string;
  name: string;
  look: string;
  /**
   * Captains who come behind the curtain: this one is among those who still have to in this round, or among all who
   * take turns.
   */
  people: readonly { name: string; look: string; now: boolean }[];
  /** Name of the secret that waits behind it. */
  secret?: keyof ReturnType<typeof shellWords>['secrets'];
  /** Number of cards, where everybody may know it. */
  cards?: number;
  /** The hand is seen as long as something is held. */
  hold: boolean;
  focus: string | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

/** Width of the sentence, in letters of one pixel. */
const widest = 2880;

export function curtainScreen(state: CurtainState): Screen {
  const sketch = new Sketch(state.focus);
  sketch.covers = true;
  const says = shellWords().secrets[state.secret ?? 'cards'];
  const upright = sketch.upright(state.frame, { x: 380, y: 190, w: 1160, h: 850 });
  const { x, y, perRow } = upright ? { x: 540, y: 440, perRow: 4 } : { x: 960, y: 0, perRow: 8 };
  const text = fill(shellWords().passTo, { name: state.name });
  sketch.add({ id: 'curtain', kind: 'curtain', x: 0, y: 0, depth: 0 });
  const badge = { frame: `medallion-${state.look}@236`, called: state.name };
  sketch.add({ id: 'who', kind: 'picture', x, y: y + 328, depth: 10, props: badge });
  const size = Math.min(108, Math.floor((upright ? 2240 : widest) / text.length));
  sketch.add({ id: 'line', kind: 'wordmark', x, y: y + 538, depth: 10, props: { text, size } });
  sketch.words('subtitle', whatWaits(state), x, y + 640, { align: 0.5, maxWidth: 980 });
  sketch.sheet('button-hold', x - 472, y + 724, 944, 176, 12);
  sketch.picture('hold-ring-0', x - 380, y + 812, { depth: 14 });
  sketch.words('caption', state.hold ? says.holdLook : says.look, x - 288, y + 786, {
    color: '#FFE7A8',
    size: 56,
    depth: 15,
    maxWidth: 720,
  });
  sketch.words('note', state.hold ? says.holdWhy : says.lookWhy, x - 288, y + 846, {
    depth: 15,
    maxWidth: 720,
    lines: 2,
  });
  const label = state.hold ? says.holdLook : says.look;
  sketch.targets.push({
    id: 'reveal',
    role: 'button',
    label,
    x: x - 472,
    y: y + 724,
    w: 944,
    h: 176,
    holds: state.hold,
  });
  people(sketch, state.people, { x, y: y + 938, perRow });
  sketch.ring('reveal', true);
  sketch.first = 'reveal';
  return sketch;
}

/** Draws the captains who still come, in rows. */
function people(
  sketch: Sketch,
  all: CurtainState['people'],
  { x: middle, y: top, perRow }: { x: number; y: number; perRow: number },
): void {
  // A full crew of eight has narrower pills, so that they lie whole on 4:3 as well.
  const w = Math.min(perRow, all.length) > 6 ? 172 : 208;
  const step = w === 208 ? 226 : 180;
  for (const [i, person] of all.entries()) {
    const line = Math.floor(i / perRow);
    const inLine = Math.min(perRow, all.length - line * perRow);
    const x = middle + ((i % perRow) - (inLine - 1) / 2) * step;
    const y = top + line * 90;
    sketch.sheet(person.now ? 'pill-focus' : 'pill-plain', x - w / 2, y, w, 72, 12);
    const props = { look: person.look, crowned: false, [person.now ? 'called' : 'comes']: person.name };
    sketch.add({ id: `pass:${i}`, kind: 'medallion', x: x - w / 2 + 38, y: y + 36, scale: 0.56, depth: 14, props });
    sketch.words('pill', person.name, x - w / 2 + 74, y + 36, { depth: 14, maxWidth: w - 86 });
  }
}

function whatWaits({ game, secret, cards }: CurtainState): string {
  if (secret || cards === undefined) return fill(shellWords().secrets[secret ?? 'cards'].passWhy, { game });
  return fill(shellWords().secrets.cards.passCounted, { game, n: cards });
}
