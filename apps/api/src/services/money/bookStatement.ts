import { and, eq, isNull, not, sql } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { buyerName } from '@platine/domain/desk/deskList.ts';
import type { DeskCredit, DeskStatement } from '@platine/domain/desk/deskStatement.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import type { BankCredit, CreditRefusal, CreditResult } from '@platine/domain/payment/credit.ts';
import type { AwaitedOrder } from '@platine/domain/payment/creditMatch.ts';
import { matchCredit } from '@platine/domain/payment/creditMatch.ts';
import { readStatement } from '../../bank/readStatement.ts';
import { StatementError } from '../../bank/statement.ts';
import type { Database } from '../../db/database.ts';
import { documents } from '../../db/documentSchema.ts';
import { orderHistory } from '../../db/orderHistorySchema.ts';
import { orders } from '../../db/orderSchema.ts';
import type { BookedCredit, Booker, Booking } from './bookCredits.ts';
import { bookCredits, confirmedWhy, creditLock, enterCredit, findBooked } from './bookCredits.ts';

type Person = Omit<Booker, 'dryRun'>;

/** Books a bank statement as `pnpm order statement` does, and proposes unpaid orders for what is left. */
export async function bookStatement(person: Person, file: Uint8Array): Promise<DeskStatement> {
  const read = creditsOf(file);
  if ('problem' in read) return { ...read, credits: [] };
  const bookings = await bookCredits({ ...person, dryRun: false }, read.credits);
  const left = bookings.filter(mayMatch).map(({ credit }) => credit);
  const awaited = await awaitedOrders(person.db, left);
  return { problem: null, credits: bookings.map((booking) => creditOf(booking, awaited)) };
}

function creditsOf(file: Uint8Array): { readonly credits: readonly BankCredit[] } | Pick<DeskStatement, 'problem'> {
  try {
    return { credits: readStatement(file, ['utf-8', 'windows-1252']) };
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    return { problem: { code: error.problem, line: error.line } };
  }
}

/** Money that a provider still holds, or of another currency, pays no order of another number. */
function mayMatch(booking: Booking): boolean {
  return booking.kind === 'listed' && booking.reason !== 'heldByProvider' && booking.reason !== 'otherCurrency';
}

function creditOf(booking: Booking, awaited: readonly AwaitedOrder[]): DeskCredit {
  const { credit, kind, orderNumber } = booking;
  return {
    ...credit,
    kind,
    orderNumber,
    reason: booking.kind === 'listed' ? booking.reason : null,
    by: booking.kind === 'listed' ? '' : booking.by,
    matches: mayMatch(booking) ? matchCredit(credit, awaited) : [],
  };
}

/** The unpaid orders that have, or of which an invoice has, the amount of one of these credits. */
async function awaitedOrders(db: Database, credits: readonly BankCredit[]): Promise<AwaitedOrder[]> {
  const amounts = [...new Set(credits.map(({ cents }) => cents))];
  if (amounts.length === 0) return [];
  const whole = await awaitedWhole(db, amounts);
  const isWhole = (one: AwaitedOrder) =>
    whole.some(({ orderNumber, total }) => orderNumber === one.orderNumber && total === one.total);
  return [...whole, ...(await awaitedInvoices(db, amounts)).filter((one) => !isWhole(one))];
}

const isAwaited = and(eq(orders.paid, false), isNull(orders.cancelledAt));

async function awaitedWhole(db: Database, amounts: readonly Cents[]): Promise<AwaitedOrder[]> {
  const total = sql`(${orders.document} #>> '{order,totals,total}')::bigint`;
  const rows = await db
    .select({ orderNumber: orders.number, document: orders.document, total: total.mapWith(Number) })
    .from(orders)
    .where(and(isAwaited, sql`${total} = any(${sql.param(amounts)}::bigint[])`))
    .orderBy(orders.placedAt, orders.number);
  return rows.map(({ document, ...order }) => ({ ...order, name: buyerName(document) }));
}

/** Orders on invoice that leave in several parcels are paid invoice by invoice. */
async function awaitedInvoices(db: Database, amounts: readonly Cents[]): Promise<AwaitedOrder[]> {
  const total = sql`(${documents.document} #>> '{document,totals,total}')::bigint`;
  const isPaid = sql`exists (select 1 from ${orderHistory} where ${orderHistory.orderNumber} = ${orders.number} and ${orderHistory.act} -> 'invoices' @> to_jsonb(${documents.number}))`;
  const rows = await db
    .select({ orderNumber: orders.number, document: orders.document, total: total.mapWith(Number) })
    .from(orders)
    .innerJoin(documents, and(eq(documents.orderNumber, orders.number), eq(documents.kind, 'RE')))
    .where(and(isAwaited, not(isPaid), sql`${total} = any(${sql.param(amounts)}::bigint[])`))
    .orderBy(orders.placedAt, documents.number);
  return rows.map(({ document, ...order }) => ({ ...order, name: buyerName(document) }));
}

type Chosen = {
  readonly result: CreditResult;
  readonly reason: CreditRefusal | null;
  /** The order that it is booked on now. */
  readonly orderNumber: string;
  readonly by: string;
};

/** Books a credit on the order that a person has chosen, unless it was booked before: then that order and its person are named. Throws TransactionNotFoundException. */
export function bookChosen(
  { db, clock, currentShop, by }: Person,
  credit: BookedCredit,
  orderNumber: string,
): Promise<Chosen> {
  return db.transaction(async (tx) => {
    await tx.execute(creditLock);
    const [booked] = await findBooked(tx, credit);
    if (booked !== undefined) {
      const isRepeated = booked.orderNumber === orderNumber && booked.by === by;
      return {
        result: isRepeated ? 'done' : 'conflict',
        reason: null,
        orderNumber: booked.orderNumber,
        by: booked.by,
      };
    }
    const at = { now: clock(), shop: currentShop() };
    const entered = await enterCredit(tx, at, { credit, orderNumber, invoices: [], by, why: confirmedWhy(credit) });
    if (entered === 'unknownOrder')
      throw new BusinessFailure('TransactionNotFoundException', 'There is no such order.');
    if (typeof entered === 'string') return { result: 'refused', reason: entered, orderNumber, by: '' };
    return { result: 'done', reason: null, orderNumber, by: entered.by };
  });
}
