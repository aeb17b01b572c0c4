/** The end: hands are shown, honours are counted class by class, the crown falls (10.6, 10.8). */
import type { Beat, Cue } from '../../../controller/beat.ts';
import { phrase } from '../../../controller/phrase.ts';
import { rankOf } from '../../../rules/card-pirates/cards.ts';
import type { Event } from '../../../rules/card-pirates/types.ts';
import { dawn as clearing } from '../../ceremony/dawn.ts';
import { ceremonyOf, stand } from '../../ceremony/plan.ts';
import { at, beat, panOf } from '../../telling/stagecraft.ts';
import { coinHeight, winnersOf } from '../layout/results.ts';
import { words } from '../words.ts';
import { fanned, handsFan } from './hands.ts';
import type { Context } from './stagecraft.ts';

const held = new Set(['wordmark', 'subtitle', 'winner']);
const classes = ['A', 'K', 'Q', 'J'] as const;

export function gameEnded(e: Extract<Event, { type: 'GameEnded' }>, c: Context): Beat {
  const dawn = fanned;
  const cues: Cue[] = [
    { at: 0, sound: { name: 'turn-bell' } },
    { at: 0, sound: { name: 'curtain-open' } },
    ...handsFan(e, c),
  ];
  for (const id of c.from.keys()) if (!c.to.has(id)) cues.push({ at: dawn, leave: id });
  for (const id of c.to.keys()) if (!held.has(id)) cues.push({ at: dawn, enter: id });
  cues.push(...clearing('deck-planks', dawn));
  const end = counting(e, c, dawn, cues);
  return beat(end + 3300, phrase(words.reasons[e.reason]), cues, crowning(e, c, dawn, end + 500));
}

/** One class after the other steps forward, for all captains at once, and stacks grow by what it is worth. */
function counting(e: Extract<Event, { type: 'GameEnded' }>, c: Context, dawn: number, cues: Cue[]): number {
  const { points } = c.after.options;
  const height = coinHeight(e.ranking, c.frame);
  const counted = e.ranking.map(({ score }) => ({ score, left: score }));
  for (const [place, { seat, score }] of e.ranking.entries()) {
    const { deckY } = stand(ceremonyOf(c.frame), place, e.ranking.length);
    const podium = at(c.to, `podium:${seat}`);
    cues.push(
      { at: dawn, set: { piece: podium.id, props: { ...podium.props, cards: [] } } },
      { at: dawn, tween: { piece: podium.id, from: { roll: score }, to: { roll: score }, ms: 1 } },
      { at: dawn, tween: { piece: `stack:${seat}`, from: { missing: score }, to: { missing: score }, ms: 1 } },
      { at: dawn, tween: { piece: `medallion:${seat}`, from: { y: deckY - 78 }, to: { y: deckY - 78 }, ms: 1 } },
    );
  }
  let start = dawn + 900;
  for (const rank of classes) {
    const most = Math.max(...e.hands.map((hand) => hand.filter((card) => rankOf(card) === rank).length * points[rank]));
    if (e.hands.every((hand) => hand.every((card) => rankOf(card) !== rank))) continue;
    const ms = Math.min(900, Math.max(300, 70 * most));
    for (const [place, { seat }] of e.ranking.entries()) {
      const hand = e.hands[seat];
      const here = hand.filter((card) => rankOf(card) === rank);
      if (here.length === 0) continue;
      const shown = classes.slice(0, classes.indexOf(rank) + 1);
      const podium = at(c.to, `podium:${seat}`);
      const worth = here.length * points[rank];
      const from = counted[place].left;
      const to = from - worth;
      counted[place].left = to;
      const { deckY } = stand(ceremonyOf(c.frame), place, e.ranking.length);
      const top = (missing: number) => deckY - (counted[place].score - missing) * height - 78;
      cues.push(
        {
          at: start,
          set: {
            piece: podium.id,
            props: { ...podium.props, cards: hand.filter((card) => (shown as string[]).includes(rankOf(card))) },
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
  }
  // Whatever else counts (crew, where the points say so).
  for (const [place, { seat }] of e.ranking.entries()) {
    const { left } = counted[place];
    if (left === 0) continue;
    const { y } = at(c.to, `medallion:${seat}`);
    cues.push(
      { at: start, tween: { piece: `podium:${seat}`, from: { roll: left }, to: { roll: 0 }, ms: 400 } },
      { at: start, tween: { piece: `stack:${seat}`, from: { missing: left }, to: { missing: 0 }, ms: 400 } },
      { at: start, tween: { piece: `medallion:${seat}`, to: { y }, ms: 400 } },
    );
  }
  return start;
}

function crowning(e: Extract<Event, { type: 'GameEnded' }>, c: Context, dawn: number, crown: number): Cue[] {
  const ship = c.to.get('winner');
  return [
    ...winnersOf(e.ranking).flatMap(({ seat }): Cue[] => {
      const { id, x, y } = at(c.to, `medallion:${seat}`);
      return [
        { at: dawn, tween: { piece: id, from: { crown: 500 }, to: { crown: 500 }, ms: 1 } },
        { at: crown, tween: { piece: id, from: { crown: 380 }, to: { crown: 0 }, ms: 700, ease: 'Bounce.easeOut' } },
        { at: crown + 420, effect: { name: 'coins', x, y } },
      ];
    }),
    { at: crown, sound: { name: 'win' } },
    { at: crown + 200, tween: { piece: 'caption', to: { alpha: 0 }, ms: 160 } },
    { at: crown + 300, enter: 'wordmark' },
    {
      at: crown + 300,
      tween: {
        piece: 'wordmark',
        from: { scale: 0.6, alpha: 0 },
        to: { scale: 1, alpha: 1 },
        ms: 500,
        ease: 'Back.easeOut',
      },
    },
    { at: crown + 600, enter: 'subtitle' },
    { at: crown + 600, tween: { piece: 'subtitle', from: { alpha: 0 }, to: { alpha: 1 }, ms: 360 } },
    { at: crown + 300, effect: { name: 'confetti', x: 0, y: 0, n: 3, w: c.frame.width, h: c.frame.height } },
    ...(ship
      ? [
          { at: crown, enter: 'winner' } as Cue,
          {
            at: crown,
            tween: { piece: 'winner', from: { x: -480 }, to: { x: ship.x }, ms: 2400, ease: 'Cubic.easeOut' },
          } as Cue,
        ]
      : []),
  ];
}
