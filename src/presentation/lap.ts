/**
 * Reference pixels by which pictures that meet lie over each other. Edges on a fraction of a pixel are softened by Firefox and WebKit on
 * Canvas, and what is behind two that only touch shines through. On the smallest window this is three quarters of a pixel.
 */
export const lap = 3;

/** Gives by how much a picture of this width is stretched to lie over the next one, which begins where it would end. */
export const lapped = (width: number): number => (width + lap) / width;
