/** Completeness (docs/decisions.md, secrets): who is granted a fact sees it change, and nobody else does. */
import type { Position } from '../../src/match/position.ts';
import { viewers } from '../../src/match/position.ts';
import type { Dice } from '../../src/rules/dice.ts';
import type { Game, Kind } from '../../src/rules/game.ts';
import type { GameFacts } from './facts.ts';

/** Sentences about facts that are missing or show too much; `met` collects the rows that existed in this position. */
export function completenessFaults<K extends Kind>(
  game: Game<K>,
  facts: GameFacts<K>,
  position: Position<K>,
  seats: number,
  dice: Dice,
  met: Set<string>,
): string[] {
  const found: string[] = [];
  for (const fact of facts.facts) {
    const changed = fact.change(structuredClone(position.state), seats, dice);
    if (!changed) continue;
    met.add(fact.row);
    for (const viewer of viewers(seats)) {
      const before = JSON.stringify(game.view(position.state, viewer));
      const differs = JSON.stringify(game.view(changed.state, viewer)) !== before;
      if (differs && !changed.seenBy.includes(viewer)) found.push(`"${fact.row}" shows to ${viewer}`);
      if (!differs && changed.seenBy.includes(viewer)) found.push(`"${fact.row}" is hidden from ${viewer}`);
    }
  }
  return found;
}
