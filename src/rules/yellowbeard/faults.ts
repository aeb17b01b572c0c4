/** Faults of a position, as sentences: whatever must hold in every position and does not. */
import { chartOf, countsOf, readLog } from './map.ts';
import { fleetOf } from './moves.ts';
import { ownersOf } from './roles.ts';
import { matchIsOver, rankingOf, roundsOf } from './rounds.ts';
import { traceOf } from './trace.ts';
import { phases, type State } from './types.ts';

type Say = (sentence: string) => void;

export function faults(state: State): string[] {
  const found: string[] = [];
  const say: Say = (sentence) => found.push(sentence);
  checkRoles(state, say);
  checkFleet(state, say);
  checkTreasure(state, say);
  checkHarbours(state, say);
  checkTurn(state, say);
  checkQuarry(state, say);
  checkWatch(state, say);
  checkMatch(state, say);
  return found;
}

const setting = (state: State) => state.phase.startsWith('setup.');
const sailing = (state: State) => !setting(state);

function checkRoles({ phase, pirate, roles, seats }: State, say: Say): void {
  if (seats < 2 || seats > 6) say(`${seats} seats.`);
  if ((pirate === null) !== (phase === 'setup.roles')) say('The pirate is known too early, or not in time.');
  if (pirate !== null && !(pirate >= 0 && pirate < seats)) say(`Seat ${pirate} is the pirate.`);
  if (roles.rolls.length !== seats) say('Role dice of other seats.');
  const { contenders } = roles;
  if (contenders.length === 0 || contenders.some((seat) => !(seat >= 0 && seat < seats))) say('Nobody contends.');
  if (phase === 'setup.roles' && contenders.every((seat) => roles.rolls[seat] !== null))
    say('All have rolled and nobody is the pirate.');
}

function checkFleet(state: State, say: Say): void {
  const chart = chartOf(state.options.map);
  const { ships, sunk, phase } = state;
  if (ships.length !== countsOf(state.options).navyShips) say(`${ships.length} Navy ships.`);
  const afloat = ships.filter((square) => square !== null);
  if (new Set(afloat).size !== afloat.length) say('Two Navy ships on one square.');
  if (afloat.some((square) => chart.sea[chart.cells.get(square) ?? -1] !== 1)) say('A Navy ship is not at sea.');
  if (sunk.some((ship) => ships[ship - 1] !== null)) say('A sunk ship is afloat.');
  if (new Set(sunk).size !== sunk.length) say('A ship was sunk twice.');
  const placed = sailing(state) || phase === 'setup.departure';
  if (placed && afloat.length + sunk.length !== ships.length) say('A ship is neither afloat nor sunk.');
  if (!placed && sunk.length > 0) say('A ship was sunk before the departure.');
  if (!placed && ships.slice(afloat.length).some((square) => square !== null)) say('Ships are placed out of order.');
  if (placed && afloat.length === 0) say('The whole Navy is sunk.');
  if (placed && ships[state.ship - 1] === null) say('It is the turn of a sunk ship.');
  if (state.quarry && state.phase !== 'over' && ships.includes(state.quarry.square))
    say('The pirate lies on a Navy ship.');
}

function checkTreasure(state: State, say: Say): void {
  const chart = chartOf(state.options.map);
  const { chests, maxChestsPerIsland } = countsOf(state.options);
  const all = [...state.chests, ...state.stolen];
  const early = state.phase === 'setup.roles' || state.phase === 'setup.chests';
  if (early ? all.length >= chests && state.phase !== 'setup.roles' : all.length !== chests)
    say(`${all.length} chests.`);
  if (new Set(all).size !== all.length) say('Two chests on one site.');
  if (all.some((id) => !chart.siteOf.has(id))) say('A chest lies on no site.');
  const perIsland = chart.islands.map(() => 0);
  for (const id of all) perIsland[chart.siteOf.get(id)?.island ?? 0]++;
  if (perIsland.some((n) => n > maxChestsPerIsland)) say('An island holds too many chests.');
  const loaded = state.quarry?.loaded;
  if (loaded && !state.chests.includes(loaded)) say('The loaded chest has no marker.');
}

function checkHarbours(state: State, say: Say): void {
  const { ports } = chartOf(state.options.map);
  const { openGarrisons, closedGarrisons } = countsOf(state.options);
  const { garrisons, turned, phase } = state;
  const dealt = sailing(state) || phase === 'setup.departure';
  if (garrisons.length !== (dealt ? ports.length : 0)) say(`${garrisons.length} garrisons.`);
  const open = garrisons.filter((one) => one === 'open').length;
  if (dealt && (open !== openGarrisons || garrisons.length - open !== closedGarrisons)) say(`${open} open garrisons.`);
  if (new Set(turned).size !== turned.length) say('A harbour was tested twice.');
  const opened = turned.filter((id) => garrisons[ports.findIndex((port) => port.id === id)] === 'open').length;
  const escaped = phase === 'over' && state.results[state.results.length - 1]?.reason === 'escaped';
  if (opened !== (escaped ? 1 : 0)) say('An open harbour was tested, and he has not escaped, or the other way round.');
}

function checkTurn(state: State, say: Say): void {
  const { phase, roll, range, token, turn, watch } = state;
  if (!phases.includes(phase)) say(`Phase ${phase}.`);
  const navy = phase.startsWith('navy.');
  if (!state.phase.startsWith('over') && (roll !== null) !== (navy && phase !== 'navy.roll'))
    say('A roll out of its phase.');
  const aimed = phase === 'navy.salvo2' && state.options.secondAim === 'afterRoll';
  if (phase !== 'over' && (range !== null) !== aimed) say('A range out of its phase.');
  if ((token !== null) !== (phase === 'navy.seen' || phase === 'navy.salvo2')) say('The token lies at the wrong time.');
  if (token !== null && token !== state.quarry?.square) say('The token lies on the wrong square.');
  if (turn !== watch.length) say(`${watch.length} turns seen of ${turn}.`);
  const { turnLimit } = state.options;
  if (turnLimit > 0 && (turn > turnLimit || (turn === turnLimit && phase !== 'over')))
    say('The turn limit has passed.');
  if (state.lastSeen && state.lastSeen.turn > turn) say('He was seen in the future.');
}

/** Checks the log: it is the ship's whole history, and must tell the same as the markers. */
function checkQuarry(state: State, say: Say): void {
  const { quarry, turn, stolen } = state;
  if ((quarry !== null) !== sailing(state)) say('The pirate has departed too early, or not at all.');
  if (!quarry) return;
  const chart = chartOf(state.options.map);
  const turns = readLog(quarry.log);
  if (turns.length !== turn) say(`The log has ${turns.length} turns of ${turn}.`);
  const loads = turns.flatMap((one) => ('loaded' in one ? [one.loaded] : []));
  const taken = [...stolen, ...(quarry.loaded ? [quarry.loaded] : [])].map((id) => chart.siteOf.get(id)?.square);
  if (loads.join() !== taken.join()) say(`The log tells of ${loads.join(' ')}, the markers of ${taken.join(' ')}.`);
  const last = turns[turns.length - 1];
  if ((quarry.loaded !== null) !== (last !== undefined && 'loaded' in last)) say('The last turn was no loading turn.');
  let at: string | null = null;
  for (const one of turns) {
    if ('loaded' in one) {
      const site = chart.sites.find(({ square }) => square === one.loaded);
      if (at === null || !site?.access.includes(chart.cells.get(at)!)) say(`${one.loaded} was loaded from ${at}.`);
      continue;
    }
    const { path } = one;
    if (at !== null && at !== path[0]) say(`He jumped from ${at} to ${path[0]}.`);
    if (path.length > 4 || new Set(path).size !== path.length) say(`${path.join('-')} is no move.`);
    for (let i = 1; i < path.length; i++)
      if (!chart.near[chart.cells.get(path[i - 1])!].includes(chart.cells.get(path[i])!))
        say(`${path.join('-')} is no way.`);
    at = path[path.length - 1];
  }
  if (at !== null && at !== quarry.square) say(`The log ends on ${at}, the ship lies on ${quarry.square}.`);
  const start = turns.length > 0 && 'path' in turns[0] ? turns[0].path[0] : quarry.square;
  if (!chart.portOf.get(quarry.harbour)?.access.includes(chart.cells.get(start)!))
    say(`He did not leave ${quarry.harbour}.`);
}

/** Checks the watch: what was seen must allow the truth. */
function checkWatch(state: State, say: Say): void {
  const { quarry } = state;
  if (!quarry || state.phase === 'over') return;
  const { chart, now, watch } = traceOf(state);
  if (now.get(quarry.loaded)?.[chart.cells.get(quarry.square)!] !== 1) say('What was seen rules out the truth.');
  const thefts = watch.flatMap((one) => one.stolen ?? []);
  const sites = state.stolen.map((id) => chart.siteOf.get(id)?.square);
  if (thefts.join() !== sites.join()) say('Thefts were seen that are none.');
  const closed = watch.flatMap((one) => one.closed ?? []);
  const harbours = state.turned.map((id) => chart.portOf.get(id)?.square);
  if (closed.join() !== harbours.join()) say('Tests were seen that are none.');
}

function checkMatch(state: State, say: Say): void {
  const { results, round, phase, ships } = state;
  if (results.length !== round - (phase === 'over' ? 0 : 1)) say(`${results.length} results in round ${round}.`);
  if (round < 1 || round > roundsOf(state)) say(`Round ${round}.`);
  results.forEach(({ pirate }, i) => {
    if (pirate !== (results[0].pirate + i) % state.seats) say('The part of the pirate did not go to the left.');
  });
  if (state.pirate !== null && ownersOf(state).length !== ships.length) say('A ship has no captain.');
  if (matchIsOver(state) && rankingOf(state).length !== state.seats) say('The ranking is not complete.');
  if (fleetOf(chartOf(state.options.map), ships).includes(-1)) say('A ship off the board.');
}
