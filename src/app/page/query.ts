/**
 * Reads what the address asks for: `?demo=GAME&seats=4&options=storms,cursedShips&seed=7&speed=brisk&loop`. Every
 * value comes from outside; a wrong one is named in a sentence for people.
 */
import { usualLevel } from '../../bots/levels.ts';
import { isSpeed, type Speed, speeds } from '../../controller/speed.ts';
import { stagedGames } from '../../presentation/index.ts';
import { type Quality, qualities } from '../../presentation/quality.ts';
import { isDeeperThan, maxDepth } from '../../rules/nesting.ts';
import { type Motion, motions } from '../../stage/motion.ts';
import { faultWords } from '../../words/house/faults.ts';
import { languageFor, languages, pseudo } from '../../words/language.ts';
import { type Facts, fill, listOf, type Text } from '../../words/message.ts';

export interface Address {
  demo: string;
  /** The address names a demo, which starts straight away; otherwise the title opens. */
  straight: boolean;
  /** The set-up of this game opens at once. */
  game: string | null;
  seats: number;
  options: Record<string, unknown>;
  seed: string | undefined;
  speed: Speed;
  /** The address names the speed, so that what the house has kept does not count. */
  speedSaid: boolean;
  loop: boolean;
  renderer: 'webgl' | 'canvas' | 'auto';
  /** Motion that was asked for; null follows the system. */
  motion: Motion | null;
  /** Level of quality that was asked for; null where it is measured. */
  quality: Quality | null;
  /** Everything on demand, for those who work on it. */
  gallery: boolean;
  /** True where nobody looks after the table: people come and go, and what they leave is put away. */
  kiosk: boolean;
  /** True where what can be pressed lies beside the canvas as HTML, too. */
  mirror: boolean;
  /** False where whole games are shown while nobody plays, instead of cuts. */
  reel: boolean;
  /** Language that was asked for; null follows a choice made here, or the browser. */
  language: string | null;
  bots: string[];
}

export type ReadAddress = { ok: true; asked: Address } | { ok: false; error: string };

/** Characters that options may have: a map of a captain's own is the longest of them. */
const maxOptions = 100_000;

const renderers = ['auto', 'webgl', 'canvas'] as const;
const known = new Set([
  'demo',
  'game',
  'seats',
  'options',
  'seed',
  'speed',
  'loop',
  'renderer',
  'motion',
  'quality',
  'gallery',
  'bots',
  'language',
  'kiosk',
  'reel',
  'mirror',
]);

/** Reads everything that can be said without asking the rules; seats and options are checked by the host. */
export function readQuery(query: string): ReadAddress {
  const params = new URLSearchParams(query);
  for (const key of params.keys()) if (!known.has(key)) return wrong(says().unknown, { key: short(key) });
  const demo = params.get('demo') ?? Object.keys(stagedGames)[0];
  if (!Object.hasOwn(stagedGames, demo))
    return wrong(says().game, { game: short(demo), all: listOf(Object.keys(stagedGames)) });
  const game = params.get('game');
  if (game !== null && !Object.hasOwn(stagedGames, game)) {
    return wrong(says().game, { game: short(game), all: listOf(Object.keys(stagedGames)) });
  }
  const seats = params.get('seats') ?? '4';
  if (!/^\d{1,2}$/.test(seats)) return wrong(says().seats, { seats: short(seats) });
  const straight = params.has('demo');
  const speed = params.get('speed') ?? (straight ? 'calm' : 'normal');
  if (!isSpeed(speed)) return noValue('speed', speed, Object.keys(speeds));
  const renderer = (params.get('renderer') ?? 'auto') as Address['renderer'];
  if (!renderers.includes(renderer)) return noValue('renderer', renderer, renderers);
  const motion = params.get('motion') as Motion | null;
  if (motion !== null && !motions.includes(motion)) return noValue('motion', motion, motions);
  const quality = params.get('quality') as Quality | null;
  if (quality !== null && !qualities.includes(quality)) return noValue('quality', quality, qualities);
  const language = params.get('language');
  if (language !== null && !languageFor(language))
    return noValue(
      'language',
      language,
      [...languages, pseudo].map(({ id }) => id),
    );
  const options = readOptions(params.get('options') ?? '');
  if ('fault' in options) return wrong(says()[options.fault], { name: options.name });
  const seed = params.get('seed') ?? undefined;
  if (seed !== undefined && (seed === '' || seed.length > 64)) return wrong(says().seed);
  const bots = (params.get('bots') ?? usualLevel).split(',');
  const loop = params.has('loop');
  const gallery = params.has('gallery');
  const kiosk = params.has('kiosk');
  const mirror = params.has('mirror');
  const reel = params.get('reel') ?? 'on';
  if (reel !== 'on' && reel !== 'off') return noValue('reel', reel, ['on', 'off']);
  return {
    ok: true,
    asked: {
      demo,
      straight,
      game,
      seats: Number(seats),
      options: options.read,
      seed,
      speed,
      speedSaid: params.has('speed'),
      loop,
      renderer,
      motion,
      quality,
      gallery,
      kiosk,
      mirror,
      reel: reel === 'on',
      language,
      bots,
    },
  };
}

type OptionsRead = { read: Record<string, unknown> } | { fault: 'options' | 'option'; name: string };

/** Reads options: either a JSON object, or names that are switched on: `storms,cursedShips` or `governorPoints:20`. */
function readOptions(text: string): OptionsRead {
  if (/^[{[]/.test(text)) {
    const value = parsed(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { read: value as Record<string, unknown> }
      : { fault: 'options', name: '' };
  }
  const options: Record<string, unknown> = {};
  for (const part of text.split(',').filter((p) => p !== '')) {
    const [name, value] = part.split(':');
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) return { fault: 'option', name: short(part) };
    options[name] = value === undefined || value === 'true' ? true : value === 'false' ? false : asNumber(value);
  }
  return { read: options };
}

/** Parses JSON after it is judged as a record's is; null where it is not readable, too deep or too long. */
function parsed(text: string): unknown {
  if (text.length > maxOptions || isDeeperThan(text, maxDepth)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const asNumber = (text: string): number | string => (/^\d{1,6}$/.test(text) ? Number(text) : text);

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

const says = () => faultWords().address;

const wrong = (message: Text, facts?: Facts): ReadAddress => ({ ok: false, error: fill(message, facts) });

/** Refuses a value that is none of those there are. */
const noValue = (key: string, value: string, all: readonly string[]): ReadAddress =>
  wrong(says().value, { key, value: short(value), all: listOf(all) });
