import type { Outcome } from '../contract/envelope.ts';

/** What a machine keeps of a call that brought no data: a business failure with its class, or no readable answer (spec §4, D2). */
export type Failure = Exclude<Outcome<unknown>, { readonly kind: 'data' }>;

/** A promise that broke is a call without an answer. */
export const noAnswer: Failure = { kind: 'network' };

export function failureOf(outcome: Outcome<unknown>): Failure | null {
  return outcome.kind === 'data' ? null : outcome;
}
