import { expect, test } from 'vitest';
import type { KicadFamily } from '@platine/domain/kicad/kicadFamily.ts';
import { familyOf, footprintOf } from '@platine/domain/kicad/kicadFamily.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { readCatalogue, sampleFolder } from '../src/catalogue/readCatalogue.ts';
import { readShop } from '../src/shop/readShop.ts';
import { sampleShopFolder } from '../src/shop/sampleShop.ts';

type Placed = Pick<Product, 'attributes' | 'categoryPaths'>;

const { kicad } = readShop(sampleShopFolder);
const { products } = await readCatalogue(sampleFolder);
const placed = products.map(({ ATTRIBUTES, CATEGORY_PATHS }): Placed => {
  const attributes = ATTRIBUTES.map(({ KEY, NAME, VALUE, TEXT, UNIT }) => ({
    key: KEY,
    name: NAME,
    value: VALUE,
    text: TEXT,
    unit: UNIT,
  }));
  return { attributes, categoryPaths: CATEGORY_PATHS };
});

const nameOf = ({ category, symbol }: KicadFamily) => `${symbol} of ${category}`;

test.each(kicad.map((family) => [nameOf(family), family] as const))(
  '%s: has products, all of which have the value, and uses each of its footprints',
  (_, family) => {
    const own = placed.filter((product) => familyOf(product, kicad) === family);
    expect(own).not.toEqual([]);
    const { value, footprints } = family;
    const without = own.filter(({ attributes }) => value !== null && !attributes.some(({ key }) => key === value));
    expect(without).toEqual([]);
    const used = new Set(own.map((product) => footprintOf(product, family)));
    expect(footprints.filter(({ footprint }) => !used.has(footprint))).toEqual([]);
  },
);
