import type { CallDescription } from '../call.ts';

/** The shop itself: version, mappings, countries, shipping data. */
export const shopCalls = {
  version: { method: 'GET', path: '/api/version', errors: [], source: 'spec' },
  appInfo: { method: 'GET', path: '/api/app_info', errors: [], source: 'spec' },
  typeMapping: { method: 'GET', path: '/api/type_mapping/{NAME}', errors: [], source: 'assumed' },
  countries: { method: 'GET', path: '/api/country/list', errors: [], source: 'assumed' },
  shippingCountries: { method: 'GET', path: '/api/shipping_method/countries', errors: [], source: 'assumed' },
  freeShippingThreshold: {
    method: 'GET',
    path: '/api/shipping_method/free_shipping_threshold/{COUNTRY_CODE}',
    errors: [],
    source: 'assumed',
  },
  shippingCosts: {
    method: 'POST',
    path: '/api/shipping_method/shipping_costs/country_code',
    errors: [],
    source: 'spec',
  },
  shippingTariffs: {
    method: 'GET',
    path: '/api/shipping_method/tariffs/{CUSTOMER_TYPE}',
    errors: [],
    source: 'own',
  },
  reportError: { method: 'POST', path: '/api/error_report', errors: [], source: 'own', effect: true },
  shopPage: { method: 'GET', path: '/api/shop_page/{PAGE}', errors: [], source: 'own' },
  shippingMethodTexts: { method: 'GET', path: '/api/shipping_method/translation', errors: [], source: 'spec' },
} as const satisfies Record<string, CallDescription>;
