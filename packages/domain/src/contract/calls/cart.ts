import type { CallDescription } from '../call.ts';

/** The cart: its positions and the addresses that travel with it. */
export const cartCalls = {
  cartAddPosition: {
    method: 'POST',
    path: '/api/session/cart/add/position',
    errors: ['ProductNotFoundException', 'NotOrderableException', 'CartFullException'],
    source: 'spec',
    effect: true,
  },
  cartRemovePosition: {
    method: 'POST',
    path: '/api/session/cart/remove/position',
    errors: ['PositionNotFoundException'],
    source: 'spec',
    effect: true,
  },
  cartAdoptFromOrder: {
    method: 'POST',
    path: '/api/session/cart/adopt/positions/from_order',
    errors: ['TransactionNotFoundException', 'OrderLinkEndedException'],
    source: 'spec',
    effect: true,
  },
  cartProductsWithoutSale: { method: 'GET', path: '/api/session/cart/products/no_sale', errors: [], source: 'spec' },
  cartAddAddress: {
    method: 'GET',
    path: '/api/session/cart/add/address',
    errors: ['AddressBookFullException'],
    source: 'spec',
    effect: true,
  },
  cartChangeAddress: {
    method: 'POST',
    path: '/api/session/cart/change/address',
    errors: ['AddressConflictException', 'ValidationException'],
    source: 'spec',
    effect: true,
  },
  cartRemoveAddress: {
    method: 'POST',
    path: '/api/session/cart/remove/address',
    errors: ['AddressConflictException'],
    source: 'spec',
    effect: true,
  },
  cartPickupAddress: { method: 'GET', path: '/api/session/cart/pickup/address', errors: [], source: 'spec' },
  cartSortedAddresses: { method: 'GET', path: '/api/session/cart/sort/addresses', errors: [], source: 'spec' },
} as const satisfies Record<string, CallDescription>;
