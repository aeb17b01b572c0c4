import type { CueRecipe } from '../../sound/cue.ts';
import * as recipes from './recipes.ts';

export const sounds: readonly CueRecipe[] = [
  { name: 'paper-roll', ms: 500, db: -20, takes: [recipes.paperRoll], wet: 0.1, fade: 30 },
  { name: 'disc-roll', ms: 620, db: -22, takes: [recipes.discRoll], wet: 0.12, fade: 30 },
  { name: 'curse', ms: 1500, db: -8, takes: [recipes.curse], wet: 0.3, fade: 300 },
  { name: 'oars', ms: 1600, db: -14, takes: [recipes.oars], wet: 0.06, fade: 120 },
];
