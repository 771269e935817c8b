import type { CallDescription } from '../call.ts';

/** Calls that read the catalogue. Every listing is one `search` with filters (D1). */
export const catalogueCalls = {
  search: { method: 'POST', path: '/api/search', errors: [], source: 'assumed', texts: ['SKIP', 'LIMIT'] },
  loadProducts: {
    method: 'POST',
    path: '/api/product/load',
    errors: ['ProductNotFoundException'],
    source: 'assumed',
  },
  retiredProduct: {
    method: 'GET',
    path: '/api/product/retired/{SKU}',
    errors: ['ProductNotFoundException'],
    source: 'own',
  },
  categoryMenu: { method: 'GET', path: '/api/category/shop/menu', errors: [], source: 'assumed' },
  category: {
    method: 'GET',
    path: '/api/category/{PATH}',
    errors: ['CategoryNotFoundException'],
    source: 'assumed',
  },
  manufacturers: { method: 'GET', path: '/api/manufacturers/shop', errors: [], source: 'spec' },
} as const satisfies Record<string, CallDescription>;
