import { questionLists } from '../../../desk/questionLists.ts';
import { orderNeeds } from '../../../order/life/orderState.ts';
import { withdrawalOutcomes } from '../../../withdrawal/outcomes.ts';
import {
  filledText,
  isoDate,
  languageCode,
  listOf,
  oneOf,
  record,
  sku,
  text,
  textOrNothing,
  whole,
  wholeOrDigits,
} from '../../schemas/parts.ts';
import { moment } from './deskParts.ts';

/** SETTLED_BY is '' while no operator has settled it. */
const withdrawal = record({
  ID: filledText(40),
  ORDER_NUMBER: text(200),
  NAME: text(200),
  EMAIL: text(200),
  GOODS: text(),
  PIECES: listOf(record({ SKU: sku(), AMOUNT: whole(1) })),
  RECEIVED: isoDate().required(),
  REPAY_BY: isoDate().required(),
  OUTCOME: oneOf(withdrawalOutcomes).nullable().defined(),
  NEED: oneOf(orderNeeds).nullable().defined(),
  SETTLED_BY: text(200),
  SETTLED_WHY: text(),
});
/** Those that wait for somebody first, the earliest deadline before the others. */
export const deskWithdrawals = record({ WITHDRAWALS: listOf(withdrawal) });

export const settleWithdrawalRequest = record({ ID: filledText(40), WHY: filledText(500) });
/** `conflict`: somebody else was faster, whom WITHDRAWAL names. */
export const settleWithdrawalAnswer = record({ RESULT: oneOf(['done', 'conflict']), WITHDRAWAL: withdrawal });

/** CLOSED_BY is '' while the question is open; SKU is the product on whose page it was begun. */
const question = record({
  ID: filledText(40),
  AT: moment(),
  NAME: text(200),
  COMPANY: text(200),
  EMAIL: text(200),
  PHONE: text(200),
  DEPARTMENT: text(200),
  ORDER_NUMBER: text(200),
  SKU: sku().nullable().defined(),
  MESSAGE: text(5000),
  LANGUAGE: languageCode(),
  CLOSED_BY: text(200),
  ANSWER: text(5000),
});
export const deskQuestionsRequest = record({
  LIST: oneOf(questionLists).default('open'),
  SKIP: wholeOrDigits(0, 1_000_000).default(0),
});
/** COUNT is of the whole list. */
export const deskQuestions = record({ QUESTIONS: listOf(question), COUNT: whole() });

/** Without TEXT the question is closed and nobody is mailed. */
export const closeQuestionRequest = record({ ID: filledText(40), TEXT: textOrNothing(5000) });
export const closeQuestionAnswer = record({ RESULT: oneOf(['done', 'conflict']), QUESTION: question });
