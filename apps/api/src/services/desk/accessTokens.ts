import { asc, eq } from 'drizzle-orm';
import type { DeskActor } from '@platine/domain/desk/operator.ts';
import type { Database } from '../../db/database.ts';
import { accessTokens } from '../../db/deskSchema.ts';
import { dayMs } from '../../time/clock.ts';
import { hashToken, newSessionToken } from '../sessionToken.ts';
import type { Moment } from '../visitor.ts';
import { deskKey } from './deskKey.ts';
import { isNameTaken, nameKey } from './operators.ts';

export type AccessTokenRow = typeof accessTokens.$inferSelect;

/**
 * Makes the token of a program, such as an ERP, which is valid for so many days; null when the name is taken. Only its hash is stored. It begins with the
 * desk's key, so that a forged one is refused as an unknown path is, without a query (record 0146).
 */
export async function addAccessToken(
  { db, now }: Moment,
  { name, tasks, days }: DeskActor & { readonly days: number },
): Promise<string | null> {
  if (await isNameTaken(db, name)) return null;
  const token = `${await deskKey(db)}.${newSessionToken()}`;
  const row = { name, nameKey: nameKey(name), hash: hashToken(token), tasks: [...tasks] };
  const added = await db
    .insert(accessTokens)
    .values({ ...row, createdAt: now, expiresAt: new Date(now.getTime() + days * dayMs) })
    .onConflictDoNothing()
    .returning();
  return added.length > 0 ? token : null;
}

export async function listAccessTokens(db: Database): Promise<AccessTokenRow[]> {
  return db.select().from(accessTokens).orderBy(asc(accessTokens.nameKey));
}

/** Takes a program's token away. Its acts keep its name. Answers whether there was one. */
export async function removeAccessToken(db: Database, name: string): Promise<boolean> {
  const removed = await db
    .delete(accessTokens)
    .where(eq(accessTokens.nameKey, nameKey(name)))
    .returning();
  return removed.length > 0;
}

/** The desk's key that a token begins with. */
export function keyOfToken(token: string): string {
  const [key = ''] = token.split('.');
  return key;
}

const hourMs = 3_600_000;

/** The program of a token; null for one that opens nothing (any more). */
export async function programOf({ db, now }: Moment, token: string): Promise<DeskActor | null> {
  const isToken = eq(accessTokens.hash, hashToken(token));
  const [found] = await db.select().from(accessTokens).where(isToken);
  if (found === undefined || found.expiresAt <= now) return null;
  if (found.lastUsedAt === null || now.getTime() - found.lastUsedAt.getTime() > hourMs)
    await db.update(accessTokens).set({ lastUsedAt: now }).where(isToken);
  return { name: found.name, tasks: found.tasks };
}
