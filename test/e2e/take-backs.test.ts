/**
 * Take-backs, the long run: a thousand random games of each game are played and every action is asked about. Of what is
 * offered, three hundred spread over all games are tried with thousands of look-alikes: nobody had learned anything. For
 * Yellowbeard the squares where he could be are compared for all of them, exactly.
 */
import { expect, it } from 'vitest';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { couldBe, learned, offeredIn, type TakeBack } from '../match/take-backs.ts';

const played = 1000;
const tried = 300;
const lookAlikes: Readonly<Record<string, number>> = { yellowbeard: 5000 };

/** So many of a list, from its beginning to its end. */
function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]);
}

const kindsOf = (list: readonly TakeBack[]): string => {
  const kinds = new Map<string, number>();
  for (const { action } of list) kinds.set(action.type, (kinds.get(action.type) ?? 0) + 1);
  return [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ') || 'none';
};

for (const [id, game] of Object.entries(games))
  it(`${id}: nobody had learned anything by what could be taken back`, () => {
    const judged = { actions: 0 };
    const told: string[] = [];
    const offered: TakeBack[] = [];
    for (let number = 0; number < played; number++)
      for (const takeBack of offeredIn(game, number, judged)) {
        offered.push(takeBack);
        if (id === 'yellowbeard' && couldBe(game, takeBack.after) !== couldBe(game, takeBack.before))
          told.push(`game ${number}: the room by ${JSON.stringify(takeBack.action)}`);
      }
    // What lies open before the first secret cannot tell any: the moves of the game are what is tried.
    const laying = ['placeChest', 'placeShip'];
    const some = spread(
      offered.filter(({ action }) => !laying.includes(action.type)),
      tried,
    );
    const each = lookAlikes[id] ?? 1000;
    const dice = seededDice(seedFrom('take-backs'), 'effects');
    for (const takeBack of some) {
      const who = learned(game, takeBack, each, dice);
      if (who !== null) told.push(who);
    }
    console.info(
      `${id}: ${played} games, ${judged.actions} actions, ${offered.length} take-backs offered (${kindsOf(offered)}); ` +
        `${some.length} tried with ${each} look-alikes per viewer (${kindsOf(some)}); ${told.length} had told something.`,
    );
    expect(told).toEqual([]);
  });
