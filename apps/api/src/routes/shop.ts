import { countryCodes, isEuCountry } from '@platine/domain/customer/countries.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import type { Handlers } from './handler.ts';
import { typeMappings } from '@platine/domain/shop/typeMappings.ts';
import { shopVersion } from '@platine/domain/shop/version.ts';
import { logErrorReport } from '../services/errorReports.ts';
import { luxembourgDate } from '../time/clock.ts';
import { shippingCountriesOn } from '@platine/domain/shipping/overview.ts';
import { freeShippingThreshold } from '@platine/domain/shipping/prices.ts';

const deliveryCountries = {
  COUNTRIES: countryCodes.map((code) => ({ COUNTRY_CODE: code, EU_COUNTRY: isEuCountry(code) })),
};

export const shopHandlers = {
  async version() {
    return { VERSION: shopVersion };
  },

  async appInfo() {
    return { VERSION: shopVersion };
  },

  async typeMapping({ NAME }) {
    return { NAME, VALUES: [...typeMappings[NAME]] };
  },

  async countries() {
    return deliveryCountries;
  },

  /** The 55 countries of addresses; the shop delivers to no other (D18). */
  async shippingCountries(_, { now }) {
    return shippingCountriesOn(luxembourgDate(now));
  },

  async reportError({ NAME, PLACES, PAGE, CLIENT_ID }, context) {
    await logErrorReport(context, { name: NAME, places: PLACES, page: PAGE, clientId: CLIENT_ID });
    return {};
  },

  async freeShippingThreshold({ COUNTRY_CODE }, { now }) {
    const threshold = freeShippingThreshold(COUNTRY_CODE, luxembourgDate(now));
    return { COUNTRY_CODE, THRESHOLD: threshold === null ? null : toEuros(threshold) };
  },
} satisfies Handlers;
