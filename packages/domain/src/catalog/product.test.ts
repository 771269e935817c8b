import { describe, expect, test } from 'vitest';
import type { ProductWire } from '../contract/schemas/product.ts';
import { productFromWire } from './product.ts';

const sale = { PRICES: [{ AMOUNT: 1, BRUTTO_SP: 11.7 }], MINIMUM_ORDER_QUANTITY: 2 };

/** Fields of a product in a listing (FILTER_CLASS LIST). */
const listed: ProductWire = {
  SKU: 7,
  NAME_TEXT_PATH: 'text.7',
  NAME_TEXT_EN: 'Relay',
  NAME: { EN: 'Relay', DE: 'Relais' },
  FLAGS: ['NEW'],
  ASSETS: [
    { ASSET_TYPE: 'EXTERNAL_LINK', CAPTION: { EN: 'Sheet' }, URL: { ALL: 'https://example.org/7.pdf' } },
    { ASSET_TYPE: 'PRODUCT_MAIN_PICTURE', CAPTION: {}, URL: { ALL: '/pictures/7.svg' } },
    { ASSET_TYPE: 'PRODUCT_MAIN_PICTURE', CAPTION: {}, URL: { ALL: '/pictures/8.svg' } },
  ],
  ATTRIBUTES: [{ KEY: 'coil', NAME: { EN: 'Coil' }, VALUE: 5, TEXT: null, UNIT: 'V' }],
  MANUFACTURER: { MANUFACTURER_ID: 12, MANUFACTURER_NAME: 'Finder', MANUFACTURER_SKU: 'F-7' },
  SELLING_PLATFORMS: [
    { SELLING_PLATFORM: 'MARKET', SALE: { PRICES: [{ AMOUNT: 1, BRUTTO_SP: 99 }], MINIMUM_ORDER_QUANTITY: 9 } },
    { SELLING_PLATFORM: 'WEBSHOP', SALE: sale },
  ],
  STOCK: { AMOUNT: 4, TIME_FRAME: 10, EXPECTED_DATE: '2026-12-01', PRESALE_DATE: null },
};

test('spec §3: a product of a listing comes from the wire; what it leaves out is empty', () => {
  expect(productFromWire(listed)).toEqual({
    sku: 7,
    name: { EN: 'Relay', DE: 'Relais' },
    description: null,
    flags: ['NEW'],
    manufacturer: { id: 12, name: 'Finder', partNumber: 'F-7' },
    assets: [
      { type: 'PRODUCT_MAIN_PICTURE', caption: {}, url: { ALL: '/pictures/7.svg' } },
      { type: 'PRODUCT_MAIN_PICTURE', caption: {}, url: { ALL: '/pictures/8.svg' } },
    ],
    documents: [{ caption: { EN: 'Sheet' }, url: { ALL: 'https://example.org/7.pdf' }, file: null }],
    attributes: [{ key: 'coil', name: { EN: 'Coil' }, value: 5, text: null, unit: 'V' }],
    prices: [{ from: 1, price: 1170, original: null, lowest30Days: null }],
    taxClass: 'STANDARD',
    rule: { step: 2, limit: null },
    stock: { pieces: 4, timeFrame: 10, expected: '2026-12-01', presale: null },
    gtin: null,
    content: null,
    warnings: [],
    facts: null,
    lifecycle: null,
    safetyContact: null,
    categoryPaths: [],
    related: [],
    variants: null,
  });
});

test.each([
  ['https://klots.example/safety', 'https://klots.example/safety'],
  ['javascript:alert(1)', null],
  ['/inside', null],
  [null, null],
])('D34: the safety contact’s address %s is linked as %s', (URL, url) => {
  const SAFETY_CONTACT = { NAME: 'Klots', ADDRESS: 'Billund', EMAIL: null, URL };
  expect(productFromWire({ ...listed, SAFETY_CONTACT }).safetyContact).toEqual({
    name: 'Klots',
    address: 'Billund',
    email: null,
    url,
  });
});

test('spec §3: the product page has description, categories and related products as well', () => {
  const full: ProductWire = {
    ...listed,
    DESCRIPTION: { EN: 'Switches.' },
    CATEGORY_PATHS: ['1.2.4'],
    CROSS_SELLING: [{ CROSS_SELLING_TYPE: 'MASTERS', SKU: 9 }],
  };
  expect(productFromWire(full)).toMatchObject({
    description: { EN: 'Switches.' },
    categoryPaths: ['1.2.4'],
    related: [{ kind: 'MASTERS', sku: 9 }],
  });
});

test('spec §9: a product without assets has no picture and no documents', () => {
  expect(productFromWire({ ...listed, ASSETS: [] })).toMatchObject({ assets: [], documents: [] });
});

describe('spec §3: only the platform WEBSHOP counts; without its sale there is no price', () => {
  test.each<[string, ProductWire['SELLING_PLATFORMS']]>([
    ['no platform', []],
    ['another platform only', [{ SELLING_PLATFORM: 'MARKET', SALE: sale }]],
    ['no sale there', [{ SELLING_PLATFORM: 'WEBSHOP', SALE: null }]],
  ])('%s', (_, SELLING_PLATFORMS) => {
    expect(productFromWire({ ...listed, SELLING_PLATFORMS })).toMatchObject({
      prices: [],
      rule: { step: 1, limit: null },
    });
  });
});

test.each<[string, Partial<ProductWire>, number | null]>([
  ['a flag', { FLAGS: ['AMOUNT_IN_CART_LIMIT:3'] }, 3],
  ['the smallest of several', { FLAGS: ['AMOUNT_IN_CART_LIMIT:3', 'AMOUNT_IN_CART_LIMIT:2'] }, 2],
  ['the maker of a shop’s line alone', { MANUFACTURER: { ...listed.MANUFACTURER, MANUFACTURER_ID: 105 } }, null],
])('spec §9: the cart limit comes with the product, as a flag: %s', (_, fields, limit) => {
  expect(productFromWire({ ...listed, ...fields }).rule.limit).toBe(limit);
});

describe('D34: only links with http(s) are documents', () => {
  test('and a picture at such an address is none', () => {
    const ASSETS = [
      { ASSET_TYPE: 'MANUFACTURER_LOGO' as const, CAPTION: {}, URL: { ALL: 'https://example.org/a.svg' } },
    ];
    expect(productFromWire({ ...listed, ASSETS }).documents).toEqual([]);
  });

  test.each<[ProductWire['ASSETS'][number]['URL'], number]>([
    [{ ALL: 'https://example.org/a.pdf', DE: undefined }, 1],
    [{ ALL: 'javascript:alert(1)' }, 0],
    [{ EN: 'https://example.org', DE: 'javascript:alert(1)' }, 0],
    [{ ALL: '/inside.pdf' }, 0],
  ])('%o: %d', (URL, count) => {
    const ASSETS = [{ ASSET_TYPE: 'EXTERNAL_LINK' as const, CAPTION: {}, URL }];
    expect(productFromWire({ ...listed, ASSETS }).documents).toHaveLength(count);
  });
});
