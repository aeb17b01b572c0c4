/** Scenes that the spyglass can show: every one of them is something that the whole room has just been told. */
export type GlassScene =
  | 'sinks'
  | 'theft'
  | 'rises'
  | 'rams'
  | 'chained'
  | 'gate'
  | 'shot'
  | 'struck'
  | 'hoard'
  | 'away';

/** Moment at which a shot comes down. */
export const strikes = 660;

/** Moment at which the first chest of a hoard bursts open, and time from each to the next. */
export const bursts = 620;
export const burstsApart = 180;
