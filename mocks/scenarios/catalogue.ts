import type { HttpHandler } from 'msw';
import { answerWith, disconnect, failWith, neverAnswer } from './calls.ts';
import type { GeneralError } from './calls.ts';

/** No product is known: the page of a product that is no longer available (spec §8). */
export function productMissing(): HttpHandler[] {
  return failWith('loadProducts', 'ProductNotFoundException');
}

export function productPending(): HttpHandler[] {
  return neverAnswer('loadProducts');
}

export function productFailure(errorClass: GeneralError = 'InternalErrorException'): HttpHandler[] {
  return failWith('loadProducts', errorClass);
}

export function productOffline(): HttpHandler[] {
  return disconnect('loadProducts');
}

/** A listing that finds nothing. */
export function listingEmpty(): HttpHandler[] {
  return answerWith('search', { VIEW: 'listing', SEARCH_STRING: '', PRODUCTS: [], MAX_HIT: 0 });
}

export function listingPending(): HttpHandler[] {
  return neverAnswer('search');
}

export function listingFailure(errorClass: GeneralError = 'InternalErrorException'): HttpHandler[] {
  return failWith('search', errorClass);
}

export function listingOffline(): HttpHandler[] {
  return disconnect('search');
}
