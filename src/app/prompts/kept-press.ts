/**
 * A press while the answer before it is still worked on: what lies on the screen keeps its meaning, so the press is kept
 * and done as soon as the same place asks again. The controls of a table mean the same on every screen that has them.
 */
import type { Target } from '../../presentation/hands/picker.ts';
import type { Answer, PromptOptions } from './prompt.ts';

/** Targets of controls that lie on many screens of a table. */
const controls: readonly string[] = ['pause', 'undo', 'last-round', 'aid', 'explain'];

export class KeptPress {
  private kept: { answer: Answer; place: unknown } | null = null;

  /** Keeps a press on this screen, which has been answered already. False when it means nothing there. */
  keep(answer: Answer, { place, controls: lie }: PromptOptions): boolean {
    if (lie && 'back' in answer) return this.keepControl('pause');
    if (lie && 'second' in answer) return this.keepControl('last-round');
    if (lie && 'pick' in answer && controls.includes(answer.pick)) return this.keepControl(answer.pick);
    if (place === undefined) return false;
    this.kept = { answer, place };
    return true;
  }

  keepControl(pick: string): true {
    this.kept = { answer: { pick }, place: null };
    return true;
  }

  /** Forgets a press among the things of one place, because it may name a hidden card. */
  forgetPlaces(): void {
    if (this.kept?.place !== null) this.kept = null;
  }

  /** Tells whether something is kept for this place, or one of the controls. */
  waits(place?: unknown): boolean {
    return this.kept !== null && (this.kept.place === null || this.kept.place === place);
  }

  /**
   * Takes the press for a screen that asks now and offers its target. A press that does not fit this screen is dropped.
   */
  takeFor(place: unknown, targets: readonly Target[]): Answer | null {
    const { kept } = this;
    const wanted = this.waits(place);
    this.kept = null;
    return kept && wanted && offers(targets, kept.answer) ? kept.answer : null;
  }

  /**
   * Takes a control that lies on a screen that asks nothing. A control that does not lie there waits for one that asks.
   */
  takeControl(targets: readonly Target[]): string | null {
    const { kept } = this;
    if (kept?.place !== null) this.kept = null;
    if (!this.kept || !('pick' in this.kept.answer) || !offers(targets, this.kept.answer)) return null;
    const { pick } = this.kept.answer;
    this.kept = null;
    return pick;
  }
}

const offers = (targets: readonly Target[], answer: Answer): boolean =>
  !('pick' in answer) || targets.some(({ id, refusal }) => id === answer.pick && refusal === undefined);
