/** The games as they stand on the title. */
import { stagedGames } from '../stage/index.ts';
import type { TitleState } from '../stage/screens/title.ts';

export const gamesOnTitle = (): TitleState['games'] =>
  Object.entries(stagedGames).map(([id, { title, form, vignette, vignetteLoop, hook }]) => ({
    ...{ id, name: title, counts: form.counts, vignette, vignetteLoop, hook },
  }));
