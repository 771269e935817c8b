import { describe, expect, test } from 'vitest';
import { drawPart } from '@platine/drawings/drawPart.ts';
import { viewsOf } from '@platine/drawings/drawView.ts';
import { attributeFromWire } from '@platine/domain/catalog/product.ts';
import type { ProductLine } from '../src/catalogue/catalogueLines.ts';
import { readCatalogue, sampleFolder } from '../src/catalogue/readCatalogue.ts';

const { products } = await readCatalogue(sampleFolder);

describe('record 0163: what the shop can show', () => {
  const viewsOfLine = ({ KIND, ATTRIBUTES }: ProductLine) =>
    viewsOf({ kind: KIND, attributes: ATTRIBUTES.map(attributeFromWire) });

  test('each product shows itself from two sides or more, or has a data sheet', () => {
    const bare = products.filter((line) => viewsOfLine(line).length + (line.DATA_SHEET_URL ? 1 : 0) < 2);
    expect(bare.map(({ SKU }) => SKU)).toEqual([]);
  });

  test('each product has at least four attributes', () => {
    expect(products.filter(({ ATTRIBUTES }) => ATTRIBUTES.length < 4).map(({ SKU }) => SKU)).toEqual([]);
  });

  test('no two sets of bricks look the same, and each says in every language what it builds', () => {
    const sets = products.filter(({ KIND }) => KIND === 'brick-set');
    const drawn = sets.map(({ KIND, ATTRIBUTES }) =>
      drawPart({ kind: KIND, attributes: ATTRIBUTES.map(attributeFromWire) }),
    );
    expect(sets.length).toBeGreaterThanOrEqual(19);
    expect(new Set(drawn).size).toBe(sets.length);
    expect(sets.filter((line) => !viewsOfLine(line).includes('front')).map(({ SKU }) => SKU)).toEqual([]);
    const model = ({ ATTRIBUTES }: ProductLine) => ATTRIBUTES.find(({ KEY }) => KEY === 'model')?.TEXT ?? {};
    expect(sets.filter((line) => !(['EN', 'DE', 'FR'] as const).every((one) => model(line)[one]))).toEqual([]);
  });
});
