import type { PaymentMethod } from '@platine/domain/payment/methods.ts';
import type { Database } from '../../db/database.ts';
import { isSigned, sign } from '../../db/secrets.ts';
import { isPaymentId } from './paymentId.ts';

type Address = { readonly publicOrigin: string; readonly method: PaymentMethod; readonly key: string };

/** An address below the shop's notices that names a payment and is signed by the shop, under the secret `key`. */
export async function signedAddress(db: Database, id: string, { publicOrigin, method, key }: Address): Promise<string> {
  const query = new URLSearchParams({ payment: id, signature: await sign(db, key, id) });
  return `${publicOrigin}/api/payment/notice/${method}?${query.toString()}`;
}

/** The payment that a signed address names; null for one that the shop has not signed. */
export async function readSignedAddress(db: Database, url: string, key: string): Promise<string | null> {
  const query = new URL(url).searchParams;
  const [id, signature] = [query.get('payment') ?? '', query.get('signature') ?? ''];
  return isPaymentId(id) && (await isSigned(db, key, { text: id, signature })) ? id : null;
}
