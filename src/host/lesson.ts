/**
 * A lesson at a table: which step stands, what it wants of the learner, and what the computers play. All of it follows from
 * the record, so that taking back leads back in the lesson as well.
 */
import * as v from 'valibot';
import { type Lesson, movesBefore } from '../bots/lesson.ts';
import type { Match } from '../match/match.ts';
import type { Player } from '../match/player.ts';
import type { Captain, MatchSetup, Move, Step } from '../match/types.ts';
import { seedFrom } from '../rules/dice.ts';
import type { GameAction } from '../rules/game.ts';
import { unhide } from './hidden-cards.ts';
import type { LessonAsk, Refused } from './port.ts';

/** Refusal of an action that the rules allow and the step of the lesson does not want. */
export const notInLesson: Refused = { code: 'NOT_IN_LESSON', facts: {} };

/** Gives the parts of the match of a lesson that opens at this step. */
export function lessonSetup(lesson: Lesson, from: number, names: readonly string[]): MatchSetup {
  const { seats, learner, options, deal, seed } = lesson;
  const players = Array.from({ length: seats }, (_, seat): Captain => {
    const name = names[seat] ?? `Seat ${seat + 1}`;
    return seat === learner ? { name, kind: 'person' } : { name, kind: 'bot', level: 'monkey' };
  });
  return { seats, options, deal, players, seed: seedFrom(seed), before: movesBefore(lesson, from) };
}

export class LessonAtTable {
  private readonly lesson: Lesson;
  private readonly match: Match;
  /** Actions from the position in which this match has opened, and the step of each. */
  private readonly line: readonly (Move & { step: number })[];

  /** `from`: the step at which the match has opened. */
  constructor(lesson: Lesson, match: Match, from: number) {
    this.lesson = lesson;
    this.match = match;
    this.line = lesson.steps.flatMap(({ moves }, step) =>
      step < from ? [] : moves.map((move) => ({ ...move, step })),
    );
  }

  /** Gives what the learner is told with a question: the step, and the legal actions that it wants; none at the end. */
  ask(): LessonAsk {
    const { lesson, match } = this;
    const of = lesson.steps.length;
    const step = this.line[this.done]?.step ?? of;
    return { step, of, wants: step < of ? this.wanted(match.legal(lesson.learner), step) : [] };
  }

  /** Tells whether this is a legal action of the learner that the step does not want. */
  refuses(choice: unknown): boolean {
    const { game } = this.match;
    const read = v.safeParse(game.action, unhide(choice, this.match.view(this.lesson.learner)));
    if (!read.success || !this.isLegal({ seat: this.lesson.learner, action: read.output })) return false;
    const { wants } = this.ask();
    return !wants.some((each) => this.isSame(each, read.output));
  }

  /** Gives the player of a seat: it plays the line, and does as `otherwise` where the line cannot be played. */
  player(otherwise: Player): Player {
    return {
      choose: async (ask, signal) => {
        const next = this.line[this.done];
        return next?.seat === ask.seat && this.isLegal(next) ? next.action : otherwise.choose(ask, signal);
      },
    };
  }

  /** Number of actions that are played and were not taken back. */
  private get done(): number {
    return this.match.record.steps.reduce((count, step) => count + worthOf(step), 0);
  }

  /**
   * Gives the actions that go on with the line or do as well, the line's own first; where the line cannot be played any
   * more, those that come nearest to it.
   */
  private wanted(legal: GameAction[], step: number): GameAction[] {
    const { learner, steps } = this.lesson;
    const move = this.line[this.done];
    const { action: next } = move;
    const onLine = move.seat === learner && this.isLegal(move);
    const view = this.match.view(learner);
    const isNext = (each: GameAction) => onLine && this.isSame(each, next);
    const also = (each: GameAction) => !isNext(each) && steps[step].also?.(each, view);
    const fit = [...legal.filter(isNext), ...legal.filter(also)];
    const alike = legal.filter(({ type }) => type === next.type);
    return [fit, alike].find(({ length }) => length > 0) ?? legal;
  }

  private isLegal({ seat, action }: Move): boolean {
    const { game, position } = this.match;
    return game.refusal(position.state, seat, action) === null;
  }

  /** Tells whether two legal actions lead to the same position. */
  private isSame(a: GameAction, b: GameAction): boolean {
    const { game, position } = this.match;
    const name = (action: GameAction) => game.nameFor(position.state, this.lesson.learner, action, this.lesson.learner);
    return name(a) === name(b);
  }
}

const worthOf = (step: Step): number => ('undo' in step ? -step.undo : 'captain' in step ? 0 : 1);
