import { adjustmentsToWire } from '@platine/domain/cart/adjustment.ts';
import { adjustmentsOf } from '@platine/domain/cart/adopt.ts';
import { sessionToWire } from '@platine/domain/customer/sessionToWire.ts';
import { partsListToWire } from '@platine/domain/partsList/partsListWire.ts';
import { addPositions } from '../services/addPositions.ts';
import { ownNumbersOf } from '../services/lists/ownNumbers.ts';
import { matchList } from '../partsLists/matchList.ts';
import type { Handlers } from './handler.ts';

export const partsListHandlers = {
  async matchPartsList({ TEXT, FILE = '', BOARDS }, context) {
    const catalogue = { db: context.db, limits: context.shop.limits, ownNumbers: await ownNumbersOf(context) };
    return partsListToWire(await matchList(catalogue, { text: TEXT, file: FILE, boards: BOARDS }));
  },

  async cartAddPositions({ POSITIONS }, context) {
    const wanted = POSITIONS.map(({ SKU, AMOUNT, NOTE }) => ({ sku: SKU, amount: AMOUNT, note: NOTE }));
    const { session, result } = await addPositions(context, wanted);
    return { SESSION: sessionToWire(session), ADJUSTMENTS: adjustmentsToWire(adjustmentsOf(result, wanted)) };
  },
} satisfies Handlers;
