import { toEuros } from '@platine/domain/money/money.ts';
import type { Handlers } from './handler.ts';
import { typeMappings } from '@platine/domain/shop/typeMappings.ts';
import { pageToWire } from '@platine/domain/shop/pages/pages.ts';
import { shopVersion } from '@platine/domain/shop/version.ts';
import { logErrorReport } from '../services/errorReports.ts';
import { luxembourgDate } from '../time/clock.ts';
import { countriesToWire, shippingCountriesOn } from '@platine/domain/shipping/overview.ts';
import { freeShippingThreshold } from '@platine/domain/shipping/prices.ts';

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

  async shopPage({ PAGE }, { shop }) {
    return pageToWire(PAGE, shop.pages[PAGE]);
  },

  async countries(_, { shop }) {
    return countriesToWire(shop.delivery);
  },

  /** The countries of addresses; the shop delivers to no other (D18). */
  async shippingCountries(_, { now, shop }) {
    return shippingCountriesOn(shop.delivery, luxembourgDate(now));
  },

  async reportError({ NAME, PLACES, PAGE, CLIENT_ID }, context) {
    await logErrorReport(context, { name: NAME, places: PLACES, page: PAGE, clientId: CLIENT_ID });
    return {};
  },

  async freeShippingThreshold({ COUNTRY_CODE }, { now, shop }) {
    const threshold = freeShippingThreshold(shop.delivery.freeShipping, COUNTRY_CODE, luxembourgDate(now));
    return { COUNTRY_CODE, THRESHOLD: threshold === null ? null : toEuros(threshold) };
  },
} satisfies Handlers;
