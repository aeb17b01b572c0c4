/** A lead that changes: the tie that is made or broken, the new leader's pill. */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Event } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { type Noun, phrase } from '../../../words/message.ts';
import { sting } from '../../telling/crew.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, darkens, heard } from '../../telling/stagecraft.ts';
import { numbersOf } from '../hand/strength.ts';
import { shipNoun, sideName } from '../naming.ts';
import { closeUp } from './close-up.ts';
import { type Context, change, vesselIn } from './stagecraft.ts';

/**
 * Tells of the tie that is made or broken, and of the new leader's pill. The caption of the deed stays unless there
 * is more to say.
 */
export function leadChanged(e: Of<Event, 'LeadChanged'>, c: Context): Beat {
  const vessel = vesselIn(c.after, e.vessel);
  const ship = shipNoun(vessel, c.names);
  const before = vesselIn(c.before, e.vessel);
  if (e.to === null) return tied(e, c, ship);
  const pill = `pill:${e.vessel}:${e.to}`;
  const name = sideName(e.to, c.after, c.names);
  const broken = e.from === null;
  const trump = vessel.reason !== 'skulls';
  const numbers = numbersOf(e.strengths);
  const sentence = broken ? words().tieBroken : e.strengths.length > 1 ? words().leads : words().leadsAlone;
  const ribbon = `tie:${e.vessel}`;
  const losers = before.tied.map((side) => `pill:${e.vessel}:${side}`).filter((id) => id !== pill && c.to.has(id));
  return beat(
    broken ? 1000 : 900,
    trump && !broken ? undefined : phrase(sentence, { name, ship, numbers }),
    [
      ...(broken ? [sting('lead', 60), ...looked(e.vessel, c, 580)] : []),
      ...(broken && c.from.has(ribbon)
        ? [
            heard(0, 'twang', at(c.from, ribbon).x, c),
            {
              at: 0,
              tween: {
                piece: ribbon,
                to: { scale: at(c.from, ribbon).scale * 1.16, alpha: 0 },
                ms: 200,
                ease: 'Quad.easeOut',
              },
            } as Cue,
          ]
        : []),
      ...losers.flatMap((id): Cue[] => [
        { at: 100, tween: { piece: id, to: { y: at(c.from, id).y + 6 }, ms: 160, ease: 'Quad.easeOut' } },
      ]),
      ...(c.to.has(pill)
        ? [
            {
              at: 60,
              tween: {
                piece: pill,
                to: { scale: at(c.to, pill).scale * 1.1 },
                ms: 110,
                ease: 'Quad.easeOut',
                yoyo: true,
              },
            } as Cue,
          ]
        : []),
    ],
    change(c, { at: broken ? 420 : 120 }),
  );
}

/** Gold from which on a tie is looked at, for much hangs on it. */
const dear = 5;

/** Brings the fight near for so long, and darkens what lies around it. */
const looked = (vessel: string, c: Context, ms: number): Cue[] => [
  ...closeUp(c, vessel, 0, ms).cues,
  darkens(0, at(c.to, `ship:${vessel}`), ms, 0.34),
];

/** Tugs three times at the ropes until they are taut; then the ribbon drops between them. */
function tied(e: Of<Event, 'LeadChanged'>, c: Context, ship: Noun): Beat {
  const tag = `tie:${e.vessel}`;
  const { tied: sides, gold } = vesselIn(c.after, e.vessel);
  const numbers = numbersOf(
    e.strengths.filter(({ side }) => sides.includes(side)),
    sides.length,
  );
  const target = at(c.to, tag);
  const hull = `ship:${e.vessel}`;
  return beat(
    1150,
    phrase(words().ties, { ship, numbers }),
    [
      ...(gold >= dear ? looked(e.vessel, c, 740) : []),
      heard(0, 'tie', target.x, c),
      ...[0, 1, 2].map(
        (i): Cue => ({
          at: 240 + 160 * i,
          tween: {
            piece: hull,
            from: { heel: 0 },
            to: { heel: i % 2 === 0 ? 2.4 : -2.4 },
            ms: 80,
            ease: 'Sine.easeInOut',
            yoyo: true,
          },
        }),
      ),
      { at: 740, enter: tag },
      {
        at: 740,
        tween: {
          piece: tag,
          from: { y: target.y - 40, alpha: 0 },
          to: { y: target.y, alpha: 1 },
          ms: 200,
          ease: 'Bounce.easeOut',
        },
      },
      heard(860, 'thock', target.x, c),
    ],
    change(c, { at: 200, except: [tag] }),
  );
}
