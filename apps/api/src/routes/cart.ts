import { adjustmentsToWire } from '@platine/domain/cart/adjustment.ts';
import type { CartAnswerWire } from '@platine/domain/contract/schemas/session.ts';
import { sessionToWire } from '@platine/domain/customer/sessionToWire.ts';
import type { Handlers } from './handler.ts';
import { addPosition, productsWithoutSale, removePosition } from '../services/cart.ts';
import type { Adjusted } from '../services/changePosition.ts';
import type { Changed } from '../services/session.ts';

export const cartHandlers = {
  async cartAddPosition({ SKU, AMOUNT }, context) {
    return cartAnswer(SKU, await addPosition(context, { sku: SKU, pieces: AMOUNT }));
  },

  async cartRemovePosition({ SKU, AMOUNT }, context) {
    return cartAnswer(SKU, await removePosition(context, { sku: SKU, pieces: AMOUNT }));
  },

  async cartProductsWithoutSale(_, context) {
    return { NO_SALES: await productsWithoutSale(context) };
  },
} satisfies Handlers;

function cartAnswer(sku: number, { session, result: { reason, wanted, amount } }: Changed<Adjusted>): CartAnswerWire {
  const adjustments = reason === null ? [] : [{ sku, reason, wanted, amount }];
  return { SESSION: sessionToWire(session), ADJUSTMENTS: adjustmentsToWire(adjustments) };
}
