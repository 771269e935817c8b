import type { ShippingQuote } from '../checkout/charge.ts';
import type { ResponseOf } from '../contract/schemas.ts';
import type { CountryCode } from '../customer/countries.ts';
import { isEuCountry } from '../customer/countries.ts';
import type { CustomerType } from '../customer/customerType.ts';
import { displayMode } from '../customer/customerType.ts';
import { toEuros } from '../money/money.ts';
import { unitPrice } from '../money/vat.ts';
import { vatCase } from '../money/vatCase.ts';
import { shippingMethods } from './methods.ts';
import type { DeliveryTerms, Shop } from '../shop/shop.ts';
import type { ShippingTerms } from './methods.ts';
import { freeShippingThreshold, weightBands } from './prices.ts';
import { deliveryCountries } from './zones.ts';

/** The countries of addresses, as they travel (D18). */
export function countriesToWire({ zones }: DeliveryTerms): ResponseOf<'countries'> {
  return { COUNTRIES: deliveryCountries(zones).map((code) => ({ COUNTRY_CODE: code, EU_COUNTRY: isEuCountry(code) })) };
}

/** The overview of the methods for a cart, as it travels. */
export function quotesToWire(quotes: readonly ShippingQuote[]): ResponseOf<'shippingMethods'> {
  const METHODS = quotes.map((quote) => ({
    SHIPPING_METHOD: quote.method,
    OFFERED: quote.offered,
    PRICE: quote.price === null ? null : toEuros(quote.price),
    REASON: quote.offered ? null : quote.refusal.reason,
    MISSING: !quote.offered && 'missing' in quote.refusal ? toEuros(quote.refusal.missing) : null,
  }));
  return { METHODS };
}

/** The delivery countries on a day (YYYY-MM-DD in Luxembourg), with the goods value from which delivery is free (spec §1, D18). */
export function shippingCountriesOn(
  { zones, freeShipping }: DeliveryTerms,
  day: string,
): ResponseOf<'shippingCountries'> {
  const COUNTRIES = deliveryCountries(zones).map((code) => {
    const threshold = freeShippingThreshold(freeShipping, code, day);
    const FREE_SHIPPING_THRESHOLD = threshold === null ? null : toEuros(threshold);
    return { COUNTRY_CODE: code, EU_COUNTRY: isEuCountry(code), FREE_SHIPPING_THRESHOLD };
  });
  return { COUNTRIES };
}

/** The parts of a shop that decide its shipping prices. */
export type PricedDelivery = Pick<Shop, 'delivery' | 'vatRates'>;

/** Every method with its name, in the order that they are offered in (spec §7: `shipping_method/translation`). */
export function methodTextsToWire(terms: ShippingTerms): ResponseOf<'shippingMethodTexts'> {
  return { METHODS: shippingMethods.map((method) => ({ SHIPPING_METHOD: method, NAME: { ...terms[method].name } })) };
}

/** The costs to all countries; those with the same prices are together, in the order of their codes. */
export function shippingTariffsOf(
  terms: PricedDelivery,
  request: Omit<CostsFor, 'country'>,
): ResponseOf<'shippingTariffs'> {
  const costed = deliveryCountries(terms.delivery.zones).map((country) => ({
    country,
    costs: shippingCostsOf(terms, { ...request, country }),
  }));
  const alike = Map.groupBy(costed, ({ costs }) => JSON.stringify(costs));
  const TARIFFS = [...alike.values()].flatMap((countries) => {
    const [first] = countries;
    return first === undefined ? [] : [{ COUNTRY_CODES: countries.map(({ country }) => country), ...first.costs }];
  });
  return { TARIFFS };
}

/** `day` is YYYY-MM-DD in Luxembourg. */
export type CostsFor = { readonly customerType: CustomerType; readonly country: CountryCode; readonly day: string };

/** Parcel prices to a country by weight, in the customer's display mode, and the goods value from which shipping is free. */
export function shippingCostsOf(
  { delivery, vatRates: rates }: PricedDelivery,
  { customerType, country, day }: CostsFor,
): ResponseOf<'shippingCosts'> {
  const { zones, freeShipping } = delivery;
  const vat = vatCase({ rates, customerType, country, vatIdValid: false, date: day });
  const COSTS = shippingMethods.flatMap((method) =>
    weightBands(zones, method, country).map(({ upToGrams, price }) => ({
      SHIPPING_METHOD: method,
      UP_TO_GRAMS: upToGrams,
      PRICE: toEuros(unitPrice(price, { mode: displayMode(customerType), vat }, 'STANDARD')),
    })),
  );
  const threshold = freeShippingThreshold(freeShipping, country, day);
  return { COSTS, FREE_SHIPPING_THRESHOLD: threshold === null ? null : toEuros(threshold) };
}
