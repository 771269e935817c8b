import { createHandlers, unknownCallHandler } from '@platine/mocks/handlers/handlers.ts';
import { price as priceFrom } from '@platine/mocks/builders/price.ts';
import type { Shop } from '@platine/mocks/shop/shop.ts';
import { createShop } from '@platine/mocks/shop/shop.ts';
import { setupServer } from 'msw/node';
import type { ProductChange } from '@platine/api/testing/changeTestProduct.ts';
import type { TestServer } from '../suite.ts';

/** The MSW handlers, with `fetch` intercepted: each shopper has a shop of their own at an address of its own. */
export async function startMocks(): Promise<TestServer> {
  const server = setupServer();
  server.listen({ onUnhandledFrame: 'error' });
  let shoppers = 0;
  const newShopper = () => {
    shoppers += 1;
    const origin = `http://shopper-${shoppers}.test`;
    const shop = createShop();
    server.resetHandlers(...createHandlers(shop, { origin }), unknownCallHandler(origin));
    return {
      origin,
      mails: () => Promise.resolve(shop.read().mails),
      passTime: (minutes: number) => shop.change({ minutes: shop.read().minutes + minutes }),
      changeProduct: async (sku: number, change: ProductChange) => changeProduct(shop, sku, change),
      fillCart: async (count: number) => fillCart(shop, count),
      failPayment: async (orderNumber: string) => failPayment(shop, orderNumber),
      setProviders: (reachable: boolean) =>
        shop.change({ unavailablePayment: reachable ? [] : ['PAYPAL', 'SAFERPAY'] }),
    };
  };
  return { newShopper, stop: async () => server.close() };
}

function changeProduct(shop: Shop, sku: number, change: ProductChange) {
  const { withdrawn = false, successor, variantGroup } = change;
  const { changedProducts, successors, variantGroups } = shop.read();
  shop.change({
    changedProducts: { ...changedProducts, [sku]: withdrawn ? null : changedValues(shop, sku, change) },
    successors: successor === undefined ? successors : { ...successors, [sku]: successor },
    variantGroups: variantGroup === undefined ? variantGroups : { ...variantGroups, [sku]: variantGroup },
  });
  return async () => shop.change({ changedProducts, successors, variantGroups });
}

function changedValues(shop: Shop, sku: number, change: ProductChange) {
  const { forSale = true, limit, stock, price, taxClass } = change;
  const product = shop.find(sku)?.product;
  if (product === undefined) throw new Error(`The mock shop has no product ${sku}.`);
  const prices = price === undefined ? product.prices : [priceFrom(1, price)];
  return {
    prices: forSale ? prices : [],
    taxClass: taxClass ?? product.taxClass,
    flags: limit === undefined ? product.flags : [`AMOUNT_IN_CART_LIMIT:${limit}`],
    stock: { ...product.stock, pieces: stock ?? product.stock.pieces },
    lifecycle: changedLifecycle(change) ?? product.lifecycle,
  };
}

function changedLifecycle({ lifecycle, successor }: ProductChange) {
  if (lifecycle === undefined) return null;
  return { ...lifecycle, replacements: [...(successor === undefined ? [] : [successor]), ...lifecycle.substitutes] };
}

function failPayment(shop: Shop, orderNumber: string) {
  const { orders } = shop.read();
  shop.change({ orders: orders.map((one) => (one.orderNumber === orderNumber ? { ...one, paid: false } : one)) });
}

function fillCart(shop: Shop, count: number) {
  const { cart } = shop.read();
  shop.change({ cart: [...cart, ...Array.from({ length: count }, (_, index) => ({ sku: index + 1, amount: 1 }))] });
  return async () => shop.change({ cart });
}
