import { luxembourgDate } from '@platine/api/time/clock.ts';
import { unavailable } from '@platine/api/http/unavailable.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import { languageAmong } from '@platine/domain/language/language.ts';
import type { Hono } from 'hono';
import { productFeed } from './productFeed.ts';
import type { StorefrontEnvironment, StorefrontOptions } from './storefrontContext.ts';

/** Each feed that is being written reads the whole catalogue. */
const mostAtOnce = 2;

/** `/feed/products-en.xml` and the other languages, written while they are read. */
export function addFeedRoute(
  app: Hono<StorefrontEnvironment>,
  shopClient: () => Client,
  { publicOrigin, currentShop }: StorefrontOptions,
): void {
  let running = 0;
  app.get('/feed/:file{products-[a-z]{2}\\.xml}', async (c) => {
    const { identity, vatRates, languages } = currentShop();
    const language = languageAmong(languages, c.req.param('file').slice('products-'.length, -'.xml'.length));
    if (language === null) return c.notFound();
    if (running >= mostAtOnce) return unavailable();
    const date = luxembourgDate(new Date());
    const reader = { origin: publicOrigin, language, date, shopName: identity.name, vatRates };
    const parts = counted(productFeed(shopClient(), reader));
    // A catalogue that cannot be read fails here, before anything is sent.
    const first = await parts.next();
    const body = streamOf(first, parts, () => c.env.outgoing.destroy());
    return c.body(body, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    });
  });

  async function* counted(parts: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
    running += 1;
    try {
      yield* parts;
    } finally {
      running -= 1;
    }
  }
}

/** The parts as a body. On a failure, which the call has logged, `breakOff` cuts the connection: no program takes half a feed for all of it. */
function streamOf(
  first: IteratorResult<string, void>,
  rest: AsyncGenerator<string, void>,
  breakOff: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      if (first.done !== true) controller.enqueue(encoder.encode(first.value));
    },
    async pull(controller) {
      try {
        const part = await rest.next();
        if (part.done === true) controller.close();
        else controller.enqueue(encoder.encode(part.value));
      } catch {
        breakOff();
        controller.close();
      }
    },
    async cancel() {
      await rest.return(undefined);
    },
  });
}
