import type { CallDescription } from '../call.ts';

/** The shopper's session: who they are to the shop before and after login. */
export const sessionCalls = {
  currentSession: { method: 'GET', path: '/api/session/current', errors: [], source: 'assumed' },
  setActiveLanguage: {
    method: 'POST',
    path: '/api/session/set_active_language',
    errors: [],
    source: 'spec',
    effect: true,
  },
  setLanguageChanged: {
    method: 'POST',
    path: '/api/session/set_language_changed',
    errors: [],
    source: 'spec',
    effect: true,
  },
  setCustomerData: { method: 'POST', path: '/api/session/set_customer_data', errors: [], source: 'spec', effect: true },
  logout: { method: 'GET', path: '/api/session/logout', errors: [], source: 'spec', effect: true },
  updateTotal: { method: 'GET', path: '/api/session/update/total', errors: [], source: 'spec', effect: true },
  updateVatId: {
    method: 'POST',
    path: '/api/session/vatid/update',
    errors: ['ValidationException'],
    source: 'spec',
    effect: true,
  },
  updateCustomerComment: {
    method: 'POST',
    path: '/api/session/customer_comment/update',
    errors: ['ValidationException'],
    source: 'spec',
    effect: true,
  },
  updateCustomerOrderNumber: {
    method: 'POST',
    path: '/api/session/customer_order_number/update',
    errors: ['ValidationException'],
    source: 'spec',
    effect: true,
  },
  updatePeppolAddress: {
    method: 'POST',
    path: '/api/session/peppol_address/update',
    errors: ['ValidationException'],
    source: 'own',
    effect: true,
  },
  updateEmail: {
    method: 'POST',
    path: '/api/session/email/update',
    errors: ['ValidationException'],
    source: 'spec',
    effect: true,
  },
  addFlag: { method: 'POST', path: '/api/session/flags/add', errors: [], source: 'spec', effect: true },
} as const satisfies Record<string, CallDescription>;
