import { deskQuestionToWire } from '@platine/domain/desk/deskQuestion.ts';
import { deskWithdrawalToWire } from '@platine/domain/desk/deskWithdrawal.ts';
import { closeQuestion, listQuestions } from '../../services/questions.ts';
import { listWithdrawals, settleByHand } from '../../services/withdrawals/listWithdrawals.ts';
import type { DeskHandlersOf } from './deskContext.ts';
import { requireOperator } from './deskContext.ts';

/** Letters of shoppers: statements of withdrawal, and questions. */
export const inboxHandlers: DeskHandlersOf<
  'deskWithdrawals' | 'deskSettleWithdrawal' | 'deskQuestions' | 'deskCloseQuestion'
> = {
  async deskWithdrawals(_, { db }) {
    return { WITHDRAWALS: (await listWithdrawals(db)).map(deskWithdrawalToWire) };
  },

  async deskSettleWithdrawal({ ID, WHY }, context) {
    const { name: by } = requireOperator(context);
    const { result, withdrawal } = await settleByHand(context.db, { id: ID, by, why: WHY.trim(), now: context.now });
    return { RESULT: result, WITHDRAWAL: deskWithdrawalToWire(withdrawal) };
  },

  async deskQuestions({ LIST, SKIP }, { db }) {
    const { questions, count } = await listQuestions(db, { list: LIST, skip: SKIP });
    return { QUESTIONS: questions.map(deskQuestionToWire), COUNT: count };
  },

  async deskCloseQuestion({ ID, TEXT }, context) {
    const { name: by } = requireOperator(context);
    const { result, question } = await closeQuestion(context, { id: ID, by, text: TEXT.trim() });
    return { RESULT: result, QUESTION: deskQuestionToWire(question) };
  },
};
