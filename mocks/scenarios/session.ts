import type { HttpHandler } from 'msw';
import { disconnect, failWith, neverAnswer } from './calls.ts';
import type { GeneralError } from './calls.ts';

/** The session, and with it the cart, is never answered: the screen stays loading. */
export function sessionPending(): HttpHandler[] {
  return neverAnswer('currentSession');
}

export function sessionFailure(errorClass: GeneralError = 'InternalErrorException'): HttpHandler[] {
  return failWith('currentSession', errorClass);
}

export function sessionOffline(): HttpHandler[] {
  return disconnect('currentSession');
}
