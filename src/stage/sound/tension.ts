/**
 * When a game grows tense: from here on its music has the drum (chapter 12). What the room knows decides, so the drum
 * tells nobody anything.
 */
import type { View as CardPirates } from '../../rules/card-pirates/types.ts';
import type { View as Korsar } from '../../rules/korsar/types.ts';
import type { View as TreasureFleet } from '../../rules/treasure-fleet/types.ts';
import type { View as Yellowbeard } from '../../rules/yellowbeard/types.ts';

interface Told {
  'treasure-fleet': TreasureFleet;
  korsar: Korsar;
  'card-pirates': CardPirates;
  yellowbeard: Yellowbeard;
}

const rules: { [Game in keyof Told]: (view: Told[Game]) => boolean } = {
  /** The last sailing. */
  'treasure-fleet': ({ phase, sailing, sailings }) => phase !== 'gameOver' && sailing === sailings,
  /** The empty deck. */
  korsar: ({ phase, deck }) => phase !== 'gameOver' && deck === 0,
  /** The last Ace, when all other islands have been traded for less; and the empty stack, the last turn. */
  'card-pirates': ({ phase, squares, stack }) =>
    phase !== 'over' &&
    phase !== 'setup' &&
    (stack === 0 || squares.filter(({ island }) => island?.startsWith('A')).length <= 1),
  /** The sixth chest: from now on he may escape. */
  yellowbeard: ({ phase, stolen, counts }) => phase !== 'over' && stolen.length >= counts.chestsToEscape,
};

export function isTense(game: string, view: object): boolean {
  const rule = (rules as Record<string, ((view: object) => boolean) | undefined>)[game];
  return rule?.(view) ?? false;
}
