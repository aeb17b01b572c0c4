/** A visitor at a table that nobody looks after, in the built page: presses what lies there, waits, walks away. */
import type { Page, Request } from 'playwright-core';
import { type Dice, pick } from '../../src/rules/dice.ts';
import { hands, idleFrame, pass } from '../page/hands.ts';
import { type Pads, pads } from '../page/pads.ts';

/** Milliseconds of the page's clock within which whatever somebody waits for must have come. */
const patience = 600_000;

/** Milliseconds between two looks. */
const glance = 250;

/** Presses after which a game that is played by chance ought to be over. */
const mostPresses = 3000;

/** What leads away from a choice, or does not end it. */
const besides = ['explain', 'pause', 'undo', 'last-round', 'aid', 'hide', 'advice'];

/** Tells whether another game is offered. */
export const isOver = (ids: readonly string[]): boolean => ids.includes('again') && !ids.includes('pause');

export class Visitor {
  readonly page: Page;
  readonly held: Pads;
  private readonly dice: Dice;
  /** Requests of the page that are not answered yet. */
  private readonly fetching = new Set<Request>();
  /** Milliseconds of the page's clock that have passed since it was opened. */
  passed = 0;

  private constructor(page: Page, held: Pads, dice: Dice) {
    this.page = page;
    this.held = held;
    this.dice = dice;
    page.on('request', (request) => this.fetching.add(request));
    page.on('requestfinished', (request) => this.fetching.delete(request));
    page.on('requestfailed', (request) => this.fetching.delete(request));
  }

  /** Readies a page that is not open yet; its two gamepads lie unplugged. */
  static async at(page: Page, dice: Dice): Promise<Visitor> {
    return new Visitor(page, await pads(page, 2), dice);
  }

  /** Gives a number from 0 below `n`. */
  below(n: number): number {
    return this.dice.below(n);
  }

  async pass(ms: number, frame?: number): Promise<void> {
    await pass(this.page, ms, frame);
    this.passed += ms;
  }

  /** Lets time pass in which nobody does anything. */
  rest(ms: number): Promise<void> {
    return this.pass(ms, idleFrame);
  }

  async ids(): Promise<string[]> {
    return (await hands(this.page))?.targets.map(({ id }) => id) ?? [];
  }

  /** Waits until somebody is asked something like this; gives what can be chosen. */
  async until(fits: (ids: readonly string[]) => boolean, what: string): Promise<string[]> {
    for (let ms = 0; ms <= patience; ms += glance) {
      const ids = await this.ids();
      if (ids.length > 0 && fits(ids)) return ids;
      await this.rest(glance);
    }
    throw new Error(`${what} did not come; there is ${(await this.ids()).join(', ') || 'nothing to choose'}.`);
  }

  /** Waits for a target and presses it; a name that ends with a colon or a bar stands for the first one that begins so. */
  async tap(name: string): Promise<void> {
    const isIt = (id: string) => id === name || (/[:|]$/.test(name) && id.startsWith(name));
    await this.until((ids) => ids.some(isIt), name);
    const { targets, at } = (await hands(this.page))!;
    const { x, y, w, h } = targets.find(({ id }) => isIt(id))!;
    await this.page.mouse.click(at.x + (x + w / 2) * at.scale, at.y + (y + h / 2) * at.scale);
    await this.pass(450);
  }

  async taps(...names: string[]): Promise<void> {
    for (const name of names) await this.tap(name);
  }

  async key(name: string): Promise<void> {
    await this.page.keyboard.press(name);
    await this.pass(100);
  }

  /** Presses by chance what can be chosen, so often or until another game is offered. */
  async play(presses = mostPresses): Promise<void> {
    for (let n = 0; n < presses; n++) {
      const ids = await this.until(() => true, 'A question');
      if (isOver(ids)) return;
      const all = (await hands(this.page))?.targets as { id: string; refusal?: string }[] | undefined;
      const free = (all ?? []).filter(({ id, refusal }) => !refusal && !besides.includes(id));
      if (free.length === 0) await this.rest(glance);
      else await this.tap(pick(free, this.dice).id);
    }
    if (presses === mostPresses) throw new Error('A game has no end.');
  }

  /** Tells whether the games are shown to nobody. */
  get isAway(): Promise<boolean> {
    return this.page.evaluate(() => document.documentElement.dataset.table === 'demo');
  }

  /** Walks away: gives the milliseconds after which the games are shown. */
  async leave(): Promise<number> {
    let ms = 0;
    for (; !(await this.isAway); ms += 1000) {
      if (ms > patience) throw new Error(`Nobody is there, and yet there lies ${(await this.ids()).join(', ')}.`);
      await this.rest(1000);
      // What is fetched takes time of the machine, in which the page's clock would run far ahead.
      while (this.fetching.size > 0) await this.page.waitForTimeout(glance / 10);
    }
    return ms;
  }

  /** Touches the table while it shows games, and goes back from the set-up of what was shown to the title. */
  async take(): Promise<void> {
    if (await this.isAway) {
      await this.page.mouse.click(480, 270);
      await this.pass(150);
    }
    await this.toTitle();
  }

  /** Goes back until the title lies there. */
  async toTitle(): Promise<void> {
    for (let times = 0; times < 20; times++) {
      const ids = await this.until(() => true, 'A screen');
      if (ids.includes('credits')) return;
      await this.key('Escape');
      await this.pass(400);
    }
    throw new Error('There is no way back to the title.');
  }
}
