import type { CountryCode } from './countries.ts';
import { isEuCountry } from './countries.ts';
import type { CustomerType } from './customerType.ts';

/** For whom a content is meant: everyone, or one customer type only (spec §6). */
export type Audience = 'ALL' | CustomerType;

export function isShownTo(audience: Audience, customerType: CustomerType): boolean {
  return audience === 'ALL' || audience === customerType;
}

/** The customer as forms validate them. */
export type CustomerKind = { readonly customerType: CustomerType; readonly country: CountryCode };

/** Fields that only companies have (spec §6). */
export const companyOnlyFields = ['company', 'department', 'vatId'] as const;
export type CompanyOnlyField = (typeof companyOnlyFields)[number];

/** Which of the company-only fields a customer sees: the VAT id is for companies in EU countries only (spec §5). */
export function shownCompanyFields({ customerType, country }: CustomerKind): CompanyOnlyField[] {
  if (customerType !== 'COMPANY') return [];
  return companyOnlyFields.filter((field) => field !== 'vatId' || isEuCountry(country));
}
