/**
 * Scripts of people who unplug, swap and hold gamepads in the middle of a game, drawn by chance, for the house in Node and
 * for the built page alike. Whoever sits where is kept here as people would keep it: by the pad in their hands. After every
 * step each pad is tried: it moves the focus when its captain is asked, and never otherwise.
 */
import { expect } from 'vitest';
import { type Dice, pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { HeldPad, PadButton, Script, ScriptTable, Tally } from './pad-table.ts';

const directions = ['up', 'down', 'left', 'right'] as const;
/** Buttons that choose nothing by themselves; people hold them while a cable is pulled. */
const idle: readonly PadButton[] = [...directions, 'shoulder', 'trigger'];
/** Whatever leads away from the choice, or does not end it. */
const besides = ['explain', 'pause', 'undo', 'last-round', 'aid', 'hide', 'skip'];

interface Captain extends HeldPad {
  /** Seat of whoever holds it; null for a pad that nobody has. */
  seat: number | null;
  /** There is another one of the same make, so it always comes back to its own place. */
  twin: boolean;
}

export class PadScript {
  readonly tally: Tally = { plugs: 0, tried: 0 };
  private readonly table: ScriptTable;
  private readonly script: Script;
  private readonly dice: Dice;
  private readonly pads: Captain[];
  /** Seats whose pads nobody waits for any more: others help out there until they are back. */
  private readonly excused = new Set<number>();
  /** Seat that is asked, where it was found by trying. */
  private found: number | null = null;
  private readonly log: string[] = [];

  constructor(table: ScriptTable, script: Script) {
    this.table = table;
    this.script = script;
    this.dice = seededDice(seedFrom(script.name), 'effects');
    const seated = script.shared ? 1 : script.people;
    const spare = this.dice.below(3) > 0 ? 1 : 0;
    const makes =
      this.dice.below(2) === 0 ? ['red', 'blue', 'green', 'white', 'black'] : ['red', 'red', 'blue', 'blue', 'green'];
    this.pads = Array.from({ length: seated + spare }, (_, index) => ({
      id: makes[index],
      index,
      connected: true,
      held: new Set<PadButton>(),
      seat: null,
      twin: false,
    }));
    for (const pad of this.pads) pad.twin = this.pads.some((other) => other !== pad && other.id === pad.id);
  }

  /** Plays the script; what went before is told where something is wrong. */
  async run(): Promise<Tally> {
    try {
      await this.begin();
      for (let step = 0; step < this.script.steps; step++) await this.step();
    } catch (error) {
      throw new Error(
        `${this.script.name}: ${this.log.join(', ')}.\n${error instanceof Error ? error.message : error}`,
      );
    }
    return this.tally;
  }

  private async begin(): Promise<void> {
    const { table, script, pads } = this;
    await table.show(pads);
    await table.finger(`count:${script.people}`);
    if (script.shared) for (let seat = 1; seat < script.people; seat++) await table.finger(`person:${seat}`);
    // They sit down in whatever order they press.
    const order = script.shared ? [0] : this.shuffled(Array.from({ length: script.people }, (_, pad) => pad));
    for (const [seat, pad] of order.entries()) {
      pads[pad].seat = seat;
      await this.press(pads[pad], seat === 0 ? 'left' : 'south');
    }
    this.log.push(`pads ${pads.map(({ id, seat }) => `${id}:${seat}`).join(' ')}`);
    await this.press(pads[pick(order, this.dice)], 'menu');
    await table.untilAsked();
    expect((await table.now()).ids, 'the game has begun').not.toContain('sail');
    await this.tryAll();
  }

  private async step(): Promise<void> {
    const kind = this.dice.below(6);
    if (kind === 0) await this.unplug();
    else if (kind === 1) await this.plugIn();
    else if (kind === 2) await this.swap();
    else if (kind === 3) await this.goOn();
    else if (kind === 4) await this.hold();
    else await this.stillness();
    await this.settle();
    expect(this.table.stuck(), 'what is held by nobody').toEqual([]);
    await this.tryAll();
  }

  /** Pulls one or several cables, while some of the buttons are held. */
  private async unplug(): Promise<void> {
    const gone = this.pads.filter(({ connected }) => connected && this.dice.below(2) === 0);
    for (const pad of gone) Object.assign(pad, { connected: false });
    this.log.push(`unplug ${gone.map(({ index }) => index)}`);
    this.tally.plugs += gone.length;
    // The hands stay on the buttons, or not.
    for (const pad of gone) if (this.dice.below(2) === 0) pad.held.clear();
    await this.table.show(this.pads);
  }

  private async plugIn(): Promise<void> {
    const back = this.pads.filter(({ connected }) => !connected && this.dice.below(3) > 0);
    for (const pad of this.shuffled(back)) this.connect(pad);
    this.log.push(`plug in ${back.map(({ id, index }) => `${id}@${index}`)}`);
    await this.showUnpressed();
  }

  /** Puts the pads as they are now: a button that is held while its pad is plugged in is not pressed. */
  private async showUnpressed(): Promise<void> {
    const before = await this.table.now();
    await this.table.show(this.pads);
    const { ids, focus } = await this.table.now();
    if (ids.join() === before.ids.join()) expect(focus, 'nobody has pressed anything').toBe(before.focus);
  }

  /** Puts a pad where there is room: at its own place where it has a twin. */
  private connect(pad: Captain): void {
    this.tally.plugs++;
    const kept = this.pads
      .filter((other) => other !== pad && (other.connected || other.twin))
      .map(({ index }) => index);
    const free = [0, 1, 2, 3, 4, 5, 6, 7].filter((index) => !kept.includes(index));
    Object.assign(pad, { connected: true, index: pad.twin ? pad.index : pick(free, this.dice) });
  }

  /** Two pads are out and in again between two frames, each where the other one was. */
  private async swap(): Promise<void> {
    const [a, b] = this.shuffled(this.pads.filter(({ connected, twin }) => connected && !twin));
    if (!b) return;
    [a.index, b.index] = [b.index, a.index];
    // Whoever plugs a pad in has it in their hand.
    for (const pad of [a, b]) if (this.dice.below(2) === 0) pad.held.add(pick(directions, this.dice));
    this.tally.plugs += 2;
    this.log.push(`swap ${a.id}@${a.index} ${b.id}@${b.index}`);
    await this.showUnpressed();
  }

  /** Somebody takes a button and does not let go; it may be in the very moment of a cable. */
  private async hold(): Promise<void> {
    const pad = pick(this.pads, this.dice);
    const button = pick(idle, this.dice);
    // A pad without a seat that is pressed sits down where nobody waits for another one; see pads-seats.test.ts.
    if (pad.seat === null && this.excused.size > 0) return;
    pad.held.add(button);
    if (this.dice.below(2) === 0) pad.connected = false;
    this.log.push(`hold ${pad.id} ${button}${pad.connected ? '' : ' and unplug'}`);
    await this.table.show(this.pads);
  }

  /** People choose something with a finger, which is everybody's. */
  private async goOn(): Promise<void> {
    const { table } = this;
    this.log.push('go on');
    for (let presses = 2 + this.dice.below(4); presses > 0; presses--) {
      const { ids, free } = await table.now();
      const useful = free.filter((id) => !besides.includes(id));
      if (ids.join() === 'goOn' || ids.includes('again') || useful.length === 0) return;
      await table.finger(pick(useful, this.dice));
      await table.untilAsked();
      this.found = null;
    }
  }

  /** Nobody does anything; whatever is held is held. */
  private async stillness(): Promise<void> {
    const before = await this.table.now();
    await this.table.pass(1500);
    expect(await this.table.now(), 'nobody has pressed anything').toEqual(before);
  }

  /** Until somebody can choose: where the table waits for a pad, it comes back, or another way is found. */
  private async settle(): Promise<void> {
    const { table } = this;
    await table.untilAsked();
    for (let tries = 0; (await table.now()).ids.join() === 'goOn'; tries++) {
      expect(tries, 'the table waits for good').toBeLessThan(5);
      const asked = await table.asked();
      const missing = this.pads.filter(({ seat, connected }) => seat !== null && !connected);
      expect(missing.length, 'a pad is waited for, and all are here').toBeGreaterThan(0);
      const spare = this.pads.find(({ seat, connected }) => seat === null && connected);
      const known = asked ?? (missing.length === 1 ? missing[0].seat : null);
      const way = this.dice.below(3);
      if (way === 0 && spare && known !== null) {
        const lost = missing.find(({ seat }) => seat === known);
        expect(lost, 'the pad of whoever is asked is away').toBeDefined();
        this.log.push(`${spare.id} takes the place of ${lost!.id}`);
        [spare.seat, lost!.seat] = [lost!.seat, null];
        await this.press(spare, 'south');
      } else if (way === 1 && asked !== null) {
        this.log.push(`without the pad of ${asked}`);
        await table.finger('goOn');
        this.excused.add(asked);
      } else {
        for (const pad of missing) this.connect(pad);
        this.log.push(`back ${missing.map(({ id, index }) => `${id}@${index}`)}`);
        await table.show(this.pads);
      }
      await table.untilAsked();
    }
  }

  /** Tries every pad that is here: those of whoever is asked move the focus, the others do not. */
  private async tryAll(): Promise<void> {
    const { ids } = await this.table.now();
    if (ids.length < 2 || ids.includes('again') || ids.includes('goOn')) return;
    const asked = (await this.table.asked()) ?? this.found;
    for (const { seat, connected } of this.pads) if (connected && seat !== null) this.excused.delete(seat);
    if (this.excused.has(this.script.shared ? 0 : (asked ?? -1))) return;
    const moved: Captain[] = [];
    for (const pad of this.shuffled(this.pads.filter(({ connected }) => connected))) {
      this.tally.tried++;
      if (await this.moves(pad)) moved.push(pad);
    }
    if (this.script.shared) expect(moved.map(({ seat }) => seat)).toEqual(this.here(0));
    else if (asked === null) {
      // Only one seat is asked; from now on it is known which.
      expect(new Set(moved.map(({ seat }) => seat)).size, 'exactly one captain is asked').toBe(1);
      this.found = moved[0].seat;
      expect(this.found, 'a pad without a seat moves nothing').not.toBeNull();
    } else
      expect(
        moved.map(({ seat }) => seat),
        `the pads that move something while captain ${asked} is asked`,
      ).toEqual(this.here(asked));
  }

  /** Gives the seat where its pad is plugged in. */
  private here(seat: number): number[] {
    return this.pads.some((pad) => pad.seat === seat && pad.connected) ? [seat] : [];
  }

  private async moves(pad: Captain): Promise<boolean> {
    const { focus } = await this.table.now();
    // What a thumb lies on already cannot be pressed; where nothing else leads on, it lets go.
    for (const isFree of [(direction: PadButton) => !pad.held.has(direction), () => true]) {
      for (const direction of directions.filter(isFree)) {
        await this.press(pad, direction);
        if ((await this.table.now()).focus !== focus) return true;
      }
      for (const direction of directions) pad.held.delete(direction);
    }
    return false;
  }

  private async press(pad: Captain, button: PadButton): Promise<void> {
    pad.held.add(button);
    await this.table.show(this.pads);
    pad.held.delete(button);
    await this.table.show(this.pads);
  }

  private shuffled<T>(all: readonly T[]): T[] {
    const left = [...all];
    const mixed: T[] = [];
    while (left.length > 0) mixed.push(...left.splice(this.dice.below(left.length), 1));
    return mixed;
  }
}
