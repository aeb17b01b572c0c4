/** Words and picture tell at the same moment: until the badge turns, the die lies and the ball falls nobody reads what it will be. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Beat, type Caption, lastWords } from '../../../src/controller/beat.ts';
import type { Reel, TablePicture } from '../../../src/controller/room.ts';
import { SceneController } from '../../../src/controller/scene-controller.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { script } from '../../../src/presentation/yellowbeard/score/score.ts';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact } from '../../../src/rules/game.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import type { Event, View } from '../../../src/rules/yellowbeard/types.ts';
import { plain } from '../../../src/words/message.ts';

const names = ['Anne', 'Bart', 'Calico'];

interface Told {
  event: Event;
  before: View;
  beat: Beat;
}

const tell = (event: Event, before: View): Told => {
  const after = script.tell(before, event);
  return { event, before, beat: script.beat(event, before, after, names, frames.wide) };
};

/** Public events of rounds in which captains look and fire and the pirate tries harbours as soon as he may. */
function* story(seed: string): Generator<Told> {
  const dice = seededDice(seedFrom(seed), 'deck');
  const choice = seededDice(seedFrom(seed), 'bots');
  const options = v.parse(yellowbeard.options, { turnLimit: 60, autoSetup: true, map: 'short-voyage' });
  let events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  const state = yellowbeard.setup(3, options, dice, {}, emit);
  let view: View = script.blank(yellowbeard.view(state, 'table'));
  for (;;) {
    for (const event of events.flatMap((each) => redact(each, 'table') ?? [])) {
      yield tell(event, view);
      view = script.tell(view, event);
    }
    events = [];
    const seat = yellowbeard.toAct(state)[0];
    if (seat === undefined) return;
    const actions = yellowbeard.legal(state, seat);
    const bold = actions.filter((a) => ['fire', 'load'].includes(a.type) || (a.type === 'sail' && a.tryHarbour));
    const looks = actions.filter(({ type }) => type === 'lookFirst');
    const from = bold.length > 0 ? bold : looks.length > 0 ? looks : actions;
    yellowbeard.play(state, seat, pick(from, choice), emit, dice);
  }
}

const all = Array.from({ length: 40 }, (_, n) => [...story(`moment ${n}`)]).flat();
const of = <T extends Event['type']>(type: T) =>
  all.filter((told): told is Told & { event: Extract<Event, { type: T }> } => told.event.type === type);

/** What is there to see and to hear before a moment, and the words. */
const until = (beat: Beat, at: number): unknown => [
  beat.caption,
  beat.cues.filter((cue) => cue.at < at).sort((a, b) => a.at - b.at),
];

/** When the beat says what the picture shows, and not before. */
function saysAt(beat: Beat): number {
  const { at, caption } = lastWords(beat);
  expect(at).toBeGreaterThan(0);
  expect(plain(caption ?? [])).not.toBe(plain(beat.caption ?? []));
  return at;
}

/** Two outcomes of one event are alike until the words are said, and part in the picture within one blink of it. */
function alike(one: Beat, other: Beat): void {
  const at = saysAt(one);
  expect(saysAt(other)).toBe(at);
  expect(until(other, at)).toEqual(until(one, at));
  const seen = (beat: Beat) => beat.cues.filter((cue) => !cue.say && cue.at <= at + 140).sort((a, b) => a.at - b.at);
  expect(seen(other)).not.toEqual(seen(one));
}

describe('words and picture', () => {
  it('turn with the badge of a harbour', () => {
    const tried = of('HarbourTested');
    expect(tried.length).toBeGreaterThan(3);
    for (const { event, before, beat } of tried)
      alike(beat, tell({ ...event, garrison: event.garrison === 'open' ? 'closed' : 'open' }, before).beat);
  });

  it('lie still with the die', () => {
    for (const { event, before, beat } of [...of('NavyDieRolled').slice(0, 60), ...of('RoleDieRolled').slice(0, 20)])
      alike(beat, tell({ ...event, value: (event.value % 6) + 1 }, before).beat);
  });

  it('fall with the ball', () => {
    const shots = of('SalvoFired').filter(({ event }) => event.result === 'splash');
    expect(shots.length).toBeGreaterThan(10);
    for (const { event, before, beat } of shots) {
      alike(beat, tell({ ...event, result: 'pirate' }, before).beat);
      const other = before.ships.findIndex((square, i) => square !== null && i + 1 !== event.ship);
      if (other < 0) continue;
      const ships = before.ships.map((square, i) => (i === other ? event.landing : square));
      const there = { ...before, ships };
      alike(tell(event, there).beat, tell({ ...event, result: 'navy' }, there).beat);
    }
  });

  it('rise with the brig, open with the lid, strike with the bow, clank with the chain', () => {
    const moments: Partial<Record<Event['type'], (cue: Beat['cues'][number]) => boolean>> = {
      PirateSighted: (cue) => cue.enter === 'pirate',
      TreasureStolen: (cue) => cue.set?.props.open === true,
      PirateRammed: (cue) => cue.sound?.name === 'impact',
      PirateTrapped: (cue) => cue.sound?.name === 'chain',
    };
    for (const [type, shows] of Object.entries(moments)) {
      const told = of(type as Event['type']);
      if (type !== 'PirateTrapped') expect(told.length, type).toBeGreaterThan(0);
      for (const { beat } of told) expect(beat.cues.find(shows)?.at, type).toBe(saysAt(beat));
    }
  });

  it('that a beat says on its way are there when it is skipped or cut short', async () => {
    const { event, before } = of('HarbourTested')[0];
    const said: string[] = [];
    const frame = frames.wide;
    const caption = (words: Caption | null) => said.push(plain(words ?? []));
    const room: TablePicture = { frame, onReshape: () => {}, show: () => {}, caption };
    const now = () => Promise.resolve();
    const reel: Reel = { play: now, wait: now, skip: () => {}, cut: () => {}, pause: () => {} };
    const view = script.tell(before, event);
    for (const skipped of [false, true]) {
      const controller = new SceneController(room, reel, script, names);
      controller.show(before);
      const playing = controller.play({ events: [event], view });
      if (skipped) controller.skip();
      await playing;
      expect(said.at(-1)).toMatch(event.garrison === 'open' ? /opens/ : /turns the pirate away/);
    }
  });
});

describe('a tie for the black flag', () => {
  /** Up to the die that makes the tie: everybody's dice in the order of the seats. */
  function rolled(dice: readonly number[], seats: number): Told {
    const state = yellowbeard.setup(
      seats,
      v.parse(yellowbeard.options, {}),
      seededDice(seedFrom('tie'), 'deck'),
      {},
      () => {},
    );
    let view: View = script.blank(yellowbeard.view(state, 'table'));
    for (const [seat, value] of dice.slice(0, -1).entries())
      view = script.tell(view, { type: 'RoleDieRolled', seat, value });
    return tell({ type: 'RoleDieRolled', seat: dice.length - 1, value: dice[dice.length - 1] }, view);
  }
  const said = ({ beat }: Told) => beat.cues.flatMap(({ at, say }) => (say ? [{ at, text: plain(say) }] : []));
  /** What stands on a captain's row until then. */
  const shown = ({ before, beat }: Told, seat: number, until: number) =>
    beat.cues
      .filter(({ at, set }) => set?.piece === `seat:${seat}` && at < until)
      .sort((a, b) => a.at - b.at)
      .reduce(
        (_, { set }) => set?.props?.square,
        script.layout(before, names, frames.wide).get(`seat:${seat}`)?.props.square,
      );

  it.each([
    [[6, 6], [0, 1], 6, 'Bart rolls 6. Anne and Bart tie at 6: they roll again'],
    [[3, 6, 6], [1, 2], 6, 'Calico rolls 6. Bart and Calico tie at 6: they roll again'],
    [[5, 5, 2], [0, 1], 5, 'Calico rolls 2. Anne and Bart tie at 5: they roll again'],
    [[4, 4, 4], [0, 1, 2], 4, 'Calico rolls 4. Anne, Bart and Calico tie at 4: they roll again'],
  ])('%j is told, with the dice still lying there and time to read', (dice, tied, value, sentence) => {
    const told = rolled(dice, dice.length);
    const words = said(told);
    expect(words.map(({ text }) => text)).toContain(sentence);
    const { at } = words.find(({ text }) => text === sentence)!;
    for (const seat of tied) expect(shown(told, seat, at + 2000), `seat ${seat}`).toBe(String(value));
    expect(told.beat.length - at).toBeGreaterThan(2000);
    // Then the table is as it is told: they are to roll.
    const after = script.layout(script.tell(told.before, told.event), names, frames.wide);
    for (const seat of tied) {
      expect(after.get(`seat:${seat}`)?.props.square).toBe('');
      expect(shown(told, seat, Number.POSITIVE_INFINITY)).toBe('');
    }
  });

  it('is none as long as somebody has yet to roll, or one is ahead', () => {
    for (const [dice, seats] of [
      [[6, 6], 3],
      [[6, 5], 2],
      [[2, 2, 6], 3],
    ] as const)
      expect(
        said(rolled(dice, seats))
          .map(({ text }) => text)
          .join(),
      ).not.toMatch(/tie/);
  });
});
