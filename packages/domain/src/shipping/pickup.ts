import type { CountryCode } from '../customer/countries.ts';

/** Where and when goods can be fetched: after a ready-for-pickup notice only, never on the day of the order by itself (spec §1, §9). */
export const pickup = { country: 'LU', city: 'Niederanven', onlyAfterNotice: true } as const satisfies {
  readonly country: CountryCode;
  readonly city: string;
  readonly onlyAfterNotice: boolean;
};
