/** The list of licences as the build writes it and as the page reads it. */
import { expect, it } from 'vitest';
import { readLicences } from '../../src/app/settings/licences.ts';
import { asText, licences } from '../../src/tools/page/licences.ts';

it('comes back as it was written', () => {
  expect(licences().length).toBeGreaterThan(8);
  expect(readLicences(asText(licences()))).toEqual(licences());
});

it.each(['', '<!doctype html><title>404</title>', 'A program 1.0\n\nof no licence\n'])(
  'is refused where another text came: %j',
  (text) => {
    expect(() => readLicences(text)).toThrow('no list of licences');
  },
);
