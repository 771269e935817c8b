import { adjustmentsToWire } from '@platine/domain/cart/adjustment.ts';
import { sessionToWire } from '@platine/domain/customer/sessionToWire.ts';
import { orderToWire, ordersToWire } from '@platine/domain/order/orderToWire.ts';
import { requireUser } from '../shop/accounts/records.ts';
import { adoptFromOrder } from '../shop/adoptFromOrder.ts';
import { orderByLink, renewOrderLink } from '../shop/orderLinks.ts';
import { payAgain } from '../shop/payAgain.ts';
import { accountOrders, orderByDocument } from '../shop/orders.ts';
import { sessionOf } from '../shop/session.ts';
import type { Shop } from '../shop/shop.ts';
import type { SomeAnswers } from './answerTypes.ts';

export function orderAnswers(shop: Shop) {
  return {
    orderByNumber: ({ ORDER_NUMBER, SIGNATURE = '' }) => {
      const order = orderByLink(shop, { orderNumber: ORDER_NUMBER, signature: SIGNATURE });
      return { ORDER_NUMBER, KB: [order.documentNumber], TRANSACTION: orderToWire(order) };
    },
    renewOrderLink: ({ ORDER_NUMBER, SIGNATURE }) => {
      renewOrderLink(shop, { orderNumber: ORDER_NUMBER, signature: SIGNATURE });
      return {};
    },
    payOrderAgain: ({ ORDER_NUMBER, SIGNATURE = '' }) => ({
      REDIRECT: payAgain(shop, { orderNumber: ORDER_NUMBER, signature: SIGNATURE }),
    }),
    // There are no invoices and delivery notes: they are made by the stock-keeping (D9).
    transactions: ({ TR_TYPE }) =>
      ordersToWire(accountOrders(shop).filter(({ documentNumber }) => documentNumber.startsWith(`${TR_TYPE}-`))),
    transaction: ({ FULL_TR_NUMBER }) => {
      requireUser(shop);
      return orderToWire(orderByDocument(shop, FULL_TR_NUMBER));
    },
    cartAdoptFromOrder: ({ FULL_TR_NUMBER, SIGNATURE = '', POSITIONS }) => {
      const positions = POSITIONS.map(({ SKU, AMOUNT }) => ({ sku: SKU, amount: AMOUNT }));
      const reorder = { documentNumber: FULL_TR_NUMBER, signature: SIGNATURE, positions };
      const { noSales, endOfLife, adjustments } = adoptFromOrder(shop, reorder);
      return {
        FULL_TR_NUMBER,
        NO_SALES: [...noSales],
        EOLS: [...endOfLife],
        ADJUSTMENTS: adjustmentsToWire(adjustments),
        SESSION: sessionToWire(sessionOf(shop)),
      };
    },
  } satisfies SomeAnswers;
}
