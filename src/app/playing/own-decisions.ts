/** The best and the worst decision of a person who played alone, in words. */
import type { Decision, Hindsight } from '../../host/port.ts';
import type { Human } from '../../presentation/hands/human.ts';
import type { GameAction, Seat } from '../../rules/game.ts';
import { adviceWords } from '../../words/house/advice.ts';
import { fill } from '../../words/message.ts';
import type { DecidingMoment } from '../replays/deciding-moments.ts';
import { inHundred } from './advising.ts';

export function ownDecisions(
  human: Pick<Human, 'describe'>,
  { best, worst }: Hindsight,
  seat: Seat,
  names: readonly string[],
): DecidingMoment[] {
  const words = adviceWords();
  const say = ({ view }: Decision, action: GameAction) =>
    human.describe({ seat, names, view, choices: [], looking: true, curtain: false }, action);
  const told: DecidingMoment[] = [];
  if (best) {
    const facts = { did: say(best, best.did), n: inHundred(best.value) };
    told.push({ step: best.step, sentence: fill(words.yourBest, facts) });
  }
  if (worst?.better) {
    const { better, did, value, step } = worst;
    const facts = { did: say(worst, did), n: inHundred(value), better: say(worst, better.action) };
    told.push({ step, sentence: fill(words.yourWorst, { ...facts, m: inHundred(better.value) }) });
  }
  return told;
}
