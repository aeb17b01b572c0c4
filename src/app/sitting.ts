/** A match at this screen: what everybody needs who asks one of its people something. */
import type { Batch, HostPort, MatchFacts } from '../host/port.ts';
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

/** Several people share the screen: what is private needs the curtain. */
export const isShared = ({ facts }: Sitting): boolean => facts.viewer === 'table';

/** `view`: the seat's own one while it looks, else what everybody at this screen may know. */
export function turnOf(sitting: Sitting, seat: Seat, { choices, view, looking }: Asked): Choice {
  const { names, preferences, narrator } = sitting;
  return {
    seat,
    names,
    view,
    choices: choices.find((each) => each.seat === seat)?.actions ?? [],
    looking,
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

interface Asked extends Pick<Batch, 'choices'> {
  view: object;
  looking: boolean;
}

/** Plays one after the other, to be told together. A refusal ends it; what was done before stays done. */
export async function act(sitting: Sitting, seat: Seat, actions: readonly GameAction[]): Promise<Batch | null> {
  const { host, prompter, game } = sitting;
  const done: Batch[] = [];
  for (const action of actions) {
    const acted = await host.act(seat, action);
    if (!acted.ok) {
      prompter.refuse(game.human.refusal(acted.code));
      break;
    }
    // From here on no accident can take this action back, unless the table says that it is not saved.
    performance.mark(acted.batch.unsaved === null ? 'acknowledged' : 'not saved');
    done.push(acted.batch);
  }
  const last = done.at(-1);
  return last ? { ...last, events: done.flatMap(({ events }) => events) } : null;
}

export const actionsOf = (step: { act: GameAction } | { acts: readonly GameAction[] }): readonly GameAction[] =>
  'act' in step ? [step.act] : step.acts;
