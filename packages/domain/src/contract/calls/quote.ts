import type { CallDescription } from '../call.ts';

/** Quotes of a company's account (record 0137). One that is unknown, or another's, is a NotFoundException; the file of one is at /api/quote/file/{QUOTE_NUMBER}.pdf. */
export const quoteCalls = {
  quotes: { method: 'GET', path: '/api/quotes', errors: ['NotLoggedInException'], source: 'own' },
  quote: { method: 'GET', path: '/api/quote/own/{QUOTE_NUMBER}', errors: ['NotLoggedInException'], source: 'own' },
  createQuote: {
    method: 'POST',
    path: '/api/quote/create',
    errors: ['NotLoggedInException', 'NotOrderableException', 'MinimumOrderValueException', 'CartConflictException'],
    source: 'own',
    effect: true,
  },
  cartAddQuote: {
    method: 'POST',
    path: '/api/session/cart/add/quote',
    errors: ['NotLoggedInException', 'NotOrderableException'],
    source: 'own',
    effect: true,
  },
} as const satisfies Record<string, CallDescription>;
