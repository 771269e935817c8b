import { adjustmentsToWire } from '@platine/domain/cart/adjustment.ts';
import { sessionToWire } from '@platine/domain/customer/sessionToWire.ts';
import { orderToWire, ordersToWire } from '@platine/domain/order/orderToWire.ts';
import type { Handlers } from './handler.ts';
import { requireCustomer } from '../services/accounts/customers.ts';
import { adoptFromOrder } from '../services/checkout/adopt.ts';
import { renewOrderLink } from '../services/checkout/orderLink.ts';
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

  /** Invoices and delivery notes are made by the stock-keeping, which is not part of the shop: there are none (D9). */
  async transactions({ TR_TYPE }, context) {
    const orders = await accountOrders(context);
    return ordersToWire(TR_TYPE === 'KB' ? orders : []);
  },

  async transaction({ FULL_TR_NUMBER }, context) {
    await requireCustomer(context);
    return orderToWire(await orderByDocument(context, FULL_TR_NUMBER));
  },

  async cartAdoptFromOrder({ FULL_TR_NUMBER, POSITIONS }, context) {
    const positions = POSITIONS.map(({ SKU, AMOUNT }) => ({ sku: SKU, amount: AMOUNT }));
    const { session, result } = await adoptFromOrder(context, { documentNumber: FULL_TR_NUMBER, positions });
    return {
      FULL_TR_NUMBER,
      NO_SALES: [...result.noSales],
      EOLS: [...result.endOfLife],
      ADJUSTMENTS: adjustmentsToWire(result.adjustments),
      SESSION: sessionToWire(session),
    };
  },
} satisfies Handlers;
