/** A card is played: the cannon volley has a file of its own; here are the boarding party and the storm (10.4). */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Placement } from '../../../controller/room.ts';
import type { Event } from '../../../rules/treasure-fleet/types.ts';
import { phrase } from '../../../words/message.ts';
import { words } from '../../../words/treasure-fleet/table.ts';
import { shout } from '../../telling/crew.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, change, facts, heard, panOf, wide } from '../../telling/stagecraft.ts';
import { cannonHits, classOf, lookOf, shipNoun } from '../naming.ts';
import { arrival, ledgerTurns, nameFor, targetOf } from './arrival.ts';
import type { Context } from './stagecraft.ts';
import { volley } from './volley.ts';

type CardPlayed = Of<Event, 'CardPlayed'>;
type StormStruck = Of<Event, 'StormStruck'>;

export function cardPlayed(event: CardPlayed, c: Context): Beat {
  if (event.card === 'BP') return boarding(event, c);
  if (event.card === 'ST') return stormCard(event, c);
  return volley(event, c, Number(event.card));
}

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
      x: card.x + (i - 1.5) * 30,
      y: card.y - 90 * card.scale,
      tx: ship.x + hit.x * ship.scale,
      ty: ship.y + (hit.y - 18) * ship.scale,
      look: lookOf(event.captain).id,
    },
  }));
  cues.push(
    heard(640, 'boarding', ship.x, c),
    heard(1000, 'swords', ship.x, c),
    ...(event.captain === 'neutral' ? [] : [shout(event.captain, 1150, ship.x, c)]),
    { at: 540, camera: { x: ship.x, y: ship.y - 40, zoom: 1.12, ms: 380 } },
    { at: 900, tween: { piece: ship.id, to: { x: ship.x - 10, roll: 2.4 }, ms: 420, ease: 'Sine.easeInOut' } },
    { at: 1400, tween: { piece: ship.id, to: { x: ship.x, roll: 0 }, ms: 380, ease: 'Back.easeOut' } },
    ...facts(c, 1400, [ship.id]),
    { at: 1400, tween: { piece: ship.id, from: { lowered: 1 }, to: { lowered: 0 }, ms: 320, ease: 'Back.easeOut' } },
    { at: 1400, effect: { name: 'ring', x: ship.x, y: ship.y + 6, scale: 0.85 } },
    ...(event.leader === 'boardersTie' ? tangled(ship, pan) : []),
    // Back before the gloom of the next volley: sky that came into the picture and darkened at once would be a pulse of light.
    { at: 1300, camera: wide(c, 320) },
  );
  return beat(
    2600,
    phrase(words().boards, { name: nameFor(event.captain, c), ship: shipNoun(slot) }),
    arrival(event, c),
    cues,
    ledgerTurns(event, c, 2060),
  );
}

/** Tells of a second boarder: both captains' colours tangle, and the lines part with a twang. */
const tangled = ({ id, x, y }: Placement, pan: number): Cue[] => [
  { at: 1760, tween: { piece: id, from: { tangle: 1 }, to: { tangle: 0 }, ms: 700, ease: 'Linear' } },
  { at: 1780, sound: { name: 'tie', pan } },
  { at: 1780, effect: { name: 'splinters', x, y: y - 40, n: 1 } },
];

function stormCard(event: CardPlayed, c: Context): Beat {
  const caption = { name: nameFor(event.captain, c), ship: shipNoun(targetOf(event, c)) };
  return beat(900, phrase(words().callsStorm, caption), arrival(event, c), facts(c, 640, [`ledger:${event.ship}`]));
}

/** Moments of a storm: its bolt strikes, and the wind takes the cards. */
const strikes = 760;
const sweeps = 1300;

/**
 * Rolls a bank of cloud over the ship, which is thrown by the waves; one bolt strikes beside her, and the wind lifts every
 * cannon card off the deck, whirls it up into the cloud and away.
 */
export function stormStruck(event: StormStruck, c: Context): Beat {
  const ship = at(c.to, `ship:${event.ship}`);
  const cursed = targetOf(event, c).kind === 'cursed';
  const blown = [...event.removed.map((shot) => shot.play), ...(cursed ? [] : [event.play])].map((n) => `shot:${n}`);
  const caption =
    event.removed.length === 0
      ? phrase(words().stormFindsNothing)
      : phrase(words().stormSweeps, { n: event.removed.length });
  const struck = { x: ship.x + 150 * ship.scale, y: ship.y + 14 };
  return beat(
    2300,
    caption,
    [
      heard(0, 'storm', ship.x, c),
      {
        at: 0,
        // It brightens nothing; its going is a change of light all the same.
        flash: { pulse: 'gloom', area: 0 },
        effect: { name: 'gloom', x: ship.x, y: ship.y - 130 * ship.scale, ms: 2000 },
      },
      { at: 0, effect: { name: 'storm', x: ship.x, y: ship.y, ms: 2300, scale: ship.scale } },
      {
        at: strikes - 60,
        flash: { pulse: 'bolt', area: 12_000 },
        effect: {
          name: 'bolt',
          x: struck.x - 26 * ship.scale,
          y: ship.y - 160 * ship.scale,
          n: event.play,
          scale: 0.84 * ship.scale,
        },
      },
      { at: strikes, effect: { name: 'shake', x: 0, y: 0, px: 4 } },
      { at: strikes, stand: 80 },
      {
        at: strikes,
        flash: { pulse: 'bolt', area: 12_000 },
        effect: { name: 'column', ...struck, n: 3, scale: 0.72 * ship.scale, dense: 0.6 },
      },
      ...thrown(ship),
      ...blown.flatMap((id, i): Cue[] => {
        const card = c.from.get(id);
        if (!card) return [];
        const start = sweeps + 70 * i;
        const up = {
          x: ship.x + 60 - 50 * i,
          y: ship.y - 120 * ship.scale,
          angle: card.angle + 200,
          scale: 1.2 * card.scale,
        };
        const away = { x: up.x + 520, y: up.y - 320, angle: card.angle + 470, alpha: 0 };
        return [
          { at: start, tween: { piece: id, to: up, ms: 340, ease: 'Cubic.easeIn' } },
          { at: start + 340, tween: { piece: id, to: away, ms: 420, ease: 'Linear' } },
        ];
      }),
      ...blown.map((id): Cue => ({ at: 2290, leave: id })),
    ],
    change(c, { at: 1900, except: [...blown, ship.id, `ledger:${event.ship}`] }),
    facts(c, 1900, [ship.id]),
    ledgerTurns(event, c, 1900),
  );
}

/** Throws a ship up and down and from side to side; the blow of the bolt is the hardest. Then she lies as before. */
function thrown({ id, y, scale }: Placement): Cue[] {
  const waves: readonly (readonly [at: number, ms: number, roll: number, up: number])[] = [
    [240, 300, 4, 8],
    [540, 220, -2, -4],
    [strikes, 180, -8, -12],
    [strikes + 180, 440, 5, 10],
    [strikes + 620, 400, -3, -5],
    [strikes + 1020, 320, 0, 0],
  ];
  return waves.map(([start, ms, roll, up]) => ({
    at: start,
    tween: { piece: id, to: { roll, y: y - up * scale }, ms, ease: 'Sine.easeInOut' },
  }));
}
