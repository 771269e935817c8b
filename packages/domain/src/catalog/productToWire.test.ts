import { expect, test } from 'vitest';
import { product as wire } from '../contract/sampleParts.testing.ts';
import { product as schema } from '../contract/schemas/product.ts';
import { productFromWire } from './product.ts';
import { fullToWire, listedToWire } from './productToWire.ts';

const product = productFromWire(wire);

test('spec §3: a product travels unchanged, but for the name of its text', () => {
  const sent = fullToWire(product);
  expect(schema.isValidSync(sent, { strict: true })).toBe(true);
  expect(sent).toEqual({ ...wire, NAME_TEXT_PATH: 'product.7.name' });
});

test('its pictures, links and documents travel unchanged, too', () => {
  const ASSETS: typeof wire.ASSETS = [
    { ASSET_TYPE: 'PRODUCT_MAIN_PICTURE', CAPTION: { EN: 'Front' }, URL: { ALL: '/pictures/7.svg' } },
    { ASSET_TYPE: 'EXTERNAL_LINK', CAPTION: { EN: 'Maker' }, URL: { ALL: 'https://example.org/7' } },
    { ASSET_TYPE: 'DOCUMENT', CAPTION: {}, URL: { ALL: '/manual.pdf' }, DOCUMENT_KIND: 'MANUAL', BYTES: 1200 },
  ];
  expect(fullToWire(productFromWire({ ...wire, ASSETS })).ASSETS).toEqual(ASSETS);
});

test('a product without description, safety contact, warnings, facts, variants, content, tax class of its own and prices before a reduction says nothing of them', () => {
  const { DESCRIPTION: _d, CONTENT: _c, WARNINGS: _w, FACTS: _f, VARIANTS: _v, TAX_CLASS: _t, ...rest } = wire;
  const SELLING_PLATFORMS = [
    { SELLING_PLATFORM: 'WEBSHOP', SALE: { PRICES: [{ AMOUNT: 1, BRUTTO_SP: 9.5 }], MINIMUM_ORDER_QUANTITY: 1 } },
  ];
  const sent = fullToWire(productFromWire({ ...rest, SAFETY_CONTACT: null, SELLING_PLATFORMS }));
  expect(sent).toEqual({ ...rest, NAME_TEXT_PATH: 'product.7.name', SAFETY_CONTACT: null, SELLING_PLATFORMS });
  for (const field of ['DESCRIPTION', 'CONTENT', 'WARNINGS', 'FACTS', 'VARIANTS', 'TAX_CLASS'])
    expect(Object.keys(sent)).not.toContain(field);
});

test('spec §7: a listing leaves out what only the page of a product needs', () => {
  const {
    DESCRIPTION: _d,
    GTIN: _g,
    WARNINGS: _w,
    FACTS: _f,
    SAFETY_CONTACT: _s,
    CATEGORY_PATHS: _p,
    CROSS_SELLING: _c,
    VARIANTS: _v,
    LIFECYCLE: life,
    ...listed
  } = fullToWire(product);
  expect(life?.REPLACEMENTS).toEqual([9]);
  expect(listedToWire(product)).toEqual({ ...listed, LIFECYCLE: { ...life, REPLACEMENTS: [] } });
});

test('spec §4: a product without prices has no sale, and one without an English name its part number', () => {
  const [platform] = listedToWire({ ...product, prices: [] }).SELLING_PLATFORMS;
  expect(platform).toEqual({ SELLING_PLATFORM: 'WEBSHOP', SALE: null });
  expect(listedToWire({ ...product, name: { DE: 'Relais' } }).NAME_TEXT_EN).toBe('F-7');
});
