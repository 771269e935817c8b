import type { CallName } from '@platine/domain/contract/calls.ts';
import type { Transport } from '@platine/domain/contract/client.ts';
import type { Envelope } from '@platine/domain/contract/envelope.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { Cache } from './cache.ts';
import { createCache } from './cache.ts';

type SharedReads = { readonly [Name in CallName]?: Cache<Envelope<ResponseOf<Name>>> };

/** Milliseconds; as long as shared documents are kept, so that no shopper sees an older menu than another. */
const ttl = 5000;

/**
 * Caches reads that are the same for every shopper and change with an import of the catalogue only. Prices and stock are never among
 * them. Answers what wraps the transport of one shopper.
 */
export function createSharedReads(): (transport: Transport) => Transport {
  const limits = { ttl, maxSize: 1000, sizeOf: () => 1 };
  const caches: SharedReads = {
    categoryMenu: createCache<Envelope<ResponseOf<'categoryMenu'>>>(limits),
    category: createCache<Envelope<ResponseOf<'category'>>>(limits),
    manufacturers: createCache<Envelope<ResponseOf<'manufacturers'>>>(limits),
  };
  return (transport) => async (name, request) => {
    const cache = caches[name];
    const key = JSON.stringify(request);
    const envelope =
      (await cache?.fetch(key, { context: () => transport(name, request) })) ?? (await transport(name, request));
    if (!envelope.SUCCESSFUL) cache?.delete(key);
    return envelope;
  };
}
