/**
 * Buttons on a small screen: on every screen the house has and in every shape they are drawn as large as a finger where there is
 * room, and nothing that can be touched comes to lie over anything else.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fingerIn } from '../../src/app/office/house-facts.ts';
import { usualHouse } from '../../src/app/office/house-settings.ts';
import type { Frame, Placement } from '../../src/controller/room.ts';
import type { Target } from '../../src/stage/hands/picker.ts';
import { frames } from '../../src/stage/shapes.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';
import { open, tapped, walks } from './walks.ts';

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
  ...Object.entries(walks).flatMap(([file, all]) =>
    all.flatMap((walk, i) =>
      walk ? [[`${file}, ask ${i + 1}`, walk.to] as [string, () => Promise<SilentHouse>]] : [],
    ),
  ),
];

const millimetres = 20;

/**
 * Buttons that lie too near to others for 20 mm on a screen of 15 inches, with what they have at least: there the nearest one
 * counts for a finger beside it.
 */
const crowded: readonly [file: RegExp, id: RegExp, least: number][] = [
  [/^set-up|^captains/, /^(person|bot):/, 15],
  [/^overlays/, /^(page:|teach|close|watch)/, 14],
  [/^replay/, /^(back|play|step|turn|speed|side|explain|leave)$/, 13],
  [/^name-seat/, /^key:/, 16.5],
  [/^map-room/, /^(play|close)$/, 16.5],
  [/^title/, /^credits$/, 18],
  [/^pause/, /^(undo|leave)$/, 18],
  [/^lessons/, /^(next-lesson|once)$/, 18],
  [/^hand-over/, /^(hide|explain)$/, 18.5],
  [/^set-up/, /^close$/, 18.5],
];

/** Millimetres of the smallest button of the house by the inches of the screen, as docs/running-a-kiosk.md tells them. */
const smallest: Readonly<Record<number, number>> = { 10: 9, 13: 11.5, 15: 13.5, 18: 16, 21: 19 };

describe('buttons for fingers', () => {
  it.each(ways)('%s', async (name, to) => {
    const house = await to();
    for (const frame of Object.values(frames)) {
      const before = look(house, frame, null);
      for (const inches of [10, 13, 15, 18, 21, 24, 55]) {
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
          expect(Math.min(box.w - was.w, box.h - was.h), what(id)).toBeGreaterThanOrEqual(0);
          if (inches === 55) expect(box, what(id)).toEqual(was);
          const drawn = (Math.min(box.w, box.h) * now.zoom * millimetres) / (wanted - 1);
          expect(drawn, what(id)).toBeGreaterThanOrEqual(smallest[inches] ?? 0);
          if (inches < 15) continue;
          const least = crowded.find(([file, ids]) => file.test(name) && ids.test(id))?.[2] ?? millimetres;
          expect(drawn, what(id)).toBeGreaterThanOrEqual(least);
        }
      }
    }
  });

  it('grow by themselves where the office says that the screen is small', async () => {
    const house = await open({ house: { diagonal: 15 } });
    await house.tap('past');
    const large = [...house.scene.over.values()].find(({ id }) => id === 'close')!;
    expect(Math.min(...['w', 'h'].map((side) => Number(large.props[side]))) * house.scene.zoom).toBeGreaterThan(114);
  });

  it('at home are as they are drawn', async () => {
    const house = await openSilentHouse();
    expect(house.prompter.fingers(frames.wide)).toBe(0);
  });
});
