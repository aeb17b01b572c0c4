/** The sea above a hand: every ship as she lies, and under her what the chosen card would do. */
import type { Placement } from '../../../controller/room.ts';
import { cardOf } from '../../../rules/korsar/cards.ts';
import { attackError, sideOf } from '../../../rules/korsar/open.ts';
import type { CardId, VesselView } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { alone } from '../../../words/nouns.ts';
import type { Box } from '../../placement.ts';
import type { Sketch } from '../../screens/sketch.ts';
import { around, type Cluster, clustersOf, haveRoom, readable } from '../layout/cluster.ts';
import { layoutCluster, tagsOf } from '../layout/sea.ts';
import { shipNoun, shipNouns } from '../naming.ts';
import { chooseFirst, outcomeOf, sentenceOf, shutOf } from './allowed.ts';
import { cardsOf, type HandState } from './state.ts';
import { goldOf } from './strength.ts';

/** Turn of the ship that is not there yet; no card that was played has it. */
const ghost = -1;
/** Size of a merchant from stern to bowsprit and from her waterline to the lower yards, in her own measure. */
const hull = { w: 440, h: 150 };

export function seaAbove(sketch: Sketch, state: HandState, area: Box): void {
  for (const cluster of seaOf(state, area)) ship(sketch, state, cluster);
}

/**
 * Lays each ship so that one more pirate of this hand finds room, if all do: nothing moves when a ship is pointed at.
 */
function seaOf(state: HandState, area: Box): Cluster[] {
  const { sea } = state.view;
  const card = cardsOf(state).find((each) => cardOf(each)?.kind === 'pirate');
  const fullest = card ? sea.map((vessel) => withPirate(state, vessel, card)) : sea;
  const tags = tagsOf(state.view, state.names);
  const clusters = clustersOf(area, fullest, tags, true);
  if (!haveRoom(clusters, area)) return clustersOf(area, sea, tags, true);
  return clusters.map((cluster, i) => around(cluster, sea[i], tags));
}

function withPirate({ view, seat }: HandState, vessel: VesselView, card: CardId): VesselView {
  const suit = cardOf(card)?.suit;
  return suit ? joined(vessel, sideOf(view, seat), { seat, card }, suit) : vessel;
}

function ship(sketch: Sketch, state: HandState, cluster: Cluster): void {
  const { view, seat, names, chosen } = state;
  const { vessel, cell } = cluster;
  const held = chosen === null ? undefined : cardsOf(state)[chosen];
  // A merchant goes to no ship: the sea is only there to look at.
  const card = held && goldOf(held) > 0 ? undefined : held;
  const code = card ? attackError(view, seat, card, vessel) : null;
  const open = card !== undefined && code === null;
  const id = `ship|${vessel.vessel}`;
  const joining = open && sketch.isFocused(id) ? card : undefined;
  const pirate = joining !== undefined && cardOf(joining)?.kind === 'pirate';
  const lying = pirate
    ? { ...around(cluster, withPirate(state, vessel, joining), tagsOf(view, names)), vessel }
    : cluster;
  for (const placement of drawn(state, lying, pirate, card !== undefined && !open)) sketch.add(placement);
  const refusal = code
    ? sentenceOf(code, { view, seat, card: card as CardId, vessel, names })
    : card
      ? undefined
      : held
        ? words().refusals.WRONG_CARD_KIND
        : chooseFirst(view, seat);
  if (card && code) foot(sketch, lying, shutOf(code, { view, seat, card, vessel, names }), 'shut');
  else if (card) {
    const { text, leads } = outcomeOf(view, seat, card, vessel);
    foot(sketch, lying, text, leads ? 'leads' : 'open');
  }
  // Ships are larger than other pieces, and notes leave them to be seen.
  sketch.keeps = [...(sketch.keeps ?? []), hullOf(lying), ...readable(lying)];
  const label = alone(shipNouns(view.sea, names).get(vessel.vessel) ?? shipNoun(vessel, names));
  sketch.target(id, { role: 'ship', label }, cell.x + 4, cell.y, cell.w - 8, cell.h - 4, refusal);
}

const hullOf = ({ at, scale }: Cluster): Box => ({
  x: at.x - hull.w * scale * 0.5,
  y: at.y - hull.h * scale,
  w: hull.w * scale,
  h: hull.h * scale,
});

/**
 * Draws a ship as on the table, without what is only said there. The card's own ship is half seen where it would go.
 */
function drawn({ view, seat, names }: HandState, lying: Cluster, pirate: boolean, dull: boolean): Placement[] {
  const { vessel } = lying;
  const own = sideOf(view, seat);
  const news = vessel.forces.some(({ side }) => side === own)
    ? []
    : [`pill:${vessel.vessel}:${own}`, `lines:${vessel.vessel}:${own}`];
  return layoutCluster(lying, view, names)
    .filter(({ id }) => !id.startsWith('note:') && !(pirate && news.includes(id)))
    .map((placement) => ({
      ...placement,
      layer: 'hud',
      // Below the tray and all words.
      depth: 1 + placement.depth / 100,
      alpha: placement.id === `card:${ghost}` ? 0.62 : dull ? 0.5 : 1,
    }));
}

function joined(
  vessel: VesselView,
  side: number,
  { seat, card }: { seat: number; card: CardId },
  suit: VesselView['forces'][number]['suit'],
): VesselView {
  const pirate = { seat, card, turn: ghost };
  const own = vessel.forces.find((force) => force.side === side);
  const forces = own
    ? vessel.forces.map((force) => (force === own ? { ...force, pirates: [...force.pirates, pirate] } : force))
    : [...vessel.forces, { side, suit, strength: 0, pirates: [pirate] }];
  return { ...vessel, forces };
}

const looks = {
  leads: { sheet: 'korsar-sum-leads', color: '#2B1608' },
  open: { sheet: 'korsar-sum-tied', color: '#2B1608' },
  shut: { sheet: 'pill-plain', color: '#C9BBA0' },
};

/**
 * Writes the foot in gold where the card would lead, on parchment where it may go, dark with a lock where it may not.
 */
function foot(sketch: Sketch, { foot: at, cell }: Cluster, text: string, look: keyof typeof looks): void {
  if (!at) return;
  const { sheet, color } = looks[look];
  const locked = look === 'shut';
  const w = Math.min(300, cell.w - 12);
  const rim = locked ? { x: 0, y: 23 } : look === 'leads' ? { x: 25, y: 52 } : { x: 30, y: 46 };
  const seen = { x: at.x - w / 2 - rim.x, y: at.y - rim.y, w: w + 2 * rim.x, h: 2 * rim.y };
  sketch.sheet(sheet, seen.x, seen.y, seen.w, seen.h, 6);
  // It is wider than what is pressed.
  if (!locked) sketch.letters = [...(sketch.letters ?? []), seen];
  if (locked) sketch.picture('icon-lock', at.x - w / 2 + 26, at.y, { depth: 7, scale: 0.3, color });
  sketch.words('ledger', text, at.x + (locked ? 16 : 0), at.y - 1, {
    align: 0.5,
    size: locked ? 28 : 32,
    maxWidth: w - (locked ? 72 : 36),
    color,
    depth: 8,
  });
}
