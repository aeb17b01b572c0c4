/** The governor: his barge, the last cards turned together, and who is paid. */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Placement } from '../../../controller/room.ts';
import type { Event } from '../../../rules/treasure-fleet/types.ts';
import { phrase } from '../../../words/message.ts';
import { words } from '../../../words/treasure-fleet/table.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, beyond, change, facts, heard, poseOf } from '../../telling/stagecraft.ts';
import { plateAt } from '../layout/seats.ts';
import { nameOf } from '../naming.ts';
import { type Context, hand, plateOf, roll, weigh, weighing } from './stagecraft.ts';

/** Brings all last cards face down and turns them together, as the barge has rowed in. */
export function governorCardShown(event: Of<Event, 'GovernorCardShown'>, c: Context): Beat {
  const id = `last:${event.captain}`;
  const target = at(c.to, id);
  const first = c.before.lastCards.length === 0;
  const from = { ...hand(event.captain, c.before, c.frame), scale: 0.28 };
  const cues: Cue[] = [
    { at: 300, enter: id },
    { at: 300, set: { piece: id, props: { card: null } } },
    { at: 300, hold: { piece: id, on: true } },
    { at: 900, hold: { piece: id, on: false } },
    { at: 300, tween: { piece: id, from, to: { ...poseOf(target) }, ms: 620, ease: 'Cubic.easeInOut', arc: 80 } },
    heard(300, 'card-slide', target.x, c),
    { at: 1600, tween: { piece: id, to: { fold: 1 }, ms: 140, ease: 'Quad.easeIn' } },
    { at: 1740, set: { piece: id, props: target.props } },
    { at: 1740, tween: { piece: id, to: { fold: 0 }, ms: 140, ease: 'Quad.easeOut' } },
    heard(1600, 'card-flip', target.x, c),
    ...facts(c, 300, [plateOf(event.captain)]),
  ];
  if (first) {
    const barge = at(c.to, 'barge');
    cues.push(
      { at: 0, enter: 'barge' },
      { at: 0, tween: { piece: 'barge', from: { x: -420 }, to: { x: barge.x }, ms: 1600, ease: 'Sine.easeOut' } },
      { at: 0, sound: { name: 'oars' } },
      { at: 0, enter: 'ledger:governor' },
    );
  }
  return beat(
    2500,
    first ? phrase(words().lastCards) : undefined,
    cues,
    first ? change(c, { except: [id, 'barge'] }) : [],
  );
}

/** Times as large as usual that the barge is drawn while everybody looks at who is in it. */
const nearer = 1.75;

/** Gives the pose of the barge as it is shown to all, whole on every shape of screen. */
const shownToAll = ({ x, y, scale }: Placement, { frame }: Context) => {
  const times = Math.min(nearer, frame.width / (bargeWidth * scale));
  return { x, y: y + 40 * times, scale: scale * times };
};

/** Width that the barge takes of the water at its own size, a ripple on both sides counted in. */
const bargeWidth = 480;

export function governorRansomed(event: Of<Event, 'GovernorRansomed'>, c: Context): Beat {
  const grey = event.captain === 'neutral' && !c.after.options.scoreNeutral;
  const plate = plateAt(event.captain, c.after.seats.length, c.frame);
  const to = { x: plate.x + 210, y: plate.y + 70, scale: 0.14 };
  return beat(
    2800,
    grey
      ? phrase(words().ransomedGrey)
      : phrase(words().ransomed, { name: nameOf(event.captain, c.names), points: event.points }),
    [
      { at: 0, sound: { name: 'capture' } },
      { at: 0, tween: { piece: `last:${event.captain}`, to: { scale: 1.16 }, ms: 220, ease: 'Back.easeOut' } },
      ...c.after.lastCards
        .filter(({ captain }) => captain !== event.captain)
        .map(({ captain }) => ({ at: 0, tween: { piece: `last:${captain}`, to: { alpha: 0.45 }, ms: 260 } })),
      { at: 60, hold: { piece: 'barge', on: true } },
      // He is shown to all before he goes: large, over everything beside him.
      { at: 60, tween: { piece: 'barge', to: shownToAll(at(c.from, 'barge'), c), ms: 400, ease: 'Back.easeOut' } },
      { at: 760, tween: { piece: 'barge', to, ms: 740, ease: 'Cubic.easeInOut', arc: plate.y < 500 ? 60 : -60 } },
      { at: 1500, leave: 'barge' },
      { at: 1500, effect: { name: 'coins', x: plate.x + 210, y: plate.y + 60 } },
      { at: 1500, sound: { name: 'coin' } },
    ],
    roll(c, event.captain, 1500, 520),
    facts(c, 0, ['ledger:governor']),
  );
}

/** Tells of best last cards that are level: scales tip, the governor bows and rows off. */
export function governorEscaped(event: Of<Event, 'GovernorEscaped'>, c: Context): Beat {
  const cards = c.after.lastCards;
  const guns = (card: string) => Number(card) || 0;
  const most = event.reason === 'tie' ? Math.max(...cards.map(({ card }) => guns(card))) : 0;
  const level = cards.filter(({ card }) => (event.reason === 'tie' ? guns(card) === most : card === 'BP'));
  const tied = level.map(({ captain }) => captain);
  const barge = at(c.from, 'barge');
  const bows = weighing + 100;
  return beat(
    bows + 1950,
    phrase(words().governorTie),
    weigh(c, { tied, guns: most, cards: tied.map((captain) => `last:${captain}`), x: barge.x, y: barge.y, slot: 0 }),
    [
      { at: bows, tween: { piece: 'barge', to: { angle: 5, y: barge.y + 6 }, ms: 210, yoyo: true } },
      { at: bows + 450, sound: { name: 'escape' } },
      { at: bows + 450, tween: { piece: 'barge', to: { x: beyond(c) }, ms: 1450, ease: 'Cubic.easeIn' } },
      { at: bows + 1930, leave: 'barge' },
    ],
    facts(c, 0, ['ledger:governor']),
  );
}
