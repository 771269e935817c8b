import { describe, expect, test } from 'vitest';
import type { CartLimitRules } from './limit.ts';
import { cartLimit, flaggedLimit, flagsWithLimit, isEducationalLine, ownRule, specifiedLimits } from './limit.ts';

const product = { sku: 1, manufacturerId: 7, nameEn: 'Sensor', flags: [] };

describe('spec §9: cart limit per customer', () => {
  test.each([
    ['an ordinary product', product, null],
    ['manufacturer 105', { ...product, manufacturerId: 105 }, 5],
    ['manufacturer 104', { ...product, manufacturerId: 104 }, null],
    ['named as the educational line', { ...product, nameEn: 'Klots School: Motor set' }, 5],
    ['the brick line that is not for schools', { ...product, nameEn: 'Klots: Harbour' }, null],
    ['SKU 193004', { ...product, sku: 193004 }, 2],
    ['SKU 193005', { ...product, sku: 193005 }, null],
    ['SKU 193013', { ...product, sku: 193013 }, 2],
    ['flag AMOUNT_IN_CART_LIMIT:3', { ...product, flags: ['NEW', 'AMOUNT_IN_CART_LIMIT:3'] }, 3],
    ['flag AMOUNT_IN_CART_LIMIT:12', { ...product, flags: ['AMOUNT_IN_CART_LIMIT:12'] }, 12],
    ['flag AMOUNT_IN_CART_LIMIT:0', { ...product, flags: ['AMOUNT_IN_CART_LIMIT:0'] }, 0],
    ['a flag without a number', { ...product, flags: ['AMOUNT_IN_CART_LIMIT:', 'AMOUNT_IN_CART_LIMIT:x'] }, null],
    [
      'a flag that only ends alike',
      { ...product, flags: ['NO_AMOUNT_IN_CART_LIMIT:3', 'AMOUNT_IN_CART_LIMIT:3x'] },
      null,
    ],
    [
      'D13: the smallest of several',
      { ...product, sku: 193004, manufacturerId: 105, flags: ['AMOUNT_IN_CART_LIMIT:3'] },
      2,
    ],
    [
      'D13: the smallest of several, the flag',
      { ...product, sku: 193004, manufacturerId: 105, flags: ['AMOUNT_IN_CART_LIMIT:1'] },
      1,
    ],
  ])('%s', (_, limited, limit) => {
    expect(cartLimit(limited, false, specifiedLimits)).toBe(limit);
  });

  test.each([
    ['its own maker', { ...product, manufacturerId: 9 }, 4],
    ['its own line', { ...product, nameEn: 'Tutor kit' }, 4],
    ['its own scarce product', { ...product, sku: 77 }, 1],
    ['a flag', { ...product, flags: ['AMOUNT_IN_CART_LIMIT:3'] }, 3],
    ['the specification’s maker', { ...product, manufacturerId: 105 }, null],
    ['the specification’s line', { ...product, nameEn: 'Klots School: Motor set' }, null],
    ['the specification’s scarce product', { ...product, sku: 193004 }, null],
  ])('another shop limits %s: %s', (_, limited, limit) => {
    const rules: CartLimitRules = {
      educationalLine: { manufacturerIds: [9], names: ['Tutor'], pieces: 4 },
      scarce: { skus: [77], pieces: 1 },
    };
    expect(cartLimit(limited, false, rules)).toBe(limit);
  });

  test('spec §9: not applied to educational institutions', () => {
    expect(cartLimit({ ...product, sku: 193004, manufacturerId: 105 }, true, specifiedLimits)).toBeNull();
    expect(ownRule({ step: 10, limit: 5 }, true)).toEqual({ step: 10, limit: null });
    expect(ownRule({ step: 10, limit: 5 }, false)).toEqual({ step: 10, limit: 5 });
  });

  test('spec §6: a school may ask for more of the educational line only', () => {
    expect(isEducationalLine({ manufacturerId: 105, nameEn: 'x' }, specifiedLimits)).toBe(true);
    expect(isEducationalLine({ manufacturerId: 7, nameEn: 'Klots School' }, specifiedLimits)).toBe(true);
    expect(isEducationalLine({ manufacturerId: 7, nameEn: 'Klots' }, specifiedLimits)).toBe(false);
    const educationalLine = { manufacturerIds: [], names: ['Klots School', 'Brick Lab'], pieces: 5 };
    const rules: CartLimitRules = { educationalLine, scarce: { skus: [], pieces: 2 } };
    expect(isEducationalLine({ manufacturerId: 7, nameEn: 'Brick Lab: Motors' }, rules)).toBe(true);
  });

  test.each([
    ['no limit', ['NEW'], null, ['NEW']],
    ['a limit of the shop', ['NEW'], 5, ['NEW', 'AMOUNT_IN_CART_LIMIT:5']],
    [
      'a limit below that of the flag',
      ['AMOUNT_IN_CART_LIMIT:3'],
      2,
      ['AMOUNT_IN_CART_LIMIT:3', 'AMOUNT_IN_CART_LIMIT:2'],
    ],
    ['the limit of the flag', ['AMOUNT_IN_CART_LIMIT:3'], 3, ['AMOUNT_IN_CART_LIMIT:3']],
    ['a product that cannot be bought', [], 0, []],
  ])('a product on the wire says its limit as a flag: %s', (_, flags, limit, sent) => {
    expect(flagsWithLimit(flags, limit)).toEqual(sent);
    if (limit !== 0) expect(flaggedLimit(sent)).toBe(limit);
  });
});
