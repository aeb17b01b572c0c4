/** What bots imagine is as likely as the games say: evenly among all that view and memory allow, or by a belief. */
import { describe, expect, it } from 'vitest';
import { isCrew } from '../../src/rules/card-pirates/cards.ts';
import { cardPirates } from '../../src/rules/card-pirates/game.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import { cards } from '../../src/rules/korsar/cards.ts';
import { korsar } from '../../src/rules/korsar/game.ts';
import { kindOf } from '../../src/rules/treasure-fleet/cards.ts';
import { treasureFleet } from '../../src/rules/treasure-fleet/game.ts';
import { beliefOf } from '../../src/rules/yellowbeard/belief.ts';
import { yellowbeard } from '../../src/rules/yellowbeard/game.ts';
import { Scene as CardScene } from './card-pirates/scene.ts';
import { Scene as KorsarScene } from './korsar/scene.ts';
import { farthest } from './likely.ts';
import { Scene as FleetScene } from './treasure-fleet/scene.ts';
import { atSea } from './yellowbeard/scene.ts';

/** Of some hundred numbers the farthest lies within this; the draws have a fixed seed. */
const usual = 4;

describe('Korsar', () => {
  const scene = new KorsarScene(['V5,V3', 'B3,B1', '', '']).play('S0 V5, S1 B3→V5, S2 draw, S3 draw');
  scene.play('S0 V3, S1 draw, S2 draw, S3 draw, S0 draw');
  const view = korsar.view(scene.state, 2);

  it('deals every unseen card to hands and deck as likely as they are large', () => {
    const imagined = korsar.imagining(view, 2, { prizes: remembered(), fresh: [] });
    const sizes = [0, 1, 3].map((seat) => scene.state.hands[seat].length);
    const unseen = sizes.reduce((sum, size) => sum + size, scene.state.deck.length);
    const copies = new Map<number, number>();
    const one = imagined({ below: () => 0 });
    for (const rank of [...one.hands[0], ...one.hands[1], ...one.hands[3], ...one.deck])
      copies.set(rank, (copies.get(rank) ?? 0) + 1);
    // The top of the deck stands for its order.
    const chances = new Map<string, number>();
    for (const [rank, many] of copies) {
      chances.set(`top ${rank}`, many / unseen);
      [0, 1, 3].forEach((seat, i) => {
        let without = 1;
        for (let n = 0; n < sizes[i]; n++) without *= (unseen - many - n) / (unseen - n);
        chances.set(`${seat} ${rank}`, 1 - without);
      });
    }
    const worst = farthest(chances, 20_000, (dice) => {
      const state = imagined(dice);
      const hands = [0, 1, 3].flatMap((seat) => [...new Set(state.hands[seat])].map((rank) => `${seat} ${rank}`));
      return [...hands, `top ${state.deck.at(-1)}`];
    });
    expect(worst.distance, worst.key).toBeLessThan(usual);
  });

  it('knows what went home with the vessels once it was seen, and only then', () => {
    const seen = korsar.imagining(view, 2, { prizes: remembered(), fresh: [] });
    const unseen = korsar.imagining(view, 2);
    const dice = seededDice(seedFrom('prizes'), 'bots');
    const golds = new Set<number>();
    for (let i = 0; i < 100; i++) {
      const state = seen(dice);
      expect(state.stacks).toEqual(scene.state.stacks);
      expect(korsar.faults(state)).toEqual([]);
      golds.add(unseen(dice).stacks[1][0].gold);
    }
    expect(golds.size).toBeGreaterThan(4);
  });

  it('seldom leaves a vessel in a hand that has drawn instead of launching it', () => {
    const even = korsar.imagining(view, 2, { prizes: remembered(), fresh: [] });
    const sifted = korsar.imagining(view, 2, { prizes: remembered(), fresh: [2, 1, 6, 0] });
    const dice = seededDice(seedFrom('drawn instead'), 'bots');
    const held = [even, sifted].map((imagined) => {
      const count = [0, 0, 0, 0];
      for (let i = 0; i < 2000; i++) {
        const state = imagined(dice);
        expect(state.hands.map((hand) => hand.length)).toEqual(scene.state.hands.map((hand) => hand.length));
        if (i % 20 === 0) expect(korsar.faults(state)).toEqual([]);
        state.hands.forEach((hand, seat) => {
          count[seat] += hand.filter((rank) => cards[rank].kind === 'vessel').length;
        });
      }
      return count;
    });
    const part = [0, 1, 3].map((seat) => held[1][seat] / held[0][seat]);
    expect(part[2]).toBeGreaterThan(0.2);
    expect(part[2]).toBeLessThan(0.32);
    // What came to hand since is as likely a vessel as any card.
    for (const [i, seat] of [0, 1].entries()) {
      const size = scene.state.hands[seat].length;
      const fresh = [2, 1][i];
      expect(Math.abs(part[i] - (fresh + 0.25 * (size - fresh)) / size)).toBeLessThan(0.06);
    }
  });

  function remembered() {
    return scene.state.stacks.flatMap((stack, side) => stack.map((prize) => ({ side, ...prize })));
  }
});

describe('Treasure Fleet', () => {
  it('loads every card that a captain has left as likely as any other', () => {
    const scene = new FleetScene(4, { storms: true }, { firstLookout: 0 });
    scene.loadAll('4,3,2', '4,3,2', '4,3,2', '4,3,2');
    const view = treasureFleet.view(scene.state, 0);
    const imagined = treasureFleet.imagining(view, 0);
    const { unplayed, left, loaded } = view.seats[1];
    const chances = new Map<string, number>();
    for (const [kind, many] of Object.entries(unplayed)) {
      let without = 1;
      for (let n = 0; n < loaded; n++) without *= (left - many - n) / (left - n);
      chances.set(kind, 1 - without);
    }
    for (const ship of treasureFleet.imagining(view, 0)({ below: () => 0 }).fleetPile)
      chances.set(ship, 1 / view.fleet.left);
    const worst = farthest(chances, 20_000, (dice) => {
      const state = imagined(dice);
      return [...new Set(state.seats[1].loaded.map(kindOf)), state.fleetPile[0]];
    });
    expect(worst.distance, worst.key).toBeLessThan(usual);
  });
});

describe('Card Pirates', () => {
  const given = { ships: ['B3', 'C2', 'E5'], hands: ['5C 9C 4D', '3H KD', '2S 7H'], sea: { D4: '| JH' } };

  it('gives a captain who has to have crew every hand with crew as likely as any other', () => {
    const scene = CardScene.of(given).sail(0, '5C', 'C2').fight(0, '9C');
    const view = cardPirates.view(scene.state, 2);
    const imagined = cardPirates.imagining(view, 2);
    const held = view.seats[1].cards;
    // Nine cards are open, and one of the hidden ones is crew for sure: that of the attack.
    const hidden = poolOf(imagined({ below: () => 0 }), scene.state);
    const crew = hidden.filter(isCrew).length;
    const honours = hidden.length - crew;
    // The attack takes one of the crew first.
    const [c, n] = [crew - 1, hidden.length - 1];
    const none = ways(honours, held) / ways(n, held);
    const honour = (held / n) * (1 - ways(honours - 1, held - 1) / ways(n - 1, held - 1));
    const chances = new Map(
      hidden.map((card) => [card, isCrew(card) ? ((c / crew) * (held / n)) / (1 - none) : honour / (1 - none)]),
    );
    const worst = farthest(chances, 20_000, (dice) => imagined(dice).seats[1].hand);
    expect(worst.distance, worst.key).toBeLessThan(usual);
  });

  it('draws the cards of an attack evenly, of one suit where they have to be', () => {
    for (const sameSuitBattle of [false, true]) {
      const hands = ['5C 9C 4C', '3H KD', '2S 7H'];
      const scene = CardScene.of({ ...given, hands, options: { sameSuitBattle } });
      scene.sail(0, '5C', 'C2').fight(0, '4C 9C');
      const imagined = cardPirates.imagining(cardPirates.view(scene.state, 2), 2);
      const pairs = pairsOf(poolOf(imagined({ below: () => 0 }), scene.state).filter(isCrew), sameSuitBattle);
      const chances = new Map(pairs.map((pair) => [pair, 1 / pairs.length]));
      const worst = farthest(chances, 40_000, (dice) => [[...imagined(dice).battle!.attack].sort().join()]);
      expect(worst.distance, worst.key).toBeLessThan(usual + 0.5);
    }
  });

  /** What seat 2 does not see. */
  function poolOf(one: ReturnType<typeof cardPirates.clone>, state: typeof one): string[] {
    const closed = [
      one.seats[0].hand,
      one.seats[1].hand,
      one.stack,
      ...one.places.map((place) => place?.faceDown ?? []),
    ];
    expect(one.places.length).toBe(state.places.length);
    return [...closed.flat(), ...one.battle!.attack];
  }

  function ways(cards: number, chosen: number): number {
    let product = 1;
    for (let i = 0; i < chosen; i++) product *= (cards - i) / (i + 1);
    return Math.max(0, product);
  }

  function pairsOf(cards: readonly string[], oneSuit: boolean): string[] {
    return cards.flatMap((a, i) =>
      cards.slice(i + 1).flatMap((b) => (oneSuit && a.at(-1) !== b.at(-1) ? [] : [[a, b].sort().join()])),
    );
  }
});

describe('Yellowbeard', () => {
  it('puts the pirate where a captain believes him to be', () => {
    const scene = atSea().do({ type: 'depart', harbour: 'N14', square: 'N13' });
    scene.sail('M13', 'L13').roll(1).do({ type: 'rollDie' }, { type: 'lookFirst' }, { type: 'stay' });
    scene.sail('L12').roll(2).do({ type: 'rollDie' }, { type: 'lookFirst' }, { type: 'stay' });
    const view = yellowbeard.view(scene.state, 1);
    const { chart, shares } = beliefOf(view);
    const chances = new Map(chart.names.map((square, cell) => [square, shares[cell]]));
    const imagined = yellowbeard.imagining(view, 1);
    const worst = farthest(chances, 20_000, (dice) => [imagined(dice).quarry!.square]);
    expect(worst.distance, worst.key).toBeLessThan(usual);
  });
});
