import type { ProductWire } from '@platine/domain/contract/schemas/product.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import { allProducts, educationalManufacturer, findPlain, headlineOf, saleOf } from './products.ts';

type SearchRequest = Partial<RequestOf<'search'>>;

const search = (wire: Wire, request: SearchRequest) =>
  wire.ask('search', { q: '', VIEW: 'listing', LIMIT: 100, ...request });

/** The products of a listing, in its order. */
async function listed(wire: Wire, request: SearchRequest): Promise<ProductWire[]> {
  const { PRODUCTS } = await search(wire, request);
  if (PRODUCTS.length === 0) return [];
  return (await wire.ask('loadProducts', { SKUS: PRODUCTS, FILTER_CLASS: 'FULL' })).PRODUCTS;
}

const skusOf = (products: readonly ProductWire[]) => products.map(({ SKU }) => SKU);
const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

/** A whole part number of the catalogue, a filter's value and so on are asked of the server itself. */
export const listingScenarios: readonly Scenario[] = [
  {
    name: 'D1: pages follow one another without gap or overlap, and each says how many there are in all',
    async run(wire) {
      const all = await search(wire, {});
      const pages = [];
      for (let SKIP = 0; SKIP < all.MAX_HIT; SKIP += 7) pages.push(await search(wire, { SKIP, LIMIT: 7 }));
      expect(pages.flatMap(({ PRODUCTS }) => PRODUCTS)).toEqual(all.PRODUCTS);
      expect(new Set(pages.map(({ MAX_HIT }) => MAX_HIT))).toEqual(new Set([all.PRODUCTS.length]));
      expect(await search(wire, { SKIP: 5000 })).toMatchObject({ PRODUCTS: [], MAX_HIT: all.MAX_HIT });
    },
  },
  {
    name: 'spec §7: autocomplete asks for seven, sorted by SKU descending, with SKIP as text (D21)',
    async run(wire) {
      const plain = await findPlain(wire);
      const [word = ''] = plain.NAME_TEXT_EN.split(' ');
      const body = { q: word, VIEW: 'autocomplete', SKIP: '0', LIMIT: '7', SORT: 'SKU_DESC', FILTER_CLASS: 'LIST' };
      await wire.send('POST', '/api/search', { body });
      const found = await wire.ask('search', { q: word, VIEW: 'autocomplete', SKIP: 0, LIMIT: 7, SORT: 'SKU_DESC' });
      expect(found).toMatchObject({ VIEW: 'autocomplete', SEARCH_STRING: word });
      expect(found.PRODUCTS.length).toBeGreaterThan(0);
      expect(found.PRODUCTS.length).toBeLessThanOrEqual(7);
      expect(found.PRODUCTS).toEqual(ascending(found.PRODUCTS).reverse());
    },
  },
  {
    name: 'suggestions for a part number: it comes first, then what begins with it, then what only mentions it, each by SKU downwards',
    async run(wire) {
      const { SKU, MANUFACTURER } = await findPlain(wire);
      const partNumber = MANUFACTURER.MANUFACTURER_SKU;
      const suggest = (q: string) => search(wire, { q, VIEW: 'autocomplete', LIMIT: 100, SORT: 'SKU_DESC' });
      expect((await suggest(partNumber)).PRODUCTS[0]).toBe(SKU);
      const q = partNumber.slice(0, 3).toLowerCase();
      const found = (await suggest(q)).PRODUCTS;
      const { PRODUCTS } = await wire.ask('loadProducts', { SKUS: found, FILTER_CLASS: 'FULL' });
      const numbersOf = (one: ProductWire) => [String(one.SKU), one.MANUFACTURER.MANUFACTURER_SKU, one.GTIN ?? ''];
      const begins = (sku: number) =>
        PRODUCTS.filter((one) => one.SKU === sku)
          .flatMap(numbersOf)
          .some((number) => number.toLowerCase().startsWith(q));
      const [begun, others] = [found.filter(begins), found.filter((sku) => !begins(sku))];
      expect(begun).toContain(SKU);
      expect(found).toEqual([...begun, ...others]);
      for (const group of [begun, others]) expect(group).toEqual(ascending(group).reverse());
    },
  },
  {
    name: 'D21: a whole SKU or manufacturer part number, in any case, comes first',
    async run(wire) {
      const { SKU, MANUFACTURER } = await findPlain(wire);
      expect((await search(wire, { q: String(SKU) })).PRODUCTS[0]).toBe(SKU);
      expect((await search(wire, { q: ` ${MANUFACTURER.MANUFACTURER_SKU.toLowerCase()} ` })).PRODUCTS[0]).toBe(SKU);
    },
  },
  {
    name: 'a word in any language of the shop finds, with or without its accents; nonsense finds nothing',
    async run(wire) {
      const resistance = await search(wire, { q: 'Résistance' });
      expect(resistance.MAX_HIT).toBeGreaterThan(0);
      expect((await search(wire, { q: 'resistance' })).PRODUCTS).toEqual(resistance.PRODUCTS);
      const { SKU, NAME } = await findPlain(wire);
      const [german = ''] = (NAME.DE ?? NAME.ALL ?? '').split(' ');
      expect((await search(wire, { q: german.slice(0, -1).toUpperCase() })).PRODUCTS).toContain(SKU);
      expect(await search(wire, { q: 'zzxqj' })).toMatchObject({ PRODUCTS: [], MAX_HIT: 0, SEARCH_STRING: 'zzxqj' });
    },
  },
  {
    name: 'D21: a query is cut at 200 characters, signs of a pattern are letters like others',
    async run(wire) {
      expect((await search(wire, { q: 'x'.repeat(5000) })).SEARCH_STRING).toHaveLength(200);
      for (const q of ['%', '_', '%%%', "';--", '\\']) expect((await search(wire, { q })).PRODUCTS, q).toEqual([]);
    },
  },
  {
    name: 'a manufacturer lists what the manufacturers page counts',
    async run(wire) {
      const { MANUFACTURERS } = await wire.ask('manufacturers');
      const klots = MANUFACTURERS.find(({ MANUFACTURER_ID }) => MANUFACTURER_ID === educationalManufacturer);
      expect(klots?.MANUFACTURER_NAME).toBe('Klots');
      const products = await listed(wire, { FILTERS: { MANUFACTURER_ID: educationalManufacturer } });
      expect(products).toHaveLength(klots?.PRODUCT_COUNT ?? -1);
      expect(new Set(products.map(({ MANUFACTURER }) => MANUFACTURER.MANUFACTURER_ID))).toEqual(
        new Set([educationalManufacturer]),
      );
      const total = MANUFACTURERS.reduce((sum, { PRODUCT_COUNT }) => sum + PRODUCT_COUNT, 0);
      expect(total).toBe((await search(wire, {})).MAX_HIT);
    },
  },
  {
    name: 'a category lists its own products and those below it; the root lists all',
    async run(wire) {
      const all = await allProducts(wire);
      const deepest =
        all
          .flatMap(({ CATEGORY_PATHS = [] }) => CATEGORY_PATHS)
          .toSorted((one, other) => other.length - one.length)[0] ?? '';
      const parent = deepest.slice(0, deepest.lastIndexOf('.'));
      const under = (path: string) =>
        all.filter(({ CATEGORY_PATHS = [] }) => CATEGORY_PATHS.some((one) => `${one}.`.startsWith(`${path}.`)));
      for (const path of [deepest, parent]) {
        const found = await search(wire, { FILTERS: { CATEGORY_PATH: path } });
        expect(ascending(found.PRODUCTS), path).toEqual(ascending(skusOf(under(path))));
      }
      expect((await search(wire, { FILTERS: { CATEGORY_PATH: '1.2' } })).MAX_HIT).toBe(all.length);
    },
  },
  {
    name: 'a group of the menu lists products; two tags list those of both',
    async run(wire) {
      const { GROUPS } = await wire.ask('categoryMenu');
      expect(GROUPS).toHaveLength(8);
      const tags = GROUPS.flatMap(({ ENTRIES }) => ENTRIES.flatMap(({ GROUPTAGS }) => GROUPTAGS));
      const hits = await Promise.all(
        tags.map(async (tag) => (await search(wire, { FILTERS: { GROUPTAGS: [tag] } })).PRODUCTS),
      );
      expect(hits.filter((found) => found.length > 0).length).toBeGreaterThan(1);
      const union = await search(wire, { FILTERS: { GROUPTAGS: tags.slice(0, 2) } });
      expect(ascending(union.PRODUCTS)).toEqual(ascending([...new Set(hits.slice(0, 2).flat())]));
    },
  },
  {
    name: 'new products and the sale list some, not all; what is on sale can be bought, cheaper than it was in the 30 days before (D15)',
    async run(wire) {
      const all = (await search(wire, {})).MAX_HIT;
      const fresh = await search(wire, { FILTERS: { NEW: true }, SORT: 'NEWEST' });
      const sale = await listed(wire, { FILTERS: { SALE: true } });
      for (const count of [fresh.MAX_HIT, sale.length]) {
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThan(all);
      }
      for (const product of sale) {
        const headline = saleOf(product)?.PRICES.find(({ AMOUNT }) => AMOUNT === 1);
        expect(headline?.ORIGINAL_BRUTTO_SP, `ORIGINAL_BRUTTO_SP of ${product.SKU}`).toBeGreaterThan(
          headline?.BRUTTO_SP ?? 0,
        );
        expect(headline?.LOWEST_BRUTTO_30_DAYS, `LOWEST_BRUTTO_30_DAYS of ${product.SKU}`).toBeGreaterThan(
          headline?.BRUTTO_SP ?? 0,
        );
        expect(product.FLAGS).not.toContain('NO_DISCOUNT');
      }
    },
  },
  {
    name: 'prices are sorted both ways',
    async run(wire) {
      const forSale = (products: readonly ProductWire[]) =>
        products.filter((product) => saleOf(product) !== null).map(headlineOf);
      const rising = forSale(await listed(wire, { SORT: 'PRICE_ASC' }));
      const falling = forSale(await listed(wire, { SORT: 'PRICE_DESC' }));
      expect(rising).toEqual(ascending(rising));
      expect(falling).toEqual(ascending(falling).reverse());
      expect(rising.length).toBeGreaterThan(1);
    },
  },
  {
    name: 'what can be had today comes first, then the newest; with a text, what fits it best',
    async run(wire) {
      const canBeHad = (product: ProductWire) =>
        saleOf(product) !== null && product.STOCK.AMOUNT > 0 && product.STOCK.PRESALE_DATE === null;
      for (const [q, otherwise] of [
        ['', 'NEWEST'],
        ['kit', 'RELEVANCE'],
      ] as const) {
        const sorted = await listed(wire, { q, SORT: 'IN_STOCK' });
        const asBefore = await listed(wire, { q, SORT: otherwise });
        const first = asBefore.filter(canBeHad);
        const rest = asBefore.filter((product) => !canBeHad(product));
        expect(skusOf(sorted), q).toEqual(skusOf([...first, ...rest]));
        expect([first.length > 0, q !== '' || rest.length > 0], q).toEqual([true, true]);
      }
    },
  },
  {
    name: "names are sorted in the shopper's language",
    async run(wire) {
      const english = await search(wire, { SORT: 'NAME_ASC' });
      await wire.ask('setActiveLanguage', { LANGUAGE_CODE: 'DE' });
      const german = await search(wire, { SORT: 'NAME_ASC' });
      expect(german.PRODUCTS).not.toEqual(english.PRODUCTS);
      expect(ascending(german.PRODUCTS)).toEqual(ascending(english.PRODUCTS));
    },
  },
  {
    name: 'a listing is sorted by an attribute, both ways, and products without it come last',
    async run(wire) {
      const valueOf = ({ ATTRIBUTES }: ProductWire) => ATTRIBUTES.find(({ KEY }) => KEY === 'resistance')?.VALUE;
      const sorted = async (SORT: 'ATTRIBUTE_ASC' | 'ATTRIBUTE_DESC') =>
        (await listed(wire, { SORT, SORT_ATTRIBUTE: 'resistance' })).map(valueOf);
      const [rising, falling] = [await sorted('ATTRIBUTE_ASC'), await sorted('ATTRIBUTE_DESC')];
      const values = (column: typeof rising) => column.flatMap((value) => value ?? []);
      expect(values(rising).length).toBeGreaterThan(1);
      expect(values(rising)).toEqual(ascending(values(rising)));
      expect(values(falling)).toEqual(ascending(values(rising)).reverse());
      for (const column of [rising, falling]) expect(column.indexOf(undefined)).toBe(values(column).length);
      const first = await search(wire, { SORT: 'ATTRIBUTE_ASC', SORT_ATTRIBUTE: 'resistance', LIMIT: 2 });
      const next = await search(wire, { SORT: 'ATTRIBUTE_ASC', SORT_ATTRIBUTE: 'resistance', SKIP: 2, LIMIT: 2 });
      const both = await search(wire, { SORT: 'ATTRIBUTE_ASC', SORT_ATTRIBUTE: 'resistance', LIMIT: 4 });
      expect([...first.PRODUCTS, ...next.PRODUCTS]).toEqual(both.PRODUCTS);
      const unknown = await search(wire, { SORT: 'ATTRIBUTE_DESC', SORT_ATTRIBUTE: 'nobody-has-this' });
      expect(unknown.PRODUCTS).toEqual(ascending(unknown.PRODUCTS));
    },
  },
  ...Object.entries<Readonly<Record<string, unknown>>>({
    SORT_ATTRIBUTE: { q: '', VIEW: 'listing', SORT: 'ATTRIBUTE_ASC' },
    SORT: { q: '', VIEW: 'listing', SORT: 'BEST' },
    VIEW: { q: '' },
    q: { VIEW: 'listing' },
    LIMIT: { q: '', VIEW: 'listing', LIMIT: 101 },
    SKIP: { q: '', VIEW: 'listing', SKIP: -1 },
    'FILTERS.MANUFACTURER_ID': { q: '', VIEW: 'listing', FILTERS: { MANUFACTURER_ID: 'Klots' } },
    'FILTERS.NEW': { q: '', VIEW: 'listing', FILTERS: { NEW: 'yes' } },
  }).map(
    ([field, request]) =>
      ({
        name: `a search with a wrong ${field} is refused`,
        async run(wire) {
          const { errorClass, fields } = await wire.refused('search', request);
          expect(errorClass).toBe('InvalidRequestException');
          expect(fields.map(({ FIELD }) => FIELD)).toContain(field);
        },
      }) satisfies Scenario,
  ),
];
