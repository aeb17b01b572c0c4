/** A match at this screen: what everybody needs who asks one of its people something. */
import type { HostPort, MatchFacts, Question, Said, Told } from '../host/port.ts';
import type { GameAction, Seat } from '../rules/game.ts';
import type { Choice } from '../stage/hands/human.ts';
import type { StagedGame } from '../stage/index.ts';
import type { Narrator } from './narrator.ts';
import type { Pads } from './pads.ts';
import type { Pause, Paused } from './pause.ts';
import type { Preferences } from './preferences.ts';
import type { Prompter } from './prompter.ts';

export interface Sitting {
  prompter: Prompter;
  host: HostPort;
  facts: MatchFacts;
  preferences: Preferences;
  game: StagedGame;
  names: readonly string[];
  narrator: Narrator;
  pads: Pads;
  pause: Pause;
  /** Opens the pause while nothing is told. */
  paused(): Promise<Paused>;
}

/** The table when people are asked: what lies there, and every question that stands. */
export interface AskedAt {
  view: object;
  asks: readonly Question[];
}

/** One of the questions, while its seat is at it. */
export interface Asking extends AskedAt {
  question: Question;
}

/** Several people share the screen: what is private needs the curtain. */
export const isShared = ({ facts }: Sitting): boolean => facts.viewer === 'table';

/** What somebody chooses from: `view` is the seat's own while it looks, else what everybody at this screen may know. */
interface Chosen extends AskedAt {
  looking: boolean;
  /** Everything the seat may do, where it may be shown here. */
  legal?: readonly GameAction[];
}

export function turnOf(sitting: Sitting, seat: Seat, { asks, view, looking, legal }: Chosen): Choice {
  const { names, preferences, narrator } = sitting;
  return {
    seat,
    names,
    view,
    choices: asks.find((each) => each.seat === seat)?.open ?? [],
    looking,
    legal,
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
 * A refusal ends it; what was done before stays done.
 */
export async function act(
  { host, prompter, game }: Sitting,
  asking: Asking,
  actions: readonly GameAction[],
): Promise<Told | null> {
  const done: Told[] = [];
  while (done.length < actions.length) {
    const refused = await host.answer(asking.question.ask, actions[done.length]);
    if (refused) {
      prompter.refuse(game.human.refusal(refused.code));
      break;
    }
    const told = await host.next();
    if (told.said !== 'told') break;
    // From here on no accident can take this action back, unless the table says that it is not saved.
    performance.mark(told.unsaved === null ? 'acknowledged' : 'not saved');
    done.push(told);
    if (done.length === actions.length) break;
    const next = await host.next();
    if (next.said === 'told') done.push(next);
    if (!goesOn(asking, next)) break;
  }
  const last = done.at(-1);
  return last ? { ...last, events: done.flatMap(({ events }) => events) } : null;
}

/** Whether the same seat is asked again; if so, that is what it is at now. */
export function goesOn(asking: Asking, said: Said): boolean {
  const question = said.said === 'asked' && said.asks.find(({ seat }) => seat === asking.question.seat);
  if (question) Object.assign(asking, { question, asks: said.asks });
  return Boolean(question);
}

export const actionsOf = (step: { act: GameAction } | { acts: readonly GameAction[] }): readonly GameAction[] =>
  'act' in step ? [step.act] : step.acts;
