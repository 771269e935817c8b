import { asc, eq } from 'drizzle-orm';
import type { Operator, OperatorRole } from '@platine/domain/desk/operator.ts';
import { deskLinkHours } from '@platine/domain/desk/operator.ts';
import type { Database } from '../../db/database.ts';
import { accessTokens, operatorLinks, operators, operatorSessions } from '../../db/deskSchema.ts';
import { hashToken, newSessionToken } from '../sessionToken.ts';
import type { Moment } from '../visitor.ts';
import { deskKey } from './deskKey.ts';
import { newTotpSecret } from './totp.ts';

export type OperatorRow = typeof operators.$inferSelect;

/** Names are told apart without their case. */
export const nameKey = (name: string) => name.toLowerCase();

export async function findOperator(db: Database, name: string): Promise<OperatorRow | null> {
  const [found] = await db
    .select()
    .from(operators)
    .where(eq(operators.nameKey, nameKey(name)));
  return found ?? null;
}

/** Whether an operator or an access token has a name: histories must say which of them it was. */
export async function isNameTaken(db: Database, name: string): Promise<boolean> {
  const [token] = await db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.nameKey, nameKey(name)));
  return token !== undefined || (await findOperator(db, name)) !== null;
}

/** Adds an operator, who cannot sign in before they have opened their link (`newDeskLink`); null when the name is taken. */
export async function addOperator({ db, now }: Moment, { name, role }: Operator): Promise<OperatorRow | null> {
  if (await isNameTaken(db, name)) return null;
  const [added] = await db
    .insert(operators)
    .values({ name, nameKey: nameKey(name), role, totpSecret: newTotpSecret(), createdAt: now })
    .onConflictDoNothing()
    .returning();
  return added ?? null;
}

export async function listOperators(db: Database): Promise<OperatorRow[]> {
  return db.select().from(operators).orderBy(asc(operators.nameKey));
}

/** Removes an operator with all sessions and links. What they did keeps their name. Answers whether there was one. */
export async function removeOperator(db: Database, name: string): Promise<boolean> {
  const removed = await db
    .delete(operators)
    .where(eq(operators.nameKey, nameKey(name)))
    .returning();
  return removed.length > 0;
}

/** Gives an operator another role, which holds from the next call on. Answers whether there was one. */
export async function changeRole(db: Database, name: string, role: OperatorRole): Promise<boolean> {
  const changed = await db
    .update(operators)
    .set({ role })
    .where(eq(operators.nameKey, nameKey(name)))
    .returning();
  return changed.length > 0;
}

/** Ends all sessions and open links of an operator, such as for a lost phone. Answers how many sessions; null without such an operator. */
export async function revokeSessions(db: Database, name: string): Promise<number | null> {
  const operator = await findOperator(db, name);
  if (operator === null) return null;
  await db.delete(operatorLinks).where(eq(operatorLinks.operatorId, operator.id));
  const ended = await db.delete(operatorSessions).where(eq(operatorSessions.operatorId, operator.id)).returning();
  return ended.length;
}

/**
 * Takes password and authenticator from an operator, for another link with which they choose new ones. Their sessions go on until then. Null without
 * such an operator.
 */
export async function resetOperator(db: Database, name: string): Promise<OperatorRow | null> {
  const [reset] = await db
    .update(operators)
    .set({ passwordHash: null, totpSecret: newTotpSecret(), totpStep: 0 })
    .where(eq(operators.nameKey, nameKey(name)))
    .returning();
  return reset ?? null;
}

type LinkFor = { readonly operatorId: number; readonly onThisMachine: boolean };

/**
 * The path of a new link to the desk, which opens it once. Its token stands after the #, so that no server logs it. It replaces earlier links of the
 * operator.
 */
export async function newDeskLink({ db, now }: Moment, { operatorId, onThisMachine }: LinkFor): Promise<string> {
  const token = newSessionToken();
  const expiresAt = new Date(now.getTime() + deskLinkHours * 3_600_000);
  await db.delete(operatorLinks).where(eq(operatorLinks.operatorId, operatorId));
  await db.insert(operatorLinks).values({ hash: hashToken(token), operatorId, onThisMachine, expiresAt });
  return `/desk/enter/${await deskKey(db)}#${token}`;
}

/** The operator that a link of `npm start` signs in. */
export const ownerName = 'owner';

/** The path of a link that signs in at once, for who has started the shop on this machine. */
export async function ownerLink(moment: Moment): Promise<string> {
  const known = await findOperator(moment.db, ownerName);
  const owner = known ?? (await addOperator(moment, { name: ownerName, role: 'everything' }));
  if (owner === null) throw new Error('The owner of the desk vanished.');
  return newDeskLink(moment, { operatorId: owner.id, onThisMachine: true });
}
