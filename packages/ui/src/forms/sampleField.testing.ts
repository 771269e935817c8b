import type { ValidationCode } from '@platine/domain/validation/codes.ts';
import type { FieldBinding } from './domainForm.ts';
import type { FieldName } from './fieldNames.ts';

const done = () => Promise.resolve();

/** A field without a form, for the stories of a single component. */
export function sampleField(name: FieldName, problem: ValidationCode | null = null): FieldBinding {
  return {
    name,
    id: `sample-${name}`,
    drawn: null,
    problem,
    registered: { name, onChange: done, onBlur: done, ref: () => undefined },
  };
}
