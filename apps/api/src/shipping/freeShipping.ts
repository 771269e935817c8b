import type { CountryCode } from '@platine/domain/customer/countries.ts';
import type { Cents } from '@platine/domain/money/money.ts';

/**
 * From a day (YYYY-MM-DD, inclusive) on, goods of this value ship free to these countries. Sample figures: the
 * operator's to change.
 */
type DatedThresholds = { readonly from: string; readonly thresholds: Readonly<Partial<Record<CountryCode, Cents>>> };

/** Newest first. */
const datedThresholds: readonly DatedThresholds[] = [
  {
    from: '2026-01-01',
    thresholds: { LU: 7500, BE: 7500, DE: 7500, FR: 7500, NL: 10_000, AT: 12_000, IT: 15_000, ES: 15_000, PT: 15_000 },
  },
];

/**
 * The goods value in cents from which a country's delivery is free on a day; null: none is offered there (spec §9,
 * D12).
 */
export function freeShippingThreshold(country: CountryCode, day: string): Cents | null {
  return datedThresholds.find(({ from }) => from <= day)?.thresholds[country] ?? null;
}
