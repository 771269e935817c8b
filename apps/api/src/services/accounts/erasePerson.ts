import { and, eq, inArray, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import { customers, newsletterSubscriptions, passwordRequests } from '../../db/accountSchema.ts';
import { stockAlerts } from '../../db/stockAlertSchema.ts';
import type { Database } from '../../db/database.ts';
import { documents } from '../../db/documentSchema.ts';
import { mailOutbox } from '../../db/mailSchema.ts';
import { payments } from '../../db/orderSchema.ts';
import { sessions } from '../../db/schema.ts';
import { questions } from '../../db/questionSchema.ts';
import { withdrawals } from '../../db/withdrawalSchema.ts';
import { keptUntil } from '../expiry.ts';
import { questionsOf } from '../questions.ts';
import type { Acting } from './customerActs.ts';
import { enterCustomerAct, removeCustomerActs } from './customerActs.ts';
import type { Person } from './personalData.ts';
import { findPerson, mailsOf, withdrawalsOf } from './personalData.ts';

/** An order that the law keeps, and the last day (YYYY-MM-DD) on which it does. */
export type KeptOrder = { readonly number: string; readonly until: string };

/** Removed and kept data of an erasure, or the reason why nothing was erased. */
export type Erasure =
  | { readonly kind: 'erased'; readonly account: boolean; readonly visits: number; readonly kept: readonly KeptOrder[] }
  /** Orders or a payment that are not finished need their customer. */
  | { readonly kind: 'unfinished'; readonly orders: readonly string[]; readonly paying: boolean };

/**
 * Erases a person's account, logins, address book, visits with their carts, newsletter, questions and mails (GDPR, art. 17), all or nothing. Orders and their
 * documents stay for as long as the law keeps them (art. 17 (3) (b)), without the account, and confirmed withdrawals with them; and the log says who has
 * erased, and why. Without somebody who acts nothing is changed.
 */
export function erasePerson(db: Database, email: string, acting: Acting | null): Promise<Erasure> {
  return db.transaction(async (tx) => {
    const person = await findPerson(tx, email);
    const unfinished = person.orders.filter(({ need }) => need !== null).map(({ number }) => number);
    const paying = await isPaying(tx, person);
    if (unfinished.length > 0 || paying) return { kind: 'unfinished', orders: unfinished, paying };
    if (acting !== null) {
      await remove(tx, person);
      await enterCustomerAct(tx, person, { kind: 'erased', ...acting });
    }
    const { customer, sessionKeys } = person;
    return {
      kind: 'erased',
      account: customer !== null,
      visits: sessionKeys.length,
      kept: await keptOrders(tx, person),
    };
  });
}

/** Payments of the person's visits, and further ones of the person's orders. */
const ofPerson = ({ sessionKeys, orders }: Person) =>
  or(
    inArray(payments.sessionKey, [...sessionKeys]),
    inArray(
      payments.paysFor,
      orders.map(({ number }) => number),
    ),
  );

/** Whether money may still move for no order: the shop asks the provider about such a payment. */
async function isPaying(tx: Database, person: Person): Promise<boolean> {
  const { orderNumber, state, refund, cancelAt } = payments;
  const open = or(inArray(state, ['draft', 'pending', 'authorised']), eq(refund, 'due'), isNotNull(cancelAt));
  return (await tx.$count(payments, and(ofPerson(person), isNull(orderNumber), open))) > 0;
}

async function remove(tx: Database, person: Person): Promise<void> {
  const { key, customer, sessionKeys } = person;
  await tx.delete(payments).where(and(ofPerson(person), isNull(payments.orderNumber)));
  await tx.delete(sessions).where(inArray(sessions.tokenHash, [...sessionKeys]));
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.emailKey, key));
  await tx.delete(stockAlerts).where(eq(stockAlerts.emailKey, key));
  await tx.delete(passwordRequests).where(eq(sql`lower(${passwordRequests.email})`, key));
  await tx.delete(mailOutbox).where(mailsOf(key));
  await tx.delete(questions).where(questionsOf(key));
  await tx.delete(withdrawals).where(and(withdrawalsOf(key), isNull(withdrawals.confirmedAt)));
  await removeCustomerActs(tx, person);
  if (customer !== null) await tx.delete(customers).where(eq(customers.id, customer.id));
}

async function keptOrders(tx: Database, { orders }: Person): Promise<KeptOrder[]> {
  const { orderNumber, issuedAt } = documents;
  const numbers = orders.map(({ number }) => number);
  const issued = await tx
    .select({ orderNumber, latest: max(issuedAt) })
    .from(documents)
    .where(inArray(orderNumber, numbers))
    .groupBy(orderNumber);
  return orders.map(({ number, placedAt }) => {
    const latest = issued.find((entry) => entry.orderNumber === number)?.latest ?? placedAt;
    return { number, until: keptUntil(latest > placedAt ? latest : placedAt) };
  });
}
