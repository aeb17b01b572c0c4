/** The end: hands are shown, stacks grow together while honours step forward, the crown falls (10.6, 10.8). */
import type { Beat, Cue } from '../../../controller/beat.ts';
import { isCrew, rankOf } from '../../../rules/card-pirates/cards.ts';
import type { Event } from '../../../rules/card-pirates/types.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { phrase } from '../../../words/message.ts';
import { bare, cleared, crowned, crownTakes, stacksUp, unsaid } from '../../ceremony/beats.ts';
import { stacksGrow } from '../../ceremony/growth.ts';
import { reachedAt, stretchesOf } from '../../ceremony/race.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, heard } from '../../telling/stagecraft.ts';
import { inSeats, winnersOf } from '../layout/results.ts';
import { fanned, handsFan } from './hands.ts';
import type { Context } from './stagecraft.ts';

export function gameEnded(e: Of<Event, 'GameEnded'>, c: Context): Beat {
  const dawn = fanned;
  const standings = inSeats(e.ranking);
  const growths = standings.map(({ seat, score }) => ({
    id: seat,
    points: score,
    total: score,
    heads: [`medallion:${seat}`],
  }));
  const { cues, end } = stacksGrow(c, growths);
  const heads = winnersOf(e.ranking).map(({ seat }) => at(c.to, `medallion:${seat}`));
  const crown = dawn + end;
  return beat(
    crown + crownTakes,
    phrase(words().reasons[e.reason]),
    [
      { at: 0, sound: { name: 'turn-bell' } },
      { at: 0, sound: { name: 'curtain-open' } },
    ],
    handsFan(e, c),
    cleared(c, { at: dawn, keeps: true }),
    unsaid(c, crown, dawn),
    stacksUp(c, dawn),
    [{ at: dawn, tween: { piece: 'caption', to: { alpha: 0 }, ms: 160 } }],
    honoursStepForward(e, c, dawn),
    cues.map((cue) => ({ ...cue, at: cue.at + dawn })),
    bare(heads, dawn),
    crowned(c, { at: crown, heads }),
  );
}

/** Time that a plate needs to answer one card before the next. */
const answers = 260;

/**
 * Brings the honours to the plates one after the other, those that are worth least first, each when its captain's stack has
 * reached what they are worth together: nobody's plate knows more than their stack.
 */
function honoursStepForward(e: Of<Event, 'GameEnded'>, c: Context, dawn: number): Cue[] {
  const { points } = c.after.options;
  const standings = inSeats(e.ranking);
  const { stretches } = stretchesOf(standings.map(({ score }) => score));
  return standings.flatMap(({ seat, score }): Cue[] => {
    const { id, props, x, y } = at(c.to, `podium:${seat}`);
    const honours = e.hands[seat].filter((card) => !isCrew(card));
    const worth = (card: (typeof honours)[number]): number => points[rankOf(card) as keyof typeof points] ?? 0;
    const rising = [...honours].sort((a, b) => worth(a) - worth(b));
    // What else counts comes before them.
    let counted = score - rising.reduce((sum, card) => sum + worth(card), 0);
    let free = 0;
    const told = new Set<string>();
    const steps = rising.flatMap((card): Cue[] => {
      counted += worth(card);
      told.add(card);
      const now = dawn + reachedAt(stretches, score, counted);
      const cards = honours.filter((each) => told.has(each));
      const set: Cue = { at: now, set: { piece: id, props: { ...props, wins: false, cards } } };
      if (now < free) return [set];
      free = now + answers;
      return [
        set,
        heard(now, 'card-flip', x, c),
        { at: now, tween: { piece: id, from: { y }, to: { y: y - 10 }, ms: 110, ease: 'Quad.easeOut', yoyo: true } },
      ];
    });
    return [{ at: dawn, set: { piece: id, props: { ...props, wins: false, cards: [] } } }, ...steps];
  });
}
