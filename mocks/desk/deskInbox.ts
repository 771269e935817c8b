import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { DeskQuestion, DeskQuestions } from '@platine/domain/desk/deskQuestion.ts';
import type { QuestionList } from '@platine/domain/desk/questionLists.ts';
import { questionPageSize } from '@platine/domain/desk/questionLists.ts';
import type { DeskWithdrawal } from '@platine/domain/desk/deskWithdrawal.ts';
import { isWithdrawalOpen } from '@platine/domain/desk/deskWithdrawal.ts';
import type { Desk } from './desk.ts';

/** Questions that wait for an answer stand from the oldest on, all of them from the newest. */
export function listQuestions(desk: Desk, { list, skip }: { list: QuestionList; skip: number }): DeskQuestions {
  const { questions } = desk.read();
  const found = list === 'open' ? questions.filter(({ closedBy }) => closedBy === '') : questions.toReversed();
  return { questions: found.slice(skip, skip + questionPageSize), count: found.length };
}

type Closing = { readonly id: string; readonly by: string; readonly text: string };
type Ended = 'done' | 'conflict';

/** Throws HashInvalidException. */
export function closeQuestion(desk: Desk, { id, by, text }: Closing): { result: Ended; question: DeskQuestion } {
  const { questions } = desk.read();
  const question = questions.find((one) => one.id === id);
  if (question === undefined) throw new BusinessFailure('HashInvalidException', 'There is no such question.');
  if (question.closedBy !== '') {
    const isRepeated = question.closedBy === by && question.answer === text;
    return { result: isRepeated ? 'done' : 'conflict', question };
  }
  const closed = { ...question, closedBy: by, answer: text };
  desk.change({ questions: questions.map((one) => (one === question ? closed : one)) });
  return { result: 'done', question: closed };
}

/** Those that wait for somebody first, the earliest deadline before the others. */
export function listWithdrawals(desk: Desk): DeskWithdrawal[] {
  const { withdrawals } = desk.read();
  const sorted = withdrawals.toSorted((one, other) => one.repayBy.localeCompare(other.repayBy));
  return [...sorted.filter(isWithdrawalOpen), ...sorted.filter((one) => !isWithdrawalOpen(one)).toReversed()];
}

type Settling = { readonly id: string; readonly by: string; readonly why: string };

/** Throws HashInvalidException. */
export function settleWithdrawal(desk: Desk, { id, by, why }: Settling): { result: Ended; withdrawal: DeskWithdrawal } {
  const { withdrawals } = desk.read();
  const withdrawal = withdrawals.find((one) => one.id === id);
  if (withdrawal === undefined)
    throw new BusinessFailure('HashInvalidException', 'There is no such statement of withdrawal.');
  if (withdrawal.settledBy !== '') return { result: 'conflict', withdrawal };
  const settled = { ...withdrawal, settledBy: by, settledWhy: why };
  desk.change({ withdrawals: withdrawals.map((one) => (one === withdrawal ? settled : one)) });
  return { result: 'done', withdrawal: settled };
}
