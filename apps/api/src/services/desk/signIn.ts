import { and, eq, gt, lte, or } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Operator } from '@platine/domain/desk/operator.ts';
import { deskIdleMinutes, deskSessionHours, operatorPasswordLength } from '@platine/domain/desk/operator.ts';
import { fieldLimits } from '@platine/domain/validation/limits.ts';
import { normalisePassword } from '@platine/domain/validation/fields/password.ts';
import type { Database } from '../../db/database.ts';
import { operatorLinks, operators, operatorSessions } from '../../db/deskSchema.ts';
import { hashPassword, isPassword, noAccountsHash } from '../accounts/passwords.ts';
import type { Limited } from '../accounts/throttle.ts';
import { resetThrottle, throttle } from '../accounts/throttle.ts';
import { hashToken, newSessionToken } from '../sessionToken.ts';
import type { Moment } from '../visitor.ts';
import type { OperatorRow } from './operators.ts';
import { findOperator, nameKey } from './operators.ts';
import { acceptedStep } from './totp.ts';

/** The browser of an operator. */
export type DeskVisitor = Limited & {
  /** The token of the desk's cookie as it came; it may open no session. */
  readonly deskToken: string | null;
  /** Whether the request comes from the shop's own machine. */
  readonly onThisMachine: boolean;
  /** Has the browser keep a session's token; null: has it forget. */
  readonly keepDeskToken: (token: string | null) => void;
};

type Credentials = { readonly name: string; readonly password: string; readonly code: string };

/**
 * Signs in with password and code. Throws ThrottledException, and WrongCredentialsException for every other reason, after the same work whether or not
 * there is such an operator.
 */
export async function signIn(visitor: DeskVisitor, { name, password, code }: Credentials): Promise<Operator> {
  await throttle(visitor, 'deskSignIn', nameKey(name));
  const operator = await findOperator(visitor.db, name);
  const fits = await isPassword(normalisePassword(password), operator?.passwordHash ?? noAccountsHash);
  if (operator === null || operator.passwordHash === null || !fits || !(await takeCode(visitor, operator, code)))
    throw wrong();
  await resetThrottle(visitor, 'deskSignIn', { kind: 'account', counted: nameKey(name) });
  return open(visitor, operator);
}

/** Takes a code of the authenticator app, once: of two requests with the same code one comes too late. */
async function takeCode({ db, now }: Moment, operator: OperatorRow, code: string): Promise<boolean> {
  const step = acceptedStep(operator.totpSecret, code, { now, last: operator.totpStep });
  if (step === null) return false;
  const taken = await db
    .update(operators)
    .set({ totpStep: step })
    .where(and(eq(operators.id, operator.id), eq(operators.totpStep, operator.totpStep)))
    .returning();
  return taken.length > 0;
}

function wrong(): BusinessFailure {
  return new BusinessFailure('WrongCredentialsException', 'Name, password or code is wrong.');
}

/** Begins a session, in place of the one that the browser had. */
async function open({ db, now, deskToken, keepDeskToken }: DeskVisitor, operator: OperatorRow): Promise<Operator> {
  const token = newSessionToken();
  if (deskToken !== null) await end(db, deskToken);
  await db
    .insert(operatorSessions)
    .values({ tokenHash: hashToken(token), operatorId: operator.id, createdAt: now, lastSeenAt: now });
  keepDeskToken(token);
  return { name: operator.name, role: operator.role };
}

async function end(db: Database, token: string): Promise<void> {
  await db.delete(operatorSessions).where(eq(operatorSessions.tokenHash, hashToken(token)));
}

export async function signOut({ db, deskToken, keepDeskToken }: DeskVisitor): Promise<void> {
  if (deskToken !== null) await end(db, deskToken);
  keepDeskToken(null);
}

const minuteMs = 60_000;
const idleSince = (now: Date) => new Date(now.getTime() - deskIdleMinutes * minuteMs);
const begunSince = (now: Date) => new Date(now.getTime() - deskSessionHours * 60 * minuteMs);

/** The operator of a session, which it prolongs; null without one that lives. */
export async function operatorOf({ db, now, deskToken }: DeskVisitor): Promise<Operator | null> {
  if (deskToken === null) return null;
  const { tokenHash, lastSeenAt, createdAt } = operatorSessions;
  const lives = and(
    eq(tokenHash, hashToken(deskToken)),
    gt(lastSeenAt, idleSince(now)),
    gt(createdAt, begunSince(now)),
  );
  const [found] = await db
    .select({ name: operators.name, role: operators.role, seen: lastSeenAt })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(lives);
  if (found === undefined) return null;
  // Not with each call: a page makes several at once.
  if (now.getTime() - found.seen.getTime() > minuteMs)
    await db.update(operatorSessions).set({ lastSeenAt: now }).where(lives);
  return { name: found.name, role: found.role };
}

type Link = { readonly operator: OperatorRow; readonly onThisMachine: boolean };

/** The operator of a link, and whether it signs in at once. Throws ThrottledException, and HashInvalidException for a link that opens nothing here. */
export async function readLink(visitor: DeskVisitor, token: string): Promise<Link> {
  await throttle(visitor, 'mailedLink');
  const [found] = await visitor.db
    .select({ operator: operators, onThisMachine: operatorLinks.onThisMachine })
    .from(operatorLinks)
    .innerJoin(operators, eq(operators.id, operatorLinks.operatorId))
    .where(and(eq(operatorLinks.hash, hashToken(token)), gt(operatorLinks.expiresAt, visitor.now)));
  if (found === undefined || (found.onThisMachine && !visitor.onThisMachine)) throw invalidLink();
  return found;
}

function invalidLink(): BusinessFailure {
  return new BusinessFailure('HashInvalidException', 'The link is unknown, used or too old.');
}

type Accepted = { readonly token: string; readonly password: string; readonly code: string };

/**
 * Signs in by a link, which is used then. One that was not printed on this machine sets the password, and asks for a code so that the authenticator app
 * is known to work. Throws HashInvalidException, ValidationException and WrongCredentialsException.
 */
export async function acceptLink(visitor: DeskVisitor, { token, password, code }: Accepted): Promise<Operator> {
  const { operator, onThisMachine } = await readLink(visitor, token);
  if (!onThisMachine) {
    const passwordHash = await newPassword(password);
    if (!(await takeCode(visitor, operator, code))) throw wrong();
    await visitor.db.update(operators).set({ passwordHash }).where(eq(operators.id, operator.id));
    // Sessions that were opened with the password before end.
    await visitor.db.delete(operatorSessions).where(eq(operatorSessions.operatorId, operator.id));
  }
  const used = await visitor.db
    .delete(operatorLinks)
    .where(eq(operatorLinks.hash, hashToken(token)))
    .returning();
  if (used.length === 0) throw invalidLink();
  return open(visitor, operator);
}

async function newPassword(password: string): Promise<string> {
  const normal = normalisePassword(password);
  if (normal.length >= operatorPasswordLength && normal.length <= fieldLimits.password.maximum)
    return hashPassword(normal);
  const CODE = normal.length < operatorPasswordLength ? 'TOO_SHORT' : 'TOO_LONG';
  throw new BusinessFailure('ValidationException', 'The password has a wrong length.', [{ FIELD: 'PASSWORD', CODE }]);
}

/** Removes links and sessions that open nothing any more. */
export async function removeEndedDeskSessions(db: Database, now: Date): Promise<void> {
  await db.delete(operatorLinks).where(lte(operatorLinks.expiresAt, now));
  const { lastSeenAt, createdAt } = operatorSessions;
  await db.delete(operatorSessions).where(or(lte(lastSeenAt, idleSince(now)), lte(createdAt, begunSince(now))));
}
