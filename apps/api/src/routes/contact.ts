import { adjustmentsToWire } from '@platine/domain/cart/adjustment.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import type { CallContext } from '../services/callContext.ts';
import type { Handlers } from './handler.ts';
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

/** A call that answers nothing but that it was done. */
const done =
  <Request>(act: (context: CallContext, request: Request) => Promise<void>) =>
  async (request: Request, context: CallContext) => {
    await act(context, request);
    return {};
  };

export const contactHandlers = {
  async login({ USERNAME, PASSWORD }, context) {
    const { customer, state, adjustments } = await login(context, { email: USERNAME, password: PASSWORD });
    const ADJUSTMENTS = adjustmentsToWire(adjustments);
    return { USER: userToWire(customer), SESSION: sessionToWire(state, context.now), ADJUSTMENTS };
  },

  async logout(_, context) {
    return sessionToWire(await logout(context), context.now);
  },

  async currentUser(_, context) {
    const customer = await currentCustomer(context);
    return { USER: customer === null ? null : userToWire(customer) };
  },

  async emailExists({ EMAIL }, context) {
    await throttle(context, 'emailExists');
    return { EXISTS: (await findCustomer(context.db, EMAIL)) !== null };
  },

  register: done(register),
  activate: done((context, { HASH }: RequestOf<'activate'>) => activate(context, HASH)),
  requestPasswordReset: done((context, { EMAIL }: RequestOf<'requestPasswordReset'>) =>
    requestPasswordReset(context, EMAIL),
  ),
  changePasswordWithHash: done(changePasswordWithHash),
  changePassword: done(changePassword),
  changeContact: done(changeContact),
  changeContactLanguage: done((context, { LANGUAGE_CODE }: RequestOf<'changeContactLanguage'>) =>
    changeContactLanguage(context, LANGUAGE_CODE),
  ),
  mailDepartment: done(mailDepartment),
  newsletterRegister: done(registerForNewsletter),
  newsletterOptIn: done((context, { OPTIN_HASH }: RequestOf<'newsletterOptIn'>) => confirmByHash(context, OPTIN_HASH)),
  newsletterOptOut: done((context, { OPTIN_HASH }: RequestOf<'newsletterOptOut'>) => cancelByHash(context, OPTIN_HASH)),
} satisfies Handlers;
