/** What the house knows of Parley before anybody takes it. */
import type { GameFacts } from '../../../src/presentation/game-facts.ts';
import { words } from '../words/parley/table.ts';

export const facts: GameFacts = {
  title: words().title,
  credit: words().credit,
  form: { counts: [2, 3], options: [], facts: () => [words().facts] },
  takeBackAt: { x: 960, y: 96 },
  packs: ['common'],
  later: ['shell'],
  needs: {},
  choosing: async () => (await import('./stage.ts')).stage,
  telling: async () => (await import('./stage.ts')).stage,
};
