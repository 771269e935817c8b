import { adjustmentsToWire } from '@platine/domain/cart/adjustment.ts';
import type { CartAnswerWire } from '@platine/domain/contract/schemas/session.ts';
import type { Handlers } from './handler.ts';
import { sessionToWire } from '../serializers/session.ts';
import type { Adjusted } from '../services/changePosition.ts';
import { addPosition, removePosition } from '../services/cart.ts';
import { isOrderable } from '../services/cartPricing.ts';
import type { SessionState } from '../services/findSession.ts';
import { readSession } from '../services/session.ts';

export const cartHandlers = {
  async cartAddPosition({ SKU, AMOUNT }, context) {
    const { state, result } = await addPosition(context, { sku: SKU, pieces: AMOUNT });
    return cartAnswer(state, context.now, adjustments(SKU, result));
  },

  async cartRemovePosition({ SKU, AMOUNT }, context) {
    const { state, result } = await removePosition(context, { sku: SKU, pieces: AMOUNT });
    return cartAnswer(state, context.now, adjustments(SKU, result));
  },

  async cartProductsWithoutSale(_, context) {
    const { lines } = await readSession(context);
    return { NO_SALES: lines.filter(({ product }) => !isOrderable(product)).map(({ product }) => product.sku) };
  },
} satisfies Handlers;

type Adjustments = CartAnswerWire['ADJUSTMENTS'];

function cartAnswer(state: SessionState, now: Date, made: Adjustments): CartAnswerWire {
  return { SESSION: sessionToWire(state, now), ADJUSTMENTS: made };
}

function adjustments(sku: number, { reason, wanted, amount }: Adjusted): Adjustments {
  return reason === null ? [] : adjustmentsToWire([{ sku, reason, wanted, amount }]);
}
