import { customers } from '../src/db/accountSchema.ts';
import type { TestApp } from './testApp.ts';

/** An activated account of a private person in Luxembourg, who cannot log in; answers its number. */
export async function addAccount(
  { db, time: { now } }: TestApp,
  email: string,
  lastName = 'Lovelace',
): Promise<number> {
  const address = { street: '12, rue de la Gare', zipCode: 'L-1611', city: 'Luxembourg', phone: '', department: '' };
  const kind = { language: 'EN', customerType: 'PRIVATE', country: 'LU', company: '', vatId: '' } as const;
  const [added] = await db
    .insert(customers)
    .values({
      ...kind,
      ...address,
      email,
      emailKey: email,
      firstName: 'Ada',
      lastName,
      passwordHash: '',
      activatedAt: now,
      createdAt: now,
    })
    .returning();
  return added?.id ?? 0;
}
