import { contactChange } from './contact.ts';
import { customerType, filledText, flag, languageCode, listOf, record } from './parts.ts';
import { adjustment, session } from './session.ts';

/** Someone who is logged in. CONTACT is what `changeContact` changes. */
const user = record({
  USER_ID: filledText(50),
  ACTIVE_LANGUAGE: languageCode(),
  CUSTOMER: record({ CUSTOMER_ID: filledText(40), CUSTOMER_TYPE: customerType(), EDUCATIONAL_INSTITUTION: flag() }),
  CONTACT: contactChange,
});

export const currentUser = record({ USER: user.nullable().defined() });

/** ADJUSTMENTS are what merging the guest's cart into the customer's changed (D6). */
export const loginAnswer = record({ USER: user, SESSION: session, ADJUSTMENTS: listOf(adjustment) });
