/**
 * Room for fingers on a small screen: where the house says how large its screen is, buttons are drawn larger until a finger has
 * its place on them. A screen that shows only a part of 16:9 is drawn larger as a whole, and every button takes what is free
 * around it, down to a seam to its neighbours. Nothing ever lies over anything that it did not lie over before.
 */
import type { Frame, Placement } from '../../controller/room.ts';
import { styles, type TypeRole } from '../art/type-styles.ts';
import type { LyingPiece } from '../placement.ts';
import { frames } from '../shapes.ts';
import { isPlate, plateSize, seenOn } from './free-place.ts';
import type { PlaneBox, Screen } from './sketch.ts';

/** Pixels that stay free between two things, and at the edge of what a button lies on. */
const seam = 8;
const rim = 16;

/** Pixels too few that no finger misses. */
export const whisker = 1;

/** Things around a button, with the pixels of the screen that it wants. */
interface Around {
  screen: Screen;
  buttons: readonly Grown[];
  names: ReadonlySet<string>;
  /** Other things that can be chosen. */
  others: readonly PlaneBox[];
  table: readonly PlaneBox[];
  least: number;
}

interface Grown {
  placement: Placement;
  box: PlaneBox;
  /** Box of its target, which may be more than what is drawn. */
  target: PlaneBox;
}

/**
 * Draws the buttons of a screen so large that their smaller side is `wanted` pixels of the window's frame, where there is room
 * between them and the pieces of the table that is seen around them.
 */
export function forFingers(screen: Screen, window: Frame, wanted: number, pieces: readonly LyingPiece[] = []): Screen {
  const buttons = buttonsOf(screen);
  const smallest = smallestOf(buttons);
  const natural = scaleOf(screen, window, 1);
  if (smallest * natural >= wanted - whisker) return screen;
  const zoom = wanted / smallest;
  const scale = scaleOf(screen, window, zoom);
  const least = Math.ceil(wanted / scale);
  const isOverTable = !screen.box && (screen.frame ?? frames.wide).shape === window.shape;
  const table = isOverTable
    ? seenOn(
        screen,
        pieces.map((piece) => piece.box),
      )
    : [];
  const names = new Set(buttons.map(({ placement }) => placement.id));
  const others = screen.targets.filter(({ id }) => !names.has(id));
  const around = { screen, buttons, names, others, table, least };
  for (const way of ways) for (const button of buttons) grow(button, way, around);
  for (const way of ways) for (const button of buttons) push(button, way, around);
  return { ...screen, ...redrawn(screen, buttons), zoom: scale > natural ? zoom : undefined };
}

const smallestOf = (buttons: readonly Grown[]): number => Math.min(...buttons.map(({ box }) => Math.min(box.w, box.h)));

/** Tells whether every button of a screen that has the window's shape is drawn as large as that. */
export const isFor = (screen: Screen, wanted: number): boolean => smallestOf(buttonsOf(screen)) >= wanted - whisker;

/** Gives the pixels of the window's frame for a pixel of this screen. */
function scaleOf({ frame = frames.wide, box }: Screen, window: Frame, zoom: number): number {
  const whole = Math.min(window.width / frame.width, window.height / frame.height);
  if (!box) return whole;
  return Math.max(whole, Math.min(window.width / box.w, window.height / box.h, zoom));
}

function buttonsOf({ placements, targets }: Screen): Grown[] {
  return placements.flatMap((placement) => {
    const target = targets.find(({ id }) => id === placement.id);
    if (placement.kind !== 'button' || !target) return [];
    const { w, h } = placement.props as { w: number; h: number };
    return [{ placement, box: { x: placement.x - w / 2, y: placement.y - h / 2, w, h }, target: { ...boxOf(target) } }];
  });
}

type Way = { along: 'x' | 'y'; across: 'x' | 'y' };
const ways: readonly Way[] = [
  { along: 'y', across: 'x' },
  { along: 'x', across: 'y' },
];

const side = { x: 'w', y: 'h' } as const;
const boxOf = ({ x, y, w, h }: PlaneBox): PlaneBox => ({ x, y, w, h });
const lies = (a: PlaneBox, b: PlaneBox, room: number, way: 'x' | 'y'): boolean =>
  a[way] < b[way] + b[side[way]] + room && b[way] < a[way] + a[side[way]] + room;
const over = (a: PlaneBox, b: PlaneBox): boolean => lies(a, b, 0, 'x') && lies(a, b, 0, 'y');
const holds = (a: PlaneBox, b: PlaneBox): boolean =>
  a.x <= b.x && a.y <= b.y && a.x + a.w >= b.x + b.w && a.y + a.h >= b.y + b.h;

/** Lets a button grow along one way, to both sides where it can, else to the one that is free. */
function grow(button: Grown, way: Way, around: Around): void {
  const { along } = way;
  const want = around.least - button.box[side[along]];
  if (want <= 0) return;
  const [before, behind] = freeAround(button, way, around);
  let low = Math.floor(Math.min(before, want / 2));
  const high = Math.floor(Math.min(behind, want - low));
  low = Math.floor(Math.min(before, want - high));
  button.box[along] -= low;
  button.box[side[along]] += low + high;
  const whole = bothOf(button.target, button.box);
  // The room that a finger has around a button is left out where it would lie over others.
  const others = [...around.buttons.map(({ target }) => target), ...around.others];
  const meets = others.some((other) => other !== button.target && over(other, whole));
  button.target = meets ? { ...button.box } : whole;
}

/** Lets a button that is too small along this way alone move those beside it away, and grow into their place. */
function push(button: Grown, way: Way, around: Around): void {
  const long = side[way.along];
  if (button.box[side[way.across]] < around.least) return;
  for (const sign of [-1, 1] as const) {
    const want = around.least - button.box[long];
    if (want <= 0) return;
    giveWay(neighbourOf(button, sign, way, around), sign, want, way, around);
    grow(button, way, around);
  }
}

/** Moves a button as far as it can go, and what is in its way. */
function giveWay(button: Grown | undefined, sign: -1 | 1, by: number, way: Way, around: Around): void {
  if (!button || wears(button.box, around)) return;
  const free = () => freeAround(button, way, around)[sign < 0 ? 0 : 1];
  const lacking = by - free();
  if (lacking > 0) giveWay(neighbourOf(button, sign, way, around), sign, lacking, way, around);
  const far = Math.floor(Math.min(by, free()));
  if (far <= 0) return;
  button.box[way.along] += sign * far;
  button.target = { ...button.box };
}

function neighbourOf({ box }: Grown, sign: -1 | 1, { along, across }: Way, { buttons }: Around): Grown | undefined {
  const beyond = (other: Grown) => sign * (other.box[along] - box[along]);
  return buttons
    .filter((other) => beyond(other) > 0 && lies(other.box, box, seam, across))
    .sort((a, b) => beyond(a) - beyond(b))[0];
}

/** Tells whether something lies on a button that would not move with it. */
function wears(box: PlaneBox, { screen: { placements }, names }: Around): boolean {
  return placements.some(
    ({ id, kind, x, y }) => !names.has(id) && kind !== 'sheet' && kind !== 'focus' && over({ x, y, w: 1, h: 1 }, box),
  );
}

/** Measures how far a button may grow before and behind, along one way. */
function freeAround(button: Grown, way: Way, { screen, buttons, names, others, table, least }: Around) {
  const { along, across } = way;
  const { box } = button;
  const sheet = sheetUnder(screen, box);
  const within = groundOf(screen, box, sheet);
  let before = Math.max(0, box[along] - within[along]);
  let behind = Math.max(0, within[along] + within[side[along]] - box[along] - box[side[along]]);
  const take = (other: PlaneBox, share: number) => {
    if (!lies(other, box, seam, across)) return;
    // Nothing beside it comes nearer.
    if (!lies(other, box, 0, across) && lies(other, box, 0, along)) return;
    const [theirs, ours] = [other[along] + other[side[along]] / 2, box[along] + box[side[along]] / 2];
    // A picture or word on the button itself moves with it and leaves it its room.
    if (over(other, box) && Math.abs(theirs - ours) < box[side[along]] / 2) return;
    const isBefore = theirs < ours;
    const far = isBefore
      ? box[along] - other[along] - other[side[along]]
      : other[along] - box[along] - box[side[along]];
    const free = Math.max(0, far - seam) * share;
    if (isBefore) before = Math.min(before, free);
    else behind = Math.min(behind, free);
  };
  // Two that both want to grow share what lies between them.
  for (const other of buttons) if (other !== button) take(other.target, other.box[side[along]] < least ? 0.5 : 1);
  for (const target of others) take(target, 1);
  if (!sheet) for (const piece of table) if (!holds(piece, box)) take(piece, 1);
  for (const placement of screen.placements) {
    const drawn = names.has(placement.id) ? null : drawnBox(placement);
    if (drawn && !holds(drawn, box)) take(drawn, 1);
  }
  return [before, behind];
}

/** Finds the smallest sheet of the screen that a button lies on. */
const sheetUnder = ({ placements }: Screen, button: PlaneBox): PlaneBox | undefined =>
  placements
    .flatMap((placement) => (placement.kind === 'sheet' ? [drawnBox(placement)!] : []))
    .filter((sheet) => holds(sheet, button))
    .sort((a, b) => a.w * a.h - b.w * b.h)[0];

/** Gives the ground that a button has: its sheet, or what is seen of the screen. */
function groundOf({ frame = frames.wide, box }: Screen, button: PlaneBox, sheet: PlaneBox | undefined): PlaneBox {
  const [ground, edge] = sheet
    ? [sheet, rim]
    : [box && holds(box, button) ? box : { x: 0, y: 0, w: frame.width, h: frame.height }, seam];
  return { x: ground.x + edge, y: ground.y + edge, w: ground.w - 2 * edge, h: ground.h - 2 * edge };
}

/** Width of a letter at most, as a share of its size, and height of a line. */
const letter = 0.55;
const line = 1.3;

/** Estimates what a placement covers, rather more than less; null for what lies behind everything. */
function drawnBox({ kind, x, y, scale, props }: Placement): PlaneBox | null {
  const {
    w,
    h,
    size,
    text = '',
    wrap,
    align = 0,
    maxWidth,
    top,
  } = props as Record<string, never> & {
    text?: string;
    align?: number;
  };
  if (kind === 'sheet') return { x, y, w, h };
  if (isPlate(kind)) return { x, y, w: (w ?? plateSize.w) * scale, h: (h ?? plateSize.h) * scale };
  if (kind === 'words' && text !== '') {
    // Large type is a fifth larger.
    const high = 1.2 * (size ?? Number.parseFloat(String(styles[props.role as TypeRole].fontSize)));
    const long = text.length * high * letter;
    const wide = Math.min(long, wrap ?? maxWidth ?? long);
    const tall = Math.ceil(long / wide) * high * line;
    return { x: x - wide * align, y: top ? y : y - tall / 2, w: wide, h: tall };
  }
  if (kind === 'picture' && String(props.frame).startsWith('icon-')) {
    const across = 100 * scale;
    return { x: x - across / 2, y: y - across / 2, w: across, h: across };
  }
  return null;
}

function bothOf(a: PlaneBox, b: PlaneBox): PlaneBox {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

/** Gives what is drawn and what can be chosen, with every button at its new size, and the ring around the one in focus. */
function redrawn({ placements, targets }: Screen, buttons: readonly Grown[]): Pick<Screen, 'placements' | 'targets'> {
  const place = ({ x, y, w, h }: PlaneBox) => ({ x: x + w / 2, y: y + h / 2, w, h });
  const newFor = new Map(buttons.map((button) => [button.placement.id, button]));
  const ringed = (ring: Placement) =>
    buttons.find(({ placement: { x, y }, target }) => ring.x === x && ring.y === y && target);
  return {
    placements: placements.map((placement) => {
      const isRing = placement.kind === 'focus';
      const button = isRing ? ringed(placement) : newFor.get(placement.id);
      if (!button || (!isRing && placement.kind !== 'button')) return placement;
      const { x, y, w, h } = place(button.box);
      return { ...placement, x, y, props: { ...placement.props, w, h } };
    }),
    targets: targets.map((target) => ({ ...target, ...newFor.get(target.id)?.target })),
  };
}
