/**
 * Who may import whom. Layers stand from left to right; type imports may always point to the left and never to the
 * right, so the table lists only what may be imported at run time. Paths are relative to the project, `*` is one name.
 */
export const layers = [
  'rules',
  'match',
  'bots',
  'host',
  'controller',
  'words',
  'presentation',
  'stage',
  'app',
] as const;
export type Layer = (typeof layers)[number];

export interface Permit {
  /** Layers whose modules may be imported at run time, its own included. */
  modules: readonly Layer[];
  /** Packages, by name; `node:` stands for everything that comes with Node. */
  packages: readonly string[];
  /** May import pictures, fonts, style sheets and JSON from assets/. */
  assets: boolean;
}

export const runtime: Record<Layer, Permit> = {
  rules: { modules: ['rules'], packages: ['valibot', 'pure-rand'], assets: false },
  match: { modules: ['rules', 'match'], packages: ['valibot', '@noble/hashes'], assets: false },
  bots: { modules: ['rules', 'match', 'bots'], packages: [], assets: false },
  host: {
    modules: ['rules', 'match', 'bots', 'host'],
    packages: ['valibot', '@noble/hashes', 'comlink', 'idb'],
    assets: false,
  },
  controller: { modules: ['controller'], packages: [], assets: false },
  words: { modules: ['words'], packages: ['intl-messageformat'], assets: false },
  // How a game lies on the screen, is told and is chosen, as data: a phone and a program in Node have it as well.
  presentation: { modules: ['controller', 'words', 'presentation'], packages: [], assets: false },
  stage: {
    modules: ['controller', 'words', 'presentation', 'stage'],
    packages: ['phaser', 'howler', '@fontsource'],
    assets: true,
  },
  app: {
    modules: ['controller', 'words', 'presentation', 'stage', 'app'],
    packages: ['phaser', 'howler', 'comlink', '@fontsource'],
    assets: true,
  },
};

/**
 * Rooms of the app, from the ground up: folders, and the files that stand in none. A room takes from itself and from those before it,
 * types as well.
 */
export const rooms: readonly string[] = [
  // The browser: its page, window, storage, files and faults.
  'page',
  // What is pressed, and by what; what people are asked.
  'prompts',
  // The line to the Worker.
  'host',
  'settings',
  // What is said beside a game's own telling.
  'telling',
  'gallery',
  'pads',
  'lessons',
  'offline',
  'set-up',
  // The house while nobody plays.
  'attract',
  // Games that are kept, watched, or come from files.
  'replays',
  // A game of people.
  'playing',
  // The house without anybody who looks after it.
  'unattended',
  'operator',
  'shell.ts',
  'main.ts',
];

/** Node programs: they may use every layer but these, and every package. No layer may import a tool. */
export const tools = { folder: 'tools', mayNotImport: ['stage', 'app'] as readonly Layer[] };

/** The page's thread. Whatever it loads at run time, however indirectly, must be listed below or be its own. */
export const pageThread: readonly Layer[] = ['controller', 'words', 'presentation', 'stage', 'app'];

/** More of a game's rules that the page may load, by game: what an aid on the screen works out from a view's public facts. */
const openByGame: Readonly<Record<string, readonly string[]>> = {
  // Where the pirate could be, and what a telescope sees: checked to be the same wherever he is
  // (test/rules/yellowbeard/heat.test.ts). The page has those facts; the state it never gets.
  yellowbeard: ['heat.ts', 'trace.ts', 'moves.ts', 'sight.ts'],
};

/** Static facts of the rules and the page's end of the port: none of these may lead to a game's state. */
export const openToThePage: readonly string[] = [
  'src/rules/*/types.ts',
  'src/rules/*/cards.ts',
  'src/rules/*/map.ts',
  'src/rules/*/options.ts',
  // What a choice may be and why not, from the facts of a view: one and the same code for the rules and for the page.
  'src/rules/*/open.ts',
  // How deep a text from outside may go: one measure for records and for the page's address.
  'src/rules/nesting.ts',
  // Names of files and maps on one line, cut between letters: one way for both.
  'src/rules/one-line.ts',
  ...Object.entries(openByGame).flatMap(([game, files]) => files.map((file) => `src/rules/${game}/${file}`)),
  // The text of a file from outside, and whether it is a game or a map.
  'src/match/file-text.ts',
  'src/match/file-kind.ts',
  // The names of the levels and of the tempers, as lists.
  'src/bots/levels.ts',
  'src/bots/tempers.ts',
  'src/host/port.ts',
  'src/host/port/*.ts',
  // Seconds that are promised to people: one measure for the page, the Worker and the launcher.
  'src/host/promised-time.ts',
];

/** Modules that start in a thread of their own: named by a URL, never imported, and only by these layers. */
export const workers: Record<string, readonly Layer[]> = {
  'src/host/host.worker.ts': ['host', 'app'],
};

/**
 * Layers that must give the same game for the same seed and actions, in every browser, at every speed; and presentation, which must
 * show the same in a page, on a phone and in Node.
 */
export const pure: readonly Layer[] = ['rules', 'match', 'bots', 'presentation'];

/** Names a pure layer may not use: clocks, chance from outside, the page, the network, the console. */
export const impureNames: readonly string[] = [
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'window',
  'document',
  'self',
  'globalThis',
  'navigator',
  'location',
  'localStorage',
  'indexedDB',
  'crypto',
  'fetch',
  'postMessage',
  'process',
  'console',
];
/** Members of otherwise pure objects. */
export const impureMembers: readonly string[] = ['Math.random'];
