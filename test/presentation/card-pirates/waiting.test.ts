/** What one waits for while others sail and fight: their voyage is one beat, their battle short, and a glass opens for great things only. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Beat } from '../../../src/controller/beat.ts';
import type { Reel, Script, TablePicture } from '../../../src/controller/room.ts';
import { SceneController } from '../../../src/controller/scene-controller.ts';
import { human } from '../../../src/presentation/card-pirates/hand/human.ts';
import { planFor } from '../../../src/presentation/card-pirates/layout/plan.ts';
import { script } from '../../../src/presentation/card-pirates/score/score.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import type { Event, View } from '../../../src/rules/card-pirates/types.ts';
import { deskOf, tasteOf } from '../../app/quick-games.ts';
import { Desk } from '../../host/desk.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary'];
/** Seat of the person, who acts as a computer would. */
const own = 0;

interface Told {
  event: Event;
  beat: Beat;
  ms: number;
  /** Captains of the battle that the table is in, before the event. */
  battle: readonly number[] | null;
}

/** Plays games and tells them to one person at the table; gives every beat, and how long it took at Normal. */
async function told(people: readonly number[]): Promise<Told[]> {
  const all: Told[] = [];
  for (let n = 0; n < 6; n++) {
    const desk = new Desk(() => `${n}`.repeat(32));
    const opened = await desk.openDemo({
      game: 'card-pirates',
      seats: 4,
      options: { turnCap: 40 },
      seed: `waiting ${n}`,
      bots: ['monkey'],
      names,
    });
    if (!opened.ok) throw new Error(opened.refused.code);
    const room: TablePicture = { frame: frames.wide, onReshape: () => {}, show: () => {}, caption: () => {} };
    const reel: Reel = {
      play: async ({ length }, _, { factor }) => {
        all[all.length - 1].ms = length * factor;
      },
      wait: async () => {},
      skip: () => {},
      cut: () => {},
      pause: () => {},
    };
    const controller = new SceneController<View, Event>(room, reel, script as Script<View, Event>, names);
    controller.onFailure = (event, error) => {
      throw new Error(`The beat of ${event} failed: ${error}`);
    };
    let fight: readonly number[] | null = null;
    controller.onBeat = (event, beat) => {
      if (event.type === 'BattleJoined') fight = [event.attacker, event.defender];
      all.push({ event, beat, ms: 0, battle: fight });
      if (event.type === 'TurnEnded') fight = null;
    };
    controller.open(opened.batch.view as View);
    let { batch } = opened;
    for (;;) {
      // The allowance is as large as it can be each time: what is short here is short for what it is.
      if (people.length > 0) controller.decided(people);
      await controller.play({ events: batch.events as unknown as Event[], view: batch.view as View });
      const next = await desk.advance();
      if (!next) break;
      batch = next;
    }
  }
  return all;
}

/** Gives the sentences that a beat says, some of them after those before could be read. */
const sentences = ({ beat }: Told): string[] =>
  [beat.caption, ...beat.cues.map(({ say }) => say)].flatMap((said) => said?.map(({ text }) => text).join('') ?? []);

/** Lists the beats of every battle from the first broadside to the chart. */
function battles(all: readonly Told[]): Told[][] {
  const found: Told[][] = [];
  for (const each of all) {
    if (each.event.type === 'BattleJoined') found.push([]);
    if (each.battle) found[found.length - 1].push(each);
  }
  return found.filter((beats) => beats[beats.length - 1].event.type === 'TurnEnded');
}

describe('while others play', () => {
  let all: Told[];
  let demo: Told[];
  beforeAll(async () => {
    all = await told([own]);
    demo = await told([]);
  });

  it('another captain spends, sails and hauls in one beat of 2 s, which says one sentence', () => {
    const voyages = all.filter(({ event }) => event.type === 'CrewSpent' && event.seat !== own);
    expect(voyages.length).toBeGreaterThan(40);
    for (const each of voyages) {
      expect(each.ms).toBeLessThanOrEqual(2000.001);
      const [said, ...others] = sentences(each);
      expect(said).toMatch(/ spends \d+ and sails /);
      expect(others).toEqual([]);
    }
    const parts = all.filter(({ event }) => 'seat' in event && event.seat !== own).map(({ event }) => event.type);
    expect(parts).not.toContain('ShipSailed');
  });

  it('one’s own voyage takes its time, and so does everybody’s where nobody waits', () => {
    for (const beats of [all.filter(({ event }) => 'seat' in event && event.seat === own), demo]) {
      const spent = beats.filter(({ event }) => event.type === 'CrewSpent');
      const sailed = beats.filter(({ event }) => event.type === 'ShipSailed');
      expect(sailed.length).toBe(spent.length);
      expect(spent.length).toBeGreaterThan(15);
    }
    for (const { ms, beat } of demo) expect(ms).toBe(beat.length);
  });

  it('a battle of two others takes 4 s at most and still says how it ends; one’s own is told in full', () => {
    const sums = { own: 0, others: 0 };
    for (const beats of battles(all)) {
      const ms = beats.reduce((sum, each) => sum + each.ms, 0);
      if (beats[0].battle?.includes(own)) {
        sums.own++;
        expect(ms).toBeGreaterThan(8000);
        continue;
      }
      sums.others++;
      expect(ms).toBeLessThanOrEqual(4000.001);
      const said = beats.flatMap((each) => (sentences(each).length > 0 ? [each.event.type] : []));
      for (const type of ['BattleJoined', 'BattleRevealed', 'BattleResolved'] as const) expect(said).toContain(type);
      for (const each of beats) if (each.ms < 300) expect(sentences(each)).toEqual([]);
    }
    expect(sums.own).toBeGreaterThan(0);
    expect(sums.others).toBeGreaterThan(0);
  });

  it('a landing of another takes as long whether anything can be traded or not', () => {
    const landings = all.filter(({ event }) => event.type === 'IslandLanded' && event.seat !== own);
    expect(landings.length).toBeGreaterThan(10);
    expect(new Set(landings.map(({ ms }) => Math.round(ms))).size).toBe(1);
  });

  it('a glass opens for a storm, a trade and what is dug out of the sand, never for a card that is taken aboard at sea', () => {
    const opened = demo.filter(({ beat }) => beat.cues.some(({ effect }) => effect?.name === 'spyglass'));
    expect(new Set(opened.map(({ event }) => event.type))).toEqual(
      new Set(
        ['StormEntered', 'IslandExchanged', 'CardsDugUp'].filter((type) =>
          demo.some((each) => each.event.type === type),
        ),
      ),
    );
    const hauled = demo.filter(
      ({ event, beat }) => event.type === 'CardsDugUp' && !opened.some((each) => each.beat === beat),
    );
    expect(hauled.length).toBeGreaterThan(20);
    for (const each of hauled) expect(sentences(each)).toEqual([expect.stringMatching(/ aboard$/)]);
    for (const each of opened)
      if (each.event.type === 'CardsDugUp') expect(sentences(each)).toEqual([expect.stringMatching(/ digs up /)]);
  });
});

it.each([1, 2, 3, 4])(
  'the rail of one person among %d says after whom, and a medallion goes out for each who has acted',
  async (seats) => {
    const desk = deskOf(`rail ${seats}`);
    const opened = await desk.openMatch(tasteOf('card-pirates', seats, 1));
    if (!opened.ok) throw new Error(opened.refused.code);
    const view = opened.batch.view as View;
    for (const frame of Object.values(frames))
      for (let active = 0; active < seats; active++) {
        const before = { ...view, active };
        const rest = human.rest?.({ before, after: { ...before }, names, curtain: false, frame }) ?? [];
        const medallions = rest.filter(({ id }) => id.startsWith('rail:'));
        const others = Array.from({ length: seats - 1 }, (_, i) => i + 1);
        expect(medallions.map(({ id }) => id)).toEqual(others.map((seat) => `rail:${seat}`));
        expect(medallions.map(({ alpha }) => alpha < 1)).toEqual(others.map((seat) => active > 0 && seat < active));
        const said = rest.flatMap(({ props }) => (String(props.text).startsWith('You again') ? [props.text] : []));
        expect(said).toEqual(seats === 1 ? [] : [`You again after ${names[seats - 1]}`]);
        // The letters of the chart stand in the foot of its frame, and nothing of the hand lies on them.
        const { seas } = planFor(before, frame);
        for (const { y } of rest.filter(({ props }) => props.frame === 'pill-sea'))
          expect(y).toBeGreaterThanOrEqual(seas.y + seas.h + 4);
      }
  },
);
