/** The games as they stand on the title. */
import { stagedGames } from '../../presentation/index.ts';
import type { TitleState } from '../../presentation/screens/title.ts';
import { formOf, gamesOffered } from './offer.ts';

export const gamesOnTitle = (): TitleState['games'] =>
  gamesOffered().map((id) => {
    const { title, vignette, vignetteLoop, vignetteShot, hook } = stagedGames[id];
    return { id, name: title, counts: formOf(id).counts, vignette, vignetteLoop, vignetteShot, hook };
  });
