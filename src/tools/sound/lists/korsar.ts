import type { Cue } from '../cues.ts';
import * as captains from '../recipes/korsar.ts';

export const korsar: readonly Cue[] = [
  { name: 'captain-slam', ms: 1000, db: -3, takes: [captains.captainSlam], wet: 0.14, fade: 80, push: 2 },
  { name: 'admiral', ms: 900, db: -6, takes: [captains.admiral], wet: 0.22, fade: 90 },
  { name: 'shield', ms: 110, db: -18, takes: [captains.shield, captains.shield], wet: 0.14, fade: 35 },
  { name: 'chair', ms: 500, db: -16, takes: [captains.chair], wet: 0.18, fade: 100 },
];
