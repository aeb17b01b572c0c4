/** The picture of a card, by what is printed on it. */

/** Gives the frame of `kraken3`, `starCaptain`, `admiral` or `vessel5`; null is the back. */
export function frameOf(card: string | null): string {
  if (card === null) return 'korsar-back';
  if (card === 'admiral') return 'korsar-admiral';
  const captain = /^(\w+)Captain$/.exec(card);
  if (captain) return `korsar-captain-${captain[1]}`;
  if (card.startsWith('vessel')) return `korsar-merchant-${card.slice(6)}`;
  return `korsar-pirate-${card.slice(0, -1)}-${card.slice(-1)}`;
}
