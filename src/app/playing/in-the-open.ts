/** Asks somebody on the open table, with what is always at hand there: pause, taking back, the last round, the aid. */

import { lookId } from '../../presentation/captains.ts';
import { adviceId } from '../../presentation/screens/advice.ts';
import { withControls } from '../../presentation/screens/controls.ts';
import { skipId } from '../../presentation/screens/lesson-note.ts';
import type { Screen } from '../../presentation/screens/sketch.ts';
import type { Seat } from '../../rules/game.ts';
import type { ScreenKind } from '../prompts/idle-clock.ts';
import type { Answer } from '../prompts/prompt.ts';
import { hesitates } from '../telling/first-lines.ts';
import type { Asking } from './asking.ts';
import type { Paused } from './pause.ts';
import type { Sitting } from './sitting.ts';

export interface Open {
  kind: ScreenKind;
  asking: Asking;
  /** The seat whose latest action can be taken back. */
  undo: Seat | null;
  /** The last round can be shown once more. */
  again: boolean;
  /** One and the same as long as the same choice is made. */
  place: object;
  /** Gives the whole screen with the first line of this choice. */
  firstLine?: (screen: Screen) => Screen;
  /** Asks what to do. */
  advise?: () => Promise<void> | undefined;
}

/**
 * Asks on the open table. Resolves with what was chosen on the screen, or with where the pause or taking back leads, or
 * when the question is withdrawn. Captains who are at the pause then stay there until they leave it.
 */
export async function askOpenly(
  sitting: Sitting,
  { kind, asking, undo, again, place, firstLine = (screen) => screen, advise }: Open,
  draw: (focus: string | null) => Screen,
): Promise<{ pick: string } | 'withdrawn' | Exclude<Paused, 'stay'>> {
  const { prompter, narrator, explaining, pads, game, pause, lesson } = sitting;
  const { seat } = asking.question;
  for (;;) {
    await pads.wait(seat, asking);
    const whole = (focus: string | null) =>
      firstLine(
        explaining.over(
          withControls(draw(focus), focus, {
            undo: undo !== null,
            pause: narrator.pauseAt([asking.view], narrator.frame),
            takeBack: game.takeBackAt,
            again,
            who: pads.several ? lookId(seat) : undefined,
            aid: narrator.aid,
          }),
          focus,
          'open',
        ),
      );
    const options = { owner: pads.owner(seat), standing: asking };
    const answer = await prompter.ask(whole, { ...options, kind, place, controls: true, fades: hesitates });
    if (asking.withdrawn) return 'withdrawn';
    const pick = pickOf(answer);
    let paused: Paused = 'stay';
    if (pick === 'last-round') await pause.again();
    else if (pick === 'aid') narrator.switchAid();
    else if ('what' in answer) await explaining.one(answer.what, () => whole(null), asking.view, options);
    else if (pick === 'explain') await explaining.run(() => whole(null), asking.view, options);
    else if (pick === adviceId) await advise?.();
    else if (pick === 'pause') paused = await sitting.paused();
    else if (pick === skipId && lesson) {
      lesson.skip();
      paused = 'leave';
    } else if (pick === 'undo' && undo !== null) paused = await pause.takeBack(undo);
    else if (pick !== null) return { pick };
    if (paused !== 'stay') return paused;
  }
}

function pickOf(answer: Answer): string | null {
  if ('back' in answer) return 'pause';
  if ('second' in answer) return 'last-round';
  return 'pick' in answer ? answer.pick : null;
}
