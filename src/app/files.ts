/** Files out of the page and into it, by the browser's own ways. */

/** As the record's own limit, in bytes: nothing larger is even read. */
const largest = 8_000_000;

export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export type Chosen = { text: string } | { trouble: 'unreadable' | 'noHand' };

/** The text of a file that somebody chooses; null when nobody does. May never answer. */
export function readFile(): Promise<Chosen | null> {
  // A gamepad does not count as a hand on the page: the browser would open nothing.
  if (navigator.userActivation?.isActive === false) return Promise.resolve({ trouble: 'noHand' });
  return new Promise((done) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'application/json,.json';
    input.addEventListener('cancel', () => done(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (!file) return done(null);
      if (file.size > largest) return done({ trouble: 'unreadable' });
      file.text().then(
        (text) => done({ text }),
        () => done({ trouble: 'unreadable' }),
      );
    });
    input.click();
  });
}
