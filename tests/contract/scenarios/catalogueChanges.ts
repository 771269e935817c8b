import { expect } from 'vitest';
import type { ProductChange } from '@platine/api/testing/changeTestProduct.ts';
import type { Scenario } from '../scenario.ts';
import { newKey, numbersOf, readyToOrder } from './checkoutSteps.ts';

/** D4, where the catalogue changes between the summary and the order. */
const changes: readonly (readonly [what: string, change: ProductChange])[] = [
  ['price', { price: 999 }],
  ['stock', { stock: 0 }],
  ['sale', { forSale: false }],
  ['limit', { limit: 90_000 }],
];

/** Scenarios for servers whose shoppers share one catalogue. */
export const catalogueChangeScenarios: readonly Scenario[] = changes.map(([what, change]) => ({
  name: `D4: a ${what} that has changed since the summary was shown is a conflict, and the shopper confirms anew`,
  async run(wire) {
    const { version, SKU } = await readyToOrder(wire);
    const restore = await wire.changeProduct(SKU, change);
    try {
      const request = { IDEMPOTENCY_KEY: newKey(), CART_VERSION: version };
      expect((await wire.refused('checkout', request)).errorClass).toBe('CartConflictException');
      const { CART } = await wire.ask('currentSession');
      expect(CART.VERSION).toBe(version + 1);
      if (change.forSale === false) return;
      const seen = { IDEMPOTENCY_KEY: newKey(), CART_VERSION: CART.VERSION };
      expect(numbersOf(await wire.ask('checkout', seen))).toHaveLength(1);
    } finally {
      await restore();
    }
  },
}));
