import { describe, expect, test } from 'vitest';
import type { Attribute } from './product.ts';
import type { GroupedProduct } from './variants.ts';
import { mostVariants, variantGroup, variantState } from './variants.ts';

const measure = (key: string, value: number): Attribute => ({ key, name: { EN: key }, value, text: null, unit: 'm' });
const words = (key: string, EN: string): Attribute => ({
  key,
  name: { EN: key },
  value: null,
  text: { EN },
  unit: null,
});
const product = (sku: number, ...attributes: readonly Attribute[]): GroupedProduct => ({
  sku,
  state: 'IN_STOCK',
  attributes,
});

/** Keys of the attributes that tell variants apart, with their values. */
function told(...products: readonly GroupedProduct[]): Record<string, unknown[]> {
  const attributes = variantGroup('g', products)?.attributes ?? [];
  return Object.fromEntries(
    attributes.map(({ key, values }) => [key, values.map(({ value, text }) => value ?? text?.EN)]),
  );
}

describe('record 0151: attributes that tell variants apart', () => {
  test.each<[string, readonly GroupedProduct[], Record<string, unknown[]>]>([
    ['the one that differs', [product(1, measure('length', 1)), product(2, measure('length', 2))], { length: [1, 2] }],
    [
      'none that is the same in all',
      [product(1, measure('length', 1), words('plug', 'A')), product(2, measure('length', 2), words('plug', 'A'))],
      { length: [1, 2] },
    ],
    [
      'two, in the order of the data sheet',
      [
        product(1, words('colour', 'red'), measure('length', 1)),
        product(2, words('colour', 'red'), measure('length', 2)),
        product(3, words('colour', 'blue'), measure('length', 1)),
      ],
      { colour: ['red', 'blue'], length: [1, 2] },
    ],
    [
      'none that follows from one before: the current from the area',
      [
        product(1, measure('area', 1), measure('current', 5), words('colour', 'red')),
        product(2, measure('area', 2), measure('current', 9), words('colour', 'red')),
        product(3, measure('area', 1), measure('current', 5), words('colour', 'blue')),
      ],
      { area: [1, 2], colour: ['red', 'blue'] },
    ],
    [
      'one that follows for some of the values alone is kept',
      [
        product(1, measure('area', 1), measure('current', 5)),
        product(2, measure('area', 2), measure('current', 9)),
        product(3, measure('area', 1), measure('current', 6)),
      ],
      { area: [1, 2], current: [5, 6, 9] },
    ],
    [
      'one that a variant lacks, with the gap last',
      [product(1), product(2, words('colour', 'red'))],
      { colour: ['red', undefined] },
    ],
    ['none where nothing differs', [product(1, measure('length', 1)), product(2, measure('length', 1))], {}],
  ])('%s', (_, products, expected) => {
    expect(told(...products)).toEqual(expected);
  });

  test.each<[string, readonly Attribute[], unknown[]]>([
    ['numbers by their value', [10, 9, 100].map((value) => measure('x', value)), [9, 10, 100]],
    ['texts with a number by it', ['M10', 'M3', 'M2.5'].map((text) => words('x', text)), ['M2.5', 'M3', 'M10']],
    ['other texts by SKU', ['S', 'M', 'L'].map((text) => words('x', text)), ['S', 'M', 'L']],
    [
      'by SKU where one has no number',
      ['20 cm', 'short', '9 cm'].map((text) => words('x', text)),
      ['20 cm', 'short', '9 cm'],
    ],
  ])('%s', (_, attributes, expected) => {
    const products = attributes.map((attribute, at) => product(at + 1, attribute));
    expect(told(...products.toReversed())['x']).toEqual(expected);
  });
});

test('variants are sorted by SKU and name their values by place', () => {
  const products = [
    product(3, measure('length', 1)),
    product(2, measure('length', 9)),
    product(5, measure('length', 4)),
  ];
  expect(variantGroup('cable', products)).toEqual({
    group: 'cable',
    attributes: [
      {
        key: 'length',
        name: { EN: 'length' },
        unit: 'm',
        values: [1, 4, 9].map((value) => ({ value, text: null })),
      },
    ],
    variants: [
      { sku: 2, state: 'IN_STOCK', choices: [2] },
      { sku: 3, state: 'IN_STOCK', choices: [0] },
      { sku: 5, state: 'IN_STOCK', choices: [1] },
    ],
  });
});

test.each([
  [0, null],
  [1, null],
  [2, 2],
  [mostVariants, mostVariants],
])('%i products of a group: %j variants', (count, expected) => {
  const products = Array.from({ length: count }, (_, at) => product(at + 1, measure('length', at)));
  expect(variantGroup('g', products)?.variants.length ?? null).toBe(expected);
});

const stock = { pieces: 3, timeFrame: 10, expected: null, presale: null } as const;
test.each([
  [true, stock, 'IN_STOCK'],
  [true, { ...stock, pieces: 0 }, 'NOT_IN_STOCK'],
  [true, { ...stock, presale: '2027-01-15' }, 'NOT_IN_STOCK'],
  [false, stock, 'NOT_FOR_SALE'],
] as const)('for sale %j with %j: %s', (isForSale, given, state) => {
  expect(variantState(isForSale, given)).toBe(state);
});
