/**
 * The registry of tables: what the title and the set-up know of each game, which atlases it needs, and where the rest of
 * it is. A visitor fetches the code of a game when he takes it. A fifth game is one more entry here.
 */

import type { Level } from '../bots/levels.ts';
import type { Frame, Shape } from '../controller/room.ts';
import { setupForm as cardPiratesForm, pauseAt as cardPiratesPause } from './card-pirates/board/setup-form.ts';
import { dawnPictures } from './ceremony/dawn.ts';
import type { GameDrawing, GameStage } from './game-stage.ts';
import { callAt as korsarCall, setupForm as korsarForm, pauseAt as korsarPause } from './korsar/board/setup-form.ts';
import type { SetupForm, Values } from './screens/setup-form.ts';
import { setupForm as treasureFleetForm } from './treasure-fleet/board/setup-form.ts';
import { type OwnMaps, ownMaps } from './yellowbeard/board/own-maps.ts';
import {
  hostOptions,
  aidAt as yellowbeardAid,
  callAt as yellowbeardCall,
  setupForm as yellowbeardForm,
  pauseAt as yellowbeardPause,
} from './yellowbeard/board/setup-form.ts';

export interface GameFacts {
  title: string;
  form: SetupForm;
  /** Shown by the house when nobody plays: with these numbers of captains. */
  demo?: {
    counts: readonly number[];
    /** The middle of the call to play on this table; across the lower edge, where nothing else lies, when absent. */
    callAt?: (seats: number, frame: Frame) => { x: number; y: number; w?: number } | undefined;
    options?: Readonly<Record<string, unknown>>;
    /** Of all captains, where it is not the usual one. */
    level?: Level;
  };
  /** People play it on every shape of screen; else it keeps 16:9 with sea and wood around it. */
  everyShape?: boolean;
  /** Where the pause lies on this table, where the usual place is taken. */
  pauseAt?: (
    seats: number,
    values: Values,
    views: readonly object[],
    frame?: Frame,
  ) => { x: number; y: number } | undefined;
  /** Computer captains there are, weakest first; those that every game has when absent. */
  levels?: readonly Level[];
  /** It is played on maps, and people may bring their own: those that are here. */
  maps?: OwnMaps;
  /** What waits behind the curtain: cards when absent. */
  secret?: 'chart';
  /** The options as the host takes them, where the set-up has only a name for one (a map of one's own). */
  hostOptions?: (values: Values) => Record<string, unknown>;
  /** Where taking back lies on this table, where the usual place is taken. */
  takeBackAt?: { x: number; y: number };
  /** Where the switch of its aid lies: what can be worked out from what everybody knows, shown to those who want it. */
  aidAt?: (frame?: Frame) => { x: number; y: number };
  /** Its picture on the title. */
  vignette: string;
  /** Atlases that must be there before the first picture. */
  packs: readonly string[];
  /** Atlases and big pictures that may come while the game is already running; `needs` says which events wait for them. */
  later: readonly string[];
  needs: Readonly<Record<string, readonly string[]>>;
  /** Fetches how it is told and played. */
  code: () => Promise<GameStage>;
  /** Fetches what only this game draws; absent where the pieces of the house are enough. */
  drawing?: () => Promise<GameDrawing>;
}

export type StagedGame = GameFacts & GameStage;

/** What the title and the boards of the house are drawn with; a game's own atlas comes when somebody takes it. */
export const housePacks: readonly string[] = ['common', 'title', 'shell'];
export const housePictures: readonly string[] = ['cabin', 'table', 'parchment']
  .map((name) => `background-${name}`)
  .concat('vignette', 'curtain-light');

/** Where the call lies below what stands at the head of a table. */
const underHead: Readonly<Record<Shape, { x: number; y: number }>> = {
  wide: { x: 960, y: 256 },
  ten: { x: 960, y: 266 },
  four: { x: 800, y: 240 },
  portrait: { x: 540, y: 326 },
};

/** With five captains the caption lies there: the name of the game makes way. */
const overHead: typeof underHead = {
  wide: { x: 960, y: 98 },
  ten: { x: 960, y: 106 },
  four: { x: 430, y: 110 },
  portrait: { x: 540, y: 150 },
};

export const stagedGames: Readonly<Record<string, GameFacts>> = {
  'treasure-fleet': {
    title: 'Treasure Fleet',
    form: treasureFleetForm,
    everyShape: true,
    demo: { counts: [4, 3, 5, 2], callAt: (seats, { shape }) => (seats === 5 ? overHead : underHead)[shape] },
    vignette: 'vignette-treasure-fleet',
    packs: ['common', 'treasure-fleet'],
    // The winner's ship has his sails.
    later: ['shell', 'sails', ...dawnPictures],
    needs: { GameEnded: ['shell', 'sails', ...dawnPictures] },
    code: async () => (await import('./treasure-fleet/stage.ts')).stage,
    drawing: async () => (await import('./treasure-fleet/drawing.ts')).drawing,
  },
  korsar: {
    title: 'Korsar',
    form: korsarForm,
    everyShape: true,
    pauseAt: korsarPause,
    demo: { counts: [4, 8, 3, 6, 2, 5], callAt: (seats, frame) => korsarCall(seats, frame) ?? underHead[frame.shape] },
    vignette: 'vignette-korsar',
    packs: ['common', 'korsar'],
    later: ['shell', ...dawnPictures],
    needs: { GameEnded: ['shell', ...dawnPictures] },
    code: async () => (await import('./korsar/stage.ts')).stage,
    drawing: async () => (await import('./korsar/drawing.ts')).drawing,
  },
  'card-pirates': {
    title: 'Card Pirates',
    form: cardPiratesForm,
    pauseAt: cardPiratesPause,
    takeBackAt: { x: 1592, y: 98 },
    everyShape: true,
    demo: { counts: [3, 4, 2, 1] },
    vignette: 'vignette-card-pirates',
    // The curtain lies on the table from the first turn on.
    packs: ['common', 'card-pirates', 'shell'],
    later: dawnPictures,
    needs: { GameEnded: dawnPictures },
    code: async () => (await import('./card-pirates/stage.ts')).stage,
    drawing: async () => (await import('./card-pirates/drawing.ts')).drawing,
  },
  yellowbeard: {
    title: 'Yellowbeard',
    form: yellowbeardForm,
    pauseAt: yellowbeardPause,
    maps: ownMaps,
    hostOptions,
    takeBackAt: { x: 1554, y: 984 },
    aidAt: yellowbeardAid,
    everyShape: true,
    levels: ['parrot', 'monkey', 'bosun'],
    secret: 'chart',
    // Rounds that end while somebody still watches.
    demo: {
      counts: [4, 5, 3, 6, 2],
      callAt: yellowbeardCall,
      options: { autoSetup: true, turnLimit: 30 },
      level: 'bosun',
    },
    vignette: 'vignette-yellowbeard',
    packs: ['common', 'yellowbeard'],
    later: ['shell', 'man-of-war', ...dawnPictures],
    needs: { MatchEnded: ['shell', 'man-of-war', ...dawnPictures] },
    code: async () => (await import('./yellowbeard/stage.ts')).stage,
    drawing: async () => (await import('./yellowbeard/drawing.ts')).drawing,
  },
};

const fetched = new Map<string, StagedGame>();

/** Fetches a game's code once. */
export async function fetchGame(id: string): Promise<StagedGame> {
  const game = fetched.get(id) ?? { ...stagedGames[id], ...(await stagedGames[id].code()) };
  fetched.set(id, game);
  return game;
}

/** Fetches what only this game draws: for the repertoire of the scene that is to show it. */
export const fetchDrawing = async (id: string): Promise<GameDrawing> => (await stagedGames[id].drawing?.()) ?? {};

/** A game whose code is there: whoever takes a game waits for `fetchGame` first. */
export function staged(id: string): StagedGame {
  const game = fetched.get(id);
  if (!game) throw new Error(`The table of ${id} was not fetched.`);
  return game;
}
