import { describe, expect, test } from 'vitest';
import { isKind } from '@platine/drawings/kinds.ts';
import { readCatalogue, sampleFolder } from '../src/catalogue/readCatalogue.ts';

/** Reading also proves each line's shape. */
const { products, categories, menu, manufacturers } = await readCatalogue(sampleFolder);

type Texts = (typeof products)[number]['NAME'];

const complete = (texts: Texts) => Boolean(texts.EN && texts.DE && texts.FR);
const skus = new Set(products.map((product) => product.SKU));
const paths = new Set(categories.map((category) => category.PATH));
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('.'));
/** GTIN-13: digits weighted 1 and 3 in turn, check digit included, add up to a multiple of ten. */
const isGtin = (gtin: string) =>
  /^\d{13}$/.test(gtin) && [...gtin].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10 === 0;

describe('the sample catalogue', () => {
  test('has at least 48 products, at least 24 of them new, each SKU once', () => {
    expect(products.length).toBeGreaterThanOrEqual(48);
    expect(skus.size).toBe(products.length);
    expect(products.filter((product) => product.NEW_SINCE).length).toBeGreaterThanOrEqual(24);
  });

  test('fills the eight menu groups of spec §2, each entry with products', () => {
    expect(menu.map((group) => group.GROUP)).toEqual([
      'education',
      'components',
      'computer-network',
      'energy',
      'lab-workshop',
      'embedded',
      'robotics',
      'bricks',
    ]);
    const used = new Set(products.flatMap((product) => product.GROUPTAGS));
    const offered = menu.flatMap((group) => group.ENTRIES.flatMap((entry) => entry.GROUPTAGS));
    expect(offered.filter((tag) => !used.has(tag))).toEqual([]);
    expect([...used].filter((tag) => !offered.includes(tag))).toEqual([]);
  });

  test('shows every kind of delivery of spec §9', () => {
    expect(new Set(products.map((product) => product.STOCK.TIME_FRAME))).toEqual(new Set([10, 20, 30, 40, 100]));
    expect(products.some((product) => product.STOCK.EXPECTED_DATE)).toBe(true);
    expect(products.some((product) => product.STOCK.PRESALE_DATE)).toBe(true);
  });

  test('has a whole category tree under 1.2', () => {
    expect(categories.filter((category) => category.PATH !== '1.2' && !paths.has(parentOf(category.PATH)))).toEqual([]);
    expect(paths.size).toBe(categories.length);
  });

  test('titles groups, entries and categories in three languages', () => {
    const texts = [
      ...menu.flatMap((group) => [group.TITLE, ...group.ENTRIES.map((entry) => entry.TITLE)]),
      ...categories.map((category) => category.NAME),
    ];
    expect(texts.filter((text) => !complete(text))).toEqual([]);
  });
});

describe.each(products.map((product) => [product.SKU, product] as const))('sample product %d', (_, product) => {
  test('refers only to what exists', () => {
    expect(manufacturers.map((manufacturer) => manufacturer.MANUFACTURER_ID)).toContain(product.MANUFACTURER_ID);
    expect(isKind(product.KIND)).toBe(true);
    expect(product.CATEGORY_PATHS.filter((path) => !paths.has(path))).toEqual([]);
    expect(product.CROSS_SELLING.filter((other) => !skus.has(other.SKU) || other.SKU === product.SKU)).toEqual([]);
    expect(!product.GTIN || isGtin(product.GTIN)).toBe(true);
  });

  test('speaks three languages', () => {
    expect(complete(product.NAME) && complete(product.DESCRIPTION)).toBe(true);
    const texts = product.ATTRIBUTES.flatMap(({ NAME, TEXT }) => [NAME, TEXT ?? NAME]);
    expect(texts.filter((text) => !text.ALL && !complete(text))).toEqual([]);
    expect(product.DESCRIPTION.FR).not.toMatch(/[^\u00a0\u202f][:;!?»](\s|$)/);
    expect(product.DESCRIPTION.DE).not.toBe(product.DESCRIPTION.EN);
  });

  test('has attributes that are numbers or texts, each once', () => {
    const keys = product.ATTRIBUTES.map((attribute) => attribute.KEY);
    expect(new Set(keys).size).toBe(keys.length);
    expect(product.ATTRIBUTES.filter(({ VALUE, TEXT }) => (VALUE === null) === (TEXT === null))).toEqual([]);
  });

  test('has prices that fall with the amount, and an honest reduction (D14, D15)', () => {
    const { PRICES } = product;
    expect(PRICES[0]?.AMOUNT).toBe(1);
    const breaks = PRICES.slice(1).map((price, at) => [PRICES[at], price] as const);
    expect(
      breaks.filter(
        ([before, after]) => !before || after.AMOUNT <= before.AMOUNT || after.BRUTTO_SP >= before.BRUTTO_SP,
      ),
    ).toEqual([]);
    const dishonest = PRICES.filter(
      ({ BRUTTO_SP, ORIGINAL_BRUTTO_SP = Infinity, LOWEST_BRUTTO_30_DAYS = Infinity }) =>
        Math.min(ORIGINAL_BRUTTO_SP, LOWEST_BRUTTO_30_DAYS) <= BRUTTO_SP,
    );
    expect(dishonest).toEqual([]);
  });
});
