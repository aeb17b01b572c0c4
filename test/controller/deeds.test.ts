/**
 * What every captain did last: it follows from what the whole room was told, has words in every language, lies on a plate on
 * every shape, and goes with what is taken back.
 */
import { describe, expect, it } from 'vitest';
import { type Deed, deedsAfter } from '../../src/controller/deeds.ts';
import { staged } from '../../src/presentation/index.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { type Game, type GameEvent, redact, type Viewer } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { speak } from '../../src/words/catalogue.ts';
import { languages } from '../../src/words/language.ts';
import { optionSets, seatCounts } from '../contract/option-sets.ts';
import { type Moment, randomWalk } from '../contract/walk.ts';
import { times } from '../how-much.ts';
import { fetchEveryGame, ids, names } from '../presentation/every-game-spoken.ts';
import { progress } from '../progress.ts';

fetchEveryGame();

describe.each(ids)('%s', (id) => {
  it('has deeds that everybody at the table saw, in words, on the plates of every shape', async () => {
    const game = games[id] as Game;
    const { script } = staged(id);
    const { deedOf } = script;
    if (!deedOf) throw new Error('Nobody does anything.');
    const dice = seededDice(seedFrom(`deeds ${id}`), 'bots');
    const sets = seatCounts(game).flatMap((seats) => optionSets(game, seats));
    const codes = new Set<string>();
    for (let i = 0; i < times(5, 40); i++) {
      const { seats, options } = pick(sets, dice);
      progress(`deeds of ${id}, game ${i}`);
      let told: GameEvent[] = [];
      for (const moment of randomWalk(game, { seats, options, seed: `deeds ${i}` }) as Generator<Moment<never>>) {
        if (moment.index > 400) break;
        const seenBy = (viewer: Viewer) =>
          (moment.events as GameEvent[]).flatMap((event) => redact(event, viewer) ?? []);
        const atTable = seenBy('table');
        const before = deedsAfter(deedOf, told);
        told = [...told, ...atTable];
        const deeds = deedsAfter(deedOf, told) ?? {};
        for (let seat = 0; seat < seats; seat++)
          expect(deedsAfter(deedOf, seenBy(seat), before), `${moment.index} for ${seat}`).toEqual(deeds);
        for (const { code } of Object.values(deeds)) codes.add(code);
        if (dice.below(12) > 0) continue;
        await speak(pick(languages, dice));
        const view = { ...game.view(moment.after.state, 'table'), deeds };
        const lying = [...script.layout(view, names, pick(Object.values(frames), dice)).values()];
        for (const { id, props, layer } of lying.filter(({ kind }) => kind === 'deed')) {
          expect(layer).toBe('hud');
          expect(String(props.text), id).toMatch(/^.{4,22}$/);
          expect(String(props.text), id).not.toMatch(/undefined|NaN|[{}]/);
          expect(props.icon).toBe(deeds[id.slice('deed:'.length)].icon);
        }
        // Where the captains have their plates, each deed is on one.
        const plates = lying.filter(({ id, kind }) => /^(plate|row):/.test(id) && kind !== 'deed');
        const sitsOut = JSON.stringify(plates).includes('"out":true');
        const shown = new Set(lying.filter(({ kind }) => kind === 'deed').map(({ id }) => id));
        for (const { id } of sitsOut ? [] : plates) {
          const of = id.replace(/^(plate|row):/, '');
          expect(shown.has(`deed:${of}`), `${id} at ${moment.index}`).toBe(of in deeds);
        }
      }
    }
    expect(codes.size).toBeGreaterThan(4);
  });
});

it('a deed is told as long as its event stands', () => {
  const deedOf = ({ seat }: { seat: number }): Deed | null =>
    seat < 0 ? null : { of: String(seat), icon: 'icon-x', code: 'x', facts: { seat } };
  const events = [{ seat: 0 }, { seat: -1 }, { seat: 1 }];
  expect(Object.keys(deedsAfter(deedOf, events) ?? {})).toEqual(['0', '1']);
  expect(Object.keys(deedsAfter(deedOf, events.slice(0, 2)) ?? {})).toEqual(['0']);
  expect(deedsAfter<{ seat: number }>(() => 'fresh', events, { 0: deedOf(events[0]) as Deed })).toEqual({});
  expect(deedsAfter(undefined, events)).toBeUndefined();
});

it('a pirate who has tried a harbour or stolen a chest is told of by that, however many turns they then sail in secret', () => {
  const { deedOf } = staged('yellowbeard').script;
  const after = (...types: string[]) =>
    deedsAfter(
      deedOf,
      types.map((type, turn) => ({ type, turn, harbour: 'h1', garrison: 'closed' })),
    )?.pirate?.code;
  expect(after('PirateTurnTaken')).toBe('slipped');
  expect(after('PirateTurnTaken', 'HarbourTested')).toBe('tried');
  expect(after('PirateTurnTaken', 'HarbourTested', 'PirateTurnTaken', 'PirateTurnTaken')).toBe('tried');
  expect(after('TreasureStolen', 'PirateTurnTaken', 'HarbourTested')).toBe('tried');
  expect(after('HarbourTested', 'PirateTurnTaken', 'TreasureStolen', 'PirateTurnTaken')).toBe('stole');
  expect(after('HarbourTested', 'PirateChosen', 'PirateTurnTaken')).toBe('slipped');
});
