/**
 * The order of cuts and ceremonies that are shown while nobody plays: shuffled, a game after another one, and none again
 * before all of them were shown.
 */

/** Cuts and ceremonies that a game has for the reel. */
export interface ReelStock {
  /** Milliseconds to the first peak of each cut. */
  cuts: readonly number[];
  ceremonies: number;
}

export interface ReelTurn {
  kind: 'cut' | 'ceremony';
  game: string;
  /** Number of the cut, or of the ceremony, in the list of its game. */
  n: number;
}

/** Number of cuts in a round; one ceremony comes after them. */
export const perRound = 4;

/** The first cut of a round comes from the title: its first peak is here by then, where its game has such a cut. */
export const soon = 3000;

export class ReelOrder {
  private readonly stock: Readonly<Record<string, ReelStock>>;
  private readonly chance: () => number;
  private readonly cuts: ReelTurn[] = [];
  private readonly ceremonies: ReelTurn[] = [];
  private last: string | null = null;

  /** Takes `chance`, which gives a number from 0 on, below 1. */
  constructor(stock: Readonly<Record<string, ReelStock>>, chance: () => number) {
    this.stock = stock;
    this.chance = chance;
  }

  /**
   * Gives the cuts of the next round, and its ceremony, which is of the game that was cut last. The game `opening` comes
   * first, as long as there is a cut of it.
   */
  round(opening: string | null = null): ReelTurn[] {
    const ceremony = this.drawCeremony(opening);
    const first = this.drawFirst(opening, ceremony?.game ?? null);
    const cuts = first ? [first] : [];
    while (cuts.length < perRound) {
      const cut = this.drawCut(cuts);
      if (!cut) break;
      cuts.push(cut);
    }
    const final = cuts.slice(1).find(({ game }) => game === ceremony?.game);
    const turns = final ? [...cuts.filter((cut) => cut !== final), final] : cuts;
    this.last = turns.at(-1)?.game ?? null;
    return ceremony ? [...turns, ceremony] : turns;
  }

  /** Takes back turns that were not shown after all: they come next. */
  giveBack(turns: readonly ReelTurn[]): void {
    this.cuts.unshift(...turns.filter(({ kind }) => kind === 'cut'));
    this.ceremonies.unshift(...turns.filter(({ kind }) => kind === 'ceremony'));
  }

  /**
   * Takes a cut with a peak at its beginning, for the title stands before it; not of the game that was shown last, nor of
   * the one that is to be shown last. Where all of them were shown, they are shuffled in anew.
   */
  private drawFirst(opening: string | null, end: string | null): ReelTurn | null {
    if (this.cuts.length === 0) this.refill(this.cuts, 'cut');
    const games = Object.keys(this.stock).filter((game) => this.stock[game].cuts.some((at) => at <= soon));
    const others = games.filter((game) => game !== this.last);
    const allowed = opening !== null ? [opening] : others.length > 0 ? others : games;
    const isWanted = (cut: ReelTurn) => allowed.includes(cut.game) && this.isQuick(cut);
    if (!this.cuts.some(isWanted)) this.refill(this.cuts, 'cut', isWanted);
    const quick = this.cuts.filter(isWanted);
    const found = this.mostLeft(quick.filter(({ game }) => game !== end)) ?? this.mostLeft(quick);
    // Games without any such cut begin as they can.
    const isFresh = ({ game }: ReelTurn) => (opening === null ? game !== this.last : game === opening);
    return take(this.cuts, found ?? this.cuts.find(isFresh) ?? this.cuts[0]);
  }

  /**
   * Takes a cut of a game that this round has not shown, from the games of which most are left; where none is left, another
   * cut than those that it has shown.
   */
  private drawCut(shown: readonly ReelTurn[]): ReelTurn | null {
    if (this.cuts.length === 0) this.refill(this.cuts, 'cut');
    const fresh = this.cuts.filter(({ game }) => !shown.some((cut) => cut.game === game));
    const other = this.cuts.find((cut) => !shown.some(({ game, n }) => game === cut.game && n === cut.n));
    return take(this.cuts, fresh.length > 0 ? this.spared(this.mostLeft(fresh)) : (other ?? this.cuts[0]));
  }

  /** Gives a slower cut of the same game, where quick ones may be needed: a round of which people see half begins with one. */
  private spared(cut: ReelTurn | undefined): ReelTurn | undefined {
    const own = this.cuts.filter(({ game }) => game === cut?.game);
    const quick = own.filter((each) => this.isQuick(each));
    return quick.length > own.length / 2 + 1 ? cut : (own.find((each) => !quick.includes(each)) ?? cut);
  }

  private isQuick({ game, n }: ReelTurn): boolean {
    return this.stock[game].cuts[n] <= soon;
  }

  /** Finds a cut of the game of which most are left. */
  private mostLeft(among: readonly ReelTurn[]): ReelTurn | undefined {
    const left = (game: string) => this.cuts.filter((cut) => cut.game === game).length;
    const most = Math.max(...among.map(({ game }) => left(game)));
    return among.find(({ game }) => left(game) === most);
  }

  /** Takes a ceremony, of another game than the first one as long as there is one. */
  private drawCeremony(opening: string | null): ReelTurn | null {
    if (this.ceremonies.length === 0) this.refill(this.ceremonies, 'ceremony');
    const found = this.ceremonies.find(({ game }) => game !== (opening ?? this.last));
    return take(this.ceremonies, found ?? this.ceremonies[0]);
  }

  /** Shuffles all turns of this kind into the deck, or `only` some of them. */
  private refill(deck: ReelTurn[], kind: ReelTurn['kind'], only: (turn: ReelTurn) => boolean = () => true): void {
    const fresh = Object.entries(this.stock).flatMap(([game, { cuts, ceremonies }]) =>
      Array.from({ length: kind === 'cut' ? cuts.length : ceremonies }, (_, n) => ({ kind, game, n })),
    );
    const more = fresh.filter(only);
    for (let i = more.length - 1; i > 0; i--) {
      const j = Math.floor(this.chance() * (i + 1));
      [more[i], more[j]] = [more[j], more[i]];
    }
    deck.push(...more);
  }
}

function take(deck: ReelTurn[], turn: ReelTurn | undefined): ReelTurn | null {
  if (!turn) return null;
  deck.splice(deck.indexOf(turn), 1);
  return turn;
}
