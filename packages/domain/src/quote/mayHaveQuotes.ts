import type { CustomerType } from '../customer/customerType.ts';

/** Whether a customer gets quotes: companies, and schools and other institutions that the operator has cleared, which buy like them (record 0137). */
export function mayHaveQuotes(customer: {
  readonly customerType: CustomerType;
  readonly educationalInstitution: boolean;
}): boolean {
  return customer.customerType === 'COMPANY' || customer.educationalInstitution;
}
