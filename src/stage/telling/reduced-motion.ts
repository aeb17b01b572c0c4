/**
 * A beat with reduced motion: nothing flies, leans, shakes or drifts. What travelled fades over from place
 * to place, outlined at both ends; a volley is a gold line; storm and curse are a badge on what they strike. The order
 * of everything, its captions, its sounds and the beat's length stay as they were.
 */
import type { Beat, Cue, EffectCue, Pose, TweenChanges, TweenCue } from '../../controller/beat.ts';
import type { TraitsByName } from '../effects/effect.ts';

const fadeMs = 200;
/** Pixels that a piece must cover to count as travelling; a shorter movement is only a nudge. */
const nudge = 40;
const poseKeys: readonly string[] = ['x', 'y', 'scale', 'angle', 'alpha'] satisfies (keyof Pose)[];
/** Numbers of a piece that tell something and roll on; all others (recoil, lean, fold) end where they would. */
const tellsByNumber: ReadonlySet<string> = new Set(['roll']);

interface Way {
  at: number;
  tween: TweenCue;
}

/**
 * Makes a beat calm. `poseOf` knows where a piece is when the beat begins, if it is there; `traits` say what stands for
 * an effect.
 */
export function reducedMotion(beat: Beat, poseOf: (piece: string) => Pose | undefined, traits: TraitsByName): Beat {
  const ways = new Map<string, Way[]>();
  const gone = new Set(beat.cues.flatMap((cue) => cue.leave ?? []));
  const cues: Cue[] = [];
  for (const cue of beat.cues) {
    if (cue.tween) {
      if (!cue.tween.yoyo) {
        const list = ways.get(cue.tween.piece) ?? [];
        list.push({ at: cue.at, tween: cue.tween });
        ways.set(cue.tween.piece, list);
      }
    } else cues.push(...still(cue, traits));
  }
  for (const [piece, way] of ways) {
    way.sort((a, b) => a.at - b.at);
    cues.push(...numbers(piece, way), ...crossing(piece, way, poseOf(piece), gone.has(piece)));
  }
  return { ...beat, cues: cues.sort((a, b) => a.at - b.at) };
}

function still(cue: Cue, traits: TraitsByName): Cue[] {
  if (cue.camera || cue.glide || cue.near || cue.stand) return [];
  if (!cue.effect) return [cue];
  const stand = traits[cue.effect.name]?.still;
  // Traits are told by any name, and the tests of reduced motion play all of them.
  return stand ? [{ at: cue.at, effect: stand(cue.effect) as EffectCue }] : [];
}

/** Moves a piece's own numbers: scores roll, everything else is at its end when its way begins. */
function numbers(piece: string, way: Way[]): Cue[] {
  return way.flatMap(({ at, tween }) =>
    Object.entries(tween.to).flatMap(([key, end]): Cue[] => {
      if (poseKeys.includes(key)) return [];
      const rolls = tellsByNumber.has(key) && /^(plate|podium):/.test(piece);
      if (!rolls && end !== 0 && tween.from?.[key] === undefined) return [];
      const from = rolls ? { [key]: tween.from?.[key] ?? 0 } : undefined;
      return [{ at, tween: { piece, from, to: { [key]: end ?? 0 }, ms: rolls ? tween.ms : 1 } }];
    }),
  );
}

const posing = (motion: TweenChanges | undefined): TweenChanges =>
  Object.fromEntries(Object.entries(motion ?? {}).filter(([key]) => poseKeys.includes(key)));

/** Turns all movements of one piece into one: it fades out where it was and in where it ends. */
function crossing(piece: string, ways: Way[], was: Pose | undefined, leaves: boolean): Cue[] {
  // What takes no time only puts the piece somewhere before its way begins.
  const putting = ways.filter(({ tween }) => tween.ms <= 1);
  const way = ways.filter(
    ({ tween }) => tween.ms > 1 && Object.keys(posing({ ...tween.from, ...tween.to })).length > 0,
  );
  const puts: Cue[] = putting.flatMap(({ at, tween }) =>
    Object.keys(posing(tween.to)).length > 0 ? [{ at, tween: { piece, to: posing(tween.to), ms: 1 } }] : [],
  );
  if (way.length === 0) return puts;
  const { at } = way[0];
  const start: TweenChanges = { ...was };
  for (const { tween } of putting) Object.assign(start, posing(tween.to));
  Object.assign(start, posing(way[0].tween.from));
  const end: TweenChanges = {};
  for (const { tween } of way) Object.assign(end, posing(tween.to));
  // What fades on its way just fades; what leaves for a place is shown where it goes.
  const fades = end.alpha === 0;
  if (leaves) end.alpha = 0;
  const travels = ['x', 'y'].some((key) => Math.abs((end[key] ?? start[key] ?? 0) - (start[key] ?? 0)) > nudge);
  if (fades) return [...puts, ...inPlace(piece, at, start, { alpha: 0 })];
  return [...puts, ...(travels ? over(piece, at, start, { ...start, ...end }) : inPlace(piece, at, start, end))];
}

function over(piece: string, at: number, start: TweenChanges, target: TweenChanges): Cue[] {
  const place = ({ x = 0, y = 0, scale = 1 }: TweenChanges): Cue => ({
    at,
    effect: { name: 'outline', piece, x, y, scale },
  });
  const half = fadeMs / 2;
  const fade = (from: TweenChanges, to: TweenChanges): TweenCue => ({ piece, from, to, ms: half, ease: 'Linear' });
  return [
    place(start),
    place(target),
    { at, tween: fade(start, { ...start, alpha: 0 }) },
    { at: at + half, tween: fade({ ...target, alpha: 0 }, { ...target, alpha: target.alpha ?? 1 }) },
  ];
}

function inPlace(piece: string, at: number, start: TweenChanges, { alpha, ...rest }: TweenChanges): Cue[] {
  const cues: Cue[] = [];
  if (Object.keys(rest).length > 0) cues.push({ at, tween: { piece, to: rest, ms: 1 } });
  if (alpha !== undefined) {
    cues.push({ at, tween: { piece, from: { alpha: start.alpha ?? 1 }, to: { alpha }, ms: fadeMs } });
  }
  return cues;
}
