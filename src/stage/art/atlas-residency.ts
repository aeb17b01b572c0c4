/**
 * Atlases that stay in memory (docs/decisions.md, frame cost): those of the house and of one game. The others leave when
 * another game is brought, together, and not before nothing on the screen is drawn with any of them: a demo's last picture
 * stays until the next table is there. With them goes every icon that was painted in a colour of that game.
 */
import type Phaser from 'phaser';
import type { Art } from './art.ts';

/** Time between two looks at whether they can go, in milliseconds of the scene's clock. */
const every = 400;

interface Drawn {
  texture?: { key: string } | null;
  list?: readonly Drawn[];
}

export class AtlasResidency {
  private readonly art: Art;
  private readonly scene: Phaser.Scene;
  private leaving: readonly string[] = [];
  private changed = false;
  private waited = 0;

  constructor(art: Art, scene: Phaser.Scene) {
    this.art = art;
    this.scene = scene;
  }

  /** Lets all atlases but these leave, as soon as nothing on the screen is drawn from them. */
  keep(packs: readonly string[]): void {
    this.leaving = this.art.atlases.filter((pack) => !packs.includes(pack));
    this.changed = true;
  }

  tick(delta: number): void {
    if (!this.changed) return;
    this.waited += delta;
    if (this.waited < every) return;
    this.waited = 0;
    const keys = new Set(this.leaving.flatMap((pack) => this.art.keysOf(pack)));
    const drawn = new Set<string>();
    gather(this.scene.children as unknown as Drawn, drawn);
    for (const key of keys) if (drawn.has(key)) return;
    // What is still on its way goes when it has come.
    this.leaving = this.leaving.filter((pack) => !this.art.unload(pack));
    this.art.forgetPainted(drawn);
    this.changed = this.leaving.length > 0;
  }
}

/** Gathers the textures of everything on the screen. */
function gather({ texture, list }: Drawn, keys: Set<string>): void {
  if (texture) keys.add(texture.key);
  for (const each of list ?? []) gather(each, keys);
}
