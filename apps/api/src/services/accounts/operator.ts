import { eq } from 'drizzle-orm';
import { emailKey } from '@platine/domain/customer/account.ts';
import type { DecisionResult } from '@platine/domain/desk/customerAct.ts';
import { customers } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import type { Acting } from './customerActs.ts';
import { enterCustomerAct, newestDecision } from './customerActs.ts';
import type { Customer } from './customers.ts';

type Decided = Pick<Customer, 'educationalInstitution' | 'invoiceCleared'>;
/** Columns that only the operator may set (D13, D23). */
export type Decision = Partial<Decided>;

type Deciding = Acting & {
  readonly decision: Decision;
  /** Number of the newest decision that the operator has seen: a later one is a conflict. Null overrules it. */
  readonly seen: number | null;
};

/** Stores a decision and returns both columns; null when there is no such customer. It applies to open sessions at once. */
export function decide(
  db: Database,
  email: string,
  { decision, seen, ...acting }: Deciding,
): Promise<(Decided & { readonly result: DecisionResult }) | null> {
  return db.transaction(async (tx) => {
    // Locked, so that of two operators the second sees what the first has decided.
    const isCustomer = eq(customers.emailKey, emailKey(email));
    const [customer] = await tx.select().from(customers).where(isCustomer).for('update');
    if (customer === undefined || customer.activatedAt === null) return null;
    const { educationalInstitution: school, invoiceCleared: invoice } = customer;
    const { educationalInstitution = school, invoiceCleared = invoice } = decision;
    if (educationalInstitution === school && invoiceCleared === invoice)
      return { result: 'done', educationalInstitution, invoiceCleared };
    const newest = seen === null ? null : await newestDecision(tx, customer.id);
    if (newest !== null && newest.id !== seen)
      return { result: 'conflict', educationalInstitution: school, invoiceCleared: invoice };
    await tx.update(customers).set({ educationalInstitution, invoiceCleared }).where(eq(customers.id, customer.id));
    const decided = { kind: 'decided', school: educationalInstitution, invoice: invoiceCleared } as const;
    await enterCustomerAct(tx, { customer, orders: [] }, { ...decided, ...acting });
    return { result: 'done', educationalInstitution, invoiceCleared };
  });
}
