import { adjustmentsToWire } from '@platine/domain/cart/adjustment.ts';
import { sessionToWire } from '@platine/domain/customer/sessionToWire.ts';
import { orderToWire, ordersToWire } from '@platine/domain/order/orderToWire.ts';
import type { Order } from '@platine/domain/order/order.ts';
import type { IssuedDocument } from '@platine/documents/issuedDocument.ts';
import type { Handlers } from './handler.ts';
import { requireCustomer } from '../services/accounts/customers.ts';
import { adoptFromOrder } from '../services/checkout/adopt.ts';
import { renewOrderLink } from '../services/checkout/orderLink.ts';
import { payAgain } from '../services/checkout/payAgain.ts';
import { accountDocuments, findOwnDocument } from '../services/documents/readDocuments.ts';
import { accountOrders, orderByDocument, orderByNumber } from '../services/checkout/orders.ts';

export const orderHandlers = {
  async orderByNumber({ ORDER_NUMBER, SIGNATURE = null }, context) {
    const order = await orderByNumber(context, ORDER_NUMBER, SIGNATURE);
    return { ORDER_NUMBER: order.orderNumber, KB: [order.documentNumber], TRANSACTION: orderToWire(order) };
  },

  async renewOrderLink({ ORDER_NUMBER, SIGNATURE }, context) {
    await renewOrderLink(context, { orderNumber: ORDER_NUMBER, signature: SIGNATURE });
    return {};
  },

  async payOrderAgain({ ORDER_NUMBER, SIGNATURE = null }, context) {
    return { REDIRECT: await payAgain(context, ORDER_NUMBER, SIGNATURE) };
  },

  /** Every order has a confirmation; invoices and delivery notes come with its shipments (D9). */
  async transactions({ TR_TYPE }, context) {
    if (TR_TYPE === 'KB') return ordersToWire(await accountOrders(context));
    return ordersToWire((await accountDocuments(context, TR_TYPE)).map(orderOfDocument));
  },

  async transaction({ FULL_TR_NUMBER }, context) {
    await requireCustomer(context);
    const issued = FULL_TR_NUMBER.startsWith('KB-') ? null : await findOwnDocument(context, FULL_TR_NUMBER, null);
    return orderToWire(
      issued === null ? await orderByDocument(context, FULL_TR_NUMBER, null) : orderOfDocument(issued),
    );
  },

  async cartAdoptFromOrder({ FULL_TR_NUMBER, SIGNATURE = null, POSITIONS }, context) {
    const positions = POSITIONS.map(({ SKU, AMOUNT }) => ({ sku: SKU, amount: AMOUNT }));
    const reorder = { documentNumber: FULL_TR_NUMBER, signature: SIGNATURE, positions };
    const { session, result } = await adoptFromOrder(context, reorder);
    return {
      FULL_TR_NUMBER,
      NO_SALES: [...result.noSales],
      EOLS: [...result.endOfLife],
      ADJUSTMENTS: adjustmentsToWire(result.adjustments),
      SESSION: sessionToWire(session),
    };
  },
} satisfies Handlers;

/** The order of a document, with what the document is about: its number, lines and sums. A document tells no history, and names no other. */
function orderOfDocument({ number, order, lines, totals, paid, payBy }: IssuedDocument): Order {
  return {
    ...order,
    documentNumber: number,
    lines,
    totals,
    paid,
    payBy,
    cancellation: null,
    events: [],
    documents: [],
  };
}
