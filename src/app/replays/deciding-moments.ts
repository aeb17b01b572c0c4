/** The moments that decided a game that is over, with what was said of them. */
import type { Caption } from '../../controller/beat.ts';
import { dryRun } from '../../controller/dry-run.ts';
import type { Frame } from '../../controller/room.ts';
import { type Speed, speeds } from '../../controller/speed.ts';
import type { Story } from '../../host/port.ts';
import type { StagedGame } from '../../presentation/index.ts';
import { plain } from '../../words/message.ts';

export interface DecidingMoment {
  /** Step of the story that tells it. */
  step: number;
  sentence: string;
}

/** Number of steps that are looked at; not at every one is something said. */
const tried = 9;

/** Milliseconds in which a moment is shown again. */
const shownIn = 5000;

/** Tells of steps by how much each changed who was likely to win; null where nobody can tell. */
export type Swings = (steps: readonly number[]) => Promise<readonly number[] | null>;

const untold: Swings = async () => null;

/**
 * Finds the steps on which the game turned most, so many at most and in their order; none where a game has no turns or nothing is
 * said. The table knows which steps were turns, `swings` which of them decided.
 */
export async function decidingMoments(
  game: Pick<StagedGame, 'pivot' | 'script'>,
  story: Story,
  names: readonly string[],
  frame: Frame,
  { most = 3, swings = untold }: { most?: number; swings?: Swings } = {},
): Promise<DecidingMoment[]> {
  const { pivot } = game;
  if (!pivot) return [];
  const { events, ends } = story;
  const steps = ends
    .slice(1)
    .map((end, i) => ({ step: i + 1, weight: Math.max(0, ...events.slice(ends[i], end).map(pivot)) }))
    .filter(({ weight }) => weight > 0)
    // The later one of two that weigh the same decided more.
    .sort((a, b) => b.weight - a.weight || b.step - a.step)
    .slice(0, tried);
  const found: DecidingMoment[] = [];
  for (const { step } of steps) {
    const said = await saidOf(game, story, names, frame, step);
    const sentence = said && plain(said);
    if (sentence && found.every((other) => other.sentence !== sentence)) found.push({ step, sentence });
  }
  const turned = found.length > most ? await swings(found.map(({ step }) => step)) : null;
  const by = new Map(found.map(({ step }, i) => [step, turned?.[i] ?? 0]));
  return found
    .sort((a, b) => (by.get(b.step) ?? 0) - (by.get(a.step) ?? 0))
    .slice(0, most)
    .sort((a, b) => a.step - b.step);
}

/** Leaves out the last event of a game that is over, the ceremony: it decided nothing, and would be most of its moment. */
export const withoutCeremony = (story: Story): Story => ({
  ...story,
  events: story.events.slice(0, -1),
  ends: story.ends.with(-1, story.events.length - 1),
});

/** Gives the speed at which a step is shown again within five seconds: that of the house, or the next one that does. */
export async function speedOf(
  { script }: Pick<StagedGame, 'script'>,
  story: Story,
  names: readonly string[],
  frame: Frame,
  { step, usual }: { step: number; usual: Speed },
): Promise<Speed> {
  const all = Object.keys(speeds) as Speed[];
  for (const speed of all.slice(all.indexOf(usual))) {
    const { length } = await dryRun(script, withoutCeremony(story), names, { from: step - 1, to: step, speed, frame });
    if (length <= shownIn) return speed;
  }
  return 'express';
}

/** Gives what the table says at the weightiest event of a step, or last before it; null where it says nothing. */
async function saidOf(
  { script, pivot }: Pick<StagedGame, 'pivot' | 'script'>,
  story: Story,
  names: readonly string[],
  frame: Frame,
  step: number,
): Promise<Caption | null> {
  const { said } = await dryRun(script, story, names, { from: step - 1, to: step, speed: 'normal', frame });
  const events = story.events.slice(story.ends[step - 1], story.ends[step]);
  const weights = events.map((event) => pivot?.(event) ?? 0);
  const at = weights.indexOf(Math.max(...weights));
  return said[at] ?? said.findLast((caption) => caption !== null) ?? null;
}
