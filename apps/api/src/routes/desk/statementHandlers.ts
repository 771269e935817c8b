import { deskStatementToWire } from '@platine/domain/desk/deskStatement.ts';
import { toCents } from '@platine/domain/money/money.ts';
import { bookChosen, bookStatement } from '../../services/money/bookStatement.ts';
import type { DeskHandlersOf } from './deskContext.ts';
import { requireOperator } from './deskContext.ts';

/** Bank statements at the desk. */
export const statementHandlers: DeskHandlersOf<'deskStatement' | 'deskBookCredit'> = {
  async deskStatement({ FILE }, context) {
    const { name: by } = requireOperator(context);
    return deskStatementToWire(await bookStatement({ ...context, by }, Buffer.from(FILE, 'base64')));
  },

  async deskBookCredit({ ID, DATE, AMOUNT, ORDER_NUMBER }, context) {
    const { name: by } = requireOperator(context);
    const credit = { id: ID, date: DATE, cents: toCents(AMOUNT) };
    const chosen = await bookChosen({ ...context, by }, credit, ORDER_NUMBER);
    return { RESULT: chosen.result, REASON: chosen.reason, ORDER_NUMBER: chosen.orderNumber, BY: chosen.by };
  },
};
