import { adjustmentsToWire } from '@platine/domain/cart/adjustment.ts';
import { sessionToWire } from '@platine/domain/customer/sessionToWire.ts';
import { userToWire } from '@platine/domain/customer/user.ts';
import { profileSchema, registrationPayloadSchema } from '@platine/domain/validation/registration.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import { login, logout } from '../shop/accounts/login.ts';
import { changePasswordWithHash, requestPasswordReset } from '../shop/accounts/passwordReset.ts';
import { changeContact, changeContactLanguage, changePassword } from '../shop/accounts/profile.ts';
import { requireUser } from '../shop/accounts/records.ts';
import { activate, emailExists, register } from '../shop/accounts/registration.ts';
import { sessionOf } from '../shop/session.ts';
import type { Shop } from '../shop/shop.ts';
import type { SomeAnswers } from './answerTypes.ts';

export function accountAnswers(shop: Shop) {
  const session = () => sessionToWire(sessionOf(shop));
  /** The answer of a call that only reports success. */
  const done = (_result: void) => ({});
  return {
    currentUser: () => ({ USER: shop.user === null ? null : userToWire(shop.user) }),
    login: ({ USERNAME, PASSWORD }) => {
      const { user, adjustments } = login(shop, USERNAME, PASSWORD);
      return { USER: userToWire(user), SESSION: session(), ADJUSTMENTS: adjustmentsToWire(adjustments) };
    },
    logout: () => {
      logout(shop);
      return session();
    },
    register: (request) => done(register(shop, requireValid(registrationPayloadSchema, request))),
    activate: ({ HASH, PASSWORD }) => done(activate(shop, HASH, PASSWORD)),
    emailExists: ({ EMAIL }) => ({ EXISTS: emailExists(shop, EMAIL) }),
    requestPasswordReset: ({ EMAIL }) => done(requestPasswordReset(shop, EMAIL)),
    changePasswordWithHash: ({ HASH, PASSWORD }) => done(changePasswordWithHash(shop, HASH, PASSWORD)),
    changePassword: ({ PASSWORD, OLD_PASSWORD }) =>
      done(changePassword(shop, { password: PASSWORD, oldPassword: OLD_PASSWORD })),
    changeContact: (request) => {
      const user = requireUser(shop);
      return done(changeContact(shop, user, requireValid(profileSchema, request)));
    },
    changeContactLanguage: ({ LANGUAGE_CODE }) => done(changeContactLanguage(shop, requireUser(shop), LANGUAGE_CODE)),
  } satisfies SomeAnswers;
}
