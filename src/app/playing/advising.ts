/**
 * Advice at a table: whoever is asked may ask back what to do. The advice is as private as the view that it comes from, so it
 * lies here only while its note lies on the screen, and goes with the curtain, with the answer and with the question.
 */
import type { Advice, HostPort } from '../../host/port.ts';
import type { Human, SeatChoice } from '../../presentation/hands/human.ts';
import type { StagedGame } from '../../presentation/index.ts';
import type { Point } from '../../presentation/placement.ts';
import {
  type AdviceShown,
  advicePlace,
  layAdvice,
  withAdvice,
  withAdviceButton,
} from '../../presentation/screens/advice.ts';
import type { Lay } from '../../presentation/screens/first-line.ts';
import type { Underneath } from '../../presentation/screens/free-place.ts';
import type { Screen } from '../../presentation/screens/sketch.ts';
import type { GameAction, Seat } from '../../rules/game.ts';
import { adviceWords } from '../../words/house/advice.ts';
import { fill } from '../../words/message.ts';
import { orLost } from '../host/host-line.ts';
import { nextPress } from '../lessons/lesson.ts';
import type { Prompter } from '../prompts/prompter.ts';
import type { Notes } from '../telling/first-lines.ts';
import type { Asking } from './asking.ts';

/** Count of the times that a captain has asked, and has done what was advised. */
export interface AdviceCount {
  asked: number;
  taken: number;
}

interface Lying {
  seat: Seat;
  advice: Advice;
  /** Choice that stood there when it was asked: what that costs is said as long as nothing else is chosen. */
  chosen: string | null;
  lay: { key: string; lay: Lay | null } | null;
}

export interface AdvisingParts {
  host: Pick<HostPort, 'advice' | 'tookAdvice'>;
  prompter: Prompter;
  game: Pick<StagedGame, 'human' | 'reasons'>;
  /** Words that lie there while nobody has asked. */
  notes: Notes;
  /** Gives what lies on the table, in its frame. */
  onTable: () => readonly Underneath[];
  /** True where several people share the screen. */
  curtain: boolean;
  /** Tells whether advice is to be had here now. */
  offered: () => boolean;
  /** Counts what each seat has asked in this match so far. */
  asked: Map<Seat, AdviceCount>;
}

export class Advising implements Notes {
  private readonly around: AdvisingParts;
  /** Places of the button, by the kind of screen and its shape. */
  private readonly places = new Map<string, Point | null>();
  private lying: Lying | null = null;
  /** Seat and question of the latest advice, until something is done. */
  private open: { seat: Seat; ask: number } | null = null;

  constructor(around: AdvisingParts) {
    this.around = around;
  }

  over(screen: Screen, choice: SeatChoice, state: unknown): Screen {
    const { notes } = this.around;
    const offering = this.withButton(screen, choice);
    const { lying } = this;
    return lying?.seat === choice.seat
      ? this.withNote(offering, choice, state, lying)
      : notes.over(offering, choice, state);
  }

  note(seat: Seat, action: GameAction, view: object): void {
    this.lying = null;
    this.around.notes.note(seat, action, view);
    if (this.open?.seat === seat) void this.count(this.open);
  }

  forget(): void {
    this.lying = null;
    this.around.notes.forget();
  }

  /** Asks for advice on this question and what is chosen by now, and lays it on the screen if that may still be. */
  ask(asking: Asking, choice: SeatChoice, state: unknown): Promise<void> {
    const { host, game } = this.around;
    const about = inMind(game.human, choice, state);
    // A choice may be private: nothing that waits for the answer holds it.
    return this.lie(asking, host.advice(asking.question.ask, about));
  }

  private async lie(asking: Asking, thinking: Promise<Advice | null>): Promise<void> {
    const { prompter, asked, curtain } = this.around;
    const { ask, seat } = asking.question;
    const { lapses } = prompter;
    const advice = await thinking.catch(orLost(null));
    if (asking.withdrawn || asking.question.ask !== ask || prompter.lapses !== lapses) return;
    // A room that sees less than the captain is not told what the captain should do.
    if (!advice) return curtain ? prompter.refuse(adviceWords().look) : undefined;
    const before = asked.get(seat) ?? { asked: 0, taken: 0 };
    asked.set(seat, { ...before, asked: before.asked + 1 });
    this.open = { seat, ask };
    this.lying = { seat, advice, chosen: null, lay: null };
  }

  /** Counts an answer that was as advised. */
  private async count({ seat, ask }: { seat: Seat; ask: number }): Promise<void> {
    const { host, asked } = this.around;
    this.open = null;
    const took = await host.tookAdvice(ask).catch(orLost(false));
    const before = asked.get(seat);
    if (took && before) asked.set(seat, { ...before, taken: before.taken + 1 });
  }

  private withButton(screen: Screen, { looking, curtain }: SeatChoice): Screen {
    const { offered, onTable, prompter } = this.around;
    if (!offered()) return screen;
    const key = `${looking && curtain ? 'private' : 'open'} ${screen.frame?.shape}`;
    const at = advicePlace(screen, onTable(), this.places.get(key) ?? null);
    this.places.set(key, at);
    return withAdviceButton(screen, prompter.picker.focus, at);
  }

  private withNote(screen: Screen, choice: SeatChoice, state: unknown, lying: Lying): Screen {
    const { game, onTable } = this.around;
    const next = nextPress(game.human, choice, state, [lying.advice.best.action]);
    const key = `${next}|${screen.frame?.shape}`;
    const before = lying.lay?.key === key ? lying.lay.lay : null;
    const chosen = JSON.stringify(state);
    lying.chosen ??= chosen;
    const words = this.wordsOn(lying.advice, choice, lying.chosen === chosen);
    const shown: AdviceShown = { words, next, others: onTable(), lay: before };
    const lay = layAdvice(screen, shown);
    lying.lay = { key, lay };
    return withAdvice(screen, shown, lay);
  }

  private wordsOn({ best, why, chosen, worst }: Advice, choice: SeatChoice, isChosen: boolean): AdviceShown['words'] {
    const { human, reasons } = this.around.game;
    const words = adviceWords();
    const reason = why.code === 'ONLY' ? words.only : (reasons?.()[why.code] ?? words.best);
    const line = fill(words.line, {
      what: human.describe(choice, best.action),
      why: fill(reason, why.facts),
    });
    const own = isChosen && chosen && !isEqual(chosen.action, best.action) ? chosen : null;
    const other = worst && !isEqual(worst.action, own?.action) ? worst : null;
    const facts = {
      n: inHundred(best.value),
      ...(own && { own: inHundred(own.value), cost: Math.max(0, inHundred(best.value) - inHundred(own.value)) }),
      ...(other && { worst: human.describe(choice, other.action), m: inHundred(other.value) }),
    };
    const said = own ? (other ? 'oddsOwnAndWorst' : 'oddsAndOwn') : other ? 'oddsAndWorst' : 'odds';
    return { line, more: fill(words[said], facts) };
  }
}

/**
 * Lists what one more press would play that it would not have played before anything was chosen: what somebody has in mind.
 */
export function inMind(human: Human, choice: SeatChoice, state: unknown): GameAction[] {
  const begun = human.begin(choice);
  if (isEqual(begun, state)) return [];
  const before = new Set(onePressFrom(human, choice, begun).map((action) => JSON.stringify(action)));
  return onePressFrom(human, choice, state).filter((action) => !before.has(JSON.stringify(action)));
}

function onePressFrom(human: Human, choice: SeatChoice, state: unknown): GameAction[] {
  const { targets } = human.screen(choice, state, null);
  return targets.flatMap(({ id }) => {
    const step = human.press(choice, state, id, targets);
    return 'act' in step ? [step.act] : 'acts' in step ? step.acts.slice(0, 1) : [];
  });
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Gives a chance in hundredths, from 1 to 99: nobody is quite sure to win or to lose. */
export const inHundred = (value: number): number => Math.min(99, Math.max(1, Math.round(100 * value)));

/** Says who has asked how often, and how often they did so; null where nobody has. */
export function askedLine(counted: ReadonlyMap<Seat, AdviceCount>, names: readonly string[]): string | null {
  const [only, ...others] = [...counted].sort(([a], [b]) => a - b);
  if (only === undefined) return null;
  const words = adviceWords();
  if (others.length === 0 && names.length <= 1) return fill(words.asked, { n: only[1].asked, taken: only[1].taken });
  const list = [only, ...others].map(([seat, { asked: n, taken }]) =>
    fill(words.count, { name: names[seat], n, taken }),
  );
  return fill(words.askedBy, { list: list.join(', ') });
}
