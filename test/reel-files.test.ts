/** The cuts in the assets: they go by today's rules, they are told as the files say, and they are exciting. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { reelTimes } from '../src/app/attract/reel-show.ts';
import { isLevel } from '../src/bots/index.ts';
import { dryRun } from '../src/controller/dry-run.ts';
import { storyOf } from '../src/host/story.ts';
import { type ClipCut, playClip } from '../src/match/clip.ts';
import { emblems } from '../src/presentation/captains.ts';
import { fetchGame, type StagedGame, stagedGames } from '../src/presentation/index.ts';
import { frames } from '../src/presentation/shapes.ts';
import { games } from '../src/rules/index.ts';
import type { ReelPlan } from '../src/tools/game-tools.ts';
import { toolsOfGames } from '../src/tools/games.ts';
import { endsStory, keeps, limits, poorIn } from '../src/tools/reel/choose.ts';
import { peaksIn, storyOfClip } from '../src/tools/reel/played.ts';
import type { ReelTelling } from '../src/tools/reel/telling.ts';
import { cutFiles, cutLists } from './cut-lists.ts';

const names = emblems.map(({ name }) => name);

/** The plan by which the cuts of a game are chosen. */
function planOf(id: string): ReelPlan {
  const plan = toolsOfGames.find(([game]) => game === id)?.[1].reel;
  if (!plan) throw new Error(`${id} has no plan of a reel.`);
  return plan;
}

const tellingOf = ({ speed }: ClipCut, { script, peak }: StagedGame): ReelTelling => ({
  ...{ script, peak: peak!, pivot: () => 0, speed, frame: frames.wide, names },
});

/** What the room sees of a cut, and when. */
async function told(cut: ClipCut, game: StagedGame) {
  const { from, speed, clip } = cut;
  const { script } = game;
  const played = playClip(clip, names, games, isLevel);
  if (!played.ok) throw new Error(`${clip.game} ${clip.seed}: ${played.code} ${JSON.stringify(played.facts)}`);
  const story = storyOf(played.match, 'table');
  const to = story.ends.length - 1;
  const { at, length } = await dryRun(script, story, names, { from, to, speed, frame: frames.wide });
  const peaks = peaksIn(story, tellingOf(cut, game));
  return {
    over: played.match.outcome !== null,
    length: Math.round(length),
    last: to,
    peaks: peaks.filter(({ step }) => step > from).map((each) => ({ ...each, at: at[each.event - story.ends[from]] })),
  };
}

it('are there for every game, and small', () => {
  expect(Object.keys(cutLists).sort()).toEqual(Object.keys(stagedGames).sort());
  const bytes = cutFiles.reduce((sum, [, file]) => sum + gzipSync(readFileSync(file)).length, 0);
  expect(bytes).toBeLessThan(300_000);
  for (const { cuts, ceremonies } of Object.values(cutLists)) {
    expect(cuts).toHaveLength(12);
    expect(ceremonies).toHaveLength(4);
    // No two are of the same game.
    const seeds = new Set(cuts.map(({ clip }) => clip.seed));
    expect(seeds.size).toBe(cuts.length);
  }
});

describe.each(Object.entries(cutLists))('%s', (id, { cuts, ceremonies }) => {
  let game: StagedGame;
  beforeAll(async () => {
    game = await fetchGame(id);
  });

  it('every cut has its peaks when the file says so, the first soon, none long after another, and ends with one', async () => {
    for (const cut of cuts) {
      const { length, peaks, over, last } = await told(cut, game);
      expect(peaks.map(({ at, kind }) => [Math.round(at), kind])).toEqual(cut.peaks);
      expect(length).toBe(cut.length);
      expect(keeps(cut), JSON.stringify(cut.peaks)).toBe(true);
      expect(cut.peaks[0][0]).toBeLessThanOrEqual(6000);
      // Its last step is a decision, and not the game's end.
      expect(peaks.at(-1)?.step).toBe(last);
      expect(over).toBe(false);
    }
    expect(new Set(cuts.flatMap(({ peaks }) => peaks.map(([, kind]) => kind))).size).toBeGreaterThanOrEqual(3);
  });

  it('every cut has as many captains as its plan says, and shows no table for long that is worth no look', async () => {
    const { seats, demands } = planOf(id);
    for (const cut of cuts) {
      expect(seats).toContain(cut.clip.levels.length);
      if (!demands?.worth) continue;
      const poor = await poorIn(cut, tellingOf(cut, game), demands.worth);
      expect(poor, cut.clip.seed).toBeLessThanOrEqual(limits.poor);
    }
  });

  it('every second cut ends a story, where that is demanded', () => {
    const { finales } = planOf(id).demands ?? {};
    if (!finales) return;
    const ended = cuts.map(({ clip }) => {
      const story = storyOfClip(clip, names);
      return endsStory(story, story.ends.length - 1, finales);
    });
    expect(ended).toEqual(cuts.map((_, i) => i % 2 === 1));
  });

  it('every ceremony is the end of a game', async () => {
    for (const ceremony of ceremonies) {
      const { over, last, length } = await told(ceremony, game);
      expect(over).toBe(true);
      expect(ceremony.from).toBe(last - 1);
      expect(length).toBe(ceremony.length);
    }
  });
});

it('a prize stands for a second before the curtain falls', () => {
  expect(reelTimes.cutRests).toBeGreaterThanOrEqual(1000);
});

it('a cut is refused where the rules have another version, an action is another, or its end differs', () => {
  const [[id, { cuts }]] = Object.entries(cutLists);
  const { clip } = cuts[0];
  const play = (more: object) => playClip({ ...clip, ...more }, names, games, isLevel);
  expect(play({}).ok).toBe(true);
  expect(play({ version: clip.version + 1 })).toMatchObject({ ok: false, code: 'OTHER_VERSION' });
  expect(play({ actions: clip.actions.slice(0, -1) })).toMatchObject({ ok: false, code: 'STEP_DIFFERS' });
  expect(play({ actions: clip.actions.slice(1) })).toMatchObject({ ok: false });
  expect(play({ levels: ['shark'] })).toMatchObject({ ok: false, code: 'UNKNOWN_LEVEL' });
  expect(play({ game: `${id}-2` })).toMatchObject({ ok: false, code: 'UNKNOWN_GAME' });
  expect(play({ seed: 'none' })).toMatchObject({ ok: false, code: 'DAMAGED' });
});

it('a cut that waits too long for its first peak, or between two, or at its end, is none', () => {
  const good = { length: 28_000, peaks: [[2000, 'a'] as [number, string], [20_000, 'b'] as [number, string]] };
  expect(keeps(good)).toBe(true);
  expect(
    keeps({
      ...good,
      peaks: [
        [limits.first + 1, 'a'],
        [20_000, 'b'],
      ],
    }),
  ).toBe(false);
  expect(
    keeps({
      ...good,
      peaks: [
        [2000, 'a'],
        [2001 + limits.apart, 'b'],
      ],
    }),
  ).toBe(false);
  expect(keeps({ ...good, peaks: [[2000, 'a']] })).toBe(false);
  expect(keeps({ ...good, length: 31_000 })).toBe(false);
  expect(keeps({ ...good, peaks: [] })).toBe(false);
});
