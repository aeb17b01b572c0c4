import type { Cue } from '../cues.ts';
import * as hunt from '../recipes/yellowbeard.ts';

export const yellowbeard: readonly Cue[] = [
  { name: 'die', ms: 650, db: -12, takes: [hunt.die, hunt.die], wet: 0.14, fade: 40, push: 6 },
  { name: 'telescope', ms: 900, db: -16, takes: [hunt.telescope], wet: 0.12, fade: 60, push: 4 },
  { name: 'nay', ms: 500, db: -14, takes: [hunt.nay], wet: 0.2, fade: 90 },
  { name: 'aye', ms: 1400, db: -3, takes: [hunt.aye], wet: 0.16, fade: 350, push: 4 },
  // One take only: two quills that differ would be two things to tell apart.
  { name: 'quill', ms: 2400, db: -20, takes: [hunt.quill], wet: 0.1, fade: 60 },
  { name: 'sinking', ms: 2600, db: -5, takes: [hunt.sinking], wet: 0.08, fade: 250, push: 2 },
  { name: 'harbour-open', ms: 1200, db: -6, takes: [hunt.harbourOpen], wet: 0.18, fade: 200 },
  { name: 'harbour-closed', ms: 800, db: -6, takes: [hunt.harbourClosed], wet: 0.18, fade: 160, push: 2 },
  { name: 'chain', ms: 500, db: -10, takes: [hunt.chain], wet: 0.1, fade: 90 },
  { name: 'brush', ms: 320, db: -16, takes: [hunt.brush], wet: 0.08, fade: 40 },
  { name: 'pip', ms: 60, db: -20, takes: [hunt.pip], wet: 0.1, fade: 20 },
  { name: 'glint', ms: 480, db: -18, takes: [hunt.glint], wet: 0.3, fade: 120 },
  { name: 'cold-wind', ms: 1200, db: -10, takes: [hunt.coldWind], wet: 0.08, fade: 200 },
  { name: 'flag-crack', ms: 380, db: -8, takes: [hunt.flagCrack], wet: 0.1, fade: 60, push: 8 },
  { name: 'mast-fall', ms: 640, db: -6, takes: [hunt.mastFall, hunt.mastFall], wet: 0.1, fade: 100, push: 3 },
  { name: 'rowing', ms: 500, db: -16, takes: [hunt.rowing], wet: 0.06, fade: 60 },
];
