import { describe, expect, it } from 'vitest';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { treasureFleet } from '../../../src/rules/treasure-fleet/game.ts';
import { givePrizes, Scene, standard } from './scene.ts';

describe('worth', () => {
  it('rises with own prizes and falls with those of others', () => {
    const at = (mine: string[], theirs: string[]) => {
      const fleet = ['6a', '9a', '12a', '14a'];
      const { state } = new Scene(3, {}, { firstLookout: 0, fleet });
      givePrizes(state, [
        [0, mine],
        [1, theirs],
      ]);
      return treasureFleet.worth(state, 0);
    };
    expect(at(['20a'], [])).toBeGreaterThan(at(['16a'], []));
    expect(at(['16a'], [])).toBeGreaterThan(at([], []));
    expect(at([], [])).toBeGreaterThan(at([], ['16a']));
    expect(at([], ['16a'])).toBeGreaterThan(at([], ['20a']));
  });

  it('likes to lead, on the richer ship rather than the poorer', () => {
    const lead = (ship: string, viewer: number) => {
      const scene = new Scene(3, {}, { firstLookout: 0, fleet: ['6a', '22a', '12a', '14a'] });
      scene.loadAll('4,3,2', '4,3,2', '4,3,2').fire(`S0 4→${ship}`);
      return treasureFleet.worth(scene.state, viewer);
    };
    expect(lead('22', 0)).toBeGreaterThan(lead('6', 0));
    expect(lead('22', 1)).toBeLessThan(lead('6', 1));
  });

  it('does not look into the hands of others or into the piles', () => {
    const scene = new Scene(4, { storms: true, cursedShips: true }, { firstLookout: 0 });
    scene.loadAll('4,3,2', 'BP,3,2', '4,3,2,1', 'ST,2,2');
    const dice = seededDice(seedFrom('hands'), 'bots');
    for (let i = 0; i < 20; i++)
      expect(treasureFleet.worth(treasureFleet.permute(scene.state, 0, dice), 0)).toBe(
        treasureFleet.worth(scene.state, 0),
      );
  });

  it.each([2, 3, 4, 5])('makes who looks one play ahead win more than its share among %i captains', (seats) => {
    let won = 0;
    const games = 60;
    for (let i = 0; i < games; i++) {
      const dice = seededDice(seedFrom(`greedy ${seats} ${i}`), 'deck');
      const bots = seededDice(seedFrom(`greedy ${seats} ${i}`), 'bots');
      const options = { ...standard, storms: true, cursedShips: true };
      const state = treasureFleet.setup(seats, options, dice, {}, () => {});
      const clever = i % seats;
      for (let [seat] = treasureFleet.toAct(state); seat !== undefined; [seat] = treasureFleet.toAct(state)) {
        const legal = treasureFleet.legal(state, seat);
        let action = pick(legal, bots);
        if (seat === clever) {
          let best = Number.NEGATIVE_INFINITY;
          for (const each of legal) {
            const after = treasureFleet.clone(state);
            treasureFleet.play(after, seat, each, () => {}, bots);
            const worth = treasureFleet.worth(after, seat);
            if (worth > best) [best, action] = [worth, each];
          }
        }
        treasureFleet.play(state, seat, action, () => {}, dice);
      }
      if (treasureFleet.outcome(state)!.winners.includes(clever)) won++;
    }
    expect(won / games).toBeGreaterThan(1.5 / seats);
  });
});
