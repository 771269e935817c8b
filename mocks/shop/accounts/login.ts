import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import { mergeCarts } from '@platine/domain/cart/merge.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { defaultCountry } from '@platine/domain/customer/countries.ts';
import { defaultCustomerType } from '@platine/domain/customer/customerType.ts';
import type { User } from '@platine/domain/customer/user.ts';
import { normalisePassword } from '@platine/domain/validation/fields/password.ts';
import { ruleOf } from '../cart.ts';
import { nothingChosen } from '../checkoutState.ts';
import type { Shop } from '../shop.ts';
import { resetThrottle, throttle } from '../throttle.ts';
import type { Account } from './customers.ts';
import { changeAccount, findAccount } from './records.ts';

export type LoggedIn = { readonly user: User; readonly adjustments: readonly Adjustment[] };

/** One failure for a wrong e-mail, a wrong password and an account that is not activated (D32). */
export function login(shop: Shop, email: string, password: string): LoggedIn {
  throttle(shop, 'login', email);
  const account = findAccount(shop, email);
  if (account === null || !account.active || account.password !== normalisePassword(password))
    throw new BusinessFailure('WrongCredentialsException', 'E-mail or password is wrong.');
  resetThrottle(shop, 'login', email);
  keepCart(shop);
  takeOver(shop, account);
  const adjustments = mergeCart(shop, account);
  if (shop.user === null) throw new Error('A login left no user logged in.');
  return { user: shop.user, adjustments };
}

/** The session takes type and country of the record, and its language unless the visitor has chosen one by hand (spec §4, §6). */
function takeOver(shop: Shop, { user }: Account): void {
  const { language, languageChanged } = shop.read();
  const kept = languageChanged && language !== null ? language : user.language;
  shop.change({
    loggedInAs: user.email,
    customerType: user.customerType,
    country: user.contact.country,
    vatId: user.contact.vatId === '' ? null : user.contact.vatId,
    language: kept,
    languageChanged: false,
  });
  changeAccount(shop, user.email, { user: { ...user, language: kept } });
}

/** Merges the guest's cart into the customer's (D6). */
function mergeCart(shop: Shop, account: Account): readonly Adjustment[] {
  const { cart, cartVersion } = shop.read();
  const { positions, adjustments } = mergeCarts(account.cart, cart, (sku) => {
    const entry = shop.find(sku);
    return entry === null || !shop.isForSale(entry) ? null : ruleOf(shop, entry);
  });
  shop.change({ cart: positions, cartVersion: cartVersion + 1 });
  changeAccount(shop, account.user.email, { cart: [] });
  return adjustments;
}

/** Leaves a new guest in the language of the page; the customer's cart waits for the next login. Changes nothing for a guest (D3). */
export function logout(shop: Shop): void {
  if (shop.user === null) return;
  keepCart(shop);
  shop.change({
    loggedInAs: null,
    customerType: defaultCustomerType,
    country: defaultCountry,
    vatId: null,
    languageChanged: false,
    cart: [],
    cartVersion: 0,
    ...nothingChosen,
    email: null,
    addresses: null,
    flags: [],
  });
}

/** Keeps the cart for the next login of the customer who is logged in. */
function keepCart(shop: Shop): void {
  const { loggedInAs, cart } = shop.read();
  if (loggedInAs === null) return;
  changeAccount(shop, loggedInAs, { cart });
  shop.change({ cart: [] });
}
