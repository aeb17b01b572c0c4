/**
 * Buttons on a small screen: on every screen the house has and in every shape they are drawn as large as a finger where there is
 * room, and nothing that can be touched comes to lie over anything else.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fingerIn } from '../../src/app/operator/house-facts.ts';
import { usualHouse } from '../../src/app/operator/house-settings.ts';
import type { Frame, Placement } from '../../src/controller/room.ts';
import { replayAt as barOfCards } from '../../src/presentation/card-pirates/layout/replay-at.ts';
import type { Target } from '../../src/presentation/hands/picker.ts';
import { replayAt as barOfKorsar } from '../../src/presentation/korsar/layout/replay-at.ts';
import { forFingers, isFor } from '../../src/presentation/screens/for-fingers.ts';
import { replayScreen } from '../../src/presentation/screens/replay.ts';
import { largeReplay, restingReplay } from '../../src/presentation/screens/replay-large.ts';
import { type Screen, Sketch } from '../../src/presentation/screens/sketch.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { replayAt as barOfFleet } from '../../src/presentation/treasure-fleet/layout/replay-at.ts';
import { replayAt as barOfYellowbeard } from '../../src/presentation/yellowbeard/layout/replay-at.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';
import { open, sail, tapped, walks } from './walks.ts';

vi.mock('virtual:licences', () => ({
  licences: [{ name: 'A library', version: '1', kind: 'MIT', text: 'As is.' }],
}));

afterEach(() => vi.unstubAllGlobals());

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0.5 &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 0.5;

const drawnOf = ({ x, y, props }: Placement): Box => {
  const { w, h } = props as { w: number; h: number };
  return { x: x - w / 2, y: y - h / 2, w, h };
};

/** What lies there on a screen of so many inches in this shape; null: nobody has said how large it is. */
function look(house: SilentHouse, frame: Frame, inches: number | null) {
  house.scene.cast.frame = frame;
  // How large pieces of a table are drawn only Phaser knows: what they leave room for is looked at on its own.
  house.scene.cast.boxes = () => [];
  const { fingers } = house.prompter;
  house.prompter.fingers = (asked) => (inches === null ? 0 : fingerIn({ ...usualHouse, diagonal: inches }, asked));
  house.prompter.redraw();
  house.prompter.fingers = fingers;
  const targets: readonly Target[] = house.prompter.picker.offered.filter(({ of }) => !of);
  const buttons = [...house.scene.over.values()].filter(
    ({ kind, id }) => kind === 'button' && targets.some((target) => target.id === id),
  );
  return { targets, buttons: new Map(buttons.map((each) => [each.id, drawnOf(each)])), zoom: house.scene.zoom };
}

const ways: [string, () => Promise<SilentHouse>][] = [
  ['title', () => open()],
  ...['treasure-fleet', 'card-pirates', 'yellowbeard'].map((game): [string, () => Promise<SilentHouse>] => [
    `set-up of ${game}`,
    () => tapped(`game:${game}`),
  ]),
  ...['korsar', 'card-pirates', 'yellowbeard'].map((game): [string, () => Promise<SilentHouse>] => [
    `table of ${game}`,
    () => sail(1, game),
  ]),
  ...Object.entries(walks).flatMap(([file, all]) =>
    all.flatMap((walk, i) =>
      walk ? [[`${file}, ask ${i + 1}`, walk.to] as [string, () => Promise<SilentHouse>]] : [],
    ),
  ),
];

const millimetres = 20;

/**
 * Buttons that lie too near to others for 20 mm on a screen of so many inches, with what they have at least: there the nearest one
 * counts for a finger beside it.
 */
const crowded: Readonly<Record<number, readonly [file: RegExp, id: RegExp, least: number][]>> = {
  15: [
    [/^set-up of|^set-up\/set-up|^playing\/captains/, /^(person|bot):/, 17.5],
    [/^settings\/overlays/, /^(page:|teach|close|watch)/, 17],
    [/^set-up\/name-seat/, /^key:/, 17.5],
    [/^playing\/pause/, /^(undo|leave)$/, 18],
    [/^playing\/hand-over/, /^hide$/, 18.5],
    [/^set-up of|^set-up\/set-up/, /^close$/, 18.5],
    [/^table of yellowbeard/, /^rollForRole$/, 19.5],
  ],
};

/** Millimetres of the smallest button of the house by the inches of the screen, as docs/running-a-kiosk.md tells them. */
const smallest: Readonly<Record<number, number>> = { 10: 9.5, 13: 15, 15: 17, 17: 20, 21: 20 };

const replay = {
  ...{ at: 1048, of: 1053, playing: false, speed: 'normal', focus: null, faded: false },
  ...{ side: { title: 'Maximilian Mom' }, marks: { turns: [9, 20], rounds: [12] } },
};

/** The bars of all games in this shape: of few and of many captains, as the room and as a captain saw it, in a battle, at the end of a deck. */
const barsIn = (frame: Frame): Box[] =>
  [barOfFleet, barOfKorsar, barOfCards, barOfYellowbeard].flatMap((at) =>
    [4, 5].flatMap((seats) =>
      [{ deck: 9 }, { deck: 0, battle: {} }].flatMap((view) =>
        [true, false].map((table) => at({ seats, values: {}, frame, table, views: [view] }).bar),
      ),
    ),
  );

describe('buttons for fingers', () => {
  it.each(ways)('%s', async (name, to) => {
    const house = await to();
    for (const frame of Object.values(frames)) {
      const before = look(house, frame, null);
      for (const inches of [10, 13, 15, 17, 21, 24, 55]) {
        const now = look(house, frame, inches);
        const what = (id: string) => `${id} on ${frame.shape} of ${inches}`;
        expect([...now.buttons.keys()]).toEqual([...before.buttons.keys()]);
        const earlier = new Map(before.targets.map((target) => [target.id, target]));
        const lay = (a: string, b: string) => overlap(earlier.get(a)!, earlier.get(b)!);
        for (const { id: button, ...box } of now.targets)
          for (const other of now.targets)
            if (now.buttons.has(button) && other.id !== button && overlap(box, other))
              expect(lay(button, other.id), `${what(button)} over ${other.id}`).toBe(true);
        const wanted = fingerIn({ ...usualHouse, diagonal: inches }, frame);
        for (const [id, box] of now.buttons) {
          const was = before.buttons.get(id)!;
          // The sheet of a replay is a screen of its own: all its buttons are alike.
          const own = name.startsWith('replay') ? box : was;
          expect(Math.min(box.w - own.w, box.h - own.h), what(id)).toBeGreaterThanOrEqual(0);
          if (inches === 55) expect(box, what(id)).toEqual(was);
          const drawn = (Math.min(box.w, box.h) * now.zoom * millimetres) / (wanted - 1);
          expect(drawn, what(id)).toBeGreaterThanOrEqual(smallest[inches] ?? 0);
          if (inches < 15) continue;
          const least = crowded[inches]?.find(([file, ids]) => file.test(name) && ids.test(id))?.[2] ?? millimetres;
          expect(drawn, what(id)).toBeGreaterThanOrEqual(least);
        }
      }
    }
  });

  it('of a replay lie on a sheet of their own, inside every frame, and so does the line of time', () => {
    for (const frame of Object.values(frames))
      for (const inches of [7, 10, 13, 15, 17, 21, 27]) {
        const wanted = fingerIn({ ...usualHouse, diagonal: inches }, frame);
        const usual = { x: 0, y: 0, w: 764, h: 126 };
        const screen = largeReplay({ ...replay, frame, bar: usual }, wanted);
        expect(forFingers(screen, frame, wanted)).toBe(screen);
        const buttons = screen.targets.filter(({ of }) => !of);
        expect(buttons).toHaveLength(9);
        for (const { id, x, y, w, h } of buttons) {
          const what = `${id} on ${frame.shape} of ${inches}`;
          expect(Math.min(w, h), what).toBeGreaterThanOrEqual(wanted);
          expect(Math.min(x, y, frame.width - x - w, frame.height * 0.95 - y - h), what).toBeGreaterThanOrEqual(0);
          for (const other of buttons)
            if (other.id !== id) expect(overlap({ x, y, w, h }, other), `${what} and ${other.id}`).toBe(false);
        }
        const { targets } = restingReplay({ ...replay, frame, bar: usual });
        expect(targets).toMatchObject([{ id: 'wake', x: 0, y: 0, w: frame.width, h: frame.height }]);
      }
  });

  it('of a replay have room on the usual bar of every game at 33 inches', () => {
    for (const frame of Object.values(frames))
      for (const bar of barsIn(frame)) {
        const wanted = fingerIn({ ...usualHouse, diagonal: 33 }, frame);
        expect(isFor(forFingers(replayScreen({ ...replay, frame, bar }), frame, wanted), wanted)).toBe(true);
      }
  });

  it('grow by themselves where the office says that the screen is small', async () => {
    const house = await open({ house: { diagonal: 15 } });
    await house.tap('past');
    const large = [...house.scene.over.values()].find(({ id }) => id === 'close')!;
    expect(Math.min(...['w', 'h'].map((side) => Number(large.props[side]))) * house.scene.zoom).toBeGreaterThan(114);
  });

  it('leave plates of the table to be seen, and make way for each other', async () => {
    const house = await sail(1, 'korsar');
    house.scene.cast.frame = frames.wide;
    const plates = [...house.scene.over.values()].filter(({ kind }) => kind.endsWith('plate'));
    expect(plates.length).toBeGreaterThan(0);
    const round = ['pause', 'explain', 'advice'].map((id) => ({ id, was: house.scene.over.get(id)! }));
    for (const { id, was } of round) expect(Number(was.props.w), id).toBeLessThan(100);
    house.prompter.fingers = () => fingerIn({ ...usualHouse, diagonal: 15 }, frames.wide);
    house.prompter.redraw();
    const boxes = round.map(({ id }) => drawnOf(house.scene.over.get(id)!));
    for (const box of boxes) expect(Math.min(box.w, box.h)).toBeGreaterThanOrEqual(115);
    for (const { x, y } of plates) for (const box of boxes) expect(overlap(box, { x, y, w: 440, h: 128 })).toBe(false);
    for (const [i, box] of boxes.entries())
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
  });

  it('leave the pieces of a table to be seen', () => {
    const screen = (): Screen => {
      const sketch = new Sketch(null);
      sketch.button('pause', { shown: '', label: 'Pause' }, 300, 300, 72, 84);
      return sketch;
    };
    const piece = { id: 'ship', box: { x: 340, y: 200, w: 200, h: 200 }, written: [] };
    const [free] = forFingers(screen(), frames.wide, 120).placements.map(drawnOf);
    const [held] = forFingers(screen(), frames.wide, 120, [piece]).placements.map(drawnOf);
    expect([free.w, free.h, held.w]).toEqual([120, 120, 120]);
    expect(overlap(free, piece.box)).toBe(true);
    expect(overlap(held, piece.box)).toBe(false);
  });

  it('at home are as they are drawn', async () => {
    const house = await openSilentHouse();
    expect(house.prompter.fingers(frames.wide)).toBe(0);
  });
});
