import { isEuCountry } from '../../customer/countries.ts';
import type { Cents } from '../../money/money.ts';
import { wireTransferShipping } from '../../payment/methods.ts';
import { deliveryCountries } from '../../shipping/zones.ts';
import { cityLine } from '../identity.ts';
import type { ShopFacts } from '../shop.ts';
import type { TermsPlace } from './places.ts';

type Formats = { readonly money: (cents: Cents) => string; readonly count: (value: number) => string };

/** Facts of the shop, by the places in its texts. */
export function termsFacts(
  { identity, delivery }: Pick<ShopFacts, 'identity' | 'delivery'>,
  { money, count }: Formats,
): Readonly<Record<TermsPlace, string>> {
  const countries = deliveryCountries(delivery.zones);
  return {
    ...identity,
    city: cityLine(identity),
    minimumEu: money(delivery.minimumOrder.eu),
    minimumOther: money(delivery.minimumOrder.other),
    countryCount: count(countries.length),
    euCount: count(countries.filter((code) => isEuCountry(code)).length),
    wireFrom: count(wireTransferShipping.from),
    wireTo: count(wireTransferShipping.to),
  };
}
