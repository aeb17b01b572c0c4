/**
 * Room for fingers on a small screen: where the house says how large its screen is, buttons are drawn larger until a finger has
 * its place on them. A screen that shows only a part of 16:9 is drawn larger as a whole, and every button takes what is free
 * around it, down to a seam to its neighbours. Nothing ever lies over anything that it did not lie over before.
 */
import type { Frame, Placement } from '../../controller/room.ts';
import { styles, type TypeRole } from '../art/type-styles.ts';
import { frames } from '../shapes.ts';
import type { Box, Screen } from './sketch.ts';

/** Pixels that stay free between two things, and at the edge of what a button lies on. */
const seam = 8;
const rim = 16;

/** Pixels too few that no finger misses. */
const whisker = 1;

interface Grown {
  placement: Placement;
  box: Box;
  /** Box of its target, which may be more than what is drawn. */
  target: Box;
}

/** Draws the buttons of a screen so large that their smaller side is `wanted` pixels of the window's frame, where there is room. */
export function forFingers(screen: Screen, window: Frame, wanted: number): Screen {
  const buttons = buttonsOf(screen);
  const smallest = Math.min(...buttons.map(({ box }) => Math.min(box.w, box.h)));
  const natural = scaleOf(screen, window, 1);
  if (smallest * natural >= wanted - whisker) return screen;
  const zoom = wanted / smallest;
  const scale = scaleOf(screen, window, zoom);
  const least = Math.ceil(wanted / scale);
  for (const [along, across] of [
    ['y', 'x'],
    ['x', 'y'],
  ] as const)
    for (const button of buttons) grow(button, { along, across }, least, screen, buttons);
  return { ...screen, ...redrawn(screen, buttons), zoom: scale > natural ? zoom : undefined };
}

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

const side = { x: 'w', y: 'h' } as const;
const boxOf = ({ x, y, w, h }: Box): Box => ({ x, y, w, h });
const lies = (a: Box, b: Box, room: number, way: 'x' | 'y'): boolean =>
  a[way] < b[way] + b[side[way]] + room && b[way] < a[way] + a[side[way]] + room;
const over = (a: Box, b: Box): boolean => lies(a, b, 0, 'x') && lies(a, b, 0, 'y');
const holds = (a: Box, b: Box): boolean => a.x <= b.x && a.y <= b.y && a.x + a.w >= b.x + b.w && a.y + a.h >= b.y + b.h;

/** Lets a button grow along one way, to both sides where it can, else to the one that is free. */
function grow(button: Grown, way: Way, least: number, screen: Screen, buttons: readonly Grown[]): void {
  const { along } = way;
  const want = least - button.box[side[along]];
  if (want <= 0) return;
  const [before, behind] = freeAround(button, way, least, screen, buttons);
  let first = Math.min(before, want / 2);
  const second = Math.min(behind, want - first);
  first = Math.min(before, want - second);
  const [low, high] = [Math.floor(first), Math.floor(second)];
  button.box[along] -= low;
  button.box[side[along]] += low + high;
  button.target = around(button.target, button.box);
}

/** Measures how far a button may grow before and behind, along one way. */
function freeAround(button: Grown, way: Way, least: number, screen: Screen, buttons: readonly Grown[]) {
  const { along, across } = way;
  const { box } = button;
  const within = groundOf(screen, box);
  let before = Math.max(0, box[along] - within[along]);
  let behind = Math.max(0, within[along] + within[side[along]] - box[along] - box[side[along]]);
  const take = (other: Box, share: number) => {
    if (!lies(other, box, seam, across)) return;
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
  const names = new Set(buttons.map(({ placement }) => placement.id));
  for (const target of screen.targets) if (!names.has(target.id)) take(target, 1);
  for (const placement of screen.placements) {
    const drawn = names.has(placement.id) ? null : drawnBox(placement);
    if (drawn && !holds(drawn, box)) take(drawn, 1);
  }
  return [before, behind];
}

/** Gives the ground that a button lies on: the smallest sheet around it, or what is seen of the screen. */
function groundOf({ placements, frame = frames.wide, box }: Screen, button: Box): Box {
  const sheets = placements
    .flatMap((placement) => (placement.kind === 'sheet' ? [drawnBox(placement)!] : []))
    .filter((sheet) => holds(sheet, button))
    .sort((a, b) => a.w * a.h - b.w * b.h);
  const [ground, edge] = sheets[0]
    ? [sheets[0], rim]
    : [box && holds(box, button) ? box : { x: 0, y: 0, w: frame.width, h: frame.height }, seam];
  return { x: ground.x + edge, y: ground.y + edge, w: ground.w - 2 * edge, h: ground.h - 2 * edge };
}

/** Width of a letter at most, as a share of its size, and height of a line. */
const letter = 0.55;
const line = 1.3;

/** Estimates what a placement covers, rather more than less; null for what lies behind everything. */
function drawnBox({ kind, x, y, scale, props }: Placement): Box | null {
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

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

/** Gives what is drawn and what can be chosen, with every button at its new size, and the ring around the one in focus. */
function redrawn({ placements, targets }: Screen, buttons: readonly Grown[]): Pick<Screen, 'placements' | 'targets'> {
  const place = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2, w, h });
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
