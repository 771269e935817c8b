import type { Handlers } from '../callContext.ts';
import { sessionToWire } from '../serializers/session.ts';
import { userToWire } from '../serializers/user.ts';
import { currentCustomer, findCustomer } from '../services/accounts/customers.ts';
import { login, logout } from '../services/accounts/login.ts';
import { changePassword, changePasswordWithHash, requestPasswordReset } from '../services/accounts/passwordReset.ts';
import { changeContact, changeContactLanguage } from '../services/accounts/profile.ts';
import { activate, register } from '../services/accounts/registration.ts';
import { throttle } from '../services/accounts/throttle.ts';
import { mailDepartment } from '../services/contactMail.ts';
import { cancelByHash, confirmByHash, registerForNewsletter } from '../services/newsletter.ts';

const done = {};

export const contactHandlers = {
  async login({ USERNAME, PASSWORD }, context) {
    const { customer, state, adjustments } = await login(context, { email: USERNAME, password: PASSWORD });
    return {
      USER: userToWire(customer),
      SESSION: sessionToWire(state, context.now),
      ADJUSTMENTS: adjustments.map(({ sku, reason, wanted, amount }) => ({
        SKU: sku,
        REASON: reason,
        WANTED: wanted,
        AMOUNT: amount,
      })),
    };
  },

  async logout(_, context) {
    return sessionToWire(await logout(context), context.now);
  },

  async currentUser(_, context) {
    const customer = await currentCustomer(context);
    return { USER: customer === null ? null : userToWire(customer) };
  },

  async register(request, context) {
    await register(context, request);
    return done;
  },

  async activate({ HASH }, context) {
    await activate(context, HASH);
    return done;
  },

  async emailExists({ EMAIL }, context) {
    await throttle(context, 'emailExists');
    return { EXISTS: (await findCustomer(context.db, EMAIL)) !== null };
  },

  async requestPasswordReset({ EMAIL }, context) {
    await requestPasswordReset(context, EMAIL);
    return done;
  },

  async changePasswordWithHash(request, context) {
    await changePasswordWithHash(context, request);
    return done;
  },

  async changePassword(request, context) {
    await changePassword(context, request);
    return done;
  },

  async changeContact(request, context) {
    await changeContact(context, request);
    return done;
  },

  async changeContactLanguage({ LANGUAGE_CODE }, context) {
    await changeContactLanguage(context, LANGUAGE_CODE);
    return done;
  },

  async mailDepartment(request, context) {
    await mailDepartment(context, request);
    return done;
  },

  async newsletterRegister(request, context) {
    await registerForNewsletter(context, request);
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
