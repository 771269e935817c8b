import { ThrottledFailure } from '@platine/domain/contract/businessFailure.ts';
import { emailKey } from '@platine/domain/customer/account.ts';
import type { Throttled } from '@platine/domain/shop/throttle.ts';
import { pour, throttles, unpour } from '@platine/domain/shop/throttle.ts';
import type { Shop } from './shop.ts';

/** Counts a try by the shopper's address and by account. Throws ThrottledException (D32). */
export function throttle(shop: Shop, what: Throttled, email?: string): void {
  count(shop, what, 'address');
  if (email !== undefined) count(shop, what, accountOf(email));
}

/** Counts a try by account alone. Returns false when the limit is reached. */
export function isWithinLimit(shop: Shop, what: Throttled, email: string): boolean {
  return pourOne(shop, what, accountOf(email)) === 0;
}

/** After a login: resets the account's count, and takes the try out of the address's. */
export function resetThrottle(shop: Shop, what: Throttled, email: string): void {
  const { [`${what} ${accountOf(email)}`]: _, ...buckets } = shop.read().buckets;
  const address = `${what} address`;
  const counted = buckets[address];
  shop.change({ buckets: counted === undefined ? buckets : { ...buckets, [address]: unpour(counted) } });
}

const accountOf = (email: string) => `account ${emailKey(email)}`;

function count(shop: Shop, what: Throttled, asker: string): void {
  const wait = pourOne(shop, what, asker);
  if (wait > 0) throw new ThrottledFailure(wait);
}

/** Returns the seconds to wait. */
function pourOne(shop: Shop, what: Throttled, asker: string): number {
  const rules = throttles[what];
  const rule = asker === 'address' || !('account' in rules) ? rules.address : rules.account;
  const { buckets, minutes } = shop.read();
  const key = `${what} ${asker}`;
  const { bucket, wait } = pour(buckets[key] ?? null, minutes * 60_000, rule);
  shop.change({ buckets: { ...buckets, [key]: bucket } });
  return wait;
}
