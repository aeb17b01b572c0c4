/**
 * The shape of a gamepad: which of its buttons and axes lies where on the standard gamepad. A browser that knows a pad brings it into
 * that order; of any other it tells buttons and axes as the system counts them, and the shape follows from how many there are.
 */

/** A gamepad as it is seen in one frame. */
export interface PadState {
  /** "standard" where the browser knows the pad; left out by one that always does. "learnt" where people have taught its order. */
  mapping?: string;
  /** Mostly from -1 to 1; a hat that is told as one axis lies beyond 1 while nobody presses it. */
  axes: readonly number[];
  /** `value`: from 0 to 1, how far it is pressed. */
  buttons: readonly { pressed: boolean; value?: number }[];
}

export interface PadShape {
  /** Places on the standard gamepad by the numbers of this one's buttons; null where the numbers are the places. */
  places: readonly (number | null)[] | null;
  /** The axis that may tell a hat in steps. */
  hat: number | null;
  /** The first of two axes that may tell a d-pad. */
  cross: number | null;
  /** False where it has too few buttons and axes to point anywhere. */
  points: boolean;
  /** False where the shape is only guessed. */
  sure: boolean;
}

const standard: PadShape = { places: null, hat: null, cross: null, points: true, sure: true };

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

/** Axis of the hat where a system numbers axes by what they are for. */
const hat = 9;

/**
 * Gives the shape of a pad. Linux counts the two axes of a d-pad behind all others; Windows and macOS give a hat the tenth place.
 * Which of both it is, and whether it is any, shows in what these axes say, see `Cross`.
 */
export function shapeOf({ mapping = 'standard', axes, buttons }: PadState): PadShape {
  if (mapping === 'standard') return standard;
  // People may have taught it wrong.
  if (mapping === 'learnt') return { ...standard, sure: false };
  const { length } = axes;
  const linux = length === 8 ? ofLinux[buttons.length] : undefined;
  return {
    places: linux ?? (length > 6 ? withoutCross : null),
    hat: length > hat ? hat : null,
    cross: length > 3 ? length - 2 : null,
    points: length > 1 || buttons.length > withoutCross.length,
    sure: linux !== undefined,
  };
}
