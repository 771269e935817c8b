import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { DeskResult } from '@platine/domain/desk/deskActKinds.ts';
import type { OrderRefusal } from '@platine/domain/order/life/decide.ts';
import type { Captured } from '../money/requestCapture.ts';
import type { Performing } from '../money/performRequests.ts';
import { ofOrder, performRequests } from '../money/performRequests.ts';
import { enterAct } from '../orders/enterAct.ts';
import type { ActRequest } from '../orders/recordAct.ts';

export type DeskActed = { readonly result: DeskResult; readonly refusal: OrderRefusal | null };

type Entered = Required<ActRequest> & { readonly orderNumber: string; readonly key: string };

/**
 * Enters an act, and then asks the payment's provider for what it brings. A key repeats the presses of its own operator alone: the same act of somebody
 * else is a conflict. Throws TransactionNotFoundException.
 */
export async function actOnOrder(performing: Performing, entered: Entered): Promise<DeskActed> {
  const { db, clock, currentShop } = performing;
  const request = { ...entered, key: `${entered.by} ${entered.key}` };
  const acted = await db.transaction((tx) => enterAct(tx, { now: clock(), shop: currentShop() }, request));
  if (acted.kind === 'recorded' || acted.kind === 'asked')
    await performRequests(performing, ofOrder(request.orderNumber));
  return resultOf(acted);
}

function resultOf(acted: Captured): DeskActed {
  switch (acted.kind) {
    case 'recorded':
      return { result: 'done', refusal: null };
    case 'asked':
    case 'repeated':
      return { result: acted.kind, refusal: null };
    case 'refused':
      return { result: 'refused', refusal: acted.refusal };
    case 'conflict':
    case 'keyTaken':
      return { result: 'conflict', refusal: null };
    case 'unknown':
      throw new BusinessFailure('TransactionNotFoundException', 'There is no such order.');
  }
}
