import type { Outcome } from '@platine/domain/contract/envelope.ts';
import { toErrorClass } from '@platine/domain/contract/errors.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { noAnswer } from '@platine/domain/machines/outcome.ts';

/** The address that the form of an ended link posts to without script; the storefront's server answers with a redirect. */
export const orderLinkForm = '/order/link';

/** The shop's answer to that form, as the page that follows it shows it; null: it was not sent. */
export type Renewed = 'asked' | Failure | null;

/** The query of the page that follows the form. */
export function renewedToQuery(signature: string, outcome: Outcome<unknown>): string {
  const answers = { data: 'asked', network: 'network', failure: '' };
  const renewed = outcome.kind === 'failure' ? outcome.errorClass : answers[outcome.kind];
  return new URLSearchParams({ signature, renewed }).toString();
}

/** Anybody can write an address, so only known words are taken. */
export function renewedFromQuery(renewed: string | null): Renewed {
  if (renewed === null || renewed === 'asked') return renewed;
  return renewed === 'network' ? noAnswer : { kind: 'failure', errorClass: toErrorClass(renewed), fields: [] };
}
