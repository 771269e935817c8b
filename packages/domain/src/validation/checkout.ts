import { object } from 'yup';
import { normalisePeppolAddress } from '../customer/peppolAddress.ts';
import { vatIdField, kindFields } from './customerFields.ts';
import { validateEmail } from './fields/email.ts';
import { validateComment, validateOwnOrderNumber } from './fields/freeText.ts';
import { validatePeppolAddress } from './fields/peppolAddress.ts';
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

/** Optional texts of an order: a comment, the customer's own order number (spec §3), and a public body's address for e-invoices (record 0094). */
export const orderNotesSchema = object({
  comment: textField(normaliseText, validateComment),
  ownOrderNumber: textField(normaliseLine, validateOwnOrderNumber),
  peppolAddress: textField(normalisePeppolAddress, validatePeppolAddress),
});

/** The box above the order button (D35). */
export const orderSchema = object({ terms: termsField() });
