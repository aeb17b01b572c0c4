import type { SoundMap } from './sheet.ts';

const key = (name: string): string => (/-/.test(name) ? `'${name}'` : name);

/** The page's list of cues, written out so that a misspelt cue is a type error and not a silence. */
export function cueModule({ levels, loops, sprites }: SoundMap): string {
  const rows = Object.entries(levels).map(
    ([name, { strip, db, duck, takes }]) =>
      `  ${key(name)}: { strip: '${strip}', db: ${db}, duck: ${duck}, takes: ${takes} },`,
  );
  const list = (names: readonly string[]): string[] => names.map((name) => `  '${name}',`);
  return [
    '/**',
    ' * Every cue of the shell and of the games. Written by `npm run sound` together with the strips; change sound/common.ts',
    " * or a game's sounds.ts in src/tools instead. `strip` is the file it is in, `db` its loudness against the cannon, `duck`",
    ' * makes sea and music step back.',
    ' */',
    `export const stripNames = [${Object.keys(sprites)
      .map((name) => `'${name}'`)
      .join(', ')}] as const;`,
    'export type StripName = (typeof stripNames)[number];',
    '',
    'export const cues = {',
    ...rows,
    '} as const satisfies Record<string, { strip: StripName; db: number; duck: boolean; takes: number }>;',
    '',
    'export type CueName = keyof typeof cues;',
    '',
    'export const loopNames = [',
    ...list(Object.keys(loops)),
    '] as const;',
    'export type LoopName = (typeof loopNames)[number];',
    '',
  ].join('\n');
}

/** One line per entry: a change of one cue is a change of one line. */
export function mapText({ sprites, levels, trims, holds, loops }: SoundMap): string {
  const part = (entries: object, indent: string): string =>
    Object.entries(entries)
      .map(([name, value]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const block = (name: string, body: string, indent: string): string =>
    `${indent}${JSON.stringify(name)}: {\n${body}\n${indent}}`;
  const strips = Object.entries(sprites).map(([name, sprite]) => block(name, part(sprite, '      '), '    '));
  const parts = [
    block('sprites', strips.join(',\n'), '  '),
    block('levels', part(levels, '    '), '  '),
    block('trims', part(trims, '    '), '  '),
    `  "holds": ${JSON.stringify(holds)}`,
    block('loops', part(loops, '    '), '  '),
  ];
  return `{\n${parts.join(',\n')}\n}\n`;
}
