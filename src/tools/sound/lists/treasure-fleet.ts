import type { Cue } from '../cues.ts';
import * as fleet from '../recipes/fleet.ts';
import * as table from '../recipes/table.ts';

export const treasureFleet: readonly Cue[] = [
  { name: 'paper-roll', ms: 500, db: -20, takes: [table.paperRoll], wet: 0.1, fade: 30 },
  { name: 'disc-roll', ms: 620, db: -22, takes: [table.discRoll], wet: 0.12, fade: 30 },
  { name: 'curse', ms: 1500, db: -8, takes: [fleet.curse], wet: 0.3, fade: 300 },
  { name: 'oars', ms: 1600, db: -14, takes: [fleet.oars], wet: 0.06, fade: 120 },
];
