import type { CountryCode } from '../customer/countries.ts';

/** Where and when goods can be fetched: in the shop's country, after a ready-for-pickup notice only, never on the day of the order by itself (spec §1, §9). */
export const pickup = { country: 'LU', onlyAfterNotice: true } as const satisfies {
  readonly country: CountryCode;
  readonly onlyAfterNotice: boolean;
};
