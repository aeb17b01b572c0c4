/**
 * An evening at the house in Node, with the true host: from the title to a game and back. The page's tests show the same
 * for pictures and devices; here it is the order of things.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseThree } from './loads.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

/** Two people sail with Treasure Fleet; the curtain of the first is closed. */
async function sailTogether(people = 2): Promise<SilentHouse> {
  const house = await openSilentHouse();
  await house.tap('game:treasure-fleet');
  await house.untilAsked();
  for (let seat = 1; seat < people; seat++) await house.tap(`person:${seat}`);
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('reveal'));
  return house;
}

const isOpen = (ids: readonly string[]) => ids.some((id) => /^(ship|card)\|/.test(id));

describe('from the title', () => {
  it('no table of before is laid again when letters grow: its pictures may have left', async () => {
    const house = await openSilentHouse();
    await house.pass(21_000, 100);
    await house.pass(3000, 100);
    expect(house.scene.cast.table.size).toBeGreaterThan(0);
    house.touch({ x: 800, y: 500 });
    await house.untilAsked((ids) => ids.includes('sail'));
    const lying = house.scene.cast.table;
    house.scene.cast.reshape();
    expect(house.scene.cast.table).toBe(lying);
    await house.key({ kind: 'back' });
    await house.tap('settings');
    await house.tap('large:on');
    house.scene.cast.reshape();
    expect(house.scene.cast.table.size).toBe(0);
  });

  it('to the set-up, to sea, behind the curtain, to the pause and back, and on from the title', async () => {
    const house = await openSilentHouse();
    expect(house.ids()).toContain('game:korsar');
    expect(house.ids()).not.toContain('resume');
    await house.tap('game:treasure-fleet');
    expect(await house.untilAsked()).toContain('sail');
    await house.tap('person:1');
    await house.tap('sail');
    await house.untilAsked((ids) => ids.includes('reveal'));
    expect(house.desk.lookedAt).toBeNull();

    await house.tap('reveal');
    expect(house.desk.lookedAt).toBe(0);
    expect(house.ids()).toContain('hide');
    // Nothing of the open table lies on a private screen.
    expect(house.ids()).not.toContain('pause');
    await house.tap('hide');
    expect(house.ids()).toContain('reveal');
    expect(house.desk.lookedAt).toBeNull();

    await chooseThree(house);
    await house.tap('ready');
    // The other one's curtain, and the host has the private view back.
    expect(await house.untilAsked()).toContain('reveal');
    expect(house.desk.lookedAt).toBeNull();

    await house.tap('pause');
    expect(house.ids()).toEqual(expect.arrayContaining(['stay', 'settings', 'rules', 'log', 'undo', 'leave']));
    await house.tap('stay');
    expect(house.ids()).toContain('reveal');

    await house.tap('pause');
    await house.tap('leave');
    expect(await house.untilAsked()).toContain('resume');
    await house.tap('resume');
    expect(await house.untilAsked()).toContain('reveal');
    await chooseThree(house);
  });

  it('an unfinished choice is kept by the host while nobody looks, and by nobody on the page', async () => {
    const house = await sailTogether();
    await house.tap('reveal');
    await house.tap(house.ids().find((id) => id.startsWith('deck|'))!);
    const berths = () => house.ids().filter((id) => id.startsWith('berth|')).length;
    expect(berths()).toBe(1);
    await house.tap('hide');
    expect(house.ids()).toContain('reveal');
    await house.tap('reveal');
    expect(berths()).toBe(1);
  });

  it('taking back leads to the table before, from the table and from the pause', async () => {
    const house = await openSilentHouse();
    await house.tap('game:treasure-fleet');
    for (const press of ['count:2', 'person:1', 'sail']) await house.tap(press);
    for (let seat = 0; seat < 2; seat++) {
      await house.untilAsked((ids) => ids.includes('reveal'));
      await chooseThree(house);
      // What was loaded is not taken back: the next one is to look.
      await house.tap('ready');
    }
    const ends = async () => (await house.desk.story())?.ends.length ?? 0;
    const ships = async () => (await house.untilAsked(isOpen)).filter((id) => id.startsWith('ship|'));
    const [before, [, ship]] = [await ends(), await ships()];
    const deeds = () => {
      const { playing } = house.shell;
      return JSON.stringify(playing && 'controller' in playing ? (playing.controller.known?.deeds ?? null) : null);
    };
    const done = deeds();
    for (const way of [['undo'], ['pause', 'undo']]) {
      // The grey pirate is placed on the open table.
      await house.tap(ship);
      await house.untilAsked();
      expect(await ends(), way.join()).toBe(before + 1);
      expect(deeds(), way.join()).not.toBe(done);
      for (const press of way) await house.tap(press);
      expect(await ships(), way.join()).toContain(ship);
      expect(await ends(), way.join()).toBe(before);
      // What was taken back is not told of on a plate any more.
      expect(deeds(), way.join()).toBe(done);
      // Nothing is left to be taken back: there is no button for it, and the pause says why.
      expect(house.ids(), way.join()).not.toContain('undo');
      await house.tap('pause');
      await house.tap('undo');
      expect(house.scene.over.has('refusal:words'), way.join()).toBe(true);
      await house.tap('stay');
    }
  });

  it('the address opens a set-up at once, and leads back to the title', async () => {
    const house = await openSilentHouse({ query: '?game=korsar' });
    expect(await house.untilAsked()).toContain('sail');
    await house.key({ kind: 'back' });
    expect(house.ids()).toContain('game:korsar');
  });

  it('boards close back to the screen that opened them', async () => {
    const house = await sailTogether();
    await house.tap('pause');
    for (const board of ['settings', 'rules', 'log']) {
      await house.tap(board);
      expect(house.ids(), board).toContain('close');
      expect(house.ids(), board).not.toContain('leave');
      await house.tap('close');
      expect(house.ids(), board).toContain('leave');
    }
    await house.tap('stay');
    expect(house.ids()).toContain('reveal');
  });
});

describe('left alone', () => {
  it('the title becomes a demo and a press leads to the set-up of its game, and back to the title', async () => {
    const house = await openSilentHouse();
    expect(house.prompter.secondsLeft).toBe(20);
    await house.pass(19_000, 500);
    expect(house.prompter.secondsLeft).toBe(1);
    expect(house.shell.playing).toBeNull();
    await house.pass(1000, 500);
    await house.pass(2000);
    expect(house.prompter.hands).toBeNull();
    expect(house.shell.playing).not.toBeNull();
    expect(house.scene.cast.table.size).toBeGreaterThan(5);
    expect(house.scene.reel.beats).toBeGreaterThan(0);
    house.touch({ x: 900, y: 500 });
    expect(await house.untilAsked()).toEqual(expect.arrayContaining(['sail', 'option:storms']));
    expect(house.shell.playing).toBeNull();
    await house.key({ kind: 'back' });
    await house.untilAsked((ids) => ids.includes('game:korsar'));
  });

  it('any hand on anything begins the time anew', async () => {
    const house = await openSilentHouse();
    await house.pass(15_000, 500);
    await house.key({ kind: 'move', direction: 'down' });
    await house.pass(15_000, 500);
    expect(house.prompter.hands).not.toBeNull();
    expect(house.prompter.secondsLeft).toBe(5);
  });

  it('a hand is covered after its time, and nothing is chosen', async () => {
    const house = await sailTogether();
    await house.tap('reveal');
    await house.pass(19_000, 500);
    expect(house.desk.lookedAt).toBe(0);
    await house.pass(1500, 500);
    expect(house.desk.lookedAt).toBeNull();
    expect(house.ids()).toContain('reveal');
  });

  it('an open question waits for good', async () => {
    const house = await sailTogether();
    expect(house.prompter.secondsLeft).toBeNull();
    await house.pass(1_200_000, 10_000);
    expect(house.ids()).toContain('reveal');
  });

  it('boards close one after the other, and the pause stays', async () => {
    const house = await sailTogether();
    await house.tap('pause');
    for (const board of ['settings', 'rules', 'log']) {
      await house.tap(board);
      await house.pass(119_000, 1000);
      expect(house.ids(), board).toContain('close');
      await house.pass(2000, 1000);
      expect(house.ids(), board).toContain('leave');
    }
  });
});

describe('refusals', () => {
  it('a closed button says why; the sentence goes after its time and the screen stays', async () => {
    const house = await sailTogether();
    await house.tap('pause');
    const undo = house.prompter.picker.offered.find(({ id }) => id === 'undo');
    expect(undo?.refusal).toMatch(/\w{3}/);
    await house.key({ kind: 'move', direction: 'down' });
    await house.tap('undo');
    const said = () => house.scene.over.has('refusal:words');
    expect(said()).toBe(true);
    expect(house.words).toContain(undo?.refusal);
    await house.pass(12_000, 500);
    expect(said()).toBe(false);
    expect(house.ids()).toContain('leave');
  });

  it('what was refused in the open is not there behind the curtain', async () => {
    const house = await sailTogether();
    house.prompter.refuse('Something was wrong.');
    expect(house.scene.over.has('refusal:words')).toBe(true);
    await house.tap('reveal');
    expect(house.desk.lookedAt).toBe(0);
    expect(house.scene.over.has('refusal:words')).toBe(false);
  });
});

describe('what is private goes', () => {
  it('when the window is left, and the last picture is drawn without it', async () => {
    const house = await sailTogether();
    await house.tap('reveal');
    expect(house.scene.over.size).toBeGreaterThan(0);
    house.window.leave();
    // In the same moment: no frame may follow.
    expect(house.scene.drawnAtOnce.map((table) => table.size)).toEqual([0]);
    expect(house.prompter.picker.offered).toEqual([]);
    await house.settle();
    expect(house.desk.lookedAt).toBeNull();
    expect(house.ids()).toContain('reveal');
  });

  it('when the window is turned, and not when it only grows', async () => {
    const house = await sailTogether();
    await house.tap('reveal');
    house.scene.overlay.onReshape();
    expect(house.desk.lookedAt).toBe(0);
    expect(house.ids()).toContain('hide');
    house.window.upright = true;
    house.scene.overlay.onReshape();
    await house.settle();
    expect(house.desk.lookedAt).toBeNull();
    expect(house.ids()).toContain('reveal');
  });

  it('a hand that comes after the window was left is never shown', async () => {
    const house = await sailTogether();
    const shown: string[][] = [];
    const { overlay } = house.scene;
    const show = overlay.show.bind(overlay);
    overlay.show = (table) => {
      shown.push([...table.keys()]);
      show(table);
    };
    house.gate.hold();
    await house.tap('reveal');
    expect(house.gate.held).toBe(1);
    house.window.leave();
    shown.length = 0;
    house.gate.release();
    await house.untilAsked((ids) => ids.includes('reveal'));
    expect(house.desk.lookedAt).toBeNull();
    expect(shown.flat().filter((id) => id.startsWith('deck|'))).toEqual([]);
    // The same, without anybody leaving: then it is shown.
    await house.tap('reveal');
    expect(shown.flat().filter((id) => id.startsWith('deck|')).length).toBeGreaterThan(0);
  });

  it('with a button that is held: as soon as it is let go, also before the hand has come', async () => {
    const house = await openSilentHouse({ settings: { hold: true } });
    await house.tap('game:treasure-fleet');
    await house.untilAsked();
    await house.tap('person:1');
    await house.tap('sail');
    await house.untilAsked((ids) => ids.includes('reveal'));
    const grip = (on: boolean) => house.hands.onHold('pad 0 h4', on, null);
    // A press is no hold, and says how it is done.
    await house.key({ kind: 'confirm' });
    expect(house.desk.lookedAt).toBeNull();
    expect(house.scene.over.has('refusal:words')).toBe(true);

    expect(grip(true)).toBe(true);
    await house.settle();
    expect(house.desk.lookedAt).toBe(0);
    expect(house.ids()).toContain('hide');
    grip(false);
    await house.settle();
    expect(house.desk.lookedAt).toBeNull();

    house.gate.hold();
    grip(true);
    await house.settle();
    grip(false);
    house.gate.release();
    expect(await house.untilAsked()).toContain('reveal');
    expect(house.desk.lookedAt).toBeNull();
  });

  it('the sound of hands: heard in the open, not behind the curtain', async () => {
    const house = await sailTogether();
    await house.tap('reveal');
    const plays = () => house.sound.calls.filter(([name]) => name === 'play').length;
    const before = plays();
    await house.tap(house.ids().find((id) => id.startsWith('deck|'))!);
    await house.key({ kind: 'move', direction: 'left' });
    await house.key({ kind: 'move', direction: 'right' });
    expect(house.desk.lookedAt).toBe(0);
    expect(plays()).toBe(before);
    await house.tap('hide');
    await house.tap('pause');
    expect(plays()).toBeGreaterThan(before + 1);
  });
});

describe('while the host is waited for', () => {
  it('the pause that was pressed opens as soon as somebody is asked again', async () => {
    const house = await sailTogether();
    house.gate.hold();
    await house.tap('reveal');
    await house.key({ kind: 'back' });
    expect(house.prompter.hands).toBeNull();
    house.gate.release();
    expect(await house.untilAsked()).toContain('leave');
    expect(house.desk.lookedAt).toBeNull();
    await house.tap('stay');
    expect(house.ids()).toContain('reveal');
  });

  it('what was pressed on the place that waits counts there once', async () => {
    const house = await sailTogether();
    await chooseThree(house);
    await house.tap('ready');
    await house.untilAsked((ids) => ids.includes('reveal'));
    await chooseThree(house);
    house.gate.hold();
    await house.tap('ready');
    house.gate.release();
    expect(isOpen(await house.untilAsked(isOpen))).toBe(true);
  });
});

describe('the story', () => {
  it('is skipped by a press, and stands still as long as the pause lies over it', async () => {
    const house = await openSilentHouse({ settings: { speed: 'calm' } });
    await house.tap('game:treasure-fleet');
    await house.tap('sail');
    // Somebody is told what happens; nobody is asked.
    for (let frames = 0; house.scene.reel.beats < 2 && frames < 200; frames++) await house.pass(50);
    expect(house.prompter.hands).toBeNull();
    await house.key({ kind: 'back' });
    expect(house.ids()).toContain('leave');
    expect(house.scene.reel.isPaused).toBe(true);
    const { beats } = house.scene.reel;
    await house.pass(30_000, 500);
    expect(house.scene.reel.beats).toBe(beats);
    await house.tap('stay');
    expect(house.scene.reel.isPaused).toBe(false);
    const asked = house.prompter.clock;
    house.touch({ x: 900, y: 500 });
    await house.untilAsked();
    expect(house.prompter.clock - asked).toBeLessThan(1000);
  });
});
