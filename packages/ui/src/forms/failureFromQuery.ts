import { toErrorClass } from '@platine/domain/contract/errors.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { noAnswer } from '@platine/domain/machines/outcome.ts';

/** Why the shop has not taken a form that was sent without script, from the address that follows it; null: it has. */
export function failureFromQuery(failed: string | null): Failure | null {
  if (failed === null) return null;
  return failed === 'network' ? noAnswer : { kind: 'failure', errorClass: toErrorClass(failed), fields: [] };
}
