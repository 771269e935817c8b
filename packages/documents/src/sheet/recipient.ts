import type { Address } from '@platine/domain/customer/address.ts';
import type { IssuedDocument } from '../issuedDocument.ts';

/** Where a document goes: a delivery note with the goods, any other to whoever pays. Null when the order has no address. */
export function recipientOf({ kind, order }: Pick<IssuedDocument, 'kind' | 'order'>): Address | null {
  return kind === 'LS' ? (order.delivery ?? order.invoice) : (order.invoice ?? order.delivery);
}
