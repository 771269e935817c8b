import type { SQL } from 'drizzle-orm';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shippingLabels } from '../../db/labelSchema.ts';
import { orders } from '../../db/orderSchema.ts';
import type { CancelAnswer, LabelAnswer, LabelService } from '../../integrations/labels/labelService.ts';
import type { Log } from '../../log/log.ts';
import { describeError } from '../../log/log.ts';
import type { CurrentShop } from '../../shop/currentShop.ts';
import type { Clock } from '../../time/clock.ts';
import { leaseMs } from '../money/performRequests.ts';
import type { LabelRow } from './labelRows.ts';
import { parcelOf } from './parcelOf.ts';

/** The means to ask for labels. */
export type Labelling = {
  readonly db: Database;
  readonly clock: Clock;
  readonly currentShop: CurrentShop;
  readonly labels: LabelService | null;
  readonly log: Log;
};

type Asking = Labelling & { readonly service: LabelService };

/** Until then a parcel is announced again whose announcement got lost: somebody waits for its label. */
const patienceMs = 60 * 60_000;

/**
 * Asks for the labels that are due, all of them or those of `scope`. One process at a time asks; when it is killed or gets no answer, the next one asks
 * first whether the shipment is there, so that none is announced twice.
 */
export async function performLabels(labelling: Labelling, scope?: SQL): Promise<void> {
  const { db, clock, labels: service } = labelling;
  if (service === null) return;
  const due = await db
    .select()
    .from(shippingLabels)
    .where(and(lte(shippingLabels.dueAt, clock()), scope))
    .orderBy(asc(shippingLabels.sequence));
  for (const row of due) await perform({ ...labelling, service }, row);
}

async function perform(asking: Asking, row: LabelRow): Promise<void> {
  if (!(await claim(asking, row))) return;
  try {
    if (row.state === 'cancelling')
      await write(asking, row, cancelled(await asking.service.cancel(row.shipmentId ?? '')));
    else await write(asking, row, made(await announced(asking, row)));
  } catch (error) {
    asking.log({ event: 'crash', id: row.reference, route: 'label', ...describeError(error) });
    await release(asking, row);
  }
}

const isAsIt = ({ reference, state }: LabelRow) =>
  and(eq(shippingLabels.reference, reference), eq(shippingLabels.state, state));

/** Counts the attempt; another process that has read the same count has come too late. */
async function claim({ db, clock }: Asking, row: LabelRow): Promise<boolean> {
  const { attempts } = row;
  const claimed = await db
    .update(shippingLabels)
    .set({ attempts: attempts + 1, dueAt: new Date(clock().getTime() + leaseMs) })
    .where(and(isAsIt(row), eq(shippingLabels.attempts, attempts)))
    .returning({ reference: shippingLabels.reference });
  return claimed.length > 0;
}

/** Lets the next press, or the next minute, ask again. */
async function release({ db, clock }: Asking, row: LabelRow): Promise<void> {
  const own = eq(shippingLabels.attempts, row.attempts + 1);
  await db
    .update(shippingLabels)
    .set({ dueAt: clock() })
    .where(and(isAsIt(row), own));
}

async function write({ db }: Asking, row: LabelRow, answer: Partial<LabelRow>): Promise<void> {
  await db
    .update(shippingLabels)
    .set({ ...answer, attempts: 0, dueAt: null })
    .where(isAsIt(row));
}

/** A label that was asked for before is looked for; only then it is announced, once more if need be. An answer that is lost is looked for at once. */
async function announced(asking: Asking, row: LabelRow): Promise<LabelAnswer> {
  const { service } = asking;
  if (row.attempts === 0)
    return announce(asking, row).catch(async (error: unknown) => {
      const found = await service.find(row.reference).catch(() => null);
      if (found === null) throw error;
      return found;
    });
  return (await service.find(row.reference)) ?? (await announceAgain(asking, row));
}

async function announceAgain(asking: Asking, row: LabelRow): Promise<LabelAnswer> {
  const { db, clock } = asking;
  const [order] = await db.select().from(orders).where(eq(orders.number, row.orderNumber));
  const isLate = clock().getTime() - row.askedAt.getTime() > patienceMs;
  const isGone = row.sentPosition !== null || order?.packed !== true;
  return isLate || isGone ? { kind: 'refused', reason: 'Sendcloud did not answer.' } : announce(asking, row);
}

async function announce({ db, service, currentShop }: Asking, row: LabelRow): Promise<LabelAnswer> {
  const [order] = await db.select().from(orders).where(eq(orders.number, row.orderNumber));
  const place = order === undefined ? null : { document: order.document, from: currentShop().identity };
  const parcel = place === null ? null : await parcelOf(db, place, row);
  if (parcel === null) return { kind: 'refused', reason: 'The order is not sent.' };
  return service.announce(parcel);
}

function made(answer: LabelAnswer): Partial<LabelRow> {
  if (answer.kind === 'refused') return { state: 'refused', reason: answer.reason };
  const { shipmentId, carrier, tracking, pdf } = answer;
  return { state: 'made', reason: '', shipmentId, carrier, tracking, pdf };
}

/** A label that cannot be cancelled is good as before. */
function cancelled(answer: CancelAnswer): Partial<LabelRow> {
  return answer.kind === 'done' ? { state: 'cancelled', reason: '' } : { state: 'made', reason: answer.reason };
}
