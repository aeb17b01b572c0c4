/** One half of a sweep of velvet across the window: in, or out again. */
export const sweepTime = 450;
