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

export function retiredProductPending(): HttpHandler[] {
  return neverAnswer('retiredProduct');
}

export function retiredProductFailure(errorClass: GeneralError = 'InternalErrorException'): HttpHandler[] {
  return failWith('retiredProduct', errorClass);
}

export function retiredProductOffline(): HttpHandler[] {
  return disconnect('retiredProduct');
}

/** A listing that finds nothing. */
export function listingEmpty(): HttpHandler[] {
  return answerWith('search', {
    VIEW: 'listing',
    SEARCH_STRING: '',
    PRODUCTS: [],
    MAX_HIT: 0,
    CORRECTED: null,
    FACETS: [],
    LOADED: [],
  });
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

export function categoryPending(): HttpHandler[] {
  return neverAnswer('category');
}

export function categoryFailure(errorClass: GeneralError = 'InternalErrorException'): HttpHandler[] {
  return failWith('category', errorClass);
}

export function categoryOffline(): HttpHandler[] {
  return disconnect('category');
}

/** A shop that has no products yet. */
export function manufacturersEmpty(): HttpHandler[] {
  return answerWith('manufacturers', { MANUFACTURERS: [] });
}

export function manufacturersPending(): HttpHandler[] {
  return neverAnswer('manufacturers');
}

export function manufacturersFailure(errorClass: GeneralError = 'InternalErrorException'): HttpHandler[] {
  return failWith('manufacturers', errorClass);
}

export function manufacturersOffline(): HttpHandler[] {
  return disconnect('manufacturers');
}

export function menuFailure(errorClass: GeneralError = 'InternalErrorException'): HttpHandler[] {
  return failWith('categoryMenu', errorClass);
}
