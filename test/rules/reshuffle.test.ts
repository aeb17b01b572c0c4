/** What no witness knows is dealt anew, evenly: small cases, all of whose outcomes can be listed. */
import { describe, expect, it } from 'vitest';
import { isCrew } from '../../src/rules/card-pirates/cards.ts';
import { cardPirates } from '../../src/rules/card-pirates/game.ts';
import { squares } from '../../src/rules/card-pirates/map.ts';
import type { Memory } from '../../src/rules/card-pirates/types.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Viewer } from '../../src/rules/game.ts';
import { rankOf } from '../../src/rules/korsar/cards.ts';
import { korsar } from '../../src/rules/korsar/game.ts';
import { kindOf } from '../../src/rules/treasure-fleet/cards.ts';
import { treasureFleet } from '../../src/rules/treasure-fleet/game.ts';
import { yellowbeard } from '../../src/rules/yellowbeard/game.ts';
import { countsOf } from '../../src/rules/yellowbeard/map.ts';
import { traceOf } from '../../src/rules/yellowbeard/trace.ts';
import { placesOf } from '../../src/rules/yellowbeard/track.ts';
import { parley } from '../toy/parley.ts';
import { Scene as CardScene } from './card-pirates/scene.ts';
import { Scene as KorsarScene } from './korsar/scene.ts';
import { farthest, orders, unevenness } from './likely.ts';
import { Scene as FleetScene } from './treasure-fleet/scene.ts';
import { atSea } from './yellowbeard/scene.ts';

const usual = 4;

/** The room, and these seats; nobody remembers more than they see. */
const seen = (...seats: number[]) =>
  (['table', ...seats] satisfies Viewer[]).map((viewer) => ({ viewer, memory: null }));

/** Every choice of so many of them, in the order in which they stand. */
function choices<T>(things: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return things.flatMap((first, i) => choices(things.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}

/** A hand of so many, in the order in which they stand, and the others in any order. */
const dealsOf = (things: readonly (string | number)[], hand: number): string[] =>
  choices(things, hand).flatMap((held) =>
    orders(things.filter((thing) => !held.includes(thing))).map((rest) => `${held} | ${rest}`),
  );

it('the toy deals the hand of whoever is no witness, and their wager', () => {
  const hands = [
    [1, 2, 3],
    [4, 5],
  ];
  const state = parley.setup(2, { flags: true }, seededDice(seedFrom('toy'), 'deck'), { hands }, undefined);
  Object.assign(state, { pile: [6, 7, 8], wagers: [1, 2] });
  const deals = dealsOf([4, 5, 6, 7, 8], 2);
  const dealt = (dice: Parameters<typeof parley.reshuffle>[2]) => parley.reshuffle(state, seen(0), dice);
  const off = unevenness(deals, 6000, (dice) => {
    const other = dealt(dice);
    expect([other.hands[0], other.wagers[0]]).toEqual([[1, 2, 3], 1]);
    return `${other.hands[1]} | ${other.pile}`;
  });
  expect(deals).toHaveLength(60);
  expect(off).toBeLessThan(usual);
  expect(unevenness(['0', '1', '2', '3'], 4000, (dice) => `${dealt(dice).wagers[1]}`)).toBeLessThan(usual);
  state.peeked[0] = true;
  const below = orders([7, 8]).length * choices([4, 5, 7, 8], 2).length;
  const tops = new Set<string>();
  const dice = seededDice(seedFrom('top'), 'bots');
  for (let i = 0; i < 500; i++) {
    const { pile, hands } = dealt(dice);
    expect(pile[0]).toBe(6);
    tops.add(`${hands[1]} | ${pile}`);
  }
  expect(tops.size).toBe(below);
});

describe('Korsar', () => {
  const cards = ['vessel8', 'admiral', 'kraken1', 'serpent2', 'star3'].map(rankOf).sort((a, b) => a - b);
  const small = (hands: string[], options = {}) => {
    const { state } = new KorsarScene(hands, options);
    state.hands[1] = cards.slice(0, 2);
    state.deck = cards.slice(2);
    return state;
  };

  it('deals closed hands and the deck evenly, and no hand that a witness holds', () => {
    const state = small(['V5,V3', '']);
    const off = unevenness(dealsOf(cards, 2), 6000, (dice) => {
      const other = korsar.reshuffle(state, seen(0), dice);
      expect(other.hands[0]).toEqual(state.hands[0]);
      return `${other.hands[1]} | ${other.deck}`;
    });
    expect(off).toBeLessThan(usual);
    const dice = seededDice(seedFrom('all'), 'bots');
    for (let i = 0; i < 20; i++) expect(korsar.reshuffle(state, seen(0, 1), dice).hands).toEqual(state.hands);
  });

  it('keeps the hand of a witness’s partner', () => {
    const state = small(['V5,V3', '', '', ''], { mode: 'partnership' });
    const dice = seededDice(seedFrom('partner'), 'bots');
    const others = new Set<string>();
    for (let i = 0; i < 50; i++) {
      const { hands } = korsar.reshuffle(state, seen(0), dice);
      expect(hands.slice(0, 2)).toEqual(state.hands.slice(0, 2));
      others.add(hands[2].join());
    }
    expect(others.size).toBeGreaterThan(10);
  });

  it('keeps what went home in a closed stack, for all saw it go', () => {
    const scene = new KorsarScene(['V5,V3', 'B3,B1', '']).play('S0 V5, S1 B3→V5, S2 draw, S0 V3, S1 draw');
    const dice = seededDice(seedFrom('stack'), 'bots');
    expect(scene.state.stacks.flat()).toHaveLength(1);
    for (let i = 0; i < 20; i++)
      expect(korsar.reshuffle(scene.state, seen(2), dice).stacks).toEqual(scene.state.stacks);
  });
});

describe('Treasure Fleet', () => {
  const scene = new FleetScene(2, { storms: true }, { firstLookout: 0 });
  const { state } = scene.loadAll('4,3,2', '4,3,2');
  const other = state.seats[1];
  const oneOfEach = ['4', '3', '2', '1'].map((kind) => other.deck.find((card) => kindOf(card) === kind)!);
  Object.assign(other, { loaded: oneOfEach.slice(0, 2), deck: oneOfEach.slice(2) });
  Object.assign(state, { fleetPile: state.fleetPile.slice(0, 4) });
  state.neutral!.drawPile = ['4', '3', '2', 'BP'];

  it.each<[string, string[], (after: typeof state) => string]>([
    ['the fleet', orders(state.fleetPile).map(String), ({ fleetPile }) => `${fleetPile}`],
    ['the neutral pirate’s deck', orders(state.neutral!.drawPile).map(String), ({ neutral }) => `${neutral!.drawPile}`],
    [
      'what an opponent has loaded',
      orders(['4', '3', '2', '1']).map((kinds) => `${kinds.slice(0, 2)}`),
      ({ seats }) => `${seats[1].loaded.map(kindOf)}`,
    ],
  ])('shuffles %s evenly, and leaves the witness’s cards alone', (_, outcomes, outcome) => {
    const off = unevenness([...new Set(outcomes)], 6000, (dice) => {
      const after = treasureFleet.reshuffle(state, seen(0), dice);
      expect(after.seats[0]).toEqual(state.seats[0]);
      return outcome(after);
    });
    expect(off).toBeLessThan(usual);
  });
});

describe('Card Pirates', () => {
  // The third captain holds all that is not named, and looks on.
  const given = { ships: ['B3', 'C2', 'E5'], hands: ['5C 9C 4D', '3H KD'], stack: 'QS 2S 10H' };
  const unknown = ['KD', 'QS', '10H', '3H', '2S'];

  /** Two witnesses who know, besides, what lies where at sea. */
  function knowing({ state }: CardScene, more: Partial<Memory> = {}) {
    const buried = Object.fromEntries(state.places.map((place, i) => [squares[i], place?.faceDown ?? []]));
    return seen(0, 2).map((witness) => ({ ...witness, memory: { hands: [], buried, under: [], ...more } }));
  }

  it('deals the unknown to hands and stack evenly, and leaves what a witness holds or remembers', () => {
    const scene = CardScene.of(given);
    const off = unevenness(dealsOf(unknown, 2), 6000, (dice) => {
      const after = cardPirates.reshuffle(scene.state, knowing(scene), dice);
      expect(after.places).toEqual(scene.state.places);
      expect([after.seats[0], after.seats[2]]).toEqual([scene.state.seats[0], scene.state.seats[2]]);
      return `${after.seats[1].hand} | ${after.stack}`;
    });
    expect(off).toBeLessThan(usual);
  });

  it('leaves a card where somebody saw it go: into a hand, or under the stack with others', () => {
    const scene = CardScene.of(given);
    const witnesses = knowing(scene, { hands: [[], ['KD']], under: [['2S', '10H']] });
    const outcomes = ['KD,3H | QS', 'KD,QS | 3H'].flatMap((top) => [`${top},2S,10H`, `${top},10H,2S`]);
    const off = unevenness(outcomes, 4000, (dice) => {
      const after = cardPirates.reshuffle(scene.state, witnesses, dice);
      return `${after.seats[1].hand} | ${after.stack}`;
    });
    expect(off).toBeLessThan(usual);
  });

  it('gives crew to whoever has to fight, every hand with crew as likely as any other', () => {
    const scene = CardScene.of(given);
    const { state } = scene.sail(0, '5C', 'C2').fight(0, '9C');
    expect(state.phase).toBe('battle.defend');
    const hands = choices(unknown, 2).filter((hand) => hand.some(isCrew));
    expect(hands).toHaveLength(9);
    const off = unevenness(hands.map(String), 9000, (dice) => {
      const after = cardPirates.reshuffle(state, knowing(scene), dice);
      expect(after.battle).toEqual(state.battle);
      return `${after.seats[1].hand}`;
    });
    expect(off).toBeLessThan(usual);
  });
});

describe('Yellowbeard', () => {
  const scene = atSea().do({ type: 'depart', harbour: 'N14', square: 'N13' });
  scene.sail('M13', 'L13').roll(1).do({ type: 'rollDie' }, { type: 'lookFirst' }, { type: 'stay' });
  const { state } = scene;

  it('puts the Pirate evenly where the public track allows, unless they are a witness', () => {
    const trace = traceOf(state);
    const places = placesOf(trace).map(({ cell, loaded }) => `${trace.chart.names[cell]} ${loaded}`);
    expect(places.length).toBeGreaterThan(20);
    const off = unevenness(places, 100 * places.length, (dice) => {
      const { quarry } = yellowbeard.reshuffle(state, seen(1), dice);
      return `${quarry!.square} ${quarry!.loaded}`;
    });
    expect(off).toBeLessThan(usual);
    const dice = seededDice(seedFrom('pirate'), 'bots');
    for (let i = 0; i < 20; i++) expect(yellowbeard.reshuffle(state, seen(0), dice).quarry).toEqual(state.quarry);
  });

  it('deals the garrisons evenly, also where the Pirate looks on', () => {
    const open = countsOf(state.options).openGarrisons / state.garrisons.length;
    const chances = new Map(state.garrisons.map((_, i) => [`${i}`, open]));
    const worst = farthest(chances, 4000, (dice) =>
      yellowbeard.reshuffle(state, seen(0), dice).garrisons.flatMap((one, i) => (one === 'open' ? [`${i}`] : [])),
    );
    expect(worst.distance, worst.key).toBeLessThan(usual);
  });
});
