import { expect, test } from 'vitest';
import type { CountryCode } from './countries.ts';
import { withoutMailSign } from './mailSign.ts';

test.each<[string, CountryCode, string]>([
  ['d-54290', 'DE', '54290'],
  ['D 54290', 'DE', '54290'],
  ['de-54290', 'DE', '54290'],
  ['A-1010', 'AT', '1010'],
  ['B-1000', 'BE', '1000'],
  ['CH-8001', 'CH', '8001'],
  ['I-00118', 'IT', '00118'],
  ['FIN-00100', 'FI', '00100'],
  ['F-75001', 'FR', '75001'],
  ['E-28001', 'ES', '28001'],
  ['H-1051', 'HU', '1051'],
  ['FL-9490', 'LI', '9490'],
  ['N-0150', 'NO', '0150'],
  ['P-1000-001', 'PT', '1000-001'],
  ['S-111 22', 'SE', '111 22'],
  ['1D-54290', 'DE', '1D-54290'],
  ['l-1855', 'LU', 'L-1855'],
  ['sw1a   1aa', 'GB', 'SW1A 1AA'],
  ['L 1009', 'LU', '1009'],
  ['LU-1009', 'LU', '1009'],
  ['L 10091', 'LU', 'L 10091'],
  ['L-54290', 'DE', 'L-54290'],
  ['D54290', 'DE', 'D54290'],
  ['DE-5429', 'DE', 'DE-5429'],
  ['AE-1', 'AE', 'AE-1'],
])('D18: "%s" in %s is kept as "%s"', (typed, country, kept) => {
  expect(withoutMailSign(typed, country)).toBe(kept);
});
