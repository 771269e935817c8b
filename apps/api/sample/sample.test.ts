import { describe, expect, test } from 'vitest';
import { isKind, kinds } from '@platine/drawings/kinds.ts';
import { attributeFromWire } from '@platine/domain/catalog/product.ts';
import { variantGroup } from '@platine/domain/catalog/variants.ts';
import { readCatalogue, sampleFolder } from '../src/catalogue/readCatalogue.ts';
import type { ProductLine } from '../src/catalogue/catalogueLines.ts';

/** Reading also validates each line. Tests collect the faults of all products, so that one run reports all of them. */
const { products, categories, menu, manufacturers } = await readCatalogue(sampleFolder);

const skus = new Set(products.map(({ SKU }) => SKU));
const paths = new Set(categories.map(({ PATH }) => PATH));
const families = products.filter(({ SKU }) => SKU >= 1_000_000);
const written = products.filter(({ SKU }) => SKU < 1_000_000);
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('.'));
const twice = <Value>(values: readonly Value[]) => values.filter((value, index) => values.indexOf(value) !== index);
const faulty = (fault: (product: ProductLine) => boolean) => products.filter(fault).map(({ SKU }) => SKU);
/** GTIN-13: the sum of all digits, weighted 1 and 3 alternately, is a multiple of ten. */
const isGtin = (gtin: string) =>
  /^\d{13}$/.test(gtin) && [...gtin].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10 === 0;

describe('the sample catalogue (issue 5)', () => {
  test('has at least 180 written products and 1,500 of families, each SKU and each part number of a maker once', () => {
    expect(written.length).toBeGreaterThanOrEqual(180);
    expect(families.length).toBeGreaterThanOrEqual(1500);
    expect(twice(products.map(({ SKU }) => SKU))).toEqual([]);
    const partNumber = ({ MANUFACTURER_ID, MANUFACTURER_SKU }: ProductLine) =>
      `${MANUFACTURER_ID} ${MANUFACTURER_SKU.toLowerCase()}`;
    expect(twice(products.map(partNumber))).toEqual([]);
    expect(products.filter(({ NEW_SINCE }) => NEW_SINCE).length).toBeGreaterThanOrEqual(24);
  });

  test('record 0151: each variant of a group can be chosen, by three attributes at most', () => {
    const grouped = products.filter(({ VARIANT_GROUP }) => typeof VARIANT_GROUP === 'string');
    const groups = Map.groupBy(grouped, ({ VARIANT_GROUP }) => VARIANT_GROUP ?? '');
    expect(groups.size).toBeGreaterThanOrEqual(10);
    for (const [name, lines] of groups) {
      const variants = lines.map(({ SKU: sku, ATTRIBUTES }) => ({
        sku,
        attributes: ATTRIBUTES.map(attributeFromWire),
        state: 'IN_STOCK' as const,
      }));
      const group = variantGroup(name, variants);
      expect(twice((group?.variants ?? []).map(({ choices }) => choices.join())), name).toEqual([]);
      expect([1, 2, 3], name).toContain(group?.attributes.length);
    }
  });

  test('spec §9: the educational line is of manufacturer 105, 193004 and 193013 among it', () => {
    const klots = written.filter(({ MANUFACTURER_ID }) => MANUFACTURER_ID === 105);
    expect(klots.map(({ SKU }) => SKU)).toEqual(expect.arrayContaining([193_004, 193_013]));
    const school = products.filter(({ NAME }) => NAME.EN?.includes('Klots School'));
    expect(school.length).toBeGreaterThan(10);
    expect(school.filter(({ MANUFACTURER_ID }) => MANUFACTURER_ID !== 105)).toEqual([]);
  });

  test('fills the eight menu groups of spec §2, each entry with products, each group within one listing’s 20 tags', () => {
    expect(menu.map(({ GROUP }) => GROUP)).toEqual([
      'education',
      'components',
      'computer-network',
      'energy',
      'lab-workshop',
      'embedded',
      'robotics',
      'bricks',
    ]);
    const used = new Set(products.flatMap(({ GROUPTAGS }) => GROUPTAGS));
    const tags = menu.map(({ ENTRIES }) => ENTRIES.flatMap(({ GROUPTAGS }) => GROUPTAGS));
    expect(tags.flat().filter((tag) => !used.has(tag))).toEqual([]);
    expect([...used].filter((tag) => !tags.flat().includes(tag))).toEqual([]);
    expect(tags.filter((group) => group.length > 20)).toEqual([]);
    expect(twice(tags.flat())).toEqual([]);
    expect(faulty(({ GROUPTAGS }) => GROUPTAGS.length === 0)).toEqual([]);
  });

  test('has at least 60 categories on three levels under 1.2, each with products', () => {
    expect(paths.size).toBe(categories.length);
    expect(paths.size).toBeGreaterThan(60);
    expect([...paths].filter((path) => path !== '1.2' && !paths.has(parentOf(path)))).toEqual([]);
    expect(new Set([...paths].map((path) => path.split('.').length - 2))).toEqual(new Set([0, 1, 2, 3]));
    const filled = products.flatMap(({ CATEGORY_PATHS }) => CATEGORY_PATHS);
    const empty = [...paths].filter((path) => !filled.some((one) => one === path || one.startsWith(`${path}.`)));
    expect(empty).toEqual([]);
  });

  test('puts products where categories end', () => {
    const ends = new Set([...paths].filter((path) => ![...paths].some((other) => parentOf(other) === path)));
    expect(
      faulty(({ CATEGORY_PATHS }) => CATEGORY_PATHS.length === 0 || CATEGORY_PATHS.some((path) => !ends.has(path))),
    ).toEqual([]);
  });

  test('names makers from A to Z, each with products, and whom to ask about safety where that is known', () => {
    const makers = new Set(products.map(({ MANUFACTURER_ID }) => MANUFACTURER_ID));
    expect(new Set(manufacturers.map(({ MANUFACTURER_ID }) => MANUFACTURER_ID))).toEqual(makers);
    expect(twice(manufacturers.map(({ MANUFACTURER_NAME }) => MANUFACTURER_NAME))).toEqual([]);
    const contacts = manufacturers.flatMap(({ SAFETY_CONTACT }) => SAFETY_CONTACT ?? []);
    expect(contacts.length).toBeGreaterThan(manufacturers.length / 2);
    expect(contacts.filter(({ ADDRESS, URL }) => ADDRESS === '' || URL?.startsWith('https://') === false)).toEqual([]);
  });

  test('shows every kind of delivery of spec §9', () => {
    expect(new Set(products.map(({ STOCK }) => STOCK?.TIME_FRAME))).toEqual(new Set([10, 20, 30, 40, 100]));
    expect(products.some(({ STOCK }) => STOCK?.EXPECTED_DATE)).toBe(true);
    expect(products.some(({ STOCK }) => STOCK?.PRESALE_DATE)).toBe(true);
  });

  test('shows every flag that rules know, and a reduction', () => {
    const flags = new Set(products.flatMap(({ FLAGS }) => FLAGS.map((flag) => flag.replace(/:\d+$/, ''))));
    expect([...flags].sort()).toEqual(['AMOUNT_IN_CART_LIMIT', 'NEW', 'NO_DISCOUNT', 'NO_SALE']);
    expect(products.some(({ PRICES }) => PRICES[0]?.ORIGINAL_BRUTTO_SP !== undefined)).toBe(true);
  });

  test('shows pictures of every known kind, and of no other', () => {
    expect(faulty(({ KIND }) => !isKind(KIND))).toEqual([]);
    const shown = new Set(products.map(({ KIND }) => KIND));
    expect(Object.keys(kinds).filter((kind) => !shown.has(kind))).toEqual([]);
  });
});

describe('the sample’s products', () => {
  test('link the data sheets that are known', () => {
    const linked = (some: readonly ProductLine[]) => some.filter(({ DATA_SHEET_URL }) => DATA_SHEET_URL).length;
    expect(linked(written)).toBeGreaterThanOrEqual(40);
    expect(linked(families)).toBeGreaterThanOrEqual(300);
  });

  test('refer only to what exists, to each other product once, and never to themselves', () => {
    const broken = products.flatMap(({ SKU, CROSS_SELLING }) =>
      CROSS_SELLING.filter((link) => link.SKU === SKU || !skus.has(link.SKU)).map((link) => `${SKU} → ${link.SKU}`),
    );
    expect(broken).toEqual([]);
    expect(faulty(({ CROSS_SELLING }) => twice(CROSS_SELLING.map(({ SKU }) => SKU)).length > 0)).toEqual([]);
    expect(faulty(({ GTIN }) => Boolean(GTIN) && !isGtin(GTIN ?? ''))).toEqual([]);
    expect(faulty(({ DATA_SHEET_URL }) => DATA_SHEET_URL?.startsWith('https://') === false)).toEqual([]);
  });

  test('are related in all three ways, nearly every written one', () => {
    const links = products.flatMap(({ CROSS_SELLING }) => CROSS_SELLING.map(({ CROSS_SELLING_TYPE: type }) => type));
    for (const type of ['ACCESSORIES', 'CONSUMABLES', 'MASTERS'] as const)
      expect(links.filter((link) => link === type).length, type).toBeGreaterThan(25);
    expect(written.filter(({ CROSS_SELLING }) => CROSS_SELLING.length === 0).length).toBeLessThan(5);
  });

  test('have prices that fall with the amount, and an honest reduction (D14, D15)', () => {
    const unsound = ({ PRICES }: ProductLine) =>
      PRICES[0]?.AMOUNT !== 1 ||
      PRICES.some((price, at) => {
        const before = PRICES[at - 1];
        return before !== undefined && (price.AMOUNT <= before.AMOUNT || price.BRUTTO_SP >= before.BRUTTO_SP);
      });
    expect(faulty(unsound)).toEqual([]);
    expect(faulty(({ PRICES }) => PRICES.some(({ BRUTTO_SP }) => BRUTTO_SP < 0.01))).toEqual([]);
    const dishonest = ({ PRICES }: ProductLine) =>
      PRICES.some(
        ({ BRUTTO_SP, ORIGINAL_BRUTTO_SP = Infinity, LOWEST_BRUTTO_30_DAYS = Infinity }) =>
          Math.min(ORIGINAL_BRUTTO_SP, LOWEST_BRUTTO_30_DAYS) <= BRUTTO_SP,
      );
    expect(faulty(dishonest)).toEqual([]);
  });

  test('have a sample of each fact that the law wants: prices per unit, warnings of toys, guarantees, customs, batteries, equipment', () => {
    const written = (has: (product: ProductLine) => unknown) => products.filter((product) => Boolean(has(product)));
    expect(written(({ CONTENT }) => CONTENT?.UNIT === 'm').length).toBeGreaterThan(50);
    expect(written(({ CONTENT }) => CONTENT?.UNIT === 'g').length).toBeGreaterThan(1);
    expect(written(({ CONTENT }) => CONTENT?.UNIT === 'ml').length).toBeGreaterThan(0);
    expect(written(({ HS_CODE }) => HS_CODE).length).toBeGreaterThan(20);
    expect(written(({ WEEE }) => WEEE).length).toBeGreaterThan(20);
    expect(written(({ BATTERY }) => BATTERY?.HEAVY_METALS.includes('Pb'))).toHaveLength(1);
    expect(faulty(({ KIND, BATTERY }) => KIND === 'battery' && !BATTERY)).toEqual([]);
    expect(faulty(({ KIND, WARNINGS = [] }) => KIND === 'brick-set' && WARNINGS.length === 0)).toEqual([]);
    // Guarantees of real makers are theirs to give: only the invented brand has one.
    expect(written(({ GUARANTEE }) => GUARANTEE).length).toBeGreaterThan(10);
    expect(faulty(({ GUARANTEE, MANUFACTURER_ID }) => Boolean(GUARANTEE) && MANUFACTURER_ID !== 105)).toEqual([]);
  });

  test('are in stock in whole steps of their order quantity', () => {
    expect(faulty(({ STOCK, MINIMUM_ORDER_QUANTITY }) => (STOCK?.AMOUNT ?? 0) % MINIMUM_ORDER_QUANTITY !== 0)).toEqual(
      [],
    );
  });
});

describe('the sample’s attributes', () => {
  const attributes = products.flatMap(({ ATTRIBUTES }) => ATTRIBUTES);

  test('are numbers or texts, each once a product', () => {
    expect(attributes.filter(({ VALUE, TEXT }) => (VALUE === null) === (TEXT === null))).toEqual([]);
    expect(faulty(({ ATTRIBUTES }) => twice(ATTRIBUTES.map(({ KEY }) => KEY)).length > 0)).toEqual([]);
  });

  test('have one name a key, and are always numbers or always texts', () => {
    const byKey = Map.groupBy(attributes, ({ KEY }) => KEY);
    const names = ([, same]: readonly [string, typeof attributes]) =>
      new Set(same.map(({ NAME, VALUE }) => JSON.stringify([NAME, VALUE === null]))).size;
    expect([...byKey].filter((entry) => names(entry) > 1).map(([key]) => key)).toEqual([]);
  });

  test('are in base units that the shop can write', () => {
    const units = new Set(
      'Ω F H V A W Wh Ah Hz Sa/s m g N·m cd B B/s bit/s % °C ° K h ppm/K 1/min bit KiB MiB GiB mm²'.split(' '),
    );
    expect([...new Set(attributes.flatMap(({ UNIT }) => UNIT ?? []))].filter((unit) => !units.has(unit))).toEqual([]);
    expect(attributes.filter(({ VALUE, UNIT }) => VALUE === null && UNIT !== null)).toEqual([]);
    const lengths = attributes.filter(({ UNIT, VALUE }) => UNIT === 'm' && (VALUE ?? 0) > 30);
    expect(lengths, 'metres, not millimetres').toEqual([]);
  });
});
