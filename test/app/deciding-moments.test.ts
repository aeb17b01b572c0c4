/** The moments that decided a game: the table knows the turns, the search which of them mattered, and each is shown in 5 s. */
import { expect, it } from 'vitest';
import { decidingMoments, speedOf, withoutCeremony } from '../../src/app/replays/deciding-moments.ts';
import { dryRun } from '../../src/controller/dry-run.ts';
import { memoryStore } from '../../src/host/store.ts';
import { staged } from '../../src/presentation/index.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { seedFrom } from '../../src/rules/dice.ts';
import { Desk } from '../host/desk.ts';
import { fetchEveryGame, names } from '../presentation/every-game-spoken.ts';

fetchEveryGame();

/** Options with which a game is short. */
const short: Readonly<Record<string, object>> = {
  'card-pirates': { turnCap: 40 },
  yellowbeard: { map: 'short-voyage', autoSetup: true, turnLimit: 12 },
};

async function played(game: string) {
  const desk = new Desk(() => seedFrom(`decided ${game}`), { store: memoryStore() });
  const players = [0, 1, 2].map((seat) => ({ name: names[seat], kind: 'bot' as const, level: 'monkey' }));
  const opened = await desk.openMatch({ game, options: { ...short[game] }, players });
  if (!opened.ok) throw new Error(opened.refused.code);
  for (let batch = await desk.advance(); batch; batch = await desk.advance());
  const [{ id }] = await desk.finished();
  const retold = await desk.retell(id);
  if (!retold.ok) throw new Error(retold.refused.code);
  return { desk, id, story: retold.story };
}

it.each(['korsar', 'treasure-fleet', 'card-pirates', 'yellowbeard'])(
  '%s: those of its turns that changed most who would win, each told within five seconds',
  async (game) => {
    const { desk, id, story } = await played(game);
    const asked: number[][] = [];
    const swings = async (steps: readonly number[]) => {
      asked.push([...steps]);
      return desk.swings(id, steps);
    };
    const moments = await decidingMoments(staged(game), story, names, frames.wide, { swings });
    expect(moments).toHaveLength(3);
    const [steps] = asked;
    expect(steps.length).toBeGreaterThan(3);
    const found = (await desk.swings(id, steps)) ?? [];
    for (const swing of found) {
      expect(swing).toBeGreaterThanOrEqual(0);
      expect(swing).toBeLessThanOrEqual(1);
    }
    expect(Math.max(...found)).toBeGreaterThan(0);
    // None that was left out changed more than one that was not.
    const of = (step: number) => found[steps.indexOf(step)];
    const chosen = moments.map(({ step }) => step);
    const least = Math.min(...chosen.map(of));
    for (const step of steps) if (!chosen.includes(step)) expect(of(step)).toBeLessThanOrEqual(least);
    expect(chosen).toEqual([...chosen].sort((a, b) => a - b));
    for (const { step, sentence } of moments) {
      expect(sentence).toMatch(/\w+ \w+/);
      for (const usual of ['calm', 'normal'] as const) {
        const speed = await speedOf(staged(game), story, names, frames.wide, { step, usual });
        const stretch = { from: step - 1, to: step, speed, frame: frames.wide };
        const { length } = await dryRun(staged(game).script, withoutCeremony(story), names, stretch);
        expect(length, sentence).toBeLessThanOrEqual(5000);
      }
    }
    expect(await desk.swings(id + 7, steps)).toBeNull();
  },
);

it.each(['korsar', 'treasure-fleet', 'card-pirates', 'yellowbeard'])(
  '%s: its last step is told within five seconds as a moment, for the ceremony is none of it',
  async (game) => {
    const { story } = await played(game);
    const step = story.ends.length - 1;
    const { script } = staged(game);
    const speed = await speedOf(staged(game), story, names, frames.wide, { step, usual: 'normal' });
    const stretch = { from: step - 1, to: step, speed, frame: frames.wide };
    const { length, at } = await dryRun(script, withoutCeremony(story), names, stretch);
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(5000);
    const whole = await dryRun(script, story, names, stretch);
    expect(whole.at).toHaveLength(at.length + 1);
    expect(whole.length).toBeGreaterThan(length);
  },
);
