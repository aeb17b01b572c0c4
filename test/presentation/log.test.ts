/** The log against the rules: random games, every ship that came, what was fired at her, what became of her. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { logOf } from '../../src/presentation/treasure-fleet/board/log.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { redact, type Viewer } from '../../src/rules/game.ts';
import { seatCounts } from '../../src/rules/treasure-fleet/cards.ts';
import { treasureFleet } from '../../src/rules/treasure-fleet/game.ts';
import type { Event } from '../../src/rules/treasure-fleet/types.ts';

function play(seats: number, chosen: object, seed: string) {
  const options = v.parse(treasureFleet.options, chosen);
  const dice = seededDice(seedFrom(seed), 'deck');
  const choice = seededDice(seedFrom(seed), 'bots');
  const events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  const state = treasureFleet.setup(seats, options, dice, {}, emit);
  for (let seat = treasureFleet.toAct(state)[0]; seat !== undefined; seat = treasureFleet.toAct(state)[0]) {
    treasureFleet.play(state, seat, pick(treasureFleet.legal(state, seat), choice), emit, dice);
  }
  const sent = (viewer: Viewer) => events.flatMap((event) => redact(event, viewer) ?? []);
  return { events, sent, state };
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
const all = <T extends Event['type']>(events: Event[], type: T) => events.filter((e): e is Of<T> => e.type === type);

const optionSets = [false, true].flatMap((storms) => [false, true].map((cursedShips) => ({ storms, cursedShips })));

describe('the log of Treasure Fleet', () => {
  for (const seats of seatCounts) {
    for (const options of [
      ...optionSets,
      ...(seats === 2 ? [{ storms: true, cursedShips: true, scoreNeutral: true }] : []),
    ]) {
      it(`${seats} captains, ${JSON.stringify(options)}: ships, fire, fates and points are those of the rules`, () => {
        for (let n = 0; n < 5; n++) {
          const { events, sent, state } = play(seats, options, `log ${n}`);
          const log = logOf(sent('table'));
          const ships = log.sailings.flatMap((sailing) => sailing.ships);

          for (const captured of all(events, 'ShipCaptured')) {
            const ship = ships.find((s) => s.ship === captured.ship && s.outcome?.type === 'captured');
            expect(ship?.outcome).toEqual({
              type: 'captured',
              captain: captured.captain,
              by: captured.by,
              kept: captured.kept,
            });
            expect(ship?.strengths).toEqual(captured.strengths);
            expect(ship?.points).toBe(captured.points);
          }
          for (const escaped of all(events, 'ShipEscaped')) {
            const ship = ships.find((s) => s.ship === escaped.ship && s.outcome?.type === 'escaped');
            expect(ship?.outcome).toEqual({ type: 'escaped', reason: escaped.reason });
            expect(ship?.strengths).toEqual(escaped.strengths);
          }
          const fates = all(events, 'ShipCaptured').length + all(events, 'ShipEscaped').length;
          expect(ships.filter((s) => s.kind === 'treasure').length).toBe(fates);
          expect(ships.every((s) => s.outcome !== null)).toBe(true);
          expect(ships.filter((s) => s.outcome?.type === 'held').length).toBe(all(events, 'CurseHeld').length);

          // Every card fired lies in one place, in the order played.
          const fired = ships
            .flatMap((s) => s.volleys.flat())
            .map(({ captain, card, play }) => ({ captain, card, play }));
          const played = all(events, 'CardPlayed').map(({ captain, card, play }) => ({ captain, card, play }));
          expect(fired.sort((a, b) => a.play - b.play)).toEqual(played);
          const swept = ships.flatMap((s) => s.volleys.flat()).filter((card) => card.swept).length;
          expect(swept).toBe(all(events, 'StormStruck').reduce((sum, storm) => sum + storm.removed.length, 0));

          // Points at the end of each sailing, and over all.
          for (const ended of all(events, 'SailingEnded')) {
            const sailing = log.sailings[ended.sailing - 1];
            const neutral = ended.neutral === undefined ? [] : [ended.neutral];
            expect(sailing.points.map(({ total }) => total)).toEqual([...ended.points, ...neutral]);
            const before = log.sailings[ended.sailing - 2]?.points;
            expect(sailing.points.map(({ total, change }) => total - change)).toEqual(
              sailing.points.map((_, i) => before?.[i].total ?? 0),
            );
          }
          expect(log.governor?.taken).toBe(state.governorTaken);
          expect(log.governor?.cards.length).toBe(all(events, 'GovernorCardShown').length);
        }
      });
    }
  }

  it('holds no card of a hand: a seat sees the same rows as the room, at every moment', () => {
    const { sent } = play(4, { storms: true, cursedShips: true }, 'private');
    const room = sent('table');
    const seat = sent(1);
    expect(JSON.stringify(seat)).toMatch(/d\d\//);
    for (let told = 0; told <= room.length; told++) {
      const text = JSON.stringify(logOf(seat.slice(0, told)));
      expect(text).toBe(JSON.stringify(logOf(room.slice(0, told))));
      expect(text).not.toMatch(/d\d\//);
    }
  });
});
