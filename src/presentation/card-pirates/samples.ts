/** Samples of Card Pirates for the gallery. */
import type { Event } from '../../rules/card-pirates/types.ts';
import type { GameSamples, SampleEvent, Scene } from '../game-samples.ts';

const shiftingSeas = { hiddenCards: true, treacherousSeas: true, randomIslands: true };

function forfeited(seen: readonly Scene[]): SampleEvent[] {
  const ended = seen.find(({ event }) => event.type === 'TurnEnded');
  if (!ended) return [];
  const { seat } = ended.event as Extract<Event, { type: 'TurnEnded' }>;
  return [{ before: ended.before, event: { type: 'TurnForfeited', seat } }];
}

export const samples: GameSamples = {
  games: [
    { seats: 4, options: { turnCap: 60 }, bots: ['lots'] },
    { seats: 4, options: { ...shiftingSeas, turnCap: 60 }, bots: ['lots'] },
    { seats: 3, options: { turnCap: 60 }, bots: ['monkey'] },
    { seats: 1, options: {}, bots: ['lots'] },
    { seats: 1, options: { turnCap: 60 }, bots: ['lots'], seed: 's1' },
    { seats: 4, options: { advancedSailing: true, treacherousSeas: true, turnCap: 60 }, bots: ['lots'], seed: 's3' },
  ],
  arranged: [forfeited],
  whole: ['card-pirates-water', 'card-pirates-course'],
  cornered: ['card-pirates-plate', 'card-pirates-turn', 'card-pirates-stack'],
  effects: { pop: { frame: 'palm-pop' }, spyglass: { show: 'storm', look: 'anne', w: 260, tx: 500, ty: 300 } },
  seenWithSound: {
    bury: 'sand puffs, the edge of a buried card appears',
    dig: 'buried cards rise one by one',
    palm: 'a palm springs up',
    gangplank: 'a plank runs out to the island',
    slack: 'sails hang, the ship turns lazily',
    barter: 'two cards cross in an arc, with the story',
    'flag-lower': 'flags come down half way',
  },
};
