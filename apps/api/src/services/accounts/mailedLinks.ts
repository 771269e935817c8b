import { and, eq, gt, lte } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { mailedLinks } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { hashToken, newSessionToken } from '../sessionToken.ts';

type Purpose = (typeof mailedLinks.$inferSelect)['purpose'];
export type LinkFor = {
  readonly purpose: Purpose;
  readonly customerId: number;
  readonly sessionKey?: string | null;
  readonly expiresAt: Date;
};

/**
 * Makes a link's hash. The mail alone has it, the database has its digest. Earlier links stay: otherwise a stranger could end the one that the owner
 * is about to open, by asking for another (D32).
 */
export async function newMailedLink(
  tx: Database,
  { purpose, customerId, sessionKey = null, expiresAt }: LinkFor,
): Promise<string> {
  const hash = newSessionToken();
  await tx.insert(mailedLinks).values({ hash: hashToken(hash), purpose, customerId, sessionKey, expiresAt });
  return hash;
}

/** Ends all links of a customer for a purpose that is fulfilled. */
export async function endMailedLinks(tx: Database, customerId: number, purpose: Purpose): Promise<void> {
  await tx.delete(mailedLinks).where(and(eq(mailedLinks.customerId, customerId), eq(mailedLinks.purpose, purpose)));
}

export type RedeemedLink = { readonly customerId: number; readonly sessionKey: string | null };

/** Redeems a link and returns its customer and its session. Throws HashInvalidException when it is unknown, used or expired (D32). */
export async function redeemMailedLink(
  tx: Database,
  { hash, purpose, now }: { readonly hash: string; readonly purpose: Purpose; readonly now: Date },
): Promise<RedeemedLink> {
  const [used] = await tx
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.hash, hashToken(hash)), eq(mailedLinks.purpose, purpose), gt(mailedLinks.expiresAt, now)))
    .returning({ customerId: mailedLinks.customerId, sessionKey: mailedLinks.sessionKey });
  const { customerId = null, sessionKey = null } = used ?? {};
  if (customerId === null) throw new BusinessFailure('HashInvalidException', 'The link is unknown, used or too old.');
  return { customerId, sessionKey };
}

export async function removeOldLinks(db: Database, now: Date): Promise<void> {
  await db.delete(mailedLinks).where(lte(mailedLinks.expiresAt, now));
}
