/**
 * Gamepads and their seats. A pad that took a seat acts for it; when it is that seat's turn and its pad is unplugged, the
 * table waits until it is back, another one takes its place, or somebody presses anything else. Touch, mouse and keys are
 * everybody's, and so is a pad that is the only one with a seat.
 */

import { awayScreen } from '../../presentation/screens/away.ts';
import type { Seat } from '../../rules/game.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import type { OpenQuestion, Owner } from '../prompts/prompt.ts';
import type { Prompter } from '../prompts/prompter.ts';
import type { ChangedSeats } from './changed-seats.ts';

/** Owner of a screen on which any gamepad may choose. */
export const everybody: Owner = { pad: null, barred: () => null, seat: () => null };

export class Pads {
  /** Hears that a seat has another pad from now on. */
  onChange: () => void = () => {};
  private readonly prompter: Prompter;
  private readonly owned: Map<Seat, number>;
  private readonly names: readonly string[];
  private readonly changed: Pick<ChangedSeats, 'has'>;
  /** Pads that nobody waits for any more, until they are back. */
  private readonly excused = new Set<number>();

  /** `owned`: pads by their seats, kept up to date here. `changed`: seats of people who may have brought one with them. */
  constructor(
    prompter: Prompter,
    owned: Map<Seat, number>,
    names: readonly string[],
    changed: Pick<ChangedSeats, 'has'>,
  ) {
    this.prompter = prompter;
    this.owned = owned;
    this.names = names;
    this.changed = changed;
  }

  /** Tells whether more than one pad has a seat: then people must see whose turn it is. */
  get several(): boolean {
    return this.owned.size > 1;
  }

  /** Gives the words for a pad that has no seat where others have one; null for any other. */
  barred(pad: number): string | null {
    if (this.expected.length === 0 || this.hasSeat(pad)) return null;
    const { padSeatless, gamepad } = shellWords();
    return fill(padSeatless, { pad: fill(gamepad, { n: pad + 1 }) });
  }

  /** Gives the owner of a screen on which this seat chooses. */
  owner(seat: Seat): Owner {
    const pad = () => this.padOf(seat);
    return {
      // Somebody may sit down while it is asked.
      get pad() {
        return pad();
      },
      barred: (pad) => this.barred(pad) ?? this.turnedAway(pad, seat),
      seat: (pad) => this.offerSeat(pad, seat),
    };
  }

  /** Waits until the seat can go on with its question: it can at once, unless its pad is away. */
  async wait(seat: Seat, standing: OpenQuestion): Promise<void> {
    const pad = this.owned.get(seat);
    if (pad === undefined || this.prompter.hasPad(pad) || this.isExcused(pad)) return;
    const name = this.names[seat];
    const owner = { ...everybody, pad };
    const answer = await this.prompter.ask((focus) => awayScreen({ pad: pad + 1, name, focus }), {
      kind: 'pad-away',
      owner,
      anything: true,
      standing,
    });
    if ('pick' in answer && !this.replace(seat)) this.excused.add(pad);
  }

  /** Lists the pads that have a seat and are here or waited for. */
  private get expected(): number[] {
    return [...this.owned.values()].filter((pad) => !this.isExcused(pad));
  }

  /** Tells whether nobody waits for this pad; once it is back, people do again. */
  private isExcused(pad: number): boolean {
    if (this.prompter.hasPad(pad)) this.excused.delete(pad);
    return this.excused.has(pad);
  }

  private hasSeat(pad: number): boolean {
    return [...this.owned.values()].includes(pad);
  }

  private padOf(seat: Seat): number | null {
    const own = this.owned.get(seat);
    return own === undefined || this.isExcused(own) ? null : own;
  }

  /** Gives the words for a pad with a seat while another seat chooses; null where it may help out. */
  private turnedAway(pad: number, seat: Seat): string | null {
    const own = this.padOf(seat);
    // One gamepad goes round, like the screen; and others help out where the table goes on without one.
    const isShared = this.expected.length < 2 || this.owned.has(seat);
    if (pad === own || (own === null && isShared)) return null;
    return fill(shellWords().padForeign, { name: this.names[seat] });
  }

  /**
   * Seats a pad that has no seat where this one has no pad either, unless one pad goes round among those who have been there
   * from the beginning.
   */
  private offerSeat(pad: number, seat: Seat): string | null {
    if (this.hasSeat(pad) || this.padOf(seat) !== null) return null;
    if (this.expected.length < 2 && !this.owned.has(seat) && !this.changed.has(seat)) return null;
    this.sit(seat, pad);
    const { padSits, gamepad } = shellWords();
    return fill(padSits, { pad: fill(gamepad, { n: pad + 1 }), name: this.names[seat] });
  }

  /** Gives a pad without a seat that was pressed this seat: after a reload the same one may go by another number. */
  private replace(seat: Seat): boolean {
    const { lastPad, picker } = this.prompter;
    if (picker.device !== 'pad' || lastPad === null || this.hasSeat(lastPad)) return false;
    this.sit(seat, lastPad);
    return true;
  }

  private sit(seat: Seat, pad: number): void {
    this.owned.set(seat, pad);
    this.onChange();
  }
}
