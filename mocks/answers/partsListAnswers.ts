import { adjustmentsToWire } from '@platine/domain/cart/adjustment.ts';
import { adjustmentsOf } from '@platine/domain/cart/adopt.ts';
import { sessionToWire } from '@platine/domain/customer/sessionToWire.ts';
import { partsListToWire } from '@platine/domain/partsList/partsListWire.ts';
import { addPositions } from '../shop/adoptFromOrder.ts';
import { matchList } from '../shop/partsList.ts';
import { sessionOf } from '../shop/session.ts';
import type { Shop } from '../shop/shop.ts';
import type { SomeAnswers } from './answerTypes.ts';

export function partsListAnswers(shop: Shop) {
  return {
    matchPartsList: ({ TEXT, FILE = '', BOARDS }) =>
      partsListToWire(matchList(shop, { text: TEXT, file: FILE, boards: BOARDS })),
    cartAddPositions: ({ POSITIONS }) => {
      const wanted = POSITIONS.map(({ SKU, AMOUNT, NOTE }) => ({ sku: SKU, amount: AMOUNT, note: NOTE }));
      const added = adjustmentsOf(addPositions(shop, wanted), wanted);
      return { SESSION: sessionToWire(sessionOf(shop)), ADJUSTMENTS: adjustmentsToWire(added) };
    },
  } satisfies SomeAnswers;
}
