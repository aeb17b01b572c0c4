import type { Shelf } from '../../src/app/page/shelf.ts';

/** Makes a storage in memory that holds one text, under whatever key. */
export function shelf(text: string | null = null): Shelf & { text: string | null } {
  return {
    text,
    getItem() {
      return this.text;
    },
    setItem(_, value) {
      this.text = value;
    },
  };
}
