import type { Scenario } from '../scenario.ts';
import { accountScenarios } from './account.ts';
import { addressScenarios } from './addresses.ts';
import { cartScenarios } from './cart.ts';
import { catalogueScenarios } from './catalogue.ts';
import { checkoutScenarios } from './checkout.ts';
import { contactMailScenarios } from './contactMail.ts';
import { facetScenarios } from './facets.ts';
import { listScenarios } from './lists.ts';
import { listingScenarios } from './listings.ts';
import { loginScenarios } from './login.ts';
import { malformedScenarios } from './malformed.ts';
import { newsletterScenarios } from './newsletter.ts';
import { orderScenarios } from './orders.ts';
import { partsListScenarios } from './partsLists.ts';
import { payAgainScenarios } from './payAgain.ts';
import { paymentScenarios } from './payment.ts';
import { priceScenarios } from './prices.ts';
import { providerScenarios } from './providers.ts';
import { quoteScenarios } from './quotes.ts';
import { registrationScenarios } from './registration.ts';
import { retiredProductScenarios } from './retiredProducts.ts';
import { searchingScenarios } from './searching.ts';
import { sessionScenarios } from './session.ts';
import { shippingScenarios } from './shipping.ts';
import { shopScenarios } from './shop.ts';
import { shopWindowScenarios } from './shopWindow.ts';
import { stockAlertScenarios } from './stockAlerts.ts';
import { taxClassScenarios } from './taxClasses.ts';
import { variantScenarios } from './variants.ts';
import { withdrawalScenarios } from './withdrawals.ts';

/** Scenarios that every server of the contract must pass, by chapter. */
export const chapters: Readonly<Record<string, readonly Scenario[]>> = {
  shop: shopScenarios,
  session: sessionScenarios,
  cart: cartScenarios,
  prices: priceScenarios,
  catalogue: catalogueScenarios,
  'retired products': retiredProductScenarios,
  'tax classes': taxClassScenarios,
  variants: variantScenarios,
  listings: listingScenarios,
  searching: searchingScenarios,
  facets: facetScenarios,
  registration: registrationScenarios,
  login: loginScenarios,
  account: accountScenarios,
  newsletter: newsletterScenarios,
  'contact mail': contactMailScenarios,
  addresses: addressScenarios,
  shipping: shippingScenarios,
  payment: paymentScenarios,
  checkout: checkoutScenarios,
  providers: providerScenarios,
  payAgain: payAgainScenarios,
  orders: orderScenarios,
  withdrawals: withdrawalScenarios,
  stockAlerts: stockAlertScenarios,
  'parts lists': partsListScenarios,
  lists: listScenarios,
  shopWindow: shopWindowScenarios,
  quotes: quoteScenarios,
  malformed: malformedScenarios,
};
