/** The whole contract test of one table as one function, so that games and deliberately broken games go through the same. */
import { isDeepStrictEqual } from 'node:util';
import type { QuickBot } from '../../src/bots/index.ts';
import { canonicalJson } from '../../src/match/hash.ts';
import { viewers } from '../../src/match/position.ts';
import { type Dice, pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game, Kind } from '../../src/rules/game.ts';
import { completenessFaults } from './completeness.ts';
import type { GameFacts } from './facts.ts';
import { type Leak, leaks, openingLeaks } from './leaks.ts';
import { diceFaults, refusalFaults, structureFaults } from './structure.ts';
import { optionsOf, randomWalk, type Table } from './walk.ts';

export interface Findings {
  structure: string[];
  leaks: Leak[];
  completeness: string[];
  /** Rows of the fact table that could be tried. */
  met: Set<string>;
  actions: number;
  /** Positions in which some viewer had something hidden from him: without these the search for leaks proves nothing. */
  hidden: number;
}

export interface Depth {
  /** Positions with an index divisible by this are searched for leaks, and those where another kind of action is taken. */
  every: number;
  /** Actions per seat played on both positions of a pair. */
  actions: number;
  bots: readonly QuickBot[];
}

export function examine<K extends Kind>(game: Game<K>, facts: GameFacts<K>, table: Table<K>, depth: Depth): Findings {
  const dice = seededDice(seedFrom(table.seed), 'effects');
  const found: Findings = { structure: [], leaks: [], completeness: [], met: new Set(), actions: 0, hidden: 0 };
  found.leaks.push(...openingLeaks(game, facts, table, dice));
  const attempts: K['action'][] = [];
  for (const moment of randomWalk(game, table)) {
    const { after, before, seats, action } = moment;
    found.actions++;
    attempts.push(action, pick(game.legal(before.state, moment.seat), dice), garble(action, attempts, dice));
    found.structure.push(...structureFaults(game, moment, dice));
    found.structure.push(...refusalFaults(game, moment, attempts.slice(-6)));
    const another = attempts.at(-4)?.type !== action.type;
    if (!another && moment.index % depth.every > 0) continue;
    if (viewers(seats).some((viewer) => !isDeepStrictEqual(game.permute(before.state, viewer, dice), before.state)))
      found.hidden++;
    const probe = { seats, dice, attempts, actions: depth.actions, bots: depth.bots };
    found.leaks.push(...leaks(game, facts, before, probe));
    found.completeness.push(...completenessFaults(game, facts, after, seats, dice, found.met));
  }
  found.structure.push(...diceFaults(game, (scripted) => playThrough(game, table, scripted)));
  return found;
}

/** Set-up and a few actions without `apply`, so that the game gets the very dice. */
function playThrough<K extends Kind>(game: Game<K>, table: Table<K>, dice: Dice): unknown {
  const events: K['event'][] = [];
  const emit = (event: K['event']) => void events.push(event);
  const state = game.setup(table.seats, optionsOf(game, table.options), dice, table.deal ?? {}, emit);
  for (let i = 0; i < 12 && game.toAct(state).length > 0; i++) {
    const seat = game.toAct(state)[0];
    const legal = game.legal(state, seat);
    game.play(state, seat, legal[(i * 7) % legal.length], emit, dice);
  }
  return [state, events];
}

/** The action with one of its words replaced by a word of another: of the right shape, mostly out of place. */
function garble<K extends Kind>(action: K['action'], others: readonly K['action'][], dice: Dice): K['action'] {
  const words = new Set<string>();
  JSON.stringify([action, ...others.slice(-8)], (key, value) => {
    if (typeof value === 'string' && key !== 'type') words.add(value);
    return value;
  });
  const list = [...words];
  if (list.length < 2) return action;
  const [from, to] = [pick(list, dice), pick(list, dice)];
  return JSON.parse(canonicalJson(action), (key, value) => (value === from && key !== 'type' ? to : value));
}
