import type { SoundBackend } from './deck.ts';
import type { Strip } from './strips.ts';

export interface Sounding {
  gain: number;
  pan: number;
  rate: number;
  /** The cue's level: the quietest give way. */
  db: number;
  length: number;
}

interface Voice extends Sounding {
  strip: Strip;
  id: number;
  started: number;
  ends: number;
  /** Paused with the table, with this much left to play. */
  left?: number;
}

/** Greatest number of voices: more at once is mud, and thousands of them is a leak. */
export const mostVoices = 12;
/** Decibels that a voice gives way by when it has run its course: a tail may be cut off, a stroke may not. */
const yields = 30;
/** Long enough not to click, short enough to be "at once". */
const fade = 40;

/** The cues that sound now. */
export class Voices {
  private readonly clock: Pick<SoundBackend, 'now' | 'after'>;
  private voices: Voice[] = [];

  constructor(clock: Pick<SoundBackend, 'now' | 'after'>) {
    this.clock = clock;
  }

  /** Plays a sound. False when everything that sounds is louder than this, so it is left out. */
  play(strip: Strip, segment: string, sounding: Sounding): boolean {
    this.forgetEnded();
    if (this.voices.length >= mostVoices) {
      const weakest = this.voices.reduce((a, b) => {
        const [first, second] = [this.presence(a), this.presence(b)];
        return second < first || (second === first && b.started < a.started) ? b : a;
      });
      if (this.presence(weakest) > sounding.db) return false;
      this.end(weakest);
    }
    const id = strip.play(segment);
    if (typeof id !== 'number') return false;
    strip.volume(sounding.gain, id);
    if (sounding.rate !== 1) strip.rate(sounding.rate, id);
    if (sounding.pan !== 0) strip.stereo(sounding.pan, id);
    this.voices.push({ ...sounding, strip, id, started: this.clock.now(), ends: this.clock.now() + sounding.length });
    return true;
  }

  /** Tells whether any voice sounds now. */
  get sound(): boolean {
    this.forgetEnded();
    return this.voices.length > 0;
  }

  pause(): void {
    this.forgetEnded();
    for (const voice of this.voices) {
      if (voice.left !== undefined) continue;
      voice.left = voice.ends - this.clock.now();
      voice.strip.pause(voice.id);
    }
  }

  resume(): void {
    for (const voice of this.voices) {
      if (voice.left === undefined) continue;
      voice.ends = this.clock.now() + voice.left;
      voice.left = undefined;
      voice.strip.play(voice.id);
    }
  }

  stop(): void {
    this.forgetEnded();
    for (const voice of [...this.voices]) this.end(voice);
  }

  /** Tells how loud a voice still is against the cannon: less the longer it has rung. */
  private presence({ db, ends, length, left }: Voice): number {
    const rest = left ?? ends - this.clock.now();
    return db - yields * (1 - rest / length);
  }

  private forgetEnded(): void {
    const now = this.clock.now();
    this.voices = this.voices.filter((voice) => voice.left !== undefined || voice.ends > now);
  }

  private end(voice: Voice): void {
    this.voices = this.voices.filter((other) => other !== voice);
    if (voice.left !== undefined) {
      voice.strip.stop(voice.id);
      return;
    }
    voice.strip.fade(voice.gain, 0, fade, voice.id);
    this.clock.after(fade + 10, () => voice.strip.stop(voice.id));
  }
}
