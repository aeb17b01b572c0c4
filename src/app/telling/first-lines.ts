/**
 * First lines in a match: which kinds of decisions each seat has learnt here, and the line of the one that is asked. It
 * counts acts that the room has seen, so nothing of it is private, and it ends with the match.
 */

import { type GameFirstLines, taughtBy } from '../../presentation/hands/first-lines.ts';
import type { SeatChoice } from '../../presentation/hands/human.ts';
import { type FirstLineShown, type Lay, layFirstLine, withFirstLine } from '../../presentation/screens/first-line.ts';
import { type Underneath, withLetters } from '../../presentation/screens/free-place.ts';
import type { Screen } from '../../presentation/screens/sketch.ts';
import type { GameAction, Seat } from '../../rules/game.ts';
import type { Prompter } from '../prompts/prompter.ts';

/** Words beside a choice. */
export interface Notes {
  /** Gives the screen of a choice with what is written there. */
  over(screen: Screen, choice: SeatChoice, state: unknown): Screen;
  /** Notes that a seat has done this; `view` is what everybody here saw before it. */
  note(seat: Seat, action: GameAction, view: object): void;
  /** Forgets what lies there. */
  forget(): void;
}

/** Milliseconds without input after which more is said. */
export const hesitates = 6000;

/** The line that lies on the screen; it may tell of a private choice, so it goes with the curtain. */
interface Lying {
  key: string;
  more: boolean;
  /** Number of refusals when it came. */
  refusals: number;
  lay: Lay | null;
}

export class FirstLines implements Notes {
  private readonly registry: GameFirstLines | undefined;
  private readonly prompter: Prompter;
  /** Gives what lies on the table, in its frame. */
  private readonly onTable: () => readonly Underneath[];
  /** Kinds that each seat has learnt in this match. */
  private readonly learnt: Set<string>;
  private lying: Lying | null = null;

  /** Takes `learnt`: what is noted there goes on over a change of captains, and no further. */
  constructor(
    registry: GameFirstLines | undefined,
    prompter: Prompter,
    onTable: () => readonly Underneath[],
    learnt: Set<string>,
  ) {
    this.learnt = learnt;
    this.registry = registry;
    this.prompter = prompter;
    this.onTable = onTable;
  }

  /** Gives the screen of a choice with its first line, as long as that kind of choice is new to the seat. */
  over(screen: Screen, choice: SeatChoice, state: unknown): Screen {
    const kind = this.registry?.kindOf(choice, state);
    if (!this.registry || !kind || this.learnt.has(keyOf(choice.seat, kind))) return screen;
    const lying = this.lie(`${keyOf(choice.seat, kind)}|${screen.frame?.shape}`);
    const shown: FirstLineShown = {
      about: this.registry.about[kind],
      words: this.registry.words()[kind],
      more: lying.more,
      lay: lying.lay,
      others: this.onTable(),
    };
    lying.lay = layFirstLine(withLetters(screen), shown);
    return lying.lay ? withFirstLine(screen, shown, lying.lay) : screen;
  }

  /** Notes that a seat has done this; `view` is what everybody here saw before it. */
  note(seat: Seat, { type }: GameAction, view: object): void {
    const taught = this.registry ? taughtBy(this.registry, type, view) : [];
    for (const kind of taught) this.learnt.add(keyOf(seat, kind));
    this.forget();
  }

  /** Forgets the line that lies there. */
  forget(): void {
    this.lying = null;
  }

  private lie(key: string): Lying {
    const { prompter } = this;
    const lying = this.lying?.key === key ? this.lying : { key, more: false, refusals: prompter.refusals, lay: null };
    lying.more ||= prompter.untouched || prompter.refusals > lying.refusals;
    this.lying = lying;
    return lying;
  }
}

const keyOf = (seat: Seat, kind: string): string => `${seat}|${kind}`;
