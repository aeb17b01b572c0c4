/** All ships at sea in one strip: whose they are, who has how much there, and what the chosen card would do to each. */
import { attackError } from '../../../rules/korsar/open.ts';
import type { VesselView } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { alone } from '../../../words/nouns.ts';
import { lookId } from '../../captains.ts';
import type { Sketch } from '../../screens/sketch.ts';
import type { Box } from '../layout/plan.ts';
import { shipNoun, shipNouns } from '../naming.ts';
import { chooseFirst, outcomeOf, sentenceOf } from './allowed.ts';
import { cardsOf, type HandState } from './state.ts';
import { goldOf } from './strength.ts';

/** However high the strip is: cells stay together. */
const highest = 330;

export function shipStrip(sketch: Sketch, state: HandState, area: Box, perRow: number): void {
  const ships = [...state.view.sea].sort((a, b) => a.owner - b.owner || a.launchedTurn - b.launchedTurn);
  if (ships.length === 0) {
    sketch.words('subtitle', words().hand.noShips, area.x + area.w / 2, area.y + area.h / 2, { align: 0.5 });
    return;
  }
  const most = area.h > 500 ? 3 : 2;
  const rows = Math.min(most, Math.ceil(ships.length / perRow));
  const columns = Math.ceil(ships.length / rows);
  const w = Math.min(250, area.w / columns);
  const h = Math.min(highest, area.h / rows);
  const top = area.y + (area.h - rows * h) / 2;
  for (const [i, vessel] of ships.entries()) {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, ships.length - row * columns);
    const left = area.x + (area.w - inRow * w) / 2;
    cell(sketch, state, vessel, { x: left + (i - row * columns) * w, y: top + row * h, w, h });
  }
}

function cell(sketch: Sketch, state: HandState, vessel: VesselView, { x, y, w, h }: Box): void {
  const { view, seat, chosen, names } = state;
  const held = chosen === null ? undefined : cardsOf(state)[chosen];
  // A merchant goes to no ship: the strip is only there to look at.
  const card = held && goldOf(held) > 0 ? undefined : held;
  const code = card ? attackError(view, seat, card, vessel) : null;
  const open = card !== undefined && code === null;
  const alpha = card && !open ? 0.5 : 1;
  const tight = h < 200;
  const scale = tight ? 0.34 : 0.52;
  const foot = 50;
  const middle = y + (h - foot) / 2;
  const cardWidth = 184 * scale;
  if (open) sketch.sheet('focus-ring', x - 16, y - 14, w + 32, h - foot + 36, 3);
  sketch.add({
    id: `strip:${vessel.vessel}`,
    kind: 'korsar-merchant',
    x: x + 18 + cardWidth / 2,
    y: middle + 8,
    scale,
    alpha,
    depth: 5,
    props: { gold: vessel.gold, owner: lookId(vessel.owner), halo: false, back: false },
  });
  pills(sketch, state, vessel, { x: x + 26 + cardWidth, y: middle, w: w - cardWidth - 40, h: h - foot }, alpha);
  const id = `ship|${vessel.vessel}`;
  const refusal =
    card && code
      ? sentenceOf(code, { view, seat, card, vessel, names })
      : card
        ? undefined
        : held
          ? words().refusals.WRONG_CARD_KIND
          : chooseFirst(view);
  if (card) {
    const text = open ? outcomeOf(view, seat, card, vessel) : words().hand.closed;
    sketch.sheet(open ? 'pill-leader' : 'pill-plain', x + 8, y + h - foot + 4, w - 16, 44, 6);
    if (!open) sketch.picture('icon-lock', x + 34, y + h - foot + 26, { depth: 7, scale: 0.3, color: '#A08C6C' });
    sketch.words('ledger', text, x + w / 2 + (open ? 0 : 14), y + h - foot + 25, {
      align: 0.5,
      size: 28,
      maxWidth: w - (open ? 36 : 76),
      color: open ? '#FFE7A8' : '#A08C6C',
    });
  }
  const label = alone(shipNouns(view.sea, names).get(vessel.vessel) ?? shipNoun(vessel, names));
  sketch.target(id, { role: 'ship', label }, x + 4, y, w - 8, h - 4, refusal);
}

function pills(sketch: Sketch, { view }: HandState, vessel: VesselView, { x, y, w, h }: Box, alpha: number): void {
  const last = vessel.trumps[vessel.trumps.length - 1];
  const lone = last && !vessel.forces.some(({ side }) => side === last.side) ? [last.side] : [];
  const sides = [...vessel.forces.map(({ side }) => side), ...lone];
  if (sides.length === 0) {
    sketch.words('note', words().hand.notAttacked, x + w / 2, y, { align: 0.5, wrap: w, size: 28, color: '#DDE8E2' });
    return;
  }
  const step = Math.min(56, h / sides.length);
  const size = Math.min(1, step / 50);
  for (const [i, side] of sides.entries()) {
    const force = vessel.forces.find((each) => each.side === side);
    const cy = y + (i - (sides.length - 1) / 2) * step;
    const leads = vessel.leader === side;
    sketch.sheet(leads ? 'pill-leader' : 'pill-plain', x, cy - 23 * size, w, 46 * size, 6);
    if (view.mode === 'partnership')
      sketch.picture(`korsar-team-tag-${side + 1}`, x + 26, cy, { scale: 0.62 * size, alpha });
    else sketch.picture(`medallion-brass-${lookId(side)}`, x + 22, cy, { scale: 0.4 * size, alpha });
    if (force && w >= 108) sketch.picture(`suit-${force.suit}`, x + w - 61, cy, { scale: 0.62 * size, alpha });
    if (last?.side === side) {
      const hat = last.card === 'admiral' ? 'icon-bicorne' : 'icon-tricorn';
      sketch.picture(hat, x + w - 26, cy, { scale: 0.34 * size, alpha, color: '#FFE7A8', depth: 8 });
    } else {
      sketch.words('ribbon', String(force?.strength ?? 0), x + w - 18, cy, { align: 1, size: 30, color: '#F4E4BE' });
    }
  }
}
