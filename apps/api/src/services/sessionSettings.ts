import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { sessions } from '../db/schema.ts';
import { changeCountry } from './checkout/addresses.ts';
import { changeSession } from './session.ts';
import type { Visitor } from './visitor.ts';

export function setLanguage(visitor: Visitor, language: Language): Promise<Session> {
  return set(visitor, { language });
}

/** Notes whether the visitor has chosen the language by hand (spec §4). */
export function setLanguageChanged(visitor: Visitor, languageChanged: boolean): Promise<Session> {
  return set(visitor, { languageChanged });
}

type CustomerData = { readonly customerType: CustomerType; readonly country: CountryCode };

/** Sets the delivery country, and a guest's customer type; a customer's is the record's (spec §6). */
export function setCustomerData(visitor: Visitor, { customerType: wanted, country }: CustomerData): Promise<Session> {
  const customerType = sql`case when ${sessions.customerId} is null then ${wanted} else ${sessions.customerType} end`;
  return set(visitor, { customerType }, country);
}

type Values = Partial<PgUpdateSetSource<typeof sessions>>;

async function set(visitor: Visitor, values: Values, country: CountryCode | null = null): Promise<Session> {
  const { session } = await changeSession(visitor, async (change) => {
    const { tx, tokenHash } = change;
    await tx.update(sessions).set(values).where(eq(sessions.tokenHash, tokenHash));
    if (country !== null) await changeCountry(change, country, visitor.now);
  });
  return session;
}
