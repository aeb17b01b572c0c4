/** Light over a whole table: what a table and its effects may ask of it. */

/** Amounts of light and shade that a table is given, from 0 to 1; what is painted at dusk needs less than bare wood. */
export interface Hour {
  key: number;
  shade: number;
}

export type Weather = 'storm' | 'curse' | 'victory';

export interface TableLight {
  /** Takes the hour of the table that lies there. */
  suit(hour: Hour): void;
  /** Lets weather come for `ms`. While it goes, and for a while after, no other comes. */
  turn(weather: Weather, ms: number): void;
}
