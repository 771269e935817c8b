import { eq } from 'drizzle-orm';
import { customers } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import type { Customer } from './customers.ts';
import { findCustomer } from './customers.ts';

type Decided = Pick<Customer, 'educationalInstitution' | 'invoiceCleared'>;
/** Columns that only the operator may set (D13, D23). */
export type Decision = Partial<Decided>;

/** Stores a decision and returns both columns; null when there is no such customer. It applies to open sessions at once. */
export async function decide(db: Database, email: string, decision: Decision): Promise<Decided | null> {
  const customer = await findCustomer(db, email);
  if (customer === null || Object.keys(decision).length === 0) return customer;
  const [decided] = await db.update(customers).set(decision).where(eq(customers.id, customer.id)).returning();
  return decided ?? null;
}
