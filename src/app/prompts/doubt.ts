/**
 * The question whether anybody is still there: the screen of which that is asked waits until somebody says so, or nobody
 * has.
 */
import type { Frame } from '../../controller/room.ts';
import { stillThereScreen } from '../../presentation/screens/still-there.ts';
import type { Answer, Prompt } from './prompt.ts';

interface Around {
  /** Lays a screen there that asks. */
  pose(prompt: Prompt): void;
  /** Seconds until the screen that asks is given up. */
  readonly secondsLeft: number | null;
  readonly frame: Frame;
  /** Lays a screen there again that lay aside. */
  layAgain(prompt: Prompt): void;
}

/** Gives the answer of a screen that lay aside while the gamepad of whoever is asked has come or gone; null where neither did. */
export function missed({ owner, anything = false }: Prompt, hasPad: (pad: number) => boolean): Answer | null {
  const pad = owner?.pad ?? null;
  // Any press ends the screen that only waits for that pad.
  if (pad === null || hasPad(pad) !== anything) return null;
  return { pad: anything ? 'found' : 'lost' };
}

export class Doubt {
  private readonly around: Around;
  private waiting: Prompt | null = null;

  constructor(around: Around) {
    this.around = around;
  }

  /** Tells whether this doubt is about a screen that shows this question of the host. */
  isAbout(standing: Prompt['standing']): boolean {
    return standing !== undefined && this.waiting?.standing === standing;
  }

  /** Asks; the screen comes back, or what it was part of is left. */
  ask(waiting: Prompt): void {
    const { around } = this;
    this.waiting = waiting;
    let of: number | null = null;
    around.pose({
      kind: 'still-there',
      counts: true,
      draw: (focus) => {
        const seconds = around.secondsLeft ?? 0;
        // It is drawn first when all the time is left.
        of ??= seconds;
        return stillThereScreen({ seconds, of, focus, frame: around.frame });
      },
      answer: (answer) => this.settle(answer),
      // An operator may knock here as well.
      leave: () => this.settle({ idle: true }),
    });
  }

  private settle(answer: Answer): void {
    const { waiting } = this;
    this.waiting = null;
    if (!waiting) return;
    if ('gone' in answer) waiting.answer(answer);
    else if ('idle' in answer || ('pick' in answer && answer.pick === 'anew')) waiting.leave?.();
    else this.around.layAgain(waiting);
  }
}
