import type { CallDescription } from '../call.ts';

/** Orders by a parts list: what the shop has for each of its lines, and the chosen products into the cart. */
export const partsListCalls = {
  matchPartsList: {
    method: 'POST',
    path: '/api/parts_list/match',
    errors: ['ValidationException'],
    source: 'own',
    largestBody: 1_500_000,
  },
  cartAddPositions: {
    method: 'POST',
    path: '/api/session/cart/add/positions',
    errors: [],
    source: 'own',
    effect: true,
  },
} as const satisfies Record<string, CallDescription>;
