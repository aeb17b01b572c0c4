/** What a script of gamepads is played at, in Node or on the page, and what such a script says. */

export type PadButton = keyof typeof padButtons;

export const padButtons = {
  south: 0,
  east: 1,
  west: 2,
  shoulder: 5,
  trigger: 7,
  menu: 9,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
};

/** A gamepad as people have it in their hands. */
export interface HeldPad {
  id: string;
  index: number;
  connected: boolean;
  held: Set<PadButton>;
}

/** A table that a script is played at. */
export interface ScriptTable {
  /** Puts these pads as they are now, and lets a frame pass. */
  show(pads: readonly HeldPad[]): Promise<void>;
  /** Puts a finger on this target. */
  finger(id: string): Promise<void>;
  pass(ms: number): Promise<void>;
  untilAsked(): Promise<void>;
  now(): Promise<{ focus: string | null; ids: string[]; free: string[] }>;
  /** Seat that is asked, and the one whose hand lies open; null where only the house knows. */
  asked(): Promise<number | null>;
  /** Names what is still held in the house although nobody holds it; nothing where only the house knows. */
  stuck(): string[];
}

export interface Script {
  name: string;
  /** Number of people. */
  people: number;
  /** True when one gamepad goes round. */
  shared: boolean;
  steps: number;
}

export interface Tally {
  plugs: number;
  tried: number;
}

/** Scripts by their numbers; the seed tells them apart from those of another day. */
export function scriptOf(seed: number, n: number, steps: number): Script {
  return { name: `pads ${seed} ${n}`, people: 2 + (n % 3), shared: n % 4 === 3, steps };
}
