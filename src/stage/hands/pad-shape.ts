/**
 * The shape of a gamepad: which of its buttons and axes lies where on the standard gamepad. A browser that knows a pad brings it into
 * that order; of any other it tells buttons and axes as the system counts them, and the shape follows from how many there are.
 */

/** A gamepad as it is seen in one frame. */
export interface PadState {
  /** "standard" where the browser knows the pad; left out by one that always does. */
  mapping?: string;
  /** Mostly from -1 to 1; a hat that is told as one axis lies beyond 1 while nobody presses it. */
  axes: readonly number[];
  /** `value`: from 0 to 1, how far it is pressed. */
  buttons: readonly { pressed: boolean; value?: number }[];
}

export interface PadShape {
  /** Places on the standard gamepad by the numbers of this one's buttons; null where the numbers are the places. */
  places: readonly (number | null)[] | null;
  /** The axis that tells a hat in eight steps. */
  hat: number | null;
  /** The first of two axes that tell a d-pad. */
  cross: number | null;
}

const standard: PadShape = { places: null, hat: null, cross: null };

/** As Linux counts pads by the number of their buttons, each with eight axes of which the last two are the d-pad. */
const ofLinux: Readonly<Record<number, readonly (number | null)[]>> = {
  // Microsoft's, and what says that it is one.
  11: [0, 1, 2, 3, 4, 5, 8, 9, 16, 10, 11],
  // Sony's: triangle comes before square.
  13: [0, 1, 3, 2, 4, 5, 6, 7, 8, 9, 16, 10, 11],
  // Pads by Bluetooth: a third and a sixth button are counted that no pad has.
  15: [0, 1, null, 2, 3, null, 4, 5, 6, 7, 8, 9, 16, 10, 11],
};

/** Sixteen buttons at most of a pad that nobody knows: its d-pad is told by axes, so none of its buttons is one. */
const withoutCross = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

export function shapeOf({ mapping = 'standard', axes, buttons }: PadState): PadShape {
  if (mapping === 'standard') return standard;
  if (axes.length === 10) return { places: withoutCross, hat: 9, cross: null };
  if (axes.length === 8) return { places: ofLinux[buttons.length] ?? withoutCross, hat: null, cross: 6 };
  if (axes.length === 6) return { places: null, hat: null, cross: 4 };
  return standard;
}
