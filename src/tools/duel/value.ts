/** The quality of `Game.value`: what it said during games, by tenths, beside what came of them. */
import { botFor, type Level } from '../../bots/index.ts';
import { Memories } from '../../match/memory.ts';
import { type Dice, seededDice, seedFrom } from '../../rules/dice.ts';
import type { Game, GameEvent } from '../../rules/game.ts';
import { decide } from '../play-games.ts';

export interface Tenth {
  /** Foretold, from 0 up to 0.9. */
  from: number;
  count: number;
  /** Means over these. */
  foretold: number;
  came: number;
}

export interface ValueTable {
  tenths: Tenth[];
  /** Mean square of what was foretold less what came; 0 is foresight. */
  brier: number;
  /** The same for somebody who always says what is usual for the seat's number. */
  blind: number;
}

export interface Sample {
  foretold: number;
  came: number;
}

export function valueTable(samples: readonly Sample[]): ValueTable {
  const tenths = Array.from({ length: 10 }, (_, i): Tenth => {
    const here = samples.filter(({ foretold }) => Math.min(9, Math.floor(foretold * 10)) === i);
    return {
      from: i / 10,
      count: here.length,
      foretold: mean(here.map(({ foretold }) => foretold)),
      came: mean(here.map(({ came }) => came)),
    };
  });
  const usual = mean(samples.map(({ came }) => came));
  return {
    tenths,
    brier: mean(samples.map(({ foretold, came }) => (foretold - came) ** 2)),
    blind: mean(samples.map(({ came }) => (usual - came) ** 2)),
  };
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** Looks at about one position in so many: neighbours say the same. */
const every = 5;

/** Plays games of one level and asks for the value of every seat on the way. */
export function valueSamples(
  game: Game,
  table: { seats: number; options: object; level: Level; games: number; seed: string; iterations: number | null },
): Sample[] {
  const bot = botFor(table.level, table.iterations ?? undefined);
  return Array.from({ length: table.games }, (_, number) => {
    const seed = seedFrom(`${table.seed}/${number}`);
    const foretold: number[][] = [];
    const state = played(
      game,
      table,
      seed,
      (reached, dice) => {
        if (dice.below(every) === 0) foretold.push(game.value(reached));
      },
      bot,
    );
    const came = game.value(state);
    return foretold.flatMap((values) => values.map((value, seat) => ({ foretold: value, came: came[seat] })));
  }).flat();
}

function played(
  game: Game,
  { seats, options }: { seats: number; options: object },
  seed: string,
  look: (state: object, dice: Dice) => void,
  bot: ReturnType<typeof botFor>,
): object {
  const deck = seededDice(seed, 'deck');
  const dice = seededDice(seed, 'bots');
  const glances = seededDice(seed, 'effects');
  const memories = new Memories(game);
  let events: GameEvent[] = [];
  const emit = (event: GameEvent) => void events.push(event);
  const state = game.setup(seats, options, deck, {}, emit);
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    memories.hear(events);
    look(state, glances);
    const [seat] = toAct;
    const action = decide(game, state, bot.blind ? null : memories.of(seat), seat, bot, dice);
    events = [];
    game.play(state, seat, action, emit, deck);
  }
  return state;
}
