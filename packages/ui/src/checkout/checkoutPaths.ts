import type { Failure } from '@platine/domain/machines/outcome.ts';
import { stepPaths } from '@platine/domain/machines/checkoutSteps.ts';
import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import { errorStatus, toErrorClass } from '@platine/domain/contract/errors.ts';

export const checkoutTypePath = stepPaths.type;
export const checkoutPath = stepPaths.addresses;

export function checkoutDonePath(orderNumber: string): string {
  return `/checkout_done/${encodeURIComponent(orderNumber)}`;
}

/** The query parameter with the error class of a refused order, for the page of the recovery step. */
const refusedName = 'refused';

export function refusedPath(path: string, failure: Failure | null): string {
  return failure?.kind === 'failure' ? `${path}?${refusedName}=${failure.errorClass}` : path;
}

/** The error class in a query string; null unless it is a known one, because the URL is untrusted input. */
export function refusedFrom(search: string): ErrorClass | null {
  const name = new URLSearchParams(search).get(refusedName);
  return name !== null && Object.hasOwn(errorStatus, name) ? toErrorClass(name) : null;
}

const sectionName = 'section';

/** The URL of a section of the page /checkout. */
export function sectionPath(section: 'addresses' | 'shipping' | 'payment'): string {
  return `${checkoutPath}?${sectionName}=${section}`;
}

export function sectionFrom(search: string): string | null {
  return new URLSearchParams(search).get(sectionName);
}
