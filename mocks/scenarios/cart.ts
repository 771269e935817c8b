import type { HttpHandler } from 'msw';
import { createHandlers } from '../handlers/handlers.ts';
import { mockSkus } from '../catalogue/catalogue.ts';
import type { CartLine } from '../shop/cartLine.ts';
import type { ShopOptions } from '../shop/shop.ts';
import { createShop } from '../shop/shop.ts';
import type { FailureOf, GeneralError } from './calls.ts';
import { disconnect, failWith, neverAnswer } from './calls.ts';

/** Fails adding to the cart and removing from it, with a class that any call may answer (D2). */
export function cartFailure(errorClass: GeneralError): HttpHandler[] {
  return [...failWith('cartAddPosition', errorClass), ...failWith('cartRemovePosition', errorClass)];
}

/** Refuses adding to the cart; removing still works. */
export function cartAddFailure(errorClass: FailureOf<'cartAddPosition'>): HttpHandler[] {
  return failWith('cartAddPosition', errorClass);
}

/** Changes to the cart find no server; reading still works. */
export function cartOffline(): HttpHandler[] {
  return [...disconnect('cartAddPosition'), ...disconnect('cartRemovePosition')];
}

/** Changes to the cart are never answered: totals stay stale. */
export function cartPending(): HttpHandler[] {
  return [...neverAnswer('cartAddPosition'), ...neverAnswer('cartRemovePosition')];
}

/** Replaces the default shop by one with these facts. */
export function shopWith(options: ShopOptions): HttpHandler[] {
  return createHandlers(createShop(options));
}

/** Carts by case, for `createShop({ cart })` or `shopWith({ cart })`. */
export const carts = {
  empty: [],
  usual: [
    { sku: mockSkus.board, amount: 2 },
    { sku: mockSkus.resistor, amount: 100 },
    { sku: mockSkus.longGermanName, amount: 1 },
  ],
  /** Below 10 € (spec §9). */
  belowMinimum: [{ sku: mockSkus.resistor, amount: 5 }],
  /** At the limit of the educational line, of a scarce set, and of a flag (spec §9). */
  atLimit: [
    { sku: mockSkus.school, amount: 5 },
    { sku: mockSkus.scarceSchool, amount: 2 },
    { sku: mockSkus.limitedToThree, amount: 3 },
  ],
  /** In steps of ten, with the price of fifty (D13, D14). */
  inSteps: [{ sku: mockSkus.minimumQuantityTen, amount: 50 }],
  /** Above 75 €, from which delivery to Luxembourg is free (D12). */
  freeShipping: [{ sku: mockSkus.expensive, amount: 1 }],
  /** Of a parts list: the lines have its designators, one of them many. */
  withNotes: [
    { sku: mockSkus.board, amount: 2, note: 'U1, U2' },
    {
      sku: mockSkus.resistor,
      amount: 100,
      note: 'R1–R24, R31, R33, R35, R37, R39, R41, R43, R45–R112, spares for the workshop',
    },
    { sku: mockSkus.longGermanName, amount: 1 },
  ],
  /** One product left the sale after it was added. */
  withNoSale: [
    { sku: mockSkus.notForSale, amount: 1 },
    { sku: mockSkus.board, amount: 1 },
  ],
  /** An English name alone, no picture, a presale, and an awaited delivery. */
  odd: [
    { sku: mockSkus.englishOnly, amount: 1 },
    { sku: mockSkus.withoutAssets, amount: 10 },
    { sku: mockSkus.presale, amount: 1 },
    { sku: mockSkus.expected, amount: 6 },
  ],
} as const satisfies Record<string, readonly CartLine[]>;
