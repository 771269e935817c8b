import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import { toErrorClass } from '@platine/domain/contract/errors.ts';

/** The outcome of a query without data. */
export type Failed =
  | { readonly kind: 'failure'; readonly errorClass: ErrorClass }
  | { readonly kind: 'network'; readonly late?: true };

/** Thrown by query functions; keeps a business failure and a lost connection apart (D2). */
export class QueryFailure extends Error {
  override readonly name = 'QueryFailure';
  readonly failed: Failed;
  constructor(failed: Failed) {
    super(failed.kind === 'failure' ? failed.errorClass : 'no readable answer');
    this.failed = failed;
  }
}

/** The data of a call; throws QueryFailure for the other two outcomes. */
export function dataOf<Data>(outcome: Outcome<Data>): Data {
  if (outcome.kind === 'data') return outcome.data;
  throw new QueryFailure(outcome.kind === 'network' ? outcome : { kind: 'failure', errorClass: outcome.errorClass });
}

/**
 * The failure of a query. It is recognised by shape, not class: an error of the server's render reaches the browser as plain data. An
 * unknown error is an internal one (spec §8).
 */
export function failedOf(error: unknown): Failed {
  const failed = typeof error === 'object' && error !== null && 'failed' in error ? error.failed : null;
  if (typeof failed !== 'object' || failed === null || !('kind' in failed))
    return { kind: 'failure', errorClass: 'InternalErrorException' };
  if (failed.kind === 'network') return { kind: 'network' };
  return { kind: 'failure', errorClass: toErrorClass('errorClass' in failed ? failed.errorClass : undefined) };
}
