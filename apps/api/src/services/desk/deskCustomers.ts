import { and, desc, eq, like } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { personKeyOf } from '@platine/domain/desk/customerAct.ts';
import type {
  DeskCustomer,
  DeskCustomerAct,
  DeskCustomerEntry,
  DeskVatProof,
} from '@platine/domain/desk/deskCustomer.ts';
import { customerActs, customerOrders, customerPageSize } from '@platine/domain/desk/deskCustomer.ts';
import { searchWords } from '@platine/domain/desk/deskList.ts';
import { customers } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { findOrder } from '../../db/findOrder.ts';
import type { orders } from '../../db/orderSchema.ts';
import { likeText } from '../../db/likeText.ts';
import { actsOf, readCustomerActs } from '../accounts/customerActs.ts';
import { findPerson } from '../accounts/personalData.ts';
import { entryOf } from './deskOrders.ts';

/** A page of accounts, the newest first. */
export async function searchCustomers(
  db: Database,
  { text, skip }: { readonly text: string; readonly skip: number },
): Promise<{ readonly customers: DeskCustomerEntry[]; readonly count: number }> {
  const found = and(...searchWords(text).map((word) => like(customers.searchText, likeText(word))));
  const [rows, count] = await Promise.all([
    db.select().from(customers).where(found).orderBy(desc(customers.id)).limit(customerPageSize).offset(skip),
    db.$count(customers, found),
  ]);
  return { customers: rows.map(accountOf), count };
}

function accountOf(row: typeof customers.$inferSelect): DeskCustomerEntry {
  const { id, email, company, firstName, lastName, customerType, country } = row;
  return {
    id,
    email,
    name: company === '' ? `${firstName} ${lastName}`.trim() : company,
    customerType,
    country,
    school: row.educationalInstitution,
    invoice: row.invoiceCleared,
  };
}

/** The e-mail of the person whom the desk names by a number. Throws NotFoundException. */
export async function emailOfPerson(db: Database, person: string): Promise<string> {
  const email = await findEmail(db, person);
  if (email === null) throw new BusinessFailure('NotFoundException', 'There is no such customer.');
  return email;
}

async function findEmail(db: Database, person: string): Promise<string | null> {
  const key = personKeyOf(person);
  if (key.kind === 'order') return (await findOrder(db, key.orderNumber))?.email ?? null;
  const [found] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, key.id));
  return found?.email ?? null;
}

/** A person with the newest of their orders; of an erased account the acts alone. Throws NotFoundException. */
export async function readDeskCustomer(db: Database, person: string): Promise<DeskCustomer> {
  const email = await findEmail(db, person);
  if (email === null) return readErased(db, person);
  const { customer, orders: ordered } = await findPerson(db, email);
  const numbers = ordered.map(({ number }) => number);
  const newest = ordered.toReversed().slice(0, customerOrders);
  const acts = await readCustomerActs(db, actsOf(customer?.id ?? null, numbers), customerActs);
  return {
    email: customer?.email ?? email,
    account:
      customer === null
        ? null
        : { ...accountOf(customer), vatId: customer.vatId, activated: customer.activatedAt !== null },
    acts: acts.map(actOf),
    proofs: newest.flatMap(proofOf),
    orders: newest.map(entryOf),
  };
}

async function readErased(db: Database, person: string): Promise<DeskCustomer> {
  const key = personKeyOf(person);
  const acts = key.kind === 'order' ? [] : await readCustomerActs(db, actsOf(key.id, []), customerActs);
  if (acts.length === 0) throw new BusinessFailure('NotFoundException', 'There is no such customer.');
  return { email: '', account: null, acts: acts.map(actOf), proofs: [], orders: [] };
}

type ActRow = Awaited<ReturnType<typeof readCustomerActs>>[number];

function actOf({ id, at, by, why, kind, school, invoice }: ActRow): DeskCustomerAct {
  return { id, at: at.toISOString(), by, why, kind, school, invoice };
}

function proofOf({ number: orderNumber, document: { vatId, vatIdProof } }: typeof orders.$inferSelect): DeskVatProof[] {
  if (vatId === null || vatIdProof === undefined) return [];
  const { number, checkedAt } = vatIdProof;
  return [{ orderNumber, vatId, number, checkedAt: new Date(checkedAt).toISOString() }];
}
