/** Maps that are larger than their window: the window goes along with the story, and people can look around. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { SeatChoice } from '../../../src/presentation/hands/human.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { type Choosing, human } from '../../../src/presentation/yellowbeard/hand/human.ts';
import { seenOn, waysOut } from '../../../src/presentation/yellowbeard/layout/board.ts';
import { boardFor } from '../../../src/presentation/yellowbeard/layout/map.ts';
import { siteSquare } from '../../../src/presentation/yellowbeard/naming.ts';
import { gliding } from '../../../src/presentation/yellowbeard/score/follow.ts';
import { script } from '../../../src/presentation/yellowbeard/score/score.ts';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { type GameAction, redact } from '../../../src/rules/game.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import type { Event, View } from '../../../src/rules/yellowbeard/types.ts';
import { largeSea } from '../../browser/large-sea.ts';
import { few, outermost, times } from '../../how-much.ts';

const names = ['Anne', 'Bart', 'Calico'];
const options = { map: largeSea(52, 52), turnLimit: 30 };

function* story(seed: string, chosen: object = options) {
  const dice = seededDice(seedFrom(seed), 'deck');
  const choice = seededDice(seedFrom(seed), 'bots');
  let events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  const state = yellowbeard.setup(3, v.parse(yellowbeard.options, chosen), dice, {}, emit);
  let view: View = script.blank(yellowbeard.view(state, 'table'));
  for (;;) {
    for (const event of events.flatMap((each) => redact(each, 'table') ?? [])) {
      const before = view;
      view = script.tell(view, event);
      yield { event, before, after: view, state };
    }
    events = [];
    const seat = yellowbeard.toAct(state)[0];
    if (seat === undefined) return;
    const actions = yellowbeard.legal(state, seat);
    // Chests are rarely stolen by chance.
    const bold = actions.filter(({ type }) => ['fire', 'lookFirst', 'load'].includes(type));
    yellowbeard.play(state, seat, bold.length > 0 ? pick(bold, choice) : pick(actions, choice), emit, dice);
  }
}

/** Where something happens that everybody sees. */
function place({ event, after }: { event: Event; after: View }): string | null {
  if (event.type === 'ChestPlaced' || event.type === 'TreasureStolen') return siteSquare(after.options, event.site);
  if (event.type === 'NavyShipPlaced' || event.type === 'PirateSighted') return event.square;
  if (event.type === 'NavyMoved') return event.path[event.path.length - 1];
  if (event.type === 'TelescopeAsked') return event.square;
  return null;
}

describe('a sea of 52 by 52', () => {
  it('shows where everything happens, on every shape, and glides there before it is told', () => {
    const told = new Set<string>();
    for (const frame of few(2, outermost(Object.values(frames)))) {
      for (let n = 0; n < times(1, 2); n++) {
        for (const moment of story(`large ${n}`)) {
          const { event, before, after } = moment;
          const [from, to] = [before, after].map((view) => boardFor(view, frame));
          const square = place(moment);
          if (square && after.phase !== 'over') {
            expect(seenOn(to, square), `${event.type} at ${square}`).toBe(true);
            told.add(event.type);
          }
          if (after.ranking || from.size !== to.size) continue;
          const glides = from.origin.x !== to.origin.x || from.origin.y !== to.origin.y;
          const { cues } = script.beat(event, before, after, names, frame);
          const moves = cues.filter(({ tween }) => tween?.piece === 'sea');
          expect(moves.length, event.type).toBe(glides ? 1 : 0);
          if (glides)
            expect(cues.filter(({ effect, sound }) => effect || sound).every(({ at }) => at >= gliding)).toBe(true);
        }
      }
    }
    for (const type of ['ChestPlaced', 'NavyShipPlaced', 'NavyMoved', 'TelescopeAsked']) expect(told).toContain(type);
  });

  it('stays with a theft until the next captain rolls', () => {
    const [{ after }] = story('large 0');
    const square = siteSquare(after.options, 'A1') === 'A1' ? boardFor(after, frames.wide).chart.sites[0].square : '';
    const ships = ['AZ50', 'AZ51', 'AZ52', 'AY50', 'AY51'];
    const line = `${ships.join(' ')} !${square}`;
    const stolen: View = {
      ...after,
      departed: true,
      ships,
      ship: 1,
      turn: 1,
      watch: [line],
      phase: 'navy.roll',
      token: null,
    };
    expect(seenOn(boardFor(stolen, frames.wide), square)).toBe(true);
    const rolled: View = { ...stolen, phase: 'navy.decide', watch: [`${line} #1`] };
    expect(seenOn(boardFor(rolled, frames.wide), square)).toBe(false);
    expect(seenOn(boardFor(rolled, frames.wide), 'AZ50')).toBe(true);
  });

  it('is seen whole when the log is drawn over it', () => {
    let ends = 0;
    for (const { event, after } of story('large end', { ...options, turnLimit: 5, autoSetup: true })) {
      if (event.type !== 'RoundEnded') continue;
      for (const frame of Object.values(frames)) {
        const board = boardFor(after, frame);
        expect(board.pans).toBe(false);
        expect(board.chart.names.every((square) => seenOn(board, square))).toBe(true);
      }
      ends++;
    }
    expect(ends).toBe(1);
  });

  it('can be looked around by presses, from edge to edge, by whoever is asked', () => {
    const turns: SeatChoice[] = [];
    for (const { state, event } of story('large looks')) {
      const seat = yellowbeard.toAct(state)[0];
      const asked = ['PirateChosen', 'NavyDieRolled', 'TelescopeAnswered', 'GarrisonsDealt', 'PirateTokenRemoved'];
      if (seat === undefined || !asked.includes(event.type)) continue;
      const choices = (yellowbeard.choices?.(state, seat) ?? []) as GameAction[];
      const looking = ['pirate', 'setup.departure'].includes(state.phase);
      const view = yellowbeard.view(state, looking ? seat : 'table');
      turns.push({ seat, names, view, choices, looking, curtain: true, frame: frames.wide });
      if (turns.length > 14) break;
    }
    expect(turns.some((turn) => human.secret(turn)) && turns.some((turn) => !human.secret(turn))).toBe(true);
    for (const turn of turns) {
      const seen = new Set<string>();
      const left = [human.begin(turn) as Choosing];
      for (let state = left.pop(); state && seen.size < 60; state = left.pop()) {
        const shown = human.laid?.(turn, state) as View;
        const arrows = human.screen(turn, state, null).targets.filter(({ id }) => id.startsWith('gaze|'));
        if (!human.secret(turn)) expect(arrows.length).toBe(waysOut(boardFor(shown, frames.wide)).length);
        expect(arrows.length).toBeGreaterThan(0);
        for (const { id, w, h } of arrows) {
          expect(Math.min(w, h)).toBeGreaterThanOrEqual(84);
          if (seen.has(id)) continue;
          seen.add(id);
          const step = human.press(turn, state, id);
          if ('state' in step) left.push(step.state as Choosing);
        }
      }
      const columns = [...seen].map((id) => /[A-Z]+/.exec(id.slice(5))?.[0] ?? '');
      // From the left third to the right one.
      expect(new Set(columns).size).toBeGreaterThan(1);
    }
  });
});
