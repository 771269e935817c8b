import type { HttpHandler } from 'msw';
import { disconnect, failWith, neverAnswer } from './calls.ts';
import type { GeneralError } from './calls.ts';

/** The session, and with it the cart, is never answered: the screen stays loading. */
export function sessionPending(): HttpHandler[] {
  return neverAnswer('currentSession');
}

/** The session, and with it the cart, cannot be read. */
export function sessionFailure(errorClass: GeneralError = 'InternalErrorException'): HttpHandler[] {
  return failWith('currentSession', errorClass);
}

/** Reading the session finds no server. */
export function sessionOffline(): HttpHandler[] {
  return disconnect('currentSession');
}
