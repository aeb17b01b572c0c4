/** The table of Treasure Fleet, without pictures: every event has its beat on every shape, with sounds and pictures there. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { frames as shapes } from '../../../src/presentation/shapes.ts';
import { script } from '../../../src/presentation/treasure-fleet/score/score.ts';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact } from '../../../src/rules/game.ts';
import { treasureFleet } from '../../../src/rules/treasure-fleet/game.ts';
import type { Event, View } from '../../../src/rules/treasure-fleet/types.ts';
import { cues as sounds } from '../../../src/stage/sound/cues.ts';
import { times } from '../../how-much.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward'];
const pictures = new Set(
  ['common', 'treasure-fleet', 'shell', 'sails'].flatMap((pack) =>
    Object.keys(JSON.parse(readFileSync(`assets/${pack}/baked/pack.json`, 'utf8')).frames),
  ),
);

/** Every event of a random game with the views around it, as the room is told it. */
function* story(seats: number, seed: string) {
  const dice = seededDice(seedFrom(seed), 'deck');
  const choice = seededDice(seedFrom(seed), 'bots');
  const options = v.parse(treasureFleet.options, { storms: true, cursedShips: true, scoreNeutral: seats === 2 });
  let events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  const state = treasureFleet.setup(seats, options, dice, {}, emit);
  let view: View = script.blank(treasureFleet.view(state, 'table'));
  for (;;) {
    for (const event of events.flatMap((each) => redact(each, 'table') ?? [])) {
      const before = view;
      view = script.tell(view, event);
      yield { event, before, after: view };
    }
    events = [];
    const seat = treasureFleet.toAct(state)[0];
    if (seat === undefined) return;
    treasureFleet.play(state, seat, pick(treasureFleet.legal(state, seat), choice), emit, dice);
  }
}

/** The frames that a placement is drawn with, as far as its props name them. */
function framesOf(kind: string, props: Readonly<Record<string, unknown>>): string[] {
  const { look, card, model, ribbons } = props;
  if (kind === 'card') {
    const face = card === 'BP' ? 'boarding' : card === 'ST' ? 'storm' : 'cannon';
    return [`tf-${face}-${look}`, `tf-back-${look}`];
  }
  if (kind === 'ship') return [`ship-${model}`, `ship-${model}/hull`];
  if (kind === 'plate')
    return [`flag-${look}-1`, `flag-${look}-4`, `tf-back-${look}@36`, ...(ribbons ? ['tf-ribbon-captured'] : [])];
  return [];
}

describe('the table of Treasure Fleet', () => {
  const told = new Set<string>();
  for (const seats of [2, 3, 4, 5]) {
    it(`${seats} captains: a beat for every event on every shape, its sounds and pictures there`, () => {
      for (const frame of Object.values(shapes)) {
        for (let n = 0; n < times(1, 4); n++) {
          for (const { event, before, after } of story(seats, `beats ${seats} ${frame.shape} ${n}`)) {
            told.add(event.type);
            const beat = script.beat(event, before, after, names, frame);
            expect(beat.length).toBeLessThan(20_000);
            const tables = [script.layout(before, names, frame), script.layout(after, names, frame)];
            for (const { tween, sound, enter } of beat.cues) {
              if (tween)
                expect(
                  tables.some((table) => table.has(tween.piece)),
                  `${event.type}: ${tween.piece}`,
                ).toBe(true);
              if (enter) expect(tables[1].has(enter), `${event.type}: ${enter}`).toBe(true);
              if (sound) expect(Object.keys(sounds)).toContain(sound.name);
            }
            for (const { kind, props } of tables[1].values()) {
              for (const picture of framesOf(kind, props)) expect(pictures, picture).toContain(picture);
            }
          }
        }
      }
    });
  }

  it('has met every kind of event but those of a rare end', () => {
    const all = readFileSync('src/rules/treasure-fleet/types.ts', 'utf8').match(/type: '([A-Z]\w+)'/g) ?? [];
    const types = [...new Set(all.map((found) => found.slice(7, -1)))];
    expect(types.length).toBeGreaterThan(30);
    const unmet = types.filter((type) => !told.has(type));
    expect(unmet).toEqual([]);
  });
});
