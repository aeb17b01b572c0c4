/**
 * A lesson at the table: the same match, with a note instead of the first lines. It knows which step stands and what it
 * wants, because the host says so with every question; the host refuses everything else.
 */
import type { HostPort, LessonAsk, Said } from '../../host/port.ts';
import type { Human, SeatChoice } from '../../presentation/hands/human.ts';
import type { LessonWords } from '../../presentation/hands/lessons.ts';
import type { Target } from '../../presentation/hands/picker.ts';
import type { StagedGame } from '../../presentation/index.ts';
import type { Box } from '../../presentation/placement.ts';
import { type Underneath, withLetters } from '../../presentation/screens/free-place.ts';
import { layStep, type StepLay, type StepShown, withStep } from '../../presentation/screens/lesson-note.ts';
import type { Screen } from '../../presentation/screens/sketch.ts';
import type { GameAction } from '../../rules/game.ts';
import type { Notes } from '../telling/first-lines.ts';

/** Wanted actions whose ways are tried for the next press. */
const tried = 8;

export class LessonRun implements Notes {
  /** Runs when another step stands than before. */
  onStep: (step: number) => void = () => {};
  /** End of the lesson; null while it runs, and when it was left. */
  ended: 'finished' | 'skipped' | 'lost' | null = null;
  /** Gives what lies on the table, in its frame. */
  onTable: () => readonly Underneath[] = () => [];
  private readonly words: LessonWords;
  private readonly human: Human;
  private readonly focus: () => string | null;
  private now: LessonAsk;
  private lying: { key: string; lay: StepLay } | null = null;

  constructor(game: StagedGame, words: LessonWords, from: number, focus: () => string | null) {
    this.words = words;
    this.human = game.human;
    this.focus = focus;
    this.now = { step: from, of: words.steps.length, wants: [] };
  }

  /** Number of the step that stands. */
  get step(): number {
    return this.now.step;
  }

  /** Gives the host as this lesson hears it: with every question comes what the step wants. */
  heard(host: HostPort): HostPort {
    const next = async (): Promise<Said> => {
      const said = await host.next();
      if (said.said === 'asked' && said.lesson) this.hear(said.lesson);
      return said;
    };
    return new Proxy(host, { get: (port, name) => (name === 'next' ? next : Reflect.get(port, name)) });
  }

  /** Gives the game as this lesson plays it: another action than the wanted one is answered by the step. */
  taught(game: StagedGame): StagedGame {
    const refusal = (code: string) =>
      code === 'NOT_IN_LESSON' ? (this.words.steps[this.step]?.other ?? '') : game.human.refusal(code);
    return { ...game, human: { ...game.human, refusal } };
  }

  /** Leaves the step out. */
  skip(): void {
    this.ended = 'skipped';
  }

  /** Ends the lesson because its line has ended. */
  finish(): void {
    this.ended ??= 'finished';
  }

  /** Ends it because the host was lost together with its table. */
  lose(): void {
    this.ended ??= 'lost';
  }

  get isOver(): boolean {
    return this.step >= this.now.of;
  }

  over(screen: Screen, choice: SeatChoice, state: unknown): Screen {
    const words = this.words.steps[this.step];
    if (!words) return screen;
    const way = wayOn(this.human, choice, state, this.now.wants);
    const next = way[0] ?? null;
    const key = `${this.step}|${next}|${screen.frame?.shape}`;
    const before = this.lying?.key === key ? this.lying.lay : null;
    const ahead = after(this.human, choice, state, way);
    const shown: StepShown = { words, next, others: this.onTable(), ahead, lay: before };
    const lay = layStep(withLetters(screen), shown);
    this.lying = { key, lay };
    return withStep(screen, this.focus(), shown, lay);
  }

  note(): void {
    this.forget();
  }

  forget(): void {
    this.lying = null;
  }

  private hear(lesson: LessonAsk): void {
    const { step } = this.now;
    this.now = lesson;
    if (lesson.step !== step) this.onStep(lesson.step);
  }
}

/**
 * Finds the target that is to be pressed next for one of these actions: the first one of the shortest rest of a way that
 * leads there from what has been chosen by now.
 */
export const nextPress = (...given: Parameters<typeof wayOn>): string | null => wayOn(...given)[0] ?? null;

/** Gives the presses that are still to come for one of these actions; the first of them is on the screen as it stands. */
function wayOn(human: Human, choice: SeatChoice, state: unknown, wants: readonly GameAction[]): readonly string[] {
  const { targets } = human.screen(choice, state, null);
  const open = new Set(targets.map(({ id }) => id));
  let best: readonly string[] | null = null;
  for (const action of wants.slice(0, tried)) {
    const way = human.way(choice, action);
    for (let from = way.length - 1; from >= 0; from--) {
      const rest = way.slice(from);
      if (best && best.length <= rest.length) break;
      if (open.has(rest[0]) && leads(human, choice, { state, targets }, rest, action)) best = rest;
    }
  }
  return best ?? (wants[0] ? human.way(choice, wants[0]) : []);
}

/** Finds what is pressed after the next press, and where it lies: nobody should have to look for it behind a note. */
function after(human: Human, choice: SeatChoice, state: unknown, [next, later]: readonly string[]): Box[] {
  if (later === undefined) return [];
  const step = human.press(choice, state, next);
  if (!('state' in step) || 'ask' in step || 'quietly' in step) return [];
  return human.screen(choice, step.state, null).targets.filter(({ id }) => id === later);
}

/** Tells whether these presses lead from this state to exactly this action. */
function leads(
  human: Human,
  choice: SeatChoice,
  { state, targets }: { state: unknown; targets: readonly Target[] },
  presses: readonly string[],
  action: GameAction,
): boolean {
  let now = state;
  for (const [i, id] of presses.entries()) {
    const step = human.press(choice, now, id, i === 0 ? targets : undefined);
    const done = 'act' in step ? step.act : 'acts' in step ? step.acts[0] : 'quietly' in step ? step.quietly : null;
    if (done) return i === presses.length - 1 && isEqual(named(done, choice.view), action);
    if (!('state' in step) || 'ask' in step) return false;
    now = step.state;
  }
  return false;
}

/** Turns an action into the same one that names one's own cards, where it tells them by their place. */
function named(action: GameAction, view: object): object {
  const { own } = view as { own?: Readonly<Record<string, readonly unknown[]>> | null };
  return Object.fromEntries(
    Object.entries(action).map(([key, value]: [string, { hidden?: string; index?: number }]) => [
      key,
      own?.[value?.hidden ?? '']?.[value?.index ?? -1] ?? value,
    ]),
  );
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
