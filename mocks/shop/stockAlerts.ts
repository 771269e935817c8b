import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { emailKey, optInDays } from '@platine/domain/customer/account.ts';
import { productNotFound } from '@platine/domain/errors/errorMessages.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { newHash, sendMail } from './mails.ts';
import type { Shop } from './shop.ts';
import type { StoredStockAlert } from './storedStockAlert.ts';
import { throttle } from './throttle.ts';

type Asked = { readonly sku: number; readonly email: string; readonly language: Language };

/** Notes a request, and mails the link that proves the address, unless it is that of the customer who is logged in. Answers whether it is proved. */
export function requestStockAlert(shop: Shop, asked: Asked): boolean {
  const { sku, email, language } = asked;
  throttle(shop, 'stockAlert', email);
  if (shop.find(sku) === null) throw new BusinessFailure('ProductNotFoundException', productNotFound(sku));
  const isOwn = shop.user !== null && emailKey(shop.user.email) === emailKey(email);
  const { stockAlerts, minutes } = shop.read();
  const isSame = (one: StoredStockAlert) => one.sku === sku && emailKey(one.email) === emailKey(email);
  const before = stockAlerts.find(isSame) ?? { ...asked, hash: newHash(shop), since: minutes, confirmed: false };
  const alert = { ...before, language, confirmed: before.confirmed || isOwn };
  shop.change({ stockAlerts: [...stockAlerts.filter((one) => !isSame(one)), alert] });
  if (!alert.confirmed) sendMail(shop, { kind: 'stockAlertOptIn', recipient: email, language, hash: alert.hash });
  return isOwn;
}

/** May be repeated (D3). Answers the product. */
export function confirmStockAlert(shop: Shop, hash: string): number {
  const alert = find(shop, hash);
  const { stockAlerts, minutes } = shop.read();
  if (!alert.confirmed && alert.since + optInDays * 24 * 60 < minutes) throw invalidHash();
  shop.change({ stockAlerts: stockAlerts.map((one) => (one === alert ? { ...one, confirmed: true } : one)) });
  return alert.sku;
}

export function endStockAlert(shop: Shop, hash: string): number {
  const alert = find(shop, hash);
  shop.change({ stockAlerts: shop.read().stockAlerts.filter((one) => one !== alert) });
  return alert.sku;
}

function find(shop: Shop, hash: string): StoredStockAlert {
  throttle(shop, 'mailedLink');
  const found = shop.read().stockAlerts.find((one) => one.hash === hash);
  if (found === undefined) throw invalidHash();
  return found;
}

function invalidHash(): BusinessFailure {
  return new BusinessFailure('HashInvalidException', 'The link is unknown, too old, or its alert has ended.');
}
