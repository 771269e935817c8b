import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import { fromKicadFile, kicadFile } from './kicadFile.ts';
import { readYaml } from './readYaml.ts';
import { ShopError } from './shopError.ts';

afterAll(removeTestFolders);

const family = ['families:', '  - category: 1.2.2', '    symbol: Device:C', '    reference: C'];

function read(...lines: readonly string[]) {
  const folder = testFolder();
  writeFileSync(join(folder, 'kicad.yaml'), lines.join('\n'));
  try {
    return fromKicadFile(readYaml(folder, 'kicad.yaml', kicadFile));
  } catch (error) {
    if (error instanceof ShopError) return error.sentences;
    throw error;
  }
}

test('a family needs no more than category, symbol and reference', () => {
  expect(read(...family)).toEqual([
    { category: '1.2.2', symbol: 'Device:C', reference: 'C', value: null, where: [], footprints: [] },
  ]);
});

test.each([
  [
    'a symbol without its library',
    [...family.slice(0, 2), '    symbol: C', '    reference: C'],
    'line 3: families 1.symbol must be like Device:R: correct it.',
  ],
  [
    'a reference in small letters',
    [...family.slice(0, 3), '    reference: c'],
    'line 4: families 1.reference must be like R: correct it.',
  ],
  ['no reference', family.slice(0, 3), 'line 2: families 1.reference is missing: add it.'],
  [
    'a name that is not known',
    [...family, '    colour: red'],
    'line 5: families 1.colour is not known here: correct the name or delete the line.',
  ],
  [
    'a footprint without its library',
    [...family, '    footprints: [{ package: "0805", footprint: R_0805 }]'],
    'line 5: families 1.footprints 1.footprint must be like Resistor_SMD:R_0805_2012Metric: correct it.',
  ],
  [
    'a condition without texts',
    [...family, '    where: [{ attribute: package, texts: [] }]'],
    'line 5: families 1.where 1.texts needs 1 entries at least: add them.',
  ],
  [
    'a category in words',
    ['families:', '  - category: capacitors', ...family.slice(2)],
    'line 2: families 1.category must be the path of a category, such as 1.2.2.1: correct it.',
  ],
])('refused: %s', (_, lines, sentence) => {
  expect(read(...lines)).toEqual([`kicad.yaml, ${sentence}`]);
});
