import { eq } from 'drizzle-orm';
import type { Language } from '@platine/domain/language/language.ts';
import type { ProfileValues } from '@platine/domain/validation/registration.ts';
import { customers } from '../../db/accountSchema.ts';
import { sessions } from '../../db/schema.ts';
import { customerKey } from '../session.ts';
import type { Moment } from '../visitor.ts';
import { sessionColumns } from './customerSession.ts';
import type { Customer } from './customers.ts';

/** Changes a customer's record, and with it the prices of the customer's session (spec §6). */
export async function changeContact({ db }: Moment, { id }: Customer, profile: ProfileValues): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(customers).set(profile).where(eq(customers.id, id));
    await tx
      .update(sessions)
      .set(sessionColumns(profile))
      .where(eq(sessions.tokenHash, customerKey(id)));
  });
}

/** Sets the language of mails to the customer, and of the pages after the next login (spec §4). */
export async function changeContactLanguage({ db }: Moment, { id }: Customer, language: Language): Promise<void> {
  await db.update(customers).set({ language }).where(eq(customers.id, id));
}
