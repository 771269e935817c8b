import { requireValid } from '@platine/domain/validation/requireValid.ts';
import { withdrawalSchema } from '@platine/domain/validation/withdrawal.ts';
import { withdrawalToWire } from '@platine/domain/withdrawal/withdrawal.ts';
import { beginWithdrawal, confirmWithdrawal, findWithdrawal } from '../services/withdrawals/withdrawals.ts';
import type { Handlers } from './handler.ts';

export const withdrawalHandlers = {
  async beginWithdrawal({ LANGUAGE_CODE, POSITIONS, ...entered }, context) {
    const values = requireValid(withdrawalSchema, entered);
    const pieces = POSITIONS.map(({ SKU, AMOUNT }) => ({ sku: SKU, amount: AMOUNT }));
    return { ID: await beginWithdrawal(context, { ...values, pieces, language: LANGUAGE_CODE }) };
  },

  async confirmWithdrawal({ ID }, context) {
    return withdrawalToWire(await confirmWithdrawal(context, ID));
  },

  async withdrawal({ ID }, { db }) {
    return withdrawalToWire(await findWithdrawal(db, ID));
  },
} satisfies Handlers;
