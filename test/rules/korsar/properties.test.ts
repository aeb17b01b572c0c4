/** Section 13, over every number of captains in every mode, toggles sampled. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards, idOf } from '../../../src/rules/korsar/cards.ts';
import { korsar } from '../../../src/rules/korsar/game.ts';
import { leaderOf, sideOf } from '../../../src/rules/korsar/open.ts';
import { goldInHand, goldOf } from '../../../src/rules/korsar/sides.ts';
import type { Action, Event, State } from '../../../src/rules/korsar/types.ts';
import { anyCourse, courses, voyage } from './voyage.ts';

const runs = { numRuns: 8 };
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const toDo = (state: State) => 2 * state.deck.length + sum(state.hands.map((hand) => hand.length));

const codes = new Set<string>([
  ...['GAME_OVER', 'NOT_YOUR_TURN', 'CARD_NOT_IN_HAND', 'WRONG_CARD_KIND', 'VESSEL_NOT_DISCARDABLE', 'DECK_EMPTY'],
  ...['DECK_NOT_EMPTY', 'NO_SUCH_VESSEL', 'COLOUR_COMMITTED', 'COLOUR_IN_FORCE', 'NO_PIRATE_FOR_CAPTAIN'],
  'NOT_YOUR_VESSEL',
]);

/** Everything a seat could try, sensible or not. */
function attempts(state: State): Action[] {
  const vessels = [...state.sea.map(({ vessel }) => vessel), 'v99'];
  const tries: Action[] = [{ type: 'draw' }];
  for (const card of [...cards.map(({ id }) => id), 'nothing']) {
    tries.push({ type: 'launchVessel', card }, { type: 'discard', card });
    for (const vessel of vessels)
      for (const type of ['playPirate', 'playCaptain', 'playAdmiral'] as const) tries.push({ type, card, vessel });
  }
  return tries;
}

/** 6.1 once more, from the cards alone. */
function leaderAgain(state: State, { owner, forces, trumps }: State['sea'][number]): number | null {
  const last = [...trumps].sort((a, b) => b.turn - a.turn)[0];
  if (last) return sideOf(state, last.seat);
  const skulls = new Map<number, number>();
  for (const { seat, card } of forces.flatMap(({ pirates }) => pirates)) {
    const side = sideOf(state, seat);
    skulls.set(side, (skulls.get(side) ?? 0) + Number(card.at(-1)));
  }
  if (skulls.size === 0) return sideOf(state, owner);
  const most = Math.max(...skulls.values());
  const leaders = [...skulls].filter(([, each]) => each === most);
  return leaders.length === 1 ? leaders[0][0] : null;
}

describe.each(courses)('$seats captains, $mode', (course) => {
  const perCheck = course.mode === 'individual' ? 1 : 2;
  const bound = 156 - 6 * course.seats;

  it('13 every state of every game is sound, and ends within the bound', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        const { start, steps, end } = voyage(any);
        expect(korsar.faults(start)).toEqual([]);
        expect(toDo(start)).toBe(bound);
        for (const { before, after } of steps) {
          expect(korsar.faults(after)).toEqual([]);
          expect(toDo(after)).toBe(toDo(before) - 1);
        }
        expect(steps.length).toBeLessThanOrEqual(bound);
        expect([end.phase, end.deck.length, end.sea.length]).toEqual(['gameOver', 0, 0]);
      }),
      runs,
    );
  });

  it('13 100 gold at all times', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        voyage(any, ({ after: { stacks, unclaimed, hands, deck, sea } }) => {
          const held = goldInHand([...hands.flat(), ...deck]);
          expect(sum(stacks.map(goldOf)) + goldOf(unclaimed) + held + sum(sea.map(({ gold }) => gold))).toBe(100);
        });
      }),
      runs,
    );
  });

  it('6 leaders by the cards alone; one check captures one vessel, or two in partnership', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        voyage(any, ({ after, events }) => {
          for (const vessel of after.sea) expect(leaderOf(after, vessel)).toBe(leaderAgain(after, vessel));
          let inCheck = 0;
          for (const event of events) {
            if (event.type === 'TurnStarted') inCheck = 0;
            if (event.type === 'VesselCaptured') expect(++inCheck).toBeLessThanOrEqual(perCheck);
          }
        });
      }),
      runs,
    );
  });

  it('6.2 what is captured was led from its side’s last check on, through every turn since its own last play', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        const { steps } = voyage(any);
        steps.forEach(({ before, seat, events }) => {
          for (const event of events) {
            if (event.type !== 'VesselCaptured') continue;
            const was = before.sea.find(({ vessel }) => vessel === event.vessel)!;
            // Nobody takes what he himself has only just come to lead: he led it before this action already.
            expect(sideOf(before, seat)).not.toBe(event.side);
            expect(was.launchedTurn).toBeLessThan(before.turnNumber);
          }
        });
      }),
      runs,
    );
  });

  it('8 the events of one action come in their order', () => {
    const order = /^(play|draw(out)?)(lead)?(last(end)*(reveal)*over|(turn(home)*(out)?)+)$/;
    const short: Partial<Record<Event['type'], string>> = {
      CardDrawn: 'draw',
      DeckExhausted: 'out',
      LeadChanged: 'lead',
      LastCard: 'last',
      VesselAwarded: 'end',
      VesselUnclaimed: 'end',
      HandRevealed: 'reveal',
      GameEnded: 'over',
      TurnStarted: 'turn',
      VesselCaptured: 'home',
      SeatSitsOut: 'out',
    };
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        voyage(any, ({ events, after }) => {
          expect(events.map(({ type }) => short[type] ?? 'play').join('')).toMatch(order);
          const turn = events.findLast((event) => event.type === 'TurnStarted');
          if (turn) expect(turn).toMatchObject({ seat: after.turnSeat, turn: after.turnNumber });
        });
      }),
      runs,
    );
  });

  it('8 told leads are the leads', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        const leads = new Map<string, number | null>();
        voyage(any, ({ events, after }) => {
          for (const event of events) {
            if (event.type === 'VesselLaunched') leads.set(event.vessel, event.side);
            if (event.type === 'VesselCaptured' || event.type === 'VesselAwarded')
              expect(leads.get(event.vessel)).toBe(event.side);
            if (event.type === 'VesselUnclaimed') expect(leads.get(event.vessel)).toBeNull();
            if (event.type !== 'LeadChanged') continue;
            expect(leads.get(event.vessel)).toBe(event.from);
            leads.set(event.vessel, event.to);
          }
          for (const vessel of after.sea) expect(leads.get(vessel.vessel)).toBe(leaderOf(after, vessel));
        });
      }),
      runs,
    );
  });

  it('5.1 legal is what is not refused, each once; refusals have codes and change nothing', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        const met = new Set<string>();
        voyage(any, ({ after }, dice) => {
          if (dice.below(8) > 0) return;
          // The state is frozen: a change would throw.
          for (const seat of [after.turnSeat, (after.turnSeat + 1) % any.seats]) {
            const legal = korsar.legal(after, seat).map((action) => JSON.stringify(action));
            expect(new Set(legal).size).toBe(legal.length);
            expect(legal.length > 0).toBe(korsar.toAct(after).includes(seat));
            const allowed: string[] = [];
            for (const action of attempts(after)) {
              const refusal = korsar.refusal(after, seat, action);
              if (refusal === null) allowed.push(JSON.stringify(action));
              else met.add(refusal.code);
            }
            expect(allowed.sort()).toEqual(legal.sort());
          }
        });
        expect([...met].filter((code) => !codes.has(code))).toEqual([]);
      }),
      { numRuns: 3 },
    );
  });

  it('13 the same seed and actions give the same state and events', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        expect(voyage(any)).toEqual(voyage(any));
      }),
      { numRuns: 3 },
    );
  });

  it('7 scores are captured gold less vessels in hand; the best share the victory', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        const { end } = voyage(any);
        const { points, winners } = korsar.outcome(end)!;
        points.forEach((total, seat) => {
          const side = sideOf(end, seat);
          const hands = end.hands.filter((_, each) => sideOf(end, each) === side).flat();
          expect(total).toBe(goldOf(end.stacks[side]) - goldInHand(hands));
        });
        expect(winners).toEqual([...points.keys()].filter((seat) => points[seat] === Math.max(...points)));
        expect(end.hands.flat().map(idOf).length).toBe(sum(end.hands.map((hand) => hand.length)));
      }),
      runs,
    );
  });
});
