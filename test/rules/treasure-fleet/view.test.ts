/** Section 9, row by row, and the events that tell these things. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact, type Viewer } from '../../../src/rules/game.ts';
import { treasureFleet } from '../../../src/rules/treasure-fleet/game.ts';
import type { State, View } from '../../../src/rules/treasure-fleet/types.ts';
import { beforeTheEnd, Scene, simplest } from './scene.ts';
import { anyCourse, courses, voyage } from './voyage.ts';

const view = (state: State, viewer: Viewer) => treasureFleet.view(state, viewer);
const without = ({ viewer: _, own: __, ...rest }: View) => rest;
const cardIds = (value: unknown) => JSON.stringify(value).match(/d\d\/\w+\.\d/g) ?? [];

/** S0 fired a 4, S1 a 3; S2 loaded four cards. */
function running(): Scene {
  const scene = new Scene(4, {}, { firstLookout: 0, draws: ['lookout', 'd2', 'd3', 'd4'] });
  scene.loadAll('4,3,2', '3,3,2', '4,2,1,BP', '3,2,2');
  const ship = scene.state.line[0].ship;
  return scene.act(0, scene.shot(0, '4', ship)).act(1, scene.shot(1, '3', ship));
}

describe('9 what a view shows', () => {
  it('own deck and loaded cards: to the owner in full and in order', () => {
    const scene = running();
    expect(view(scene.state, 2).own).toEqual({
      deck: ['4.2', '3.1', '3.2', '3.3', '3.4', '2.2', '2.3', '2.4', '1.2'].map((name) => `d3/${name}`),
      loaded: ['d3/4.1', 'd3/2.1', 'd3/1.1', 'd3/BP.1'],
    });
    const turned = treasureFleet.clone(scene.state);
    turned.seats[2].loaded.reverse();
    expect(view(turned, 2).own!.loaded).toEqual(['d3/BP.1', 'd3/1.1', 'd3/2.1', 'd3/4.1']);
    for (const viewer of [0, 1, 3, 'table'] as Viewer[])
      expect(view(turned, viewer)).toEqual(view(scene.state, viewer));
  });

  it('own deck and loaded cards: to others the count loaded, ready and cards left', () => {
    const scene = running();
    for (const viewer of [0, 1, 3, 'table'] as Viewer[]) {
      const seats = view(scene.state, viewer).seats;
      expect(seats.map((seat) => seat.loaded)).toEqual([2, 2, 4, 3]);
      expect(seats.map((seat) => seat.left)).toEqual([12, 12, 13, 13]);
      expect(seats.every((seat) => seat.ready)).toBe(true);
      const own = viewer === 'table' ? [] : cardIds(view(scene.state, viewer).own);
      expect(cardIds(view(scene.state, viewer))).toEqual(own);
    }
    const split = treasureFleet.clone(scene.state);
    [split.seats[2].deck[0], split.seats[2].loaded[0]] = ['d3/1.2', 'd3/4.2'];
    split.seats[2].deck = ['d3/4.1', ...split.seats[2].deck.slice(1, -1), 'd3/1.2'];
    expect(treasureFleet.faults(split)).toEqual([]);
    expect(view(split, 2)).not.toEqual(view(scene.state, 2));
    for (const viewer of [0, 1, 3, 'table'] as Viewer[]) expect(view(split, viewer)).toEqual(view(scene.state, viewer));
  });

  it('unplayed cards of a seat: their kinds, loaded or not, to everybody', () => {
    const scene = running();
    for (const viewer of [0, 2, 'table'] as Viewer[])
      expect(view(scene.state, viewer).seats.map((seat) => seat.unplayed)).toEqual([
        { 4: 1, 3: 4, 2: 4, 1: 2, BP: 1 },
        { 4: 2, 3: 3, 2: 4, 1: 2, BP: 1 },
        { 4: 2, 3: 4, 2: 4, 1: 2, BP: 1 },
        { 4: 2, 3: 4, 2: 4, 1: 2, BP: 1 },
      ]);
  });

  it('a load: ready and count to everybody while others still load', () => {
    const scene = new Scene(4, {}, { firstLookout: 0 });
    scene.load(2, '4,3,2,1');
    const seats = view(scene.state, 'table').seats;
    expect(seats.map((seat) => [seat.ready, seat.loaded])).toEqual([
      [false, 0],
      [false, 0],
      [true, 4],
      [false, 0],
    ]);
    expect(view(scene.state, 'table').toAct).toEqual([0, 1, 3]);
    const [event] = scene.batch;
    expect(redact(event, 2)).toMatchObject({ type: 'CardsLoaded', cards: scene.state.seats[2].loaded });
    for (const viewer of [0, 1, 3, 'table'] as Viewer[])
      expect(redact(event, viewer)).toEqual({ type: 'CardsLoaded', seat: 2, count: 4, replaced: false });
  });

  it('a spare: the card to its owner, to others that one came back', () => {
    const scene = running();
    while (!scene.batch.some((event) => event.type === 'SpareReturned')) {
      const [seat] = treasureFleet.toAct(scene.state);
      scene.act(seat, simplest(scene, seat));
    }
    const spare = scene.batch.find((event) => event.type === 'SpareReturned')!;
    expect(redact(spare, 2)).toEqual({ type: 'SpareReturned', seat: 2, card: 'd3/BP.1' });
    for (const viewer of [0, 1, 3, 'table'] as Viewer[])
      expect(redact(spare, viewer)).toEqual({ type: 'SpareReturned', seat: 2 });
  });

  it('a card played: its kind to everybody, which copy only to its owner', () => {
    const scene = running();
    const [event] = scene.batch;
    expect(redact(event, 1)).toMatchObject({ type: 'CardPlayed', card: '3', cardId: 'd2/3.1' });
    for (const viewer of [0, 2, 3, 'table'] as Viewer[]) {
      expect(redact(event, viewer)).toMatchObject({ type: 'CardPlayed', captain: 1, card: '3', play: 2 });
      expect(redact(event, viewer)).not.toHaveProperty('cardId');
    }
  });

  it.each<[string, (state: State) => unknown]>([
    ['a card on a ship', (state) => (state.line[0].fire[0].card = '1')],
    ['whose it is', (state) => (state.line[0].fire[0].captain = 3)],
    ['which play it was', (state) => (state.line[0].fire[0].play = 9)],
    ['a storm on a ship', (state) => (state.line[1].becalmedBy = { captain: 1, card: 'ST', play: 1 })],
    ['that a storm swept a ship', (state) => (state.line[1].swept = true)],
    ['a ship in the line', (state) => (state.line[1].ship = '22a')],
    ['its points', (state) => (state.line[1].points = 22)],
    ['its kind', (state) => (state.line[1].kind = 'cursed')],
    ['its place', (state) => (state.line[3].slot = 4)],
    ['a discarded card', (state) => state.discard.cards.push({ captain: 0, card: '4' })],
    ['a discarded ship', (state) => state.discard.ships.push('6a')],
    ['a captured ship', (state) => state.seats[1].captured.push({ ship: '6a', points: 6, sailing: 1 })],
    ['the lookout', (state) => (state.lookout = 3)],
    ['the governor', (state) => (state.governorTaken = 2)],
    ['a last card', (state) => state.lastCards.push({ captain: 0, card: '4' })],
    ['the sailing', (state) => state.sailing++],
    ['the volley', (state) => state.volley++],
    ['the phase', (state) => (state.phase = 'loading')],
    ['who plays next', (state) => state.toPlay.shift()],
    ['who may load four', (state) => (state.extraEligible = [3])],
    ['what a seat owes', (state) => (state.curseDebt[1] = 1)],
    ['a seat being ready', (state) => (state.seats[1].ready = false)],
    ['the colours', (state) => (state.seats[1].deckId = 'd5')],
    ['the number of plays', (state) => state.plays++],
    ['the options', (state) => (state.options.governorPoints = 3)],
    ['the size of the fleet', (state) => state.fleetPile.pop()],
    ['the make-up of the fleet', (state) => (state.fleetPile[0] = state.fleetPile[0] === '22a' ? '6a' : '22a')],
  ])('public: %s', (_, change) => {
    const { state } = running();
    const other = treasureFleet.clone(state);
    change(other);
    for (const viewer of [0, 2, 'table'] as Viewer[]) expect(view(other, viewer)).not.toEqual(view(state, viewer));
  });

  it('fleet pile: size and composition, never the order', () => {
    const { state } = running();
    const turned = treasureFleet.clone(state);
    turned.fleetPile.reverse();
    for (const viewer of [0, 1, 2, 3, 'table'] as Viewer[]) expect(view(turned, viewer)).toEqual(view(state, viewer));
    const { left, composition } = view(state, 'table').fleet;
    expect(left).toBe(17);
    expect(Object.values(composition).reduce((sum, count) => sum + count, 0)).toBe(17);
  });

  it('fleet pile: stays closed at the end', () => {
    const scene = beforeTheEnd(['4', '3', '1']);
    scene.act(treasureFleet.toAct(scene.state)[0], simplest(scene, treasureFleet.toAct(scene.state)[0]));
    const turned = treasureFleet.clone(scene.state);
    turned.fleetPile.reverse();
    expect(view(turned, 'table')).toEqual(view(scene.state, 'table'));
    expect(view(turned, 0)).toEqual(view(scene.state, 0));
    for (const ship of scene.state.fleetPile) expect(JSON.stringify(scene.batch)).not.toContain(`"${ship}"`);
  });

  it('neutral pile: size and composition, the top card once it is turned up', () => {
    const scene = new Scene(2, {}, { firstLookout: 0, neutral: ['BP', '4'] });
    const all = { 4: 2, 3: 4, 2: 4, 1: 2, BP: 1 };
    for (const viewer of [0, 1, 'table'] as Viewer[]) {
      expect(view(scene.state, viewer).neutral).toMatchObject({ left: 13, unplayed: all, revealed: null });
      const turned = treasureFleet.clone(scene.state);
      turned.neutral!.drawPile.reverse();
      expect(view(turned, viewer)).toEqual(view(scene.state, viewer));
    }
    expect(JSON.stringify(scene.events)).not.toContain('"BP"');
    scene.loadAll('4,3,2', '4,3,2');
    const rest = { 4: 2, 3: 4, 2: 4, 1: 2 };
    for (const viewer of [0, 1, 'table'] as Viewer[])
      expect(view(scene.state, viewer).neutral).toMatchObject({ left: 12, unplayed: rest, revealed: 'BP' });
  });

  it('the last card: known by counting, shown for the governor', () => {
    const scene = beforeTheEnd(['4', '3', '1']);
    const seats = view(scene.state, 'table').seats;
    expect(seats.filter((seat) => seat.left === 1).map((seat) => seat.unplayed)).toHaveLength(2);
    expect(view(scene.state, 'table').lastCards).toEqual([]);
    scene.act(treasureFleet.toAct(scene.state)[0], simplest(scene, treasureFleet.toAct(scene.state)[0]));
    expect(view(scene.state, 'table').lastCards).toEqual([
      { captain: 0, card: '4' },
      { captain: 1, card: '3' },
      { captain: 2, card: '1' },
    ]);
  });

  it('strengths and leader per ship', () => {
    const { state } = running();
    const line = view(state, 'table').line;
    expect(line[0]).toMatchObject({
      strengths: [
        { captain: 0, guns: 4, boarding: false },
        { captain: 1, guns: 3, boarding: false },
      ],
      leader: 0,
    });
    expect(line[1]).toMatchObject({ strengths: [], leader: null });
  });

  it('standings and winners only at the end', () => {
    const scene = beforeTheEnd(['4', '3', '1']);
    expect(view(scene.state, 0)).toMatchObject({ standings: null, winners: null });
    expect(treasureFleet.outcome(scene.state)).toBeNull();
  });
});

describe.each(courses)('$seats captains, storms $storms, cursed $cursedShips, scored $scoreNeutral', (course) => {
  it('9 nobody is sent a card that is not its own; spectators see what all seats see in common', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        voyage(any, ({ after, events }) => {
          const table = view(after, 'table');
          expect(table.own).toBeNull();
          expect(cardIds(table)).toEqual([]);
          for (const event of events) expect(cardIds(redact(event, 'table'))).toEqual([]);
          after.seats.forEach(({ deckId, deck, loaded }, seat) => {
            const mine = view(after, seat);
            expect(mine.own).toEqual({ deck, loaded });
            expect(without(mine)).toEqual(without(table));
            const sent = events.flatMap((event) => cardIds(redact(event, seat)));
            for (const card of sent) expect(card.startsWith(deckId)).toBe(true);
          });
        });
      }),
      { numRuns: 4 },
    );
  });

  it('13 a seat that does not act learns nothing but public facts and its own spare', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        voyage(any, ({ seat, before, after, events }) => {
          for (const event of events)
            for (const { to } of event.secret ?? [])
              expect(to).toEqual(event.type === 'SpareReturned' ? [event.seat] : [seat]);
          for (let other = 0; other < any.seats; other++) {
            const own = events.some(
              (event) =>
                other === seat ||
                event.type === 'GovernorCardShown' ||
                (event.type === 'SpareReturned' && event.seat === other),
            );
            if (!own) expect(view(after, other).own).toEqual(view(before, other).own);
          }
        });
      }),
      { numRuns: 4 },
    );
  });

  it('9 only loads, plays and spares have a secret part, and nothing is hidden altogether', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        const secrets: Record<string, string> = { CardsLoaded: 'cards', CardPlayed: 'cardId', SpareReturned: 'card' };
        voyage(any, ({ events }) => {
          for (const event of events) {
            expect(event.only).toBeUndefined();
            const neutral = event.type === 'CardPlayed' && event.captain === 'neutral';
            const due = event.type in secrets && !neutral ? [[secrets[event.type]]] : [];
            expect((event.secret ?? []).map(({ facts }) => Object.keys(facts))).toEqual(due);
          }
        });
      }),
      { numRuns: 4 },
    );
  });
});
