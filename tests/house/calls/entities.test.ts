import { parseResponse } from '@platine/domain/contract/parse.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import { expect, test } from 'vitest';
import { sentencesOf } from '../rules/specification.ts';
import { read } from '../tree.ts';

const { currentSession, currentUser, category, loadProducts, search, countries, checkout } = samples;
const session = currentSession.response;
const [product] = loadProducts.response.PRODUCTS;
const [platform] = product?.SELLING_PLATFORMS ?? [];
const order = samples.orderByNumber.response;

/** Of the values that spec §3 names, those that a product may have. */
function taken(values: readonly string[], productWith: (value: string) => unknown): string[] {
  return values.filter((value) => {
    try {
      parseResponse('loadProducts', { PRODUCTS: [productWith(value)] });
      return true;
    } catch {
      return false;
    }
  });
}
const kindsOfAssets = taken(
  ['PRODUCT_MAIN_PICTURE', 'MANUFACTURER_LOGO', 'EXTERNAL_LINK', 'COPYRIGHT_TEXT', 'DOCUMENT', 'GUARANTEE_LABEL'],
  (value) => ({
    ...product,
    ASSETS: [{ ...product?.ASSETS[0], ASSET_TYPE: value }],
  }),
);
const kindsOfRelations = taken(['ACCESSORIES', 'CONSUMABLES', 'MASTERS'], (value) => ({
  ...product,
  CROSS_SELLING: [{ CROSS_SELLING_TYPE: value, SKU: 9 }],
}));

/**
 * Where the contract's samples have each entity of spec §3, and values that its fields may have. The samples pass the schemas that server, client and mocks parse with, and
 * have every field (`contract/schemas.test.ts`).
 */
const entities: Readonly<Record<string, readonly [sample: unknown, ...values: string[]]>> = {
  Session: [session],
  Address: [session.ADDRESSES[0], 'DELIVERY'],
  Cart: [session.CART],
  Position: [session.CART.POSITIONS[0]],
  'Current user': [currentUser.response],
  Version: [samples.version.response],
  Category: [category.response],
  Product: [product],
  'Selling platform': [platform, 'WEBSHOP'],
  'Price entry': [platform?.SALE?.PRICES[0]],
  Asset: [product?.ASSETS[0], ...kindsOfAssets],
  'Cross-selling': [product?.CROSS_SELLING, ...kindsOfRelations],
  'Manufacturer of a product': [product?.MANUFACTURER],
  'Search response': [search.response],
  Country: [countries.response],
  Order: [order],
  Transaction: [order.TRANSACTION],
  'Answer to adopting an order': [samples.cartAdoptFromOrder.response],
  'Answer to the checkout': [checkout.response],
  'Checkout summary': [checkout.response.TR_SUMMARY],
  Registration: [samples.register.request],
  'Mail to a department': [samples.mailDepartment.request],
};

const rows = sentencesOf(read('.', 'docs/SPECIFICATION.md'), '§3').filter((text) =>
  /^\| [A-Z][^|]* \| .*`[A-Z_]+/.test(text),
);
const rowOf = (entity: string) => rows.find((row) => row.startsWith(`| ${entity} |`)) ?? '';

/** Every key in a value, at any depth. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...keysIn(item)]);
}

test.each(Object.entries(entities))('spec §3: the fields of %s are in the contract', (entity, [sample, ...values]) => {
  const fields = rowOf(entity).match(/\b[A-Z][A-Z_]{2,}\b/g) ?? [];
  expect(fields.length, 'fields in its row').toBeGreaterThan(0);
  const known = new Set([...keysIn(sample), ...values]);
  expect(fields.filter((field) => !known.has(field))).toEqual([]);
});

test('spec §3: each entity with fields is one of these, but for the envelope', () => {
  expect(rows.map((row) => row.split(' | ')[0]?.slice(2)).filter((name) => name !== 'Envelope')).toEqual(
    Object.keys(entities),
  );
});
