/** Whether another variant can be had at once, or why it cannot. */
export const variantStates = ['IN_STOCK', 'NOT_IN_STOCK', 'NOT_FOR_SALE'] as const;
export type VariantState = (typeof variantStates)[number];
