import { describe, expect, test } from 'vitest';
import { callNames, type CallName } from './calls.ts';
import { parseRequest, parseResponse } from './parse.ts';
import { samples } from './samples.testing.ts';

type Side = 'request' | 'response';
type Path = readonly (string | number)[];

const parse = (name: CallName, side: Side, value: unknown): unknown =>
  side === 'request' ? parseRequest(name, value) : parseResponse(name, value);
const sample = (name: CallName, side: Side): unknown => samples[name][side];

function passes(name: CallName, side: Side, value: unknown): boolean {
  try {
    parse(name, side, value);
    return true;
  } catch {
    return false;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The places of every field and entry in a value. */
function placesIn(value: unknown, at: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => [[...at, index], ...placesIn(item, [...at, index])]);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => [[...at, key], ...placesIn(item, [...at, key])]);
}

/** The value with another in one place; undefined takes the field away. */
function withAt(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.map((item, index) => (index === key ? withAt(item, rest, other) : item));
  }
  if (!isRecord(value)) return value;
  const changed = withAt(value[key], rest, other);
  return Object.fromEntries(
    Object.entries({ ...value, [key]: changed }).filter(([one]) => one !== key || changed !== undefined),
  );
}

/** Fields that a request or an answer may leave out: prices without a reduction, what only the product page has, filters, defaults. */
const optional = new Set(
  'ALL EN DE FR ORIGINAL_BRUTTO_SP LOWEST_BRUTTO_30_DAYS DESCRIPTION GTIN SAFETY_CONTACT CATEGORY_PATHS CROSS_SELLING DOCUMENT_KIND BYTES CONTENT WARNINGS FACTS VARIANTS LIFECYCLE TAX_CLASS NOTE OWN_NUMBER QUOTED PROJECT FILE'.split(
    ' ',
  ),
);
const defaults: Readonly<Partial<Record<CallName, readonly string[]>>> = {
  search: [
    'SKIP',
    'LIMIT',
    'SORT',
    'FILTER_CLASS',
    'FILTERS',
    'CATEGORY_PATH',
    'GROUPTAGS',
    'MANUFACTURER_ID',
    'NEW',
    'SALE',
    'FACETS',
    'VALUES',
    'MIN',
    'MAX',
    'WITH_FACETS',
    'WITH_PRODUCTS',
  ],
  // Clients that know only the specification's fields send none (D43).
  cartChangeAddress: ['SUPPLEMENT'],
  cartRemoveAddress: ['SUPPLEMENT'],
  register: ['SUPPLEMENT'],
  changeContact: ['SUPPLEMENT'],
  mailDepartment: ['SUPPLEMENT'],
  checkout: ['IDEMPOTENCY_KEY', 'CART_VERSION'],
  cartAdoptFromOrder: ['SIGNATURE'],
  orderByNumber: ['SIGNATURE'],
  payOrderAgain: ['SIGNATURE'],
  loadProducts: ['FILTER_CLASS'],
};
const mayBeLeftOut = (name: CallName, field: string): boolean =>
  optional.has(field) || (defaults[name] ?? []).includes(field);

const both = callNames.flatMap((name) => [[name, 'request'] as const, [name, 'response'] as const]);

describe('spec §3, §7: each call has exactly its fields', () => {
  test.each(both)('%s: a full %s passes unchanged', (name, side) => {
    expect(parse(name, side, sample(name, side))).toEqual(sample(name, side));
  });

  test.each(both)('%s: a %s without one of its fields is refused, unless it may be left out', (name, side) => {
    const value = sample(name, side);
    const fields = placesIn(value).filter((place) => typeof place.at(-1) === 'string');
    const taken = fields.filter((place) => passes(name, side, withAt(value, place, undefined)));
    const left = [...new Set(taken.map((place) => String(place.at(-1))))];
    expect(left.filter((field) => !mayBeLeftOut(name, field))).toEqual([]);
  });

  test.each(both)('%s: a %s with a value of another kind anywhere is refused', (name, side) => {
    const value = sample(name, side);
    const taken = placesIn(value).filter((place) => passes(name, side, withAt(value, place, { ANOTHER: 'KIND' })));
    // A request's unknown fields are dropped, and each of the filters may be left out.
    expect(taken).toEqual(name === 'search' && side === 'request' ? [['FILTERS']] : []);
  });

  test.each(callNames)('%s: an answer with an unknown field anywhere is refused', (name) => {
    const value = sample(name, 'response');
    const records = [[], ...placesIn(value)].filter((place) => isRecord(place.reduce<unknown>(fieldOf, value)));
    expect(records.filter((place) => passes(name, 'response', withAt(value, [...place, 'UNKNOWN'], 1)))).toEqual([]);
  });
});

function fieldOf(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) ? value[key] : undefined;
}

describe('spec §3, §9: a choice is one of its values', () => {
  const address: Path = ['ADDRESSES', 0, 'ADDRESS_TYPES', 0];
  const documentKind: Path = ['PRODUCTS', 0, 'ASSETS', 0, 'DOCUMENT_KIND'];
  const crossSelling: Path = ['PRODUCTS', 0, 'CROSS_SELLING', 0, 'CROSS_SELLING_TYPE'];
  test.each<[CallName, Side, Path, readonly unknown[]]>([
    ['currentSession', 'response', ['ACTIVE_LANGUAGE'], ['EN', 'DE', 'FR', null]],
    ['currentSession', 'response', ['CUSTOMER_TYPE'], ['PRIVATE', 'COMPANY']],
    ['currentSession', 'response', address, ['DELIVERY', 'INVOICE', 'PICKUP']],
    [
      'currentSession',
      'response',
      ['CART', 'VAT', 'CASE'],
      ['DESTINATION', 'DOMESTIC_COMPANY', 'REVERSE_CHARGE', 'EU_COMPANY_WITHOUT_VATID', 'EXPORT'],
    ],
    ['cartAddPosition', 'response', ['ADJUSTMENTS', 0, 'REASON'], ['CART_LIMIT', 'ORDER_QUANTITY', 'NO_SALE']],
    ['cartChangeAddress', 'request', ['ADDRESS_LABEL'], ['DELIVERY', 'INVOICE', 'PICKUP']],
    ['typeMapping', 'request', ['NAME'], ['CUSTOMER_TYPE', 'PAYMENT_METHOD']],
    ['transactions', 'request', ['TR_TYPE'], ['KB', 'RE', 'LS']],
    ['search', 'request', ['VIEW'], ['autocomplete', 'listing']],
    ['search', 'response', ['VIEW'], ['autocomplete', 'listing']],
    ['search', 'request', ['FILTER_CLASS'], ['LIST', 'FULL']],
    [
      'search',
      'request',
      ['SORT'],
      ['RELEVANCE', 'SKU_DESC', 'NEWEST', 'IN_STOCK', 'NAME_ASC', 'PRICE_ASC', 'PRICE_DESC'],
    ],
    [
      'loadProducts',
      'response',
      ['PRODUCTS', 0, 'ASSETS', 0, 'ASSET_TYPE'],
      ['PRODUCT_MAIN_PICTURE', 'MANUFACTURER_LOGO', 'EXTERNAL_LINK', 'COPYRIGHT_TEXT', 'DOCUMENT', 'GUARANTEE_LABEL'],
    ],
    ['loadProducts', 'response', documentKind, ['DATA_SHEET', 'MANUAL', 'SAFETY_SHEET', 'CERTIFICATE']],
    ['loadProducts', 'response', crossSelling, ['ACCESSORIES', 'CONSUMABLES', 'MASTERS']],
    ['loadProducts', 'response', ['PRODUCTS', 0, 'STOCK', 'TIME_FRAME'], [10, 20, 30, 40, 100]],
  ])('%s, %s %j: %j and no other', (name, side, place, values) => {
    const taken = (value: unknown) => passes(name, side, withAt(sample(name, side), place, value));
    expect(values.filter((value) => !taken(value))).toEqual([]);
    expect(['', 'OTHER', 11].filter(taken)).toEqual([]);
  });
});

describe('a field has its bounds', () => {
  const letters = (count: number) => 'x'.repeat(count);
  const entries = (count: number, entry: unknown) => Array.from({ length: count }, () => entry);
  const product: Path = ['PRODUCTS', 0];
  test.each<[CallName, Side, Path, readonly unknown[], readonly unknown[]]>([
    ['version', 'response', ['VERSION'], ['3', letters(40)], ['', letters(41), 3, null]],
    ['updateVatId', 'request', ['VATID'], ['', letters(40)], [letters(41), 7, null]],
    ['updateCustomerComment', 'request', ['CUSTOMER_COMMENT'], ['', letters(2000)], [letters(2001)]],
    ['cartAddPosition', 'request', ['SKU'], [1, 999_999_999], [0, 1_000_000_000, 1.5, '7']],
    [
      'cartAdoptFromOrder',
      'request',
      ['POSITIONS'],
      [[], entries(500, { SKU: 7, AMOUNT: 1 })],
      [entries(501, { SKU: 7, AMOUNT: 1 })],
    ],
    ['loadProducts', 'request', ['SKUS'], [[7], entries(100, 7)], [[], entries(101, 7)]],
    ['search', 'request', ['q'], ['', letters(10_000)], [letters(10_001), 7]],
    ['search', 'request', ['SKIP'], [0, '0', 1_000_000, '24'], [-1, 1_000_001, 1.5, 'x']],
    ['search', 'request', ['LIMIT'], [1, '7', 100], [0, 101]],
    ['search', 'request', ['FILTERS', 'CATEGORY_PATH'], ['1.2', letters(80)], [letters(81), 1.2]],
    ['search', 'request', ['FILTERS', 'GROUPTAGS'], [[], entries(20, 'x')], [entries(21, 'x')]],
    ['search', 'request', ['FILTERS', 'MANUFACTURER_ID'], [1, 999_999_999, '105'], [0, 1_000_000_000]],
    ['search', 'response', ['MAX_HIT'], [0, 1], [-1, 0.5, '1']],
    ['search', 'response', ['SEARCH_STRING'], ['', letters(200)], [letters(201)]],
    [
      'loadProducts',
      'response',
      [...product, 'STOCK', 'EXPECTED_DATE'],
      ['2026-12-01', null],
      ['1-12-01', '2026-1-01', '2026-12-1', 'x2026-12-01', '2026-12-01x', 'abcd-12-01', '2026-ab-01', '2026-12-ab'],
    ],
    ['loadProducts', 'response', [...product, 'ATTRIBUTES', 0, 'VALUE'], [-5, 0.5, null], ['5', true]],
    ['loadProducts', 'response', [...product, 'ATTRIBUTES', 0, 'UNIT'], ['', letters(12), null], [letters(13)]],
    [
      'loadProducts',
      'response',
      [...product, 'SELLING_PLATFORMS', 0, 'SALE', 'PRICES', 0, 'BRUTTO_SP'],
      [0, 9.5],
      [-0.01, '9'],
    ],
    [
      'loadProducts',
      'response',
      [...product, 'SELLING_PLATFORMS', 0, 'SALE', 'PRICES', 0, 'ORIGINAL_BRUTTO_SP'],
      [0, 9.5],
      [-0.01, '9'],
    ],
    [
      'loadProducts',
      'response',
      [...product, 'SELLING_PLATFORMS', 0, 'SALE', 'PRICES', 0, 'LOWEST_BRUTTO_30_DAYS'],
      [0, 9.5],
      [-0.01, '9'],
    ],
    ['loadProducts', 'response', [...product, 'SELLING_PLATFORMS', 0, 'SALE'], [null], [7]],
    ['currentSession', 'response', ['CART', 'VAT', 'RATE'], [0, 25.5, 100], [-1, 100.1, '17']],
    ['currentSession', 'response', ['CART', 'FREE_SHIPPING_THRESHOLD'], [0, 75.5, null], [-1, '75']],
    ['currentSession', 'response', ['CART', 'POSITIONS', 0, 'CART_LIMIT'], [0, null], [-1]],
    [
      'manufacturers',
      'response',
      ['MANUFACTURERS', 0, 'COUNTRY_CODE'],
      ['IT', 'CN', null],
      ['it', 'ITA', 'I', '1T', 'xIT', 'ITx'],
    ],
  ])('%s, %s %j: %j but not %j', (name, side, place, taken, refused) => {
    const fits = (value: unknown) => passes(name, side, withAt(sample(name, side), place, value));
    expect(taken.filter((value) => !fits(value))).toEqual([]);
    expect(refused.filter(fits)).toEqual([]);
  });

  test('what a request leaves out has its default', () => {
    expect(parseRequest('search', { q: '', VIEW: 'listing' })).toEqual({
      q: '',
      VIEW: 'listing',
      SKIP: 0,
      LIMIT: 24,
      SORT: 'RELEVANCE',
      FILTER_CLASS: 'LIST',
      FILTERS: {},
    });
    expect(parseRequest('loadProducts', { SKUS: [7] })).toEqual({ SKUS: [7], FILTER_CLASS: 'FULL' });
  });
});
