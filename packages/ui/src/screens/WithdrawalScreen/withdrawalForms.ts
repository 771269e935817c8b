import { toErrorClass } from '@platine/domain/contract/errors.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { noAnswer } from '@platine/domain/machines/outcome.ts';

/** Addresses that the forms of the two steps post to, with script or without; the storefront's server answers with a redirect. */
export const withdrawalForms = { begin: '/withdrawal/begin', confirm: '/withdrawal/confirm' } as const;

/** The fields of the first step. A field of a line is `AMOUNT-` and the product's number; its amount counts for `part` alone. */
const withdrawalFields = ['NAME', 'ORDER_NUMBER', 'EMAIL', 'GOODS'] as const;
export type WithdrawalField = (typeof withdrawalFields)[number];
export const amountField = (sku: number) => `AMOUNT-${sku}`;
export const whatField = 'WHAT';

/** The fields that the shop has refused, from the address that follows the form. Anybody can write an address, so only known ones are taken. */
export function refusedFromQuery(refused: string | null): readonly WithdrawalField[] {
  const named = (refused ?? '').split(',');
  return withdrawalFields.filter((field) => named.includes(field));
}

/** Why the shop has not taken the form, from the address that follows it; null: it has, or some fields were refused. */
export function failureFromQuery(failed: string | null): Failure | null {
  if (failed === null) return null;
  return failed === 'network' ? noAnswer : { kind: 'failure', errorClass: toErrorClass(failed), fields: [] };
}
