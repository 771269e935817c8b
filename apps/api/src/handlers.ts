import type { AllHandlers } from './callContext.ts';
import { addressHandlers } from './routes/addresses.ts';
import { cartHandlers } from './routes/cart.ts';
import { catalogueHandlers } from './routes/catalogue.ts';
import { checkoutHandlers } from './routes/checkout.ts';
import { contactHandlers } from './routes/contact.ts';
import { orderHandlers } from './routes/orders.ts';
import { sessionHandlers } from './routes/session.ts';
import { shopHandlers } from './routes/shop.ts';

/** By the calls' names in the contract; a call without one does not compile. */
export const handlers: AllHandlers = {
  ...shopHandlers,
  ...sessionHandlers,
  ...cartHandlers,
  ...contactHandlers,
  ...catalogueHandlers,
  ...addressHandlers,
  ...checkoutHandlers,
  ...orderHandlers,
};
