import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { ParcelLabel } from '@platine/domain/shipping/labels.ts';
import type { Carriers } from '@platine/domain/shipping/carriers.ts';
import { carrierOfCode } from '@platine/domain/shipping/labels.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import type { Database } from '../../db/database.ts';
import { shippingLabels } from '../../db/labelSchema.ts';
import { daysBefore } from '../../time/clock.ts';

export type LabelRow = typeof shippingLabels.$inferSelect;

const ofOrder = (orderNumber: string) =>
  and(eq(shippingLabels.orderNumber, orderNumber), isNull(shippingLabels.sentPosition));

/** The newest label of the parcel that an order waits with; null when none was asked for. */
export async function findLabel(db: Database, orderNumber: string): Promise<LabelRow | null> {
  const [found] = await db
    .select()
    .from(shippingLabels)
    .where(ofOrder(orderNumber))
    .orderBy(desc(shippingLabels.sequence))
    .limit(1);
  return found ?? null;
}

/** Labels that stand for a parcel which leaves now, in the transaction of the act `sent`. */
export async function closeLabels(tx: Database, orderNumber: string, sentPosition: number): Promise<void> {
  await tx.update(shippingLabels).set({ sentPosition }).where(ofOrder(orderNumber));
}

/** The PDF of a label that was made, by its reference; null when there is none. */
export async function labelPdf(db: Database, reference: string): Promise<Uint8Array | null> {
  const [found] = await db
    .select({ pdf: shippingLabels.pdf })
    .from(shippingLabels)
    .where(and(eq(shippingLabels.reference, reference), eq(shippingLabels.state, 'made')));
  return found?.pdf ?? null;
}

/** Sendcloud cancels no shipment that is older than 42 days. */
const pdfDays = 60;

/** Forgets the files of old labels, which name people. */
export async function forgetOldLabels(db: Database, now: Date): Promise<void> {
  const isOld = lt(shippingLabels.askedAt, daysBefore(now, pdfDays));
  await db
    .update(shippingLabels)
    .set({ pdf: null })
    .where(and(isOld, isNotNull(shippingLabels.pdf)));
}

type Labelled = { readonly method: ShippingMethod; readonly carriers: Carriers };

export function parcelLabelOf(row: LabelRow, { method, carriers }: Labelled): ParcelLabel {
  const { state, reference, carrier, tracking, reason } = row;
  return {
    state,
    reference,
    carrier: row.shipmentId === null ? null : carrierOfCode(carriers, carrier, method),
    tracking,
    printable: state === 'made' && row.pdf !== null,
    reason,
  };
}
