/** The shell, the cards, and what happens in more than one game. */
import type { CueRecipe } from './cue.ts';
import * as chests from './recipes/chests.ts';
import * as drums from './recipes/drums.ts';
import * as guns from './recipes/gunnery.ts';
import * as ships from './recipes/ships.ts';
import * as table from './recipes/table.ts';
import * as tunes from './recipes/tunes.ts';
import * as water from './recipes/water.ts';
import * as weather from './recipes/weather.ts';

const one = (recipe: table.Recipe): table.Recipe[] => [recipe];
const takes = (count: number, recipe: table.Recipe): table.Recipe[] => Array.from({ length: count }, () => recipe);

export const common: readonly CueRecipe[] = [
  { name: 'focus-move', ms: 60, db: -24, takes: one(table.focusMove), wet: 0.12, fade: 22 },
  { name: 'press', ms: 110, db: -18, takes: one(table.press), wet: 0.15, fade: 40 },
  { name: 'refuse', ms: 220, db: -18, takes: one(table.refuse), wet: 0.15, fade: 60 },
  { name: 'card-lift', ms: 80, db: -22, takes: takes(4, table.cardLift), wet: 0.08, fade: 30 },
  { name: 'card-slide', ms: 200, db: -24, takes: takes(4, table.cardSlide), wet: 0.08, fade: 40 },
  { name: 'card-land', ms: 70, db: -19.5, takes: takes(4, table.cardLand), wet: 0.12, fade: 25 },
  { name: 'card-flip', ms: 120, db: -18, takes: one(table.cardFlip), wet: 0.12, fade: 25 },
  { name: 'shuffle', ms: 700, db: -20, takes: one(table.shuffle), wet: 0.1, fade: 30 },
  ...Array.from({ length: 12 }, (_, step): CueRecipe => {
    return {
      name: step === 0 ? 'coin' : `coin-${step + 1}`,
      ms: 140,
      db: -16,
      takes: one(table.coin(step)),
      wet: 0.12,
      fade: 50,
      tuned: true,
    };
  }),
  { name: 'thock', ms: 120, db: -16, takes: one(table.thock), wet: 0.15, fade: 40 },
  { name: 'curtain-open', ms: 500, db: -16, takes: one(table.curtainOpen), wet: 0.15, fade: 80 },
  { name: 'curtain-close', ms: 180, db: -16, takes: one(table.curtainClose), wet: 0.15, fade: 60 },
  { name: 'turn-bell', ms: 900, db: -16, takes: one(ships.turnBell), wet: 0.2, fade: 350, tuned: true },
  { name: 'ready', ms: 300, db: -18, takes: one(ships.ready), wet: 0.12, fade: 90 },
  {
    name: 'creak',
    ms: 400,
    db: -28,
    takes: [ships.creak(210, 34), ships.creak(290, 46), ships.creak(165, 27)],
    wet: 0.2,
    fade: 80,
  },
  { name: 'gull', ms: 700, db: -26, takes: [ships.gull(1750), ships.gull(1560)], wet: 0.35, fade: 120 },
  { name: 'fuse', ms: 260, db: -20, takes: one(guns.fuse), wet: 0, fade: 40, ducks: true },
  { name: 'cannon', ms: 2600, db: 0, takes: takes(6, guns.cannon), wet: 0.12, fade: 700, push: 3 },
  { name: 'bass-hit', ms: 450, db: -6, takes: one(guns.bassHit), wet: 0, fade: 120 },
  { name: 'impact', ms: 500, db: -4, takes: takes(5, guns.impact), wet: 0.1, fade: 110, push: 3 },
  { name: 'splash', ms: 800, db: -8, takes: takes(4, guns.splash), wet: 0.05, fade: 100 },
  { name: 'boarding', ms: 1200, db: -6, takes: one(guns.grapnel), wet: 0.12, fade: 160, push: 2 },
  { name: 'twang', ms: 350, db: -12, takes: one(guns.twang), wet: 0.1, fade: 80 },
  { name: 'swords', ms: 700, db: -6, takes: one(guns.swords), wet: 0.15, fade: 200 },
  { name: 'storm', ms: 3400, db: -4, takes: one(weather.storm), wet: 0.1, fade: 700, push: 2 },
  { name: 'capture', ms: 900, db: -7, takes: one(ships.capture), wet: 0.18, fade: 130 },
  { name: 'escape', ms: 700, db: -10, takes: one(ships.getaway), wet: 0.15, fade: 150 },
  { name: 'tie', ms: 600, db: -10, takes: one(ships.tie), wet: 0.15, fade: 60 },
  { name: 'hollow-drum', ms: 500, db: -10, takes: one(ships.hollowDrum), wet: 0.2, fade: 120 },
  { name: 'drum', ms: 480, db: -10, takes: takes(3, drums.strokeOfDrum), wet: 0.15, fade: 120, ducks: true },
  { name: 'drum-roll', ms: 700, db: -10, takes: one(drums.drumRoll), wet: 0.12, fade: 40 },
  { name: 'sail-fill', ms: 900, db: -18, takes: one(ships.sailFill), wet: 0.06, fade: 150 },
  { name: 'wake', ms: 700, db: -20, takes: takes(2, water.wake), wet: 0.05, fade: 150 },
  { name: 'anchor', ms: 700, db: -10, takes: one(water.anchor), wet: 0.08, fade: 80 },
  { name: 'chest-open', ms: 400, db: -12, takes: one(chests.chestOpen), wet: 0.15, fade: 60 },
  { name: 'chest-shut', ms: 400, db: -12, takes: one(chests.chestShut), wet: 0.15, fade: 80 },
  { name: 'win', ms: 7000, db: -6, takes: one(tunes.win), wet: 0.14, fade: 350 },
  { name: 'near-miss', ms: 3000, db: -10, takes: one(tunes.nearMiss), wet: 0.14, fade: 450 },
];
