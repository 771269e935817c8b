import type { CallDescription } from '../call.ts';

/** From the full cart to the placed order, and reading orders afterwards (D4, D5, D7). */
export const checkoutCalls = {
  updateShippingMethod: {
    method: 'POST',
    path: '/api/session/shipping_method/update',
    errors: ['ShippingMethodNotAvailableException'],
    source: 'spec',
    effect: true,
  },
  updatePaymentMethod: {
    method: 'POST',
    path: '/api/session/payment_method/update',
    errors: ['PaymentMethodNotAvailableException'],
    source: 'spec',
    effect: true,
  },
  shippingMethods: { method: 'GET', path: '/api/session/shipping_method/overview', errors: [], source: 'assumed' },
  paymentMethods: { method: 'GET', path: '/api/session/payment_method/overview', errors: [], source: 'spec' },
  checkout: {
    method: 'POST',
    path: '/api/session/payment/checkout',
    errors: [
      'CartConflictException',
      'CheckoutIncompleteException',
      'MinimumOrderValueException',
      'NotOrderableException',
      'PaymentMethodNotAvailableException',
      'ShippingMethodNotAvailableException',
    ],
    source: 'spec',
    effect: true,
    headers: { IDEMPOTENCY_KEY: 'Idempotency-Key', CART_VERSION: 'Cart-Version' },
  },
  claimAndFinish: {
    method: 'GET',
    path: '/api/session/payment/claim_and_finish',
    errors: [
      'CheckoutIncompleteException',
      'PaymentAuthorizationExpiredException',
      'PaymentDeclinedException',
      'PaymentPendingException',
    ],
    source: 'spec',
    effect: true,
  },
  refundNotice: {
    method: 'POST',
    path: '/api/session/payment/refund_notice',
    errors: [],
    source: 'own',
    effect: true,
  },
  orderByNumber: {
    method: 'GET',
    path: '/api/shop/transaction/byOrderNumber/KB/{ORDER_NUMBER}',
    errors: ['TransactionNotFoundException', 'OrderLinkEndedException'],
    source: 'spec',
  },
  renewOrderLink: {
    method: 'POST',
    path: '/api/shop/transaction/link',
    errors: [],
    source: 'assumed',
    effect: true,
  },
  payOrderAgain: {
    method: 'POST',
    path: '/api/shop/transaction/pay',
    errors: ['TransactionNotFoundException', 'OrderLinkEndedException', 'PaymentMethodNotAvailableException'],
    source: 'own',
    effect: true,
  },
  transactions: {
    method: 'GET',
    path: '/api/contact/transactions/{TR_TYPE}',
    errors: ['NotLoggedInException'],
    source: 'spec',
  },
  transaction: {
    method: 'GET',
    path: '/api/contact/transaction/{FULL_TR_NUMBER}',
    errors: ['NotLoggedInException', 'TransactionNotFoundException'],
    source: 'spec',
  },
} as const satisfies Record<string, CallDescription>;
