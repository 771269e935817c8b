import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { isCountryCode } from '@platine/domain/customer/countries.ts';
import { buildUser } from '@platine/mocks/builders/user.ts';
import { createHandlers } from '@platine/mocks/handlers/handlers.ts';
import type { ShopOptions } from '@platine/mocks/shop/shop.ts';
import { createShop } from '@platine/mocks/shop/shop.ts';
import type { RequestHandler } from 'msw';
import { delay, http, HttpResponse } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import type { Globals } from './globals.ts';
import { languageFrom } from './globals.ts';

const unhandled: string[] = [];

/** Requests are answered in the page itself: a service worker lost some after a direct visit of a story. It covers `fetch` only. */
const network = defineNetwork({
  sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
  // Else each answer is printed in full.
  context: { quiet: true },
  onUnhandledFrame: ({ frame }) => {
    const request = frame.protocol === 'http' ? requestOf(frame.data) : null;
    if (request === null) return;
    const { method, url } = request;
    // Storybook and Vite fetch their own files; the shop's calls are all under /api, the desk's under /desk/api.
    if (/^(?:\/desk)?\/api\//.test(new URL(url).pathname)) unhandled.push(`${method} ${url}`);
  },
});

function requestOf(data: unknown): Request | null {
  return typeof data === 'object' && data !== null && 'request' in data && data.request instanceof Request
    ? data.request
    : null;
}

/**
 * Shop state of a screen's story: facts of `createShop` (the cart, products that left the sale), and a scenario of mocks/
 * whose answers come before the usual ones.
 */
export type ShopParameters = { readonly shop?: ShopOptions; readonly scenario?: readonly RequestHandler[] };

/** The usual answers: a shop in memory of its own for each story, for the customer that the toolbar says. */
function defaultHandlers(globals: Globals, options: ShopOptions): RequestHandler[] {
  const type = globals['customerType'] === 'COMPANY' ? 'COMPANY' : 'PRIVATE';
  const country = String(globals['country']);
  const shopper = {
    language: languageFrom(globals),
    customerType: type,
    country: isCountryCode(country) ? country : 'LU',
    user: globals['session'] === 'loggedIn' ? buildUser({ customerType: type }) : null,
  } as const;
  return createHandlers(createShop({ ...shopper, ...options }));
}

/** Handlers of the toolbar's network condition. They run before the handlers that answer. */
function weather(globals: Globals): RequestHandler[] {
  switch (globals['network']) {
    case 'slow':
      return [http.all('*/api/*', async () => delay(2000))];
    case 'failing':
      return [
        http.all('*/api/*', () =>
          HttpResponse.json(
            { SUCCESSFUL: false, ERROR_CLASS: 'InternalErrorException', ERROR: 'Mocked crash' },
            { status: 500 },
          ),
        ),
      ];
    case 'offline':
      return [http.all('*/api/*', () => HttpResponse.error())];
    default:
      return [];
  }
}

/** Fresh answers for a story. */
export function prepareNetwork(globals: Globals, { shop = {}, scenario = [] }: ShopParameters): void {
  unhandled.length = 0;
  network.resetHandlers(...weather(globals), ...scenario, ...defaultHandlers(globals, shop));
}

/**
 * Answers from now on, until what it gives back is called. A call that nobody answers waits for ever: with the shop's patience (`patienceOf`) a
 * state that loads would become one without a connection while somebody looks at it.
 */
export function startNetwork(): () => void {
  AbortSignal.timeout = () => new AbortController().signal;
  network.enable();
  return () => {
    network.disable();
  };
}

/** A story that asks for something nobody answers is wrong. */
export function expectAllHandled(): void {
  if (unhandled.length > 0) throw new Error(`Requests without an answer: ${unhandled.join(', ')}`);
}
