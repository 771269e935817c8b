import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CustomsLack } from '@platine/domain/shipping/labels.ts';
import { customsLacks, isLabelOpen, takesLabel } from '@platine/domain/shipping/labels.ts';
import type { Database } from '../../db/database.ts';
import { shippingLabels } from '../../db/labelSchema.ts';
import { holdHistory } from '../orders/recordAct.ts';
import { findLabel } from './labelRows.ts';
import { packedItems } from './parcelOf.ts';
import type { Labelling } from './performLabels.ts';
import { performLabels } from './performLabels.ts';

/** `open`: the parcel had a label or waited for one, and got no second. `notOffered`: the shop makes none for it. */
export type LabelAsked =
  | { readonly kind: 'asked' | 'open' | 'notOffered' | 'notPacked' | 'unknown' }
  | { readonly kind: 'lacks'; readonly lacks: readonly CustomsLack[] };

type ByOperator = { readonly orderNumber: string; readonly by: string };

/**
 * Makes the label of what is packed of an order: writes it down, and then asks the service. Of two callers at once the second gets the label of the
 * first.
 */
export async function askForLabel(labelling: Labelling, request: ByOperator): Promise<LabelAsked> {
  const asked = await labelling.db.transaction((tx) => writeDown(tx, labelling, request));
  if (asked.kind === 'asked' || asked.kind === 'open') await performLabels(labelling, ofOrder(request));
  return asked;
}

const ofOrder = ({ orderNumber }: ByOperator) => eq(shippingLabels.orderNumber, orderNumber);

async function writeDown(
  tx: Database,
  { clock, currentShop, labels }: Labelling,
  { orderNumber, by }: ByOperator,
): Promise<LabelAsked> {
  const held = await holdHistory(tx, orderNumber);
  if (held === null) return { kind: 'unknown' };
  const { document } = held.order;
  const label = await findLabel(tx, orderNumber);
  if (label !== null && isLabelOpen(label.state)) return { kind: 'open' };
  const option = currentShop().labels[document.shippingMethod];
  if (labels === null || option === undefined || document.delivery === null) return { kind: 'notOffered' };
  if (!takesLabel(held.state)) return { kind: 'notPacked' };
  const pieces = held.state.lines.flatMap(({ sku, packed }) => (packed > 0 ? [{ sku, amount: packed }] : []));
  const lacks = customsLacks(await packedItems(tx, document, pieces), document.delivery.country);
  if (lacks.length > 0) return { kind: 'lacks', lacks };
  const now = clock();
  // The random part sets it apart from that of a shop with the same numbers at the same account, such as one for trials.
  const reference = `${orderNumber}-${held.last.position}-${randomBytes(4).toString('hex')}`;
  const row = { reference, orderNumber, option, pieces, by, state: 'asked', askedAt: now, dueAt: now } as const;
  await tx.insert(shippingLabels).values(row);
  return { kind: 'asked' };
}

/** `nothing`: there is no label to cancel, or its parcel has left. */
export type LabelCancelled = 'asked' | 'nothing' | 'unknown';

/** Cancels the label of a parcel that is still with the shop, so that it is not invoiced. */
export async function cancelLabel(labelling: Labelling, request: ByOperator): Promise<LabelCancelled> {
  const { db, clock, labels } = labelling;
  const cancelled = await db.transaction(async (tx): Promise<LabelCancelled> => {
    if ((await holdHistory(tx, request.orderNumber)) === null) return 'unknown';
    const label = await findLabel(tx, request.orderNumber);
    if (label?.state === 'cancelling') return 'asked';
    if (label?.state !== 'made' || labels === null) return 'nothing';
    await tx
      .update(shippingLabels)
      .set({ state: 'cancelling', dueAt: clock(), reason: '' })
      .where(eq(shippingLabels.reference, label.reference));
    return 'asked';
  });
  if (cancelled === 'asked') await performLabels(labelling, ofOrder(request));
  return cancelled;
}
