import { desc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { cartPositions, products, sessions } from '../src/db/schema.ts';

/** SKUs that no catalogue of a test has. */
const firstSku = 990_000_001;

/**
 * Fills the cart of the session that was written last with `count` products that are no longer sold, as if the shopper had many products. Returns a
 * function that undoes it.
 */
export async function fillCart(db: Database, count: number): Promise<() => Promise<void>> {
  const skus = Array.from({ length: count }, (_, index) => firstSku + index);
  const [product] = await db.select().from(products).limit(1);
  const [session] = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .orderBy(desc(sql`${sessions}.xmin::text::bigint`))
    .limit(1);
  if (product === undefined || session === undefined) throw new Error('There is no product, or no session.');
  await db.insert(products).values(skus.map((sku) => ({ ...product, sku, withdrawn: true })));
  await db.insert(cartPositions).values(skus.map((sku) => ({ ...session, sku, amount: 1 })));
  return async () => {
    await db.delete(cartPositions).where(inArray(cartPositions.sku, skus));
    await db.delete(products).where(inArray(products.sku, skus));
  };
}
