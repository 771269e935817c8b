import type { SQL } from 'drizzle-orm';
import { and, desc, eq, inArray, ne, or } from 'drizzle-orm';
import type { customers } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { customerActs } from '../../db/customerActSchema.ts';
import type { orders } from '../../db/orderSchema.ts';

/** The person who acts, and when. */
export type Acting = { readonly by: string; readonly why: string; readonly at: Date };

type Act = Pick<typeof customerActs.$inferInsert, 'kind' | 'school' | 'invoice'>;
type Named = {
  readonly customer: Pick<typeof customers.$inferSelect, 'id'> | null;
  /** The oldest first. */
  readonly orders: readonly Pick<typeof orders.$inferSelect, 'number'>[];
};

/** Writes an act about a person into the log. */
export async function enterCustomerAct(tx: Database, { customer, orders }: Named, act: Act & Acting): Promise<void> {
  const { kind, school = null, invoice = null, by, why, at } = act;
  const customerId = customer?.id ?? null;
  const orderNumber = customerId === null ? (orders.at(-1)?.number ?? null) : null;
  await tx.insert(customerActs).values({ customerId, orderNumber, by, why, at, kind, school, invoice });
}

/** Acts about an account, or about the guest of these orders. */
export function actsOf(customerId: number | null, orderNumbers: readonly string[]): SQL | undefined {
  const ofOrders = inArray(customerActs.orderNumber, [...orderNumbers]);
  return customerId === null ? ofOrders : or(eq(customerActs.customerId, customerId), ofOrders);
}

type CustomerActRow = typeof customerActs.$inferSelect;

/** The newest first, at most so many. */
export function readCustomerActs(db: Database, condition: SQL | undefined, most: number): Promise<CustomerActRow[]> {
  return db.select().from(customerActs).where(condition).orderBy(desc(customerActs.id)).limit(most);
}

/** The newest decision about an account; null without one. */
export async function newestDecision(db: Database, customerId: number): Promise<CustomerActRow | null> {
  const isDecision = and(eq(customerActs.customerId, customerId), eq(customerActs.kind, 'decided'));
  return (await readCustomerActs(db, isDecision, 1))[0] ?? null;
}

/** Removes the log about a person, except that they were erased. */
export async function removeCustomerActs(tx: Database, { customer, orders }: Named): Promise<void> {
  const numbers = orders.map(({ number }) => number);
  await tx.delete(customerActs).where(and(actsOf(customer?.id ?? null, numbers), ne(customerActs.kind, 'erased')));
}
