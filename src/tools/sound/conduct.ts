/** The deck's way to play what the files hold. The map takes these figures to the page, so page and mixer play alike. */

/**
 * Sea and music step back this far, this fast, and come back this slowly. They come back after `most` ms even while a long
 * tail still rolls, or a volley would silence the band for good.
 */
export const duck = { db: -6, down: 80, up: 500, most: 1200 } as const;

/** Changes from time to time that keep a cue from being the same bits twice running. */
export const variety = {
  /** Pitches, -4 to +4 %, never two neighbours alike. */
  pitches: [1, 0.97, 1.03, 0.96, 1.01, 0.98, 1.04],
  /** Levels in decibels beside the cue's own; as many as make each pitch meet every level. */
  levels: [0, -0.9, 0.6, -1.5, 1.2],
} as const;

/** Strains of a tune in the order in which it is played, each as long as the tune; then it begins again. */
export const form = ['shanty', 'second', 'soft', 'second', 'shanty', 'soft'] as const;
