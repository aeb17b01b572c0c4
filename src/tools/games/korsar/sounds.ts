import type { CueRecipe } from '../../sound/cue.ts';
import * as recipes from './recipes.ts';

export const sounds: readonly CueRecipe[] = [
  { name: 'captain-slam', ms: 1000, db: -3, takes: [recipes.captainSlam], wet: 0.14, fade: 80, push: 2 },
  { name: 'admiral', ms: 900, db: -6, takes: [recipes.admiral], wet: 0.22, fade: 90 },
  { name: 'shield', ms: 110, db: -18, takes: [recipes.shield, recipes.shield], wet: 0.14, fade: 35 },
  { name: 'chair', ms: 500, db: -16, takes: [recipes.chair], wet: 0.18, fade: 100 },
];
