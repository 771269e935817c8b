import { eq, sql } from 'drizzle-orm';
import { shownCompanyFields } from '@platine/domain/customer/audience.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { maximumFlags } from '@platine/domain/shop/constants.ts';
import { guestSchema, orderNotesSchema, vatIdSchema } from '@platine/domain/validation/checkout.ts';
import { requireOwnEmail } from '@platine/domain/validation/requireOwnEmail.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import { sessions } from '../../db/schema.ts';
import type { VatIdAnswer, VatIdChecker } from '../../integrations/vatIds/vatIdChecker.ts';
import { changeSession, readSession, readStored } from '../session.ts';
import { sessionOf } from '../sessionOf.ts';
import type { Visitor } from '../visitor.ts';
import { daysBefore } from '../../time/clock.ts';
import { choose } from './chosen.ts';

/** A visitor whose VAT id can be checked. */
type Checkable = Visitor & { readonly vatIds: VatIdChecker };

/** Keeps the VAT id with its online check; an empty id removes the one before. Throws ValidationException (spec §5). */
export async function updateVatId(visitor: Checkable, entered: string): Promise<Session> {
  const { customerType, country } = await readSession(visitor);
  const given = entered === '' ? '' : requireValid(vatIdSchema, { vatId: entered, customerType, country }).vatId;
  const vatId = given === '' ? null : given;
  // The service is asked before the session is held, so that no other call waits for it.
  const answer = vatId === null ? null : await visitor.vatIds(vatId);
  return update(visitor, { vatId }, checkOf(visitor, vatId, answer));
}

/** Checks a VAT id that came with an account, and with `again` one whose check had no result or is older than a day (D17). */
export async function checkVatId(visitor: Checkable, again: boolean): Promise<Session> {
  const stored = await readStored(visitor);
  const session = sessionOf(stored, visitor);
  const { vatId, vatIdCheck: known } = session;
  const matters = shownCompanyFields(session).includes('vatId');
  const isDue = known === null || (again && (known === 'unknown' || isOld(stored.chosen.checkedAt, visitor.now)));
  if (vatId === null || !matters || !isDue) return session;
  const answer = await visitor.vatIds(vatId);
  // Without a new answer the last one holds, with its time.
  if (answer.check === 'unknown' && known !== null) return session;
  return update(visitor, {}, checkOf(visitor, vatId, answer));
}

const isOld = (checkedAt: Date | null, now: Date) => checkedAt === null || checkedAt <= daysBefore(now, 1);

function checkOf({ now }: Checkable, checkedVatId: string | null, answer: VatIdAnswer | null): Chosen {
  return { checkedVatId, vatIdCheck: answer?.check ?? null, vatIdProof: answer?.proof ?? null, checkedAt: now };
}

/** Keeps a guest's e-mail; a customer has that of the account and no other. Throws ValidationException (spec §5). */
export async function updateEmail(visitor: Visitor, entered: string): Promise<Session> {
  const stored = await readStored(visitor);
  const { customerType, customerId } = stored.session;
  const { email } = requireValid(guestSchema, { email: entered, customerType });
  if (customerId === null) return update(visitor, { email });
  const session = sessionOf(stored, visitor);
  requireOwnEmail(session.email, email);
  return session;
}

/** Throws ValidationException (spec §5). */
export async function updateComment(visitor: Visitor, comment: string): Promise<Session> {
  return update(visitor, { customerComment: requireValid(orderNotesSchema, { comment }).comment });
}

/** Throws ValidationException (spec §5). */
export async function updateOwnOrderNumber(visitor: Visitor, ownOrderNumber: string): Promise<Session> {
  const valid = requireValid(orderNotesSchema, { ownOrderNumber });
  return update(visitor, { customerOrderNumber: valid.ownOrderNumber });
}

/** Throws ValidationException (record 0094). */
export async function updatePeppolAddress(visitor: Visitor, entered: string): Promise<Session> {
  const { peppolAddress } = requireValid(orderNotesSchema, { peppolAddress: entered });
  return update(visitor, { peppolAddress });
}

/** Puts a flag last; the oldest go when there are too many. */
export async function addFlag(visitor: Visitor, flag: string): Promise<Session> {
  const { session } = await changeSession(visitor, async ({ tx, tokenHash }) => {
    const flags = sql<string[]>`(array_append(array_remove(${sessions.flags}, ${flag}), ${flag}))`;
    const [held] = await tx.update(sessions).set({ flags }).where(eq(sessions.tokenHash, tokenHash)).returning();
    const kept = held?.flags.slice(-maximumFlags) ?? [];
    if (kept.length !== held?.flags.length)
      await tx.update(sessions).set({ flags: kept }).where(eq(sessions.tokenHash, tokenHash));
  });
  return session;
}

type Chosen = Parameters<typeof choose>[2];

async function update(
  visitor: Visitor,
  values: Partial<typeof sessions.$inferInsert>,
  chosen: Chosen | null = null,
): Promise<Session> {
  const { session } = await changeSession(visitor, async ({ tx, tokenHash }) => {
    if (Object.keys(values).length > 0) await tx.update(sessions).set(values).where(eq(sessions.tokenHash, tokenHash));
    if (chosen !== null) await choose(tx, tokenHash, chosen);
  });
  return session;
}
