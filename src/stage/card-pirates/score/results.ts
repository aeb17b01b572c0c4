/** The end: hands are shown, honours are counted class by class, the crown falls (10.6, 10.8). */
import type { Beat, Cue } from '../../../controller/beat.ts';
import { rankOf } from '../../../rules/card-pirates/cards.ts';
import type { Event } from '../../../rules/card-pirates/types.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { phrase } from '../../../words/message.ts';
import { bare, cleared, crowned, crownTakes, stacksUp, unsaid } from '../../ceremony/beats.ts';
import { dropsOut } from '../../ceremony/growth.ts';
import { headLift } from '../../ceremony/layout.ts';
import { ceremonyOf, raised, stand } from '../../ceremony/plan.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, panOf } from '../../telling/stagecraft.ts';
import { inSeats, pointHeight, winnersOf } from '../layout/results.ts';
import { fanned, handsFan } from './hands.ts';
import type { Context } from './stagecraft.ts';

const classes = ['A', 'K', 'Q', 'J'] as const;

export function gameEnded(e: Of<Event, 'GameEnded'>, c: Context): Beat {
  const dawn = fanned;
  const { cues, end } = counting(e, c, dawn);
  const heads = winnersOf(e.ranking).map(({ seat }) => at(c.to, `medallion:${seat}`));
  const crown = end + 500;
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
    cues,
    bare(heads, dawn),
    [{ at: crown + 200, tween: { piece: 'caption', to: { alpha: 0 }, ms: 160 } }],
    crowned(c, { at: crown, heads }),
  );
}

/**
 * Counts the points: one class after the other steps forward, for all captains at once, and stacks grow by what it is
 * worth.
 */
function counting(e: Of<Event, 'GameEnded'>, c: Context, dawn: number): { cues: Cue[]; end: number } {
  const cues: Cue[] = [];
  const { points } = c.after.options;
  const standings = inSeats(e.ranking);
  const height = pointHeight(standings, c.frame);
  const counted = standings.map(({ score }) => ({ score, left: score, out: false }));
  for (const [place, { seat, score }] of standings.entries()) {
    const { deckY } = stand(ceremonyOf(c.frame), place, standings.length);
    const podium = at(c.to, `podium:${seat}`);
    cues.push(
      { at: dawn, set: { piece: podium.id, props: { ...podium.props, wins: false, cards: [] } } },
      { at: dawn, tween: { piece: podium.id, from: { roll: score }, to: { roll: score }, ms: 1 } },
      { at: dawn, tween: { piece: `stack:${seat}`, from: { missing: score }, to: { missing: score }, ms: 1 } },
      {
        at: dawn,
        tween: { piece: `medallion:${seat}`, from: { y: deckY - headLift }, to: { y: deckY - headLift }, ms: 1 },
      },
    );
  }
  let start = dawn + 900;
  for (const rank of classes) {
    const most = Math.max(...e.hands.map((hand) => hand.filter((card) => rankOf(card) === rank).length * points[rank]));
    if (e.hands.every((hand) => hand.every((card) => rankOf(card) !== rank))) continue;
    const ms = Math.min(900, Math.max(300, 70 * most));
    for (const [place, { seat }] of standings.entries()) {
      const hand = e.hands[seat];
      const here = hand.filter((card) => rankOf(card) === rank);
      if (here.length === 0) continue;
      const shown = classes.slice(0, classes.indexOf(rank) + 1);
      const podium = at(c.to, `podium:${seat}`);
      const worth = here.length * points[rank];
      const from = counted[place].left;
      const to = from - worth;
      counted[place].left = to;
      const { deckY } = stand(ceremonyOf(c.frame), place, standings.length);
      const top = (missing: number) => deckY - (counted[place].score - missing) * height * raised - headLift;
      cues.push(
        {
          at: start,
          set: {
            piece: podium.id,
            props: {
              ...podium.props,
              wins: false,
              cards: hand.filter((card) => (shown as string[]).includes(rankOf(card))),
            },
          },
        },
        { at: start, tween: { piece: podium.id, from: { roll: from }, to: { roll: to }, ms, ease: 'Linear' } },
        {
          at: start,
          tween: { piece: podium.id, to: { y: podium.y - 10 }, ms: 120, ease: 'Quad.easeOut', yoyo: true },
        },
        {
          at: start,
          tween: { piece: `stack:${seat}`, from: { missing: from }, to: { missing: to }, ms, ease: 'Linear' },
        },
        {
          at: start,
          tween: { piece: `medallion:${seat}`, from: { y: top(from) }, to: { y: top(to) }, ms, ease: 'Linear' },
        },
        ...Array.from(
          { length: Math.min(4, here.length) },
          (_, i): Cue => ({
            at: start + (i * ms) / 4 + place * 40,
            sound: { name: `coin-${2 + i + 2 * classes.indexOf(rank)}`, pan: panOf(podium.x, c) },
          }),
        ),
      );
    }
    start += ms + 420;
    cues.push(...outAfter(start - 420));
  }
  // Whatever else counts (crew, where the points say so).
  for (const [place, { seat }] of standings.entries()) {
    const { left } = counted[place];
    if (left === 0) continue;
    const y =
      stand(ceremonyOf(c.frame), place, standings.length).deckY - counted[place].score * height * raised - headLift;
    cues.push(
      { at: start, tween: { piece: `podium:${seat}`, from: { roll: left }, to: { roll: 0 }, ms: 400 } },
      { at: start, tween: { piece: `stack:${seat}`, from: { missing: left }, to: { missing: 0 }, ms: 400 } },
      { at: start, tween: { piece: `medallion:${seat}`, to: { y }, ms: 400 } },
    );
  }
  return { cues, end: start };

  /** Takes out of the light whoever has no honour left to count, and fewer points than another has counted. */
  function outAfter(now: number): Cue[] {
    const lead = Math.max(...counted.map(({ score, left }) => score - left));
    return counted.flatMap((stack, place) => {
      if (stack.out || stack.left > 0 || stack.score >= lead) return [];
      stack.out = true;
      const { seat } = standings[place];
      return dropsOut({ id: seat, heads: [`medallion:${seat}`] }, now);
    });
  }
}
