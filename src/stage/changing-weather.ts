/** Weather over a table: it comes, stays, and goes so slowly that its going is no flash (docs/decisions.md, darkening). */
import type { Weather } from './table-light.ts';

const coming = 600;
const going = 1200;
/** Time for which the sky stays clear, whatever happens next. */
const respite = 1000;

export class ChangingWeather {
  /** Part of each weather that is there, from 0 to 1. */
  readonly level: Record<Weather, number> = { storm: 0, curse: 0, victory: 0 };
  private weather: Weather = 'storm';
  private until = -going - respite;

  /** Lets weather come for `ms` from `now` on; refuses while another is there, while one goes, and for a while after. */
  turn(weather: Weather, ms: number, now: number): void {
    if (now >= this.until && now < this.until + going + respite) return;
    if (now < this.until && weather !== this.weather) return;
    this.weather = weather;
    this.until = Math.max(this.until, now + Math.max(ms, coming));
  }

  /** Moves on by the length of a frame; `clear` lets what is there go. */
  tick(delta: number, now: number, clear: boolean): void {
    const on = !clear && now < this.until;
    for (const each in this.level)
      this.level[each as Weather] = stepped(this.level[each as Weather], on && this.weather === each, delta);
  }
}

const stepped = (level: number, rises: boolean, delta: number): number =>
  Math.min(1, Math.max(0, level + delta / (rises ? coming : -going)));
