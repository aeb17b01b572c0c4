/** The set-up of a round (section 4). Chance is asked in this order: role dice, chests, ships (autoSetup), garrisons. */
import { type Dice, pick, shuffle } from '../dice.ts';
import { BadSetup, type Emit, type Seat } from '../game.ts';
import { chartOf, countsOf, oceans } from './map.ts';
import { errorsOf } from './map-check.ts';
import { siteError } from './placing.ts';
import { choosePirate, placerOf } from './roles.ts';
import type { Deal, Event, Options, ShipNumber, SiteId, Square, State } from './types.ts';

function bad(why: string, facts: BadSetup['facts'] = {}): never {
  throw new BadSetup('BAD_OPTIONS', why, facts);
}

const seatCounts = [2, 3, 4, 5, 6] as const;

/** Gives the numbers of seats: at most one seat more than there are ships; none on a map that cannot be played. */
export function seats(options: Options): readonly number[] {
  if (mapFault(options) !== null) return [];
  const { navyShips } = countsOf(options);
  const { firstPirate } = options;
  return seatCounts.filter((count) => count <= navyShips + 1 && (firstPirate === 'roll' || firstPirate < count));
}

/** Checking takes milliseconds and `seats` is asked often; options never change. */
const checked = new WeakMap<Options, string | null>();

function mapFault(options: Options): string | null {
  if (typeof options.map === 'string' && !Object.hasOwn(oceans, options.map)) return 'NO_SUCH_MAP';
  const known = checked.get(options);
  if (known !== undefined) return known;
  const error = errorsOf(chartOf(options.map).ocean, countsOf(options))[0];
  const fault = error ? error.says : null;
  checked.set(options, fault);
  return fault;
}

export function setup(count: number, options: Options, dice: Dice, deal: Partial<Deal>, emit: Emit<Event>): State {
  const fault = mapFault(options);
  if (fault !== null) bad(fault);
  const { navyShips } = countsOf(options);
  if (!Number.isInteger(count) || count < 2 || count > 6 || count > navyShips + 1)
    bad('SEATS', { seats: count, ships: navyShips });
  const first = deal.firstPirate ?? options.firstPirate;
  if (first !== 'roll' && !(Number.isInteger(first) && first >= 0 && first < count)) bad('NO_FIRST_PIRATE');
  checkDeal(options, deal);
  const state: State = {
    options: structuredClone(options),
    seats: count,
    phase: 'setup.roles',
    round: 1,
    roles: { contenders: Array.from({ length: count }, (_, seat) => seat), rolls: new Array(count).fill(null) },
    pirate: null,
    ...freshRound(navyShips),
    results: [],
    fixed: {
      chests: [...(deal.chests ?? [])],
      ships: [...(deal.ships ?? [])],
      open: deal.open ? [...deal.open] : null,
      dice: [...(deal.dice ?? [])],
    },
  };
  if (first === 'roll') return state;
  state.roles.contenders = [first];
  choosePirate(state, first, emit);
  beginPlacing(state, emit, dice);
  return state;
}

/** Makes what every round begins with. */
export function freshRound(navyShips: number) {
  return {
    ships: new Array<Square | null>(navyShips).fill(null),
    sunk: [] as ShipNumber[],
    chests: [] as SiteId[],
    stolen: [] as SiteId[],
    garrisons: [] as State['garrisons'],
    turned: [] as string[],
    quarry: null,
    turn: 0,
    ship: 1,
    roll: null,
    range: null,
    token: null,
    lastSeen: null,
    watch: [] as State['watch'],
  };
}

function checkDeal(options: Options, { chests, ships, open }: Partial<Deal>): void {
  const chart = chartOf(options.map);
  const counts = countsOf(options);
  if (chests) {
    const perIsland = new Map<number, number>();
    for (const id of chests) {
      const island = chart.siteOf.get(id)?.island ?? bad('NO_SUCH_SITE', { site: id });
      perIsland.set(island, (perIsland.get(island) ?? 0) + 1);
    }
    if (chests.length !== counts.chests || new Set(chests).size !== chests.length) bad('CHESTS_MISSING');
    if ([...perIsland.values()].some((n) => n > counts.maxChestsPerIsland)) bad('ISLAND_TOO_FULL');
  }
  if (ships) {
    if (ships.some((square) => chart.sea[chart.cells.get(square) ?? -1] !== 1)) bad('SHIP_NOT_AT_SEA');
    if (ships.length !== counts.navyShips || new Set(ships).size !== ships.length) bad('SHIPS_MISSING');
  }
  if (open && (open.length !== counts.openGarrisons || new Set(open).size !== open.length))
    bad('WRONG_GARRISONS', { open: counts.openGarrisons });
  if (open?.some((id) => !chart.portOf.has(id))) bad('NO_SUCH_HARBOUR');
}

/** Begins the placing. What the deal or the option `autoSetup` has settled is placed at once. */
export function beginPlacing(state: State, emit: Emit<Event>, dice: Dice): void {
  const chart = chartOf(state.options.map);
  const { chests, ships } = state.fixed;
  const auto = state.options.autoSetup;
  state.phase = 'setup.chests';
  while (state.phase === 'setup.chests' && (auto || chests.length > 0)) {
    const free = () => chart.sites.filter((site) => siteError(state, site.id) === null).map((site) => site.id);
    placeChest(state, chests.shift() ?? pick(free(), dice), emit);
  }
  placeFixedShips(state, ships, auto, emit, dice);
}

/**
 * Places the ships of the deal and, with `auto`, the rest by chance; also when the captains have placed the last chest.
 */
function placeFixedShips(state: State, ships: Square[], auto: boolean, emit: Emit<Event>, dice: Dice): void {
  const chart = chartOf(state.options.map);
  while (state.phase === 'setup.ships' && (auto || ships.length > 0)) {
    const free = () => chart.names.filter((name, cell) => chart.sea[cell] === 1 && !state.ships.includes(name));
    placeShip(state, ships.shift() ?? pick(free(), dice), emit, dice);
  }
}

export function placeChestByHand(state: State, site: SiteId, emit: Emit<Event>, dice: Dice): void {
  placeChest(state, site, emit);
  placeFixedShips(state, state.fixed.ships, state.options.autoSetup, emit, dice);
}

function placeChest(state: State, site: SiteId, emit: Emit<Event>): void {
  const chart = chartOf(state.options.map);
  const seat: Seat = placerOf(state);
  state.chests.push(site);
  emit?.({ type: 'ChestPlaced', seat, site, island: chart.islands[chart.siteOf.get(site)!.island].name });
  if (state.chests.length === countsOf(state.options).chests) state.phase = 'setup.ships';
}

export function placeShip(state: State, square: Square, emit: Emit<Event>, dice: Dice): void {
  const i = state.ships.indexOf(null);
  state.ships[i] = square;
  emit?.({ type: 'NavyShipPlaced', ship: i + 1, square });
  if (state.ships.includes(null)) return;
  dealGarrisons(state, emit, dice);
  state.phase = 'setup.departure';
}

/** Deals the garrisons; nobody is told (4.5). */
function dealGarrisons(state: State, emit: Emit<Event>, dice: Dice): void {
  const { ports } = chartOf(state.options.map);
  const { openGarrisons } = countsOf(state.options);
  const open = state.fixed.open;
  state.garrisons = open
    ? ports.map((port) => (open.includes(port.id) ? 'open' : 'closed'))
    : shuffle(
        ports.map((_, i) => (i < openGarrisons ? 'open' : 'closed')),
        dice,
      );
  state.fixed.open = null;
  emit?.({ type: 'GarrisonsDealt' });
}

/** Departs (4.6): the Pirate has seen all that was placed before. */
export function depart(state: State, harbour: string, square: Square, emit: Emit<Event>): void {
  state.quarry = { harbour, square, log: [], loaded: null };
  state.phase = 'pirate';
  emit?.({ type: 'PirateDeparted', secret: [{ to: [state.pirate!], facts: { harbour, square } }] });
}
