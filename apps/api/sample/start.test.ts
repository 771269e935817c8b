import { expect, test } from 'vitest';
import { readCatalogue, sampleFolder } from '../src/catalogue/readCatalogue.ts';
import { readShop } from '../src/shop/readShop.ts';
import { sampleShopFolder } from '../src/shop/sampleShop.ts';

const { projects } = readShop(sampleShopFolder).shopWindow;
const { products } = await readCatalogue(sampleFolder);
const bySku = new Map(products.map((product) => [product.SKU, product]));

test.each(projects)('$key: all parts are in stock, in whole steps', ({ parts }) => {
  const short = parts.filter(({ sku, amount }) => {
    const { STOCK, MINIMUM_ORDER_QUANTITY: step = 1 } = bySku.get(sku) ?? {};
    return (STOCK?.AMOUNT ?? 0) < amount || amount % step !== 0;
  });
  expect(short).toEqual([]);
});
