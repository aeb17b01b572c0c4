/**
 * A captain's own turn at Korsar, as it is drawn: what is written under each ship is what the rules' play of that card brings
 * about, the button says how many cards are left, and a hand that rests is that of one person alone.
 */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { SeatChoice } from '../../../src/presentation/hands/human.ts';
import { firstLines } from '../../../src/presentation/korsar/hand/first-lines.ts';
import { human } from '../../../src/presentation/korsar/hand/human.ts';
import { cardsOf } from '../../../src/presentation/korsar/hand/state.ts';
import type { Screen } from '../../../src/presentation/screens/sketch.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { cardOf } from '../../../src/rules/korsar/cards.ts';
import { korsar } from '../../../src/rules/korsar/game.ts';
import { leaderOf, sideOf, strongest } from '../../../src/rules/korsar/open.ts';
import type { Action, State, Vessel } from '../../../src/rules/korsar/types.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Grace', 'Henry', 'Ching'];
const gold = 'korsar-sum-leads';
const paper = 'korsar-sum-tied';
const locked = 'pill-plain';

/** The vessel as the rules leave it, before the next turn begins and takes some of them home. */
function playedOn(state: State, seat: number, action: Action & { vessel: string }): Vessel {
  let after: Vessel | null = null;
  const played = korsar.clone(state);
  korsar.play(
    played,
    seat,
    action,
    (event) => {
      if (!after && 'vessel' in event && event.vessel === action.vessel)
        after = structuredClone(played.sea.find(({ vessel }) => vessel === action.vessel) ?? null);
    },
    seededDice(seedFrom('nothing is left to chance'), 'deck'),
  );
  if (!after) throw new Error(`Nothing was told of ${action.vessel}.`);
  return after;
}

/** What has to stand under a ship on which this side has just played, and on which sheet. */
function due(facts: Pick<State, 'mode'>, side: number, vessel: Vessel, isTrump: boolean): [string, string] {
  const leader = leaderOf(facts, vessel);
  if (isTrump) return [leader === side ? gold : paper, 'Takes command'];
  const own = vessel.forces.find((force) => force.side === side)?.strength ?? 0;
  const rivals = vessel.forces.filter((force) => force.side !== side).map(({ strength }) => strength);
  const numbers = rivals.length > 0 ? `${own} : ${Math.max(...rivals)}` : String(own);
  if (leader === side) return [gold, `Leads ${numbers}`];
  if (vessel.trumps.length > 0) return [paper, `Outranked: ${own}`];
  return [paper, `${strongest(vessel).includes(side) ? 'Ties' : 'Trails'} ${numbers}`];
}

/** The sheet and the words at the foot of each ship. Ships above each other have their feet in the same order. */
function feetOf({ placements, targets }: Screen): Map<string, unknown[]> {
  const sheets = placements
    .filter(({ kind, depth }) => kind === 'sheet' && depth === 6)
    .map(({ x, y, props }) => ({ x: x + Number(props.w) / 2, y, says: props.frame }));
  const texts = placements
    .filter(({ kind, depth, props }) => kind === 'words' && depth === 8 && props.role === 'ledger')
    .map(({ x, y, props }) => ({ x, y, says: props.text }));
  const ships = targets.filter(({ id }) => id.startsWith('ship|'));
  return new Map(
    ships.map(({ id, x, y, w }) => {
      const isBelow = (other: { x: number; w: number }) => Math.abs(other.x + other.w / 2 - x - w / 2) < 1;
      const place = ships.filter((other) => isBelow(other) && other.y < y).length;
      const foot = [sheets, texts].map(
        (all) => all.filter((each) => Math.abs(each.x - x - w / 2) < 20).sort((a, b) => a.y - b.y)[place]?.says,
      );
      return [id.slice('ship|'.length), foot];
    }),
  );
}

const tables: [number, object][] = [
  [2, {}],
  [4, {}],
  [4, { mode: 'partnership' }],
  [8, { admiralOnPartnerVessel: true }],
];

/** A game at random, in which whoever can goes to a ship more often than not: that is what this is about. */
function* walk(seats: number, options: object) {
  const dice = seededDice(seedFrom(`own turn ${seats}`), 'deck');
  const choice = seededDice(seedFrom(`own turn ${seats}`), 'bots');
  const state = korsar.setup(seats, v.parse(korsar.options, options), dice, {}, () => {});
  for (let seat = korsar.toAct(state)[0]; seat !== undefined; seat = korsar.toAct(state)[0]) {
    const legal = korsar.legal(state, seat);
    yield { state, seat, legal, dice: choice };
    const attacks = legal.filter((action) => 'vessel' in action);
    const chosen = attacks.length > 0 && choice.below(3) > 0 ? attacks : legal;
    korsar.play(state, seat, pick(chosen, choice), () => {}, dice);
  }
}

describe.each(tables)('%i seats, %j', (seats, options) => {
  it('each ship says what the card comes to by the rules, and whether it leads then', () => {
    const found = new Map<string, number>();
    for (const { state, seat, legal, dice } of walk(seats, options)) {
      if (dice.below(2) > 0) continue;
      const view = korsar.view(state, seat);
      const frame = pick(Object.values(frames), dice);
      const turn: SeatChoice = { seat, names, view, choices: [], looking: true, curtain: dice.below(2) > 0, frame };
      const hand = view.seats[seat].cards ?? [];
      const chosen = dice.below(hand.length || 1);
      const card = hand[chosen];
      if (!card || cardOf(card)?.kind === 'vessel') continue;
      const isTrump = cardOf(card)?.kind !== 'pirate';
      const screen = human.screen(
        turn,
        { chosen },
        pick([null, ...view.sea.map((each) => `ship|${each.vessel}`)], dice),
      );
      const feet = feetOf(screen);
      for (const { vessel } of view.sea) {
        const [sheet, text] = feet.get(vessel) ?? [];
        const action = legal.find((each) => 'vessel' in each && each.vessel === vessel && each.card === card);
        if (action && 'vessel' in action) {
          const wanted = due(state, sideOf(state, seat), playedOn(state, seat, action), isTrump);
          expect([sheet, text], `${card} to ${vessel}`).toEqual(wanted);
          const kind = wanted[1].split(' ')[0];
          found.set(kind, (found.get(kind) ?? 0) + 1);
        } else expect(sheet, `${card} to ${vessel}`).toBe(locked);
      }
    }
    expect(found.get('Leads')).toBeGreaterThan(5);
    expect(found.size).toBeGreaterThan(2);
  });

  it('the focus begins on the first card that can be played, and on the draw where none can', () => {
    const found = new Set<boolean>();
    for (const { state, seat, legal } of walk(seats, options)) {
      const view = korsar.view(state, seat);
      const turn: SeatChoice = { seat, names, view, choices: [], looking: true, curtain: false, frame: frames.wide };
      const first = cardsOf({ view, seat }).findIndex((card) => JSON.stringify(legal).includes(`"${card}"`));
      const begun = human.begin(turn);
      const focus = human.screen(turn, begun, null).first;
      if (begun.chosen === null) expect(focus).toBe(first < 0 ? 'draw' : `card|${first}`);
      else expect(focus).toMatch(/^(ship|launch|discard)/);
      found.add(first <= 0);
    }
    expect(found.size).toBe(2);
  });

  it('a first line asks for a ship only where the card has one to go to', () => {
    const found = new Set<boolean>();
    for (const { state, seat, legal } of walk(seats, options)) {
      const view = korsar.view(state, seat);
      const turn: SeatChoice = { seat, names, view, choices: [], looking: true, curtain: false, frame: frames.wide };
      for (const [chosen, card] of cardsOf({ view, seat }).entries()) {
        const kind = cardOf(card)?.kind as string;
        if (kind === 'vessel') continue;
        const goes = legal.some((action) => 'vessel' in action && action.card === card);
        const line = firstLines.kindOf(turn, { chosen });
        expect(line === kind, `${card}: ${line}`).toBe(goes);
        found.add(goes);
      }
    }
    expect(found.size).toBe(2);
  });

  it('a hand that rests is the whole hand of one person alone, dulled; before a curtain and on the table none lies', () => {
    for (const { state, dice } of walk(seats, options)) {
      if (dice.below(3) > 0) continue;
      const seat = dice.below(seats);
      const frame = pick(Object.values(frames), dice);
      const of = (viewer: number | 'table', curtain: boolean) => {
        const after = korsar.view(state, viewer);
        return human.rest?.({ before: after, after, names, curtain, frame, best: null }) ?? [];
      };
      const lying = of(seat, false);
      const shown = lying.map(({ props }) => props.card ?? `vessel${props.gold}`);
      expect(shown).toEqual(korsar.view(state, seat).seats[seat].cards);
      for (const { alpha } of lying) expect(alpha).toBeLessThan(1);
      expect(of(seat, true)).toEqual([]);
      expect(of('table', false)).toEqual([]);
    }
  });
});

it('the button says how many cards are left, and goes with the last of them', () => {
  const counts = new Set<number>();
  for (const [seats, options] of tables.slice(0, 2))
    for (const { state, seat } of walk(seats, options)) {
      const view = korsar.view(state, seat);
      const turn: SeatChoice = { seat, names, view, choices: [], looking: true, curtain: true };
      const draw = human.screen(turn, { chosen: null }, null).placements.find(({ id }) => id === 'draw');
      const left = state.deck.length;
      expect(draw?.props.text).toBe(left > 0 ? `Draw a card (${left} left)` : undefined);
      counts.add(left);
    }
  expect(counts.size).toBeGreaterThan(20);
  expect(counts).toContain(0);
});
