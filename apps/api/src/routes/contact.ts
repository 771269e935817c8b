import { adjustmentsToWire } from '@platine/domain/cart/adjustment.ts';
import { sessionToWire } from '@platine/domain/customer/sessionToWire.ts';
import { userToWire } from '@platine/domain/customer/user.ts';
import { contactSchema } from '@platine/domain/validation/contact.ts';
import { newsletterSchema } from '@platine/domain/validation/newsletter.ts';
import { profileSchema, registrationPayloadSchema } from '@platine/domain/validation/registration.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import type { Handlers } from './handler.ts';
import { currentUser, hasAccount, requireCustomer } from '../services/accounts/customers.ts';
import { login, logout } from '../services/accounts/login.ts';
import { requestPasswordReset } from '../services/accounts/passwordRequest.ts';
import { changePassword, changePasswordWithHash } from '../services/accounts/passwordReset.ts';
import { changeContact, changeContactLanguage } from '../services/accounts/profile.ts';
import { activate, register } from '../services/accounts/registration.ts';
import { throttle } from '../services/accounts/throttle.ts';
import { askShop } from '../services/questions.ts';
import { cancelByHash, confirmByHash, registerForNewsletter } from '../services/newsletter.ts';

/** The answer of a call that only reports success. */
const done = {};

export const contactHandlers = {
  async login({ USERNAME, PASSWORD }, context) {
    const { user, session, adjustments } = await login(context, { email: USERNAME, password: PASSWORD });
    const ADJUSTMENTS = adjustmentsToWire(adjustments);
    return { USER: userToWire(user), SESSION: sessionToWire(session), ADJUSTMENTS };
  },

  async logout(_, context) {
    return sessionToWire(await logout(context));
  },

  async currentUser(_, context) {
    const user = await currentUser(context);
    return { USER: user === null ? null : userToWire(user) };
  },

  async emailExists({ EMAIL }, context) {
    await throttle(context, 'emailExists');
    return { EXISTS: await hasAccount(context.db, EMAIL) };
  },

  async register(request, context) {
    await register(context, requireValid(registrationPayloadSchema, request));
    return done;
  },

  async activate({ HASH, PASSWORD = null }, context) {
    await activate(context, { hash: HASH, password: PASSWORD });
    return done;
  },

  async requestPasswordReset({ EMAIL }, context) {
    await requestPasswordReset(context, EMAIL);
    return done;
  },

  async changePasswordWithHash({ HASH, PASSWORD }, context) {
    await changePasswordWithHash(context, { hash: HASH, password: PASSWORD });
    return done;
  },

  async changePassword({ PASSWORD, OLD_PASSWORD }, context) {
    await changePassword(context, { password: PASSWORD, oldPassword: OLD_PASSWORD });
    return done;
  },

  async changeContact(request, context) {
    const customer = await requireCustomer(context);
    await changeContact(context, customer, requireValid(profileSchema, request));
    return done;
  },

  async changeContactLanguage({ LANGUAGE_CODE }, context) {
    await changeContactLanguage(context, await requireCustomer(context), LANGUAGE_CODE);
    return done;
  },

  async mailDepartment({ LANGUAGE_CODE, ...request }, context) {
    const values = requireValid(contactSchema, request);
    await askShop(context, { ...values, sku: request.SKU }, LANGUAGE_CODE);
    return done;
  },

  async newsletterRegister({ EMAIL, PLACE, LANGUAGE_CODE, CUSTOMER_TYPE, COUNTRY_CODE }, context) {
    const valid = requireValid(newsletterSchema, { EMAIL, PLACE });
    const signUp = { ...valid, language: LANGUAGE_CODE, customerType: CUSTOMER_TYPE, country: COUNTRY_CODE };
    await registerForNewsletter(context, signUp);
    return done;
  },

  async newsletterOptIn({ OPTIN_HASH }, context) {
    await confirmByHash(context, OPTIN_HASH);
    return done;
  },

  async newsletterOptOut({ OPTIN_HASH }, context) {
    await cancelByHash(context, OPTIN_HASH);
    return done;
  },
} satisfies Handlers;
