/**
 * What the address asks for: `?demo=GAME&seats=4&options=storms,cursedShips&seed=7&speed=brisk&loop`. Every
 * value comes from outside; a wrong one is named in a sentence for people.
 */
import { usualLevel } from '../bots/levels.ts';
import { isSpeed, type Speed, speeds } from '../controller/speed.ts';
import { stagedGames } from '../stage/index.ts';
import { type Motion, motions } from '../stage/motion.ts';

export interface Asked {
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
  /** Null: as the system prefers. */
  motion: Motion | null;
  /** Everything on demand, for those who work on it. */
  gallery: boolean;
  bots: string[];
}

export type Read = { ok: true; asked: Asked } | { ok: false; error: string };

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
  'gallery',
  'bots',
]);

/** Everything that can be said without asking the rules; seats and options are checked by the host. */
export function readQuery(query: string): Read {
  const params = new URLSearchParams(query);
  for (const key of params.keys())
    if (!known.has(key)) return wrong(`The address asks for “${short(key)}”, which is not known.`);
  const demo = params.get('demo') ?? Object.keys(stagedGames)[0];
  if (!Object.hasOwn(stagedGames, demo))
    return wrong(`There is no game “${short(demo)}”. There are: ${Object.keys(stagedGames).join(', ')}.`);
  const game = params.get('game');
  if (game !== null && !Object.hasOwn(stagedGames, game)) {
    return wrong(`There is no game “${short(game)}”. There are: ${Object.keys(stagedGames).join(', ')}.`);
  }
  const seats = params.get('seats') ?? '4';
  if (!/^\d{1,2}$/.test(seats)) return wrong(`“seats=${short(seats)}” is not a number of captains.`);
  const straight = params.has('demo');
  const speed = params.get('speed') ?? (straight ? 'calm' : 'normal');
  if (!isSpeed(speed))
    return wrong(`“speed=${short(speed)}” is not known. There are: ${Object.keys(speeds).join(', ')}.`);
  const renderer = (params.get('renderer') ?? 'auto') as Asked['renderer'];
  if (!renderers.includes(renderer))
    return wrong(`“renderer=${short(renderer)}” is not known. There are: ${renderers.join(', ')}.`);
  const motion = params.get('motion') as Motion | null;
  if (motion !== null && !motions.includes(motion))
    return wrong(`“motion=${short(motion)}” is not known. There are: ${motions.join(', ')}.`);
  const options = readOptions(params.get('options') ?? '');
  if (typeof options === 'string') return wrong(options);
  const seed = params.get('seed') ?? undefined;
  if (seed !== undefined && (seed === '' || seed.length > 64)) return wrong('The seed has 1 to 64 characters.');
  const bots = (params.get('bots') ?? usualLevel).split(',');
  const loop = params.has('loop');
  const gallery = params.has('gallery');
  return {
    ok: true,
    asked: {
      demo,
      straight,
      game,
      seats: Number(seats),
      options,
      seed,
      speed,
      speedSaid: params.has('speed'),
      loop,
      renderer,
      motion,
      gallery,
      bots,
    },
  };
}

/** Either a JSON object, or names that are switched on: `storms,cursedShips` or `governorPoints:20`. */
function readOptions(text: string): Record<string, unknown> | string {
  if (/^[{[]/.test(text)) {
    const value = parsed(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : 'The options in the address are not readable.';
  }
  const options: Record<string, unknown> = {};
  for (const part of text.split(',').filter((p) => p !== '')) {
    const [name, value] = part.split(':');
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) return `The options in the address name “${short(part)}”, which is not one.`;
    options[name] = value === undefined || value === 'true' ? true : value === 'false' ? false : asNumber(value);
  }
  return options;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const asNumber = (text: string): number | string => (/^\d{1,6}$/.test(text) ? Number(text) : text);

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

const wrong = (error: string): Read => ({ ok: false, error });
