/** Whole games without a screen: checked after every action, or as fast as the rules can. */
import type { Budget, QuickBot } from '../bots/index.ts';
import { Match } from '../match/match.ts';
import { Memories } from '../match/memory.ts';
import type { GameRecord } from '../match/record.ts';
import { type Dice, pick, seededDice } from '../rules/dice.ts';
import type { Game, GameEvent, Outcome } from '../rules/game.ts';
import { brokenInvariants, survivesJson } from './invariants.ts';
import { type TurnTally, tallyOf } from './turns.ts';

/** Number of actions that no game of this house passes, whatever its players do. */
export const maxActions = 20_000;

export interface BotSeat {
  /** Name as on the command line. */
  name: string;
  /** Level as in `bots/index.ts`; it goes into the record. */
  level: string;
  bot: QuickBot;
}

export interface GamesWanted {
  seats: number;
  /** Complete: parsed by the game's schema. */
  options: object;
  seed: string;
  bots: readonly BotSeat[];
  /** Number of actions that go back into a recorded match, at most; none when absent. The figures still count them. */
  takeBacks?: number;
}

export interface Played extends TurnTally {
  actions: number;
  /** Outcome of the game; null when it broke off. */
  outcome: Outcome | null;
  violations: string[];
  record: GameRecord | null;
}

/** Plays a game through a match, for its record. `checked` tries every invariant after every action. Never throws. */
export function playRecorded(game: Game, table: GamesWanted, checked: boolean): Played {
  return play(game, (played, hear) => {
    const { seats, options, seed } = table;
    const players = table.bots.map(({ level }, i) => ({ name: `Seat ${i + 1}`, kind: 'bot' as const, level }));
    const match = Match.create(game, { seats, options, seed, players });
    played.record = match.record;
    const check = (events: readonly GameEvent[]) => {
      hear(events);
      if (checked) mustHold(game, match.position.state, events, table, played);
    };
    check(match.opening);
    const dice = seededDice(seed, 'bots');
    let takeBacks = table.takeBacks ?? 0;
    while (match.toAct.length > 0) {
      const seat = pick(match.toAct, dice);
      const { bot } = table.bots[seat];
      const memory = bot.blind ? null : match.memory(seat);
      const action = decide(game, match.position.state, memory, seat, bot, dice);
      const acted = match.act(seat, action);
      if ('refused' in acted) throw new Error(`${JSON.stringify(action)} of seat ${seat} is refused: ${acted.refused}`);
      count(played);
      check(acted.events);
      // Every other one that might: they are not to lie all at the beginning.
      if (takeBacks > 0 && dice.below(2) === 0 && 'undone' in match.undo(seat)) takeBacks--;
    }
    played.outcome = match.outcome;
  });
}

/**
 * Plays the same games as `playRecorded` by the rules alone, on one state that is mutated: no record, no hash. Never
 * throws.
 */
export function playBare(game: Game, table: GamesWanted, checked: boolean): Played {
  return play(game, (played, hear) => {
    const deck = seededDice(table.seed, 'deck');
    const dice = seededDice(table.seed, 'bots');
    let events: GameEvent[] = [];
    const emit = (event: GameEvent) => void events.push(event);
    const state = game.setup(table.seats, table.options, deck, {}, emit);
    const memories = table.bots.every(({ bot }) => bot.blind) ? null : new Memories(game);
    const check = () => {
      memories?.hear(events);
      hear(events);
      if (checked) mustHold(game, state, events, table, played);
    };
    check();
    for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
      const seat = pick(toAct, dice);
      const { bot } = table.bots[seat];
      const memory = bot.blind ? null : (memories?.of(seat) ?? null);
      const action = decide(game, state, memory, seat, bot, dice);
      events = [];
      game.play(state, seat, action, emit, deck);
      count(played);
      check();
    }
    played.outcome = game.outcome(state);
  });
}

function play(game: Game, run: (played: Played, hear: (events: readonly GameEvent[]) => void) => void): Played {
  const { tally, hear } = tallyOf(game.id);
  const played: Played = Object.assign(tally, { actions: 0, outcome: null, violations: [], record: null });
  try {
    run(played, hear);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    played.violations.push(`after action ${played.actions}: ${text}`);
  }
  return played;
}

function count(played: Played): void {
  if (++played.actions >= maxActions) throw new Error('the game does not end');
}

/** Throws what is broken: after that the rest of the game proves nothing. */
function mustHold(
  game: Game,
  state: object,
  events: readonly GameEvent[],
  { seats }: GamesWanted,
  played: Played,
): void {
  const found = brokenInvariants(game, state, seats);
  if (!survivesJson(events)) found.push('the events do not survive JSON');
  const last = found.pop();
  played.violations.push(...found.map((text) => `after action ${played.actions}: ${text}`));
  if (last !== undefined) throw new Error(last);
}

/**
 * Lets a bot decide, in the only place where one meets a state: it is handed the view. Bots that do not look are not
 * shown one.
 */
export function decide(
  game: Game,
  state: object,
  memory: object | null,
  seat: number,
  bot: QuickBot,
  dice: Dice,
  budget?: Budget,
): { type: string } {
  const view = bot.blind ? {} : game.view(state, seat);
  return bot.decide(game, view, game.legal(state, seat), seat, dice, budget, memory);
}
