import { adjustmentsToWire } from '@platine/domain/cart/adjustment.ts';
import { mergeCarts } from '@platine/domain/cart/merge.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { SessionWire } from '@platine/domain/contract/schemas/session.ts';
import { defaultCountry } from '@platine/domain/customer/countries.ts';
import { defaultCustomerType } from '@platine/domain/customer/customerType.ts';
import { tidyPassword } from '@platine/domain/validation/fields/password.ts';
import { changeAccount, findAccount } from './records.ts';
import { ruleOf } from '../cart.ts';
import { nothingChosen } from '../checkoutState.ts';
import type { Account } from './customers.ts';
import { sessionOf } from '../session.ts';
import type { Shop } from '../shop.ts';
import { forgive, throttle } from '../throttle.ts';

/** One answer for a wrong e-mail, a wrong password and an account that is not activated (D32). */
export function login(shop: Shop, { USERNAME, PASSWORD }: RequestOf<'login'>): ResponseOf<'login'> {
  throttle(shop, 'login', USERNAME);
  const account = findAccount(shop, USERNAME);
  if (account === null || !account.active || account.password !== tidyPassword(PASSWORD))
    throw new BusinessFailure('WrongCredentialsException', 'E-mail or password is wrong.');
  forgive(shop, 'login', USERNAME);
  keepCart(shop);
  takeOver(shop, account);
  const ADJUSTMENTS = mergeCart(shop, account);
  const USER = shop.user;
  if (USER === null) throw new Error('A login left nobody logged in.');
  return { USER, SESSION: sessionOf(shop), ADJUSTMENTS };
}

/** Type and country become the record's; so does the language, unless the visitor has chosen one by hand (spec §4, §6). */
function takeOver(shop: Shop, { user }: Account): void {
  const { language, languageChanged } = shop.read();
  const kept = languageChanged && language !== null ? language : user.ACTIVE_LANGUAGE;
  shop.change({
    loggedInAs: user.USER_ID,
    customerType: user.CUSTOMER.CUSTOMER_TYPE,
    country: user.CONTACT.COUNTRY_CODE,
    vatId: user.CONTACT.VATID === '' ? null : user.CONTACT.VATID,
    language: kept,
    languageChanged: false,
  });
  changeAccount(shop, user.USER_ID, { user: { ...user, ACTIVE_LANGUAGE: kept } });
}

/** The guest's cart goes into the customer's (D6). */
function mergeCart(shop: Shop, account: Account): ResponseOf<'login'>['ADJUSTMENTS'] {
  const { cart, cartVersion } = shop.read();
  const { positions, adjustments } = mergeCarts(account.cart, cart, (sku) => {
    const entry = shop.find(sku);
    return entry === null || !shop.isForSale(entry) ? null : ruleOf(shop, entry);
  });
  shop.change({ cart: positions, cartVersion: cartVersion + 1 });
  changeAccount(shop, account.user.USER_ID, { cart: [] });
  return adjustmentsToWire(adjustments);
}

/** Leaves a fresh guest, who keeps the language of the page; the customer's cart waits for the next login. Of a guest it changes nothing (D3). */
export function logout(shop: Shop): SessionWire {
  if (shop.user === null) return sessionOf(shop);
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
  return sessionOf(shop);
}

/** Whoever is logged in finds this cart at the next login. */
function keepCart(shop: Shop): void {
  const { loggedInAs, cart } = shop.read();
  if (loggedInAs === null) return;
  changeAccount(shop, loggedInAs, { cart });
  shop.change({ cart: [] });
}
