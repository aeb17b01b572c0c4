import type { CueRecipe } from '../../sound/cue.ts';
import * as recipes from './recipes.ts';

export const sounds: readonly CueRecipe[] = [
  { name: 'bury', ms: 400, db: -14, takes: [recipes.bury], wet: 0.05, fade: 60 },
  { name: 'dig', ms: 400, db: -14, takes: [recipes.dig], wet: 0.06, fade: 50 },
  { name: 'palm', ms: 160, db: -18, takes: [recipes.palm], wet: 0.1, fade: 40 },
  { name: 'gangplank', ms: 320, db: -14, takes: [recipes.gangplank], wet: 0.1, fade: 60 },
  { name: 'slack', ms: 900, db: -20, takes: [recipes.slack], wet: 0.06, fade: 120 },
  { name: 'barter', ms: 600, db: -14, takes: [recipes.barter], wet: 0.12, fade: 80 },
  { name: 'flag-lower', ms: 700, db: -14, takes: [recipes.flagLower], wet: 0.08, fade: 90 },
];
