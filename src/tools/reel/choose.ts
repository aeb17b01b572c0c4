/** Chooses the stretches of played games that are shown while nobody plays. */
import { dryRun } from '../../controller/dry-run.ts';
import { settled, type Told } from '../../controller/told.ts';
import { type ClipCut, clipOf } from '../../match/clip.ts';
import type { Demands } from '../game-tools.ts';
import { Stop } from '../stop.ts';
import { type Peak, type PlayedGame, peaksIn, storyOfClip } from './played.ts';
import type { ReelTelling } from './telling.ts';

/** Milliseconds that a cut takes, that pass to its first peak, that pass between two peaks, and of a table that is worth no look. */
export const limits = { shortest: 25_000, longest: 30_000, first: 6000, apart: 20_000, poor: 1200 } as const;

interface Candidate {
  game: PlayedGame;
  from: number;
  to: number;
  kinds: readonly string[];
  worth: number;
  /** It ends with the end of a story. */
  final: boolean;
}

/** Cuts and ceremonies for each game, no two of one played game. */
export async function chooseCuts(
  played: readonly PlayedGame[],
  count: number,
  telling: ReelTelling,
  { finales, worth: worthALook }: Demands = {},
): Promise<ClipCut[]> {
  const rare = rarity(played);
  const left = new Set(
    played.flatMap((game) => {
      const { story, at, begins } = game;
      const { script } = telling;
      const poor = worthALook
        ? poorTimes(tablesOf(script, story, 0).map(worthALook), at, begins[begins.length - 1])
        : [];
      return candidates(game, rare, finales, poor);
    }),
  );
  const chosen: { cut: ClipCut; kinds: readonly string[]; seats: number }[] = [];
  while (chosen.length < count && left.size > 0) {
    const worth = ({ game, kinds, worth: own }: Candidate): number => {
      const alike = chosen.filter(({ seats }) => seats === game.record.seats).length;
      const fresh = kinds.filter((kind) => isFresh(kind, chosen)).length;
      return own + 4 * fresh - 3 * alike;
    };
    // The ends of stories alternate with what else there is.
    const wanted = finales && [...left].filter(({ final }) => final === (chosen.length % 2 === 1));
    if (wanted?.length === 0) throw new Stop(`Only ${chosen.length} cuts end as they must: play more games.`);
    const best = (wanted ?? [...left]).reduce((a, b) => (worth(b) > worth(a) ? b : a));
    left.delete(best);
    const cut = await cutOf(best.game, best.from, best.to, telling);
    if (!keeps(cut)) continue;
    if (worthALook && (await poorIn(cut, telling, worthALook)) > limits.poor) continue;
    chosen.push({ cut, kinds: best.kinds, seats: best.game.record.seats });
    for (const each of left) if (each.game === best.game) left.delete(each);
  }
  return chosen.map(({ cut }) => cut);
}

/** Tells whether fewer than a quarter of what was chosen shows this: what is rare shall still be seen. */
const isFresh = (kind: string, chosen: readonly Pick<Candidate, 'kinds'>[]): boolean =>
  4 * chosen.filter(({ kinds }) => kinds.includes(kind)).length < Math.max(1, chosen.length);

/** Chooses the ends of the games that were closest, with different numbers of captains. */
export async function chooseCeremonies(
  played: readonly PlayedGame[],
  count: number,
  telling: ReelTelling,
): Promise<ClipCut[]> {
  const left = [...played].sort((a, b) => margin(a) - margin(b));
  const chosen: PlayedGame[] = [];
  while (chosen.length < count && left.length > 0) {
    const other = left.findIndex(({ record }) => !chosen.some((each) => each.record.seats === record.seats));
    chosen.push(...left.splice(Math.max(0, other), 1));
  }
  return Promise.all(
    chosen.map((game) => cutOf(game, game.story.ends.length - 2, game.story.ends.length - 1, telling)),
  );
}

/** Measures the stretch as it is shown: begun with the table at its first step. */
export async function cutOf({ record }: PlayedGame, from: number, to: number, telling: ReelTelling): Promise<ClipCut> {
  const clip = clipOf(record, to);
  const story = storyOfClip(clip, telling.names);
  const { at, length } = await dryRun(telling.script, story, telling.names, {
    ...{ from, to, speed: telling.speed, frame: telling.frame },
  });
  const peaks = peaksIn(story, telling)
    .filter(({ step }) => step > from)
    .map(({ event, kind }): [number, string] => [Math.round(at[event - story.ends[from]]), kind]);
  return { from, speed: telling.speed, length: Math.round(length), peaks, clip };
}

/**
 * Measures for how long a cut shows a table that is worth no look, at the longest. The first and the last table stand longer
 * than they are told, so they must be worth one: infinity otherwise.
 */
export async function poorIn(
  { from, speed, clip }: ClipCut,
  telling: ReelTelling,
  worth: NonNullable<Demands['worth']>,
): Promise<number> {
  const { script, names, frame } = telling;
  const story = storyOfClip(clip, names);
  const to = story.ends.length - 1;
  const { at, length } = await dryRun(script, story, names, { from, to, speed, frame });
  return longest(poorTimes(tablesOf(script, story, from).map(worth), at, length), 0, length);
}

type Span = readonly [from: number, to: number];

/** Lists the times in which a table is worth no look. Each lies there from the beat of its event on, until that of the next one. */
function poorTimes(worth: readonly boolean[], at: readonly number[], length: number): Span[] {
  const spans: Span[] = [];
  let since: number | null = null;
  for (const [i, good] of worth.entries()) {
    const begins = i === 0 ? 0 : at[i - 1];
    if (good && since !== null) spans.push([since, begins]);
    since = good ? null : (since ?? begins);
  }
  return since === null ? spans : [...spans, [since, length]];
}

/** Gives how long the longest of these times is within a stretch; infinity where one lies at an end of it. */
const longest = (spans: readonly Span[], begin: number, end: number): number =>
  spans
    .filter(([from, to]) => to > begin && from < end)
    .reduce((most, [from, to]) => Math.max(most, from <= begin || to >= end ? Number.POSITIVE_INFINITY : to - from), 0);

/** Lists what the room knows at the beginning of a stretch and after every event of it. */
function tablesOf(script: ReelTelling['script'], { start, events, ends }: PlayedGame['story'], from: number): object[] {
  let told: Told<object> = start;
  const tables: object[] = [];
  for (let step = 1; step < ends.length; step++) {
    if (step === from + 1) tables.push(told);
    for (let event = ends[step - 1]; event < ends[step]; event++) {
      told = script.tell(told, events[event]);
      if (step > from) tables.push(told);
    }
    told = settled(script, told);
  }
  return tables;
}

/** Tells whether a cut is as exciting as it must be. */
export function keeps({ length, peaks }: Pick<ClipCut, 'length' | 'peaks'>): boolean {
  const times = peaks.map(([at]) => at);
  const gaps = [...times, length].map((time, i) => time - (times[i - 1] ?? 0));
  return (
    length >= limits.shortest &&
    length <= limits.longest &&
    times.length > 0 &&
    times[0] <= limits.first &&
    gaps.every((gap) => gap <= limits.apart)
  );
}

/** Works out what a peak of a kind is worth: the rarer, the more. */
function rarity(played: readonly PlayedGame[]): (kind: string) => number {
  const all = played.flatMap(({ peaks }) => peaks);
  const counts = new Map<string, number>();
  for (const { kind } of all) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return (kind) => 1 + Math.log(all.length / (counts.get(kind) ?? all.length));
}

/** Lists all stretches of about the right length that begin just before a peak and end with one. */
function candidates(
  game: PlayedGame,
  rare: (kind: string) => number,
  finales: readonly string[] = [],
  poor: readonly Span[] = [],
): Candidate[] {
  const { begins, peaks, story } = game;
  const last = story.ends.length - 1;
  const ends = new Set(peaks.map(({ step }) => step));
  const found: Candidate[] = [];
  for (const opening of ends) {
    for (let from = opening - 1; from >= 0 && begins[opening] - begins[from + 1] <= limits.first; from--) {
      for (const to of ends) {
        const length = begins[to + 1] - begins[from + 1];
        // The end of a game is a ceremony; times are a little longer here than they will be.
        if (to >= last || to <= from || length < limits.shortest - 500 || length > limits.longest + 1500) continue;
        // Nearly as it will be measured: few that pass here are refused then.
        if (longest(poor, begins[from + 1], begins[to + 1]) > limits.poor) continue;
        const inside = peaks.filter(({ step }) => step > from && step <= to);
        const steps = [...new Set(inside.map(({ step }) => step))];
        if (steps.some((step, i) => i > 0 && begins[step] - begins[steps[i - 1]] > limits.apart)) continue;
        found.push({ game, from, to, ...judged(inside, rare), final: endsStory(story, to, finales) });
      }
    }
  }
  return found;
}

/** Tells whether a step ends a story with an event of these types. */
export const endsStory = ({ events, ends }: PlayedGame['story'], step: number, finales: readonly string[]): boolean =>
  events.slice(ends[step - 1], ends[step]).some(({ type }) => finales.includes(type));

function judged(peaks: readonly Peak[], rare: (kind: string) => number): Pick<Candidate, 'kinds' | 'worth'> {
  const kinds = [...new Set(peaks.map(({ kind }) => kind))];
  const heavy = peaks.reduce((sum, { weight }) => sum + Math.min(20, weight), 0) / 10;
  // The same again is worth less every time.
  const seen = new Map<string, number>();
  let worth = heavy;
  for (const { kind } of peaks) {
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    worth += rare(kind) / (1 + before);
  }
  return { kinds, worth };
}

/** Gives by how much the first was ahead of the second, in parts of what the first had. */
function margin({ points }: PlayedGame): number {
  const [first, second = 0] = [...points].sort((a, b) => b - a);
  return first > second ? (first - second) / Math.max(1, first) : 1;
}
