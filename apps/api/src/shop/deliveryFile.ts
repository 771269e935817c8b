import type { InferType } from 'yup';
import { number, object } from 'yup';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import { countryCodes, defaultCountry, isCountryCode } from '@platine/domain/customer/countries.ts';
import { toCents } from '@platine/domain/money/money.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import { isHandedOver, shippingMethods } from '@platine/domain/shipping/methods.ts';
import type { PricedZone, WeightBand } from '@platine/domain/shipping/prices.ts';
import type { DeliveryTerms } from '@platine/domain/shop/shop.ts';
import { dayText, list, oneWordOf, section, text } from './parts.ts';

/** Methods that have prices; the others have no carrier of the shop. */
const pricedMethods = shippingMethods.filter((method) => method !== 'FREE_SHIPPING' && !isHandedOver(method));

const money = () =>
  number()
    .typeError('must be an amount in euros such as 7.90: write it without a sign')
    .required('is missing: add it')
    .min(0, 'is less than nothing: correct it')
    .max(10_000, 'is more than 10000 euros: correct it')
    .test(
      'cents',
      'has more than two decimals: round it',
      (euros) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6,
    );

const grams = () =>
  number()
    .typeError('must be a weight in grams such as 2000: write it as a number')
    .required('is missing: add it')
    .integer('must be whole grams: round it')
    .min(1, 'must be 1 gram at least: correct it')
    .max(1_000_000, 'is more than 1000000 grams: correct it');

/** A zone need not have the method: then there are no lines to sort. */
const isSorted = (lines: readonly { readonly upToGrams: number }[] | undefined) =>
  lines?.every(({ upToGrams }, at) => at === 0 || upToGrams > (lines[at - 1]?.upToGrams ?? 0)) ?? true;

const bands = list(section({ upToGrams: grams(), price: money() }), 1).test(
  'order',
  'must begin with the lightest parcels: sort its lines by upToGrams',
  isSorted,
);

const country = () => oneWordOf(countryCodes);

const prices = object(Object.fromEntries(pricedMethods.map((method) => [method, bands.optional()])))
  .typeError(`must have lines below it, of ${pricedMethods.join(', ')}: write them`)
  .noUnknown()
  .required('is missing: add it');

const zone = section({ name: text(40), countries: list(country(), 1), prices });

const zones = list(zone, 1)
  .test('once', 'has a country in two zones, or twice in one: leave each once', (all) => {
    const named = all.flatMap(({ countries }) => countries);
    return new Set(named).size === named.length;
  })
  .test('home', `lacks ${defaultCountry}, where the shop is: add it to a zone`, (all) =>
    all.some(({ countries }) => countries.includes(defaultCountry)),
  );

const thresholds = object()
  .typeError('must have countries with amounts, such as { LU: 75 }: write them so')
  .required('is missing: add it')
  .test('countries', `may have amounts of ${countryCodes.join(', ')} alone: correct it`, (named) =>
    Object.entries(named).every(([code, euros]) => isCountryCode(code) && money().isValidSync(euros, { strict: true })),
  );

/** `delivery.yaml`: where the shop delivers to, and at which prices. */
export const deliveryFile = section({
  minimumOrder: section({ eu: money(), other: money() }),
  freeShipping: list(section({ from: dayText(), thresholds })),
  zones,
});

type File = InferType<typeof deliveryFile>;

/** The part of the shop that the file says, with money in cents. */
export function fromDeliveryFile({ minimumOrder, freeShipping, zones: named }: File): Omit<DeliveryTerms, 'methods'> {
  return {
    minimumOrder: { eu: toCents(minimumOrder.eu), other: toCents(minimumOrder.other) },
    freeShipping: freeShipping
      .map(({ from, thresholds: amounts }) => ({ from, thresholds: centsByCountry(amounts) }))
      .toSorted((one, other) => other.from.localeCompare(one.from)),
    zones: named.map((one) => pricedZone(one)),
  };
}

function centsByCountry(amounts: object): Partial<Record<CountryCode, number>> {
  const known: Partial<Record<CountryCode, number>> = {};
  for (const [code, euros] of Object.entries(amounts)) if (isCountryCode(code)) known[code] = toCents(Number(euros));
  return known;
}

function pricedZone({ countries, prices: named }: File['zones'][number]): PricedZone {
  const priced: Partial<Record<ShippingMethod, readonly WeightBand[]>> = {};
  for (const method of pricedMethods) {
    const lines = named[method];
    if (lines !== undefined)
      priced[method] = lines.map(({ upToGrams, price }) => ({ upToGrams, price: toCents(price) }));
  }
  return { countries, methods: pricedMethods.filter((method) => priced[method] !== undefined), prices: priced };
}
