/** The end of a round: sunk, rammed, trapped, away; then his whole log over the sea, and after the last round the ranking. */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Seat } from '../../../rules/game.ts';
import type { Event, Rank } from '../../../rules/yellowbeard/types.ts';
import { phrase } from '../../../words/message.ts';
import { words } from '../../../words/yellowbeard/table.ts';
import { lookId } from '../../captains.ts';
import { bare, cleared, crowned, crownFalls, crownTakes, hatsFly, unsaid } from '../../ceremony/beats.ts';
import { asked, dropsOut } from '../../ceremony/growth.ts';
import { berthBehind } from '../../ceremony/plan.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, coinNamed, facts, heard } from '../../telling/stagecraft.ts';
import { bursts, burstsApart } from '../effects/glass-scenes.ts';
import { ceremonyFor } from '../layout/ceremony.ts';
import { chestAt, chestsOf, hoard, inSeats } from '../layout/results.ts';
import { type TrackTurn, turnsOf } from '../layout/track.ts';
import { ownerOf } from '../naming.ts';
import { sinking } from './guns.ts';
import { plotting } from './pirate.ts';
import {
  boardAfter,
  type Context,
  captain,
  change,
  glassAt,
  inTheGlass,
  person,
  shipId,
  spotOf,
} from './stagecraft.ts';

/** Brings the captains' rows to rest: nobody aims or decides any more. */
const rowsRest = (c: Context): Cue[] =>
  facts(
    c,
    600,
    [...c.from.keys()].filter((id) => id.startsWith('row:')),
  );

export function pirateSunk(e: Of<Event, 'PirateSunk'>, c: Context): Beat {
  const place = spotOf(c, e.square);
  return beat(
    3500,
    phrase(words().pirateSunk, { name: captain(e.ship, c), square: e.square }),
    sinking('pirate', place, c),
    [{ at: 2150, leave: 'pirate' }],
    rowsRest(c),
  );
}

/**
 * Shows the pirate caught. Nobody may have seen them there: the brig comes out of nowhere under the man-of-war's bow.
 */
function caught(e: Of<Event, 'PirateRammed' | 'PirateTrapped'>, c: Context): Cue[] {
  const { x, y, size } = spotOf(c, e.square);
  const scale = (size / 60) * 0.83;
  return [
    ...inTheGlass(0, { x, y }, [shipId(e.ship)], 2200),
    ...(c.from.has('pirate')
      ? []
      : [{ at: 0, effect: { name: 'brig' as const, x: x + 10, y: y + size * 0.26, ms: 2600, scale } }]),
    ...rowsRest(c),
  ];
}

export function pirateRammed(e: Of<Event, 'PirateRammed'>, c: Context): Beat {
  const { x, y } = spotOf(c, e.square);
  const id = shipId(e.ship);
  const name = captain(e.ship, c);
  const bow = `token-man-of-war-${lookId(ownerOf(c.before, e.ship))}`;
  return beat(2800, phrase(words().strikes, { name }), caught(e, c), [
    glassAt(0, { x, y }, { show: 'rams', text: bow, ms: 2000 }, c),
    { at: 420, say: phrase(words().pirateRammed, { name, square: e.square }) },
    { at: 420, tween: { piece: id, from: { roll: -9 }, to: { roll: 0 }, ms: 700, ease: 'Back.easeOut' } },
    heard(420, 'impact', x, c),
    { at: 420, effect: { name: 'splinters', x, y, n: 2 } },
    // The table does not shake: under an open glass its edges would flicker.
    heard(700, 'swords', x, c),
    heard(1000, 'boarding', x, c),
  ]);
}

/** Lets the chain clank taut. */
export function pirateTrapped(e: Of<Event, 'PirateTrapped'>, c: Context): Beat {
  const { x, y } = spotOf(c, e.square);
  const straits = [...c.to.keys()].filter((id) => id.startsWith('strait:') && at(c.to, id).props.taut === true);
  const name = captain(e.ship, c);
  return beat(
    3000,
    phrase(words().shuts, { name }),
    caught(e, c),
    [{ at: 300, say: phrase(words().pirateTrapped, { name, square: e.square }) }],
    straits.map(
      (piece): Cue => ({
        at: 300,
        tween: { piece, from: { clank: 7 }, to: { clank: 0 }, ms: 500, ease: 'Bounce.easeOut' },
      }),
    ),
    [glassAt(0, { x, y }, { show: 'chained', ms: 2000 }, c), heard(300, 'chain', x, c), heard(900, 'capture', x, c)],
  );
}

/** Milliseconds in which a whole voyage is drawn at most, and those of a turn. */
const voyage = { most: 4950, least: 1600, turn: 300 };
/** Time for which the spyglass shows how it ended. */
const lasts = 1800;

/**
 * Draws the log turn by turn with what the Navy saw and missed, over a darkened chart; then the spyglass shows how it ended.
 * Garrisons turn over first.
 */
export function roundEnded(e: Of<Event, 'RoundEnded'>, c: Context): Beat {
  const turns = turnsOf(c.after, boardAfter(c));
  const drawing = Math.min(voyage.most, Math.max(voyage.least, turns.length * voyage.turn));
  const name = person(c.before.pirate ?? 0, c);
  const badges = [...c.to.keys()].filter(
    (id) => id.startsWith('harbour:') && at(c.to, id).props.state !== c.from.get(id)?.props.state,
  );
  const start = 900;
  const drawn = start + drawing;
  const held = ['track', 'pirate', ...badges];
  return beat(
    drawn + 300 + lasts,
    phrase(words().roundEnds[e.reason], { name, chests: e.aboard, turns: e.turns }),
    [{ at: 0, sound: { name: e.winner === 'pirate' ? 'escape' : 'capture' } }],
    badges.flatMap((piece, i): Cue[] => [
      { at: 60 * i, tween: { piece, from: { fold: 0 }, to: { fold: 0.97 }, ms: 140, ease: 'Sine.easeIn' } },
      ...facts(c, 140 + 60 * i, [piece]),
      { at: 140 + 60 * i, tween: { piece, from: { fold: 0.97 }, to: { fold: 0 }, ms: 140, ease: 'Sine.easeOut' } },
    ]),
    inTheDark(c, start, drawn),
    [
      { at: start, enter: 'track' },
      {
        at: start,
        tween: {
          piece: 'track',
          from: { undrawn: turns.length },
          to: { undrawn: 0 },
          ms: drawing,
          ease: 'Linear',
        },
      },
      { at: drawn - 200, enter: 'pirate' },
      { at: drawn - 200, tween: { piece: 'pirate', from: { alpha: 0 }, to: { alpha: 1 }, ms: 300 } },
      { at: drawn, sound: { name: 'turn-bell' } },
    ],
    heardOnTheWay(turns, start, drawing),
    howItEnded(e, c, drawn + 300),
    change(c, { except: held }),
  );
}

/** Darkens all but the track while it is drawn, where all of the chart is seen. */
const inTheDark = (c: Context, start: number, until: number): Cue[] =>
  boardAfter(c).pans
    ? []
    : [
        { at: start, near: { pieces: ['track'], x: 0, y: 0, zoom: 1, ms: 1 } },
        { at: start, effect: { name: 'dim', x: 0, y: 0, deep: 0.42, ms: until - start } },
        { at: until + lasts, near: { pieces: [], x: 0, y: 0, zoom: 1, ms: 1 } },
      ];

/** Lets the quill scratch, coins ring for every chest, and a drum beat where he was seen. */
const heardOnTheWay = (turns: readonly TrackTurn[], start: number, drawing: number): Cue[] => {
  const ends = (turn: number) => start + (drawing * (turn + 1)) / turns.length;
  let chests = 0;
  return [
    ...Array.from(
      { length: Math.round(drawing / plotting) },
      (_, i): Cue => ({ at: start + plotting * i, sound: { name: 'quill' } }),
    ),
    ...turns.flatMap(({ loaded, look, shots }, turn): Cue[] => [
      ...(loaded ? [{ at: ends(turn), sound: { name: coinNamed(Math.min(11, chests++)) } }] : []),
      ...(look?.aye ? [{ at: ends(turn), sound: { name: 'drum-roll' as const } }] : []),
      ...(shots.length > 0 ? [{ at: ends(turn), sound: { name: 'splash' as const } }] : []),
    ]),
  ];
};

/** Shows the end through the glass: his chests burst open one by one, or the brig goes down; nothing where time was up. */
function howItEnded(e: Of<Event, 'RoundEnded'>, c: Context, start: number): Cue[] {
  const spot = at(c.to, 'pirate');
  if (e.reason === 'sunk') return [glassAt(start, spot, { show: 'sinks', text: 'ship-black-brig', ms: lasts }, c)];
  if (e.winner !== 'pirate' || e.aboard === 0) return [];
  return [
    glassAt(start, spot, { show: 'hoard', text: String(e.aboard), ms: lasts }, c),
    ...Array.from(
      { length: e.aboard },
      (_, i): Cue => ({ at: start + bursts + burstsApart * i, sound: { name: coinNamed(Math.min(11, i)) } }),
    ),
  ];
}

export function pirateRolePassed(e: Of<Event, 'PirateRolePassed'>, c: Context): Beat {
  const gone = [...c.from.keys()].filter((id) => !c.to.has(id));
  return beat(
    1300,
    phrase(words().nextPirate, { name: person(e.seat, c) }),
    [{ at: 0, sound: { name: 'shuffle' } }],
    gone.flatMap((piece): Cue[] => [
      { at: 0, tween: { piece, to: { alpha: 0 }, ms: 400 } },
      { at: 420, leave: piece },
    ]),
    change(c, { at: 420, except: gone }),
  );
}

/**
 * Shows what everybody came out with, and brings the chests down on the deck one by one, row by row, for all captains at
 * once; places and gold come with the crown.
 */
export function matchEnded(e: Of<Event, 'MatchEnded'>, c: Context): Beat {
  const ranking = inSeats(e.ranking);
  const most = Math.max(...ranking.map(chestsOf));
  const all = landsAt(most);
  // After one round everybody knows who has won; after several two may still hope.
  const two = c.after.rounds > 1 ? e.ranking.slice(0, 2).map(({ seat }) => ({ id: seat })) : [];
  const crown = all + (two.length > 0 ? 1700 : 700);
  const heads = e.winners.map((seat) => at(c.to, `medallion:${seat}`));
  const places = ranking.flatMap(({ seat }): Cue[] => {
    const { id, props } = at(c.to, `podium:${seat}`);
    const told = { at: crown + crownFalls, set: { piece: id, props } };
    return [{ at: 0, set: { piece: id, props: { ...props, wins: false, told: false } } }, told];
  });
  return beat(
    crown + crownTakes,
    undefined,
    cleared(c, { later: (id) => id.startsWith('wreck:') }),
    unsaid(c, crown),
    places,
    ranking.flatMap((rank, place) => [...chestsLand(rank, c), ...shipComes(place, rank.seat, crown + crownFalls, c)]),
    Array.from({ length: most }, (_, i): Cue => ({ at: landsAt(i) + burst, sound: { name: coinNamed(i) } })),
    Array.from(
      { length: Math.ceil(most / hoard.across) },
      (_, row): Cue => ({ at: landsAt(row * hoard.across), sound: { name: 'drum-roll' } }),
    ),
    two.length > 0 ? [...asked(c, two, all, crown), { at: all, sound: { name: 'drum-roll' } }] : [],
    ranking.flatMap((rank) =>
      two.length > 0 && !two.some(({ id }) => id === rank.seat)
        ? dropsOut({ id: rank.seat, heads: [`medallion:${rank.seat}`] }, landsAt(chestsOf(rank)))
        : [],
    ),
    bare(heads),
    crowned(c, { at: crown, heads }),
    heads.slice(0, 1).map(() => hatsFly(at(c.to, `berth:${e.winners[0]}`), crown + crownFalls)),
  );
}

const chestMs = 180;
/** Time that a chest lies shut. */
const burst = 120;

/** Gives the moment at which a chest comes down: after each row all of them rest. */
const landsAt = (i: number): number => 1500 + chestMs * i + 350 * Math.floor(i / hoard.across);

/**
 * Sails a ship in with the others; with the crown she comes nearer if she has won, and lies in the shade if not, or goes
 * down once more: until then all of them are alike.
 */
function shipComes(place: number, seat: Seat, blow: number, c: Context): Cue[] {
  const { id: piece, kind, ...lies } = at(c.to, `berth:${seat}`);
  const { scale, alpha, angle } = lies;
  const { x, ...alike } = {
    ...berthBehind(c.frame, place, c.after.seats, ceremonyFor(c.frame, c.after.seats)),
    alpha: 1,
    angle: 0,
  };
  const from = kind === 'yellowbeard-wreck' ? x : x - 900;
  const wreck = `wreck:${seat}`;
  return [
    { at: 0, tween: { piece, from: { x: from, ...alike }, to: { x, ...alike }, ms: 1400, ease: 'Cubic.easeOut' } },
    { at: blow, tween: { piece, to: { x: lies.x, y: lies.y, scale, alpha, angle }, ms: 1200, ease: 'Sine.easeInOut' } },
    ...(c.to.has(wreck)
      ? [
          heard(blow, 'sinking', x, c),
          { at: blow + 300, effect: { name: 'wreckage', x, y: alike.y, scale: 2 } } as Cue,
          { at: blow + 700, enter: wreck },
          {
            at: blow + 700,
            tween: { piece: wreck, from: { alpha: 0 }, to: { alpha: at(c.to, wreck).alpha }, ms: 500 },
          },
        ]
      : []),
  ];
}

/** Lands one chest after the other, each with a puff of dust, shut before it bursts open; the medallion rides on the pile. */
function chestsLand(rank: Rank, c: Context): Cue[] {
  const { seat } = rank;
  const chests = chestsOf(rank);
  const pile = c.to.get(`hoard:${seat}`);
  if (!pile) return [];
  const head = at(c.to, `medallion:${seat}`);
  const rows = Math.ceil(chests / hoard.across);
  const lower = head.y + rows * hoard.row - 24;
  const riding = (row: number) => (row === 0 ? lower : head.y + (rows - row) * hoard.row);
  return [
    { at: 0, tween: { piece: pile.id, from: { missing: chests }, to: { missing: chests }, ms: 1 } },
    { at: 0, tween: { piece: head.id, from: { y: lower }, to: { y: lower }, ms: 1 } },
    ...Array.from({ length: chests }, (_, i): Cue[] => {
      const now = landsAt(i);
      const { x, y } = chestAt(i, chests);
      const left = chests - i - 1;
      const lifts: Cue[] =
        i % hoard.across === 0
          ? [
              {
                at: now,
                tween: { piece: head.id, to: { y: riding(i / hoard.across + 1) }, ms: 160, ease: 'Back.easeOut' },
              },
            ]
          : [];
      return [
        { at: now, tween: { piece: pile.id, to: { missing: left + 0.5 }, ms: 1 } },
        { at: now + burst, tween: { piece: pile.id, to: { missing: left }, ms: 1 } },
        { at: now, effect: { name: 'dust', x: pile.x + x, y: pile.y + y + 20, w: 50 } },
        ...lifts,
      ];
    }).flat(),
  ];
}
