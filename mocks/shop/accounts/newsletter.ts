import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { emailKey, optInDays } from '@platine/domain/customer/account.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { Subscription } from './customers.ts';
import { newHash, sendMail } from '../mails.ts';
import type { Shop } from '../shop.ts';
import { throttle } from '../throttle.ts';

/** The mailed link confirms the subscription. */
export function newsletterRegister(shop: Shop, email: string, language: Language): void {
  throttle(shop, 'newsletter', email);
  if (findSubscription(shop, email)?.state === 'confirmed')
    throw new BusinessFailure('NewsletterAlreadyRegisteredException', 'The address has the newsletter already.');
  const hash = newHash(shop);
  put(shop, { email, hash, state: 'pending', since: shop.read().minutes });
  sendMail(shop, { kind: 'newsletterOptIn', recipient: email, language, hash });
}

/** May be repeated (D3), but the old link does not bring a cancelled subscription back. */
export function newsletterOptIn(shop: Shop, hash: string): void {
  const subscription = byHash(shop, hash);
  const { state, since } = subscription;
  const tooOld = since + optInDays * 24 * 60 < shop.read().minutes;
  if (state === 'cancelled' || (state === 'pending' && tooOld)) throw invalidHash();
  put(shop, { ...subscription, state: 'confirmed' });
}

export function newsletterOptOut(shop: Shop, hash: string): void {
  put(shop, { ...byHash(shop, hash), state: 'cancelled' });
}

/** Confirms the newsletter that was ticked at registration; the activation link has proved the address. */
export function confirmSubscription(shop: Shop, email: string): void {
  put(shop, { email, hash: newHash(shop), state: 'confirmed', since: shop.read().minutes });
}

function findSubscription(shop: Shop, email: string): Subscription | undefined {
  return shop.read().subscriptions.find((one) => emailKey(one.email) === emailKey(email));
}

function byHash(shop: Shop, hash: string): Subscription {
  throttle(shop, 'mailedLink');
  const found = shop.read().subscriptions.find((one) => one.hash === hash);
  if (found === undefined) throw invalidHash();
  return found;
}

function put(shop: Shop, subscription: Subscription): void {
  const { subscriptions } = shop.read();
  const others = subscriptions.filter(({ email }) => emailKey(email) !== emailKey(subscription.email));
  shop.change({ subscriptions: [...others, subscription] });
}

function invalidHash(): BusinessFailure {
  return new BusinessFailure('HashInvalidException', 'The link is unknown or too old.');
}
