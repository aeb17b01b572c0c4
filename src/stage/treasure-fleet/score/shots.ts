/**
 * A card is played: the cannon volley (10.4, the signature), the boarding party, the storm. Times are those of the art
 * bible; the volley's table is followed line by line.
 */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Placement } from '../../../controller/room.ts';
import type { Captain, Event, View } from '../../../rules/treasure-fleet/types.ts';
import { phrase } from '../../../words/message.ts';
import { words } from '../../../words/treasure-fleet/table.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, change, facts, panOf, wide } from '../../telling/stagecraft.ts';
import { cannonHits, classOf, gapOf, nameOf, shipNoun } from '../naming.ts';
import { type Context, hand, plateOf } from './stagecraft.ts';

type CardPlayed = Of<Event, 'CardPlayed'>;
type StormStruck = Of<Event, 'StormStruck'>;

export function cardPlayed(event: CardPlayed, c: Context): Beat {
  if (event.card === 'BP') return boarding(event, c);
  if (event.card === 'ST') return stormCard(event, c);
  return volley(event, c, Number(event.card));
}

const nameFor = (captain: Captain, c: Context) => nameOf(captain, c.names);

function targetOf(event: { ship: string }, c: Context) {
  const slot = c.after.line.find((s) => s.ship === event.ship);
  if (!slot) throw new Error(`No ship ${event.ship} in the line.`);
  return slot;
}

/** 0-640: the card lifts from the plate, flies to the rail under its target and lands; its neighbours make room. */
function arrival(event: CardPlayed, c: Context, rest: readonly string[] = []): Cue[] {
  const card = `shot:${event.play}`;
  const target = at(c.to, card);
  const start = c.from.get(card) ?? { ...hand(event.captain, c.before, c.frame), scale: 0.28, angle: 0 };
  const ledger = `ledger:${event.ship}`;
  const held = target.scale * 1.16;
  const up = start.y > c.frame.height / 2 ? -46 : 46;
  return [
    { at: 0, enter: card },
    { at: 0, hold: { piece: card, on: true } },
    { at: 470, hold: { piece: card, on: false } },
    ...facts(c, 0, [plateOf(event.captain)]),
    { at: 0, sound: { name: 'card-lift', pan: panOf(start.x, c) } },
    {
      at: 0,
      tween: {
        piece: card,
        from: { x: start.x, y: start.y, scale: start.scale, angle: 0 },
        to: { x: start.x, y: start.y + up, scale: held * 0.7, angle: -2 },
        ms: 160,
        ease: 'Back.easeOut',
      },
    },
    {
      at: 160,
      tween: {
        piece: card,
        from: { x: start.x, y: start.y + up, scale: held * 0.7, angle: -2 },
        to: { x: target.x, y: target.y - 10, scale: held, angle: target.angle },
        ms: 360,
        ease: 'Cubic.easeInOut',
        arc: 90,
      },
    },
    { at: 520, sound: { name: 'card-land', pan: panOf(target.x, c) } },
    { at: 520, effect: { name: 'dust', x: target.x, y: target.y + 84 * target.scale, w: 120 * target.scale } },
    {
      at: 520,
      tween: { piece: card, to: { y: target.y, scale: target.scale }, ms: 120, ease: 'Quad.easeIn' },
    },
    ...change(c, { at: 160, except: [card, ledger, plateOf(event.captain), `ship:${event.ship}`, ...rest] }),
  ];
}

/**
 * The ledger turns to the new total and its outline is drawn anew, 400 in all. Where somebody led who leads no more, his
 * outline burns away first.
 */
function ledgerTurns(event: { ship: string }, c: Context, when: number): Cue[] {
  const id = `ledger:${event.ship}`;
  const burns =
    leaderOf(event.ship, c.before) !== null && leaderOf(event.ship, c.before) !== leaderOf(event.ship, c.after);
  const turns = when + (burns ? burning : 0);
  const ms = 400 - (burns ? burning : 0);
  const redrawn = c.from.get(id)?.props.line !== at(c.to, id).props.line;
  return [
    ...(burns ? [{ at: when, tween: { piece: id, from: { burn: 0 }, to: { burn: 1 }, ms: burning } }] : []),
    { at: turns, set: { piece: id, props: { ...at(c.to, id).props, was: wordsOf(c, id) } } },
    { at: turns, tween: { piece: id, from: { burn: 0 }, to: { burn: 0 }, ms: 1 } },
    { at: turns, tween: { piece: id, from: { roll: 1 }, to: { roll: 0 }, ms: ms - 60, ease: 'Sine.easeInOut' } },
    ...(redrawn ? [{ at: turns, tween: { piece: id, from: { undrawn: 1 }, to: { undrawn: 0 }, ms } }] : []),
    {
      at: turns,
      tween: { piece: id, from: { scale: 1.14 }, to: { scale: at(c.to, id).scale }, ms, ease: 'Back.easeOut' },
    },
  ];
}

/** What a ledger says before this event. */
function wordsOf({ from }: Context, id: string): { text: unknown; numbers: unknown } | undefined {
  const props = from.get(id)?.props;
  return props && { text: props.text, numbers: props.numbers };
}

const burning = 200;

/** The captain who would take her now, if there is one. */
function leaderOf(ship: string, { line }: View): Captain | null {
  const leader = line.find((slot) => slot.ship === ship)?.leader ?? null;
  return leader === 'tie' || leader === 'boardersTie' ? null : leader;
}

function volley(event: CardPlayed, c: Context, guns: number): Beat {
  const slot = targetOf(event, c);
  const card = at(c.to, `shot:${event.play}`);
  const ship = at(c.to, `ship:${event.ship}`);
  const pan = panOf(ship.x, c);
  const hits = cannonHits(slot.kind === 'cursed' ? 'galleon' : classOf(slot.points), guns, event.play);
  // Their lights touch, and do not run together.
  const shine = (gapOf(hits) * ship.scale) / flashWide;
  const lastImpact = 1540 + 110 * (guns - 1);
  const light = { muzzles: pulse('muzzles', guns), hits: pulse('hits', guns) };
  const cues: Cue[] = [
    {
      at: 520,
      camera: { x: lean(ship.x, c.frame.width / 2), y: lean(ship.y, c.frame.height / 2), zoom: 1.03, ms: 300 },
    },
    { at: 640, sound: { name: 'fuse', pan } },
  ];
  for (let i = 0; i < guns; i++) {
    const fire = 900 + 110 * i;
    const hit = 1540 + 110 * i;
    const muzzle = { x: card.x + (i - (guns - 1) / 2) * 27 * card.scale, y: card.y - 99 * card.scale };
    const strike = { x: ship.x + hits[i].x * ship.scale, y: ship.y + hits[i].y * ship.scale };
    cues.push(
      { at: 640 + 40 * i, effect: { name: 'fuse', x: muzzle.x, y: muzzle.y + 40, ms: 260 } },
      { at: fire, sound: { name: 'cannon', pan, rate: 0.97 + 0.02 * ((event.play + i) % 4) } },
      { at: fire, flash: light.muzzles, effect: { name: 'muzzle', ...muzzle, n: i, hold: 110 * (guns - 1 - i) } },
      { at: fire, effect: { name: 'smoke', ...muzzle, n: i, grey: event.captain === 'neutral' ? 1 : undefined } },
      { at: fire, tween: recoil(event.play, i, 12, 60) },
      { at: fire + 60, tween: recoil(event.play, i, 0, 220) },
      { at: fire, tween: { piece: card.id, to: { y: card.y + 10 }, ms: 70, ease: 'Quad.easeOut' } },
      { at: fire + 70, tween: { piece: card.id, to: { y: card.y }, ms: 190, ease: 'Quad.easeInOut' } },
      { at: fire, effect: { name: 'ball', ...muzzle, tx: strike.x, ty: strike.y, ms: 640, arc: 120 } },
      {
        at: hit,
        flash: light.hits,
        effect: { name: 'flash', ...strike, size: shine, even: 1, hold: 110 * (guns - 1 - i) },
      },
      { at: hit, effect: { name: 'splinters', ...strike, n: i } },
      { at: hit, sound: { name: 'impact', pan, rate: 0.97 + 0.02 * ((event.play + i) % 4) } },
    );
  }
  for (const id of c.to.keys()) {
    if (!id.startsWith('ship:') || id === ship.id || !c.from.has(id)) continue;
    cues.push(
      { at: 0, tween: { piece: id, to: { shade: 0.12 }, ms: 160, ease: 'Linear' } },
      { at: lastImpact + 180, tween: { piece: id, to: { shade: 0 }, ms: 400, ease: 'Linear' } },
    );
  }
  cues.push(
    { at: 1540, tween: { piece: ship.id, to: { roll: -3 }, ms: 200, ease: 'Quad.easeOut' } },
    { at: 1740, tween: { piece: ship.id, to: { roll: 0 }, ms: 400, ease: 'Back.easeOut' } },
    { at: 1540, effect: { name: 'shake', x: 0, y: 0, ms: 180 } },
    {
      at: lastImpact,
      flash: { pulse: 'splash', area: 6000 },
      effect: { name: 'splash', x: ship.x + hits[0].x * ship.scale - 30, y: ship.y + 8, scale: 0.8 },
    },
    { at: lastImpact + 120, sound: { name: 'splash', pan } },
    { at: lastImpact + 580, camera: wide(c, 400) },
  );
  const who = { name: nameFor(event.captain, c), n: guns, ship: shipNoun(slot) };
  return beat(
    lastImpact + 980,
    phrase(words().fires, who),
    arrival(event, c),
    cues,
    ledgerTurns(event, c, lastImpact + 180),
  );
}

/** How wide a hit's light is drawn. */
const flashWide = 112;

/** What the lights of n guns or hits cover together, as measured on rendered frames, and a little more. */
const pulse = (name: 'muzzles' | 'hits', guns: number) => ({ pulse: name, area: guns * lit[name] });
const lit = { muzzles: 3600, hits: 6100 };

const recoil = (play: number, gun: number, to: number, ms: number) => ({
  piece: `shot:${play}`,
  to: { [`gun${gun}`]: to },
  ms,
  ease: to === 0 ? 'Quad.easeInOut' : 'Quad.easeOut',
});

/** Up to 24 pixels from the middle of the stage towards the action. */
const lean = (towards: number, middle: number): number =>
  middle + Math.max(-24, Math.min(24, (towards - middle) * 0.06));

function boarding(event: CardPlayed, c: Context): Beat {
  const slot = targetOf(event, c);
  const card = at(c.to, `shot:${event.play}`);
  const ship = at(c.to, `ship:${event.ship}`);
  const pan = panOf(ship.x, c);
  const hits = cannonHits(slot.kind === 'cursed' ? 'galleon' : classOf(slot.points), 4, event.play);
  const cues: Cue[] = hits.map((hit, i) => ({
    at: 640 + 40 * i,
    effect: {
      name: 'grapnel',
      x: card.x + (i - 1.5) * 22,
      y: card.y - 90 * card.scale,
      tx: ship.x + hit.x * ship.scale,
      ty: ship.y + (hit.y - 18) * ship.scale,
    },
  }));
  cues.push(
    { at: 640, sound: { name: 'boarding', pan } },
    { at: 1000, sound: { name: 'swords', pan } },
    { at: 640, camera: { x: ship.x, y: ship.y - 40, zoom: 1.12, ms: 420 } },
    { at: 900, tween: { piece: ship.id, to: { x: ship.x - 10, roll: 2.4 }, ms: 420, ease: 'Sine.easeInOut' } },
    { at: 1400, tween: { piece: ship.id, to: { x: ship.x, roll: 0 }, ms: 380, ease: 'Back.easeOut' } },
    ...facts(c, 1400, [ship.id]),
    { at: 1400, tween: { piece: ship.id, from: { lowered: 1 }, to: { lowered: 0 }, ms: 320, ease: 'Back.easeOut' } },
    { at: 1400, effect: { name: 'ring', x: ship.x, y: ship.y + 6, scale: 1.1 } },
    ...(event.leader === 'boardersTie' ? tangled(ship, pan) : []),
    { at: 1900, camera: wide(c, 420) },
  );
  return beat(
    2600,
    phrase(words().boards, { name: nameFor(event.captain, c), ship: shipNoun(slot) }),
    arrival(event, c),
    cues,
    // In the close shot it would lie under the plates.
    ledgerTurns(event, c, 2060),
  );
}

/** A second boarder: both captains' colours tangle, and the lines part with a twang. */
const tangled = ({ id, x, y }: Placement, pan: number): Cue[] => [
  { at: 1620, tween: { piece: id, from: { tangle: 1 }, to: { tangle: 0 }, ms: 700, ease: 'Linear' } },
  { at: 1640, sound: { name: 'tie', pan } },
  { at: 1640, effect: { name: 'splinters', x, y: y - 40, n: 1 } },
];

function stormCard(event: CardPlayed, c: Context): Beat {
  const caption = { name: nameFor(event.captain, c), ship: shipNoun(targetOf(event, c)) };
  return beat(900, phrase(words().callsStorm, caption), arrival(event, c), facts(c, 640, [`ledger:${event.ship}`]));
}

/** 500-1300 the cloud turns once and one bolt strikes; 1300-1900 every cannon card is lifted and blown off. */
export function stormStruck(event: StormStruck, c: Context): Beat {
  const ship = at(c.to, `ship:${event.ship}`);
  const cursed = targetOf(event, c).kind === 'cursed';
  const blown = [...event.removed.map((shot) => shot.play), ...(cursed ? [] : [event.play])].map((n) => `shot:${n}`);
  const caption =
    event.removed.length === 0
      ? phrase(words().stormFindsNothing)
      : phrase(words().stormSweeps, { n: event.removed.length });
  return beat(
    2300,
    caption,
    [
      { at: 0, sound: { name: 'storm', pan: panOf(ship.x, c) } },
      { at: 0, effect: { name: 'storm', x: ship.x, y: ship.y - 230 * ship.scale, ms: 2300, scale: ship.scale } },
      {
        at: 700,
        flash: { pulse: 'bolt', area: 12_000 },
        effect: { name: 'bolt', x: ship.x + 20, y: ship.y - 110 * ship.scale, n: event.play },
      },
      { at: 760, tween: { piece: ship.id, to: { roll: 4 }, ms: 300, ease: 'Sine.easeInOut', yoyo: true } },
      ...blown.flatMap((id, i): Cue[] => {
        const card = c.from.get(id);
        if (!card) return [];
        const away = { x: card.x + 420, y: card.y - 300, angle: card.angle + 180, alpha: 0 };
        return [{ at: 1300 + 60 * i, tween: { piece: id, to: away, ms: 560, ease: 'Quad.easeIn' } }];
      }),
      ...blown.map((id): Cue => ({ at: 2290, leave: id })),
    ],
    change(c, { at: 1900, except: [...blown, ship.id, `ledger:${event.ship}`] }),
    facts(c, 1900, [ship.id]),
    ledgerTurns(event, c, 1900),
  );
}
