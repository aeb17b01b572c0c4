/** A game between computers, with the time at which each of its steps and peaks would be told. */

import { games } from '../../bots/all.ts';
import { isLevel, levels } from '../../bots/index.ts';
import type { Level } from '../../bots/levels.ts';
import { dryRun } from '../../controller/dry-run.ts';
import type { Actions } from '../../controller/told.ts';
import { settled, type Told } from '../../controller/told.ts';
import { storyOf } from '../../host/story.ts';
import { check } from '../../match/check.ts';
import { type Clip, clipOf, playClip } from '../../match/clip.ts';
import type { GameRecord } from '../../match/record.ts';
import { seedFrom } from '../../rules/dice.ts';
import type { Game } from '../../rules/game.ts';
import { playRecorded } from '../play-games.ts';
import { Stop } from '../stop.ts';
import type { ReelTelling } from './telling.ts';

export interface Peak {
  kind: string;
  /** Weight of the moment: how much the game turned on it. */
  weight: number;
  /** Number of its event in the story. */
  event: number;
  step: number;
}

export interface PlayedGame {
  record: GameRecord;
  story: Actions<object, { type: string }>;
  peaks: readonly Peak[];
  /** Milliseconds at which every step begins when the whole game is told; the last number is its end. */
  begins: readonly number[];
  /** Milliseconds at which every event after the set-up is told, in their order. */
  at: readonly number[];
  points: readonly number[];
}

export interface Deal {
  game: string;
  /** Level of each captain; the last one is that of all further ones. */
  crew: readonly Level[];
  seats: number;
  options: object;
  seed: string;
}

/** Plays a game and tells it without a picture. */
export async function playToTell(
  { game: id, crew, seats, options, seed }: Deal,
  telling: ReelTelling,
): Promise<PlayedGame> {
  const game: Game = games[id];
  const bots = Array.from({ length: seats }, (_, seat) => {
    const level = crew[Math.min(seat, crew.length - 1)];
    return { name: level, level, bot: levels[level] };
  });
  const table = { seats, options: check(game.options, options, 'options'), seed: seedFrom(seed), bots };
  const { record, outcome, violations } = playRecorded(game, table, false);
  if (!record || !outcome || violations.length > 0) throw new Stop(`${id} with seed ${seed}: ${violations[0]}`);
  const story = storyOfClip(clipOf(record), telling.names);
  const to = story.ends.length - 1;
  const { at, length } = await dryRun(telling.script, story, telling.names, {
    ...{ from: 0, to, speed: telling.speed, frame: telling.frame },
  });
  const first = story.ends[0];
  const begins = story.ends.map((end) => at[end - first] ?? length);
  return { record, story, peaks: peaksIn(story, telling), begins: [0, ...begins], at, points: outcome.points };
}

/** Plays a clip and gives its story for the room. */
export function storyOfClip(clip: Clip, names: readonly string[]): PlayedGame['story'] {
  const played = playClip(clip, names, games, isLevel);
  if (!played.ok)
    throw new Stop(`A clip of ${clip.game} cannot be played: ${played.code} ${JSON.stringify(played.facts)}`);
  return storyOf(played.match, 'table');
}

/** Lists the peaks of a story, in their order. */
export function peaksIn({ start, events, ends }: PlayedGame['story'], { script, peak, pivot }: ReelTelling): Peak[] {
  const found: Peak[] = [];
  let told: Told<object> = start;
  for (let step = 1; step < ends.length; step++) {
    for (let event = ends[step - 1]; event < ends[step]; event++) {
      const kind = peak(events[event], told);
      if (kind !== null) found.push({ kind, weight: pivot(events[event]), event, step });
      told = script.tell(told, events[event]);
    }
    told = settled(script, told);
  }
  return found;
}
