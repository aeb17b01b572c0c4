/**
 * The gamepads, told apart. A browser tells a pad by its model and by a place that may go to another one meanwhile; the
 * house gives each pad a number that it keeps when it is unplugged and comes back.
 */

/** A gamepad as a browser tells it. */
export interface Plug {
  /** Model; the same for pads of the same make. */
  id: string;
  /** Place among the pads that are plugged in. */
  index: number;
}

/** Number of pads that are remembered: as many as a browser reports, and some more. */
const most = 16;

export const isSame = (a: Plug, b: Plug): boolean => a.id === b.id && a.index === b.index;

export class PadRack {
  /** Pads by their numbers, whether they are here or away; the one that was away longest comes first. */
  private readonly known = new Map<number, Plug>();
  private present: ReadonlySet<number> = new Set();

  /** Tells whether the pad of this number is plugged in. */
  has(pad: number): boolean {
    return this.present.has(pad);
  }

  plugOf(pad: number): Plug | null {
    return this.known.get(pad) ?? null;
  }

  /** Takes note of the pads that are plugged in now, and gives their numbers in the same order. */
  sort(plugs: readonly Plug[]): number[] {
    const numbers = this.recognise(plugs);
    for (const [i, number] of numbers.entries()) {
      this.known.delete(number);
      this.known.set(number, { id: plugs[i].id, index: plugs[i].index });
    }
    this.present = new Set(numbers);
    for (const number of [...this.known.keys()]) {
      if (this.known.size <= most) break;
      if (!this.present.has(number)) this.known.delete(number);
    }
    return numbers;
  }

  /** Gives the numbers of pads that were here when the page was open before; those that are away are waited for. */
  expect(plugs: readonly Plug[]): number[] {
    const numbers = this.recognise(plugs);
    for (const [i, number] of numbers.entries()) if (!this.known.has(number)) this.known.set(number, plugs[i]);
    return numbers;
  }

  /**
   * Finds the number of each pad: the one it had, where model and place are the same; else that of the only one of its
   * model that is missing. Where it could be one of several it gets a new number, and whoever holds it says who they are.
   */
  private recognise(plugs: readonly Plug[]): number[] {
    const found = new Map<Plug, number>();
    const taken = new Set<number>();
    const take = (plug: Plug, number: number) => {
      found.set(plug, number);
      taken.add(number);
    };
    for (const plug of plugs)
      for (const [number, known] of this.known) if (!taken.has(number) && isSame(plug, known)) take(plug, number);
    const left = plugs.filter((plug) => !found.has(plug));
    for (const plug of left) {
      const missing = [...this.known].filter(([number, { id }]) => id === plug.id && !taken.has(number));
      if (missing.length === 1 && left.filter(({ id }) => id === plug.id).length === 1) take(plug, missing[0][0]);
    }
    for (const plug of left) if (!found.has(plug)) take(plug, this.free(plug.index, taken));
    return plugs.map((plug) => found.get(plug) as number);
  }

  /** Gives a number that no pad has: that of its place, else the lowest. */
  private free(index: number, taken: ReadonlySet<number>): number {
    const isFree = (number: number) => !this.known.has(number) && !taken.has(number);
    if (isFree(index)) return index;
    let number = 0;
    while (!isFree(number)) number++;
    return number;
  }
}
