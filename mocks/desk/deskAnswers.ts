import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { DeskCallName } from '@platine/domain/contract/desk/deskCalls.ts';
import { deskCalls } from '@platine/domain/contract/desk/deskCalls.ts';
import type { DeskRequestOf, DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { WorkList } from '@platine/domain/desk/deskList.ts';
import { deskActFromWire } from '@platine/domain/desk/deskAct.ts';
import { deskOrdersToWire, deskOrderToWire } from '@platine/domain/desk/deskOrder.ts';
import type { Operator } from '@platine/domain/desk/operator.ts';
import { mayDo } from '@platine/domain/desk/operator.ts';
import type { Desk } from './desk.ts';
import {
  acceptLink,
  actOnOrder,
  currentOperator,
  findFile,
  readLink,
  searchOrders,
  signIn,
  stateOfFile,
} from './desk.ts';

/** One for each call of the desk. The contract suite compares them with the API's. */
export type DeskAnswers = { readonly [Name in DeskCallName]: (request: DeskRequestOf<Name>) => DeskResponseOf<Name> };

export function deskAnswers(desk: Desk): DeskAnswers {
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
    deskToday: () => {
      const count = (list: WorkList) => searchOrders(desk, { list, text: '', skip: 0 }).count;
      const waiting = { PAY: count('pay'), PACK: count('pack'), SEND: count('send'), REPAY: count('repay') };
      return { ...waiting, MAILS: desk.read().mails };
    },
    deskOrders: ({ LIST, TEXT, SKIP }) => deskOrdersToWire(searchOrders(desk, { list: LIST, text: TEXT, skip: SKIP })),
    deskOrder: ({ ORDER_NUMBER }) => {
      const file = findFile(desk, ORDER_NUMBER);
      return deskOrderToWire({ ...file, state: stateOfFile(file) });
    },
    deskAct: ({ ORDER_NUMBER, SEEN, KEY, WHY, ACT }) => {
      const { name: by } = requireOperator(desk);
      const request = {
        orderNumber: ORDER_NUMBER,
        act: deskActFromWire(ACT),
        by,
        why: WHY.trim(),
        key: KEY,
        seen: SEEN,
      };
      const { result, refusal } = actOnOrder(desk, request);
      const file = findFile(desk, ORDER_NUMBER);
      return { RESULT: result, REFUSAL: refusal, ORDER: deskOrderToWire({ ...file, state: stateOfFile(file) }) };
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
