import { createClient } from '@platine/domain/contract/client';
import { createHandlers } from '@platine/mocks/handlers/handlers';
import { createShop } from '@platine/mocks/shop/shop';
import { createFetchTransport } from '@platine/ui/api/fetchTransport';
import { getResponse } from 'msw';

const handlers = createHandlers(createShop());

/** Asks a shop in the page's memory. An app with a server writes `createClient(createFetchTransport('https://shop.example'))`. */
export const client = createClient(
  createFetchTransport(location.origin, async (url, init) => {
    const answer = await getResponse(handlers, new Request(url, init));
    return answer ?? Response.error();
  }),
);
