import type { CallDescription } from '../call.ts';

/** A mail, once, when a product is in stock again. Neither call needs a login; the address is proved by a mailed link, or by the caller's account. */
export const stockAlertCalls = {
  requestStockAlert: {
    method: 'POST',
    path: '/api/stock_alert/request',
    errors: ['ValidationException', 'ProductNotFoundException'],
    source: 'own',
    effect: true,
  },
  confirmStockAlert: {
    method: 'POST',
    path: '/api/stock_alert/confirm',
    errors: ['HashInvalidException'],
    source: 'own',
    effect: true,
  },
  endStockAlert: {
    method: 'POST',
    path: '/api/stock_alert/end',
    errors: ['HashInvalidException'],
    source: 'own',
    effect: true,
  },
} as const satisfies Record<string, CallDescription>;
