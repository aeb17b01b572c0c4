/** What bots imagine, deal by deal: in small scenes each deal that could be comes as often as any other. */
import { describe, expect, it } from 'vitest';
import { cardPirates } from '../../src/rules/card-pirates/game.ts';
import type { Memory } from '../../src/rules/card-pirates/types.ts';
import { box, idOf, cards as kinds, rankOf } from '../../src/rules/korsar/cards.ts';
import { korsar } from '../../src/rules/korsar/game.ts';
import type { State as KorsarState } from '../../src/rules/korsar/types.ts';
import { kindOf } from '../../src/rules/treasure-fleet/cards.ts';
import { treasureFleet } from '../../src/rules/treasure-fleet/game.ts';
import { Scene as CardScene } from './card-pirates/scene.ts';
import { Scene as KorsarScene } from './korsar/scene.ts';
import { farthest, orders, unevenness } from './likely.ts';
import { Scene as FleetScene } from './treasure-fleet/scene.ts';

/** Of some dozen outcomes that are equally likely chance is hardly ever further off; the draws have a fixed seed. */
const usual = 4;

describe('Korsar', () => {
  const cards = ['vessel8', 'vessel7', 'kraken1', 'serpent2', 'star3'];

  /** Seat 0 sees all but these cards, some of which lie where the scene has put blanks. */
  function unseen(state: KorsarState): KorsarState {
    const rest = box.map(idOf);
    const open = state.mode === 'partnership' ? state.hands.slice(0, 2) : state.hands.slice(0, 1);
    for (const card of [...cards, ...open.flat().map(idOf)]) rest.splice(rest.indexOf(card), 1);
    state.discard = rest.map((card, turn) => ({ seat: 0, card, turn }));
    return state;
  }

  it('deals a prize that nobody remembers, hands and deck evenly: every vessel, every card on it, every order', () => {
    const { state } = new KorsarScene(['V5,V3', '']);
    state.hands[1] = [rankOf(cards[2])];
    state.deck = [cards[1], cards[4]].map(rankOf);
    state.stacks = [[], [{ vessel: 'v1', gold: 8, cards: [cards[3]] }]];
    const imagined = korsar.imagining(korsar.view(unseen(state), 0), 0);
    const isVessel = (card: string) => kinds[rankOf(card)].kind === 'vessel';
    const outcomes = orders(cards)
      .filter(([prize, on]) => isVessel(prize) && !isVessel(on))
      .map(([prize, on, hand, ...deck]) => `${prize} ${on} | ${hand} | ${deck}`);
    expect(outcomes).toHaveLength(36);
    const off = unevenness(outcomes, 9000, (dice) => {
      const { stacks, hands, deck } = imagined(dice);
      const [{ gold, cards: on }] = stacks[1];
      return `vessel${gold} ${on} | ${hands[1].map(idOf)} | ${deck.map(idOf)}`;
    });
    expect(off).toBeLessThan(usual);
  });

  it('deals the hands of both opponents of a pair evenly, and leaves what partners hold', () => {
    const { state } = new KorsarScene(['V5,V3', '', '', ''], { mode: 'partnership' });
    state.hands[2] = cards.slice(0, 2).map(rankOf);
    state.hands[3] = cards.slice(2, 3).map(rankOf);
    state.deck = cards.slice(3).map(rankOf);
    const imagined = korsar.imagining(korsar.view(unseen(state), 0), 0);
    const key = (two: string[], one: string, deck: string[]) =>
      `${two.map(rankOf).sort((a, b) => a - b)} | ${rankOf(one)} | ${deck.map(rankOf)}`;
    const outcomes = new Set(orders(cards).map(([a, b, c, ...deck]) => key([a, b], c, deck)));
    expect(outcomes.size).toBe(60);
    const off = unevenness([...outcomes], 9000, (dice) => {
      const { hands, deck } = imagined(dice);
      expect(hands.slice(0, 2)).toEqual(state.hands.slice(0, 2));
      return key(hands[2].map(idOf), idOf(hands[3][0]), deck.map(idOf));
    });
    expect(off).toBeLessThan(usual);
  });
});

describe('Card Pirates', () => {
  it('leaves what a captain remembers where it went, and deals the rest evenly', () => {
    // The third captain looks on, and holds all that is not named.
    const given = {
      ships: ['B3', 'C2', 'E5'],
      hands: ['5C 9C 4D', '3H KD 2S'],
      stack: '10H QS 4H',
      sea: { D4: '6D | JS 7H' },
    };
    const { state } = CardScene.of(given);
    const buried = Object.fromEntries(
      cardPirates.view(state, 2).squares.flatMap(({ square, faceDown }, at) => {
        const lies = state.places[at]?.faceDown ?? [];
        return faceDown > 0 ? [[square, square === 'D4' ? ['JS'] : lies]] : [];
      }),
    );
    // Of seat 0 all is known: what it has was dug up in the open.
    const memory: Memory = { hands: [state.seats[0].hand, ['KD'], []], buried, under: [['QS', '4H']] };
    const imagined = cardPirates.imagining(cardPirates.view(state, 2), 2, memory);
    const outcomes = new Set(
      orders(['3H', '2S', '7H', '10H']).flatMap(([a, b, c, top]) =>
        ['QS,4H', '4H,QS'].map((under) => `${[a, b].sort()} | ${c} | ${top},${under}`),
      ),
    );
    expect(outcomes.size).toBe(24);
    const off = unevenness([...outcomes], 9000, (dice) => {
      const { seats, places, stack } = imagined(dice);
      expect(seats[0].hand).toEqual(state.seats[0].hand);
      expect(seats[1].hand).toContain('KD');
      const there = places
        .flatMap((place) => place?.faceDown ?? [])
        .filter((card) => ['3H', '2S', '7H', '10H'].includes(card));
      return `${seats[1].hand.filter((card) => card !== 'KD').sort()} | ${there} | ${stack}`;
    });
    expect(off).toBeLessThan(usual);
  });
});

describe('Treasure Fleet', () => {
  const scene = new FleetScene(2, { storms: true }, { firstLookout: 0 }).loadAll('4,3,2', '4,3,2');
  const view = treasureFleet.view(scene.state, 0);
  const imagined = treasureFleet.imagining(view, 0);

  it('shuffles the neutral pirate’s pile: every two on top as likely as there are such pairs', () => {
    const { left, unplayed } = view.neutral!;
    const chances = new Map<string, number>();
    for (const [a, many] of Object.entries(unplayed))
      for (const [b, more] of Object.entries(unplayed)) {
        const chance = (many / left) * ((more - Number(a === b)) / (left - 1));
        if (chance > 0) chances.set(`${a} ${b}`, chance);
      }
    const worst = farthest(chances, 20_000, (dice) => [imagined(dice).neutral!.drawPile.slice(0, 2).join(' ')]);
    expect(worst.distance, worst.key).toBeLessThan(usual);
  });

  it('leaves its own cards as they are, and takes any copy of an opponent’s for the one that is loaded', () => {
    const other = view.seats[1];
    const { deck, loaded } = scene.state.seats[1];
    const copies = [...deck, ...loaded].sort();
    const chances = new Map(copies.map((card) => [card, other.loaded / copies.length]));
    const worst = farthest(chances, 20_000, (dice) => {
      const { seats } = imagined(dice);
      expect([seats[0].deck, seats[0].loaded]).toEqual([view.own!.deck, view.own!.loaded]);
      return seats[1].loaded;
    });
    expect(worst.distance, worst.key).toBeLessThan(usual);
    expect(new Set(copies.map(kindOf)).size).toBeLessThan(copies.length);
  });
});
