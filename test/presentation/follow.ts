/** Presses ways to actions as the page does, on what the screens offer. */

import type { Human, Pressed, SeatChoice } from '../../src/presentation/hands/human.ts';
import type { Target } from '../../src/presentation/hands/picker.ts';
import type { GameAction } from '../../src/rules/game.ts';

/** The screens of one choice; each is drawn once. */
export class Screens {
  private readonly human: Human;
  private readonly choice: SeatChoice;
  private readonly drawn = new Map<string, { state: unknown; targets: ReadonlyMap<string, Target> }>();

  constructor(human: Human, choice: SeatChoice) {
    this.human = human;
    this.choice = choice;
  }

  at(state: unknown): ReadonlyMap<string, Target> {
    const key = JSON.stringify(state);
    let screen = this.drawn.get(key);
    if (!screen) {
      const { targets } = this.human.screen(this.choice, state, null);
      screen = { state, targets: new Map(targets.map((target) => [target.id, target])) };
      this.drawn.set(key, screen);
    }
    return screen.targets;
  }

  /** Every screen that was drawn, as what can be chosen there. */
  get all(): readonly Target[][] {
    return [...this.drawn.values()].map(({ targets }) => [...targets.values()]);
  }

  /** What every closed target of these screens answers to a press. */
  get closed(): { target: Target; pressed: Pressed<unknown> }[] {
    return [...this.drawn.values()].flatMap(({ state, targets }) => {
      const shown = [...targets.values()];
      return shown
        .filter(({ refusal }) => refusal !== undefined)
        .map((target) => ({ target, pressed: this.human.press(this.choice, state, target.id, shown) }));
    });
  }

  /** What the presses end in. After a look that is hidden again they go on `open`. */
  follow(way: readonly string[], open?: Screens, from: unknown = this.human.begin(this.choice)): GameAction {
    const [id, ...rest] = way;
    const target = this.at(from).get(id);
    if (!target) throw new Error(`There is no ${id}; there is ${[...this.at(from).keys()].join(', ')}.`);
    if (target.refusal) throw new Error(`${id} is closed: ${target.refusal}.`);
    const step = this.human.press(this.choice, from, id);
    if ('refuse' in step) throw new Error(`${id} is refused: ${step.refuse}.`);
    if ('ask' in step) {
      if (step.ask !== 'hide' || !open) throw new Error(`${id} asks to ${step.ask}.`);
      return open.follow(rest, undefined, this.human.open(this.choice, step.state));
    }
    const done = 'act' in step ? [step.act] : 'acts' in step ? step.acts : 'quietly' in step ? [step.quietly] : [];
    if (done.length === 0 && 'state' in step && rest.length > 0) return this.follow(rest, open, step.state);
    if (done.length !== 1 || rest.length > 0) throw new Error(`${id} ends in ${done.length} actions, before ${rest}.`);
    return done[0];
  }
}
