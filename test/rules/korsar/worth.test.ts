/** What the bots' sense of worth is good for (issue 5, part 5). */

import { describe, expect, it } from 'vitest';
import { greedy } from '../../../src/bots/greedy.ts';
import { random } from '../../../src/bots/random.ts';
import { seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { korsar } from '../../../src/rules/korsar/game.ts';
import { sideOf } from '../../../src/rules/korsar/open.ts';
import type { Action } from '../../../src/rules/korsar/types.ts';
import { Scene, standard } from './scene.ts';

/** What a greedy captain does here, in a few tries with other dice. */
function choices(scene: Scene, tries = 12): Action[] {
  const seat = scene.state.turnSeat;
  const view = korsar.view(scene.state, seat);
  const legal = korsar.legal(scene.state, seat);
  return Array.from({ length: tries }, (_, i) =>
    greedy.decide(korsar, view, legal, seat, seededDice(seedFrom(`choice ${i}`), 'bots')),
  );
}

const kinds = (actions: readonly Action[]) => [...new Set(actions.map(({ type }) => type))];

describe('worth', () => {
  it('rises with own captured gold and falls with that of others', () => {
    const { state } = new Scene(['', '', '']);
    const at = (mine: number, theirs: number) => {
      state.stacks[0] = [{ vessel: 'v1', gold: mine, cards: [] }];
      state.stacks[1] = [{ vessel: 'v2', gold: theirs, cards: [] }];
      return korsar.worth(state, 0);
    };
    expect(at(5, 0)).toBeGreaterThan(at(4, 0));
    expect(at(5, 0)).toBeGreaterThan(at(5, 3));
  });

  it('likes to lead, on the dearer vessel rather than the cheaper', () => {
    const lead = (target: string, seat: number) => {
      const scene = new Scene(['V8', 'V2', 'B4', '']).play('S0 V8, S1 V2');
      return korsar.worth(scene.play(`S2 B4→${target}`).state, seat);
    };
    expect(lead('V8', 2)).toBeGreaterThan(lead('V2', 2));
    expect(lead('V8', 0)).toBeLessThan(lead('V2', 0));
  });

  it('does not look into the hands of others, into their stacks’ cards or the deck', () => {
    const scene = new Scene(['V5', 'B3', '', ''], { openStacks: true }).play('S0 V5, S1 B3→V5, S2 draw');
    const dice = seededDice(seedFrom('hands'), 'bots');
    const worth = korsar.worth(scene.state, 3);
    for (let i = 0; i < 20; i++) expect(korsar.worth(korsar.permute(scene.state, 3, dice), 3)).toBe(worth);
  });

  it('launches when nobody can attack', () => {
    const scene = new Scene(['', '', '']).later(['V8,B1', 'V2,V3,V4', 'V2,V3,V4'], 0);
    expect(kinds(choices(scene))).toEqual(['launchVessel']);
  });

  it('launches in the end rather than keeping a debt', () => {
    const scene = new Scene(['', '']).later(['V5,B1,G1', 'P1,P2']);
    expect(kinds(choices(scene))).toEqual(['launchVessel']);
  });

  it('defends a dear merchant', () => {
    const scene = new Scene(['V8,B4,B4,ADM', 'G2', '', '']).play('S0 V8, S1 G2→V8, S2 draw, S3 draw');
    for (const choice of choices(scene)) expect(choice).toMatchObject({ vessel: 'v1' });
  });

  it('attacks a dear merchant that lies open', () => {
    const scene = new Scene(['V8', 'B4,B3,Y1', '', '']).play('S0 V8');
    for (const choice of choices(scene)) expect(choice).toMatchObject({ type: 'playPirate', vessel: 'v1' });
  });

  it('does not waste a captain on two gold', () => {
    const scene = new Scene(['V2', 'B1,B*', 'G2', '']).play('S0 V2, S1 B1→V2, S2 G2→V2, S3 draw, S0 draw');
    expect(kinds(choices(scene))).not.toContain('playCaptain');
  });

  it('plays a captain for a dear merchant', () => {
    const scene = new Scene(['V8', 'B1,B*', 'G4', '']).play('S0 V8, S1 B1→V8, S2 G4→V8, S3 draw, S0 draw');
    expect(kinds(choices(scene))).toEqual(['playCaptain']);
  });

  it.each([
    [2, 'individual'],
    [3, 'individual'],
    [4, 'individual'],
    [5, 'individual'],
    [4, 'partnership'],
    [6, 'partnership'],
    [8, 'partnership'],
  ] as const)('makes a greedy side win far more than its share among %i, %s', (seats, mode) => {
    const sides = mode === 'partnership' ? seats / 2 : seats;
    const games = 24;
    let won = 0;
    for (let i = 0; i < games; i++) {
      const deck = seededDice(seedFrom(`greedy ${i}`), 'deck');
      const bots = seededDice(seedFrom(`greedy ${i}`), 'bots');
      const state = korsar.setup(seats, { ...standard, mode, startSeat: 'random' }, deck, {}, () => {});
      const clever = i % sides;
      for (let [seat] = korsar.toAct(state); seat !== undefined; [seat] = korsar.toAct(state)) {
        const bot = sideOf(state, seat) === clever ? greedy : random;
        const action = bot.decide(korsar, korsar.view(state, seat), korsar.legal(state, seat), seat, bots);
        korsar.play(state, seat, action, () => {}, deck);
      }
      const { winners } = korsar.outcome(state)!;
      if (sideOf(state, winners[0]) === clever) won++;
    }
    expect(won / games).toBeGreaterThan(Math.min(0.75, 1.8 / sides));
  });
});
