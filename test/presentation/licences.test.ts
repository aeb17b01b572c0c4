/** The licences laid out as pages: nothing of a text is lost, and no page holds more than it has room for. */
import { describe, expect, it } from 'vitest';
import { licencePages } from '../../src/presentation/screens/licences.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { licences } from '../../src/tools/page/licences.ts';

const words = (text: string): string[] => text.split(/\s+/).filter((word) => /\w/.test(word));

describe.each(Object.values(frames))('on $shape windows', (frame) => {
  it('every word of every text stands on some page, in its order', () => {
    for (const licence of licences()) {
      const pages = licencePages([licence], frame);
      expect(words(pages.flatMap(({ lines }) => lines).join(' ')), licence.name).toEqual(words(licence.text));
      for (const { title } of pages) expect(title).toContain(licence.name);
    }
  });

  it('lines and pages keep to their size, and none is empty', () => {
    const upright = frame.shape === 'portrait';
    for (const { lines } of licencePages(licences(), frame)) {
      expect(lines.length).toBeLessThanOrEqual(upright ? 24 : 14);
      expect(lines.some((line) => line !== '')).toBe(true);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(upright ? 58 : 96);
    }
  });
});
