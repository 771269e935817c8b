import { createHandlers, unknownCallHandler } from '@platine/mocks/handlers/handlers.ts';
import { createShop } from '@platine/mocks/shop/shop.ts';
import { setupServer } from 'msw/node';
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
    };
  };
  return { newShopper, stop: async () => server.close() };
}
