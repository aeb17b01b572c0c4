/** Section 9, row by row, and the events that tell these things. */
import { describe, expect, it } from 'vitest';
import { redact, type Viewer } from '../../../src/rules/game.ts';
import { idOf } from '../../../src/rules/korsar/cards.ts';
import { korsar } from '../../../src/rules/korsar/game.ts';
import type { Event, Options, State } from '../../../src/rules/korsar/types.ts';
import { partnership, Scene } from './scene.ts';

/** Team 0 has captured V4 with B3 against G2; V5 is at sea with an attack by S0. */
function running(options: Partial<Options> = partnership): Scene {
  const scene = new Scene(['B3,Y2', '', 'V4,G2', 'V5'], { startSeat: 2, ...options });
  scene.play('S2 V4, S3 draw, S0 B3→V4, S1 draw, S2 G2→V4, S3 V5, S0 Y2→V5');
  expect(scene.captured(0)).toEqual([4]);
  return scene;
}

const seatsOf = (state: State): Viewer[] => [...state.hands.keys(), 'table'];

/** Viewers whose view differs after the change. */
function noticedBy(scene: Scene, change: (state: State) => unknown): Viewer[] {
  const other = korsar.clone(scene.state);
  change(other);
  return seatsOf(scene.state).filter(
    (viewer) => JSON.stringify(korsar.view(other, viewer)) !== JSON.stringify(korsar.view(scene.state, viewer)),
  );
}

const everybody: Viewer[] = [0, 1, 2, 3, 'table'];

describe('9 what a view shows', () => {
  it('a hand: to its seat alone in the individual game', () => {
    const scene = new Scene(['B1', '', '']);
    expect(scene.view(0).seats.map(({ cards }) => cards)).toEqual([scene.state.hands[0].map(idOf), null, null]);
    expect(scene.view('table').seats.map(({ cards }) => cards)).toEqual([null, null, null]);
    expect(scene.view(2).seats.map(({ hand }) => hand)).toEqual([6, 6, 6]);
    expect(noticedBy(scene, ({ hands }) => hands[0].splice(0, 1, hands[0][0] === 0 ? 1 : 0))).toEqual([0]);
  });

  it('a hand: to its seat and the partner, in partnership', () => {
    const scene = running();
    expect(scene.view(1).seats.map(({ cards }) => cards)).toEqual([
      scene.state.hands[0].map(idOf),
      scene.state.hands[1].map(idOf),
      null,
      null,
    ]);
    expect(noticedBy(scene, ({ hands }) => hands[3].splice(0, 1, hands[3][0] === 0 ? 1 : 0))).toEqual([2, 3]);
    expect(noticedBy(scene, ({ hands }) => hands[3].pop())).toEqual(everybody);
  });

  it('the deck: its size to everybody, its cards and their order to nobody', () => {
    const scene = running();
    expect(scene.view('table').deck).toBe(52);
    expect(noticedBy(scene, ({ deck }) => deck.reverse())).toEqual([]);
    expect(noticedBy(scene, ({ deck }) => deck.fill(0))).toEqual([]);
    expect(noticedBy(scene, ({ deck }) => deck.pop())).toEqual(everybody);
  });

  it('a drawn card: to the drawer and its partner; that one was drawn, to everybody', () => {
    const scene = running();
    const top = idOf(scene.state.deck.at(-1)!);
    scene.play('S1 draw');
    const drawn = scene.batch.find(({ type }) => type === 'CardDrawn')!;
    for (const viewer of [0, 1] as Viewer[])
      expect(redact(drawn, viewer)).toEqual({ type: 'CardDrawn', seat: 1, deckLeft: 51, card: top });
    for (const viewer of [2, 3, 'table'] as Viewer[])
      expect(redact(drawn, viewer)).toEqual({ type: 'CardDrawn', seat: 1, deckLeft: 51 });
  });

  it('a drawn card: to the drawer alone in the individual game', () => {
    const scene = new Scene(['', '', '']).play('S0 draw');
    const drawn = scene.batch.find(({ type }) => type === 'CardDrawn')!;
    expect(seatsOf(scene.state).filter((viewer) => 'card' in redact(drawn, viewer)!)).toEqual([0]);
  });

  it('a hand dealt: to its seat and the partner', () => {
    const scene = new Scene(['', '', '', ''], partnership);
    const dealt = scene.batch.filter(({ type }) => type === 'HandDealt');
    const sees = (event: Event) => seatsOf(scene.state).filter((viewer) => 'cards' in redact(event, viewer)!);
    expect(dealt.map(sees)).toEqual([
      [0, 1],
      [0, 1],
      [2, 3],
      [2, 3],
    ]);
  });

  it.each<[string, (state: State) => unknown]>([
    ['a vessel at sea', (s) => s.sea[0].gold++],
    ['its launch owner', (s) => (s.sea[0].owner = 2)],
    ['its launch', (s) => s.sea[0].launchedTurn++],
    ['a pirate', (s) => (s.sea[0].forces[0].pirates[0].card = 'star4')],
    ['who played it', (s) => (s.sea[0].forces[0].pirates[0].seat = 1)],
    ['a strength', (s) => s.sea[0].forces[0].strength++],
    ['a trump', (s) => s.sea[0].trumps.push({ side: 0, seat: 0, card: 'starCaptain', turn: 9 })],
    ['a discarded card', (s) => s.discard.push({ seat: 0, card: 'raven1', turn: 9 })],
    ['the turn', (s) => (s.turnSeat = 3)],
    ['the number of the turn', (s) => s.turnNumber++],
    ['who sits out', (s) => (s.sittingOut[3] = true)],
    ['the number of captured vessels', (s) => s.stacks[0].pop()],
    ['an unclaimed vessel', (s) => s.unclaimed.push({ vessel: 'v9', gold: 2, cards: [] })],
    ['the options', (s) => (s.options = { ...s.options, startSeat: 'random' })],
  ])('public: %s', (_, change) => {
    expect(noticedBy(running(), change)).toEqual(everybody);
  });

  it('leader and strengths: to everybody', () => {
    expect(running().view('table').sea).toMatchObject([
      {
        ...{ vessel: 'v2', gold: 5, owner: 3, side: 1, leader: 0, reason: 'skulls', tied: [] },
        forces: [{ side: 0, suit: 'star', strength: 2, pirates: [{ seat: 0, card: 'star2' }] }],
      },
    ]);
  });

  it('a captured stack: contents and gold to its own side, the number of vessels to others', () => {
    const scene = running();
    const stack = [{ vessel: 'v1', gold: 4, cards: ['kraken3', 'serpent2'] }];
    const nothing = { captured: 0, stack: null, gold: null };
    for (const viewer of [0, 1])
      expect(scene.view(viewer).sides).toMatchObject([{ captured: 1, stack, gold: 4 }, nothing]);
    for (const viewer of [2, 3])
      expect(scene.view(viewer).sides).toMatchObject([
        { captured: 1, stack: null, gold: null },
        { captured: 0, stack: [], gold: 0 },
      ]);
    expect(scene.view('table').sides).toMatchObject([{ captured: 1, stack: null, gold: null }, nothing]);
    expect(noticedBy(scene, ({ stacks }) => stacks[0][0].gold++)).toEqual([0, 1]);
    expect(noticedBy(scene, ({ stacks }) => stacks[0][0].cards.pop())).toEqual([0, 1]);
  });

  it('a captured stack with openStacks: everything to everybody', () => {
    const scene = running({ ...partnership, openStacks: true });
    for (const viewer of everybody)
      expect(scene.view(viewer).sides).toMatchObject([
        { captured: 1, stack: [{ vessel: 'v1', gold: 4 }], gold: 4 },
        { captured: 0, stack: [], gold: 0 },
      ]);
    expect(noticedBy(scene, ({ stacks }) => stacks[0][0].gold++)).toEqual(everybody);
  });

  it('after the end: all hands, stacks and totals to everybody', () => {
    const scene = new Scene(['', '']).later(['B1,B2', 'V4']).play('S0 -B1, S1 V4');
    for (const viewer of [0, 1, 'table'] as Viewer[]) {
      const view = scene.view(viewer);
      expect(view.seats.map(({ cards }) => cards)).toEqual([['kraken2'], []]);
      expect(view.sides.map(({ gold }) => gold)).toEqual([0, 100]);
      expect(view.standings).toEqual([
        { side: 0, captured: 0, deducted: 0, total: 0 },
        { side: 1, captured: 100, deducted: 0, total: 100 },
      ]);
      expect([view.winners, view.toAct]).toEqual([[1], []]);
    }
  });

  it('no name tells equal hidden cards apart, or one draw from another', () => {
    const scene = new Scene(['V3,V3', 'V3,B2,B2']);
    expect(scene.view(0).seats[0].cards!.filter((card) => card === 'vessel3').length).toBeGreaterThanOrEqual(2);
    // A launched vessel is called by its launch, whichever of the equal cards it was.
    scene.play('S0 V3');
    expect(scene.view(1).sea[0].vessel).toBe('v1');
    scene.play('S1 V3');
    expect(scene.view(0).sea.map(({ vessel }) => vessel)).toEqual(['v2']);
  });
});
