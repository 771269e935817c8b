import type { CallDescription } from '../call.ts';

/** Named lists of an account, the numbers that it gives to products, and the link that shows one to others; and the shop's own, its projects. A list that is unknown, or another's, is a NotFoundException. */
export const listCalls = {
  lists: { method: 'GET', path: '/api/lists', errors: ['NotLoggedInException'], source: 'own' },
  list: { method: 'GET', path: '/api/list/own/{LIST_ID}', errors: ['NotLoggedInException'], source: 'own' },
  sharedList: { method: 'GET', path: '/api/list/shared/{SHARE_KEY}', errors: [], source: 'own' },
  shopWindow: { method: 'GET', path: '/api/shop_window', errors: [], source: 'own' },
  createList: {
    method: 'POST',
    path: '/api/list/create',
    errors: ['NotLoggedInException', 'ListFullException'],
    source: 'own',
    effect: true,
  },
  addToList: {
    method: 'POST',
    path: '/api/list/add',
    errors: ['NotLoggedInException', 'ListFullException'],
    source: 'own',
    effect: true,
  },
  changeList: {
    method: 'POST',
    path: '/api/list/change',
    errors: ['NotLoggedInException'],
    source: 'own',
    effect: true,
  },
  removeList: {
    method: 'POST',
    path: '/api/list/remove',
    errors: ['NotLoggedInException'],
    source: 'own',
    effect: true,
  },
  shareList: {
    method: 'POST',
    path: '/api/list/share',
    errors: ['NotLoggedInException'],
    source: 'own',
    effect: true,
  },
  ownNumbers: { method: 'GET', path: '/api/own_numbers', errors: ['NotLoggedInException'], source: 'own' },
  setOwnNumbers: {
    method: 'POST',
    path: '/api/own_numbers/set',
    errors: ['NotLoggedInException', 'ListFullException'],
    source: 'own',
    effect: true,
    largestBody: 1_000_000,
  },
} as const satisfies Record<string, CallDescription>;
