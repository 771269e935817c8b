import { toEuros } from '@platine/domain/money/money.ts';
import {
  countriesToWire,
  methodTextsToWire,
  shippingCostsOf,
  shippingCountriesOn,
  shippingTariffsOf,
} from '@platine/domain/shipping/overview.ts';
import { freeShippingThreshold } from '@platine/domain/shipping/prices.ts';
import { typeMappings } from '@platine/domain/shop/typeMappings.ts';
import { shopVersion } from '@platine/domain/shop/version.ts';
import { pages } from './pages.ts';
import { throttle } from '../shop/throttle.ts';
import type { Shop } from '../shop/shop.ts';
import type { SomeAnswers } from './answerTypes.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

const version = { VERSION: shopVersion };
const { delivery } = exampleShop;
const countries = countriesToWire(delivery);

export function shopAnswers(shop: Shop) {
  const { date } = shop;
  return {
    version: () => version,
    appInfo: () => version,
    typeMapping: ({ NAME }) => ({ NAME, VALUES: [...typeMappings[NAME]] }),
    countries: () => countries,
    shippingCountries: () => shippingCountriesOn(delivery, date),
    reportError: () => {
      throttle(shop, 'errorReport');
      return {};
    },
    freeShippingThreshold: ({ COUNTRY_CODE }) => {
      const threshold = freeShippingThreshold(delivery.freeShipping, COUNTRY_CODE, date);
      return { COUNTRY_CODE, THRESHOLD: threshold === null ? null : toEuros(threshold) };
    },
    shippingCosts: ({ CUSTOMER_TYPE, COUNTRY_CODE }) =>
      shippingCostsOf(exampleShop, { customerType: CUSTOMER_TYPE, country: COUNTRY_CODE, day: date }),
    shippingTariffs: ({ CUSTOMER_TYPE }) => shippingTariffsOf(exampleShop, { customerType: CUSTOMER_TYPE, day: date }),
    shopPage: ({ PAGE }) => pages[PAGE],
    shippingMethodTexts: () => methodTextsToWire(delivery.methods),
  } satisfies SomeAnswers;
}
