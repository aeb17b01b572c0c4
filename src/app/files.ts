/** Files out of the page and into it, by the browser's own ways. */

/** Bytes of the largest file that is read; the limit is the record's own. */
const largest = 8_000_000;

export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export type Chosen = { text: string; name: string } | { trouble: 'unreadable' | 'noHand' };

/**
 * Reads the text of a file that somebody chooses; null when nobody does. May never answer. `kinds`: as the browser has
 * them.
 */
export function readFile(kinds = 'application/json,.json'): Promise<Chosen | null> {
  // A gamepad does not count as a hand on the page: the browser would open nothing.
  if (navigator.userActivation?.isActive === false) return Promise.resolve({ trouble: 'noHand' });
  return new Promise((done) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = kinds;
    input.addEventListener('cancel', () => done(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (!file) return done(null);
      textOf(file).then(done);
    });
    input.click();
  });
}

async function textOf(file: File): Promise<Chosen> {
  if (file.size > largest) return { trouble: 'unreadable' };
  try {
    return { text: await file.text(), name: file.name };
  } catch {
    return { trouble: 'unreadable' };
  }
}

/** Takes files that are dropped on the window, until the function that it returns is called. */
export function takeDrops(each: (file: Chosen) => void): () => void {
  const over = (event: DragEvent) => event.preventDefault();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void textOf(file).then(each);
  };
  window.addEventListener('dragover', over);
  window.addEventListener('drop', drop);
  return () => {
    window.removeEventListener('dragover', over);
    window.removeEventListener('drop', drop);
  };
}
