/** The hand of a note: its fingertip lies on what is to be pressed, wherever the note has found room. */
import type { Box, Point } from '../placement.ts';
import { lyingOn, middleOf, overlap, safe, type Underneath, withLetters, wordsOf } from './free-place.ts';
import type { Screen, Sketch } from './sketch.ts';

/** The drawing: its scale, half of the room that it takes, and its middle from its fingertip while it points upwards. */
const drawn = { scale: 0.86, half: 36, middle: { x: 11, y: 36 } };
/** Pixels by which a fingertip reaches into what it points at. */
const reach = 14;
/** Sides that are tried, from the note's own on. */
const sides = 24;
/** Costs of square pixels that a hand hides: of words, of things, of what else can be pressed, and of what leaves the safe area. */
const costs = { words: 3, things: 1.5, pressed: 1, out: 6 };
/** Costs of a fingertip on something else that can be pressed, and of a whole turn away from the note's side. */
const fixed = { elsewhere: 60_000, turn: 3000 };

/** A hand as it lies: where its fingertip is, how far it is turned, and the room that it takes. */
export interface Hand extends Point {
  angle: number;
  box: Box;
}

/** Surroundings of a hand: its note, the words there, and things on the table below the screen. */
interface About {
  note: Box;
  read: readonly Box[];
  others: readonly Underneath[];
}

/** Lays the hand on the side of a target where it hides least, and rather on that of its note. */
export function layHand(screen: Screen, target: Box, { note, read, others }: About): Hand {
  const [from, to] = [middleOf(note), middleOf(target)];
  const toNote = Math.atan2(from.y - to.y, from.x - to.x);
  const within = safe(screen);
  const pressed = screen.targets.filter(({ refusal, ...box }) => !refusal && !isSame(box, target));
  const words = [...screen.placements.flatMap(wordsOf), ...read];
  // Things under the target's middle are the target itself, or carry it: the hand may lie on them.
  const things = lyingOn(withLetters(screen), others).filter(
    (each) => !each.lesser && overlap(each, { ...to, w: 1, h: 1 }) === 0,
  );
  const costOf = ({ x, y, box }: Hand, turned: number): number => {
    const hidden = (boxes: readonly Box[]) => boxes.reduce((sum, each) => sum + overlap(box, each), 0);
    const tip = { x, y, w: 1, h: 1 };
    return (
      costs.words * hidden(words) +
      costs.things * hidden(things) +
      costs.pressed * hidden(pressed) +
      costs.out * (box.w * box.h - overlap(box, within)) +
      (pressed.some((each) => overlap(tip, each) > 0) ? fixed.elsewhere : 0) +
      fixed.turn * Math.abs(turned)
    );
  };
  let best: { hand: Hand; cost: number } | null = null;
  for (let i = 0; i < sides; i++) {
    const turned = (i % 2 ? -1 : 1) * (Math.ceil(i / 2) / sides);
    const hand = handAt(target, toNote + turned * 2 * Math.PI);
    const cost = costOf(hand, turned);
    if (!best || cost < best.cost) best = { hand, cost };
  }
  return best?.hand ?? handAt(target, toNote);
}

const isSame = (a: Box, b: Box): boolean => a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;

/** Gives the hand that points at a target from this side. */
function handAt(target: Box, side: number): Hand {
  const { w, h } = target;
  const middle = middleOf(target);
  const [dx, dy] = [Math.cos(side), Math.sin(side)];
  const edge = Math.min(w / 2 / Math.max(1e-6, Math.abs(dx)), h / 2 / Math.max(1e-6, Math.abs(dy)));
  const out = edge - Math.min(reach, Math.min(w, h) / 4);
  const [x, y] = [middle.x + dx * out, middle.y + dy * out];
  const turn = side - Math.PI / 2;
  const { scale, half } = drawn;
  const mx = x + (drawn.middle.x * Math.cos(turn) - drawn.middle.y * Math.sin(turn)) * scale;
  const my = y + (drawn.middle.x * Math.sin(turn) + drawn.middle.y * Math.cos(turn)) * scale;
  return { x, y, angle: (turn * 180) / Math.PI, box: { x: mx - half, y: my - half, w: 2 * half, h: 2 * half } };
}

/** Draws a hand. */
export function drawHand(sketch: Sketch, { x, y, angle }: Hand): void {
  const { scale } = drawn;
  const props = { frame: 'pointer-hand' };
  sketch.add({ id: 'first-line:hand', kind: 'picture', x, y, angle, scale, depth: 932, props });
}
