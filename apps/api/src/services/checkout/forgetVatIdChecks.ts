import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { checkouts } from '../../db/orderSchema.ts';

/**
 * Forgets the answers of the VAT id sandbox, so that none of a trial grants reverse charge once the shop sells (D17, D36). A shop that checks ids keeps
 * those with a consultation number, which no sandbox gives.
 */
export async function forgetVatIdChecks(db: Database, { keepProven }: { readonly keepProven: boolean }): Promise<void> {
  const { vatIdCheck, vatIdProof } = checkouts;
  const decided = inArray(vatIdCheck, ['valid', 'invalid']);
  await db
    .update(checkouts)
    .set({ vatIdCheck: 'unknown', vatIdProof: null })
    .where(keepProven ? and(decided, isNull(vatIdProof)) : decided);
}
