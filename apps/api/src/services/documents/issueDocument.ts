import { and, desc, eq, sql } from 'drizzle-orm';
import type { NumberSeries } from '@platine/domain/order/documentKinds.ts';
import { isNumbered, seriesNumber } from '@platine/domain/order/documentKinds.ts';
import type { IssuedDocument } from '@platine/documents/issuedDocument.ts';
import { methodNamesOf } from '@platine/documents/methodNames.ts';
import { sellerOf } from '@platine/documents/seller.ts';
import type { Database } from '../../db/database.ts';
import { documentCounters, documents } from '../../db/documentSchema.ts';
import { luxembourgDate } from '../../time/clock.ts';
import type { Occasion } from '../visitor.ts';

export type Cause = Pick<typeof documents.$inferSelect, 'part' | 'revision'>;

/** A document before it has a number and a day. */
export type DraftDocument = Omit<IssuedDocument, 'number' | 'date' | 'seller' | 'names'>;

type Issuing = { readonly draft: DraftDocument; readonly cause: Cause };

/**
 * Gives a document its number and stores it, once for each cause: a repeated call answers the first document. The caller's transaction holds the
 * order, so that two of them do not issue the same (D38).
 */
export async function issueDocument(
  tx: Database,
  { now, shop }: Occasion,
  { draft, cause }: Issuing,
): Promise<IssuedDocument> {
  const issued = await findIssued(tx, draft, cause);
  if (issued !== null) return issued;
  const { kind, order, corrects } = draft;
  const date = luxembourgDate(now);
  const { number, year, sequence } = await takeNumber(tx, draft, Number(date.slice(0, 4)));
  const names = methodNamesOf(shop, order, draft.language);
  const document: IssuedDocument = { ...draft, number, date, seller: sellerOf(shop), names };
  const { orderNumber } = order;
  const place = { number, kind, year, sequence, orderNumber, ...cause, corrects: corrects?.number ?? null };
  await tx.insert(documents).values({ ...place, document, issuedAt: now });
  return document;
}

/** The next number of the kind's series, or that of the order. */
async function takeNumber(tx: Database, { kind, order }: DraftDocument, year: number) {
  if (!isNumbered(kind)) return { number: `${kind}-${order.orderNumber}`, year: null, sequence: null };
  const sequence = await nextSequence(tx, kind, year);
  return { number: seriesNumber(kind, year, sequence), year, sequence };
}

async function findIssued(tx: Database, { kind, order }: DraftDocument, { part, revision }: Cause) {
  const { orderNumber } = order;
  const caused = and(eq(documents.part, part), eq(documents.revision, revision));
  const [found] = await tx
    .select({ document: documents.document })
    .from(documents)
    .where(and(eq(documents.orderNumber, orderNumber), eq(documents.kind, kind), caused));
  return found?.document ?? null;
}

/** Takes the next number of a series. The row stays locked until the transaction ends: one that fails gives its number back. */
export async function nextSequence(tx: Database, kind: NumberSeries, year: number): Promise<number> {
  const [counter] = await tx
    .insert(documentCounters)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [documentCounters.kind, documentCounters.year],
      set: { last: sql`${documentCounters.last} + 1` },
    })
    .returning({ last: documentCounters.last });
  if (counter === undefined) throw new Error(`The series ${kind} of ${year} gave no number.`);
  return counter.last;
}

/** Documents of an order, the newest first. */
export function documentsOfOrder(tx: Database, orderNumber: string) {
  return tx
    .select()
    .from(documents)
    .where(eq(documents.orderNumber, orderNumber))
    .orderBy(desc(documents.issuedAt), desc(documents.number));
}
