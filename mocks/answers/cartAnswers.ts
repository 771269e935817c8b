import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import { adjustmentsToWire } from '@platine/domain/cart/adjustment.ts';
import { sessionToWire } from '@platine/domain/customer/sessionToWire.ts';
import { addPosition, productsWithoutSale, removePosition } from '../shop/cart.ts';
import { sessionOf } from '../shop/session.ts';
import type { Shop } from '../shop/shop.ts';
import type { SomeAnswers } from './answerTypes.ts';

export function cartAnswers(shop: Shop) {
  const after = (adjustments: readonly Adjustment[]) => ({
    SESSION: sessionToWire(sessionOf(shop)),
    ADJUSTMENTS: adjustmentsToWire(adjustments),
  });
  return {
    cartAddPosition: ({ SKU, AMOUNT }) => after(addPosition(shop, SKU, AMOUNT)),
    cartRemovePosition: ({ SKU, AMOUNT }) => after(removePosition(shop, SKU, AMOUNT)),
    cartProductsWithoutSale: () => ({ NO_SALES: productsWithoutSale(shop) }),
  } satisfies SomeAnswers;
}
