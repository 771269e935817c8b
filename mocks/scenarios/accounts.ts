import type { HttpHandler } from 'msw';
import type { CallName } from '@platine/domain/contract/calls.ts';
import type { FieldError } from '@platine/domain/contract/envelope.ts';
import { disconnect, failWith, neverAnswer } from './calls.ts';
import type { FailureOf } from './calls.ts';

/** Refuses a login: one class for every reason, or too many tries (D32). */
export function loginFailure(errorClass: FailureOf<'login'> = 'WrongCredentialsException'): HttpHandler[] {
  return failWith('login', errorClass);
}

/** Refuses a registration, with the fields that are wrong. */
export function registrationFailure(
  errorClass: FailureOf<'register'>,
  fields: readonly FieldError[] = [],
): HttpHandler[] {
  return failWith('register', errorClass, fields);
}

/** Refuses the link of the activation mail, as unknown unless told. */
export function activationFailure(errorClass: FailureOf<'activate'> = 'HashInvalidException'): HttpHandler[] {
  return failWith('activate', errorClass);
}

/** Fails the request for a link. Its answer does not depend on an account, so only throttling or a crash can fail it (D32). */
export function passwordRequestFailure(errorClass: FailureOf<'requestPasswordReset'>): HttpHandler[] {
  return failWith('requestPasswordReset', errorClass);
}

/** Refuses a new password by a mailed link, as unknown unless told. */
export function passwordResetFailure(
  errorClass: FailureOf<'changePasswordWithHash'> = 'HashInvalidException',
  fields: readonly FieldError[] = [],
): HttpHandler[] {
  return failWith('changePasswordWithHash', errorClass, fields);
}

/** Refuses a sign-up to the newsletter, as subscribed already unless told. */
export function newsletterFailure(
  errorClass: FailureOf<'newsletterRegister'> = 'NewsletterAlreadyRegisteredException',
  fields: readonly FieldError[] = [],
): HttpHandler[] {
  return failWith('newsletterRegister', errorClass, fields);
}

/** Refuses the links of the newsletter as unknown or expired. */
export function newsletterLinkFailure(
  errorClass: FailureOf<'newsletterOptIn'> = 'HashInvalidException',
): HttpHandler[] {
  return [...failWith('newsletterOptIn', errorClass), ...failWith('newsletterOptOut', errorClass)];
}

/** Refuses a message to the shop, with the fields that are wrong. */
export function contactMailFailure(
  errorClass: FailureOf<'mailDepartment'>,
  fields: readonly FieldError[] = [],
): HttpHandler[] {
  return failWith('mailDepartment', errorClass, fields);
}

/** Never answers the user: the header's account menu stays empty (spec §2). */
export function userPending(): HttpHandler[] {
  return neverAnswer('currentUser');
}

type AccountCall = Extract<
  CallName,
  | 'login'
  | 'logout'
  | 'currentUser'
  | 'register'
  | 'activate'
  | 'emailExists'
  | 'requestPasswordReset'
  | 'changePasswordWithHash'
  | 'changePassword'
  | 'changeContact'
  | 'changeContactLanguage'
  | 'mailDepartment'
  | 'newsletterRegister'
  | 'newsletterOptIn'
  | 'newsletterOptOut'
>;

/** Disconnects one of the account's calls. */
export function accountOffline(name: AccountCall): HttpHandler[] {
  return disconnect(name);
}

/** Never answers one of the account's calls: its form stays busy. */
export function accountPending(name: AccountCall): HttpHandler[] {
  return neverAnswer(name);
}
