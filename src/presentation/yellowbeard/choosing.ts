/** Choosing in Yellowbeard: all that somebody's hand needs. */
import { adviceReasons } from '../../words/yellowbeard/advice.ts';
import { explainWords } from '../../words/yellowbeard/explain.ts';
import { type GameChoosing, gameChoosing } from '../staging.ts';
import { firstLines } from './hand/first-lines.ts';
import { human } from './hand/human.ts';

export const choosing: GameChoosing = gameChoosing({
  human,
  firstLines,
  reasons: adviceReasons,
  buttons: () => explainWords().buttons,
});
