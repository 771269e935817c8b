/** Whom the shop sells to (spec §1). */
export const customerTypes = ['PRIVATE', 'COMPANY'] as const;
export type CustomerType = (typeof customerTypes)[number];

/** A new session's customer (spec §9). */
export const defaultCustomerType: CustomerType = 'PRIVATE';

export type DisplayMode = 'gross' | 'net';

/** How prices are stated: including VAT for private, excluding VAT for company customers (spec §1). */
export function displayMode(customerType: CustomerType): DisplayMode {
  return customerType === 'COMPANY' ? 'net' : 'gross';
}
