/**
 * A quick game as people play it, on a clock of its own: computers choose for the people and take 3 s a decision, a look at
 * the cards included; what happens is told at Normal by the game's own score; what nobody waits for takes no time.
 */
import { levels, type QuickBot } from '../../src/bots/index.ts';
import type { Level } from '../../src/bots/levels.ts';
import type { Reel, Room } from '../../src/controller/room.ts';
import { SceneController } from '../../src/controller/scene-controller.ts';
import type { MatchRequest, SeatRequest } from '../../src/host/port.ts';
import { type Dice, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { emblems } from '../../src/stage/captains.ts';
import { fetchGame } from '../../src/stage/index.ts';
import { frames } from '../../src/stage/shapes.ts';
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
  batch: Batch;
}

/** Plays a quick game to its end. */
export async function timed(request: MatchRequest, text: string, stand: Level = 'monkey'): Promise<Timed> {
  const desk = deskOf(text);
  const opened = await desk.openMatch(request);
  if (!opened.ok) throw new Error(opened.refused.code);
  let ms = 0;
  const reel: Reel = {
    play: async ({ length }) => {
      ms += length;
    },
    wait: async (left) => {
      ms += left;
    },
    skip: () => {},
    cut: () => {},
    pause: () => {},
  };
  const room: Room = { frame: frames.wide, onReshape: () => {}, show: () => {}, caption: () => {} };
  const { script } = await fetchGame(request.game);
  const names = request.players.map(({ name }) => name);
  const controller = new SceneController(room, reel, script, names);
  controller.onFailure = (event, error) => {
    throw new Error(`The beat of ${event} failed: ${error}`);
  };
  const dice = seededDice(seedFrom(`${text} people`), 'bots');
  let { batch } = opened;
  controller.resume(batch.view, await desk.story());
  let decisions = 0;
  while (!batch.over) {
    const [seat] = batch.people;
    if (seat === undefined) {
      const next = await desk.advance();
      if (!next) throw new Error('Nothing happens.');
      batch = next;
      ms += pause;
    } else {
      batch = await decide(desk, request.game, seat, levels[stand], dice);
      decisions++;
      ms += decision;
    }
    await controller.play(batch);
  }
  return { seconds: ms / 1000, decisions, batch };
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
