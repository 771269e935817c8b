import type { CallDescription } from '../call.ts';

/**
 * The withdrawal function (Directive 2011/83/EU art. 11a) in its two steps. Neither needs a login, and neither tells whether there is such an order: a
 * statement is matched with its order afterwards.
 */
export const withdrawalCalls = {
  beginWithdrawal: {
    method: 'POST',
    path: '/api/shop/withdrawal',
    errors: ['ValidationException'],
    source: 'own',
    effect: true,
  },
  confirmWithdrawal: {
    method: 'POST',
    path: '/api/shop/withdrawal/confirm',
    errors: ['HashInvalidException'],
    source: 'own',
    effect: true,
  },
  withdrawal: {
    method: 'GET',
    path: '/api/shop/withdrawal/statement/{ID}',
    errors: ['HashInvalidException'],
    source: 'own',
  },
} as const satisfies Record<string, CallDescription>;
