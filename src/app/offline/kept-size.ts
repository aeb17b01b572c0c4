/** Size of the pictures that a table without its server has to be content with. */
import { readKept } from './stock.ts';

/** Gives the size that this browser keeps of the pictures, where it keeps one; the finer one where it keeps both. */
export async function keptSize(): Promise<1 | 2 | null> {
  if (!('caches' in window)) return null;
  const kept = await readKept().catch(() => null);
  if (kept?.variants.includes('2x')) return 2;
  return kept?.variants.includes('1x') ? 1 : null;
}
