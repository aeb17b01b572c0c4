/**
 * Choice whether things move: what was asked for in words, else what the system prefers, now and whenever that
 * changes.
 */
export type Motion = 'reduced' | 'full';

export const motions: readonly Motion[] = ['reduced', 'full'];

/** Tells at once and at every change. Returns how to stop. */
export function followMotion(asked: Motion | null, tell: (reduced: boolean) => void): () => void {
  if (asked) {
    tell(asked === 'reduced');
    return () => {};
  }
  const preference = window.matchMedia('(prefers-reduced-motion: reduce)');
  const follow = () => tell(preference.matches);
  follow();
  preference.addEventListener('change', follow);
  return () => preference.removeEventListener('change', follow);
}
