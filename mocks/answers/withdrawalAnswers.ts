import { requireValid } from '@platine/domain/validation/requireValid.ts';
import { withdrawalSchema } from '@platine/domain/validation/withdrawal.ts';
import { withdrawalToWire } from '@platine/domain/withdrawal/withdrawal.ts';
import type { Shop } from '../shop/shop.ts';
import { beginWithdrawal, confirmWithdrawal, findWithdrawal } from '../shop/withdrawals.ts';
import type { SomeAnswers } from './answerTypes.ts';

export function withdrawalAnswers(shop: Shop) {
  return {
    beginWithdrawal: ({ LANGUAGE_CODE, POSITIONS, ...entered }) => {
      const values = requireValid(withdrawalSchema, entered);
      const pieces = POSITIONS.map(({ SKU, AMOUNT }) => ({ sku: SKU, amount: AMOUNT }));
      return { ID: beginWithdrawal(shop, { ...values, pieces, language: LANGUAGE_CODE }) };
    },
    confirmWithdrawal: ({ ID }) => withdrawalToWire(confirmWithdrawal(shop, ID)),
    withdrawal: ({ ID }) => withdrawalToWire(findWithdrawal(shop, ID)),
  } satisfies SomeAnswers;
}
