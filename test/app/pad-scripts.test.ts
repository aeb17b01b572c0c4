/** Gamepads that are unplugged, swapped and held in the middle of games, in Node: nothing stays held, nobody sits elsewhere. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Pads } from '../../src/app/pads/pads.ts';
import { stagedGames } from '../../src/presentation/index.ts';
import { PadRack, type Plug } from '../../src/stage/hands/pad-rack.ts';
import { PadReader, type SeenPad } from '../../src/stage/hands/pad-reader.ts';
import { times } from '../how-much.ts';
import { isFree, seed } from '../seed.ts';
import { PadScript } from './pad-scripts.ts';
import { type HeldPad, padButtons, type Script, type ScriptTable, scriptOf } from './pad-table.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

if (isFree) console.info(`Pads are plugged by the seed ${seed}: TABLE_SEED=${seed} repeats them.`);

/** Everything that gamepads hold in the house, and have not let go. */
function heldIn({ hands }: SilentHouse): Map<string, number> {
  const held = new Map<string, number>();
  const { onHold, onPull } = hands;
  hands.onHold = (source, on, at, pad = -1) => {
    if (on && pad >= 0) held.set(source, pad);
    else held.delete(source);
    return onHold(source, on, at, pad);
  };
  hands.onPull = (pull, pad = -1) => {
    if (pull) held.set(`pull of ${pad}`, pad);
    else held.delete(`pull of ${pad}`);
    onPull(pull, pad);
  };
  return held;
}

function tableOf(house: SilentHouse): ScriptTable {
  const held = heldIn(house);
  const silent = new Map<HeldPad, (typeof house.hands.pads)[number]>();
  const names = Array.from({ length: 4 }, (_, i) => ['Anne', 'Bart', 'Calico', 'Mary'][i]);
  return {
    async show(pads) {
      for (const pad of pads) {
        const twin = silent.get(pad) ?? house.hands.bring(pad.id, pad.index);
        silent.set(pad, twin);
        twin.index = pad.index;
        twin.connected = pad.connected;
        for (const [name, button] of Object.entries(padButtons))
          twin.buttons[button].pressed = pad.held.has(name as keyof typeof padButtons);
      }
      await house.pass(20);
    },
    finger: (id) => house.tap(id),
    pass: (ms) => house.pass(ms, 100),
    untilAsked: () => house.untilAsked().then(() => {}),
    async now() {
      const offered = house.prompter.hands?.targets ?? [];
      return {
        focus: house.prompter.picker.focus,
        ids: offered.map(({ id }) => id),
        free: offered.flatMap(({ id, refusal }) => (refusal ? [] : [id])),
      };
    },
    async asked() {
      if (house.desk.lookedAt !== null) return house.desk.lookedAt;
      const said = house.words
        .map((text) => /^(.*), your turn. Everybody else, look away!$|^(.*): press a button/.exec(text))
        .find(Boolean);
      const name = said?.[1] ?? said?.[2];
      if (name) return names.indexOf(name);
      const { match, players } = house.office.session!.table;
      return match.toAct.find((seat) => !players[seat]) ?? null;
    },
    stuck: () => [...held].flatMap(([name, pad]) => (house.hands.rack.has(pad) ? [] : [name])),
  };
}

const gamesOfScripts = Object.keys(stagedGames);

async function play(script: Script, n: number) {
  // Now and then cards are only seen as long as a trigger is held.
  const settings = { hold: n % 5 === 4 };
  const house = await openSilentHouse({ query: `?game=${gamesOfScripts[n % gamesOfScripts.length]}`, settings });
  return new PadScript(tableOf(house), script).run();
}

/** The first scripts are the same on every day, so that planted faults meet them. */
const scriptNo = (n: number): Script => scriptOf(n < 40 ? 1 : seed, n, 16);

const count = times(15, 1000);

it(`${count} scripts: no stuck input, no seat mixed up`, async () => {
  const done = { plugs: 0, tried: 0 };
  for (let n = 0; n < count; n++) {
    const { plugs, tried } = await play(scriptNo(n), n);
    done.plugs += plugs;
    done.tried += tried;
    vi.unstubAllGlobals();
  }
  expect(done.plugs).toBeGreaterThan(count * 4);
  expect(done.tried).toBeGreaterThan(count * 10);
});

/** Faults that are planted, each where the house takes care of it. */
const faults: Record<string, () => void> = {
  'a pad is known by its place alone': () => {
    vi.spyOn(PadRack.prototype, 'sort').mockImplementation(function (this: PadRack, plugs: readonly Plug[]) {
      const numbers = plugs.map(({ index }) => index);
      Object.assign(this, { present: new Set(numbers) });
      return numbers;
    });
  },
  'what an unplugged pad held is not let go': () => {
    vi.spyOn(PadReader.prototype as unknown as { letGo(): void }, 'letGo').mockImplementation(() => {});
  },
  'a button that is held while its pad is plugged in is pressed': () => {
    type Reader = { readPad(number: number, pad: SeenPad, now: number): void; pressed: Map<number, unknown> };
    const reader = PadReader.prototype as unknown as Reader;
    const { readPad } = reader;
    vi.spyOn(reader, 'readPad').mockImplementation(function (this: Reader, number, pad, now) {
      const released = { ...pad, buttons: pad.buttons.map(() => ({ pressed: false })) };
      if (!this.pressed.has(number)) readPad.call(this, number, released, now);
      readPad.call(this, number, pad, now);
    });
  },
  'a pad without a seat moves the focus': () => {
    vi.spyOn(Pads.prototype, 'barred').mockReturnValue(null);
    vi.spyOn(Pads.prototype, 'owner').mockReturnValue({ pad: null, barred: () => null, seat: () => null });
  },
  'a pad of another seat moves the focus': () => {
    const { barred } = Pads.prototype;
    vi.spyOn(Pads.prototype, 'owner').mockImplementation(function (this: Pads) {
      return { pad: null, barred: (pad) => barred.call(this, pad), seat: () => null };
    });
  },
};

/** What the scripts say about each. */
const found: Record<keyof typeof faults, RegExp> = {
  'a pad is known by its place alone': /move something|away/,
  'what an unplugged pad held is not let go': /held by nobody/,
  'a button that is held while its pad is plugged in is pressed': /nobody has pressed/,
  'a pad without a seat moves the focus': /move something/,
  'a pad of another seat moves the focus': /move something/,
};

describe('a planted fault is found within 40 scripts', () => {
  it.each(Object.keys(faults))('%s', async (name) => {
    faults[name]();
    const all = async () => {
      for (let n = 0; n < 40; n++) {
        await play(scriptNo(n), n);
        vi.unstubAllGlobals();
      }
    };
    await expect(all()).rejects.toThrow(found[name]);
  });
});
