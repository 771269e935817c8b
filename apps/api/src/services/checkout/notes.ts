import { eq, sql } from 'drizzle-orm';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { shownCompanyFields } from '@platine/domain/customer/audience.ts';
import { mostFlags } from '@platine/domain/shop/constants.ts';
import { guestSchema, orderNotesSchema, vatIdSchema } from '@platine/domain/validation/checkout.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import type { CallContext } from '../callContext.ts';
import { sessions } from '../../db/schema.ts';
import type { SessionState } from '../findSession.ts';
import { changeSession, readSession } from '../session.ts';
import { choose, toCountry } from './chosen.ts';

/** An empty id takes the one that was given back. Throws ValidationException (spec §5). */
export async function updateVatId(context: CallContext, { VATID }: RequestOf<'updateVatId'>): Promise<SessionState> {
  const { session } = await readSession(context);
  const known = { customerType: session.customerType, country: toCountry(session.country) };
  const given = VATID === '' ? '' : requireValid(vatIdSchema, { VATID }, known).vatId;
  const vatId = given === '' ? null : given;
  // The service is asked before the session is held: nobody waits for it.
  const check = vatId === null ? null : await context.vatIds(vatId);
  return changed(context, { vatId }, { checkedVatId: vatId, vatIdCheck: check, checkedAt: context.now });
}

/** A VAT id that came with an account is checked now, and with `again` one that could not be checked before (D17). */
export async function checkVatId(context: CallContext, again: boolean): Promise<SessionState> {
  const state = await readSession(context);
  const { vatId, customerType, country } = state.session;
  const matters = shownCompanyFields({ customerType, country: toCountry(country) }).includes('vatId');
  const known = state.chosen.vatIdCheck;
  if (vatId === null || !matters || (known !== null && !(again && known === 'unknown'))) return state;
  const check = await context.vatIds(vatId);
  if (check === known) return state;
  return changed(context, {}, { checkedVatId: vatId, vatIdCheck: check, checkedAt: context.now });
}

/** Throws ValidationException (spec §5). */
export async function updateEmail(context: CallContext, { EMAIL }: RequestOf<'updateEmail'>): Promise<SessionState> {
  const { session } = await readSession(context);
  const { email } = requireValid(guestSchema, { EMAIL }, { customerType: session.customerType });
  // Who is logged in keeps that of the account.
  return session.customerId === null ? changed(context, { email }) : readSession(context);
}

export function updateCustomerComment(context: CallContext, request: RequestOf<'updateCustomerComment'>) {
  return changed(context, { customerComment: requireValid(orderNotesSchema, request).comment });
}

export function updateCustomerOrderNumber(context: CallContext, request: RequestOf<'updateCustomerOrderNumber'>) {
  return changed(context, { customerOrderNumber: requireValid(orderNotesSchema, request).ownOrderNumber });
}

export async function addFlag(context: CallContext, { FLAG }: RequestOf<'addFlag'>): Promise<SessionState> {
  const { state } = await changeSession(context, async ({ tx, tokenHash }) => {
    const flags = sql<string[]>`(array_append(array_remove(${sessions.flags}, ${FLAG}), ${FLAG}))`;
    const [held] = await tx.update(sessions).set({ flags }).where(eq(sessions.tokenHash, tokenHash)).returning();
    const kept = held?.flags.slice(-mostFlags) ?? [];
    if (kept.length !== held?.flags.length)
      await tx.update(sessions).set({ flags: kept }).where(eq(sessions.tokenHash, tokenHash));
  });
  return state;
}

type Chosen = Parameters<typeof choose>[2];

async function changed(
  context: CallContext,
  values: Partial<typeof sessions.$inferInsert>,
  chosen: Chosen | null = null,
): Promise<SessionState> {
  const { state } = await changeSession(context, async ({ tx, tokenHash }) => {
    if (Object.keys(values).length > 0) await tx.update(sessions).set(values).where(eq(sessions.tokenHash, tokenHash));
    if (chosen !== null) await choose(tx, tokenHash, chosen);
  });
  return state;
}
