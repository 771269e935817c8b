import type { ProductWire } from '@platine/domain/contract/schemas/product.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';

const search = (wire: Wire, q: string, request: Partial<RequestOf<'search'>> = {}) =>
  wire.ask('search', { VIEW: 'listing', LIMIT: 100, ...request, q });

/** Every catalogue has resistors, one of 10 kΩ among them. */
async function resistors(wire: Wire): Promise<ProductWire[]> {
  const { PRODUCTS } = await search(wire, 'resistor');
  return (await wire.ask('loadProducts', { SKUS: PRODUCTS, FILTER_CLASS: 'LIST' })).PRODUCTS;
}

async function resistorThat(wire: Wire, what: string, fits: (product: ProductWire) => boolean): Promise<ProductWire> {
  const found = (await resistors(wire)).find(fits);
  if (found === undefined) throw new Error(`The catalogue has no resistor ${what}`);
  return found;
}

const isTenKiloohms = ({ ATTRIBUTES }: ProductWire) =>
  ATTRIBUTES.some(({ KEY, VALUE }) => KEY === 'resistance' && VALUE === 10_000);
const tenKiloohms = (wire: Wire) => resistorThat(wire, 'of 10 kΩ', isTenKiloohms);

export const searchingScenarios: readonly Scenario[] = [
  {
    name: 'values are found however they are written: 10 kΩ is 10000 Ω',
    async run(wire) {
      const { SKU } = await tenKiloohms(wire);
      for (const q of ['10k', '10K', '10 kΩ', '10kΩ', '10 kOhm', '10000 Ω', 'resistor 10k', '10 kΩ resistor'])
        expect((await search(wire, q)).PRODUCTS, q).toContain(SKU);
      for (const q of ['11 kΩ', '10 MΩ', '10 kV']) expect((await search(wire, q)).PRODUCTS, q).not.toContain(SKU);
    },
  },
  {
    name: 'words are found in other forms, in each language',
    async run(wire) {
      const { SKU } = await tenKiloohms(wire);
      const german = ((await tenKiloohms(wire)).NAME.DE ?? '').split(' ')[0] ?? '';
      expect(german).toMatch(/widerstand$/i);
      for (const q of ['resistors', 'Resistor', 'résistances', 'Resistance', `${german.slice(0, -3)}ände`])
        expect((await search(wire, `${q} 10k`)).PRODUCTS, q).toContain(SKU);
    },
  },
  {
    name: 'the last part of a German compound finds it: Widerstand finds Kohleschichtwiderstand',
    async run(wire) {
      const compound = /^\p{L}{3,}widerstand/u;
      const { SKU } = await resistorThat(wire, 'with a compound name', ({ NAME }) => compound.test(NAME.DE ?? ''));
      const { NAME } = await resistorThat(wire, 'that is the same', (product) => product.SKU === SKU);
      const rest = (NAME.DE ?? '').replace(compound, '').replaceAll(/[^\p{L}\p{N} ,.]/gu, ' ');
      for (const q of ['Widerstand', 'Widerstände'])
        expect((await search(wire, `${q} ${rest}`)).PRODUCTS, q).toContain(SKU);
    },
  },
  {
    name: 'a part number is found by its parts, and without its hyphens',
    async run(wire) {
      const { SKU, MANUFACTURER } = await resistorThat(wire, 'with hyphens in its part number', (product) =>
        /^\w+-\w+-\w+$/.test(product.MANUFACTURER.MANUFACTURER_SKU),
      );
      const parts = MANUFACTURER.MANUFACTURER_SKU.split('-');
      for (const q of [parts.join(''), parts.join(' '), parts.slice(0, 2).join('-'), parts.join('-').toLowerCase()])
        expect((await search(wire, q)).PRODUCTS, q).toContain(SKU);
    },
  },
  {
    name: 'one wrong letter in a longer word is repaired, and the answer says so',
    async run(wire) {
      const right = await search(wire, 'resistor');
      expect(right.CORRECTED).toBeNull();
      for (const q of ['resitor', 'ressistor', 'risistor', 'reisstor', 'Resitor'])
        expect(await search(wire, q), q).toMatchObject({
          SEARCH_STRING: q,
          CORRECTED: 'resistor',
          PRODUCTS: right.PRODUCTS,
          MAX_HIT: right.MAX_HIT,
        });
      expect(await search(wire, 'zzxqjv')).toMatchObject({ PRODUCTS: [], CORRECTED: null });
      expect(await search(wire, 'xyz')).toMatchObject({ PRODUCTS: [], CORRECTED: null });
    },
  },
  {
    name: 'only what has a slip is repaired; the rest of the query stays',
    async run(wire) {
      const { SKU } = await tenKiloohms(wire);
      const found = await search(wire, 'Resitor 10 kΩ');
      expect(found.CORRECTED).toBe('resistor 10 kΩ');
      expect(found.PRODUCTS).toContain(SKU);
    },
  },
  {
    name: 'with no hit the weakest word is left out, and the answer says so; suggestions leave nothing out',
    async run(wire) {
      const { PRODUCTS } = await search(wire, 'resistor');
      const found = await search(wire, 'resistor zzxqjv');
      expect(found).toMatchObject({ CORRECTED: null, DROPPED: ['zzxqjv'], SUGGESTIONS: [] });
      expect(new Set(found.PRODUCTS)).toEqual(new Set(PRODUCTS));
      expect(await search(wire, 'resistor')).toMatchObject({ DROPPED: [], SUGGESTIONS: [] });
      const suggested = await search(wire, 'resistor zzxqjv', { VIEW: 'autocomplete', LIMIT: 7, SORT: 'SKU_DESC' });
      expect(suggested).toMatchObject({ PRODUCTS: [], DROPPED: [] });
    },
  },
  {
    name: 'a value that no product has is left out before the word, and said',
    async run(wire) {
      const found = await search(wire, 'resistor 987 kV');
      expect(found.DROPPED).toEqual(['987 kV']);
      expect(found.PRODUCTS.length).toBeGreaterThan(0);
    },
  },
  {
    name: 'values in words: 10 kilo ohm is 10 kΩ',
    async run(wire) {
      const { SKU } = await tenKiloohms(wire);
      for (const q of ['10 kilo ohm', '10 Kiloohm', '10 kilo-ohms', '10k Ohm'])
        expect((await search(wire, q)).PRODUCTS, q).toContain(SKU);
    },
  },
  {
    name: 'autocomplete finds the beginnings of words, seven at most, and knows how many there are',
    async run(wire) {
      const request = { VIEW: 'autocomplete', SKIP: 0, LIMIT: 7, SORT: 'SKU_DESC' } as const;
      const begun = await search(wire, 'resis', request);
      const whole = await search(wire, 'resistor', { SORT: 'SKU_DESC' });
      expect(begun.PRODUCTS.length).toBeGreaterThan(0);
      expect(begun.PRODUCTS.length).toBeLessThanOrEqual(7);
      expect(begun.MAX_HIT).toBeGreaterThanOrEqual(whole.MAX_HIT);
    },
  },
  {
    name: 'two letters behind another word are the beginning of the next, in autocomplete as on the page',
    async run(wire) {
      const { SKU, NAME_TEXT_EN } = await resistorThat(wire, 'with two words', ({ NAME_TEXT_EN: name }) =>
        /^\p{L}{4,} \p{L}{4,}/u.test(name),
      );
      const [first = '', second = ''] = NAME_TEXT_EN.split(' ');
      const q = `${first} ${second.slice(0, 2)}`;
      const page = await search(wire, q);
      expect(page.PRODUCTS).toContain(SKU);
      const shown = await search(wire, q, { VIEW: 'autocomplete', SKIP: 0, LIMIT: 7, SORT: 'SKU_DESC' });
      expect(shown.MAX_HIT).toBe(page.MAX_HIT);
      expect(await search(wire, `${first} zq`)).toMatchObject({ DROPPED: ['zq'] });
    },
  },
  {
    name: 'what is called so comes before what only mentions it',
    async run(wire) {
      const { PRODUCTS } = await search(wire, 'resistor');
      const [first] = (await wire.ask('loadProducts', { SKUS: PRODUCTS.slice(0, 1), FILTER_CLASS: 'LIST' })).PRODUCTS;
      expect(first?.NAME_TEXT_EN).toMatch(/resistor/i);
    },
  },
  {
    name: 'signs that mean something to a database are signs like others',
    async run(wire) {
      const { PRODUCTS } = await search(wire, 'resistor');
      for (const q of ["resistor'", 'resistor:*', '(resistor', 'resistor & ', 'resistor\\', '!resistor'])
        expect((await search(wire, q)).PRODUCTS, q).toEqual(PRODUCTS);
    },
  },
];
