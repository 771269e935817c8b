import { eq } from 'drizzle-orm';
import type { CallContext, Handlers } from '../callContext.ts';
import { sessions } from '../db/schema.ts';
import { sessionToWire } from '../serializers/session.ts';
import { changeSession, readSession } from '../services/session.ts';

export const sessionHandlers = {
  async currentSession(_, context) {
    return sessionToWire(await readSession(context), context.now);
  },

  /** Totals are computed at every reading, so that there is nothing to store (spec §7). */
  async updateTotal(_, context) {
    return sessionToWire(await readSession(context), context.now);
  },

  setActiveLanguage({ LANGUAGE_CODE }, context) {
    return update(context, { language: LANGUAGE_CODE });
  },

  setLanguageChanged({ LANGUAGE_CHANGED }, context) {
    return update(context, { languageChanged: LANGUAGE_CHANGED });
  },

  setCustomerData({ COUNTRY, CUSTOMER_TYPE }, context) {
    return update(context, { country: COUNTRY, customerType: CUSTOMER_TYPE });
  },
} satisfies Handlers;

type Update = Partial<Pick<typeof sessions.$inferInsert, 'language' | 'languageChanged' | 'country' | 'customerType'>>;

async function update(context: CallContext, values: Update) {
  const { state } = await changeSession(context, async ({ tx, tokenHash }) => {
    await tx.update(sessions).set(values).where(eq(sessions.tokenHash, tokenHash));
  });
  return sessionToWire(state, context.now);
}
