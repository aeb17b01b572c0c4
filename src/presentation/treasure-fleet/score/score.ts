/** The score: every event of Treasure Fleet has a beat, or this does not compile. */
import type { Beat } from '../../../controller/beat.ts';
import type { Captain, Composition, Event, View } from '../../../rules/treasure-fleet/types.ts';
import { phrase } from '../../../words/message.ts';
import { words } from '../../../words/treasure-fleet/table.ts';
import { sting } from '../../telling/crew.ts';
import { type Score, scriptOf } from '../../telling/script.ts';
import { at, beat, change, facts, heard, passed, poseOf } from '../../telling/stagecraft.ts';
import { layout } from '../layout/layout.ts';
import { nameOf, namesOf } from '../naming.ts';
import { gameEnded } from './ceremony.ts';
import { deedOf } from './deeds.ts';
import { governorCardShown, governorEscaped, governorRansomed } from './governor.ts';
import { cardsLoaded, spareReturned } from './loading.ts';
import { cursedShipLeft, curseResolved, shipBecalmed, shipCaptured, shipEscaped, shipLostToCurse } from './outcomes.ts';
import { pacing } from './pace.ts';
import { cardPlayed, stormStruck } from './shots.ts';
import { type Context, hand, plateOf } from './stagecraft.ts';
import { viewAfter } from './view-after.ts';

/** Shows nothing: the table takes its new facts at once. */
const quiet = (_: Event, c: Context): Beat => beat(0, undefined, change(c));

/** Time in which the lookout's disc rolls from plate to plate. */
const rolls = 240;

const name = (captain: Captain, c: Context): string => nameOf(captain, c.names);

const score: Score<Event, Context> = {
  GameStarted: quiet,
  CaptainDrawn: quiet,
  CaptainAssigned: quiet,
  NeutralDeckReady: quiet,
  LookoutSet: (_, c) => beat(120, undefined, change(c, { ms: 100 })),

  SailingStarted: (e, c) =>
    beat(
      500,
      phrase(words().sailingStarts, { sailing: e.sailing, sailings: c.after.sailings }),
      [{ at: 0, sound: { name: 'turn-bell' } }, ...(e.sailing === c.after.sailings ? [sting('last', 120)] : [])],
      change(c, { ms: 420 }),
    ),

  /** The cloud turns once more and lifts, and the wind takes the storm's card. */
  CursedShipReturned: (e, c) => {
    const ship = at(c.to, `ship:${e.ship}`);
    const id = `shot:${e.storm.play}`;
    const card = c.from.get(id);
    const away = card && { x: card.x + 260, y: card.y - 380, angle: card.angle + 150, alpha: 0 };
    return beat(
      1100,
      phrase(words().cursedReturns),
      [
        heard(0, 'escape', ship.x, c),
        { at: 0, effect: { name: 'storm', x: ship.x, y: ship.y, ms: 1000, scale: ship.scale } },
        ...(away
          ? ([
              { at: 120, tween: { piece: id, to: away, ms: 640, ease: 'Quad.easeIn' } },
              { at: 1080, leave: id },
            ] as const)
          : []),
        { at: 560, effect: { name: 'ring', x: ship.x, y: ship.y + 6, scale: 1.5 } },
      ],
      change(c, { at: 500, except: [id] }),
    );
  },

  /** Bows leading, from the left, wakes trailing; the ships of one sailing follow each other closely. */
  ShipSighted: (e, c) => {
    const id = `ship:${e.ship}`;
    const ship = at(c.to, id);
    const ledger = `ledger:${e.ship}`;
    return beat(
      1500,
      undefined,
      [
        { at: 0, enter: id },
        {
          at: 0,
          tween: {
            piece: id,
            from: { x: -360 - (3 - e.slot) * 60 },
            to: { x: ship.x },
            ms: 1250,
            ease: 'Cubic.easeOut',
          },
        },
        { at: 1150, enter: ledger },
        heard(1150, 'paper-roll', ship.x, c),
        { at: 1150, tween: { piece: ledger, from: { alpha: 0, scale: 0.9 }, to: { alpha: 1, scale: 1 }, ms: 220 } },
        { at: 1100, effect: { name: 'ring', x: ship.x + 150, y: ship.y + 6, scale: 1.2 } },
      ],
      change(c, { except: [id, ledger] }),
    );
  },

  CardsLoaded: cardsLoaded,
  LoadingClosed: (_, c) => beat(160, phrase(words().allLoaded), change(c, { ms: 140 })),

  VolleyStarted: (e, c) =>
    beat(220, phrase(words().volleyStarts, { volley: e.volley, name: name(e.lookout, c) }), change(c, { ms: 200 })),

  TurnStarted: (_, c) => beat(40, undefined, [passed], change(c, { ms: 40 })),

  /** The grey pirate's deck turns its top card, with a hollow drum: held up for the room, then laid on his plate. */
  NeutralCardRevealed: (e, c) => {
    const id = `shot:${c.after.plays + 1}`;
    const target = at(c.to, id);
    const from = { ...hand('neutral', c.before, c.frame), scale: 0.28 };
    const up = from.y < c.frame.height / 2 ? -1 : 1;
    const shown = { x: from.x - 150, y: from.y - up * 200, scale: 1.12 };
    return beat(
      1300,
      phrase(words().greyTurnsUp, { name: name(e.by, c) }),
      [
        { at: 0, enter: id },
        { at: 0, set: { piece: id, props: { card: null } } },
        { at: 0, hold: { piece: id, on: true } },
        { at: 0, tween: { piece: id, from, to: shown, ms: 420, ease: 'Cubic.easeOut' } },
        { at: 0, sound: { name: 'hollow-drum' } },
        { at: 420, tween: { piece: id, to: { fold: 1 }, ms: 120, ease: 'Quad.easeIn' } },
        { at: 540, set: { piece: id, props: target.props } },
        heard(540, 'card-flip', from.x, c),
        { at: 540, tween: { piece: id, to: { fold: 0 }, ms: 120, ease: 'Quad.easeOut' } },
        { at: 900, tween: { piece: id, from: shown, to: { ...poseOf(target) }, ms: 340, ease: 'Cubic.easeInOut' } },
        heard(1240, 'card-land', from.x, c),
      ],
      change(c, { except: [id] }),
    );
  },

  CardPlayed: cardPlayed,
  StormStruck: stormStruck,
  ShipBecalmed: shipBecalmed,
  VolleyEnded: (_, c) => beat(40, undefined, [passed], change(c, { ms: 40 })),

  /** The disc rolls along the frame to the next plate. */
  LookoutPassed: (e, c) => {
    const target = at(c.to, 'lookout');
    return beat(
      rolls,
      undefined,
      [
        {
          at: 0,
          tween: { piece: 'lookout', to: { x: target.x, y: target.y }, ms: rolls - 20, ease: 'Cubic.easeInOut' },
        },
        {
          at: 0,
          tween: { piece: 'lookout', from: { angle: -360 }, to: { angle: 0 }, ms: rolls - 20, ease: 'Cubic.easeInOut' },
        },
        heard(0, 'disc-roll', target.x, c),
      ],
      change(c, { except: ['lookout', plateOf(e.to)] }),
      facts(c, rolls - 20, [plateOf(e.to)]),
    );
  },

  SpareReturned: spareReturned,

  ShipCaptured: shipCaptured,
  ShipEscaped: shipEscaped,
  CurseResolved: curseResolved,
  CurseHeld: (_, c) => beat(500, phrase(words().curseHeld), change(c)),
  SurrenderRequired: (e, c) =>
    beat(600, phrase(words().mustSurrender, { name: name(e.seat, c), n: e.count }), change(c)),
  ShipLostToCurse: shipLostToCurse,
  CursedShipLeft: cursedShipLeft,

  SailingEnded: (e, c) => {
    const most = Math.max(...e.points);
    const leaders = e.points.flatMap((points, seat) => (points === most ? [seat] : []));
    return beat(
      500,
      phrase(words().leadsAfter, { sailing: e.sailing, names: namesOf(leaders, c.names), points: most }),
      change(c),
    );
  },

  GovernorCardShown: governorCardShown,
  GovernorRansomed: governorRansomed,
  GovernorEscaped: governorEscaped,
  GameEnded: gameEnded,
};

/** Gives the fleet pile's composition before the ships in the line were drawn from it. */
function withLine({ fleet, line }: View): Composition {
  const all = { ...fleet.composition };
  for (const slot of line) {
    const key = slot.kind === 'cursed' ? 'X' : String(slot.points);
    all[key] = (all[key] ?? 0) + 1;
  }
  return all;
}

export const script = scriptOf<View, Event>({
  tell: viewAfter,
  deedOf,
  layout,
  pacing,
  blank: (view) => ({
    ...view,
    line: [],
    fleet: { left: view.fleet.left + view.line.length, composition: withLine(view) },
  }),
  score,
  overlaps: {
    ShipSighted: 140,
    GovernorCardShown: 120,
    SpareReturned: 90,
  },
});
