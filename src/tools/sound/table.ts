import type { SoundMap } from './sheet.ts';

/** Writes one line per entry: a change of one cue is a change of one line. */
export function mapText({ files, gap, strips, trims, holds, loops, ...figures }: SoundMap): string {
  const part = (entries: object, indent: string): string =>
    Object.entries(entries)
      .map(([name, value]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const block = (name: string, body: string, indent: string): string =>
    `${indent}${JSON.stringify(name)}: {\n${body}\n${indent}}`;
  const listed = Object.entries(strips).map(([name, cues]) => block(name, part(cues, '      '), '    '));
  const parts = [
    block('files', part(files, '    '), '  '),
    `  "gap": ${gap}`,
    block('strips', listed.join(',\n'), '  '),
    block('trims', part(trims, '    '), '  '),
    `  "holds": ${JSON.stringify(holds)}`,
    block('loops', part(loops, '    '), '  '),
    part(figures, '  '),
  ];
  return `{\n${parts.join(',\n')}\n}\n`;
}
