import { afterEach, describe, expect, test, vi } from 'vitest';
import { cues, duck, form, segmentsOf, stripNames } from '../../src/stage/sound/cues.ts';
import {
  holds,
  howlerDeck,
  loopMap,
  type SoundBackend,
  type SoundTrouble,
  silentDeck,
  trims,
} from '../../src/stage/sound/sound.ts';
import { mostVoices } from '../../src/stage/sound/voices.ts';

type Call = [name: string, ...args: unknown[]];

/** Howler without a page: remembers calls, and plays into a context whose state the test sets. */
function fake(set: { state?: string; loaded?: boolean; webAudio?: boolean; broken?: boolean; last?: boolean } = {}) {
  const calls: Call[] = [];
  const timers: { at: number; then: () => void }[] = [];
  const made: { src: string; options: Record<string, () => void> & { html5: boolean } }[] = [];
  let time = 0;
  let ids = 1000;
  let asked = 0;
  let resumed = 0;
  let loaded = set.loaded ?? true;
  const node = () => ({ connect() {}, disconnect() {} });
  const value = () => ({ value: 0 });
  const context = (state: string) => ({
    state,
    listeners: [] as (() => void)[],
    destination: {},
    get currentTime() {
      return time / 1000;
    },
    addEventListener(_: string, then: () => void) {
      this.listeners.push(then);
    },
    createGain: () => ({
      ...node(),
      gain: { ...value(), setTargetAtTime: (to: number) => calls.push(['trim', to]) },
    }),
    createDynamicsCompressor: () => ({
      ...node(),
      threshold: value(),
      knee: value(),
      ratio: value(),
      attack: value(),
      release: value(),
    }),
    resume: async () => {},
  });
  const contexts = [context(set.state ?? 'running')];
  /** The context through which it sounds now. */
  const heard = () => contexts.at(-1)!;
  const tell = () => {
    for (const then of heard().listeners) then();
  };
  class Howl {
    src: string;
    constructor(options: { src: string[]; html5: boolean }) {
      if (set.broken) throw new Error('no sound card');
      // As Howler does where it has none.
      if (backend.Howler.ctx === null) {
        if (set.last) throw new Error('no context any more');
        contexts.push(context('suspended'));
        backend.Howler.ctx = heard();
        backend.Howler.state = 'suspended';
      }
      this.src = options.src[0]!;
      backend.Howler._howls.push(this);
      made.push({ src: this.src, options: options as never });
    }
    state = () => (loaded ? 'loaded' : 'loading');
    playing = () => true;
    unload = () => calls.push(['unload', this.src]);
    play = (what: string | number) => {
      calls.push(['play', this.src, what]);
      return typeof what === 'number' ? what : ++ids;
    };
    stop = (id: number) => calls.push(['stop', this.src, id]);
    pause = (id: number) => calls.push(['pause', this.src, id]);
    fade = (from: number, to: number, ms: number, id: number) => calls.push(['fade', this.src, from, to, ms, id]);
    volume = (v: number, id?: number) => calls.push(['volume', this.src, v, id]);
    seek = (at: number, id: number) => calls.push(['seek', this.src, at, id]);
    rate = (v: number, id: number) => calls.push(['rate', this.src, v, id]);
    stereo = (v: number, id: number) => calls.push(['stereo', this.src, v, id]);
  }
  const backend = {
    Howl,
    Howler: {
      mute: (on: boolean) => calls.push(['mute', on]),
      ctx: heard() as ReturnType<typeof context> | null,
      _howls: [] as Howl[],
      state: heard().state,
      _autoResume: () => {
        asked++;
        if (heard().state === 'running') backend.Howler.state = 'running';
      },
      masterGain: node(),
      usingWebAudio: set.webAudio ?? true,
      noAudio: false,
      autoSuspend: true,
    },
    now: () => time,
    after: (ms: number, then: () => void) => timers.push({ at: time + ms, then }),
  };
  const pass = (ms: number): void => {
    const end = time + ms;
    for (;;) {
      const next = timers.filter((t) => t.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers.splice(timers.indexOf(next), 1);
      time = next.at;
      next.then();
    }
    time = end;
  };
  const f = {
    backend: backend as unknown as SoundBackend,
    calls,
    made,
    pass,
    of: (name: string, src = 'cues.webm') => calls.filter((c) => c[0] === name && c[1] === src),
    wake() {
      heard().state = 'running';
      tell();
      pass(60);
    },
    asked: () => asked,
    /** Puts the context to sleep from outside, as a browser does when its device goes; `back`: it wakes when it is asked. */
    sleep(state: string, back: boolean) {
      heard().state = state;
      Object.assign(heard(), {
        resume: async () => {
          resumed++;
          if (back) f.wake();
        },
      });
      tell();
    },
    contexts,
    resumed: () => resumed,
    load() {
      loaded = true;
      for (const { options } of made) options.onload!();
    },
  };
  return f;
}

const files = {
  strips: { common: ['cues.webm', 'cues.mp3'], korsar: ['korsar.webm'], crew: ['crew.webm'] },
  loops: {
    sea: ['sea.webm'],
    'treasure-fleet-shanty': ['shanty.webm'],
    'treasure-fleet-tension': ['tension.webm'],
    'title-whistle': ['whistle.webm'],
    'korsar-shanty': ['korsar-shanty.webm'],
    'korsar-tension': ['korsar-tension.webm'],
    'korsar-intro': ['korsar-intro.webm'],
    'korsar-second': ['korsar-second.webm'],
    'korsar-soft': ['korsar-soft.webm'],
    'korsar-around': ['korsar-around.webm'],
  },
  titleTune: 'treasure-fleet',
};
const deckOn = (f: ReturnType<typeof fake>) => howlerDeck(files, () => {}, f.backend);

afterEach(() => vi.unstubAllGlobals());

describe('the list of cues', () => {
  test('agrees with the sprite map', () => {
    for (const home of stripNames) {
      const segments = Object.entries(cues)
        .filter(([, { strip }]) => strip === home)
        .flatMap(([name, { takes }]) => Array.from({ length: takes }, (_, n) => (n === 0 ? name : `${name}#${n + 1}`)));
      expect(Object.keys(segmentsOf(home)).sort()).toEqual(segments.sort());
    }
    expect(new Set(Object.values(cues).map(({ strip }) => strip))).toEqual(new Set(stripNames));
  });

  test('no gain is above full scale: Howler ignores such volumes', () => {
    for (const { gain } of [...Object.values(cues), ...Object.values(loopMap)]) expect(gain).toBeLessThanOrEqual(0);
  });
});

describe('a context that sleeps', () => {
  test('drops cues instead of queueing them: waking plays none of them', () => {
    const f = fake({ state: 'suspended' });
    const deck = deckOn(f);
    for (let i = 0; i < 30; i++) deck.play('cannon', { pan: -0.5 });
    expect(f.of('play')).toEqual([]);
    f.wake();
    f.pass(5000);
    expect(f.of('play')).toEqual([]);
    deck.play('cannon');
    expect(f.of('play')).toHaveLength(1);
  });

  test('a dropped cue asks to be let in, at most once a second', () => {
    const f = fake({ state: 'suspended' });
    const deck = deckOn(f);
    for (let i = 0; i < 21; i++) {
      deck.play('press');
      f.pass(100);
    }
    expect(f.asked()).toBe(3);
  });

  test('cues before the sprite is there are dropped too', () => {
    const f = fake({ loaded: false });
    const deck = deckOn(f);
    deck.play('press');
    f.load();
    f.pass(1000);
    expect(f.of('play')).toEqual([]);
  });

  test('sea and music begin when it wakes, once', () => {
    const f = fake({ state: 'suspended' });
    const deck = deckOn(f);
    deck.bed(true);
    deck.music('treasure-fleet', false);
    expect(f.calls.filter(([name]) => name === 'play')).toEqual([]);
    f.wake();
    f.wake();
    for (const src of ['sea.webm', 'shanty.webm']) expect(f.of('play', src)).toHaveLength(1);
    for (const src of ['tension.webm', 'whistle.webm']) expect(f.of('play', src)).toEqual([]);
  });

  test.each(['suspended', 'interrupted'])('a context that the browser makes %s wakes by itself', (state) => {
    const f = fake();
    const deck = deckOn(f);
    f.sleep(state, true);
    f.pass(100);
    deck.play('press');
    expect(f.of('play')).toHaveLength(1);
  });

  test('one that stays asleep is asked again and again, at most once a second, and never when it is closed', () => {
    const f = fake();
    const deck = deckOn(f);
    f.sleep('suspended', false);
    f.pass(30_000);
    expect(f.resumed()).toBeGreaterThan(4);
    expect(f.resumed()).toBeLessThan(30);
    const before = f.resumed();
    f.sleep('closed', false);
    for (let cues = 0; cues < 9; cues++) deck.play('press');
    f.pass(30_000);
    expect(f.resumed()).toBe(before);
  });

  test.each(['suspended', 'interrupted'])('one that the browser made %s is asked when devices change', (state) => {
    const mediaDevices = new EventTarget();
    vi.stubGlobal('navigator', { mediaDevices });
    const f = fake();
    deckOn(f);
    f.sleep(state, false);
    f.pass(3000);
    const before = f.resumed();
    mediaDevices.dispatchEvent(new Event('devicechange'));
    expect(f.resumed()).toBe(before + 1);
    // Several devices of one plug are one change.
    mediaDevices.dispatchEvent(new Event('devicechange'));
    expect(f.resumed()).toBe(before + 1);
  });

  test.each(['pointerdown', 'touchend', 'keydown'])('it is asked at the next %s', (press) => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const f = fake();
    deckOn(f);
    f.sleep('suspended', false);
    f.pass(3000);
    const before = f.resumed();
    page.dispatchEvent(new Event(press));
    expect(f.resumed()).toBe(before + 1);
  });

  test('Howler may not put the context to sleep by itself', () => {
    const f = fake();
    deckOn(f);
    expect(f.backend.Howler.autoSuspend).toBe(false);
    expect(f.made.every(({ options }) => options.html5 === false)).toBe(true);
  });
});

describe('a context that is closed for good', () => {
  const plays = (f: ReturnType<typeof fake>) => f.calls.filter(([name]) => name === 'play').map(([, src]) => src);

  /** Closes what is heard, and lets the next one wake. */
  function close(f: ReturnType<typeof fake>): void {
    f.sleep('closed', false);
    f.pass(1100);
    f.calls.length = 0;
    f.wake();
  }

  test('is replaced by another, with everything that was playing and as it was set', () => {
    const f = fake();
    const deck = deckOn(f);
    deck.levels({ sea: 0.5, music: 1, cues: 1 });
    deck.bed(true);
    deck.music('korsar', true);
    f.pass(100);
    expect(plays(f)).toContain('sea.webm');
    const loud = () => f.of('fade', 'sea.webm').at(-1)![3];
    const [files, before] = [f.made.length, loud()];
    close(f);
    expect(f.contexts.map(({ state }) => state)).toEqual(['closed', 'running']);
    expect(f.made.slice(files).map(({ src }) => src)).toEqual(
      expect.arrayContaining(['cues.webm', 'sea.webm', 'korsar-shanty.webm']),
    );
    expect(plays(f)).toEqual(expect.arrayContaining(['sea.webm', 'korsar-intro.webm']));
    expect(loud()).toBe(before);
    deck.play('press');
    expect(f.of('play')).toHaveLength(1);
  });

  test('is heard of by an event, by a press, or by a change of devices, and replaced once', () => {
    const page = new EventTarget();
    const mediaDevices = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('navigator', { mediaDevices });
    const f = fake();
    deckOn(f);
    for (const [n, hear] of [
      () => page.dispatchEvent(new Event('keydown')),
      () => mediaDevices.dispatchEvent(new Event('devicechange')),
    ].entries()) {
      // Nobody was told.
      f.contexts.at(-1)!.state = 'closed';
      f.pass(5000);
      expect(f.contexts).toHaveLength(n + 1);
      for (let again = 0; again < 3; again++) hear();
      f.pass(5000);
      expect(f.contexts).toHaveLength(n + 2);
      f.wake();
    }
  });

  test('again and again: never two at once, and what the old ones had is let go of', () => {
    const f = fake();
    const deck = deckOn(f);
    deck.bed(true);
    for (let times = 2; times < 8; times++) {
      close(f);
      f.pass(60_000);
      expect(f.contexts).toHaveLength(times);
      expect(plays(f).filter((src) => src === 'sea.webm')).toHaveLength(1);
    }
  });

  test('cues that came too late are not heard after it, and what was ended stays ended', () => {
    const f = fake();
    const deck = deckOn(f);
    deck.bed(true);
    deck.music('title', false);
    f.sleep('closed', false);
    deck.play('cannon');
    deck.bed(false);
    deck.music(null, false);
    deck.mute(true);
    f.pass(1100);
    f.calls.length = 0;
    f.wake();
    f.pass(30_000);
    expect(plays(f)).toEqual([]);
    deck.mute(false);
    deck.play('press');
    expect(plays(f)).toEqual(['cues.webm']);
  });

  test('behind an overlay it steps back again', () => {
    const f = fake();
    const deck = deckOn(f);
    deck.bed(true);
    deck.pause();
    close(f);
    const behind = f.of('fade', 'sea.webm').at(-1)![3] as number;
    deck.resume();
    const before = f.of('fade', 'sea.webm').at(-1)![3] as number;
    expect(behind).toBeLessThan(before / 2);
  });

  test('where there is no other one, the table is silent and says so', () => {
    const f = fake({ last: true });
    const troubles: SoundTrouble[] = [];
    const deck = howlerDeck(files, (trouble) => troubles.push(trouble), f.backend);
    f.sleep('closed', false);
    f.pass(1100);
    expect(troubles).toEqual(['no-device']);
    expect(() => {
      deck.play('press');
      deck.bed(true);
      deck.music('korsar', false);
    }).not.toThrow();
  });
});

describe('playing', () => {
  test('pan, pitch and level go to the one sound', () => {
    const f = fake();
    deckOn(f).play('press', { pan: -0.4, rate: 1.02, volume: 0.5 });
    const id = 1001;
    expect(f.of('stereo')).toEqual([['stereo', 'cues.webm', -0.4, id]]);
    expect(f.of('rate')).toEqual([['rate', 'cues.webm', 1.02, id]]);
    const evened = 1 / Math.sqrt(1 + Math.sin(0.4 * (Math.PI / 2)));
    expect(f.of('volume')[0]![2]).toBeCloseTo(evened * 0.5 * 10 ** (cues.press.gain / 20));
  });

  test('a cue is as loud at the edge of the table as in the middle', () => {
    // What a StereoPanner makes of a sound that is the same left and right (Web Audio 1.36.3).
    const power = (pan: number): number => {
      const f = fake();
      deckOn(f).play('cannon', { pan });
      const volume = f.of('volume')[0]![2] as number;
      const turn = (Math.abs(pan) * Math.PI) / 2;
      return volume ** 2 * ((1 + Math.sin(turn)) ** 2 + Math.cos(turn) ** 2);
    };
    for (const pan of [-1, -0.5, 0.2, 0.8, 1]) expect(power(pan)).toBeCloseTo(power(0), 5);
  });

  test('in a game that is turned up the loudest cues are not turned up as far, and the others as they were', () => {
    const played = (game: string, cue: keyof typeof cues): number => {
      const f = fake();
      const deck = deckOn(f);
      deck.music(game, false);
      deck.play(cue);
      return 20 * Math.log10(f.of('volume').at(-1)![2] as number) - cues[cue].gain;
    };
    expect(played('treasure-fleet', 'cannon')).toBeCloseTo(0);
    expect(played('korsar', 'cannon')).toBeCloseTo(holds.from * holds.by.korsar!);
    expect(played('korsar', 'press')).toBeCloseTo(0);
    // The order of `cues.ts` stays.
    for (const by of Object.values(holds.by)) expect(by).toBeLessThan(1);
  });

  test('takes change from shot to shot', () => {
    const f = fake();
    const deck = deckOn(f);
    for (let i = 0; i < 7; i++) deck.play('cannon');
    const takes = ['cannon', 'cannon#2', 'cannon#3', 'cannon#4', 'cannon#5', 'cannon#6'];
    expect(f.of('play').map((c) => c[2])).toEqual([...takes, 'cannon']);
  });

  test('pitch varies from shot to shot, by at most 4 %, never twice the same; a pitch that is asked for is kept', () => {
    const f = fake();
    const deck = deckOn(f);
    for (let i = 0; i < 10; i++) deck.play('cannon', { pan: 0 });
    const set = new Map(f.of('rate').map(([, , rate, id]) => [id, rate as number]));
    const rates = Array.from({ length: 10 }, (_, i) => set.get(1001 + i) ?? 1);
    for (const [i, rate] of rates.entries()) {
      expect(Math.abs(rate - 1)).toBeLessThanOrEqual(0.0401);
      if (i > 0) expect(rate).not.toBe(rates[i - 1]);
    }
    expect(new Set(rates).size).toBeGreaterThan(5);
    deck.play('cannon', { rate: 0.9 });
    expect(f.of('rate').at(-1)![2]).toBe(0.9);
  });

  test('no cue sounds the same twice running, but for bells and coins, which are in tune', () => {
    const f = fake();
    const deck = deckOn(f);
    const heard = (cue: string, times: number) => {
      const first = f.of('play').length + 1001;
      for (let i = 0; i < times; i++) {
        deck.play(cue);
        f.pass(4000);
      }
      const set = (name: string) => new Map(f.of(name).map((call) => [call.at(-1), call[2] as number]));
      const [rates, volumes] = [set('rate'), set('volume')];
      return Array.from({ length: times }, (_, i) => `${rates.get(first + i) ?? 1} ${volumes.get(first + i) ?? 1}`);
    };
    for (const cue of ['card-lift', 'drum', 'splash', 'cannon']) {
      const all = heard(cue, 12);
      for (const [i, one] of all.entries()) if (i > 0) expect(one, cue).not.toBe(all[i - 1]);
      expect(new Set(all).size, cue).toBe(12);
    }
    for (const cue of ['coin', 'coin-7', 'turn-bell']) expect(new Set(heard(cue, 12)).size, cue).toBe(1);
  });

  test('only bells, coins and the band keep their pitch, and the band never plays the same take twice running', () => {
    for (const [name, { tuned, takes }] of Object.entries(cues))
      if (tuned && !/^coin|bell/.test(name)) expect(takes, name).toBeGreaterThan(1);
    const f = fake();
    const deck = deckOn(f);
    deck.music('korsar', false);
    f.pass(20_000);
    for (let i = 0; i < 4; i++) {
      deck.play('lead-sting');
      f.pass(60_000);
    }
    const stings = f.of('play', 'crew.webm').map(([, , name]) => name);
    expect(stings).toHaveLength(4);
    for (const [i, name] of stings.entries()) if (i > 0) expect(name).not.toBe(stings[i - 1]);
  });

  test('captains shout by seat, and seldom: for some seconds after a shout nobody shouts', () => {
    const f = fake();
    const deck = deckOn(f);
    deck.music('korsar', false);
    // Its file comes when there is time, and not because somebody wants to shout.
    deck.play('shout-1');
    expect(f.made.map(({ src }) => src)).not.toContain('crew.webm');
    f.pass(20_000);
    for (let i = 0; i < 60; i++) {
      deck.play(`shout-${(i % 8) + 1}`);
      f.pass(500);
    }
    const shouts = f.of('play', 'crew.webm');
    expect(shouts.length).toBeGreaterThan(2);
    expect(shouts.length).toBeLessThanOrEqual(6);
    expect(new Set(shouts.map(([, , name]) => name)).size).toBeGreaterThan(1);
    // A stinger is no shout.
    deck.play('prize-sting');
    expect(f.of('play', 'crew.webm')).toHaveLength(shouts.length + 1);
  });

  test('the three levels turn down what is theirs and nothing else', () => {
    const at = (levels: { sea: number; music: number; cues: number }) => {
      const f = fake();
      const deck = deckOn(f);
      deck.bed(true);
      deck.music('korsar', false);
      deck.levels(levels);
      deck.play('press');
      // The tune is heard when its lead-in is over.
      f.pass(7000);
      const faded = (src: string) => f.calls.findLast(([name, file]) => name === 'fade' && file === src)![3] as number;
      return {
        sea: faded('sea.webm'),
        music: faded('korsar-shanty.webm'),
        cues: f.of('volume')[0]![2] as number,
      };
    };
    const full = at({ sea: 1, music: 1, cues: 1 });
    const half = { sea: 0.5, music: 0.5, cues: 0.5 };
    for (const mine of ['sea', 'music', 'cues'] as const) {
      const turned = at({ sea: 1, music: 1, cues: 1, [mine]: half[mine] });
      for (const each of ['sea', 'music', 'cues'] as const)
        expect(turned[each] / full[each], `${mine} on ${each}`).toBeCloseTo(each === mine ? 0.5 : 1, 3);
    }
  });

  test('an unknown cue, the mute and a closed slider make no sound', () => {
    const f = fake();
    const deck = deckOn(f);
    deck.play('trombone');
    deck.play('toString');
    deck.mute(true);
    deck.play('press');
    deck.mute(false);
    deck.levels({ sea: 1, music: 1, cues: 0 });
    deck.play('press');
    expect(f.of('play')).toEqual([]);
  });

  test('at most twelve at once: the oldest of the quietest gives way, a quieter one stays out', () => {
    const f = fake();
    const deck = deckOn(f);
    deck.play('creak');
    f.pass(1);
    for (let i = 1; i < mostVoices; i++) deck.play('cannon');
    deck.play('impact');
    f.pass(60);
    expect(f.of('stop')).toEqual([['stop', 'cues.webm', 1001]]);
    const before = f.of('play').length;
    deck.play('creak');
    expect(f.of('play')).toHaveLength(before);
    f.pass(3000);
    deck.play('creak');
    expect(f.of('play')).toHaveLength(before + 1);
  });

  test('a tail that rolls on gives way to a stroke', () => {
    const f = fake();
    const deck = deckOn(f);
    for (let i = 0; i < mostVoices; i++) deck.play('cannon');
    // In the middle of the strokes there is no room for what is softer; under the tails there is.
    deck.play('impact');
    expect(f.of('play')).toHaveLength(mostVoices);
    f.pass(1200);
    deck.play('impact');
    expect(f.of('play')).toHaveLength(mostVoices + 1);
  });

  test('a skip silences what sounds; a pause freezes it and lets the menu be heard', () => {
    const f = fake();
    const deck = deckOn(f);
    deck.play('cannon');
    deck.pause();
    expect(f.of('pause')).toEqual([['pause', 'cues.webm', 1001]]);
    deck.play('press');
    f.pass(60_000);
    deck.resume();
    expect(f.of('play').at(-1)).toEqual(['play', 'cues.webm', 1001]);
    deck.stopCues();
    f.pass(100);
    expect(f.of('stop')).toEqual([['stop', 'cues.webm', 1001]]);
  });
});

describe('sea and music', () => {
  const last = (f: ReturnType<typeof fake>, src: string) => f.of('fade', src).at(-1)!;
  const gain = (db: number) => 10 ** (db / 20);

  test('step back 6 dB for a loud cue and come back after it, not before the last of a volley', () => {
    const f = fake();
    const deck = deckOn(f);
    deck.bed(true);
    f.pass(2000);
    deck.play('press');
    expect(f.of('fade', 'sea.webm')).toHaveLength(1);
    deck.play('cannon', { rate: 1 });
    expect(last(f, 'sea.webm')[3]).toBeCloseTo(gain(loopMap.sea.gain - 6));
    f.pass(1000);
    deck.play('cannon', { rate: 1 });
    f.pass(duck.most - 100);
    expect(last(f, 'sea.webm')[3]).toBeCloseTo(gain(loopMap.sea.gain - 6));
    // The tail rolls on, and they are back.
    f.pass(200);
    expect(last(f, 'sea.webm')[3]).toBeCloseTo(gain(loopMap.sea.gain));
  });

  test('a fade that interrupts another starts where that one is', () => {
    const f = fake();
    const deck = deckOn(f);
    deck.bed(true);
    f.pass(600);
    deck.play('cannon');
    expect(last(f, 'sea.webm')[2]).toBeCloseTo(gain(loopMap.sea.gain) / 2);
  });

  test('the drum comes in where the shanty is, stays at zero when it is over and comes back', () => {
    const f = fake();
    const deck = deckOn(f);
    const { at } = loopMap['treasure-fleet-shanty'];
    deck.music('treasure-fleet', false);
    // Its file is there, and waits.
    expect(f.made.map(({ src }) => src)).toContain('tension.webm');
    expect(f.of('play', 'tension.webm')).toEqual([]);
    f.pass(at[1] + 12_345);
    deck.music('treasure-fleet', true);
    expect(f.of('play', 'tension.webm')).toHaveLength(1);
    expect(f.of('seek', 'tension.webm')).toHaveLength(1);
    // One round later, 12.345 s into the loop.
    expect(f.of('seek', 'tension.webm')[0]![2]).toBeCloseTo((at[0] + 12_345) / 1000);
    expect(last(f, 'tension.webm')[3]).toBeCloseTo(
      gain(loopMap['treasure-fleet-tension'].gain - trims['treasure-fleet']!),
    );
    deck.music('treasure-fleet', false);
    expect(last(f, 'tension.webm')[3]).toBe(0);
    deck.music('treasure-fleet', true);
    expect(f.of('play', 'tension.webm')).toHaveLength(1);
    deck.music(null, true);
    expect(last(f, 'tension.webm')[3]).toBe(0);
    expect(last(f, 'shanty.webm')[3]).toBe(0);
  });

  test('another music: the one before fades and ends, and never more loops sound than are wanted', () => {
    const f = fake();
    const deck = deckOn(f);
    deck.bed(true);
    deck.music('title', false);
    f.pass(5000);
    for (const track of ['korsar', 'title', 'treasure-fleet', 'korsar']) {
      deck.music(track, true);
      f.pass(5000);
      // The lead-in ends by itself.
      const once = ['cues.webm', 'korsar-intro.webm'];
      const loops = f.calls.filter(
        ([name, src, id]) => name === 'play' && !once.includes(src as string) && typeof id !== 'number',
      );
      const ended = f.calls.filter(([name, src]) => name === 'stop' && !once.includes(src as string));
      // The sea and two layers.
      expect(loops.length - ended.length).toBe(3);
    }
    expect(f.of('play', 'sea.webm')).toHaveLength(1);
    expect(last(f, 'korsar-tension.webm')[3]).toBeCloseTo(gain(loopMap['korsar-tension'].gain - trims.korsar!));
  });

  test("a game's files come with its music, and only then", () => {
    const f = fake();
    const deck = deckOn(f);
    expect(f.made.map(({ src }) => src)).toEqual(['cues.webm']);
    deck.bed(true);
    deck.music('title', false);
    expect(f.made.map(({ src }) => src)).toEqual(['cues.webm', 'sea.webm', 'shanty.webm', 'whistle.webm']);
    deck.music('korsar', false);
    const opened = f.made.map(({ src }) => src);
    const first = ['korsar-shanty.webm', 'korsar-intro.webm', 'korsar-tension.webm', 'korsar.webm'];
    expect(opened.slice(4)).toEqual(first);
    // How a game goes opens no file.
    deck.music('korsar', true);
    expect(f.made.map(({ src }) => src)).toEqual(opened);
    deck.play('captain-slam', { rate: 1 });
    expect(f.of('play', 'korsar.webm')).toEqual([['play', 'korsar.webm', 'captain-slam']]);
    expect(last(f, 'sea.webm')[3]).toBeCloseTo(gain(loopMap.sea.gain - 6 - trims.korsar!));
    // The rest comes when there is time, one after the other, whatever happens.
    f.pass(30_000);
    const later = ['crew.webm', 'korsar-around.webm', 'korsar-second.webm', 'korsar-soft.webm'];
    expect(f.made.map(({ src }) => src).slice(opened.length)).toEqual(later);
  });

  test('nothing that can wait is fetched while what is needed is still on its way', () => {
    const f = fake({ loaded: false });
    const deck = deckOn(f);
    deck.bed(true);
    deck.music('korsar', false);
    f.pass(60_000);
    expect(f.made.map(({ src }) => src)).not.toContain('korsar-around.webm');
    f.load();
    f.pass(20_000);
    expect(f.made.map(({ src }) => src)).toContain('korsar-around.webm');
  });

  test('the lead-in is followed by the tune on the beat, and one strain by the other', () => {
    const f = fake();
    const deck = deckOn(f);
    deck.bed(true);
    deck.music('korsar', false);
    const leads = loopMap['korsar-intro'].leads!;
    const length = loopMap['korsar-shanty'].at[1];
    const level = (layer: string) => (f.of('fade', `korsar-${layer}.webm`).at(-1)?.[3] as number | undefined) ?? 0;
    const strains = () => ['shanty', 'second', 'soft'].filter((layer) => level(layer) > 0);
    expect(f.of('play', 'korsar-intro.webm')).toHaveLength(1);
    expect(strains()).toEqual([]);
    // The tune runs in silence, so that its first note falls when the lead-in is over.
    const [start] = loopMap['korsar-shanty'].at;
    expect(f.of('seek', 'korsar-shanty.webm')[0]![2]).toBeCloseTo((start + length - leads) / 1000);
    f.pass(leads - 200);
    expect(strains()).toEqual([]);
    f.pass(300);
    const heard: string[] = [];
    for (let pass = 0; pass < form.length; pass++) {
      expect(strains(), `pass ${pass}`).toHaveLength(1);
      heard.push(...strains());
      f.pass(length - 400);
      // Not before the bar is over.
      expect(strains()).toEqual(heard.slice(-1));
      f.pass(400);
    }
    expect(heard).toEqual([...form]);
    // Where it joined, it was in step: a whole number of its own lengths after the first note.
    for (const layer of ['second', 'soft'] as const) {
      const [begin, own] = loopMap[`korsar-${layer}`].at;
      const [joined] = f.of('seek', `korsar-${layer}.webm`);
      expect((joined![2] as number) * 1000).toBeGreaterThanOrEqual(begin);
      expect((joined![2] as number) * 1000).toBeLessThan(begin + own);
    }
  });

  test('what is heard around a table comes and goes with the sea, on the slider of the sea, and with its game', () => {
    const f = fake();
    const deck = deckOn(f);
    deck.music('korsar', false);
    deck.bed(true);
    f.pass(30_000);
    f.load();
    const { gain: own } = loopMap['korsar-around'];
    expect(last(f, 'korsar-around.webm')[3]).toBeCloseTo(gain(own - trims.korsar!));
    deck.levels({ sea: 0.5, music: 1, cues: 1 });
    expect(last(f, 'korsar-around.webm')[3]).toBeCloseTo(0.5 * gain(own - trims.korsar!));
    deck.bed(false);
    expect(last(f, 'korsar-around.webm')[3]).toBe(0);
    deck.bed(true);
    deck.music('title', false);
    f.pass(3000);
    expect(f.of('stop', 'korsar-around.webm')).toHaveLength(1);
    expect(last(f, 'sea.webm')[3]).toBeCloseTo(0.5 * gain(loopMap.sea.gain - trims.title!));
  });
});

describe('a ship at rest', () => {
  /** When which cue was heard in ten minutes at sea. */
  function watch(
    track: string,
    between: (deck: ReturnType<typeof deckOn>, f: ReturnType<typeof fake>) => void = () => {},
  ) {
    const f = fake();
    const deck = deckOn(f);
    deck.bed(true);
    deck.music(track, false);
    const heard: { at: number; name: string }[] = [];
    for (let at = 0; at < 600_000; at += 100) {
      const before = f.of('play').length;
      f.pass(100);
      for (const [, , name] of f.of('play').slice(before)) heard.push({ at, name: String(name).replace(/#.*/, '') });
      between(deck, f);
    }
    return { f, heard };
  }

  test('creaks come 6 to 15 s apart, gulls rarely', () => {
    const { heard } = watch('korsar');
    const creaks = heard.filter(({ name }) => name === 'creak').map(({ at }) => at);
    const gaps = creaks.slice(1).map((at, n) => at - creaks[n]!);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5900);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(15_100);
    expect(new Set(gaps).size).toBeGreaterThan(gaps.length / 2);
    const gulls = heard.filter(({ name }) => name === 'gull').length;
    expect(gulls).toBeGreaterThan(3);
    expect(gulls).toBeLessThan(20);
  });

  test('what happens, what is shown and who looks changes nothing about when they come', () => {
    const calm = watch('korsar').heard;
    let n = 0;
    const busy = watch('korsar', (deck) => {
      n++;
      if (n % 7 === 0) deck.play('shuffle');
      if (n % 31 === 0) deck.music('korsar', n % 2 === 0);
      if (n % 90 === 0) deck.pause();
      if (n % 90 === 9) deck.resume();
    }).heard.filter(({ name }) => name === 'creak' || name === 'gull');
    expect(busy).toEqual(calm);
  });

  test('no gulls in the cabin, nothing without a sea, with the sea turned down or with the context asleep', () => {
    expect(watch('title').heard.some(({ name }) => name === 'gull')).toBe(false);
    for (const still of [
      (deck: ReturnType<typeof deckOn>) => deck.bed(false),
      (deck: ReturnType<typeof deckOn>) => deck.levels({ sea: 0, music: 1, cues: 1 }),
      (deck: ReturnType<typeof deckOn>) => deck.mute(true),
    ])
      expect(watch('korsar', still).heard).toEqual([]);
    const f = fake({ state: 'suspended' });
    const deck = deckOn(f);
    deck.bed(true);
    f.pass(300_000);
    expect(f.asked()).toBe(0);
    f.wake();
    expect(f.of('play')).toEqual([]);
  });

  test('going back to the sea begins one voyage, not two', () => {
    const f = fake();
    const deck = deckOn(f);
    for (let i = 0; i < 5; i++) {
      deck.bed(true);
      deck.bed(false);
    }
    deck.bed(true);
    deck.bed(true);
    f.pass(15_000);
    expect(f.of('play').length).toBeLessThanOrEqual(2);
  });
});

describe('trouble', () => {
  const troubles = (f: ReturnType<typeof fake>) => {
    const told: SoundTrouble[] = [];
    return { told, deck: howlerDeck(files, (kind) => told.push(kind), f.backend) };
  };

  test('no device: silence and one notice', () => {
    for (const set of [{ broken: true }, { webAudio: false }]) {
      const { told, deck } = troubles(fake(set));
      deck.play('cannon');
      deck.bed(true);
      deck.mute(true);
      expect(told).toEqual(['no-device']);
    }
  });

  test('every game comes out at its own level, the knob turned with the music', () => {
    const f = fake();
    const deck = deckOn(f);
    deck.music('korsar', false);
    deck.music('treasure-fleet', true);
    deck.music(null, false);
    const turned = f.calls.filter(([name]) => name === 'trim').map(([, to]) => 20 * Math.log10(to as number));
    expect(turned).toHaveLength(2);
    expect(turned[0]).toBeCloseTo(trims.korsar!);
    expect(turned[1]).toBeCloseTo(trims['treasure-fleet']!);
  });

  test('failing files: one notice, and the others play', () => {
    const f = fake({ loaded: false });
    const { told, deck } = troubles(f);
    deck.music('treasure-fleet', true);
    for (const { src, options } of f.made) if (/tension|whistle/.test(src)) options.onloaderror!();
    expect(told).toEqual(['file']);
    f.load();
    expect(f.of('play', 'shanty.webm')).toHaveLength(1);
    expect(f.of('play', 'tension.webm')).toEqual([]);
  });
});

test('the silent deck remembers what it was asked', () => {
  const deck = silentDeck();
  deck.play('cannon', { pan: 0.5 });
  deck.music('korsar', true);
  expect(deck.calls).toEqual([
    ['play', 'cannon', { pan: 0.5 }],
    ['music', 'korsar', true],
  ]);
});
