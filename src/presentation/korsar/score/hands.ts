/** The end of a game: what is left in the hands is shown. */
import type { Beat, Caption, Cue } from '../../../controller/beat.ts';
import type { CardId, Event } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { phrase } from '../../../words/message.ts';
import { nameOf } from '../../captains.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, heard, poseOf } from '../../telling/stagecraft.ts';
import { goldOf } from '../hand/strength.ts';
import { type Context, change, plateOf } from './stagecraft.ts';

const goldIn = (cards: readonly CardId[]): number => cards.reduce((n, card) => n + goldOf(card), 0);

/** Shows a hand that still has gold in it; of those that have none the last hand tells, of all of them at once. */
export function handRevealed(e: Of<Event, 'HandRevealed'>, c: Context): Beat {
  const gold = goldIn(e.cards);
  const name = nameOf(e.seat, c.names);
  if (gold > 0) return shown(900, phrase(words().handGold, { name, gold }), [e.seat], c);
  const { seats } = c.after;
  if (e.seat < seats.length - 1) return beat(0, undefined, change(c));
  const clean = [...seats.keys()].filter((seat) => goldIn(seats[seat].cards ?? []) === 0);
  const caption =
    clean.length === seats.length
      ? phrase(words().handsClean)
      : clean.length > 1
        ? phrase(words().othersClean)
        : phrase(words().handClean, { name });
  return shown(700, caption, clean, c);
}

function shown(ms: number, caption: Caption, seats: readonly number[], c: Context): Beat {
  const plates = seats.map((seat) => at(c.to, plateOf(seat)));
  return beat(
    ms,
    caption,
    [heard(0, 'card-flip', plates[plates.length - 1].x, c)],
    plates.map(
      (plate): Cue => ({
        at: 0,
        tween: { piece: plate.id, from: { ...poseOf(plate) }, to: { scale: plate.scale * 1.03 }, ms: 120, yoyo: true },
      }),
    ),
    change(c, { except: plates.map(({ id }) => id) }),
  );
}
