/**
 * Choice whether things move: what was asked for in words, else what the system prefers, now and whenever that
 * changes.
 */
import { followSystem } from './system-wish.ts';

export type Motion = 'reduced' | 'full';

export const motions: readonly Motion[] = ['reduced', 'full'];

/** Tells at once and at every change. Returns how to stop. */
export const followMotion = (asked: Motion | null, tell: (reduced: boolean) => void): (() => void) =>
  followSystem('(prefers-reduced-motion: reduce)', asked && asked === 'reduced', tell);
