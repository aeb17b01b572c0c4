/**
 * A taste of a game: its last two minutes. Quick captains play a deal of its own up to the first position that the game
 * calls exciting and in which a person is to act; the match opens there. The deal and its actions stay in the record,
 * and what nobody has seen in that position is shuffled by another seed.
 */
import { botsOf } from '../bots/games.ts';
import { greedyIn } from '../bots/greedy.ts';
import { levels, type QuickBot } from '../bots/index.ts';
import { secondsPerTurn, type Taste } from '../bots/taste.ts';
import type { Match } from '../match/match.ts';
import { atOnce, type Sliced } from '../match/slices.ts';
import type { Captain, Move } from '../match/types.ts';
import { diceFromCursor, seededDice } from '../rules/dice.ts';
import type { Game, Seat } from '../rules/game.ts';
import type { Refused } from './port.ts';
import { begin } from './session.ts';

/** Seconds that an ending may take, as they are estimated: with one person, and with several who pass the screen on. */
const seconds = { alone: 135, together: 230 } as const;
/** Deals that are played before none is found. */
const deals = 120;
/** States that a Monkey imagines here: a fresh deal is soon played, and nobody plays against it. */
const worlds = 2;

interface Wish {
  game: Game;
  options: object;
  players: Captain[];
  /** Gives the seed of a deal; the same seeds find the same ending. */
  drawSeed: () => string;
  /** Runs after every decision. */
  onStep: () => void;
}

/** The parts of a match's set-up that lead to its ending. */
export interface FoundEnding {
  seed: string;
  options: object;
  before: Move[];
}

/** Finds an ending to begin with, or tells why there is none; a decision is a slice. */
export function* findingEnding({
  game,
  options,
  players,
  drawSeed,
  onStep,
}: Wish): Sliced<FoundEnding | { refused: Refused }> {
  const { taste } = botsOf(game.id);
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (!taste || people.length === 0) return noTaste;
  for (let deal = 0; deal < deals; deal++) {
    const seed = drawSeed();
    const match = begin(game, { seats: players.length, options: { ...options, ...taste.options }, seed, players });
    if ('refused' in match) return match;
    const ending = yield* leadTo(match, taste, people, onStep);
    if (ending) return { seed, ...ending };
  }
  return noTaste;
}

/** Finds an ending without a pause, see `findingEnding`. */
export const findEnding = (wish: Wish): FoundEnding | { refused: Refused } => atOnce(findingEnding(wish));

const noTaste = { refused: { code: 'NO_TASTE', facts: {} } };

/** Plays until an ending is reached, and gives the actions that have led there; null where the match never came to one. */
function* leadTo(
  { game, seats, position, record }: Match,
  taste: Taste,
  people: readonly Seat[],
  onStep: () => void,
): Sliced<Omit<FoundEnding, 'seed'> | null> {
  const state = game.clone(position.state);
  const deck = diceFromCursor(position.dice);
  const dice = seededDice(record.seed, 'effects');
  const bot = quickly(taste.level);
  const most = seconds[people.length === 1 ? 'alone' : 'together'] / secondsPerTurn(taste, seats, people.length);
  const before: Move[] = [];
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    if (toAct.some((seat) => people.includes(seat))) {
      const view = game.view(taste.remembered?.(state) ?? state, 'table');
      const turns = taste.turnsLeft(view, people);
      if (turns !== null && turns <= most)
        return { options: { ...record.options, ...taste.limit?.(view, Math.floor(most)) }, before };
    }
    const [seat] = toAct;
    const legal = game.legal(state, seat);
    const view = game.view(state, seat);
    const action = bot.deliberate
      ? yield* bot.deliberate(game, view, legal, seat, dice)
      : bot.decide(game, view, legal, seat, dice);
    game.play(state, seat, action, undefined, deck);
    before.push({ seat, action });
    onStep();
    yield;
  }
  return null;
}

const quickly = (level: Taste['level']): QuickBot => (level === 'monkey' ? greedyIn(worlds) : levels[level]);
