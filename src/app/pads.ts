/**
 * Gamepads and their seats. A pad that took a seat acts for it; when it is that seat's turn and its pad is unplugged, the
 * table waits until it is back, another one takes its place, or somebody presses anything else. Touch, mouse and keys are
 * everybody's.
 */

import type { Seat } from '../rules/game.ts';
import { awayScreen } from '../stage/screens/away.ts';
import { shellWords } from '../words/house/house.ts';
import { fill } from '../words/message.ts';
import type { Standing } from './prompt.ts';
import type { Prompter } from './prompter.ts';

export class Pads {
  /** Hears that a seat has another pad from now on. */
  onChange: (owned: ReadonlyMap<Seat, number>) => void = () => {};
  private readonly prompter: Prompter;
  private readonly owned: Map<Seat, number>;
  private readonly names: readonly string[];
  /** Pads that nobody waits for any more, until they are back. */
  private readonly excused = new Set<number>();

  constructor(prompter: Prompter, owned: ReadonlyMap<Seat, number>, names: readonly string[]) {
    this.prompter = prompter;
    this.owned = new Map(owned);
    this.names = names;
  }

  /** Tells whether more than one pad has a seat: then people must see whose turn it is. */
  get several(): boolean {
    return this.owned.size > 1;
  }

  /** Gives the owner of a screen on which this seat chooses. */
  owner(seat: Seat): { pad: number | null; others: ReadonlyMap<number, string> } {
    const own = this.owned.get(seat);
    // A seat without a pad of its own is everybody's: one gamepad goes round, like the screen.
    if (own === undefined || this.excused.has(own)) return { pad: null, others: new Map() };
    const sentence = fill(shellWords().padForeign, { name: this.names[seat] });
    const others = [...this.owned].filter(([other]) => other !== seat).map(([, pad]) => [pad, sentence] as const);
    return { pad: own, others: new Map(others) };
  }

  /** Waits until the seat can go on with its question: it can at once, unless its pad is away. */
  async wait(seat: Seat, standing: Standing): Promise<void> {
    const pad = this.owned.get(seat);
    if (pad === undefined) return;
    if (this.prompter.hasPad(pad)) this.excused.delete(pad);
    else if (!this.excused.has(pad)) {
      const name = this.names[seat];
      const owner = { pad, others: new Map<number, string>() };
      const answer = await this.prompter.ask((focus) => awayScreen({ pad: pad + 1, name, focus }), {
        kind: 'pad-away',
        owner,
        anything: true,
        standing,
      });
      if ('pick' in answer && !this.replace(seat)) this.excused.add(pad);
    }
  }

  /** Gives a pad without a seat that was pressed this seat: after a reload the same one may go by another number. */
  private replace(seat: Seat): boolean {
    const { lastPad, picker } = this.prompter;
    if (picker.device !== 'pad' || lastPad === null || [...this.owned.values()].includes(lastPad)) return false;
    this.owned.set(seat, lastPad);
    this.onChange(this.owned);
    return true;
  }
}
