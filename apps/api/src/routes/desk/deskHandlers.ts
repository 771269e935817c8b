import type { DeskCallName } from '@platine/domain/contract/desk/deskCalls.ts';
import { deskActFromWire } from '@platine/domain/desk/deskAct.ts';
import { deskOrdersToWire, deskOrderToWire } from '@platine/domain/desk/deskOrder.ts';
import type { Operator } from '@platine/domain/desk/operator.ts';
import { actOnOrder } from '../../services/desk/deskAct.ts';
import { countToday, readDeskOrder, searchOrders } from '../../services/desk/deskOrders.ts';
import { acceptLink, operatorOf, readLink, signIn, signOut } from '../../services/desk/signIn.ts';
import type { DeskHandler } from './deskContext.ts';
import { requireOperator } from './deskContext.ts';

/** The handler of each call of the desk; a missing one does not compile. */
export const deskHandlers: { readonly [Name in DeskCallName]: DeskHandler<Name> } = {
  async deskSignIn({ NAME, PASSWORD, CODE }, context) {
    return operatorToWire(await signIn(context, { name: NAME, password: PASSWORD, code: CODE }));
  },

  async deskLink({ TOKEN }, context) {
    const { operator, onThisMachine } = await readLink(context, TOKEN);
    return { ...operatorToWire(operator), SECRET: onThisMachine ? null : operator.totpSecret };
  },

  async deskAcceptLink({ TOKEN, PASSWORD, CODE }, context) {
    return operatorToWire(await acceptLink(context, { token: TOKEN, password: PASSWORD, code: CODE }));
  },

  async deskSignOut(_, context) {
    await signOut(context);
    return {};
  },

  async deskOperator(_, context) {
    const operator = await operatorOf(context);
    return { OPERATOR: operator === null ? null : operatorToWire(operator) };
  },

  async deskToday(_, { db }) {
    const { pay, pack, send, repay, mails } = await countToday(db);
    return { PAY: pay, PACK: pack, SEND: send, REPAY: repay, MAILS: mails };
  },

  async deskOrders({ LIST, TEXT, SKIP }, { db }) {
    return deskOrdersToWire(await searchOrders(db, { list: LIST, text: TEXT, skip: SKIP }));
  },

  async deskOrder({ ORDER_NUMBER }, { db }) {
    return deskOrderToWire(await readDeskOrder(db, ORDER_NUMBER));
  },

  async deskAct({ ORDER_NUMBER, SEEN, KEY, WHY, ACT }, context) {
    const { name: by } = requireOperator(context);
    const request = { orderNumber: ORDER_NUMBER, act: deskActFromWire(ACT), by, why: WHY.trim(), key: KEY, seen: SEEN };
    const { result, refusal } = await actOnOrder(context, request);
    return {
      RESULT: result,
      REFUSAL: refusal,
      ORDER: deskOrderToWire(await readDeskOrder(context.db, ORDER_NUMBER)),
    };
  },
};

function operatorToWire({ name, role }: Operator) {
  return { NAME: name, ROLE: role };
}
