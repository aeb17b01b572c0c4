/**
 * Noise and deliberate input (docs/decisions.md, noise). Deliberate is a press, a key, a touch that begins, or a movement that
 * goes further than noise does; noise is a mouse that trembles, a fly on the glass, a cup on the keyboard, a worn stick. Every
 * device tells what it has seen as a sign; whoever counts seconds of silence, or keeps something private open, goes by the
 * answer.
 */

/** A place in reference pixels. */
interface Spot {
  x: number;
  y: number;
}

export type Sign =
  /** A press that begins: a button, a key, a finger. `at`: its place on the screen, if it has one. */
  | { kind: 'press'; source: string; at?: Spot }
  /** The press of this source is still held, and counts once more. */
  | { kind: 'again'; source: string }
  /** A pointer or a stick that has gone far enough. */
  | { kind: 'motion'; source: string };

/**
 * `counts`: somebody is there. `acts`: it does what it does wherever that changes something on a screen, and shows nobody.
 * `nothing`: it does nothing.
 */
export type Verdict = 'counts' | 'acts' | 'nothing';

const typedBy = 'typed ';
/** Names the source of a letter that is typed; null where one is taken back. */
export const typed = (letter: string | null): string => `${typedBy}${letter}`;
const isTyped = (source: string): boolean => source.startsWith(typedBy);

/** Milliseconds after which what repeats is noise. */
const noiseAfter = 10_000;
/** Milliseconds between two presses of one button: no finger keeps up a faster pace for those ten seconds without a pause. */
const pause = 500;
/**
 * Presses that change nothing: after so many in these ten seconds they are noise, those at one place sooner, because a fly or a
 * drop of water does nothing else. Pixels are those by which such touches lie apart at most; fingers scatter more.
 */
const idle = { presses: 6, touches: 3, apart: 20, forgotten: 300_000 };
/** Number of sources that are remembered. */
const most = 32;

interface Run {
  source: string;
  at?: Spot;
  /** Time of the latest press, and what it was taken for. */
  last: number;
  verdict: Verdict;
  /** Time of the first press that no pause has followed. */
  quickSince: number;
  /** Number of presses that have changed nothing, and the time from which they are counted. */
  idle: number;
  idleSince: number;
}

export class Noise {
  private runs: Run[] = [];
  /** Times at which sources began to move; a press of anybody forgets them. */
  private readonly moving = new Map<string, number>();

  /** Judges what a device has seen at this time in milliseconds. */
  judge(sign: Sign, now: number): Verdict {
    if (sign.kind === 'motion') {
      const since = this.moving.get(sign.source) ?? now;
      this.moving.set(sign.source, since);
      return now - since < noiseAfter ? 'counts' : 'acts';
    }
    if (sign.kind === 'again') {
      const pressed = this.runs.find(({ source }) => source === sign.source);
      return pressed && now - pressed.last < noiseAfter ? pressed.verdict : 'nothing';
    }
    const run = this.runOf(sign, now);
    if (now - run.last > pause) run.quickSince = now;
    if (now - run.last > idle.forgotten) Object.assign(run, { idle: 0, idleSince: now });
    run.last = now;
    run.idle++;
    const times = sign.at ? idle.touches : idle.presses;
    const isIdle = run.idle >= times && now - run.idleSince >= noiseAfter;
    run.verdict = now - run.quickSince >= noiseAfter ? 'nothing' : isIdle ? 'acts' : 'counts';
    if (run.verdict === 'counts') this.moving.clear();
    return run.verdict;
  }

  /** Notes that the latest press has changed something: whoever presses now is somebody. */
  meant(now: number): void {
    for (const run of this.runs) Object.assign(run, { idle: 0, idleSince: now });
    // The latest comes first.
    if (this.runs[0]) this.runs[0].verdict = 'counts';
    this.moving.clear();
  }

  /** Forgets where and which letters people have pressed: together they would tell a secret. */
  forgetPlaces(): void {
    this.runs = this.runs.filter(({ source, at }) => !at && !isTyped(source));
  }

  /** Gives the presses of this source, or at this place, and follows a place that wanders by a few pixels. */
  private runOf({ source, at }: Extract<Sign, { kind: 'press' }>, now: number): Run {
    const same = (run: Run) =>
      run.source === source && (!at || (run.at && Math.hypot(run.at.x - at.x, run.at.y - at.y) <= idle.apart));
    const found = this.runs.find(same);
    const run = found ?? { source, last: now, verdict: 'counts', quickSince: now, idle: 0, idleSince: now };
    if (at) {
      const was = run.at ?? at;
      run.at = { x: was.x + (at.x - was.x) / 4, y: was.y + (at.y - was.y) / 4 };
    }
    this.runs = [run, ...this.runs.filter((each) => each !== run)].slice(0, most);
    return run;
  }
}

/**
 * Pixels of the page, and the milliseconds within which a pointer has to go so far. A mouse on a table that shakes moves by one to
 * three pixels at a time and comes back; one that drifts goes some ten in a second. A hand that means something goes from one
 * button to another, which is further, and one that takes longer for it loses nothing but this sign: its press counts.
 */
export const stroke = { far: 64, within: 1500 };
/** Pixels from which the pointer of somebody who holds it already moves their focus. */
const near = 8;

/** Tells whether a pointer that moves without a press means something. */
export class Stroke {
  /** Place from which it has to go far, and the time at which it was there. */
  private from: { x: number; y: number; time: number } | null = null;
  private last: Spot = { x: 0, y: 0 };
  private told: Spot = { x: 0, y: 0 };
  private goesUntil = 0;

  /**
   * Takes its place, in pixels of the page, at this time. `far`: somebody moves it; `near`: it lies elsewhere than before, which
   * shows nobody; `still`: it has not moved by more than noise.
   */
  see(x: number, y: number, now: number): 'far' | 'near' | 'still' {
    const at = { x, y };
    const apart = (from: Spot) => Math.hypot(x - from.x, y - from.y);
    // A pointer that comes is moved by somebody.
    let far = this.from === null;
    if (!this.from || now - this.from.time > stroke.within) this.from = { ...(this.from ? this.last : at), time: now };
    if (apart(this.from) >= stroke.far) far = true;
    this.last = at;
    if (far) {
      this.from = { ...at, time: now };
      this.goesUntil = now + stroke.within;
    }
    // Its end is exact: the last pixels to a small thing belong to the way there.
    const goes = far || now < this.goesUntil;
    if (!goes && apart(this.told) < near) return 'still';
    this.told = at;
    return goes ? 'far' : 'near';
  }
}
