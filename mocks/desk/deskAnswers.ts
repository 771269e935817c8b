import { requireCarrier } from '@platine/domain/desk/requireCarrier.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { DeskCallName } from '@platine/domain/contract/desk/deskCalls.ts';
import { deskCalls } from '@platine/domain/contract/desk/deskCalls.ts';
import type { DeskRequestOf, DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { WorkList } from '@platine/domain/desk/deskList.ts';
import { deskActFromWire } from '@platine/domain/desk/deskAct.ts';
import { deskOrdersToWire, deskOrderToWire } from '@platine/domain/desk/deskOrder.ts';
import { figuresToWire } from '@platine/domain/desk/figures.ts';
import { isDays, rangeDays } from '@platine/domain/desk/figuresDays.ts';
import { deskQuestionToWire } from '@platine/domain/desk/deskQuestion.ts';
import { deskStatementToWire } from '@platine/domain/desk/deskStatement.ts';
import { deskWithdrawalToWire, isWithdrawalOpen } from '@platine/domain/desk/deskWithdrawal.ts';
import type { Operator } from '@platine/domain/desk/operator.ts';
import { mayDo } from '@platine/domain/desk/operator.ts';
import { toCents } from '@platine/domain/money/money.ts';
import { todayToWire } from '@platine/domain/desk/today.ts';
import { isLabelOpen, noLabel } from '@platine/domain/shipping/labels.ts';
import { mockDate } from '../shop/date.ts';
import type { Desk } from './desk.ts';
import { actOnOrder, currentOperator, findFile, searchOrders } from './desk.ts';
import { acceptLink, readLink, signIn } from './deskDoor.ts';
import { customerAnswers } from './deskCustomers.ts';
import { deskFigures } from './deskFigures.ts';
import { importAnswers } from './deskImports.ts';
import { closeQuestion, listQuestions, listWithdrawals, settleWithdrawal } from './deskInbox.ts';
import { putLabel } from './deskLabels.ts';
import { filedOrder } from './filedOrder.ts';
import { mailAnswers } from './deskMails.ts';
import { productUpdateAnswers } from './deskProductUpdates.ts';
import { productAnswers } from './deskProductAnswers.ts';
import { searchProducts } from './deskProducts.ts';
import { settingsAnswers } from './deskSettings.ts';
import { structureAnswers } from './deskStructure.ts';
import { bookChosen, bookStatement } from './deskStatement.ts';

/** One for each call of the desk. The contract suite compares them with the API's. */
export type DeskAnswers = { readonly [Name in DeskCallName]: (request: DeskRequestOf<Name>) => DeskResponseOf<Name> };

export function deskAnswers(desk: Desk): DeskAnswers {
  return {
    ...doorAnswers(desk),
    ...orderAnswers(desk),
    ...labelAnswers(desk),
    ...inboxAnswers(desk),
    ...statementAnswers(desk),
    ...productAnswers(desk, () => requireOperator(desk).name),
    ...structureAnswers(desk, () => requireOperator(desk).name),
    ...productUpdateAnswers(desk),
    ...importAnswers(desk, () => requireOperator(desk).name),
    ...figuresAnswers(desk),
    ...customerAnswers(desk, () => requireOperator(desk).name),
    ...settingsAnswers(desk, () => requireOperator(desk).name),
    ...mailAnswers(desk, () => requireOperator(desk).name),
  };
}

type AnswersOf<Names extends DeskCallName> = Pick<DeskAnswers, Names>;

function doorAnswers(
  desk: Desk,
): AnswersOf<'deskSignIn' | 'deskLink' | 'deskAcceptLink' | 'deskSignOut' | 'deskOperator'> {
  return {
    deskSignIn: ({ NAME, PASSWORD, CODE }) =>
      operatorToWire(signIn(desk, { name: NAME, password: PASSWORD, code: CODE })),
    deskLink: ({ TOKEN }) => {
      const { link, operator } = readLink(desk, TOKEN);
      return { ...operatorToWire(operator), SECRET: link.secret };
    },
    deskAcceptLink: ({ TOKEN, PASSWORD, CODE }) =>
      operatorToWire(acceptLink(desk, { token: TOKEN, password: PASSWORD, code: CODE })),
    deskSignOut: () => {
      desk.change({ signedInAs: null });
      return {};
    },
    deskOperator: () => {
      const operator = currentOperator(desk);
      return { OPERATOR: operator === null ? null : operatorToWire(operator) };
    },
  };
}

function orderAnswers(desk: Desk): AnswersOf<'deskToday' | 'deskOrders' | 'deskOrder' | 'deskAct'> {
  return {
    deskToday: () => {
      const count = (list: WorkList) => searchOrders(desk, { list, text: '', skip: 0 }).count;
      const orders = { pay: count('pay'), pack: count('pack'), send: count('send'), repay: count('repay') };
      const transfer = count('transfer');
      const open = listWithdrawals(desk).filter(isWithdrawalOpen);
      const inbox = { withdrawals: open.length, repayBy: open[0]?.repayBy ?? null };
      const questions = listQuestions(desk, { list: 'open', skip: 0 }).count;
      const low = searchProducts(desk, { list: 'low', text: '', skip: 0 }).count;
      return todayToWire({ ...orders, transfer, ...inbox, questions, low, mails: desk.read().mails.length });
    },
    deskOrders: ({ LIST, TEXT, SKIP }) => {
      const found = searchOrders(desk, { list: LIST, text: TEXT, skip: SKIP });
      return deskOrdersToWire({ ...found, labels: desk.read().labels });
    },
    deskOrder: ({ ORDER_NUMBER }) => {
      const file = findFile(desk, ORDER_NUMBER);
      return deskOrderToWire(filedOrder(desk, file));
    },
    deskAct: ({ ORDER_NUMBER, SEEN, KEY, WHY, ACT }) => {
      const { name: by } = requireOperator(desk);
      requireCarrier(exampleShop.carriers, ACT.CARRIER);
      const request = {
        orderNumber: ORDER_NUMBER,
        act: deskActFromWire(ACT),
        by,
        why: WHY.trim(),
        key: `${by} ${KEY}`,
        seen: SEEN,
      };
      const { result, refusal } = actOnOrder(desk, request);
      return {
        RESULT: result,
        REFUSAL: refusal,
        ORDER: deskOrderToWire(filedOrder(desk, findFile(desk, ORDER_NUMBER))),
      };
    },
  };
}

function labelAnswers(desk: Desk): AnswersOf<'deskLabel' | 'deskCancelLabel'> {
  const wire = (orderNumber: string) => deskOrderToWire(filedOrder(desk, findFile(desk, orderNumber)));
  return {
    deskLabel: ({ ORDER_NUMBER }) => {
      const { label = noLabel } = findFile(desk, ORDER_NUMBER);
      if (!isLabelOpen(label.state)) putLabel(desk, ORDER_NUMBER, null);
      return { LACKS: [], ORDER: wire(ORDER_NUMBER) };
    },
    deskCancelLabel: ({ ORDER_NUMBER }) => {
      const { label = noLabel } = findFile(desk, ORDER_NUMBER);
      if (label.state === 'made') putLabel(desk, ORDER_NUMBER, { ...label, state: 'cancelled' });
      return { ORDER: wire(ORDER_NUMBER) };
    },
  };
}

function inboxAnswers(
  desk: Desk,
): AnswersOf<'deskWithdrawals' | 'deskSettleWithdrawal' | 'deskQuestions' | 'deskCloseQuestion'> {
  return {
    deskWithdrawals: () => ({ WITHDRAWALS: listWithdrawals(desk).map(deskWithdrawalToWire) }),
    deskSettleWithdrawal: ({ ID, WHY }) => {
      const { name: by } = requireOperator(desk);
      const { result, withdrawal } = settleWithdrawal(desk, { id: ID, by, why: WHY.trim() });
      return { RESULT: result, WITHDRAWAL: deskWithdrawalToWire(withdrawal) };
    },
    deskQuestions: ({ LIST, SKIP }) => {
      const { questions, count } = listQuestions(desk, { list: LIST, skip: SKIP });
      return { QUESTIONS: questions.map(deskQuestionToWire), COUNT: count };
    },
    deskCloseQuestion: ({ ID, TEXT }) => {
      const { name: by } = requireOperator(desk);
      const { result, question } = closeQuestion(desk, { id: ID, by, text: TEXT.trim() });
      return { RESULT: result, QUESTION: deskQuestionToWire(question) };
    },
  };
}

function statementAnswers(desk: Desk): AnswersOf<'deskStatement' | 'deskBookCredit'> {
  return {
    deskStatement: ({ FILE }) => deskStatementToWire(bookStatement(desk, requireOperator(desk).name, FILE)),
    deskBookCredit: ({ ID, AMOUNT, ORDER_NUMBER }) => {
      const credit = { id: ID, cents: toCents(AMOUNT), orderNumber: ORDER_NUMBER };
      const { result, reason, orderNumber, by } = bookChosen(desk, requireOperator(desk).name, credit);
      return { RESULT: result, REASON: reason, ORDER_NUMBER: orderNumber, BY: by };
    },
  };
}

function figuresAnswers(desk: Desk): AnswersOf<'deskFigures' | 'deskFiguresFile'> {
  const sound = (from: string, until: string) => {
    if (isDays({ from, until })) return { from, until };
    throw new BusinessFailure(
      'InvalidRequestException',
      'FROM and UNTIL must be days in this order, at most a year apart.',
    );
  };
  return {
    deskFigures: ({ FROM, UNTIL }) => {
      const month = rangeDays('month', mockDate);
      return figuresToWire(deskFigures(desk, sound(FROM ?? month.from, UNTIL ?? month.until)));
    },
    deskFiguresFile: ({ FROM, UNTIL, KIND }) => {
      const { days } = deskFigures(desk, sound(FROM, UNTIL));
      const rows = days.map(({ day, orders, revenue }) => [day, orders, revenue].join(';'));
      return { NAME: `${KIND}-${FROM}-${UNTIL}.csv`, TEXT: ['Day;Orders;Revenue', ...rows].join('\r\n') };
    },
  };
}

/** Whether the operator may make a call. Throws NotLoggedInException and ForbiddenException. */
export function expectAllowed(desk: Desk, name: DeskCallName): void {
  const { task } = deskCalls[name];
  if (task !== null && !mayDo(requireOperator(desk).role, task))
    throw new BusinessFailure('ForbiddenException', 'Your role does not do this.');
}

function requireOperator(desk: Desk): Operator {
  const operator = currentOperator(desk);
  if (operator === null) throw new BusinessFailure('NotLoggedInException', 'Nobody is signed in.');
  return operator;
}

function operatorToWire({ name, role }: Operator) {
  return { NAME: name, ROLE: role };
}
