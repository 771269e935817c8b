import type { Outcome } from '../contract/envelope.ts';

/** The outcome of a call without data: a business failure with its class, or no readable answer (spec §4, D2). */
export type Failure = Exclude<Outcome<unknown>, { readonly kind: 'data' }>;

/** The failure of a call whose promise is rejected: there is no answer. */
export const noAnswer: Failure = { kind: 'network' };

export function failureOf(outcome: Outcome<unknown>): Failure | null {
  return outcome.kind === 'data' ? null : outcome;
}
