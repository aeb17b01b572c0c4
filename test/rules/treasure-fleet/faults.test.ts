/** `faults` must notice: every spoiled state is one that no game reaches. */
import { describe, expect, it } from 'vitest';
import { treasureFleet } from '../../../src/rules/treasure-fleet/game.ts';
import type { State } from '../../../src/rules/treasure-fleet/types.ts';
import { Scene } from './scene.ts';

function inVolley(): Scene {
  const fleet = ['12a', 'X1', '14a', '9a'];
  const scene = new Scene(3, { storms: true, cursedShips: true }, { firstLookout: 0, fleet });
  return scene.loadAll('1,3,2', 'ST,3,2', '2,2,3').fire('S0 1→X1, S1 ST→X1, S2 2→12, S1 3→14');
}

describe('faults', () => {
  it.each([
    ['a card gone', (state) => state.seats[0].deck.pop()],
    ['a card twice', (state) => state.seats[0].deck.push(state.seats[0].deck[0])],
    ['a foreign card', (state) => state.seats[0].deck.splice(0, 1, state.seats[1].deck[0])],
    ['an unsorted deck', (state) => state.seats[0].deck.reverse()],
    ['a card of the deck loaded as a fourth', (state) => state.seats[0].loaded.push(state.seats[0].deck.pop()!)],
    ['a discarded card of another kind', (state) => (state.discard.cards[0].card = '4')],
    ['a discarded card of another captain', (state) => (state.discard.cards[0].captain = 1)],
    ['a ship gone', (state) => state.fleetPile.pop()],
    ['a ship twice', (state) => state.discard.ships.push('12a')],
    [
      'a captured ship that is still in the pile',
      (state) => state.seats[0].captured.push({ ship: state.fleetPile[0], points: 6, sailing: 1 }),
    ],
    ['a captured cursed ship', (state) => state.seats[0].captured.push({ ship: 'X2', points: 0, sailing: 1 })],
    ['a short line', (state) => state.fleetPile.push(state.line.pop()!.ship)],
    ['a line out of order', (state) => state.line.reverse()],
    ['a becalmed treasure ship', (state) => (state.line[0].becalmedBy = { captain: 1, card: 'ST', play: 2 })],
    ['a storm too late', (state) => (state.line[1].becalmedBy = null)],
    ['a cannon under the storm', (state) => state.line[1].fire.push({ captain: 0, card: '1', play: 1 })],
    ['a play not counted', (state) => state.plays--],
    ['the wrong seat to play', (state) => state.toPlay.reverse()],
    ['nobody to play', (state) => (state.toPlay = [])],
    ['a seat not ready', (state) => (state.seats[0].ready = false)],
    ['the wrong lookout', (state) => (state.lookout = 0)],
    ['another volley', (state) => (state.volley = 3)],
    ['another sailing', (state) => (state.sailing = 2)],
    ['extra cards with three captains', (state) => (state.extraEligible = [1])],
    ['a debt outside the curse', (state) => (state.curseDebt[1] = 1)],
    ['a curse without a debt', (state) => (state.phase = 'curse')],
    [
      'a neutral pirate at three',
      (state) => (state.neutral = { deckId: 'd5', drawPile: [], revealed: null, captured: [] }),
    ],
    ['a governor taken early', (state) => (state.governorTaken = 0)],
    ['a last card shown early', (state) => state.lastCards.push({ captain: 0, card: '4' })],
    ['two seats with one deck', (state) => (state.seats[0].deckId = state.seats[1].deckId)],
    ['a play numbered twice', (state) => (state.line[2].fire[0].play = 3)],
    ['a scored neutral pirate at three', (state) => (state.options.scoreNeutral = true)],
  ] as [string, (state: State) => unknown][])('notice %s', (_, spoil) => {
    const { state } = inVolley();
    expect(treasureFleet.faults(state)).toEqual([]);
    spoil(state);
    expect(treasureFleet.faults(state)).not.toEqual([]);
  });
});
