/** What one game says on the set-up screen. Data and sentences; which options go together the rules decide. */
export interface SetupForm {
  counts: readonly number[];
  /** Options that are switched on and off, the most used first. */
  options: readonly { name: string; title: string; text: string; frame: string; frameScale?: number }[];
  /** Two lines about a game of so many captains. */
  facts(seats: number, on: ReadonlySet<string>): readonly [string, string];
}
