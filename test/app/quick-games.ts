/**
 * A quick game as people play it, on a clock of its own: computers choose for the people and take 3 s a decision, a look at
 * the cards included; what happens is told at Normal by the game's own score; what nobody waits for takes no time.
 */
import { levels, type QuickBot } from '../../src/bots/index.ts';
import type { Level } from '../../src/bots/levels.ts';
import type { Reel, TablePicture } from '../../src/controller/room.ts';
import { SceneController } from '../../src/controller/scene-controller.ts';
import type { MatchRequest, SeatRequest } from '../../src/host/port.ts';
import { emblems } from '../../src/presentation/captains.ts';
import { fetchGame } from '../../src/presentation/index.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { type Dice, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { type Batch, Desk, type DeskTools } from '../host/desk.ts';

/** Milliseconds of a person's decision. */
const decision = 3000;
/** Milliseconds from a question to the answer of a Monkey, as the page's host has it. */
const pause = 50;

export const crewOf = (seats: number, people: number): SeatRequest[] =>
  emblems
    .slice(0, seats)
    .map(({ name }, i) => (i < people ? { name, kind: 'person' } : { name, kind: 'bot', level: 'monkey' }));

export const tasteOf = (game: string, seats: number, people: number, options = {}): MatchRequest => ({
  game,
  options,
  players: crewOf(seats, people),
  taste: true,
});

/** A host whose chance comes from this text. */
export function deskOf(text: string, tools: Partial<DeskTools> = {}): Desk {
  let drawn = 0;
  return new Desk(() => seedFrom(`${text} ${drawn++}`), tools);
}

export interface Timed {
  /** Seconds from the press that begins it to the end of the last beat. */
  seconds: number;
  decisions: number;
  /** Seconds from a decision of people to the next question to them, wherever a computer decided between the two. */
  waits: number[];
  batch: Batch;
}

/** Plays a quick game to its end. */
export async function timed(request: MatchRequest, text: string, stand: Level = 'monkey'): Promise<Timed> {
  const desk = deskOf(text);
  const opened = await desk.openMatch(request);
  if (!opened.ok) throw new Error(opened.refused.code);
  let ms = 0;
  const reel: Reel = {
    play: async ({ length }, _, { factor }) => {
      ms += length * factor;
    },
    wait: async (left) => {
      ms += left;
    },
    skip: () => {},
    cut: () => {},
    pause: () => {},
  };
  const room: TablePicture = { frame: frames.wide, onReshape: () => {}, show: () => {}, caption: () => {} };
  const { script } = await fetchGame(request.game);
  const names = request.players.map(({ name }) => name);
  const controller = new SceneController(room, reel, script, names);
  controller.onFailure = (event, error) => {
    throw new Error(`The beat of ${event} failed: ${error}`);
  };
  const dice = seededDice(seedFrom(`${text} people`), 'bots');
  let { batch } = opened;
  const people = request.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  controller.begun(people);
  controller.resume(batch.view, await desk.story());
  let decisions = 0;
  const waits: number[] = [];
  /** Moment of the last decision of people, and whether a computer has decided since. */
  let [decided, others] = [0, false];
  while (!batch.over) {
    const [seat] = batch.people;
    if (seat === undefined) {
      const next = await desk.advance();
      if (!next) throw new Error('Nothing happens.');
      batch = next;
      ms += pause;
      others = true;
    } else {
      if (decisions > 0 && others) waits.push((ms - decided) / 1000);
      controller.decided(people);
      batch = await decide(desk, request.game, seat, levels[stand], dice);
      decisions++;
      ms += decision;
      [decided, others] = [ms, false];
    }
    await controller.play(batch);
  }
  return { seconds: ms / 1000, decisions, waits, batch };
}

async function decide(desk: Desk, game: string, seat: number, bot: QuickBot, dice: Dice): Promise<Batch> {
  const look = await desk.reveal(seat);
  if (!look) throw new Error(`Seat ${seat} cannot be looked at.`);
  const action = bot.decide(games[game], look.view, look.legal, seat, dice);
  await desk.cover();
  const acted = await desk.act(seat, action);
  if (!acted.ok) throw new Error(acted.code);
  return acted.batch;
}
