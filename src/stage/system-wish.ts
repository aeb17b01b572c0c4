/**
 * Tells at once and at every change whether the system asks for what this media query says; a choice that was made wins over it
 * and never changes. Returns how to stop.
 */
export function followSystem(query: string, chosen: boolean | null, tell: (wanted: boolean) => void): () => void {
  if (chosen !== null) {
    tell(chosen);
    return () => {};
  }
  const wish = window.matchMedia(query);
  const follow = () => tell(wish.matches);
  follow();
  wish.addEventListener('change', follow);
  return () => wish.removeEventListener('change', follow);
}
