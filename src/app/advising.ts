/**
 * Advice at a table: whoever is asked may ask back what to do. The advice is as private as the view that it comes from, so it
 * lies here only while its note lies on the screen, and goes with the curtain, with the answer and with the question.
 */
import type { Advice, HostPort } from '../host/port.ts';
import type { GameAction, Seat } from '../rules/game.ts';
import type { Choice } from '../stage/hands/human.ts';
import type { StagedGame } from '../stage/index.ts';
import type { Box, Point } from '../stage/placement.ts';
import { type AdviceShown, advicePlace, layAdvice, withAdvice, withAdviceButton } from '../stage/screens/advice.ts';
import type { Lay } from '../stage/screens/first-line.ts';
import type { Screen } from '../stage/screens/sketch.ts';
import { adviceWords } from '../words/house/advice.ts';
import { fill } from '../words/message.ts';
import type { Asking } from './asking.ts';
import type { Notes } from './first-lines.ts';
import { orLost } from './host-line.ts';
import { nextPress } from './lesson.ts';
import type { Prompter } from './prompter.ts';

interface Lying {
  seat: Seat;
  advice: Advice;
  lay: { key: string; lay: Lay | null } | null;
}

export interface Around {
  host: Pick<HostPort, 'advice'>;
  prompter: Prompter;
  game: Pick<StagedGame, 'human' | 'reasons'>;
  /** Words that lie there while nobody has asked. */
  notes: Notes;
  /** Gives what lies on the table, in its frame. */
  onTable: () => readonly Box[];
  /** True where several people share the screen. */
  curtain: boolean;
  /** Tells whether advice is to be had here now. */
  offered: () => boolean;
  /** Number of times that each seat has asked in this match so far. */
  asked: Map<Seat, number>;
}

export class Advising implements Notes {
  private readonly around: Around;
  /** Places of the button, by the kind of screen and its shape. */
  private readonly places = new Map<string, Point | null>();
  private lying: Lying | null = null;

  constructor(around: Around) {
    this.around = around;
  }

  over(screen: Screen, choice: Choice, state: unknown): Screen {
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
  }

  forget(): void {
    this.lying = null;
    this.around.notes.forget();
  }

  /** Asks for advice on this question and lays it on the screen, if that may still be. */
  async ask(asking: Asking): Promise<void> {
    const { host, prompter, asked, curtain } = this.around;
    const { ask, seat } = asking.question;
    const { lapses } = prompter;
    const advice = await host.advice(ask).catch(orLost(null));
    if (asking.withdrawn || asking.question.ask !== ask || prompter.lapses !== lapses) return;
    // A room that sees less than the captain is not told what the captain should do.
    if (!advice) return curtain ? prompter.refuse(adviceWords().look) : undefined;
    asked.set(seat, (asked.get(seat) ?? 0) + 1);
    this.lying = { seat, advice, lay: null };
  }

  private withButton(screen: Screen, { looking, curtain }: Choice): Screen {
    const { offered, onTable, prompter } = this.around;
    if (!offered()) return screen;
    const key = `${looking && curtain ? 'private' : 'open'} ${screen.frame?.shape}`;
    const at = advicePlace(screen, onTable(), this.places.get(key) ?? null);
    this.places.set(key, at);
    return withAdviceButton(screen, prompter.picker.focus, at);
  }

  private withNote(screen: Screen, choice: Choice, state: unknown, lying: Lying): Screen {
    const { game, onTable } = this.around;
    const next = nextPress(game.human, choice, state, [lying.advice.best.action]);
    const key = `${next}|${screen.frame?.shape}`;
    const before = lying.lay?.key === key ? lying.lay.lay : null;
    const shown: AdviceShown = { words: this.wordsOn(lying.advice, choice), next, others: onTable(), lay: before };
    const lay = layAdvice(screen, shown);
    lying.lay = { key, lay };
    return withAdvice(screen, shown, lay);
  }

  private wordsOn({ best, why, worst }: Advice, choice: Choice): AdviceShown['words'] {
    const { human, reasons } = this.around.game;
    const words = adviceWords();
    const reason = why.code === 'ONLY' ? words.only : (reasons?.()[why.code] ?? words.best);
    const line = fill(words.line, {
      what: human.describe(choice, best.action),
      why: fill(reason, why.facts),
    });
    const n = inHundred(best.value);
    if (!worst) return { line, more: fill(words.odds, { n }) };
    const facts = { n, worst: human.describe(choice, worst.action), m: inHundred(worst.value) };
    return { line, more: fill(words.oddsAndWorst, facts) };
  }
}

/** Gives a chance in hundredths, from 1 to 99: nobody is quite sure to win or to lose. */
export const inHundred = (value: number): number => Math.min(99, Math.max(1, Math.round(100 * value)));

/** Says who has asked how often; null where nobody has. */
export function askedLine(asked: ReadonlyMap<Seat, number>, names: readonly string[]): string | null {
  const [only, ...others] = [...asked].sort(([a], [b]) => a - b);
  if (only === undefined) return null;
  const words = adviceWords();
  if (others.length === 0 && names.length <= 1) return fill(words.asked, { n: only[1] });
  const list = [only, ...others].map(([seat, n]) => fill(words.count, { name: names[seat], n }));
  return fill(words.askedBy, { list: list.join(', ') });
}
