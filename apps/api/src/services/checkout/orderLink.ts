import type { Database } from '../../db/database.ts';
import { isSigned, sign } from '../../db/secrets.ts';

const key = 'orderLink';

/** Signature of the link that opens an order without a session (D7). */
export function orderLinkSignature(db: Database, orderNumber: string): Promise<string> {
  return sign(db, key, orderNumber);
}

export function isOrderLink(db: Database, orderNumber: string, signature: string): Promise<boolean> {
  return isSigned(db, key, { text: orderNumber, signature });
}
