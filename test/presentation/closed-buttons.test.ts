/** A button that cannot be pressed now is reached by keys and pads all the same: it bears the ring, and says why. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { withControls } from '../../src/presentation/screens/controls.ts';
import { reasonUnsaid } from '../../src/presentation/screens/refusal.ts';
import { replayScreen } from '../../src/presentation/screens/replay.ts';
import { Sketch } from '../../src/presentation/screens/sketch.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { handScreen } from '../../src/presentation/treasure-fleet/hand/hand.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import { treasureFleet } from '../../src/rules/treasure-fleet/game.ts';
import { shellWords } from '../../src/words/house/house.ts';

const options = v.parse(treasureFleet.options, {});
const state = treasureFleet.setup(3, options, seededDice(seedFrom('ready'), 'deck'), {}, () => {});
const view = treasureFleet.view(state, 0);
const deck = view.own?.deck ?? [];
const loading = (chosen: number, focus: string | null) =>
  handScreen({ view, seat: 0, names: ['Anne', 'Bart', 'Mary'], chosen: deck.slice(0, chosen), focus, curtain: true });

const replay = (focus: string) =>
  replayScreen({
    ...{ at: 0, of: 40, playing: false, speed: 'normal', side: { title: 'Table' }, focus, faded: false },
    ...{ marks: { turns: [], rounds: [] }, frame: frames.wide, bar: { x: 552, y: 900, w: 764, h: 126 } },
  });

const rings = (screen: { placements: readonly { kind: string; x: number; y: number }[] }) =>
  screen.placements.filter(({ kind }) => kind === 'focus');

describe('a closed button in focus', () => {
  it.each([0, 1, 2])('Ready with %i cards bears the ring', (chosen) => {
    const screen = loading(chosen, 'ready');
    const target = screen.targets.find(({ id }) => id === 'ready');
    expect(target?.refusal).toBeDefined();
    const [ring, ...others] = rings(screen);
    expect(others).toEqual([]);
    expect(ring).toMatchObject({ x: target!.x + target!.w / 2, y: target!.y + target!.h / 2 });
  });

  it('an open one has a look of its own instead', () => {
    expect(rings(loading(3, 'ready'))).toEqual([]);
    expect(rings(loading(1, null))).toEqual([]);
  });

  it('bears it wherever it is: in a replay, on the lantern that is off', () => {
    expect(rings(replay('back'))).toHaveLength(1);
    const aid = { x: 200, y: 200, on: false };
    const dark = (focus: string) => withControls(new Sketch(focus), focus, { undo: false, aid });
    expect(rings(dark('aid'))).toHaveLength(1);
    expect(rings(dark('pause'))).toEqual([]);
  });

  it('says why before it is pressed, where the screen does not say so anyway', () => {
    expect(reasonUnsaid(replay('back'), 'back')).toBe(shellWords().atFirst);
    expect(reasonUnsaid(replay('play'), 'play')).toBeUndefined();
    expect(reasonUnsaid(loading(1, 'ready'), 'ready')).toBeUndefined();
    const texts = loading(1, 'ready').placements.map(({ props }) => props.text);
    expect(texts).toContain('2 more to load');
  });
});
