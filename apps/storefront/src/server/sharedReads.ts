import type { CallName } from '@platine/domain/contract/calls.ts';
import type { Transport } from '@platine/domain/contract/client.ts';
import type { Envelope } from '@platine/domain/contract/envelope.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { Keep } from './keep.ts';
import { createKeep } from './keep.ts';

type SharedReads = { readonly [Name in CallName]?: Keep<Envelope<ResponseOf<Name>>> };

/**
 * Reads that are the same for every shopper and change with an import of the catalogue only: kept as long as a page for everyone is. Never
 * what a product costs or whether it is there.
 */
export function createSharedReads(now: () => number, lifetime: number) {
  const keep = <Name extends CallName>() =>
    createKeep<Envelope<ResponseOf<Name>>>({
      now,
      lifetime,
      capacity: 1000,
      weigh: () => 1,
      keeps: ({ SUCCESSFUL }) => SUCCESSFUL,
    });
  const kept: SharedReads = {
    categoryMenu: keep<'categoryMenu'>(),
    category: keep<'category'>(),
    manufacturers: keep<'manufacturers'>(),
  };
  /** The transport of one shopper, which asks for what is shared only when it is not known. */
  return (transport: Transport): Transport =>
    async (name, request) => {
      const read = () => transport(name, request);
      return kept[name]?.find(JSON.stringify(request), read) ?? read();
    };
}
