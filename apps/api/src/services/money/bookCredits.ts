import { TransactionRollbackError, and, eq, inArray, sql } from 'drizzle-orm';
import { paidInvoices } from '@platine/domain/order/invoicesPaid.ts';
import type { BankCredit, CreditRefusal } from '@platine/domain/payment/credit.ts';
import { transferReferences } from '@platine/domain/payment/transferReferences.ts';
import type { Database } from '../../db/database.ts';
import { documents } from '../../db/documentSchema.ts';
import type { HistoryEntry } from '../../db/orderHistory.ts';
import { orderHistory } from '../../db/orderHistorySchema.ts';
import type { Clock } from '../../time/clock.ts';
import type { HeldOrder, Recorded } from '../orders/recordAct.ts';
import { holdHistory, recordAct } from '../orders/recordAct.ts';
import type { Occasion } from '../visitor.ts';
import { paymentAct } from './paymentAct.ts';
import type { CurrentShop } from '../../shop/currentShop.ts';

export type Booking = { readonly credit: BankCredit } & (
  | { readonly kind: 'booked' | 'bookedBefore'; readonly orderNumber: string; readonly by: string }
  | { readonly kind: 'listed'; readonly reason: CreditRefusal; readonly orderNumber: string | null }
);

export type Booker = {
  readonly db: Database;
  readonly clock: Clock;
  readonly currentShop: CurrentShop;
  readonly by: string;
  readonly dryRun: boolean;
};

/**
 * Books the credits of a bank statement that name exactly one order and its exact amount, each in a transaction of its own, and lists the rest. The
 * credit's id is the key of the act: a further import changes nothing. A dry run takes everything back.
 */
export async function bookCredits(
  { db, clock, currentShop, by, dryRun }: Booker,
  credits: readonly BankCredit[],
): Promise<Booking[]> {
  const bookings: Booking[] = [];
  const book = async (tx: Database, credit: BankCredit) => {
    bookings.push(await bookCredit(tx, { now: clock(), shop: currentShop() }, { credit, by }));
  };
  if (!dryRun) {
    for (const credit of credits) await db.transaction((tx) => book(tx, credit));
    return bookings;
  }
  try {
    await db.transaction(async (tx) => {
      for (const credit of credits) await book(tx, credit);
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return bookings;
}

type Entering = { readonly credit: BankCredit; readonly by: string };

async function bookCredit(tx: Database, at: Occasion, { credit, by }: Entering): Promise<Booking> {
  const listed = (reason: CreditRefusal, orderNumber: string | null = null): Booking => ({
    kind: 'listed',
    credit,
    reason,
    orderNumber,
  });
  await tx.execute(creditLock);
  // A person may have booked it on another order than the one that it names.
  const byHand = (await findBooked(tx, credit)).find(({ why }) => why === confirmedWhy(credit));
  if (byHand !== undefined) return { kind: 'bookedBefore', credit, orderNumber: byHand.orderNumber, by: byHand.by };
  const { orderNumbers, invoices } = await namedOrders(tx, credit.text);
  const [orderNumber, ...others] = orderNumbers;
  if (orderNumber === undefined) return listed('noReference');
  if (others.length > 0) return listed('severalReferences');
  if (credit.currency !== 'EUR') return listed('otherCurrency', orderNumber);
  const entered = await enterCredit(tx, at, { credit, orderNumber, invoices, by, why: `bank entry ${credit.id}` });
  if (typeof entered === 'string') return listed(entered, orderNumber);
  return { kind: entered.kind, credit, orderNumber, by: entered.by };
}

/**
 * The orders that a transfer names by their own numbers or by those of their invoices. An invoice that was never issued stands for itself: no order has its
 * number.
 */
async function namedOrders(tx: Database, text: string): Promise<Named> {
  const { orderNumbers, invoiceNumbers } = transferReferences(text);
  const { number, orderNumber } = documents;
  const issued = await tx
    .select({ number, orderNumber })
    .from(documents)
    .where(inArray(number, [...invoiceNumbers]));
  const orderOf = new Map(issued.map((invoice) => [invoice.number, invoice.orderNumber]));
  const ofInvoices = invoiceNumbers.map((invoice) => orderOf.get(invoice) ?? invoice);
  return { orderNumbers: [...new Set([...orderNumbers, ...ofInvoices])], invoices: invoiceNumbers };
}

type Named = { readonly orderNumbers: readonly string[]; readonly invoices: readonly string[] };

/** The part of a credit that is kept when it is booked. */
export type BookedCredit = Pick<BankCredit, 'id' | 'date' | 'cents'>;

/** Stands in the history of an order that a person has chosen for a credit. With its day, because some banks give a reference twice. */
export function confirmedWhy({ id, date }: BookedCredit): string {
  return `bank entry ${id} of ${date}, confirmed`;
}

type Chosen = {
  readonly credit: BookedCredit;
  readonly orderNumber: string;
  /** The invoices that the transfer names. */
  readonly invoices: readonly string[];
  readonly by: string;
  readonly why: string;
};
type Entered = { readonly kind: 'booked' | 'bookedBefore'; readonly by: string };

/** Books a credit on an order, or answers the reason against it. The caller holds `creditLock`. */
export async function enterCredit(
  tx: Database,
  at: Occasion,
  { credit, orderNumber, invoices, by, why }: Chosen,
): Promise<Entered | CreditRefusal> {
  const held = await holdHistory(tx, orderNumber);
  if (held === null) return 'unknownOrder';
  if (held.state.payment === 'authorised') return 'heldByProvider';
  const key = keyOf(credit);
  const act = await paymentAct(tx, held, { cents: credit.cents, invoices, key });
  if (isPaidBefore(held, { invoices, key })) return 'invoicePaid';
  const recorded = await recordAct(tx, at, { orderNumber, act, by, why, key });
  if (recorded.kind !== 'recorded' && recorded.kind !== 'repeated') return refusalOf(recorded);
  return { kind: recorded.kind === 'recorded' ? 'booked' : 'bookedBefore', by: recorded.entry.by };
}

/** Whether another credit has paid an invoice that this one names: what comes twice is sent back, though another invoice may be open. */
function isPaidBefore(
  { history }: HeldOrder,
  { invoices, key }: Pick<Chosen, 'invoices'> & { readonly key: string },
): boolean {
  const paid = paidInvoices(history.filter((entry) => entry.key !== key).map(({ act }) => act));
  return invoices.some((number) => paid.includes(number));
}

/** The key of a credit's act, the same in each statement. */
function keyOf({ id }: BookedCredit): string {
  return `bank-${id}`;
}

/** Keeps two people from booking one credit on two orders, until the transaction ends. The number is arbitrary but unique in this shop. */
export const creditLock = sql`select pg_advisory_xact_lock(3027003)`;

/** The acts by which a credit of this reference and amount was booked, on whichever order. */
export async function findBooked(tx: Database, credit: BookedCredit): Promise<HistoryEntry[]> {
  const { key } = orderHistory;
  const entries = await tx
    .select()
    .from(orderHistory)
    // The pattern stands for PostgreSQL, which then takes the index `order_history_bank`.
    .where(and(eq(key, keyOf(credit)), sql`${key} like 'bank-%'`));
  return entries.filter(({ act }) => act.kind === 'paid' && act.cents === credit.cents);
}

/** A credit of another amount with an id that was booked is one more of the same payment. */
function refusalOf(recorded: Exclude<Recorded, { kind: 'recorded' | 'repeated' }>): CreditRefusal {
  switch (recorded.kind) {
    case 'refused':
      return recorded.refusal;
    case 'unknown':
      return 'unknownOrder';
    default:
      return 'alreadyPaid';
  }
}
