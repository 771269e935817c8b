import { countryCodes, isEuCountry } from '@platine/domain/customer/countries.ts';
import { customerTypes } from '@platine/domain/customer/customerType.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import type { Handlers } from '../callContext.ts';
import { luxembourgDate } from '../clock.ts';
import { freeShippingThreshold } from '../shipping/freeShipping.ts';

/** The version that shoppers see (spec §9). */
const version = '3.0.27';

const typeMappings = {
  CUSTOMER_TYPE: customerTypes,
  // SOFORT stays for old orders (D23).
  PAYMENT_METHOD: ['PAYPAL', 'SAFERPAY', 'INVOICE', 'SOFORT', 'WIRE_TRANSFER'],
} as const;

const deliveryCountries = {
  COUNTRIES: countryCodes.map((code) => ({ COUNTRY_CODE: code, EU_COUNTRY: isEuCountry(code) })),
};

export const shopHandlers = {
  async version() {
    return { VERSION: version };
  },

  async appInfo() {
    return { VERSION: version };
  },

  async typeMapping({ NAME }) {
    return { NAME, VALUES: [...typeMappings[NAME]] };
  },

  async countries() {
    return deliveryCountries;
  },

  /** The same 55 as an address may name: the shop sells nowhere else (D18). */
  async shippingCountries() {
    return deliveryCountries;
  },

  async freeShippingThreshold({ COUNTRY_CODE }, { now }) {
    const threshold = freeShippingThreshold(COUNTRY_CODE, luxembourgDate(now));
    return { COUNTRY_CODE, THRESHOLD: threshold === null ? null : toEuros(threshold) };
  },
} satisfies Handlers;
