/** Facts about the methods of the ports, for whoever passes calls on. */

/** Facts about a method that are needed to pass its calls on to a host that may be lost over them. */
export interface Method {
  /** True when a call that was not answered may be made again, as often as there is a new host. */
  again: boolean;
  /** True when the method opens a match, from a record or a new one. */
  opens?: true;
  /** True when the method asks something of the match that is open. */
  ofMatch?: true;
  /** True when the answer waits for people: other calls do not wait for it, and a late answer is no sign of a loss. */
  lasts?: true;
}

/** Every method of a port; one that is missing or belongs to another port is refused by the compiler. */
export type Methods<Port> = { readonly [name in keyof Port]: Method };
