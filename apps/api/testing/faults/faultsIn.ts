import { and, eq, isNotNull } from 'drizzle-orm';
import { needsProvider } from '@platine/domain/payment/methods.ts';
import type { OrderFile } from '../../src/services/orders/orderFile.ts';
import { readOrderFile } from '../../src/services/orders/orderFile.ts';
import type { Database } from '../../src/db/database.ts';
import { documents } from '../../src/db/documentSchema.ts';
import type { DatabaseLocation } from '../../src/db/location.ts';
import { mailOutbox } from '../../src/db/mailSchema.ts';
import { webhookOutbox } from '../../src/db/webhookSchema.ts';
import { withdrawals } from '../../src/db/withdrawalSchema.ts';
import { openDatabase } from '../../src/db/open.ts';
import { orders, payments } from '../../src/db/orderSchema.ts';
import { readOrderBooks } from '../orderBooks.ts';
import type { Plan } from './plan.ts';
import type { MovedAt } from './providers.ts';

type Expected = {
  /** By order number. */
  readonly plans: ReadonlyMap<string, Plan>;
  readonly stock: number;
  readonly sku: number;
  readonly moved: MovedAt;
  /** The most orders that one guest's session, or one account, has placed. */
  readonly mostOfOneSession: number;
  /** Whether a shop has run that tells of its events, so that the outbox does not have them any more. */
  readonly told: boolean;
};

/** Compares a shop's books with what shoppers and operator have done; each disagreement is a sentence. */
export async function faultsIn(
  location: DatabaseLocation,
  { plans, stock, sku, ...seen }: Expected,
): Promise<string[]> {
  const { db, close } = await openDatabase(location);
  try {
    const books = await readOrderBooks(db, sku);
    const faults = [
      ...differ('orders', books.orders.toSorted(), [...plans.keys()].toSorted()),
      ...differ('most orders of one session', books.mostOfOneSession, seen.mostOfOneSession),
      ...differ('paid and not placed, open payments', [books.paidNotPlaced, books.openPayments], [0, 0]),
      ...differ('pieces', books.stock + books.sold + books.setAside, stock),
    ];
    for (const [orderNumber, plan] of plans) faults.push(...(await faultsOfOrder(db, orderNumber, { plan, ...seen })));
    return [...faults, ...(await gapsInDocuments(db))];
  } finally {
    await close();
  }
}

function differ(what: string, found: unknown, expected: unknown): string[] {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  return is === should ? [] : [`${what}: ${is} instead of ${should}`];
}

async function faultsOfOrder(
  db: Database,
  orderNumber: string,
  { plan: { history, toTransfer }, moved, told }: Pick<Expected, 'moved' | 'told'> & { readonly plan: Plan },
): Promise<string[]> {
  const file = await readOrderFile(db, orderNumber);
  if (file === null) return [`${orderNumber} is gone`];
  const kinds = file.history.map(({ act }) => act.kind);
  const issued = await db.select().from(documents).where(eq(documents.orderNumber, orderNumber));
  const confirmed = await statementsOf(db, orderNumber);
  const parcels = history.filter((kind) => kind === 'sent').map(() => ['LS', 'RE']);
  // Only what was invoiced is credited.
  const notes = parcels.length === 0 ? [] : history.filter((kind) => kind === 'refunded').map(() => 'RK');
  return [
    ...differ('history', kinds.toSorted(), history.toSorted()),
    ...differ('documents', issued.map(({ kind }) => kind).toSorted(), ['KB', ...parcels.flat(), ...notes].toSorted()),
    ...(told
      ? []
      : differ(
          'events',
          (await eventsOf(db, orderNumber)).toSorted(),
          [...kinds.map(eventOfAct), ...confirmed.map(() => 'withdrawal.received')].toSorted(),
        )),
    ...(await faultsOfStatements(db, confirmed)),
    ...differ('mails', (await mailsOf(db, orderNumber)).toSorted(), mailsFor(file).toSorted()),
    ...(await faultsOfMoney(db, moved, file)),
    ...differ(
      'to transfer',
      [file.state.toTransfer, await listedToTransfer(db, orderNumber)],
      [toTransfer, toTransfer],
    ),
  ].map((fault) => `${orderNumber}: ${fault}`);
}

type Statement = typeof withdrawals.$inferSelect;

/** The statements of withdrawal that count. */
function statementsOf(db: Database, orderNumber: string): Promise<Statement[]> {
  const { confirmedAt } = withdrawals;
  return db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.orderNumber, orderNumber), isNotNull(confirmedAt)));
}

/** Each has one receipt, and the first of an order is recorded; a shopper who was interrupted makes another, which finds the order withdrawn. */
async function faultsOfStatements(db: Database, confirmed: readonly Statement[]): Promise<string[]> {
  const ids = new Set(confirmed.map(({ id }) => id));
  const mails = await db.select().from(mailOutbox);
  const receipts = mails.flatMap(({ mail }) =>
    mail.kind === 'withdrawalReceipt' && ids.has(mail.statement.id) ? [mail.statement.id] : [],
  );
  const outcomes = confirmed.map((_, index) => (index === 0 ? 'recorded' : 'refused'));
  return [
    ...differ('receipts', receipts.toSorted(), [...ids].toSorted()),
    ...differ('statements', confirmed.map(({ outcome }) => String(outcome)).toSorted(), outcomes),
  ];
}

async function eventsOf(db: Database, orderNumber: string): Promise<string[]> {
  const rows = await db.select().from(webhookOutbox);
  return rows.flatMap(({ event: { type, data } }) =>
    'ORDER_NUMBER' in data && data.ORDER_NUMBER === orderNumber ? [type] : [],
  );
}

const events: Readonly<Record<string, string>> = {
  authorised: 'payment.authorised',
  paid: 'payment.paid',
  paymentFailed: 'payment.failed',
  refunded: 'payment.refunded',
  refundFailed: 'payment.refund_failed',
  transferred: 'payment.transferred',
  withdrawn: 'withdrawal.entered',
};
const eventOfAct = (kind: string) => events[kind] ?? `order.${kind}`;

async function mailsOf(db: Database, orderNumber: string): Promise<string[]> {
  const mails = await db.select().from(mailOutbox);
  return mails.flatMap(({ mail }) => ('orderNumber' in mail && mail.orderNumber === orderNumber ? [mail.kind] : []));
}

const mailOfAct: Readonly<Record<string, string>> = {
  placed: 'orderConfirmation',
  sent: 'orderSent',
  refunded: 'orderRefunded',
  cancelled: 'orderCancelled',
};

function mailsFor({ history, document: { paymentMethod } }: OrderFile): string[] {
  const ofAct: Readonly<Record<string, string>> = {
    ...mailOfAct,
    ...(!needsProvider(paymentMethod) && { paid: 'orderPaid' }),
    // Where the order has ended, its money was released, and its end has a mail of its own.
    ...(!history.some(({ act }) => act.kind === 'cancelled' || act.kind === 'withdrawn') && {
      paymentFailed: 'orderPaymentFailed',
    }),
  };
  return ['shopOrder', ...history.flatMap(({ act }) => ofAct[act.kind] ?? [])];
}

/** The provider has done what the ledger says, once each, and the order knows of it. */
async function faultsOfMoney(db: Database, moved: MovedAt, file: OrderFile): Promise<string[]> {
  const { state, ledger, document, history } = file;
  if (!needsProvider(document.paymentMethod)) return differ('ledger', ledger.length, 0);
  const carriers = await db.select().from(payments).where(eq(payments.orderNumber, document.orderNumber));
  const all = await Promise.all(carriers.map(({ id }) => moved(db, id)));
  const keys = all.flatMap((one) => one.keys ?? []);
  const sum = (name: 'captured' | 'refunded') => all.reduce((cents, one) => cents + one[name], 0);
  const answers = ledger.map(({ answer }) => answer);
  const refused = history.filter(({ act }) => act.kind === 'authorised').length - 1;
  return [
    // A capture that was refused has made the next payment necessary.
    ...differ('refused', answers.filter((answer) => answer === 'refused').length, refused),
    ...differ('unanswered', answers.filter((answer) => answer !== 'done' && answer !== 'refused').length, 0),
    ...(all.some((one) => one.keys === null)
      ? []
      : differ('requests', keys.toSorted(), ledger.map(({ key }) => key).toSorted())),
    ...differ('captured, refunded', [sum('captured'), sum('refunded')], [state.paid, state.refunded]),
  ];
}

/** The amount by which the lists of transfers have an order. */
async function listedToTransfer(db: Database, orderNumber: string): Promise<number | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.number, orderNumber));
  return order?.toTransfer;
}

async function gapsInDocuments(db: Database): Promise<string[]> {
  const issued = await db.select().from(documents);
  const series = Object.groupBy(
    issued.filter(({ sequence }) => sequence !== null),
    ({ kind, year }) => `${kind} of ${year}`,
  );
  return Object.entries(series).flatMap(([name, all = []]) => {
    const sorted = all.map(({ sequence }) => sequence ?? 0).toSorted((one, other) => one - other);
    return differ(
      `numbers of ${name}`,
      sorted,
      sorted.map((_, index) => index + 1),
    );
  });
}
