import type { OrderState } from '@platine/domain/order/life/orderState.ts';
import type { OrderDocument } from '@platine/domain/order/order.ts';
import type { ParcelLabel } from '@platine/domain/shipping/labels.ts';
import { isLabelOpen, noLabel, takesLabel } from '@platine/domain/shipping/labels.ts';
import { findLabel, parcelLabelOf } from './labelRows.ts';
import type { Labelling } from './performLabels.ts';

/** Whether a label is made for any order. */
export function makesLabels({ currentShop, labels }: Pick<Labelling, 'currentShop' | 'labels'>): boolean {
  return labels !== null && Object.keys(currentShop().labels).length > 0;
}

type Standing = { readonly document: OrderDocument; readonly state: OrderState };

/** The label of the parcel that an order waits with; null where none is offered and none was made. */
export async function readParcelLabel(
  { db, currentShop, labels }: Pick<Labelling, 'db' | 'currentShop' | 'labels'>,
  { document, state }: Standing,
): Promise<ParcelLabel | null> {
  const { orderNumber, shippingMethod } = document;
  const shop = currentShop();
  const labelled = { method: shippingMethod, carriers: shop.carriers };
  const isSetUp = labels !== null && shop.labels[shippingMethod] !== undefined;
  const row = await findLabel(db, orderNumber);
  if (row !== null && isLabelOpen(row.state)) return parcelLabelOf(row, labelled);
  if (!isSetUp || document.delivery === null || !takesLabel(state)) return null;
  return row === null ? noLabel : parcelLabelOf(row, labelled);
}
