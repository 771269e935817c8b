import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { CallContext } from '../services/callContext.ts';
import type { Handlers } from './handler.ts';
import { sessions } from '../db/schema.ts';
import { sessionToWire } from '../serializers/session.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import { changeCountry } from '../services/checkout/addresses.ts';
import { checkVatId } from '../services/checkout/notes.ts';
import { changeSession } from '../services/session.ts';

export const sessionHandlers = {
  async currentSession(_, context) {
    return sessionToWire(await checkVatId(context, false), context.now);
  },

  /** Totals are computed at every reading (spec §7); what they depend on and is not known yet, the check of a VAT id, is asked for (D17). */
  async updateTotal(_, context) {
    return sessionToWire(await checkVatId(context, true), context.now);
  },

  setActiveLanguage({ LANGUAGE_CODE }, context) {
    return update(context, { language: LANGUAGE_CODE });
  },

  setLanguageChanged({ LANGUAGE_CHANGED }, context) {
    return update(context, { languageChanged: LANGUAGE_CHANGED });
  },

  setCustomerData({ COUNTRY, CUSTOMER_TYPE }, context) {
    // The type of who is logged in is the customer record's (spec §6).
    const customerType = sql`case when ${sessions.customerId} is null then ${CUSTOMER_TYPE} else ${sessions.customerType} end`;
    return update(context, { customerType }, COUNTRY);
  },
} satisfies Handlers;

type Update = Partial<PgUpdateSetSource<typeof sessions>>;

async function update(context: CallContext, values: Update, country: CountryCode | null = null) {
  const { state } = await changeSession(context, async (change) => {
    const { tx, tokenHash } = change;
    await tx.update(sessions).set(values).where(eq(sessions.tokenHash, tokenHash));
    if (country !== null) await changeCountry(change, country, context.now);
  });
  return sessionToWire(state, context.now);
}
