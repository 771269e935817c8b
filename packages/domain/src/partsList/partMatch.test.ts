import { expect, test } from 'vitest';
import type { Attribute, Product } from '../catalog/product.ts';
import { askedPart } from './askedPart.ts';
import { matchPart } from './partMatch.ts';
import type { PartLine } from './partsList.ts';
import { samplePart } from './samplePart.testing.ts';

type Given = Partial<Pick<Product, 'prices' | 'rule' | 'stock' | 'attributes'>> & { readonly maker?: string };

function product(sku: number, { maker = 'Vishay', ...given }: Given = {}): Product {
  const price = (from: number, cents: number) => ({ from, price: cents, original: null, lowest30Days: null });
  return {
    sku,
    name: { EN: 'Part' },
    description: null,
    flags: [],
    manufacturer: { id: 1, name: maker, partNumber: `P${sku}` },
    assets: [],
    documents: [],
    attributes: [],
    prices: [price(1, 10)],
    taxClass: 'STANDARD',
    rule: { step: 1, limit: null },
    stock: { pieces: 1000, timeFrame: 10, expected: null, presale: null },
    gtin: null,
    safetyContact: null,
    categoryPaths: [],
    related: [],
    variants: null,
    content: null,
    warnings: [],
    facts: null,
    lifecycle: null,
    ...given,
  };
}

const attribute = (key: string, value: number | null, unit: string | null, text?: string): Attribute => ({
  key,
  name: { EN: key },
  value,
  text: text === undefined ? null : { ALL: text },
  unit,
});
const resistor = (ohms: number, packaged: string, tolerance = 1) => [
  attribute('resistance', ohms, 'Ω'),
  attribute('tolerance', tolerance, '%'),
  attribute('package', null, null, packaged),
];
const none = { named: [], successors: [], found: [], query: 0 };
const match = (line: Partial<PartLine>, candidates: Partial<Parameters<typeof matchPart>[2]>) => {
  const part = samplePart(line);
  return matchPart(part, askedPart(part), { ...none, ...candidates });
};
const withoutSale = { prices: [] };

test('a number names one product', () => {
  expect(match({ numbers: ['A'] }, { named: [product(1)] })).toEqual({ state: 'FOUND', skus: [1], chosen: 1 });
});

test('of several with the number the one of the maker is taken; without a maker the shopper chooses', () => {
  const named = [product(1, { maker: 'Yageo' }), product(2, { maker: 'Vishay Beyschlag' })];
  expect(match({ numbers: ['A'], manufacturer: 'vishay' }, { named })).toMatchObject({ state: 'FOUND', chosen: 2 });
  expect(match({ numbers: ['A'], manufacturer: 'Bourns' }, { named })).toEqual({
    state: 'SEVERAL',
    skus: [1, 2],
    chosen: null,
  });
});

test('a product that is not for sale is shown and not chosen; others of its value are offered instead', () => {
  const named = [product(1, withoutSale)];
  expect(match({ numbers: ['A'] }, { named })).toEqual({ state: 'FOUND', skus: [1], chosen: null });
  const found = [product(2, { attributes: resistor(10_000, '0805') })];
  const line = { numbers: ['A'], description: '10 kΩ 0805' };
  expect(match(line, { named, found })).toEqual({ state: 'ALTERNATIVES', skus: [2], chosen: null });
});

test('a product that is sold no more is replaced by its successor', () => {
  expect(match({ numbers: ['A'] }, { successors: [product(5)] })).toEqual({ state: 'REPLACED', skus: [5], chosen: 5 });
  expect(match({ numbers: ['A'] }, { successors: [product(5, withoutSale)] })).toMatchObject({
    state: 'REPLACED',
    chosen: null,
  });
});

test('a value and a package: what fits is proposed, the cheapest that can be sent at once', () => {
  const dear = product(1, {
    attributes: resistor(10_000, '0805'),
    prices: [{ from: 1, price: 30, original: null, lowest30Days: null }],
  });
  const cheap = product(2, { attributes: resistor(10_000, '0805', 5) });
  const short = product(3, {
    attributes: resistor(10_000, '0805'),
    stock: { pieces: 4, timeFrame: 10, expected: null, presale: null },
  });
  const other = product(4, { attributes: resistor(10_000, '0603') });
  const line = { value: '10k', references: ['R1'], footprint: 'R_0805', pieces: 5 };
  expect(match(line, { found: [short, dear, other, cheap] })).toEqual({ state: 'SEVERAL', skus: [2, 1, 3], chosen: 2 });
  expect(match(line, { found: [other, dear] })).toEqual({ state: 'FOUND', skus: [1], chosen: 1 });
  expect(match({ ...line, value: '10k 1%' }, { found: [cheap, dear] })).toMatchObject({ state: 'FOUND', chosen: 1 });
  expect(match(line, { found: [other] })).toEqual({ state: 'NOT_FOUND', skus: [], chosen: null });
});

test('the price counts at the amount, whole steps included', () => {
  const single = { from: 1, price: 10, original: null, lowest30Days: null };
  const stepped = product(1, { attributes: resistor(10_000, '0805'), rule: { step: 100, limit: null } });
  const broken = product(2, {
    attributes: resistor(10_000, '0805'),
    prices: [
      { ...single, price: 20 },
      { ...single, from: 10, price: 5 },
    ],
  });
  const line = { value: '10k', references: ['R1'], footprint: 'R_0805' };
  expect(match({ ...line, pieces: 5 }, { found: [stepped, broken] }).skus).toEqual([2, 1]);
  expect(match({ ...line, pieces: 100 }, { found: [stepped, broken] }).skus).toEqual([2, 1]);
  expect(
    match({ ...line, pieces: 1 }, { found: [product(3, { attributes: resistor(10_000, '0805') }), broken] }).skus,
  ).toEqual([3, 2]);
});

test('a higher voltage fits, a lower one does not', () => {
  const capacitor = (sku: number, volts: number) =>
    product(sku, { attributes: [attribute('capacitance', 1e-7, 'F'), attribute('voltage', volts, 'V')] });
  const line = { value: '100n 25V', references: ['C1'] };
  expect(match(line, { found: [capacitor(1, 16), capacitor(2, 25), capacitor(3, 50)] }).skus).toEqual([2, 3]);
});

test('where a list names a part, another with its value is an alternative and never chosen', () => {
  const found = [product(2, { attributes: resistor(10_000, '0805') })];
  expect(match({ numbers: ['XY'], description: '10 kΩ 0805' }, { found })).toEqual({
    state: 'ALTERNATIVES',
    skus: [2],
    chosen: null,
  });
  expect(match({ value: '10k poti', references: ['RV1'] }, { found, query: 1 })).toMatchObject({
    state: 'ALTERNATIVES',
    chosen: null,
  });
});

test('a name that several have is for the shopper to decide, at most eight of them', () => {
  const found = Array.from({ length: 9 }, (_, index) => product(index + 1));
  expect(match({ value: 'LED red' }, { found })).toEqual({
    state: 'SEVERAL',
    skus: [1, 2, 3, 4, 5, 6, 7, 8],
    chosen: null,
  });
  expect(match({ value: 'LM358' }, { found: [product(7)] })).toEqual({ state: 'FOUND', skus: [7], chosen: 7 });
  expect(match({ value: 'LM358' }, {})).toEqual({ state: 'NOT_FOUND', skus: [], chosen: null });
});

test('a name in another package is an alternative', () => {
  const found = [product(1, { attributes: [attribute('package', null, null, 'DIP-8')] })];
  expect(match({ value: 'LM358', footprint: 'Package_SO:SOIC-8_3.9x4.9mm' }, { found })).toEqual({
    state: 'ALTERNATIVES',
    skus: [1],
    chosen: null,
  });
});
