import type { CallDescription } from './call.ts';
import { cartCalls } from './calls/cart.ts';
import { catalogueCalls } from './calls/catalogue.ts';
import { checkoutCalls } from './calls/checkout.ts';
import { contactCalls } from './calls/contact.ts';
import { listCalls } from './calls/list.ts';
import { partsListCalls } from './calls/partsList.ts';
import { quoteCalls } from './calls/quote.ts';
import { sessionCalls } from './calls/session.ts';
import { shopCalls } from './calls/shop.ts';
import { stockAlertCalls } from './calls/stockAlert.ts';
import { withdrawalCalls } from './calls/withdrawal.ts';

/** Every call of spec §7 and D1 and of the shop's own, once, by the name the code uses for it. */
export const calls = {
  ...shopCalls,
  ...sessionCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...contactCalls,
  ...catalogueCalls,
  ...withdrawalCalls,
  ...partsListCalls,
  ...stockAlertCalls,
  ...listCalls,
  ...quoteCalls,
} as const satisfies Record<string, CallDescription>;

export type CallName = keyof typeof calls;

/** All names, typed: `Object.keys` alone forgets them. */
export const callNames = Object.keys(calls).filter(isCallName);

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}
