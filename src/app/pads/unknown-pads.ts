/** Gamepads that no browser knows, and whose shape was guessed wrong: people are asked to teach them. */
import type { PadReader } from '../../stage/hands/pad-reader.ts';
import type { FetchRoom } from '../page/fetch-room.ts';
import type { Shelf } from '../page/shelf.ts';
import type { Prompter } from '../prompts/prompter.ts';
import type { LearntPads } from './learnt-pads.ts';

const key = 'captains-table/learnt-pads';

/** Milliseconds after a key or a pointer in which a pad is believed to be the very thing that was pressed: some keyboards are both. */
const echo = 1000;

interface Table {
  reader: PadReader;
  prompter: Prompter;
  shelf: Shelf | null;
  fetchRoom: FetchRoom;
}

export class UnknownPads {
  private readonly table: Table;
  private room: Promise<LearntPads | null> | null = null;
  /** Models that nobody wanted to teach: they are not asked for again as long as the page lives. */
  private readonly left = new Set<string>();
  private isAsking = false;
  private otherHands = Number.NEGATIVE_INFINITY;

  constructor(table: Table) {
    this.table = table;
    table.reader.onUnheard = (pad) => void this.ask(pad);
    for (const kind of ['keydown', 'pointerdown'])
      window.addEventListener(kind, () => (this.otherHands = performance.now()), { capture: true });
    if (this.areKept) void this.fetch();
  }

  private get areKept(): boolean {
    try {
      return this.table.shelf?.getItem(key) != null;
    } catch {
      return false;
    }
  }

  private fetch(): Promise<LearntPads | null> {
    const { fetchRoom, ...table } = this.table;
    this.room ??= fetchRoom(import('./learnt-pads.ts')).then((room) => room && new room.LearntPads({ ...table, key }));
    return this.room;
  }

  /** Asks for this pad to be taught, unless something private lies there or nobody waits for anything. */
  private async ask(pad: number): Promise<void> {
    const { reader, prompter } = this.table;
    const id = reader.rack.plugOf(pad)?.id;
    if (id === undefined || this.left.has(id) || this.isAsking || !prompter.mayPause) return;
    if (performance.now() - this.otherHands < echo) return;
    this.isAsking = true;
    const room = await this.fetch();
    if (!room) this.left.add(id);
    await prompter.interlude(async () => {
      if (!(await room?.teach(pad, id))) this.left.add(id);
      return 'back';
    });
    this.isAsking = false;
  }
}
