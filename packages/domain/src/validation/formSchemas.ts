import { addressSchema } from './address.ts';
import { guestSchema, orderNotesSchema, orderSchema, vatIdSchema } from './checkout.ts';
import { contactFormSchema } from './contact.ts';
import { emailSchema, loginSchema } from './login.ts';
import { passwordChangeSchema, passwordResetSchema } from './password.ts';
import { profileSchema, registrationSchema } from './registration.ts';
import { settingsSchema } from './settings.ts';

/** The validation schema of each form. */
export const formSchemas = {
  address: addressSchema,
  contact: contactFormSchema,
  email: emailSchema,
  guest: guestSchema,
  login: loginSchema,
  order: orderSchema,
  orderNotes: orderNotesSchema,
  passwordChange: passwordChangeSchema,
  passwordReset: passwordResetSchema,
  profile: profileSchema,
  registration: registrationSchema,
  settings: settingsSchema,
  vatId: vatIdSchema,
};
