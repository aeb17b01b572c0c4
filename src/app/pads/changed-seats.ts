/** Seats that have changed between people and computers in the middle of a match, and what becomes of their gamepads. */
import type { MatchFacts } from '../../host/port.ts';
import type { Seat } from '../../rules/game.ts';

export class ChangedSeats {
  /** Seats that were a computer's after the match had begun here. */
  private readonly computers = new Set<Seat>();
  /** Gamepads of seats that were given to computers. */
  private readonly resting = new Map<Seat, number>();

  /** Tells whether whoever sits there has come during the match, and may do so with a gamepad. */
  has(seat: Seat): boolean {
    return this.computers.has(seat);
  }

  /**
   * Follows a change: a computer needs no gamepad, and a person who is back has the one of before, where it is `here` and
   * nobody else has it.
   */
  follow(
    owned: Map<Seat, number>,
    [before, after]: readonly [MatchFacts['players'], MatchFacts['players']],
    here: (pad: number) => boolean,
  ): void {
    for (const [seat, { kind }] of after.entries()) {
      if (kind === before[seat].kind) continue;
      this.computers.add(seat);
      const pad = kind === 'bot' ? owned.get(seat) : this.resting.get(seat);
      if (pad === undefined) continue;
      if (kind === 'bot') {
        this.resting.set(seat, pad);
        owned.delete(seat);
      } else if (here(pad) && ![...owned.values()].includes(pad)) owned.set(seat, pad);
    }
  }
}
