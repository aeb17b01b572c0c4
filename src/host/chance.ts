/** True chance, in the browser's Worker and in Node alike: seeds of matches, and names that nobody has had before. */

/** Draws 32 hex digits, never all of them zero. */
export function draw(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  if (words.every((word) => word === 0)) return draw();
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}
