/** A match at this screen: what everybody needs who asks one of its people something. */
import type { HostPort, MatchFacts, News } from '../../host/port.ts';
import type { SeatChoice } from '../../presentation/hands/human.ts';
import type { StagedGame } from '../../presentation/index.ts';
import type { GameAction, GameEvent, Seat } from '../../rules/game.ts';
import type { LessonRun } from '../lessons/lesson.ts';
import type { Pads } from '../pads/pads.ts';
import { mark } from '../page/mark.ts';
import type { Prompter } from '../prompts/prompter.ts';
import type { Preferences } from '../settings/preferences.ts';
import type { Explaining, Explains } from '../telling/explaining.ts';
import type { Notes } from '../telling/first-lines.ts';
import type { Advising } from './advising.ts';
import type { AskedAt, Asking } from './asking.ts';
import type { Narrator } from './narrator.ts';
import type { Pause, Paused } from './pause.ts';

export interface Sitting {
  prompter: Prompter;
  host: HostPort;
  facts: MatchFacts;
  preferences: Preferences;
  game: StagedGame;
  names: readonly string[];
  narrator: Narrator;
  firstLines: Notes;
  /** Place where people ask what to do; nobody does in a lesson. */
  advising?: Pick<Advising, 'ask'>;
  /** The lesson that is taught here, if one is. */
  lesson?: Pick<LessonRun, 'skip'>;
  explaining: Explaining;
  explains: Explains;
  pads: Pads;
  pause: Pause;
  /** Opens the pause while nothing is told. */
  paused(): Promise<Paused>;
}

/** Codes of the host for an answer to a question that does not stand. */
const notAsked: ReadonlySet<string> = new Set(['WITHDRAWN', 'NOT_YOUR_TURN']);

/** Tells whether several people share the screen: what is private needs the curtain then. */
export const isShared = ({ facts }: Sitting): boolean => facts.viewer === 'table';

/**
 * The facts that somebody chooses from: `view` is the seat's own while it is revealed, else what everybody at this
 * screen may know.
 */
interface Chosen extends AskedAt {
  looking: boolean;
  /** Everything the seat may do, where it may be shown here. */
  legal?: readonly GameAction[];
  /** The latest of what the seat was sent, where it may be shown here. */
  news?: readonly GameEvent[];
}

export function turnOf(sitting: Sitting, seat: Seat, { asks, view, looking, legal, news }: Chosen): SeatChoice {
  const { names, preferences, narrator } = sitting;
  return {
    seat,
    names,
    view,
    choices: asks.find((each) => each.seat === seat)?.open ?? [],
    looking,
    legal,
    news,
    curtain: isShared(sitting),
    best: narrator.best,
    unaided: narrator.aid?.on === false,
    holds: preferences.settings.hold,
    // The window may change its shape while somebody chooses.
    get frame() {
      return narrator.frame;
    },
  };
}

/**
 * Answers a question with one action after the other, to be told together; each after the first answers what is asked next.
 * A refusal ends it; what was done before stays done. Whoever answers a question that was withdrawn meanwhile has done
 * nothing wrong, and is told nothing of it.
 */
export async function act(
  { host, prompter, game, firstLines }: Sitting,
  asking: Asking,
  actions: readonly GameAction[],
): Promise<News | null> {
  const done: News[] = [];
  while (done.length < actions.length) {
    const refused = await host.answer(asking.question.ask, actions[done.length]);
    if (refused && notAsked.has(refused.code)) {
      asking.end();
      break;
    }
    if (refused) {
      prompter.refuse(game.human.refusal(refused.code));
      break;
    }
    const told = await host.next();
    if (told.said !== 'told') break;
    // From here on no accident can take this action back, unless the table says that it is not saved.
    mark(told.unsaved === null ? 'acknowledged' : 'unsaved');
    firstLines.note(asking.question.seat, actions[done.length], asking.view);
    done.push(told);
    if (done.length === actions.length) break;
    const next = await host.next();
    if (next.said === 'told') done.push(next);
    if (!asking.goesOn(next)) break;
  }
  const last = done.at(-1);
  return last ? { ...last, events: done.flatMap(({ events }) => events) } : null;
}

export const actionsOf = (step: { act: GameAction } | { acts: readonly GameAction[] }): readonly GameAction[] =>
  'act' in step ? [step.act] : step.acts;
