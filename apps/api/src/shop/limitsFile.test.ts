import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { specifiedLimits } from '@platine/domain/cart/limit.ts';
import { afterAll, expect, test } from 'vitest';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import { readShop } from './readShop.ts';
import { sampleShopFolder } from './sampleShop.ts';
import { ShopError } from './shopError.ts';

afterAll(removeTestFolders);

/** The limits of the sample shop with another file of limits; null leaves the file out. */
function limitsBy(file: string | null) {
  const folder = testFolder();
  cpSync(sampleShopFolder, folder, { recursive: true });
  if (file === null) rmSync(join(folder, 'limits.yaml'));
  else writeFileSync(join(folder, 'limits.yaml'), file);
  try {
    return readShop(folder).limits;
  } catch (error) {
    if (error instanceof ShopError) return error.sentences;
    throw error;
  }
}

const line = (manufacturers: string, names: string, pieces: string) =>
  `educationalLine: { manufacturers: ${manufacturers}, names: ${names}, pieces: ${pieces} }\n`;
const scarce = 'scarce: { skus: [77], pieces: 1 }';

test('spec §9: a folder without the file has the limits of the specification', () => {
  expect(limitsBy(null)).toEqual(specifiedLimits);
});

test('a shop limits its own makers, words and products, or nothing', () => {
  expect(limitsBy(`${line('[9]', '[Tutor]', '4')}${scarce}`)).toEqual({
    educationalLine: { manufacturerIds: [9], names: ['Tutor'], pieces: 4 },
    scarce: { skus: [77], pieces: 1 },
  });
  expect(limitsBy(`${line('[]', '[]', '1')}${scarce}`)).toMatchObject({
    educationalLine: { manufacturerIds: [], names: [] },
  });
});

test.each([
  ['a maker by its name', '[Klots]', '4', 'educationalLine.manufacturers 1 must be the number of a manufacturer'],
  ['no piece', '[9]', '0', 'educationalLine.pieces must be 1 at least: correct it.'],
  ['half a piece', '[9]', '1.5', 'educationalLine.pieces must be a number of pieces: write it without decimals.'],
])('a mistake is named: %s', (_, manufacturers, pieces, sentence) => {
  expect(limitsBy(`${line(manufacturers, '[]', pieces)}${scarce}`)).toEqual([
    expect.stringContaining(`limits.yaml, line 1: ${sentence}`),
  ]);
});
