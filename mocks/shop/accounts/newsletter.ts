import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { emailKey, optInDays } from '@platine/domain/customer/account.ts';
import { newsletterSchema } from '@platine/domain/validation/newsletter.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import type { Subscription } from './customers.ts';
import { newHash, sendMail } from '../mails.ts';
import type { Shop } from '../shop.ts';
import { throttle } from '../throttle.ts';

/** Nothing is subscribed before the mailed link was used. */
export function newsletterRegister(shop: Shop, request: RequestOf<'newsletterRegister'>) {
  const { email } = requireValid(newsletterSchema, { EMAIL: request.EMAIL, PLACE: request.PLACE });
  throttle(shop, 'newsletter', email);
  if (findSubscription(shop, email)?.state === 'confirmed')
    throw new BusinessFailure('NewsletterAlreadyRegisteredException', 'The address has the newsletter already.');
  const hash = newHash(shop);
  put(shop, { email, hash, state: 'pending', since: shop.read().minutes });
  sendMail(shop, { kind: 'newsletterOptIn', recipient: email, language: request.LANGUAGE_CODE, hash });
  return {};
}

/** As often as one likes (D3), but a cancelled one is not called back by its old link. */
export function newsletterOptIn(shop: Shop, { OPTIN_HASH }: RequestOf<'newsletterOptIn'>) {
  const subscription = byHash(shop, OPTIN_HASH);
  const { state, since } = subscription;
  const tooOld = since + optInDays * 24 * 60 < shop.read().minutes;
  if (state === 'cancelled' || (state === 'pending' && tooOld)) throw invalidHash();
  put(shop, { ...subscription, state: 'confirmed' });
  return {};
}

export function newsletterOptOut(shop: Shop, { OPTIN_HASH }: RequestOf<'newsletterOptOut'>) {
  put(shop, { ...byHash(shop, OPTIN_HASH), state: 'cancelled' });
  return {};
}

/** Whoever ticked the box and used the activation link has said yes twice. */
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
