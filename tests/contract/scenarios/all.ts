import type { Scenario } from '../scenario.ts';
import { accountScenarios } from './account.ts';
import { cartScenarios } from './cart.ts';
import { catalogueScenarios } from './catalogue.ts';
import { contactMailScenarios } from './contactMail.ts';
import { listingScenarios } from './listings.ts';
import { loginScenarios } from './login.ts';
import { malformedScenarios } from './malformed.ts';
import { newsletterScenarios } from './newsletter.ts';
import { priceScenarios } from './prices.ts';
import { registrationScenarios } from './registration.ts';
import { sessionScenarios } from './session.ts';
import { shopScenarios } from './shop.ts';

/** What every server of the contract must do, by chapter. */
export const chapters: Readonly<Record<string, readonly Scenario[]>> = {
  shop: shopScenarios,
  session: sessionScenarios,
  cart: cartScenarios,
  prices: priceScenarios,
  catalogue: catalogueScenarios,
  listings: listingScenarios,
  registration: registrationScenarios,
  login: loginScenarios,
  account: accountScenarios,
  newsletter: newsletterScenarios,
  'contact mail': contactMailScenarios,
  malformed: malformedScenarios,
};
