import type { AllHandlers } from './handler.ts';
import { addressHandlers } from './addresses.ts';
import { cartHandlers } from './cart.ts';
import { catalogueHandlers } from './catalogue.ts';
import { checkoutHandlers } from './checkout.ts';
import { contactHandlers } from './contact.ts';
import { listHandlers } from './lists.ts';
import { orderHandlers } from './orders.ts';
import { partsListHandlers } from './partsList.ts';
import { quoteHandlers } from './quotes.ts';
import { sessionHandlers } from './session.ts';
import { shopHandlers } from './shop.ts';
import { stockAlertHandlers } from './stockAlerts.ts';
import { withdrawalHandlers } from './withdrawals.ts';

/** The handler of each call in the contract; a missing one does not compile. */
export const handlers: AllHandlers = {
  ...shopHandlers,
  ...sessionHandlers,
  ...cartHandlers,
  ...contactHandlers,
  ...catalogueHandlers,
  ...addressHandlers,
  ...checkoutHandlers,
  ...orderHandlers,
  ...withdrawalHandlers,
  ...partsListHandlers,
  ...stockAlertHandlers,
  ...listHandlers,
  ...quoteHandlers,
};
