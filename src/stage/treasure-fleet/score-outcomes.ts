/** What becomes of the ships: captures, escapes, the curse, the governor, and the ceremony. */
import type { Beat, Cue } from '../../controller/beat.ts';
import { phrase } from '../../controller/phrase.ts';
import type { Captain, Event } from '../../rules/treasure-fleet/types.ts';
import { plateAt } from './layout.ts';
import { ranking } from './layout-results.ts';
import { nameOf, namesOf, numbersOf, shipName } from './naming.ts';
import { ceremonyOf, coin, pointHeight, stand } from './plan-results.ts';
import { at, beat, beyond, type Context, change, facts, hand, panOf, plateOf, poseOf, roll } from './stagecraft.ts';
import { words } from './words.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const treasure = (points: number) => shipName({ kind: 'treasure', points });

/** The cards under a ship slide off the deck, its ledger with them. */
function clearDeck(c: Context, ship: string, start: number): { cues: Cue[]; ids: string[] } {
  const slot = c.before.line.find((s) => s.ship === ship);
  const ids = [...(slot?.fire ?? []).map((shot) => `shot:${shot.play}`), `ledger:${ship}`];
  const cues = ids.flatMap((id, i): Cue[] => {
    const from = c.from.get(id);
    if (!from) return [];
    const to = { y: from.y + 90, alpha: 0 };
    return [{ at: start + 40 * i, tween: { piece: id, to, ms: 320, ease: 'Cubic.easeIn' } }];
  });
  return { cues, ids };
}

export function shipCaptured(event: Of<'ShipCaptured'>, c: Context): Beat {
  const id = `ship:${event.ship}`;
  const ship = at(c.from, id);
  const name = nameOf(event.captain, c.names);
  const plate = plateAt(event.captain, c.after.seats.length, c.frame);
  const goal = event.kept ? { x: plate.x + 200, y: plate.y + 100 } : { x: beyond(c), y: ship.y };
  const numbers = numbersOf(event.strengths);
  const deck = clearDeck(c, event.ship, 500);
  const sentence = !event.kept
    ? phrase(words.lostToGrey, { ship: treasure(event.points) })
    : event.by === 'boarding'
      ? phrase(words.takesByBoarding, { name, ship: treasure(event.points) })
      : phrase(numbers.includes('–') ? words.takes : words.takesAlone, { name, ship: treasure(event.points), numbers });
  const flag = { boarders: [event.captain === 'neutral' ? 'neutral' : lookId(event.captain)] };
  return beat(
    1700,
    sentence,
    [
      { at: 0, sound: { name: 'capture', pan: panOf(ship.x, c) } },
      { at: 0, set: { piece: id, props: flag } },
      { at: 300, hold: { piece: id, on: event.kept } },
      { at: 0, tween: { piece: id, to: { scale: ship.scale * 1.05 }, ms: 280, ease: 'Back.easeOut' } },
      {
        at: 300,
        tween: {
          piece: id,
          to: event.kept ? { ...goal, scale: 0.1, angle: goal.x < ship.x ? -8 : 8 } : goal,
          ms: 900,
          ease: 'Cubic.easeInOut',
          arc: goal.y < ship.y ? 60 : -60,
        },
      },
      { at: 1200, leave: id },
      { at: 1200, sound: { name: 'coin', pan: panOf(goal.x, c) } },
      { at: 1200, effect: { name: 'puffs', x: goal.x, y: goal.y } },
      {
        at: 1200,
        tween: { piece: plateOf(event.captain), to: { scale: 1.03 }, ms: 110, ease: 'Quad.easeOut', yoyo: true },
      },
    ],
    deck.cues,
    roll(c, event.captain, 1200, 460),
    change(c, { at: 1200, except: [id, plateOf(event.captain), ...deck.ids] }),
  );
}

const lookIds = ['anne', 'bart', 'calico', 'mary', 'edward'];
const lookId = (seat: number): string => lookIds[seat];

export function shipEscaped(event: Of<'ShipEscaped'>, c: Context): Beat {
  const id = `ship:${event.ship}`;
  const ship = at(c.from, id);
  const most = Math.max(0, ...event.strengths.map((s) => s.guns));
  const tied = event.strengths
    .filter((s) => (event.reason === 'boardersTie' ? s.boarding : s.guns === most))
    .map((s) => s.captain);
  const fillings = { ship: treasure(event.points), guns: most, names: namesOf(tied, c.names) };
  const sentences = { noFire: words.escapesUnfired, tie: words.escapesTie, boardersTie: words.escapesBoarders };
  const rocks = event.reason === 'noFire' ? 0 : 480;
  const slot = c.before.line.find((s) => s.ship === event.ship);
  const rocking = (slot?.fire ?? [])
    .filter((shot) => tied.includes(shot.captain))
    .flatMap((shot, i): Cue[] => {
      const piece = `shot:${shot.play}`;
      const angle = c.from.get(piece)?.angle ?? 0;
      const way = i % 2 === 0 ? 4 : -4;
      return rocks === 0 ? [] : [{ at: 0, tween: { piece, to: { angle: angle + way }, ms: 240, yoyo: true } }];
    });
  const deck = clearDeck(c, event.ship, rocks + 300);
  return beat(
    rocks + 1150,
    phrase(sentences[event.reason], fillings),
    [
      ...rocking,
      ...(rocks > 0 ? [{ at: 0, sound: { name: 'tie', pan: panOf(ship.x, c) } }] : []),
      { at: rocks, sound: { name: 'escape', pan: panOf(ship.x, c) } },
      { at: rocks, tween: { piece: id, to: { x: ship.x - 16 }, ms: 150, ease: 'Quad.easeOut' } },
      { at: rocks + 150, tween: { piece: id, to: { x: beyond(c), roll: 1 }, ms: 950, ease: 'Cubic.easeIn' } },
      { at: rocks + 1140, leave: id },
    ],
    deck.cues,
    change(c, { at: rocks + 1100, except: [id, ...deck.ids] }),
  );
}

export function curseResolved(event: Of<'CurseResolved'>, c: Context): Beat {
  const ship = at(c.from, `ship:${event.ship}`);
  const caption =
    event.cursed.length === 0
      ? phrase(words.curseWarded)
      : phrase(words.curseStrikes, { names: namesOf(event.cursed, c.names) });
  const wisps = event.cursed.map((captain, i): Cue => {
    const goal = hand(captain, c.after, c.frame);
    return {
      at: 120,
      effect: { name: 'wisp', x: ship.x, y: ship.y - 60, tx: goal.x - 170, ty: goal.y - 30, n: i },
    };
  });
  return beat(
    1300,
    caption,
    [{ at: 0, sound: { name: 'curse', pan: panOf(ship.x, c) } }, ...(event.cursed.length > 0 ? wisps : [])],
    change(c),
  );
}

export function shipLostToCurse(event: Of<'ShipLostToCurse'>, c: Context): Beat {
  const plate = hand(event.captain, c.after, c.frame);
  return beat(
    1100,
    phrase(words.lostToCurse, { name: nameOf(event.captain, c.names), ship: treasure(event.points) }),
    [
      { at: 0, effect: { name: 'wisp', x: plate.x - 170, y: plate.y, tx: plate.x - 170, ty: plate.y - 90, n: 9 } },
      { at: 0, tween: { piece: plateOf(event.captain), to: { angle: 0.8 }, ms: 120, yoyo: true } },
    ],
    roll(c, event.captain, 420),
    change(c, { except: [plateOf(event.captain)] }),
  );
}

export function cursedShipLeft(event: Of<'CursedShipLeft'>, c: Context): Beat {
  const id = `ship:${event.ship}`;
  const deck = clearDeck(c, event.ship, 0);
  const slot = c.before.line.find((s) => s.ship === event.ship);
  const storm = slot?.becalmedBy ? [`shot:${slot.becalmedBy.play}`] : [];
  return beat(
    800,
    phrase(words.cursedLeaves),
    [
      { at: 0, tween: { piece: id, to: { alpha: 0, y: at(c.from, id).y + 16 }, ms: 760, ease: 'Quad.easeIn' } },
      ...storm.map((piece): Cue => ({ at: 0, tween: { piece, to: { alpha: 0 }, ms: 400 } })),
    ],
    deck.cues,
    change(c, { at: 790, except: [...deck.ids, ...storm, id] }),
  );
}

/** All last cards arrive face down and are turned together, as the barge has rowed in. */
export function governorCardShown(event: Of<'GovernorCardShown'>, c: Context): Beat {
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
    { at: 300, sound: { name: 'card-slide', pan: panOf(target.x, c) } },
    { at: 1600, tween: { piece: id, to: { fold: 1 }, ms: 140, ease: 'Quad.easeIn' } },
    { at: 1740, set: { piece: id, props: target.props } },
    { at: 1740, tween: { piece: id, to: { fold: 0 }, ms: 140, ease: 'Quad.easeOut' } },
    { at: 1600, sound: { name: 'card-flip', pan: panOf(target.x, c) } },
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
    first ? phrase(words.lastCards) : undefined,
    cues,
    first ? change(c, { except: [id, 'barge'] }) : [],
  );
}

export function governorRansomed(event: Of<'GovernorRansomed'>, c: Context): Beat {
  const grey = event.captain === 'neutral' && !c.after.options.scoreNeutral;
  const plate = plateAt(event.captain, c.after.seats.length, c.frame);
  const to = { x: plate.x + 210, y: plate.y + 70, scale: 0.14 };
  return beat(
    2200,
    grey
      ? phrase(words.ransomedGrey)
      : phrase(words.ransomed, { name: nameOf(event.captain, c.names), points: event.points }),
    [
      { at: 0, sound: { name: 'capture' } },
      { at: 0, tween: { piece: `last:${event.captain}`, to: { scale: 1.16 }, ms: 220, ease: 'Back.easeOut' } },
      { at: 500, hold: { piece: 'barge', on: true } },
      { at: 500, tween: { piece: 'barge', to, ms: 1000, ease: 'Cubic.easeInOut', arc: plate.y < 500 ? 60 : -60 } },
      { at: 1500, leave: 'barge' },
      { at: 1500, effect: { name: 'coins', x: plate.x + 210, y: plate.y + 60 } },
      { at: 1500, sound: { name: 'coin' } },
    ],
    roll(c, event.captain, 1500, 520),
    facts(c, 0, ['ledger:governor']),
  );
}

export function governorEscaped(event: Of<'GovernorEscaped'>, c: Context): Beat {
  const best = c.after.lastCards.map((last) => `last:${last.captain}`);
  return beat(
    2000,
    phrase(words.governorTie),
    [
      ...best.map((piece): Cue => ({ at: 0, tween: { piece, to: { angle: 3 }, ms: 220, yoyo: true } })),
      { at: 0, sound: { name: event.reason === 'tie' ? 'tie' : 'refuse' } },
      { at: 500, sound: { name: 'escape' } },
      { at: 500, tween: { piece: 'barge', to: { x: beyond(c) }, ms: 1450, ease: 'Cubic.easeIn' } },
      { at: 1980, leave: 'barge' },
    ],
    facts(c, 0, ['ledger:governor']),
  );
}

/** Stacks grow from the last place to the first, one coin per point; a pause; the crown falls. */
export function gameEnded(event: Of<'GameEnded'>, c: Context): Beat {
  const standings = ranking(event.standings);
  const plan = ceremonyOf(c.frame);
  const totals = standings.map((s) => s.total);
  const perCoin = 45 * Math.min(1, pointHeight(totals, plan) / coin);
  const cues: Cue[] = [];
  for (const id of c.from.keys()) cues.push({ at: 0, leave: id });
  for (const id of c.to.keys())
    if (id !== 'wordmark' && id !== 'subtitle' && id !== 'winner') cues.push({ at: 0, enter: id });
  let start = 700;
  for (const [place, { captain, total }] of [...standings.entries()].reverse()) {
    const ms = Math.min(2600, Math.max(300, total * perCoin));
    const { deckY } = stand(plan, place, standings.length);
    cues.push(...grow(c, { captain, total, deckY, start, ms }));
    start += ms * 0.6 + 180;
  }
  const crown = start + 900;
  cues.push(
    ...event.winners.map(
      (captain): Cue => ({
        at: 0,
        tween: { piece: `medallion:${captain}`, from: { crown: 500 }, to: { crown: 500 }, ms: 1 },
      }),
    ),
    ...event.winners.map(
      (captain): Cue => ({
        at: crown,
        tween: {
          piece: `medallion:${captain}`,
          from: { crown: 380 },
          to: { crown: 0 },
          ms: 700,
          ease: 'Bounce.easeOut',
        },
      }),
    ),
    { at: crown, sound: { name: 'win' } },
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
    ...event.winners.map((captain): Cue => {
      const medallion = at(c.to, `medallion:${captain}`);
      return { at: crown + 420, effect: { name: 'coins', x: medallion.x, y: medallion.y } };
    }),
  );
  const ship = c.to.get('winner');
  if (ship) {
    cues.push(
      { at: crown, enter: 'winner' },
      {
        at: crown,
        tween: { piece: 'winner', from: { x: beyond(c) }, to: { x: ship.x }, ms: 2400, ease: 'Cubic.easeOut' },
      },
    );
  }
  return beat(crown + 2900, undefined, cues);
}

interface Growth {
  captain: Captain;
  total: number;
  deckY: number;
  start: number;
  ms: number;
}

function grow(c: Context, { captain, total, deckY, start, ms }: Growth): Cue[] {
  const medallion = at(c.to, `medallion:${captain}`);
  const stack = `stack:${captain}`;
  const steps = Math.min(12, total);
  return [
    { at: 0, tween: { piece: stack, from: { missing: total }, to: { missing: total }, ms: 1 } },
    { at: 0, tween: { piece: medallion.id, from: { y: deckY - 78 }, to: { y: deckY - 78 }, ms: 1 } },
    { at: start, tween: { piece: stack, from: { missing: total }, to: { missing: 0 }, ms, ease: 'Linear' } },
    { at: start, tween: { piece: medallion.id, to: { y: medallion.y }, ms, ease: 'Linear' } },
    ...Array.from(
      { length: steps },
      (_, i): Cue => ({
        at: start + (i * ms) / steps,
        sound: { name: 'coin', pan: panOf(medallion.x, c), rate: 1 + i * 0.03 },
      }),
    ),
  ];
}
