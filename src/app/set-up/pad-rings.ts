/**
 * Gamepads on the set-up. The first press of a pad takes a seat; from then on it has a focus of its own, which is drawn in
 * the colour of that seat. There is one picker for all of them: it goes on from the focus of whoever presses.
 */
import type { Intent, Picker, Target } from '../../presentation/hands/picker.ts';
import { type PadRing, padRings } from '../../presentation/screens/pad-rings.ts';
import type { Screen } from '../../presentation/screens/sketch.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import type { Rings } from '../prompts/prompt.ts';
import { type Lineup, padsOf, seatPad, unseatPad } from './lineup.ts';

interface Around {
  readonly picker: Picker;
  hasPad(pad: number): boolean;
  say(sentence: string): void;
  refuse(sentence: string): void;
}

export class PadRings implements Rings {
  private readonly around: Around;
  private readonly lineup: Lineup;
  /** Focus of each pad while another hand has the picker. */
  private readonly resting = new Map<number, string>();
  /** Focus of keys and mouse, which are everybody's. */
  private everybodys: string | null = null;
  /** The pad that has the picker; null while keys, mouse or a finger do. */
  private acting: number | null = null;
  /** True while people can sit down and get up; the game has begun otherwise. */
  isOpen = true;
  /** Pads for whose sake a computer stood up. */
  private readonly replacing = new Set<number>();

  constructor(around: Around, lineup: Lineup) {
    this.around = around;
    this.lineup = lineup;
  }

  take(intent: Intent, pad: number | null): boolean {
    if (pad === null) {
      this.hand(null);
      return false;
    }
    const pads = padsOf(this.lineup);
    if (![...pads.values()].includes(pad)) return !this.isOpen || this.sitDown(pad, intent, pads.size === 0);
    if (intent.kind === 'second') return !this.isOpen || this.getUp(pad);
    this.hand(pad);
    return false;
  }

  /** Gives the words for a pad while another one is at a board that it has opened; null for any other. */
  barred(pad: number): string | null {
    const { acting, lineup } = this;
    if (acting === null || pad === acting || !this.around.hasPad(acting)) return null;
    const seat = lineup.seats.find((each) => each.pad === acting);
    return seat ? fill(shellWords().padForeign, { name: seat.name }) : null;
  }

  /** Adds the rings of all pads to the set-up. */
  over(draw: (focus: string | null) => Screen, focus: string | null): Screen {
    // The focus of the house is drawn where no ring of a pad lies in its stead.
    const isPads = this.acting !== null && this.around.hasPad(this.acting);
    const screen = draw(isPads ? null : focus);
    return { ...screen, placements: [...screen.placements, ...padRings(this.rings(screen.targets, focus))] };
  }

  private rings(targets: readonly Target[], focus: string | null): PadRing[] {
    return [...padsOf(this.lineup)].flatMap(([seat, pad]) => {
      if (!this.around.hasPad(pad)) return [];
      const id = pad === this.acting ? focus : this.focusOf(pad);
      const target = targets.find((each) => each.id === id) ?? targets.find((each) => each.id === `name:${seat}`);
      return target ? [{ look: this.lineup.seats[seat].look, target }] : [];
    });
  }

  private focusOf(pad: number): string | null {
    const seat = [...padsOf(this.lineup)].find(([, own]) => own === pad)?.[0];
    return this.resting.get(pad) ?? (seat === undefined ? null : `name:${seat}`);
  }

  /** Gives the picker to this hand, with the focus that it left. */
  private hand(to: number | null): void {
    const { acting, around } = this;
    if (to === acting) return;
    const { focus } = around.picker;
    if (acting === null) this.everybodys = focus;
    else if (focus !== null) this.resting.set(acting, focus);
    this.acting = to;
    around.picker.resumeAt(to === null ? this.everybodys : this.focusOf(to));
  }

  /** Seats a pad. The first one goes on from where the focus is, and its press means what it means. */
  private sitDown(pad: number, intent: Intent, isFirst: boolean): boolean {
    if (isFirst && intent.kind === 'back') return false;
    const { lineup, around } = this;
    const { gamepad, padSits, padNoRoom } = shellWords();
    const taken = seatPad(lineup, pad);
    const name = fill(gamepad, { n: pad + 1 });
    if (!taken) {
      around.refuse(padNoRoom);
      return true;
    }
    if (taken.replaces) this.replacing.add(pad);
    if (isFirst && this.acting === null) {
      this.everybodys = around.picker.focus;
      this.acting = pad;
    }
    around.say(fill(padSits, { pad: name, name: lineup.seats[taken.seat].name }));
    return !isFirst || intent.kind === 'second';
  }

  private getUp(pad: number): boolean {
    const { lineup, around } = this;
    if (this.acting === pad) this.hand(null);
    this.resting.delete(pad);
    const { gamepad, padLeaves } = shellWords();
    const seat = unseatPad(lineup, pad, this.replacing.delete(pad));
    if (seat) around.say(fill(padLeaves, { pad: fill(gamepad, { n: pad + 1 }), name: seat.name }));
    return true;
  }
}
