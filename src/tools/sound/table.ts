import type { SoundMap } from './sheet.ts';

/** The page's list of cues, written out so that a misspelt cue is a type error and not a silence. */
export function cueModule({ levels, loops }: SoundMap): string {
  const rows = Object.entries(levels).map(
    ([name, { db, duck, takes }]) =>
      `  ${/-/.test(name) ? `'${name}'` : name}: { db: ${db}, duck: ${duck}, takes: ${takes} },`,
  );
  return [
    '/**',
    ' * Every cue of the shell and of Treasure Fleet. Written by `npm run sound` together with the sprite; change the table',
    ' * in src/tools/sound/cues.ts instead. `db` is loudness against the cannon, `duck` makes sea and music step back.',
    ' */',
    'export const cues = {',
    ...rows,
    '} as const satisfies Record<string, { db: number; duck: boolean; takes: number }>;',
    '',
    'export type CueName = keyof typeof cues;',
    '',
    `export const loopNames = [${Object.keys(loops)
      .map((name) => `'${name}'`)
      .join(', ')}] as const;`,
    'export type LoopName = (typeof loopNames)[number];',
    '',
  ].join('\n');
}

/** One line per entry: a change of one cue is a change of one line. */
export function mapText(map: SoundMap): string {
  const part = (entries: object): string =>
    Object.entries(entries)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const parts = Object.entries(map).map(([name, entries]) => `  ${JSON.stringify(name)}: {\n${part(entries)}\n  }`);
  return `{\n${parts.join(',\n')}\n}\n`;
}
