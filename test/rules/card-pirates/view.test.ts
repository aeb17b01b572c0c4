/** 14.2, row by row: what a view and the events say to whom. */
import { describe, expect, it } from 'vitest';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import type { CardId } from '../../../src/rules/card-pirates/types.ts';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import type { Viewer } from '../../../src/rules/game.ts';
import { cards, Scene, sentTo, type Told, viewOf } from './scene.ts';

const everybody: Viewer[] = [0, 1, 2, 'table'];
const square = (scene: Scene, viewer: Viewer, name: string) =>
  viewOf(scene, viewer).squares.find((each) => each.square === name)!;
/** Whether a card is named anywhere in what the viewer sees. */
const shows = (scene: Scene, viewer: Viewer, card: CardId) =>
  JSON.stringify(viewOf(scene, viewer)).includes(`"${card}"`);

const three = () =>
  Scene.of({
    ships: ['B3', 'C2', 'E5'],
    hands: ['10C 9C 4D KH', '3H KD QS', '2S 7H JC'],
    sea: { D4: '8D | JH 6S', A3: '' },
    buried: { A1: 'KC' },
  });

describe('14.2 a hand', () => {
  it('is its owner’s, a number for all others', () => {
    const scene = three();
    expect(viewOf(scene, 1).own!.hand).toEqual(['KD', 'QS', '3H']);
    expect(viewOf(scene, 'table').own).toBeNull();
    for (const viewer of everybody) {
      expect(viewOf(scene, viewer).seats.map((seat) => seat.cards)).toEqual([4, 3, 3]);
      expect(viewOf(scene, viewer).seats.map((seat) => seat.hand)).toEqual([null, null, null]);
      for (const card of cards('3H KD QS')) expect(shows(scene, viewer, card)).toBe(viewer === 1);
    }
  });
});

describe('14.2 drawn card', () => {
  it('is told to the drawer alone', () => {
    const scene = three().drift(0, 'B4');
    const card = scene.told(1, 'CardDrawn')[0].card as CardId;
    expect(scene.state.seats[1].hand).toContain(card);
    for (const viewer of [0, 2, 'table'] as const) {
      expect(scene.told(viewer, 'CardDrawn')[0]).not.toHaveProperty('card');
      expect(shows(scene, viewer, card)).toBe(false);
    }
  });
});

describe('14.2 face-up cards, island cards', () => {
  it('are for all to see', () => {
    const scene = three();
    for (const viewer of everybody) {
      expect(square(scene, viewer, 'D4').faceUp).toEqual(['8D']);
      expect(square(scene, viewer, 'A1').island).toBe('AC');
    }
  });
});

describe('14.2 face-down cards', () => {
  it('are a number to everybody', () => {
    const scene = three();
    for (const viewer of everybody) {
      expect(square(scene, viewer, 'D4')).toMatchObject({ faceDown: 2, buried: null });
      expect(square(scene, viewer, 'A1')).toMatchObject({ faceDown: 1, buried: null });
      for (const card of cards('JH 6S KC')) expect(shows(scene, viewer, card)).toBe(false);
    }
  });

  it('are told to the burier once and shown to nobody, him included', () => {
    const scene = three().bury(0, 'KH');
    expect(scene.told(0, 'TreasureBuried')[0]).toMatchObject({ card: 'KH' });
    for (const viewer of [1, 2, 'table'] as const)
      expect(scene.told(viewer, 'TreasureBuried')).toEqual([
        { type: 'TreasureBuried', seat: 0, square: 'B3', faceDown: 1 },
      ]);
    for (const viewer of everybody) {
      expect(square(scene, viewer, 'B3').faceDown).toBe(1);
      expect(shows(scene, viewer, 'KH')).toBe(false);
    }
  });

  it('are told to the digger, the open ones to all', () => {
    const scene = three().sail(0, '10C', 'C3 D4');
    const dug = { type: 'CardsDugUp', seat: 0, square: 'D4', faceUp: ['8D'], faceDown: 2 };
    expect(scene.told(0, 'CardsDugUp')).toEqual([{ ...dug, cards: ['JH', '6S'] }]);
    for (const viewer of [1, 2, 'table'] as const) expect(scene.told(viewer, 'CardsDugUp')).toEqual([dug]);
  });
});

describe('14.2 stack', () => {
  it('is a number; that a card went under it is public', () => {
    const scene = three();
    for (const viewer of everybody) {
      expect(viewOf(scene, viewer)).toMatchObject({ stack: scene.state.stack.length, stackCards: null });
      for (const card of scene.state.stack) expect(shows(scene, viewer, card)).toBe(false);
    }
  });

  it('casualties are told as a set, whatever their order', () => {
    const play = (...dice: number[]) => {
      const scene = Scene.of({ ships: ['B3', 'C2'], hands: ['5C 9C 4D', '3H KD QS'], dice });
      return scene.sail(0, '5C', 'C2').fight(0, '9C 4D').fight(1, '3H');
    };
    const [a, b] = [play(0, 0, 0, 0), play(2, 1, 0, 0)];
    expect(a.state.stack.slice(-3)).not.toEqual(b.state.stack.slice(-3));
    for (const viewer of [0, 1, 'table'] as const)
      expect(a.told(viewer, 'CasualtiesLost')).toEqual(b.told(viewer, 'CasualtiesLost'));
    expect(a.told('table', 'CasualtiesLost')[0].cards).toEqual(['9C', '4D', '3H']);
  });
});

describe('14.2 battle cards before the reveal', () => {
  it('are the fighter’s own, and a number to others once he is ready', () => {
    const scene = three().sail(0, '10C', 'C2');
    const before = [1, 2, 'table' as const].map((viewer) => JSON.stringify(viewOf(scene, viewer)));
    scene.act(0, { type: 'commit', card: '9C' });
    expect([1, 2, 'table' as const].map((viewer) => JSON.stringify(viewOf(scene, viewer)))).toEqual(before);
    expect(viewOf(scene, 0).own!.committed).toEqual(['9C']);
    scene.act(0, { type: 'ready' });
    for (const viewer of [1, 2, 'table'] as const) {
      expect(viewOf(scene, viewer).battle).toMatchObject({ attacker: 0, defender: 1, attack: 1 });
      expect(shows(scene, viewer, '9C')).toBe(false);
      expect(scene.told(viewer, 'AttackCommitted')).toEqual([{ type: 'AttackCommitted', seat: 0, count: 1 }]);
    }
    scene.act(1, { type: 'commit', card: '3H' });
    for (const viewer of [0, 2, 'table'] as const) expect(shows(scene, viewer, '3H')).toBe(false);
    expect(viewOf(scene, 0).own!.committed).toEqual(['9C']);
  });
});

describe('14.2 possible exchange', () => {
  it('the room sees the same whether there is one or not', () => {
    const land = (hand: string) => Scene.of({ ships: ['B5', 'E1'], hands: [`3D ${hand}`] }).sail(0, '3D', 'A5');
    const [could, cannot] = [land('QH'), land('QD')];
    for (const viewer of [1, 'table'] as const) {
      expect(sentTo(could.batch, viewer)).toEqual(sentTo(cannot.batch, viewer));
      const hide = (scene: Scene) => ({ ...viewOf(scene, viewer), own: null });
      expect(hide(could)).toEqual(hide(cannot));
      expect(hide(could)).toMatchObject({ phase: 'arrival', toAct: [0] });
    }
    const decline = { type: 'declineExchange' } as const;
    could.act(0, decline);
    cannot.act(0, decline);
    expect(sentTo(could.batch, 'table')).toEqual(sentTo(cannot.batch, 'table'));
    expect([could, cannot].map((scene) => scene.choices(1))).toHaveLength(2);
  });

  it('the list of legal actions is private', () => {
    const scene = three();
    expect(cardPirates.legal(scene.state, 1)).toEqual([]);
    expect(cardPirates.legal(scene.state, 0).length).toBeGreaterThan(0);
  });

  it('targets depend on nobody’s hand', () => {
    const targets = (hand: string) => viewOf(Scene.of({ ships: ['C3', 'E1'], hands: [hand] }), 'table').targets;
    expect(targets('2C')).toEqual(targets('10C 9C 8C'));
    expect(targets('2C').length).toBe(24);
    expect(targets('2C').find(({ to }) => to === 'C1')).toEqual({ to: 'C1', cost: 6, path: ['C2', 'C1'], suit: null });
  });
});

describe('14.2 solo discards', () => {
  it('are for all to see, the move they pay for only once it is made', () => {
    const scene = Scene.of({ ships: ['C3'], hands: ['6C KD 2S 4H'] }).drift(0, 'C2');
    expect(scene.batch).toEqual([]);
    expect(viewOf(scene, 0).own!.departure).toEqual({ card: null, path: ['C2'] });
    expect(viewOf(scene, 'table')).toMatchObject({ phase: 'move', step: 'turn.move', own: null });
    scene.act(0, { type: 'setAside', card: 'KD' });
    for (const viewer of [0, 'table'] as const) {
      expect(viewOf(scene, viewer).discards).toContain('KD');
      expect(scene.told(viewer, 'CardSetAside')).toEqual([{ type: 'CardSetAside', seat: 0, card: 'KD' }]);
    }
  });
});

describe('14.2 after the end', () => {
  it('everything is open, in the view and in the event', () => {
    const scene = Scene.of({ ships: ['C3', 'E5'], hands: ['5C KD'], stack: 0, buried: { A1: 'KC' } }).sail(
      0,
      '5C',
      'C2',
    );
    for (const viewer of [0, 1, 'table'] as const) {
      const view = viewOf(scene, viewer);
      expect(view.phase).toBe('over');
      expect(view.seats.map(({ hand }) => hand)).toEqual(scene.state.seats.map(({ hand }) => hand));
      expect(view.squares.find((each) => each.square === 'A1')!.buried).toEqual(['KC']);
      expect(view.stackCards).toEqual([]);
      expect(view.standings!.length).toBe(2);
      const [ended] = scene.told(viewer, 'GameEnded');
      expect(ended.hands).toEqual(view.seats.map(({ hand }) => hand));
      expect(ended.buried).toEqual(
        view.squares.flatMap((each) => (each.faceDown > 0 ? [{ square: each.square, cards: each.buried }] : [])),
      );
    }
  });
});

describe('over whole games', () => {
  /** Events that may carry private facts, and whom they belong to. */
  const owners: Record<string, (event: Told) => unknown[]> = {
    HandsDealt: () => [0, 1, 2],
    CardDrawn: ({ seat }) => [seat],
    TreasureBuried: ({ seat }) => [seat],
    CardsDugUp: ({ seat }) => [seat],
    StormToll: ({ seat }) => [seat],
    AttackCommitted: ({ seat }) => [seat],
    DefenceCommitted: ({ seat }) => [seat],
    CardsPlundered: ({ from, to }) => [from, to],
    CardGiven: ({ from, to }) => [from, to],
  };

  it('secrets go to those of the table, and no card that a viewer is not shown has a name in what he gets', () => {
    for (let game = 0; game < 6; game++) {
      const scene = Scene.start(3, { hiddenCards: game % 2 === 0, turnCap: 60 }, {}, `secrets ${game}`);
      const dice = seededDice(seedFrom(`secrets ${game}`), 'bots');
      for (let [seat] = cardPirates.toAct(scene.state); seat !== undefined; [seat] = cardPirates.toAct(scene.state)) {
        scene.act(seat, pick(cardPirates.legal(scene.state, seat), dice));
        for (const event of scene.batch) {
          const audience = (event.secret ?? []).flatMap(({ to }) => to);
          if (audience.length > 0) expect(audience).toEqual(owners[event.type]?.(event as unknown as Told));
        }
        if (scene.state.phase === 'over') break;
        const { seats, stack, places } = scene.state;
        const down = places.flatMap((place) => place?.faceDown ?? []);
        for (const viewer of everybody) {
          const text = JSON.stringify(viewOf(scene, viewer));
          const hidden = [...stack, ...down, ...seats.flatMap(({ hand }, other) => (other === viewer ? [] : hand))];
          expect(hidden.filter((card) => text.includes(`"${card}"`))).toEqual([]);
        }
      }
    }
  });
});
