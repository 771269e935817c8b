import { parseRequest } from '@platine/domain/contract/parse.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { HttpHandler } from 'msw';
import { handleCall } from '../handlers/handleCall.ts';
import { readBody } from '../handlers/readBody.ts';
import { successResponse } from '../handlers/respond.ts';
import { answerWith, disconnect, failWith, neverAnswer } from './calls.ts';
import type { GeneralError } from './calls.ts';

/** No product is known: the page of a product that is no longer available (spec §8). */
export function productMissing(): HttpHandler[] {
  return failWith('loadProducts', 'ProductNotFoundException');
}

/** The product is never answered: its page stays loading. */
export function productPending(): HttpHandler[] {
  return neverAnswer('loadProducts');
}

/** The product cannot be read. */
export function productFailure(errorClass: GeneralError = 'InternalErrorException'): HttpHandler[] {
  return failWith('loadProducts', errorClass);
}

/** Reading the product finds no server. */
export function productOffline(): HttpHandler[] {
  return disconnect('loadProducts');
}

/** The successor of a retired product is never answered. */
export function retiredProductPending(): HttpHandler[] {
  return neverAnswer('retiredProduct');
}

/** The successor of a retired product cannot be read. */
export function retiredProductFailure(errorClass: GeneralError = 'InternalErrorException'): HttpHandler[] {
  return failWith('retiredProduct', errorClass);
}

/** Reading the successor of a retired product finds no server. */
export function retiredProductOffline(): HttpHandler[] {
  return disconnect('retiredProduct');
}

const nothingFound = {
  VIEW: 'listing',
  SEARCH_STRING: '',
  PRODUCTS: [],
  MAX_HIT: 0,
  CORRECTED: null,
  DROPPED: [],
  SUGGESTIONS: [],
  FACETS: [],
  LOADED: [],
} as const satisfies ResponseOf<'search'>;

/** A listing that finds nothing. */
export function listingEmpty(): HttpHandler[] {
  return answerWith('search', nothingFound);
}

/** No product is new or reduced. */
export function nothingNew(): HttpHandler[] {
  return [
    handleCall('search', '', async ({ request }) => {
      const { FILTERS } = parseRequest('search', await readBody(request.clone()));
      return FILTERS?.NEW === true || FILTERS?.SALE === true ? successResponse(nothingFound) : undefined;
    }),
  ];
}

/** A listing is never answered: its page stays loading. */
export function listingPending(): HttpHandler[] {
  return neverAnswer('search');
}

/** A listing cannot be read. */
export function listingFailure(errorClass: GeneralError = 'InternalErrorException'): HttpHandler[] {
  return failWith('search', errorClass);
}

/** Reading a listing finds no server. */
export function listingOffline(): HttpHandler[] {
  return disconnect('search');
}

/** The category is never answered: its page stays loading. */
export function categoryPending(): HttpHandler[] {
  return neverAnswer('category');
}

/** The category cannot be read. */
export function categoryFailure(errorClass: GeneralError = 'InternalErrorException'): HttpHandler[] {
  return failWith('category', errorClass);
}

/** Reading the category finds no server. */
export function categoryOffline(): HttpHandler[] {
  return disconnect('category');
}

/** A shop that has no products yet. */
export function manufacturersEmpty(): HttpHandler[] {
  return answerWith('manufacturers', { MANUFACTURERS: [] });
}

/** The manufacturers are never answered: their page stays loading. */
export function manufacturersPending(): HttpHandler[] {
  return neverAnswer('manufacturers');
}

/** The manufacturers cannot be read. */
export function manufacturersFailure(errorClass: GeneralError = 'InternalErrorException'): HttpHandler[] {
  return failWith('manufacturers', errorClass);
}

/** Reading the manufacturers finds no server. */
export function manufacturersOffline(): HttpHandler[] {
  return disconnect('manufacturers');
}

/** The menu cannot be read; the page stands without it. */
export function menuFailure(errorClass: GeneralError = 'InternalErrorException'): HttpHandler[] {
  return failWith('categoryMenu', errorClass);
}
