import { describe, expect, test } from 'vitest';
import { variantChoices } from './variantChoices.ts';
import type { VariantGroup } from './variants.ts';

const values = (...texts: readonly string[]) => texts.map((EN) => ({ value: null, text: { EN } }));
const variant = (sku: number, ...choices: readonly number[]) => ({ sku, state: 'IN_STOCK' as const, choices });

/** Lengths 1 m, 2 m, 5 m in red and blue; there is no blue one of 1 m and no red one of 5 m. */
const cables: VariantGroup = {
  group: 'cable',
  attributes: [
    { key: 'length', name: { EN: 'Length' }, unit: null, values: values('1 m', '2 m', '5 m') },
    { key: 'colour', name: { EN: 'Colour' }, unit: null, values: values('red', 'blue') },
  ],
  variants: [variant(10, 0, 0), variant(20, 1, 0), variant(21, 1, 1), variant(51, 2, 1)],
};

/** Each choice as a text: the SKU that it leads to, * for the current one, and what changes with it. */
function written(group: VariantGroup, sku: number): string[][] {
  return variantChoices(group, sku).map(({ choices }) =>
    choices.map(({ variant: { sku: to }, isCurrent, changed }) =>
      [`${to}${isCurrent ? '*' : ''}`, ...changed.map(({ text }) => text?.EN ?? '')].join(' '),
    ),
  );
}

describe('record 0151: a choice keeps the other values', () => {
  test.each([
    [
      'where a variant has them',
      20,
      [
        ['10', '20*', '51 blue'],
        ['20*', '21'],
      ],
    ],
    [
      'or leads to the nearest one and says what changes',
      10,
      [
        ['10*', '20', '51 blue'],
        ['10*', '21 2 m'],
      ],
    ],
    [
      'from the other end too',
      51,
      [
        ['10 red', '21', '51*'],
        ['20 2 m', '51*'],
      ],
    ],
  ])('%s', (_, sku, expected) => {
    expect(written(cables, sku)).toEqual(expected);
  });

  test('keeping more values is nearer than neighbouring ones', () => {
    const attributes = ['a', 'b', 'c'].map((key) => ({
      key,
      name: {},
      unit: null,
      values: values('0', '1', '2', '3'),
    }));
    const variants = [variant(1, 0, 0, 0), variant(2, 1, 1, 1), variant(3, 1, 3, 0)];
    expect(written({ group: 'g', attributes, variants }, 1)[0]).toEqual(['1*', '3 3']);
  });

  test('of variants with the same values the first one stands for all', () => {
    const [first] = written({ ...cables, variants: [variant(1, 0, 0), variant(2, 1, 0), variant(3, 1, 0)] }, 1);
    expect(first).toEqual(['1*', '2']);
  });

  test('a product that is not among the variants has no choices', () => {
    expect(variantChoices(cables, 99)).toEqual([]);
  });
});
