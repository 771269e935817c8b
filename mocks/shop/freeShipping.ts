import type { CountryCode } from '@platine/domain/customer/countries.ts';
import type { Cents } from '@platine/domain/money/money.ts';

/** Spec §9: the thresholds come from the server. These are the mock server's; a country that is missing has none (D12). */
const thresholds: Readonly<Partial<Record<CountryCode, Cents>>> = {
  LU: 7500,
  BE: 7500,
  DE: 7500,
  FR: 7500,
  NL: 10_000,
  AT: 12_000,
};

export function freeShippingThreshold(country: CountryCode): Cents | null {
  return thresholds[country] ?? null;
}
