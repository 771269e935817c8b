import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { RefusedForm } from '@platine/ui/queries/refusedForm.ts';

/** The part of an address that says why a form was not taken, which `failureFromQuery` reads; nothing when it was. */
export function failedOf(outcome: Outcome<unknown>): Readonly<Record<string, string>> {
  if (outcome.kind === 'data') return {};
  return { failed: outcome.kind === 'network' ? 'network' : outcome.errorClass };
}

/** The part of a form's page that shows why it was not taken: the fields that cannot be right, or why it failed. */
export function refusalOf(failure: Failure): Pick<RefusedForm, 'fields' | 'failure'> {
  if (failure.kind === 'network' || failure.fields.length === 0) return { fields: [], failure };
  return { fields: failure.fields.map(({ FIELD }) => FIELD), failure: null };
}
