import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import type { RequestHandler } from 'msw';
import { delay, http, HttpResponse } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';

type Globals = Readonly<Record<string, unknown>>;

const unhandled: string[] = [];

/** Requests are answered in the page itself: a service worker lost some after a direct visit of a story. It covers `fetch` only. */
const network = defineNetwork({
  sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
  onUnhandledFrame: ({ frame }) => {
    if (frame.protocol !== 'http') return;
    const { method, url } = frame.data.request;
    // Storybook and Vite fetch their own files; the shop's calls are all under /api.
    if (new URL(url).pathname.startsWith('/api/')) unhandled.push(`${method} ${url}`);
  },
});

/** The default answers, made anew for each story. The stateful ones of mocks/ belong here. */
function defaultHandlers(_globals: Globals): RequestHandler[] {
  return [];
}

/** What the toolbar's network does to every call before it is answered. */
function weather(globals: Globals): RequestHandler[] {
  switch (globals['network']) {
    case 'slow':
      return [http.all('*/api/*', async () => delay(2000))];
    case 'failing':
      return [
        http.all('*/api/*', () =>
          HttpResponse.json({ SUCCESSFUL: false, ERROR_CLASS: 'InternalErrorException', ERROR: 'Mocked crash' }, { status: 500 }),
        ),
      ];
    case 'offline':
      return [http.all('*/api/*', () => HttpResponse.error())];
    default:
      return [];
  }
}

/** Fresh answers for a story. */
export function prepareNetwork(globals: Globals): void {
  unhandled.length = 0;
  network.resetHandlers(...weather(globals), ...defaultHandlers(globals));
}

/** Puts answers before the default ones, for the running story. */
export const useHandlers = (...handlers: RequestHandler[]): void => network.use(...handlers);

export const startNetwork = (): void => {
  network.enable();
};

/** A story that asks for something nobody answers is wrong. */
export function expectAllHandled(): void {
  if (unhandled.length > 0) throw new Error(`Requests without an answer: ${unhandled.join(', ')}`);
}
