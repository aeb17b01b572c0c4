/** Files with the cuts of each game that are shown while nobody plays; `npm run reel` makes them. */
const found = import.meta.glob<string>('/assets/*/reel.json', { query: '?url', import: 'default', eager: true });

/** Address of each game's file, by the game's id. */
export const reelFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(found).map(([file, url]) => [file.split('/')[2], url]),
);
