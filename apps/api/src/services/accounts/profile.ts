import { eq } from 'drizzle-orm';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { profileSchema } from '@platine/domain/validation/registration.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import type { CallContext } from '../callContext.ts';
import { customers } from '../../db/accountSchema.ts';
import { sessions } from '../../db/schema.ts';
import { customerKey } from '../session.ts';
import { sessionColumns } from './customerSession.ts';
import { requireCustomer } from './customers.ts';

/** Changes the record, and with it how the customer's session is priced (spec §6). Throws NotLoggedInException and ValidationException. */
export async function changeContact(context: CallContext, request: RequestOf<'changeContact'>): Promise<void> {
  const { id } = await requireCustomer(context);
  const profile = requireValid(profileSchema, request);
  await context.db.transaction(async (tx) => {
    await tx.update(customers).set(profile).where(eq(customers.id, id));
    await tx
      .update(sessions)
      .set(sessionColumns(profile))
      .where(eq(sessions.tokenHash, customerKey(id)));
  });
}

/** In which language the shop writes to the customer, and opens after the next login (spec §4). */
export async function changeContactLanguage(context: CallContext, language: Language): Promise<void> {
  const { id } = await requireCustomer(context);
  await context.db.update(customers).set({ language }).where(eq(customers.id, id));
}
