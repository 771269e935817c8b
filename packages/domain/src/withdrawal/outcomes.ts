/**
 * The result of a statement of withdrawal. `recorded`: its order has it in its history. The others are for the operator to read, because a statement may
 * hold although its form was filled in wrongly: `unknown` order or another's e-mail, `described` goods in words, `late`, `company`, or an order that `refused` it.
 */
export const withdrawalOutcomes = ['recorded', 'described', 'unknown', 'late', 'company', 'refused'] as const;
export type WithdrawalOutcome = (typeof withdrawalOutcomes)[number];
