/** Choosing in Card Pirates: all that somebody's hand needs. */
import { adviceReasons } from '../../words/card-pirates/advice.ts';
import { explainWords } from '../../words/card-pirates/explain.ts';
import { type GameChoosing, gameChoosing } from '../staging.ts';
import { firstLines } from './hand/first-lines.ts';
import { human } from './hand/human.ts';

export const choosing: GameChoosing = gameChoosing({
  human,
  firstLines,
  reasons: adviceReasons,
  buttons: () => explainWords().buttons,
});
