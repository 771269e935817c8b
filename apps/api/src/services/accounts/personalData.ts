import { eq, inArray, or, sql } from 'drizzle-orm';
import { emailKey } from '@platine/domain/customer/account.ts';
import { customers, newsletterSubscriptions } from '../../db/accountSchema.ts';
import { stockAlerts } from '../../db/stockAlertSchema.ts';
import type { Database } from '../../db/database.ts';
import { documents } from '../../db/documentSchema.ts';
import { mailOutbox } from '../../db/mailSchema.ts';
import { orderHistory } from '../../db/orderHistorySchema.ts';
import { checkouts, customerAddresses, orderEmail, orders } from '../../db/orderSchema.ts';
import { cartPositions, sessions } from '../../db/schema.ts';
import { questions } from '../../db/questionSchema.ts';
import { withdrawals } from '../../db/withdrawalSchema.ts';
import { numbersOf } from '../lists/ownNumbers.ts';
import { listsOf } from '../lists/storedLists.ts';
import { questionsOf } from '../questions.ts';
import { quotesOf } from '../quotes/storedQuotes.ts';
import type { Acting } from './customerActs.ts';
import { actsOf, enterCustomerAct, readCustomerActs } from './customerActs.ts';

/** A person as the shop knows them: an account and its session, or the sessions of a guest with that e-mail, and the orders of both. */
export type Person = {
  readonly key: string;
  readonly customer: typeof customers.$inferSelect | null;
  readonly sessionKeys: readonly string[];
  /** The oldest order first. */
  readonly orders: readonly (typeof orders.$inferSelect)[];
};

/** Finds everything that belongs to an e-mail, with or without an account. */
export async function findPerson(db: Database, email: string): Promise<Person> {
  const key = emailKey(email);
  const [customer = null] = await db.select().from(customers).where(eq(customers.emailKey, key));
  const ofCustomer = customer?.id ?? -1;
  const found = await db
    .select({ key: sessions.tokenHash })
    .from(sessions)
    .where(or(eq(sessions.customerId, ofCustomer), eq(sql`lower(${sessions.email})`, key)));
  const ordered = await db
    .select()
    .from(orders)
    .where(or(eq(orders.customerId, ofCustomer), eq(orderEmail(orders.document), key)))
    .orderBy(orders.placedAt);
  return { key, customer, sessionKeys: found.map((session) => session.key), orders: ordered };
}

/** `readPersonalData`, and the log then has who has read it. */
export function exportPersonalData(db: Database, email: string, acting: Acting): Promise<object | null> {
  return db.transaction(async (tx) => {
    const data = await readPersonalData(tx, email);
    if (data !== null) await enterCustomerAct(tx, await findPerson(tx, email), { kind: 'exported', ...acting });
    return data;
  });
}

/** Acts about one person that an export has. */
const mostActs = 1000;

/** Everything that the shop keeps about a person (GDPR, art. 15 and 20), without secrets such as the password's hash; null when it keeps nothing. */
export async function readPersonalData(db: Database, email: string): Promise<object | null> {
  const person = await findPerson(db, email);
  const { key, customer, sessionKeys } = person;
  const [subscription] = await db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.emailKey, key));
  const mails = await db.select().from(mailOutbox).where(mailsOf(key));
  const stated = await db.select().from(withdrawals).where(withdrawalsOf(key));
  const asked = await db.select().from(questions).where(questionsOf(key));
  const alerts = await db.select().from(stockAlerts).where(eq(stockAlerts.emailKey, key));
  const numbers = person.orders.map(({ number }) => number);
  const acts = await readCustomerActs(db, actsOf(customer?.id ?? null, numbers), mostActs);
  const found = [customer ?? [], sessionKeys, person.orders, subscription ?? [], mails, stated, asked, alerts];
  if (found.flat().length === 0) return null;
  return {
    account: customer && withoutSecrets(customer),
    addresses: await readAddresses(db, person),
    visits: await readVisits(db, sessionKeys),
    orders: await readOrders(db, person),
    acts: acts.map(({ at, kind, why, school, invoice }) => ({ at, kind, why, school, invoice })),
    newsletter: subscription ? withoutSecrets(subscription) : null,
    withdrawals: stated.map(({ id: _id, ...statement }) => statement),
    questions: asked.map(({ request, createdAt, answer, closedAt }) => ({ ...request, createdAt, answer, closedAt })),
    ...(await readKept(db, customer?.id ?? -1)),
    stockAlerts: alerts.map(({ hash: _hash, emailKey: _key, ...alert }) => alert),
    mails: mails.map(({ mail: { kind }, createdAt, sentAt, recipient }) => ({ kind, recipient, createdAt, sentAt })),
  };
}

/** The things that a customer keeps in the account; empty lists for a guest. */
async function readKept(db: Database, customerId: number) {
  return {
    lists: await listsOf(db, customerId),
    ownNumbers: await numbersOf(db, customerId),
    quotes: await quotesOf(db, customerId),
  };
}

/** Mails to a person, and messages to the shop that the person has written. */
export function mailsOf(key: string) {
  const { recipient, mail } = mailOutbox;
  const writtenIn = (part: 'request' | 'statement') => eq(sql`lower(${mail} -> ${part} ->> 'email')`, key);
  return or(eq(sql`lower(${recipient})`, key), writtenIn('request'), writtenIn('statement'));
}

/** Statements of withdrawal that a person has entered. */
export function withdrawalsOf(key: string) {
  return eq(sql`lower(${withdrawals.email})`, key);
}

/** Hashes and internal keys tell a person nothing, and open something; the search's text says the rest again. */
function withoutSecrets(row: object): object {
  const secret = new Set(['passwordHash', 'hash', 'emailKey', 'tokenHash', 'searchText']);
  return Object.fromEntries(Object.entries(row).filter(([name]) => !secret.has(name)));
}

async function readAddresses(db: Database, { customer, sessionKeys }: Person) {
  const [book] = await db
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customer?.id ?? -1));
  const guests = await db
    .select()
    .from(checkouts)
    .where(inArray(checkouts.sessionKey, [...sessionKeys]));
  return { account: book?.addresses ?? null, checkouts: guests.map(({ addresses }) => addresses) };
}

async function readVisits(db: Database, sessionKeys: readonly string[]) {
  const keys = [...sessionKeys];
  const found = await db.select().from(sessions).where(inArray(sessions.tokenHash, keys));
  const positions = await db.select().from(cartPositions).where(inArray(cartPositions.tokenHash, keys));
  return found.map((session) => ({
    ...withoutSecrets(session),
    cart: positions
      .filter(({ tokenHash }) => tokenHash === session.tokenHash)
      .map(({ sku, amount, note }) => ({ sku, amount, note })),
  }));
}

async function readOrders(db: Database, person: Person) {
  const numbers = person.orders.map(({ number }) => number);
  const acts = await db
    .select()
    .from(orderHistory)
    .where(inArray(orderHistory.orderNumber, numbers))
    .orderBy(orderHistory.position);
  const issued = await db.select().from(documents).where(inArray(documents.orderNumber, numbers));
  return person.orders.map(({ number, document, language, payBy }) => ({
    ...document,
    language,
    payBy,
    history: acts.filter(({ orderNumber }) => orderNumber === number).map(({ at, act }) => ({ at, act })),
    documents: issued
      .filter(({ orderNumber }) => orderNumber === number)
      .map((entry) => ({ number: entry.number, kind: entry.kind, issuedAt: entry.issuedAt })),
  }));
}
