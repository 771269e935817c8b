import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { Pieces } from '@platine/domain/order/life/acts.ts';
import type { WithdrawalValues } from '@platine/domain/validation/withdrawal.ts';
import { sendMail } from './mails.ts';
import type { Shop } from './shop.ts';
import type { StoredWithdrawal } from './storedWithdrawal.ts';
import { throttle } from './throttle.ts';

export type Statement = WithdrawalValues & { readonly pieces: readonly Pieces[]; readonly language: Language };

/** Keeps what was entered. It looks at no order, as the API does not. */
export function beginWithdrawal(shop: Shop, { pieces, ...statement }: Statement): string {
  throttle(shop, 'withdrawal', statement.email);
  const { withdrawals } = shop.read();
  const id = `withdrawal-${withdrawals.length + 1}`;
  const named = pieces.map((one) => ({ ...one, name: shop.find(one.sku)?.product.name ?? {} }));
  shop.change({ withdrawals: [...withdrawals, { ...statement, id, pieces: named, received: null }] });
  return id;
}

export function findWithdrawal(shop: Shop, id: string): StoredWithdrawal {
  const found = shop.read().withdrawals.find((one) => one.id === id);
  if (found === undefined) throw new BusinessFailure('HashInvalidException', 'There is no such statement.');
  return found;
}

/** Confirms a statement once, with a receipt. */
export function confirmWithdrawal(shop: Shop, id: string): StoredWithdrawal {
  const found = findWithdrawal(shop, id);
  if (found.received !== null) return found;
  const { withdrawals, minutes } = shop.read();
  const noon = new Date(`${shop.date}T11:00:00Z`);
  const confirmed = { ...found, received: new Date(noon.getTime() + minutes * 60_000).toISOString() };
  shop.change({ withdrawals: withdrawals.map((one) => (one.id === id ? confirmed : one)) });
  const { email: recipient, language } = found;
  sendMail(shop, { kind: 'withdrawalReceipt', recipient, language, hash: null });
  return confirmed;
}
