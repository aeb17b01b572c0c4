/**
 * Every cue of the shell and of Treasure Fleet. Written by `npm run sound` together with the sprite; change the table
 * in src/tools/sound/cues.ts instead. `db` is loudness against the cannon, `duck` makes sea and music step back.
 */
export const cues = {
  'focus-move': { db: -24, duck: false, takes: 1 },
  press: { db: -18, duck: false, takes: 1 },
  refuse: { db: -18, duck: false, takes: 1 },
  'card-lift': { db: -22, duck: false, takes: 1 },
  'card-slide': { db: -24, duck: false, takes: 2 },
  'card-land': { db: -18, duck: false, takes: 2 },
  'card-flip': { db: -18, duck: false, takes: 1 },
  shuffle: { db: -20, duck: false, takes: 1 },
  coin: { db: -16, duck: false, takes: 1 },
  'coin-2': { db: -16, duck: false, takes: 1 },
  'coin-3': { db: -16, duck: false, takes: 1 },
  'coin-4': { db: -16, duck: false, takes: 1 },
  'coin-5': { db: -16, duck: false, takes: 1 },
  'coin-6': { db: -16, duck: false, takes: 1 },
  'coin-7': { db: -16, duck: false, takes: 1 },
  'coin-8': { db: -16, duck: false, takes: 1 },
  'coin-9': { db: -16, duck: false, takes: 1 },
  'coin-10': { db: -16, duck: false, takes: 1 },
  'coin-11': { db: -16, duck: false, takes: 1 },
  'coin-12': { db: -16, duck: false, takes: 1 },
  'paper-roll': { db: -20, duck: false, takes: 1 },
  thock: { db: -16, duck: false, takes: 1 },
  'disc-roll': { db: -22, duck: false, takes: 1 },
  'curtain-open': { db: -16, duck: false, takes: 1 },
  'curtain-close': { db: -16, duck: false, takes: 1 },
  'turn-bell': { db: -16, duck: false, takes: 1 },
  ready: { db: -18, duck: false, takes: 1 },
  creak: { db: -28, duck: false, takes: 3 },
  gull: { db: -26, duck: false, takes: 2 },
  fuse: { db: -20, duck: true, takes: 1 },
  cannon: { db: 0, duck: true, takes: 2 },
  'bass-hit': { db: -6, duck: true, takes: 1 },
  impact: { db: -4, duck: true, takes: 2 },
  splash: { db: -8, duck: true, takes: 1 },
  boarding: { db: -6, duck: true, takes: 1 },
  twang: { db: -12, duck: false, takes: 1 },
  swords: { db: -6, duck: true, takes: 1 },
  storm: { db: -4, duck: true, takes: 1 },
  curse: { db: -8, duck: true, takes: 1 },
  capture: { db: -7, duck: true, takes: 1 },
  escape: { db: -10, duck: false, takes: 1 },
  tie: { db: -10, duck: false, takes: 1 },
  'hollow-drum': { db: -10, duck: false, takes: 1 },
  oars: { db: -14, duck: false, takes: 1 },
  'sail-fill': { db: -18, duck: false, takes: 1 },
  win: { db: -6, duck: true, takes: 1 },
  'near-miss': { db: -10, duck: false, takes: 1 },
} as const satisfies Record<string, { db: number; duck: boolean; takes: number }>;

export type CueName = keyof typeof cues;

export const loopNames = ['sea', 'shanty', 'tension', 'whistle'] as const;
export type LoopName = (typeof loopNames)[number];
