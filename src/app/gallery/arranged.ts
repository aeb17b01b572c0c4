/**
 * What no short demo comes to, and what only one seat is sent, made of scenes that a demo came to: the same table with
 * another event, or with what the pirate knew, read from the log that he shows at the end of his round.
 */
import type { Script } from '../../controller/room.ts';
import type { Event as VoyageEvent } from '../../rules/card-pirates/types.ts';
import { readLog } from '../../rules/yellowbeard/map.ts';
import type { Event, View } from '../../rules/yellowbeard/types.ts';
import type { Scene } from './collect.ts';

type Told = Script<object, { type: string }>;

/** An event of any kind, and the table before it. */
interface Draft {
  before: object;
  event: { type: string; [fact: string]: unknown };
}

type Arrange = (seen: readonly Scene[]) => Draft[];

/** The pirate's own table before one of his turns, and what he is sent of it. */
function ownTurns(seen: readonly Scene[]): Draft[] {
  const end = seen.find(({ event }) => event.type === 'RoundEnded');
  if (!end) return [];
  const { log } = end.event as Extract<Event, { type: 'RoundEnded' }>;
  const { quarry } = end.after as View;
  const turns = seen.slice(0, seen.indexOf(end)).filter(({ event }) => event.type === 'PirateTurnTaken');
  const lines: string[] = [];
  let aboard = 0;
  return readLog(log).flatMap((step, i): Draft[] => {
    const view = turns[i]?.before as View | undefined;
    const path = 'path' in step ? step.path : [step.loaded];
    const before = quarry && { ...view, quarry: { ...quarry, square: path[0], log: [...lines], loaded: null, aboard } };
    if ('path' in step) {
      lines.push(path.join('-'));
      return view && before && path.length > 2 ? [{ before, event: { type: 'PirateMoved', path } }] : [];
    }
    aboard += 1;
    lines[lines.length - 1] += ` (${step.loaded})`;
    // Where the map names its chests otherwise, the log's square is no name.
    if (!view?.chests.includes(step.loaded) || !before) return [];
    return [{ before, event: { type: 'TreasureLoaded', site: step.loaded, aboard } }];
  });
}

/** A shot that goes wrong: another man-of-war of the same sea. */
function sunkByMistake(seen: readonly Scene[]): Draft[] {
  const aimed = seen.find(({ event }) => event.type === 'SalvoAimed');
  if (!aimed) return [];
  const { ships, ship: by } = aimed.before as View;
  const index = ships.findIndex((square, i) => square !== null && i !== by - 1);
  return index < 0
    ? []
    : [{ before: aimed.before, event: { type: 'NavySunk', ship: index + 1, by, square: ships[index] } }];
}

/** Where he was sighted he cannot get away any more. */
function trapped(seen: readonly Scene[]): Draft[] {
  const sighted = seen.find(({ event }) => event.type === 'PirateSighted');
  if (!sighted) return [];
  const { square } = sighted.event as Extract<Event, { type: 'PirateSighted' }>;
  return [{ before: sighted.after, event: { type: 'PirateTrapped', square, ship: (sighted.after as View).ship } }];
}

function forfeited(seen: readonly Scene[]): Draft[] {
  const ended = seen.find(({ event }) => event.type === 'TurnEnded');
  if (!ended) return [];
  const { seat } = ended.event as Extract<VoyageEvent, { type: 'TurnEnded' }>;
  return [{ before: ended.before, event: { type: 'TurnForfeited', seat } }];
}

const arrangements: Readonly<Record<string, readonly Arrange[]>> = {
  'card-pirates': [forfeited],
  yellowbeard: [ownTurns, sunkByMistake, trapped],
};

/** Scenes made of those of one game that was watched from its first event to its last. */
export function arranged(game: string, script: Told, seen: readonly Scene[]): Scene[] {
  const made = (arrangements[game] ?? []).flatMap((arrange) => arrange(seen));
  return made.map(({ before, event }) => ({ before, event, after: script.tell(before, event) }) as Scene);
}
