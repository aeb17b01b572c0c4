/** Makes all that tells and plays a game of one that is told in words. */
import type { Script } from '../../controller/room.ts';
import type { GameAction } from '../../rules/game.ts';
import { betweenPlates } from '../screens/replay-place.ts';
import { gameChoosing, gameTelling, type Staging } from '../staging.ts';
import { beat, change } from '../telling/stagecraft.ts';
import { plainHuman } from './human.ts';
import type { PlainGame } from './plain-game.ts';
import { layoutPlain } from './table.ts';

/** Long enough for a sentence. */
const read = 1500;

export function plainStage<View extends object, Event extends { type: string }, Action extends GameAction>(
  game: PlainGame<View, Event, Action>,
): Staging {
  const layout: Script<View, Event>['layout'] = (view, names, frame) => layoutPlain(game.lines(view, names), frame);
  const script: Script<View, Event> = {
    blank: (view) => view,
    tell: (view, event) => game.viewAfter(view, event),
    layout,
    overlap: () => null,
    beat(event, before, after, names, frame) {
      const caption = game.say(event, names);
      const cues = change({ from: layout(before, names, frame), to: layout(after, names, frame) });
      if (caption === null) return beat(0, undefined, cues);
      return beat(read, caption, [{ at: 0, sound: { name: 'card-land' } }], cues);
    },
  };
  const human = plainHuman(game as unknown as Parameters<typeof plainHuman>[0]);
  return { ...gameTelling({ script, replayAt: ({ frame }) => betweenPlates(frame) }), ...gameChoosing({ human }) };
}
