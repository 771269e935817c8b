import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from './testFolder.ts';
import type { ProductLine } from '../src/catalogue/catalogueLines.ts';

/** A small catalogue for the API's tests, with one product for each rule. */
export const testSkus = {
  plain: 100001,
  school: 193001,
  scarce: 193004,
  stepped: 100010,
  noSale: 100020,
  flagged: 100030,
  reduced: 100040,
};

export function testProduct(sku: number, change: Partial<ProductLine> = {}): ProductLine {
  return {
    SKU: sku,
    KIND: 'resistor',
    MANUFACTURER_ID: 1,
    MANUFACTURER_SKU: `LG-${sku}`,
    GTIN: `4000000${sku}`,
    NAME: { EN: `Resistor ${sku}`, DE: `Widerstand ${sku}`, FR: `Résistance ${sku}` },
    DESCRIPTION: { EN: 'A resistor.' },
    FLAGS: [],
    CATEGORY_PATHS: ['1.2.1.1'],
    GROUPTAGS: ['resistors'],
    ATTRIBUTES: [{ KEY: 'resistance', NAME: { EN: 'Resistance' }, VALUE: 10_000, TEXT: null, UNIT: 'Ω' }],
    PRICES: [{ AMOUNT: 1, BRUTTO_SP: 1.17, ORIGINAL_BRUTTO_SP: undefined, LOWEST_BRUTTO_30_DAYS: undefined }],
    MINIMUM_ORDER_QUANTITY: 1,
    STOCK: { AMOUNT: 50, TIME_FRAME: 10, EXPECTED_DATE: null, PRESALE_DATE: null },
    WEIGHT_GRAMS: 1,
    NEW_SINCE: null,
    CROSS_SELLING: [],
    DATA_SHEET_URL: null,
    ...change,
  };
}

const price = (from: number, euros: number, original?: number) => ({
  AMOUNT: from,
  BRUTTO_SP: euros,
  ORIGINAL_BRUTTO_SP: original,
  LOWEST_BRUTTO_30_DAYS: original,
});

export const testProducts: readonly ProductLine[] = [
  testProduct(testSkus.plain, { PRICES: [price(1, 1.17), price(10, 1.05), price(20, 2)], NEW_SINCE: '2026-11-01' }),
  testProduct(testSkus.school, {
    MANUFACTURER_ID: 105,
    NAME: { EN: 'Klots School set' },
    DESCRIPTION: { EN: `A resistor for LG-${testSkus.plain}.` },
    CATEGORY_PATHS: ['1.2.2'],
    GROUPTAGS: ['bricks'],
  }),
  testProduct(testSkus.scarce, {
    MANUFACTURER_ID: 105,
    NAME: { EN: 'Klots School motor' },
    CATEGORY_PATHS: ['1.2.2'],
    GROUPTAGS: ['bricks'],
  }),
  testProduct(testSkus.stepped, { MINIMUM_ORDER_QUANTITY: 10, NEW_SINCE: '2026-11-10' }),
  testProduct(testSkus.noSale, { FLAGS: ['NO_SALE'], CATEGORY_PATHS: ['1.2.10'] }),
  testProduct(testSkus.flagged, { FLAGS: ['AMOUNT_IN_CART_LIMIT:3'], MINIMUM_ORDER_QUANTITY: 5 }),
  testProduct(testSkus.reduced, { PRICES: [price(1, 8, 10)], NEW_SINCE: '2999-01-01' }),
];

/** Writes a catalogue folder that `loadCatalogue` reads. */
export function writeTestCatalogue(products: readonly ProductLine[] = testProducts): string {
  const folder = testFolder();
  const write = (file: string, lines: readonly unknown[]) =>
    writeFileSync(join(folder, file), lines.map((line) => JSON.stringify(line)).join('\n'));
  write('manufacturers.jsonl', [
    { MANUFACTURER_ID: 1, MANUFACTURER_NAME: 'Lentz Grün', COUNTRY_CODE: 'DE' },
    { MANUFACTURER_ID: 105, MANUFACTURER_NAME: 'Klots', COUNTRY_CODE: null },
  ]);
  write('categories.jsonl', [
    { PATH: '1.2', NAME: { ALL: 'Shop' } },
    { PATH: '1.2.1', NAME: { EN: 'Components' } },
    { PATH: '1.2.1.1', NAME: { EN: 'Resistors' } },
    { PATH: '1.2.2', NAME: { EN: 'Bricks' } },
    { PATH: '1.2.10', NAME: { EN: 'Lab' } },
  ]);
  write('menu.jsonl', [
    {
      GROUP: 'components',
      TITLE: { EN: 'Components' },
      ENTRIES: [{ TITLE: { EN: 'Resistors' }, GROUPTAGS: ['resistors'] }],
    },
  ]);
  write('products.jsonl', products);
  return folder;
}
