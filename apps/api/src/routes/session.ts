import { sessionToWire } from '@platine/domain/customer/sessionToWire.ts';
import type { Handlers } from './handler.ts';
import { checkVatId } from '../services/checkout/notes.ts';
import { setCustomerData, setLanguage, setLanguageChanged } from '../services/sessionSettings.ts';

export const sessionHandlers = {
  async currentSession(_, context) {
    return sessionToWire(await checkVatId(context, false));
  },

  /** Every reading computes the totals (spec §7). This call also repeats a check of the VAT id that had no result (D17). */
  async updateTotal(_, context) {
    return sessionToWire(await checkVatId(context, true));
  },

  async setActiveLanguage({ LANGUAGE_CODE }, context) {
    return sessionToWire(await setLanguage(context, LANGUAGE_CODE));
  },

  async setLanguageChanged({ LANGUAGE_CHANGED }, context) {
    return sessionToWire(await setLanguageChanged(context, LANGUAGE_CHANGED));
  },

  async setCustomerData({ COUNTRY, CUSTOMER_TYPE }, context) {
    return sessionToWire(await setCustomerData(context, { customerType: CUSTOMER_TYPE, country: COUNTRY }));
  },
} satisfies Handlers;
