import { isRefusal, orderNumbers } from '@platine/api/testing/testShopper.ts';
import type { TestShopper } from '@platine/api/testing/testShopper.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { OpenShop } from './openShop.ts';
import { httpShopper } from './httpShopper.ts';
import { mailedLink } from './journey.ts';

type Session = ResponseOf<'currentSession'>;

/** The board that every order has a piece of, with too few pieces in stock for all; and connectors, sold in steps of five. */
export const board = { sku: 600131, pieces: 3, stock: 127 };
const connector = { sku: 1085014, pieces: 10 };

type Account = 'invoice' | 'school';
type Kind = {
  readonly payment: 'WIRE_TRANSFER' | 'PAYPAL' | 'SAFERPAY' | 'INVOICE';
  readonly shipping: 'DPD_CLASSIC' | 'UPS_SAVER' | 'PICKUP';
  readonly country: 'LU' | 'DE' | 'FR';
  readonly company?: string;
  readonly vatId?: string;
  /** Ordered by the customer whom the shop has cleared as this; a guest without it. */
  readonly account?: Account;
};

/** The kinds of a day's orders, and how many there are of each: fifty. */
const kinds: readonly (Kind & { readonly count: number })[] = [
  { count: 14, payment: 'WIRE_TRANSFER', shipping: 'DPD_CLASSIC', country: 'LU' },
  { count: 6, payment: 'WIRE_TRANSFER', shipping: 'UPS_SAVER', country: 'DE' },
  { count: 10, payment: 'PAYPAL', shipping: 'DPD_CLASSIC', country: 'FR' },
  { count: 6, payment: 'SAFERPAY', shipping: 'UPS_SAVER', country: 'LU' },
  { count: 4, payment: 'PAYPAL', shipping: 'PICKUP', country: 'LU' },
  {
    count: 4,
    payment: 'WIRE_TRANSFER',
    shipping: 'DPD_CLASSIC',
    country: 'FR',
    company: 'Atelier Lumière SARL',
    vatId: 'FR12345678901',
  },
  { count: 4, payment: 'INVOICE', shipping: 'DPD_CLASSIC', country: 'LU', company: 'Forge S.A.', account: 'invoice' },
  { count: 2, payment: 'INVOICE', shipping: 'DPD_CLASSIC', country: 'LU', company: 'Lycée Nord', account: 'school' },
];

/** An order of the day. */
export type DayOrder = Kind & {
  readonly orderNumber: string;
  readonly email: string;
  /** The total that the shopper pays, in euros. */
  readonly total: number;
};

/** Places such orders, each from an internet address and in a session of its own: `share` of fifty, and one of each kind at least. */
export async function placeOrders(shop: OpenShop, share: number): Promise<DayOrder[]> {
  const all = kinds.flatMap(({ count, ...kind }) => Array.from({ length: Math.ceil(count * share) }, () => kind));
  const placed: DayOrder[] = [];
  for (const account of ['invoice', 'school'] as const) await openAccount(shop, account);
  for (const [index, kind] of all.entries()) {
    const { account } = kind;
    const shopper = httpShopper(shop.origin(), `10.0.5.${index}`);
    if (account !== undefined) await shopper.call('login', { USERNAME: `${account}@example.org`, PASSWORD });
    const email = `${account ?? `guest${index}`}@example.org`;
    placed.push(await place(shop.origin(), shopper, { ...kind, email, key: `order ${index}` }));
  }
  return placed;
}

const PASSWORD = 'Klemme-230';

/** A company or a school, registered, activated and cleared by the shop's command. */
async function openAccount(shop: OpenShop, account: Account): Promise<void> {
  const { call } = httpShopper(shop.origin(), '10.0.4.1');
  const EMAIL = `${account}@example.org`;
  const COMPANY = kinds.find((kind) => kind.account === account)?.company ?? '';
  const empty = { DEPARTMENT: '', SUPPLEMENT: '', TELEPHONE: '', NEWSLETTER: false };
  const company = { COMPANY, CUSTOMER_TYPE: 'COMPANY', COUNTRY_CODE: 'LU', VATID: 'LU12345671' } as const;
  await call('register', { ...address, ...empty, ...company, EMAIL, PASSWORD });
  const link = await mailedLink(shop.origin(), 'activation', EMAIL);
  await call('activate', { HASH: new URL(link, shop.origin()).searchParams.get('hash') ?? '' });
  const decisions = account === 'school' ? ['school', 'invoice'] : ['invoice'];
  for (const decision of decisions) await shop.command('customer', EMAIL, decision, 'yes', '--reason', 'papers seen');
}

const address = { FIRSTNAME: 'Ada', LASTNAME: 'Muller', STREET: '1, rue Haute', ZIPCODE: 'L-4011', CITY: 'Esch' };
const zipCodes = { LU: 'L-4011', DE: '54290', FR: '75011' };

type Order = Kind & { readonly email: string; readonly key: string };

async function place(origin: string, shopper: TestShopper, { key, ...order }: Order): Promise<DayOrder> {
  const { call } = shopper;
  const { CART } = await fillCheckout(shopper, order);
  const { REDIRECT, TR_SUMMARY } = await call('checkout', { IDEMPOTENCY_KEY: key, CART_VERSION: CART.VERSION });
  const summary = REDIRECT === null ? { TR_SUMMARY } : await approve(origin, shopper, REDIRECT);
  const [orderNumber = ''] = orderNumbers(summary);
  return { ...order, orderNumber, total: TR_SUMMARY.TOTAL_PRICE };
}

async function fillCheckout({ call }: TestShopper, { email, ...kind }: Omit<Order, 'key'>): Promise<Session> {
  const { country, company = '', vatId, account, shipping } = kind;
  if (account === undefined) {
    await call('setCustomerData', { COUNTRY: country, CUSTOMER_TYPE: company === '' ? 'PRIVATE' : 'COMPANY' });
    await call('updateEmail', { EMAIL: email });
  }
  for (const { sku, pieces } of [board, connector]) await call('cartAddPosition', { SKU: sku, AMOUNT: pieces });
  const { ADDRESS: empty } = await call('cartAddAddress', {});
  const NEW_ADDRESS = { ...empty, ...address, COMPANY: company, ZIPCODE: zipCodes[country] };
  await call('cartChangeAddress', { ADDRESS_LABEL: 'DELIVERY', NEW_ADDRESS, OLD_ADDRESS: empty });
  if (vatId !== undefined) await call('updateVatId', { VATID: vatId });
  await call('updateShippingMethod', { SHIPPING_METHOD: shipping });
  return call('updatePaymentMethod', { PAYMENT_METHOD: kind.payment });
}

/** Approves on the sandbox's page, and comes back to the shop. */
async function approve(origin: string, { call }: TestShopper, page: string) {
  const body = new URLSearchParams({ decision: 'approve' });
  const headers = { origin };
  const answer = await fetch(new URL(page, origin), { method: 'POST', body, headers, redirect: 'manual' });
  if (answer.status >= 400) throw new Error(`The sandbox answered ${answer.status}.`);
  return call('claimAndFinish', {});
}

/** The shopper of an order withdraws from the whole of it, by the form. */
export async function withdraw(origin: string, { orderNumber, email }: DayOrder): Promise<void> {
  const { call } = httpShopper(origin, '10.0.6.1');
  const statement = { ORDER_NUMBER: orderNumber, NAME: 'Ada Muller', EMAIL: email, GOODS: '', POSITIONS: [] };
  const { ID } = await call('beginWithdrawal', { ...statement, LANGUAGE_CODE: 'EN' });
  await call('confirmWithdrawal', { ID });
}

/** Somebody asks a question by the contact form. */
export async function askQuestion(origin: string): Promise<void> {
  const { attempt } = httpShopper(origin, '10.0.7.1');
  const empty = { ORDER: '', COMPANY: '', VATID: '', SUPPLEMENT: '', TELEPHONE: '', SKU: board.sku };
  const question = { ...address, ...empty, EMAIL: 'curious@example.org', MESSAGE: 'Does it run on 3.3 V?' };
  const sender = { CUSTOMER_TYPE: 'PRIVATE', COUNTRY_CODE: 'LU', LANGUAGE_CODE: 'EN', DEPARTMENT: 'SALES' } as const;
  const answer = await attempt('mailDepartment', { ...question, ...sender });
  if (isRefusal(answer)) throw new Error(answer.errorClass);
}
