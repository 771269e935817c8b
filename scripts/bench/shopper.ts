import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request as send } from 'node:http';
import type { HttpRequest } from '@platine/domain/contract/call.ts';
import { toHttp } from '@platine/domain/contract/call.ts';
import type { CallName } from '@platine/domain/contract/calls.ts';
import { calls } from '@platine/domain/contract/calls.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';

/** In the sample catalogue: a product, of which a cart takes five pieces (spec §9); and a category with some dozen products. */
export const sample = { sku: 193038, category: '1.2.1', words: 'resistor 10k' } as const;

type Answer = { readonly status: number; readonly firstByteMs: number; readonly headers: IncomingHttpHeaders };

/** One client on one connection, with the cookie that the shop gave it. */
export type Shopper = {
  readonly get: (path: string) => Promise<Answer>;
  readonly call: <Name extends CallName>(name: Name, request: RequestOf<Name>) => Promise<Answer>;
  /** The session cookie; empty until the shop has set it. */
  readonly cookie: () => string;
  /** Ends the connection. */
  readonly close: () => void;
};

export function newShopper(origin: string): Shopper {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let cookie = '';
  const ask = async ({ method, url, headers, body }: HttpRequest): Promise<Answer> => {
    const own = { 'accept-encoding': 'br', 'accept-language': 'en', origin, cookie };
    const sent = { ...headers, ...own, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const answer = await exchange({ address: origin + url, method, headers: sent, body }, agent);
    if (answer.status >= 400) throw new Error(`${method} ${url} was answered with ${answer.status}.`);
    cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
    return answer;
  };
  return {
    get: (path) => ask({ method: 'GET', url: path, headers: {} }),
    call: (name, request) => ask(toHttp(calls[name], request)),
    cookie: () => cookie,
    close: () => agent.destroy(),
  };
}

type Exchange = Pick<HttpRequest, 'method' | 'headers'> & {
  readonly address: string;
  readonly body: string | undefined;
};

function exchange({ address, method, headers, body }: Exchange, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    let firstByteMs = Number.NaN;
    const outgoing = send(address, { method, headers: { ...headers }, agent }, (incoming) => {
      firstByteMs = performance.now() - begin;
      incoming
        .resume()
        .once('end', () => resolve({ status: incoming.statusCode ?? 0, firstByteMs, headers: incoming.headers }));
    });
    outgoing.once('error', reject).end(body);
  });
}

/** A shopper with a product in the cart. */
export async function shopperWithCart(
  origin: string,
  { sku, pieces }: { readonly sku: number; readonly pieces: number } = { sku: sample.sku, pieces: 1 },
): Promise<Shopper> {
  const shopper = newShopper(origin);
  await shopper.call('cartAddPosition', { SKU: sku, AMOUNT: pieces });
  return shopper;
}
