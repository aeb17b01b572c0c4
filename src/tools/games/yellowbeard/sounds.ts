import type { CueRecipe } from '../../sound/cue.ts';
import * as recipes from './recipes.ts';

export const sounds: readonly CueRecipe[] = [
  { name: 'die', ms: 650, db: -14.5, takes: [recipes.die, recipes.die], wet: 0.14, fade: 40, push: 6 },
  { name: 'telescope', ms: 900, db: -16, takes: [recipes.telescope], wet: 0.12, fade: 60, push: 4 },
  { name: 'nay', ms: 500, db: -14, takes: [recipes.nay, recipes.nay, recipes.nay], wet: 0.2, fade: 90 },
  { name: 'aye', ms: 1400, db: -3, takes: [recipes.aye], wet: 0.16, fade: 350, push: 4 },
  // One take only: two quills that differ would be two things to tell apart.
  { name: 'quill', ms: 1600, db: -20, takes: [recipes.quill], wet: 0.1, fade: 60 },
  { name: 'sinking', ms: 2600, db: -5, takes: [recipes.sinking], wet: 0.08, fade: 250, push: 2 },
  { name: 'harbour-open', ms: 1200, db: -6, takes: [recipes.harbourOpen], wet: 0.18, fade: 200 },
  { name: 'harbour-closed', ms: 800, db: -6, takes: [recipes.harbourClosed], wet: 0.18, fade: 160, push: 2 },
  { name: 'chain', ms: 500, db: -10, takes: [recipes.chain], wet: 0.1, fade: 90 },
  { name: 'brush', ms: 320, db: -16, takes: [recipes.brush], wet: 0.08, fade: 40 },
  { name: 'pip', ms: 60, db: -20, takes: [recipes.pip], wet: 0.1, fade: 20 },
  { name: 'glint', ms: 480, db: -18, takes: [recipes.glint], wet: 0.3, fade: 120 },
  { name: 'cold-wind', ms: 1200, db: -10, takes: [recipes.coldWind], wet: 0.08, fade: 200 },
  { name: 'flag-crack', ms: 380, db: -8, takes: [recipes.flagCrack], wet: 0.1, fade: 60, push: 8, peak: -6 },
  { name: 'mast-fall', ms: 640, db: -6, takes: [recipes.mastFall, recipes.mastFall], wet: 0.1, fade: 100, push: 3 },
  { name: 'rowing', ms: 500, db: -16, takes: [recipes.rowing], wet: 0.06, fade: 60 },
];
