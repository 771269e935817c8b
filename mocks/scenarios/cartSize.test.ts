import { maximumPositions } from '@platine/domain/cart/size.ts';
import { expect, test } from 'vitest';
import { addPosition } from '../shop/cart.ts';
import { createShop } from '../shop/shop.ts';

/** SKUs of no product: what a cart holds counts, whatever it is. */
const linesOf = (count: number) => Array.from({ length: count }, (_, index) => ({ sku: index + 1, amount: 1 }));

test.each([
  [maximumPositions - 1, true],
  [maximumPositions, false],
  [maximumPositions + 1, false],
])('a cart of %d positions takes another product: %s', (count, taken) => {
  const sku = createShop().catalogue.find(({ product }) => product.flags.length === 0)?.product.sku ?? 0;
  const shop = createShop({ cart: linesOf(count) });
  const add = () => addPosition(shop, sku, 1);
  if (taken) expect(add()).toEqual([]);
  else expect(add).toThrow('The cart takes no further product.');
  expect(shop.read().cart).toHaveLength(taken ? count + 1 : count);
});
