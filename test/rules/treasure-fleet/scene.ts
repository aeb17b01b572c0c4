/**
 * Written positions. A scene plays through `refusal` and `play` alone, asks `faults` after every action, and speaks the
 * shorthand of the rules file: loads are `4,3,2`, shots `S1 3→16`, a shot of the neutral pirate `N 3→17`.
 */
import { expect } from 'vitest';
import { type Dice, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import type { Seat } from '../../../src/rules/game.ts';
import { buildDeck, kindOf, shipCard } from '../../../src/rules/treasure-fleet/cards.ts';
import { treasureFleet } from '../../../src/rules/treasure-fleet/game.ts';
import type {
  Action,
  Captain,
  CardId,
  CardKind,
  Deal,
  DeckId,
  Event,
  Options,
  ShipId,
  State,
} from '../../../src/rules/treasure-fleet/types.ts';

export const standard: Options = {
  storms: false,
  cursedShips: false,
  scoreNeutral: false,
  governorPoints: 16,
  fiveSpotShips: 'proportional',
  decks: 'drawn',
  curseChoice: 'victim',
};

export type Told = Record<string, unknown> & { type: string };

export class Scene {
  state: State;
  /** Everything told so far. */
  readonly events: Event[] = [];
  /** What the last action told. */
  batch: Event[] = [];
  private readonly dice: Dice;

  constructor(seats: number, options: Partial<Options> = {}, deal: Partial<Deal> = {}, seed = 'scene') {
    this.dice = seededDice(seedFrom(seed), 'deck');
    this.state = treasureFleet.setup(seats, { ...standard, ...options }, this.dice, deal, this.hear);
    expect(treasureFleet.faults(this.state)).toEqual([]);
  }

  private readonly hear = (event: Event) => {
    this.events.push(event);
    this.batch.push(event);
  };

  act(seat: Seat, action: Action): this {
    expect(treasureFleet.refusal(this.state, seat, action)).toBeNull();
    this.batch = [];
    treasureFleet.play(this.state, seat, action, this.hear, this.dice);
    expect(treasureFleet.faults(this.state)).toEqual([]);
    return this;
  }

  /** The code of a refusal; the position stays what it was. */
  refused(seat: Seat, action: Action): string | undefined {
    const before = JSON.stringify(this.state);
    const refusal = treasureFleet.refusal(this.state, seat, action);
    expect(JSON.stringify(this.state)).toBe(before);
    return refusal?.code;
  }

  /** Cards of these kinds out of all that the seat has not played, lowest copies first. */
  cards(seat: Seat, kinds: string): CardId[] {
    const { deck, loaded } = this.state.seats[seat];
    const pool = [...deck, ...loaded].sort();
    return kinds.split(',').map((kind) => {
      const at = pool.findIndex((card) => kindOf(card) === kind);
      expect(at, `seat ${seat} has no ${kind} left`).toBeGreaterThanOrEqual(0);
      return pool.splice(at, 1)[0];
    });
  }

  load(seat: Seat, kinds: string): this {
    return this.act(seat, { type: 'load', cards: this.cards(seat, kinds) });
  }

  loadAll(...kinds: string[]): this {
    kinds.forEach((each, seat) => {
      this.load(seat, each);
    });
    return this;
  }

  /** A ship of the line by id, or by its points if these name one only. */
  ship(name: string): ShipId {
    const { line } = this.state;
    const named = line.filter((slot) => slot.ship === name);
    const fits = named.length > 0 ? named : line.filter((slot) => String(slot.points) === name);
    expect(fits.length, `ships called ${name}`).toBe(1);
    return fits[0].ship;
  }

  shot(seat: Seat, kind: string, ship: string): Action {
    const card = this.state.seats[seat].loaded.find((each) => kindOf(each) === kind);
    expect(card, `seat ${seat} has no ${kind} loaded`).toBeDefined();
    return { type: 'playCard', card: card!, ship: this.ship(ship) };
  }

  /** Several shots, `S0 4→20, S1 3→16`. */
  fire(script: string): this {
    for (const each of script.split(', ')) {
      const [, who, kind, ship] = /^(S\d|N) (\w+)→(\w+)$/.exec(each)!;
      if (who === 'N') {
        expect(this.state.neutral?.revealed).toBe(kind);
        this.act(this.state.lookout, { type: 'placeNeutral', ship: this.ship(ship) });
      } else this.act(Number(who[1]), this.shot(Number(who[1]), kind, ship));
    }
    return this;
  }

  /** Public facts of the last action's events of these types. */
  told(...types: Event['type'][]): Told[] {
    return publicFacts(this.batch.filter((event) => types.includes(event.type)));
  }

  prizes(seat: Seat): ShipId[] {
    return this.state.seats[seat].captured.map((prize) => prize.ship);
  }

  points(): number[] {
    return treasureFleet.view(this.state, 'table').seats.map((seat) => seat.points);
  }

  left(): number[] {
    return treasureFleet.view(this.state, 'table').seats.map((seat) => seat.left);
  }

  types(): string[] {
    return this.batch.map((event) => event.type);
  }
}

export function publicFacts(events: readonly Event[]): Told[] {
  return events.map(({ secret: _, only: __, ...facts }) => facts as Told);
}

/**
 * Plays to the shot before the last, so that the cards left for the governor are the given ones. In the last sailing
 * all seats fire alike on one ship (three 2s, or with storms two 2s and a 1), so that nobody captures anything in it.
 */
export function beforeTheEnd(
  last: string[],
  options: Partial<Options> = {},
  fleet: ShipId[] = [],
  neutralLast: CardKind = '1',
): Scene {
  const seats = last.length;
  const finale = options.storms ? '2,2,1' : '2,2,2';
  const deal: Partial<Deal> = { firstLookout: 0, fleet };
  if (seats === 2) deal.neutral = neutralOrder(!!options.storms, neutralLast);
  const scene = new Scene(seats, options, deal);
  const shots = 4 * 3 * (seats + (seats === 2 ? 1 : 0));
  while (scene.state.plays < shots - 1) {
    const [seat] = treasureFleet.toAct(scene.state);
    if (scene.state.phase === 'loading') {
      const keep = scene.cards(seat, `${last[seat]},${finale}`);
      const { deck } = scene.state.seats[seat];
      const cards = scene.state.sailing === 4 ? keep.slice(1) : deck.filter((card) => !keep.includes(card)).slice(0, 3);
      scene.act(seat, { type: 'load', cards });
    } else scene.act(seat, simplest(scene, seat));
  }
  return scene;
}

/** The next card on the first ship; the neutral pirate's too. */
export function simplest(scene: Scene, seat: Seat): Action {
  const { ship } = scene.state.line[0];
  if (scene.state.phase === 'neutralShot') return { type: 'placeNeutral', ship };
  return { type: 'playCard', card: scene.state.seats[seat].loaded[0], ship };
}

/** Weak cards in the last sailing, so that the neutral pirate captures nothing there, and the given card at the end. */
function neutralOrder(storms: boolean, last: CardKind): CardKind[] {
  const kinds = buildDeck('d1' as DeckId, 2, storms).map(kindOf);
  const take = (kind: CardKind) => kinds.splice(kinds.indexOf(kind), 1)[0];
  const end = [take(last)];
  if (last !== '1') end.unshift(take('1'));
  end.unshift(take('1'));
  end.unshift(take('2'));
  return [...kinds, ...end];
}

/** Rewrites who holds what: the other prizes go to the discard. The position must stay a sound one. */
export function givePrizes(state: State, prizes: [Captain, ShipId[]][]): void {
  const holds = (captain: Captain) => (captain === 'neutral' ? state.neutral! : state.seats[captain]);
  for (const seat of [...state.seats, ...(state.neutral ? [state.neutral] : [])])
    state.discard.ships.push(...seat.captured.splice(0).map((prize) => prize.ship));
  for (const [captain, ships] of prizes)
    for (const ship of ships) {
      for (const pile of [state.discard.ships, state.fleetPile])
        if (pile.includes(ship)) pile.splice(pile.indexOf(ship), 1);
      holds(captain).captured.push({ ship, points: shipCard(ship).points, sailing: 1 });
    }
  expect(treasureFleet.faults(state)).toEqual([]);
}
