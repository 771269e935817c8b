import { adjustmentsToWire } from '@platine/domain/cart/adjustment.ts';
import type { Handlers } from './handler.ts';
import { sessionToWire } from '../serializers/session.ts';
import { adoptFromOrder } from '../services/checkout/adopt.ts';
import { requireCustomer } from '../services/accounts/customers.ts';
import { accountOrders, documentOf, orderByNumber, orderOfDocument } from '../services/checkout/orders.ts';

export const orderHandlers = {
  async orderByNumber(request, context) {
    const document = documentOf(await orderByNumber(context, request));
    return { ORDER_NUMBER: document.ORDER_NUMBER, KB: [document.FULL_TR_NUMBER], TRANSACTION: document };
  },

  async transactions({ TR_TYPE }, context) {
    const documents = (await accountOrders(context, TR_TYPE)).map(documentOf);
    return {
      TRANSACTIONS: documents.map(({ FULL_TR_NUMBER, ORDER_NUMBER, ORDER_DATE, TOTAL }) => ({
        FULL_TR_NUMBER,
        ORDER_NUMBER,
        ORDER_DATE,
        TOTAL,
      })),
    };
  },

  async transaction({ FULL_TR_NUMBER }, context) {
    await requireCustomer(context);
    return documentOf(await orderOfDocument(context, FULL_TR_NUMBER));
  },

  async cartAdoptFromOrder(request, context) {
    const { state, result } = await adoptFromOrder(context, request);
    return {
      FULL_TR_NUMBER: request.FULL_TR_NUMBER,
      NO_SALES: [...result.noSales],
      EOLS: [...result.endOfLife],
      ADJUSTMENTS: adjustmentsToWire(result.adjustments),
      SESSION: sessionToWire(state, context.now),
    };
  },
} satisfies Handlers;
