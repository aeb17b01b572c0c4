/** Telling of Yellowbeard: what its events look like, and what its boards say. */
import type { View } from '../../rules/yellowbeard/types.ts';
import { fill } from '../../words/message.ts';
import { lessonTable } from '../../words/yellowbeard/lessons.ts';
import { setupWords } from '../../words/yellowbeard/setup.ts';
import { words } from '../../words/yellowbeard/table.ts';
import { type GameTelling, gameTelling } from '../staging.ts';
import { explained } from './board/explained.ts';
import { logPages } from './board/log-pages.ts';
import { rulesCard } from './board/rules-card.ts';
import { replayAt } from './layout/replay-at.ts';
import { sides } from './layout/sides.ts';
import { opening } from './opening.ts';
import { peak } from './score/peaks.ts';
import { pivot } from './score/pivot.ts';
import { script } from './score/score.ts';

export const telling: GameTelling = gameTelling({
  script,
  lessons: lessonTable,
  explained,
  spare: [
    'yellowbeard-cones',
    'yellowbeard-heat',
    'yellowbeard-name',
    'yellowbeard-plan',
    'yellowbeard-reach',
    'yellowbeard-track',
    'yellowbeard-watch',
  ],
  rules: rulesCard,
  log: logPages,
  pivot,
  peak,
  opening,
  sides,
  replayAt,
  // The sixth chest: from now on he may escape.
  tense: ({ phase, stolen, counts }: View) => phase !== 'over' && stolen.length >= counts.chestsToEscape,
  stake: ({ stolen, counts }: View) => {
    const n = counts.chestsToEscape - stolen.length;
    return n > 0 ? fill(words().stake.chests, { n }) : words().stake.harbour;
  },
  // A captain whose ships are all sunk, in the last round.
  lookingOn: ({ round, rounds, sunk, pirate, owners }: View, seat) =>
    round === rounds &&
    sunk.length > 0 &&
    seat !== pirate &&
    owners.every((owner, i) => owner !== seat || sunk.includes(i + 1)),
  ownMaps: {
    fetchScreen: async () => (await import('./board/own-maps-screen.ts')).mapsScreen,
    fetchSentences: async () => (await import('./board/own-maps-screen.ts')).sentenceOf,
    get news() {
      return setupWords().maps.news;
    },
  },
});
