import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { checkouts } from '../../db/orderSchema.ts';

/** Forgets the answers of the VAT id sandbox, so that none of a trial grants reverse charge once the shop sells (D17, D36). */
export async function forgetVatIdChecks(db: Database): Promise<void> {
  await db
    .update(checkouts)
    .set({ vatIdCheck: 'unknown' })
    .where(inArray(checkouts.vatIdCheck, ['valid', 'invalid']));
}
