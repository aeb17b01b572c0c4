/** What lies at hand over a table: large enough for a finger on every shape, and with several pads it says whose it is. */
import { describe, expect, it } from 'vitest';
import { withControls } from '../../src/presentation/screens/controls.ts';
import { curtainScreen } from '../../src/presentation/screens/curtain.ts';
import { frames } from '../../src/presentation/shapes.ts';

const people = [
  { name: 'Anne', look: 'anne', now: false },
  { name: 'Bart', look: 'bart', now: true },
];
const curtain = (focus: string | null, frame = frames.wide) =>
  curtainScreen({ game: 'Treasure Fleet', name: 'Bart', look: 'bart', people, hold: false, focus, frame });

describe('with several gamepads', () => {
  it.each(Object.values(frames))(
    'the focus bears the emblem of whoever is to act, wherever it goes: $shape',
    (frame) => {
      for (const id of ['reveal', 'pause', 'last-round', 'undo']) {
        const screen = withControls(curtain(id, frame), id, { undo: true, again: true, who: 'bart' });
        const target = screen.targets.find((each) => each.id === id);
        if (!target) {
          // Upright and 4:3 tables have no room for the last round beside them; the pause offers it.
          expect(id).toBe('last-round');
          continue;
        }
        const badges = screen.placements.filter((placement) => placement.id === 'focus:who');
        expect(badges).toHaveLength(1);
        expect(badges[0].props.look).toBe('bart');
        // At its upper left corner, over everything.
        expect(Math.hypot(badges[0].x - target.x, badges[0].y - target.y)).toBeLessThan(24);
        expect(badges[0].depth).toBeGreaterThan(900);
      }
    },
  );

  it('with one, or with none, it bears nobody’s', () => {
    const screen = withControls(curtain('reveal'), 'reveal', { undo: true, again: true });
    expect(screen.placements.some(({ id }) => id === 'focus:who')).toBe(false);
  });
});

it.each(Object.values(frames))('round buttons have 96 pixels: $shape', (frame) => {
  const { targets } = withControls(curtain(null, frame), null, {
    undo: false,
    again: true,
    aid: { x: 900, y: 900, on: true },
  });
  const round = targets.filter(({ id }) => ['pause', 'last-round', 'aid'].includes(id));
  expect(round.length).toBeGreaterThan(0);
  for (const { w, h } of round) expect(Math.min(w, h)).toBe(96);
});

it.each(Object.values(frames))(
  'what is taken back hides no captain on a curtain, whatever the table says: $shape',
  (frame) => {
    const eight = [...'ABCDEFGH'].map((name) => ({ name, look: 'anne', now: name === 'A' }));
    const state = { game: 'Yellowbeard', name: 'A', look: 'anne', people: eight, hold: false, focus: null, frame };
    const screen = withControls(curtainScreen(state), null, { undo: true, takeBack: { x: 1554, y: 984 } });
    const undo = screen.targets.find(({ id }) => id === 'undo')!;
    const pills = screen.placements.filter(({ id }) => id.startsWith('pass:'));
    expect(pills).toHaveLength(8);
    for (const { x, y } of pills)
      expect(x > undo.x - 40 && x < undo.x + undo.w + 40 && y > undo.y - 40 && y < undo.y + undo.h + 40).toBe(false);
    for (const other of screen.targets)
      if (other !== undo)
        expect(
          other.x < undo.x + undo.w &&
            undo.x < other.x + other.w &&
            other.y < undo.y + undo.h &&
            undo.y < other.y + other.h,
        ).toBe(false);
  },
);
