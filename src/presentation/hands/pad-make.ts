/** The make of a gamepad, told by the name that a browser gives it: letters and shapes on its buttons follow from it. */
export type PadMake = 'letters' | 'shapes' | 'swapped';

/**
 * Signs of a make in a name: the maker's number, with or without a zero before it, or a word. What a browser maps like any other has
 * the letters of most pads; their places are swapped on one maker's.
 */
const signs: readonly (readonly [PadMake, RegExp])[] = [
  ['shapes', /\b0?54c\b|sony|playstation|dualsh|dualse/i],
  ['swapped', /\b0?57e\b|nintendo|joy-?con/i],
  ['letters', /\b0?45e\b|x-?box|xinput|standard/i],
];

/** Gives the make; null where nobody knows what stands on its buttons. */
export const makeOf = (id: string): PadMake | null => signs.find(([, sign]) => sign.test(id))?.[0] ?? null;
