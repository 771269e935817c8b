/** Address that the second step posts to, with script or without; the first posts to its own page. The storefront's server answers both. */
export const confirmForm = '/withdrawal/confirm';

/** The fields of the first step. A field of a line is `AMOUNT-` and the product's number; its amount counts for `part` alone. */
const withdrawalFields = ['NAME', 'ORDER_NUMBER', 'EMAIL', 'GOODS'] as const;
export type WithdrawalField = (typeof withdrawalFields)[number];
export const amountField = (sku: number) => `AMOUNT-${sku}`;
export const whatField = 'WHAT';
