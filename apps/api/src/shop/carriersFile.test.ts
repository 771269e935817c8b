import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import { carriersFile, fromCarriersFile } from './carriersFile.ts';
import { readYaml } from './readYaml.ts';
import { ShopError } from './shopError.ts';

afterAll(removeTestFolders);

function read(entries: string) {
  const folder = testFolder();
  writeFileSync(join(folder, 'carriers.yaml'), `carriers:\n${entries}`);
  try {
    return fromCarriersFile(readYaml(folder, 'carriers.yaml', carriersFile));
  } catch (error) {
    if (error instanceof ShopError) return error.sentences;
    throw error;
  }
}

const bike = '  - { code: bike, name: Our bike }\n';

test('a carrier needs neither a page nor methods', () => {
  const gls = "  - { code: gls-2, name: GLS, track: 'https://gls.example/{number}', methods: [TNT, ECONOMY] }\n";
  expect(read(bike + gls)).toEqual({
    bike: { name: 'Our bike', link: null, methods: [] },
    'gls-2': { name: 'GLS', link: 'https://gls.example/{number}', methods: ['TNT', 'ECONOMY'] },
  });
});

test.each([
  ['a code of other letters', '  - { code: D H L, name: DHL }', 'carriers 1.code must be like dhl: correct it.'],
  [
    'a page without the number',
    "  - { code: dhl, name: DHL, track: 'https://dhl.example' }",
    'carriers 1.track must be an https address with {number} in it: correct it.',
  ],
  [
    'a page that is not https',
    "  - { code: dhl, name: DHL, track: 'javascript:{number}' }",
    'carriers 1.track must be an https address with {number} in it: correct it.',
  ],
  [
    'a method that needs no carrier',
    '  - { code: dhl, name: DHL, methods: [PICKUP] }',
    'carriers 1.methods 1 must be one of UPS_SAVER, DHL_EXPRESS, TNT, DPD_CLASSIC, ECONOMY, FREE_SHIPPING: correct it.',
  ],
])('%s is refused', (_, entry, sentence) => {
  expect(read(entry)).toEqual([`carriers.yaml, line 2: ${sentence}`]);
});

test('no carrier, a code twice or a method twice is refused', () => {
  expect(read('  []')).toEqual(['carriers.yaml, line 1: carriers needs 1 entries at least: add them.']);
  expect(read(bike + bike)).toEqual(['carriers.yaml, line 1: carriers name a code twice: give each carrier its own.']);
  const both = '  - { code: a, name: A, methods: [TNT] }\n  - { code: b, name: B, methods: [TNT] }\n';
  expect(read(both)).toEqual([
    'carriers.yaml, line 1: carriers name a shipping method twice: leave it with one carrier.',
  ]);
});
