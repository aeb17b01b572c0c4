/**
 * All that can be drawn on a table at this moment: the pieces and effects of the house, and of every game that somebody
 * took. A game's own come with its drawing; whoever takes a game lets the repertoire learn it before anything is shown.
 */
import type { EffectCue } from '../../controller/beat.ts';
import type { EffectName, PieceKind } from '../../controller/drawn.ts';
import type { Placement } from '../../controller/room.ts';
import type { DrawingContext } from '../art/drawing-context.ts';
import type { Effect, EffectPlace, EffectTraits } from '../effects/effect.ts';
import { houseEffects } from '../effects/index.ts';
import { houseTraits } from '../effects/traits.ts';
import type { GameDrawing } from '../game-drawing.ts';
import { housePieces } from '../pieces/index.ts';
import type { Piece, PieceClass } from '../pieces/piece.ts';

export class Repertoire {
  private readonly pieces = new Map<PieceKind, PieceClass>();
  private readonly effects = new Map<EffectName, Effect>();
  private readonly known: Record<string, EffectTraits> = {};

  constructor() {
    this.learn({ pieces: housePieces, effects: houseEffects, traits: houseTraits });
  }

  /** Takes in what a game brings. The same game may come again; two things of one name may not. */
  learn({ pieces = {}, effects = {}, traits = {} }: GameDrawing): void {
    // Whatever a registry holds, it adds to the names that the compiler knows.
    for (const [kind, piece] of Object.entries(pieces)) enter(this.pieces, kind as PieceKind, piece);
    for (const [name, effect] of Object.entries(effects)) enter(this.effects, name as EffectName, effect);
    Object.assign(this.known, traits);
  }

  /** Gives what is known of every effect besides how it looks. */
  get traits(): Readonly<Record<string, EffectTraits>> {
    return this.known;
  }

  get pieceKinds(): readonly PieceKind[] {
    return [...this.pieces.keys()].sort();
  }

  get effectNames(): readonly EffectName[] {
    return [...this.effects.keys()].sort();
  }

  make(kit: DrawingContext, placement: Placement): Piece {
    const Kind = this.pieces.get(placement.kind);
    if (!Kind) throw new Error(`No game here has a piece called ${placement.kind}.`);
    const made: Piece = new Kind(kit, placement);
    made.place(placement);
    return made;
  }

  play(place: EffectPlace, cue: EffectCue, factor: number): void {
    const effect = this.effects.get(cue.name);
    if (!effect) throw new Error(`No game here has an effect called ${cue.name}.`);
    effect(place, cue, factor);
  }
}

function enter<Name, T>(all: Map<Name, T>, name: Name, one: T): void {
  const present = all.get(name);
  if (present !== undefined && present !== one) throw new Error(`Two things to draw are called ${name}.`);
  all.set(name, one);
}
