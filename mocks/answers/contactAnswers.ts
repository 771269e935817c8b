import { contactSchema } from '@platine/domain/validation/contact.ts';
import { newsletterSchema } from '@platine/domain/validation/newsletter.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import { mailDepartment } from '../shop/accounts/contactMail.ts';
import { newsletterOptIn, newsletterOptOut, newsletterRegister } from '../shop/accounts/newsletter.ts';
import type { Shop } from '../shop/shop.ts';
import type { SomeAnswers } from './answerTypes.ts';

export function contactAnswers(shop: Shop) {
  /** The answer of a call that only reports success. */
  const done = (_result: void) => ({});
  return {
    mailDepartment: (request) => {
      requireValid(contactSchema, request);
      return done(mailDepartment(shop, request.LANGUAGE_CODE));
    },
    newsletterRegister: ({ EMAIL, PLACE, LANGUAGE_CODE }) => {
      const { email } = requireValid(newsletterSchema, { EMAIL, PLACE });
      return done(newsletterRegister(shop, email, LANGUAGE_CODE));
    },
    newsletterOptIn: ({ OPTIN_HASH }) => done(newsletterOptIn(shop, OPTIN_HASH)),
    newsletterOptOut: ({ OPTIN_HASH }) => done(newsletterOptOut(shop, OPTIN_HASH)),
  } satisfies SomeAnswers;
}
