import type { Checked } from '@platine/domain/validation/check.ts';
import { check } from '@platine/domain/validation/check.ts';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';

/** A yup schema of the domain whose checked values are `Values`. */
export type DomainSchema<Values> = Parameters<typeof check<Values>>[0];

/** A form that judges by the domain's rules and by nothing else: an error's type is the rule's code. */
export function domainResolver(schema: DomainSchema<unknown>): Resolver<FieldValues> {
  return (entered) => {
    const checked: Checked<unknown> = check(schema, entered);
    if (checked.kind === 'valid') return { values: entered, errors: {} };
    const errors = checked.problems.map(({ field, code }): [string, FieldError] => [field, { type: code }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}
