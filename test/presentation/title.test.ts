/**
 * The title with as many games as there may ever be: on every shape of window their boards lie beside each other, whole,
 * clear of the wordmark and of everything that can be pressed, and the focus goes through them as they are read.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Placement } from '../../src/controller/room.ts';
import { type Direction, Picker, type Target } from '../../src/presentation/hands/picker.ts';
import { stagedGames } from '../../src/presentation/index.ts';
import { titleScreen } from '../../src/presentation/screens/title.ts';
import { frames } from '../../src/presentation/shapes.ts';

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Drawn {
  filename: string;
  sourceSize: { w: number; h: number };
  /** What is drawn of the picture. */
  spriteSourceSize: Box;
}

const read = (file: string) => JSON.parse(readFileSync(`assets/title/baked/${file}.json`, 'utf8'));
const drawn: readonly Drawn[] = read('1x').textures.flatMap(({ frames }: { frames: Drawn[] }) => frames);
const { frames: origins } = read('pack') as { frames: Record<string, { ox: number; oy: number }> };

const known = Object.values(stagedGames);
/** So many games: those there are, and others that look like them. */
const gamesOf = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const { title, form, vignette } = known[i % known.length];
    return { id: `game-${i}`, name: title, counts: form.counts, vignette };
  });

const screenOf = (count: number, shape: keyof typeof frames, isWaiting = false, focus: string | null = null) => {
  const countdown = { next: 'Treasure Fleet', seconds: 20 };
  const waiting = isWaiting ? { game: 'Treasure Fleet', names: ['Anne', 'Bart'] } : null;
  return titleScreen({ games: gamesOf(count), waiting, language: 'Deutsch', countdown, focus, frame: frames[shape] });
};

const apart = (a: Box, b: Box): number =>
  Math.max(Math.max(a.x, b.x) - Math.min(a.x + a.w, b.x + b.w), Math.max(a.y, b.y) - Math.min(a.y + a.h, b.y + b.h));

const isBoard = ({ id }: Target) => id.startsWith('game:');

/** What is drawn of a picture, as it lies there. */
function pictureOf({ placements }: ReturnType<typeof screenOf>, frame: string): Box {
  const found = placements.find(({ props }) => props.frame === frame);
  const picture = drawn.find(({ filename }) => filename === frame);
  if (!found || !picture) throw new Error(`There is no ${frame}.`);
  const { sourceSize, spriteSourceSize: part } = picture;
  const { ox, oy } = origins[frame];
  const { x, y, scale } = found;
  return {
    x: x + (part.x - sourceSize.w * ox) * scale,
    y: y + (part.y - sourceSize.h * oy) * scale,
    w: part.w * scale,
    h: part.h * scale,
  };
}

const shapes = Object.keys(frames) as (keyof typeof frames)[];

interface BoardLine {
  text: string;
  y: number;
  size?: number;
}

/** A board as it lies there, focused and lifted as it may be, with what is on it. */
function lying({ x, y, props }: Placement): { box: Box; focused: boolean; parts: [string, Box][] } {
  const { w, h, focused, lifted, lift, picture, ...more } = props as Record<string, number> & {
    picture: { x: number; y: number; scale: number };
  };
  const top = y - (lifted ? lift : 0);
  const rim = focused ? 22 : 0;
  const lines = [more.name, more.captains] as unknown as BoardLine[];
  return {
    box: { x: x - rim, y: top - rim, w: w + 2 * rim, h: h + 2 * rim },
    focused: Boolean(focused),
    parts: [
      ['picture', { x: x + picture.x, y: top + picture.y, w: 376 * picture.scale, h: 186 * picture.scale }],
      ...lines.map(({ text, y: middle, size = 30 }): [string, Box] => [
        text,
        { x: x + w / 2 - 1, y: top + middle - size * 0.4, w: 2, h: size * 0.8 },
      ]),
    ],
  };
}

describe.each(shapes)('the title on %s', (shape) => {
  const { width, height } = frames[shape];

  it.each([3, 4, 5, 6, 7, 8])('%i games: every board is whole, large enough and clear of everything', (count) => {
    for (const isWaiting of [false, true]) {
      const screen = screenOf(count, shape, isWaiting);
      const boards = screen.targets.filter(isBoard);
      expect(boards.map(({ id }) => id)).toEqual(gamesOf(count).map(({ id }) => `game:${id}`));
      for (const [i, board] of boards.entries()) {
        const { id, x, y, w, h } = board;
        expect(x, id).toBeGreaterThanOrEqual(width * 0.04);
        expect(x + w, id).toBeLessThanOrEqual(width * 0.96);
        expect(y + h, id).toBeLessThanOrEqual(height * 0.95);
        expect(Math.min(w, h), id).toBeGreaterThanOrEqual(150);
        for (const other of boards.slice(i + 1)) expect(apart(board, other), `${id}, ${other.id}`).toBeGreaterThan(17);
        for (const other of screen.targets)
          if (!isBoard(other)) expect(apart(board, other), `${id}, ${other.id}`).toBeGreaterThanOrEqual(0);
        expect(apart(board, pictureOf(screen, 'wordmark-captains-table')), `${id} and the wordmark`).toBeGreaterThan(
          10,
        );
        const call = screen.placements.find(({ props }) => props.frame === 'pill-sea');
        if (call)
          expect(apart(board, { ...call, w: Number(call.props.w), h: Number(call.props.h) })).toBeGreaterThan(0);
      }
      // The second line of the wordmark is half as long as the first.
      const { x, y, w, h } = pictureOf(screen, 'wordmark-captains-table');
      const line = { x, y: y + h / 2, w: w / 2, h: h / 2 };
      expect(apart(pictureOf(screen, 'distant-brig'), line), 'the brig').toBeGreaterThan(0);
      const ship = pictureOf(screen, 'ship-hero');
      expect(ship.y, 'the masts of the ship').toBeGreaterThan(0);
    }
  });

  it.each([3, 4, 5, 6, 7, 8])('%i games: what is on a board stays on it, focused or not', (count) => {
    for (const focus of [null, ...gamesOf(count).map(({ id }) => `game:${id}`)]) {
      const screen = screenOf(count, shape, false, focus);
      const boards = screen.placements.filter(({ kind }) => kind === 'game-board').map(lying);
      expect(boards.length).toBe(count);
      const boxes = boards.map(({ box }) => box);
      for (const box of boxes) {
        expect(Math.min(box.x, box.y)).toBeGreaterThan(0);
        expect(Math.max(box.x + box.w - width, box.y + box.h - height)).toBeLessThan(0);
      }
      // Below full size nothing comes over another board or a button, the focus and its pointer neither.
      const pointer = screen.placements.find(({ props }) => props.frame === 'pointer-down');
      for (const { box, focused } of count > 4 ? boards : [])
        if (!focused) {
          for (const other of boards) if (other.focused) expect(apart(box, other.box), `${focus}`).toBeGreaterThan(0);
          if (pointer) expect(apart(box, { x: pointer.x - 24, y: pointer.y - 24, w: 48, h: 48 })).toBeGreaterThan(0);
        } else {
          for (const { x, y, props } of screen.placements.filter(({ kind }) => kind === 'button')) {
            const [w, h] = [Number(props.w), Number(props.h)];
            expect(apart(box, { x: x - w / 2, y: y - h / 2, w, h }), `${focus}`).toBeGreaterThanOrEqual(0);
          }
        }
      const inside = boards.flatMap(({ parts }) => parts);
      expect(inside.length).toBe(3 * count);
      for (const [what, box] of inside) {
        const home = boxes.filter(({ x, y, w, h }) => {
          const across = box.x >= x && box.x + box.w <= x + w;
          return across && box.y >= y && box.y + box.h <= y + h - 6;
        });
        expect(home.length, `${what}, focus ${focus}`).toBe(1);
      }
      for (const [i, [what, box]] of inside.entries())
        for (const [other, its] of inside.slice(i + 1)) expect(apart(box, its), `${what}, ${other}`).toBeGreaterThan(0);
    }
  });

  it.each([3, 4, 5, 6, 7, 8])('%i games: arrows go along a row, and reach every game and button', (count) => {
    const { targets, first } = screenOf(count, shape);
    const picker = new Picker();
    picker.offer(targets, first);
    expect(picker.focus).toBe('game:game-0');
    const go = (from: string, direction: Direction) => {
      picker.put(from);
      picker.take({ kind: 'move', direction }, 'keys');
      return picker.focus as string;
    };
    const boards = targets.filter(isBoard);
    for (const [i, board] of boards.entries()) {
      const next = boards[i + 1];
      if (next && next.y === board.y) {
        expect(go(board.id, 'right')).toBe(next.id);
        expect(go(next.id, 'left')).toBe(board.id);
      }
      const below = boards.filter(({ y }) => y > board.y);
      expect(below.map(({ id }) => id).includes(go(board.id, 'down')), `down from ${board.id}`).toBe(below.length > 0);
    }
    const reached = new Set([first as string]);
    for (const id of reached)
      for (const direction of ['up', 'down', 'left', 'right'] as const) reached.add(go(id, direction));
    expect([...reached].sort()).toEqual(targets.map(({ id }) => id).sort());
  });
});

it.each([
  ['wide', 398, [103, 543, 983, 1423], [634]],
  ['ten', 398, [103, 543, 983, 1423], [730]],
  ['four', 346.26, [80.87, 444.87, 808.87, 1172.87], [760]],
  ['portrait', 437.8, [85.1, 557.1], [926, 1298]],
] as const)('four games lie where they always lay, on %s', (shape, w, columns, rows) => {
  const boards = screenOf(4, shape).targets.filter(isBoard);
  const places = rows.flatMap((y) => columns.map((x) => [x, y]));
  expect(boards.map(({ x, y }) => [Math.round(x * 100) / 100, y])).toEqual(places);
  for (const board of boards) expect(board.w).toBeCloseTo(w, 6);
});

describe('the title over time, while nobody touches it', () => {
  const at = (stood: number, focus: string | null = null, shape: keyof typeof frames = 'wide', count = 4) => {
    const games = gamesOf(count).map((game) => ({ ...game, hook: 'What one does in it' }));
    const { placements } = titleScreen({
      ...{
        games,
        waiting: null,
        language: 'Deutsch',
        countdown: { next: 'Korsar', seconds: 20 - stood },
        stood,
        focus,
      },
      frame: frames[shape],
    });
    return {
      lifted: placements.flatMap(({ kind, id, props }) => (kind === 'game-board' && props.lifted ? [id] : [])),
      fired: placements.flatMap(({ kind, id }) => (kind === 'broadside' ? [id] : [])),
      boards: placements.filter(({ kind }) => kind === 'game-board'),
    };
  };

  it('lifts one board after the other from the first second on, three and a half seconds each, and begins again', () => {
    const order = Array.from({ length: 41 }, (_, i) => at(i / 2).lifted.join());
    const wanted = Array.from({ length: 41 }, (_, i) => (i < 2 ? '' : `board:game-${Math.floor((i - 2) / 7) % 4}`));
    expect(order).toEqual(wanted);
  });

  it('lifts the board with the focus as long as somebody is there, and then those whose turn it is', () => {
    expect(at(0.5, 'game:game-2').lifted).toEqual(['board:game-2']);
    expect(at(1, 'game:game-2').lifted).toEqual(['board:game-0']);
    expect(at(5, 'game:game-2').lifted).toEqual(['board:game-1']);
  });

  it('fires after four seconds and then every nine', () => {
    const fired = Array.from({ length: 48 }, (_, i) => at(i / 2).fired.join());
    expect(fired.indexOf('broadside:0')).toBe(8);
    expect(fired.indexOf('broadside:1')).toBe(26);
    expect(fired.indexOf('broadside:2')).toBe(44);
    expect(fired.slice(0, 8).join('')).toBe('');
  });

  it.each(shapes)('a strip hangs over its own board and over no other, on %s', (shape) => {
    for (const count of [4, 8]) {
      const { boards } = at(1, null, shape, count);
      for (const board of boards) {
        const { y, h, letters, from, to } = board.props.strip as Record<string, number>;
        expect(letters).toBeGreaterThanOrEqual(40);
        const top = board.y + y - Number(board.props.lift);
        expect(board.x + from).toBeGreaterThan(0);
        expect(board.x + to).toBeLessThan(frames[shape].width);
        for (const other of boards) {
          const its = lying(other).box;
          if (other.y !== board.y) expect(top >= its.y + its.h || top + h <= its.y, other.id).toBe(true);
        }
      }
    }
  });
});
