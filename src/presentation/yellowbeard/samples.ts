/** Samples of Yellowbeard for the gallery. What the pirate knew is read from the log that they show at the end of a round. */
import { readLog } from '../../rules/yellowbeard/map.ts';
import type { Event, View } from '../../rules/yellowbeard/types.ts';
import type { GameSamples, SampleEvent, Scene } from '../game-samples.ts';

const shortHunt = { autoSetup: true, turnLimit: 40 };
const twoRounds = { ...shortHunt, rounds: 2, shot: 'upTo' };

/** A small sea, as somebody may draw it: with a square that is wrong and one that is doubtful. */
const ocean = {
  rows: ['##~~~~~~~~', '##~~oo~~~~', '#~~~oo~~~~', '~~~~~~~~o~', '~~~~~~~ooo', '~~o~~~~~~~'],
  straits: [{ square: 'D5', name: '' }],
  sites: [
    { id: 'E2', square: 'E2' },
    { id: 'I5', square: 'I5' },
  ],
  harbours: [{ id: 'B3', name: '', square: 'B3' }],
};

/** A few squares of a chart, seven in a row. */
const squares = { size: 60, columns: 7, cells: [1, 2, 3, 8, 9, 10, 11, 16, 17, 24] };

/** Makes scenes of the pirate's own table before their turns, with what they are sent of them. */
function ownTurns(seen: readonly Scene[]): SampleEvent[] {
  const end = seen.find(({ event }) => event.type === 'RoundEnded');
  if (!end) return [];
  const { log } = end.event as Extract<Event, { type: 'RoundEnded' }>;
  const { quarry } = end.after as View;
  const turns = seen.slice(0, seen.indexOf(end)).filter(({ event }) => event.type === 'PirateTurnTaken');
  const lines: string[] = [];
  let aboard = 0;
  return readLog(log).flatMap((step, i): SampleEvent[] => {
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

/** Makes a scene of a shot that goes wrong: it sinks another man-of-war on the same sea. */
function sunkByMistake(seen: readonly Scene[]): SampleEvent[] {
  const aimed = seen.find(({ event }) => event.type === 'SalvoAimed');
  if (!aimed) return [];
  const { ships, ship: by } = aimed.before as View;
  const index = ships.findIndex((square, i) => square !== null && i !== by - 1);
  return index < 0
    ? []
    : [{ before: aimed.before, event: { type: 'NavySunk', ship: index + 1, by, square: ships[index] } }];
}

/** Makes two scenes of a pirate where they were sighted: sunk, and trapped with no way out any more. */
function caught(seen: readonly Scene[]): SampleEvent[] {
  const sighted = seen.find(({ event }) => event.type === 'PirateSighted');
  if (!sighted) return [];
  const { square } = sighted.event as Extract<Event, { type: 'PirateSighted' }>;
  const { ship } = sighted.after as View;
  return ['PirateSunk', 'PirateTrapped'].map((type) => ({ before: sighted.after, event: { type, square, ship } }));
}

export const samples: GameSamples = {
  games: [
    { seats: 4, options: {}, bots: ['lots'] },
    { seats: 3, options: shortHunt, bots: ['lots'], seed: 'gallery 0' },
    { seats: 4, options: shortHunt, bots: ['bosun'], seed: 'gallery 0' },
    { seats: 3, options: { ...twoRounds, map: 'short-voyage' }, bots: ['lots'], seed: 'g0' },
    { seats: 5, options: twoRounds, bots: ['bosun'], seed: 'g11' },
  ],
  arranged: [ownTurns, sunkByMistake, caught],
  pieces: {
    'yellowbeard-goal': { size: 90 },
    'yellowbeard-hoard': { chests: 7 },
    'yellowbeard-plan': {
      size: 60,
      points: [
        [0, 0],
        [1, 0],
        [2, 1],
        [3, 1],
      ],
      first: 1,
    },
    'yellowbeard-reach': squares,
    'yellowbeard-sketch': { ocean, size: 60, wrong: ['C2'], doubtful: ['H5'] },
    'yellowbeard-surround': { hole: { x: 500, y: 200, w: 920, h: 560 } },
    'yellowbeard-watch': squares,
  },
  whole: ['yellowbeard-surround'],
  cornered: ['yellowbeard-plan', 'yellowbeard-reach', 'yellowbeard-sketch', 'yellowbeard-watch'],
  // The brig comes up under the glass.
  effects: { glass: { show: 'rises', w: 300, tx: 500, ty: 300 } },
  seenWithSound: {
    die: 'the die bounces and shows its pips',
    telescope: 'the tube extends at the ship',
    nay: 'the cones close, the squares cool',
    aye: 'the cone stays lit, "Aye!"',
    quill: 'a quill writes over a blank log',
    sinking: 'the hull rolls and slides under',
    'harbour-open': 'a green lantern over the harbour',
    'harbour-closed': 'gates slam, red coats on the wall',
    chain: 'the chain of a strait comes taut',
    brush: 'an X is painted over the chest',
    pip: 'a pip lights up along the line of fire',
    glint: 'a glint on the chest',
    'cold-wind': 'fog drifts over the board',
    'flag-crack': 'the skull flag flies out',
    'mast-fall': 'a mast falls outward',
    rowing: 'a rowing boat crosses',
  },
};
