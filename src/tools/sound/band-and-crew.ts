/** Sounds that are fetched when there is time: the crew's shouts, one for each seat, and the stingers of the band. */
import type { CueRecipe } from './cue.ts';
import { sting, stingMs, stings } from './recipes/stingers.ts';
import { shout, shoutMs, throats } from './recipes/throats.ts';

/** Least ms between two shouts, and between two stingers. */
const quiet = { shout: 7000, sting: 9000 };

export const bandAndCrew: readonly CueRecipe[] = [
  ...throats.map((throat, seat): CueRecipe => {
    return {
      name: `shout-${seat + 1}`,
      ms: shoutMs(throat),
      db: -11,
      takes: [shout(throat), shout(throat)],
      wet: 0.22,
      fade: 90,
      rest: { group: 'shout', ms: quiet.shout },
    };
  }),
  ...Object.entries(stings).map(([name, each]): CueRecipe => {
    return {
      name,
      ms: stingMs(each),
      db: -9,
      takes: [sting(each), sting(each)],
      wet: 0.16,
      fade: 300,
      ducks: true,
      tuned: true,
      rest: { group: 'sting', ms: quiet.sting },
    };
  }),
];
