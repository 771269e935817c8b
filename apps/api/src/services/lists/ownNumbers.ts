import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { OwnNumber } from '@platine/domain/lists/ownNumber.ts';
import { hasRoomFor, mostOwnNumbers } from '@platine/domain/lists/ownNumber.ts';
import { customers } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { chunks } from '../../db/chunks.ts';
import { ownNumbers } from '../../db/listSchema.ts';
import { products } from '../../db/schema.ts';
import type { TokenHolder } from '../accounts/customers.ts';
import { currentCustomer, requireCustomer } from '../accounts/customers.ts';

/** The numbers that the account has given to products, by number. Throws NotLoggedInException. */
export async function readOwnNumbers(caller: TokenHolder): Promise<OwnNumber[]> {
  return numbersOf(caller.db, (await requireCustomer(caller)).id);
}

/** The same; a guest has none. */
export async function ownNumbersOf(caller: TokenHolder): Promise<OwnNumber[]> {
  const customer = await currentCustomer(caller);
  return customer === null ? [] : numbersOf(caller.db, customer.id);
}

export function numbersOf(db: Database, customerId: number): Promise<OwnNumber[]> {
  const { sku, number } = ownNumbers;
  return db
    .select({ sku, number })
    .from(ownNumbers)
    .where(eq(ownNumbers.customerId, customerId))
    .orderBy(asc(number), asc(sku));
}

/**
 * Gives products their numbers, or takes them away ('' as the number). Answers the SKUs that the shop has never had: they are left out. Throws
 * NotLoggedInException and ListFullException.
 */
export async function setOwnNumbers(caller: TokenHolder, wanted: readonly OwnNumber[]): Promise<number[]> {
  const { id: customerId } = await requireCustomer(caller);
  const numbers = new Map(wanted.map(({ sku, number }) => [sku, number.trim()]));
  return caller.db.transaction(async (tx) => {
    // Two requests at once could both find room.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
    if (!hasRoomFor(await numbersOf(tx, customerId), wanted))
      throw new BusinessFailure('ListFullException', `An account has ${mostOwnNumbers} numbers of its own.`);
    const skus = [...numbers.keys()];
    const found = await tx.select({ sku: products.sku }).from(products).where(inArray(products.sku, skus));
    const known = new Set(found.map(({ sku }) => sku));
    const removed = skus.filter((sku) => numbers.get(sku) === '');
    await tx.delete(ownNumbers).where(and(eq(ownNumbers.customerId, customerId), inArray(ownNumbers.sku, removed)));
    const rows = [...numbers].flatMap(([sku, number]) =>
      number === '' || !known.has(sku) ? [] : [{ customerId, sku, number }],
    );
    for (const some of chunks(rows))
      await tx
        .insert(ownNumbers)
        .values(some)
        .onConflictDoUpdate({
          target: [ownNumbers.customerId, ownNumbers.sku],
          set: { number: sql`excluded.number` },
        });
    return skus.filter((sku) => !known.has(sku));
  });
}
