import { eq } from 'drizzle-orm';
import { needsProvider } from '@platine/domain/payment/methods.ts';
import type { OrderFile } from '../../src/commands/order/orderFile.ts';
import { readOrderFile } from '../../src/commands/order/orderFile.ts';
import type { Database } from '../../src/db/database.ts';
import { documents } from '../../src/db/documentSchema.ts';
import type { DatabaseLocation } from '../../src/db/location.ts';
import { mailOutbox } from '../../src/db/mailSchema.ts';
import { openDatabase } from '../../src/db/open.ts';
import { payments } from '../../src/db/orderSchema.ts';
import { sandboxRequests } from '../../src/db/sandboxSchema.ts';
import { readOrderBooks } from '../orderBooks.ts';
import type { Plan } from './plan.ts';

type Expected = {
  /** By order number. */
  readonly plans: ReadonlyMap<string, Plan>;
  readonly stock: number;
  readonly sku: number;
};

/** Compares a shop's books with what shoppers and operator have done; each disagreement is a sentence. */
export async function faultsIn(location: DatabaseLocation, { plans, stock, sku }: Expected): Promise<string[]> {
  const { db, close } = await openDatabase(location);
  try {
    const books = await readOrderBooks(db, sku);
    const faults = [
      ...differ('orders', books.orders.toSorted(), [...plans.keys()].toSorted()),
      ...differ('most orders of one session', books.mostOfOneSession, 1),
      ...differ('paid and not placed, open payments', [books.paidNotPlaced, books.openPayments], [0, 0]),
      ...differ('pieces', books.stock + books.sold + books.setAside, stock),
    ];
    for (const [orderNumber, plan] of plans) faults.push(...(await faultsOfOrder(db, orderNumber, plan)));
    return [...faults, ...(await gapsInDocuments(db))];
  } finally {
    await close();
  }
}

function differ(what: string, found: unknown, expected: unknown): string[] {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  return is === should ? [] : [`${what}: ${is} instead of ${should}`];
}

async function faultsOfOrder(db: Database, orderNumber: string, { history }: Plan): Promise<string[]> {
  const file = await readOrderFile(db, orderNumber);
  if (file === null) return [`${orderNumber} is gone`];
  const kinds = file.history.map(({ act }) => act.kind);
  const issued = await db.select().from(documents).where(eq(documents.orderNumber, orderNumber));
  const parcels = history.filter((kind) => kind === 'sent').map(() => ['LS', 'RE']);
  // Only what was invoiced is credited.
  const notes = parcels.length === 0 ? [] : history.filter((kind) => kind === 'refunded').map(() => 'RK');
  return [
    ...differ('history', kinds.toSorted(), history.toSorted()),
    ...differ('documents', issued.map(({ kind }) => kind).toSorted(), ['KB', ...parcels.flat(), ...notes].toSorted()),
    ...differ('mails', (await mailsOf(db, orderNumber)).toSorted(), mailsFor(file).toSorted()),
    ...(await faultsOfMoney(db, file)),
  ].map((fault) => `${orderNumber}: ${fault}`);
}

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
  };
  return ['shopOrder', ...history.flatMap(({ act }) => ofAct[act.kind] ?? [])];
}

/** The provider has done what the ledger says, once each, and the order knows of it. */
async function faultsOfMoney(db: Database, { state, ledger, document }: OrderFile): Promise<string[]> {
  if (!needsProvider(document.paymentMethod)) return differ('ledger', ledger.length, 0);
  const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, document.orderNumber));
  const asked = payment === undefined ? [] : await requestsOf(db, payment.id);
  const done = asked.filter(({ refusal }) => refusal === null);
  const sum = (kind: string) => done.reduce((all, one) => (one.kind === kind ? all + one.cents : all), 0);
  return [
    ...differ('unanswered or refused', ledger.filter(({ answer }) => answer !== 'done').length, 0),
    ...differ('requests', asked.map(({ key }) => key).toSorted(), ledger.map(({ key }) => key).toSorted()),
    ...differ('captured, refunded', [sum('capture'), sum('refund')], [state.paid, state.refunded]),
  ];
}

const requestsOf = (db: Database, paymentId: string) =>
  db.select().from(sandboxRequests).where(eq(sandboxRequests.paymentId, paymentId));

async function gapsInDocuments(db: Database): Promise<string[]> {
  const issued = await db.select().from(documents);
  return (['RE', 'LS', 'RK'] as const).flatMap((kind) => {
    const numbers = issued.filter((one) => one.kind === kind).map(({ sequence }) => sequence ?? 0);
    const sorted = numbers.toSorted((one, other) => one - other);
    return differ(
      `numbers of ${kind}`,
      sorted,
      sorted.map((_, index) => index + 1),
    );
  });
}
