import { object } from 'yup';
import { vatIdField, kindFields } from './customerFields.ts';
import { validateEmail } from './fields/email.ts';
import { validateComment, validateOwnOrderNumber } from './fields/freeText.ts';
import { termsField } from './terms.ts';
import { normaliseLine, normaliseText } from './text.ts';
import { textField } from './textField.ts';

/** /checkout_type for a guest: who buys, and where the confirmation goes (spec §3, D25). */
export const guestSchema = object({
  customerType: kindFields.customerType,
  email: textField(normaliseText, validateEmail),
});

/** The VAT id as the checkout asks for it (spec §5). */
export const vatIdSchema = object({ ...kindFields, vatId: vatIdField() });

/** Optional texts of an order: a comment, and the customer's own order number (spec §3). */
export const orderNotesSchema = object({
  comment: textField(normaliseText, validateComment),
  ownOrderNumber: textField(normaliseLine, validateOwnOrderNumber),
});

/** The box above the order button (D35). */
export const orderSchema = object({ terms: termsField() });
