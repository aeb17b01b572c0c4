/**
 * What the page may ask of the host. The host owns the match, its secrets and its bots; the page gets views and events
 * already redacted for one viewer. The page pulls: nothing happens before it asks, so the match waits for its watchers.
 */
import type { GameEvent, Seat } from '../rules/game.ts';

/** A game that bots play by themselves for the room. Checked by the host; every field comes from outside. */
export interface DemoRequest {
  game: string;
  seats: number;
  /** Missing options take their defaults. */
  options: Record<string, unknown>;
  /** Any text; absent: drawn by the host. */
  seed?: string;
  /** One bot level per seat, or fewer: the last one counts for the rest. */
  bots: string[];
  names: string[];
}

export interface Batch {
  /** What the viewer is sent, in narrative order. */
  events: GameEvent[];
  /** The viewer's view when all of them have happened. */
  view: object;
  toAct: Seat[];
  over: boolean;
}

export type Opened = { ok: true; batch: Batch } | { ok: false; error: string };

export interface HostPort {
  openDemo(request: DemoRequest): Promise<Opened>;
  /** Lets the next bot act; null when nobody can (the match is over, or none is open). */
  advance(): Promise<Batch | null>;
}
