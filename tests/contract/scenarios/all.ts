import type { Scenario } from '../scenario.ts';
import { cartScenarios } from './cart.ts';
import { catalogueScenarios } from './catalogue.ts';
import { listingScenarios } from './listings.ts';
import { malformedScenarios } from './malformed.ts';
import { priceScenarios } from './prices.ts';
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
  malformed: malformedScenarios,
};
