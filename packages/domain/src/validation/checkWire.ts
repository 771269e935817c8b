import type { Schema } from 'yup';
import type { FieldError } from '../contract/envelope.ts';
import type { Checked } from './check.ts';
import { check } from './check.ts';
import { fieldNames } from './wire.ts';

/** Names of the form's fields on the wire; of several the first. */
const wireNames: ReadonlyMap<string, string> = new Map(
  [...fieldNames].map(([wire, field]) => [field, wire] as const).toReversed(),
);

type Wire = Readonly<Record<string, unknown>>;
/** Schema of an object, with its fields. */
export type FormSchema<Value> = Schema<Value> & { readonly fields: Wire };

/** Tidied values, or the fields for a ValidationException, by the wire's names. */
export type CheckedWire<Value> =
  | Extract<Checked<Value>, { kind: 'valid' }>
  | { readonly kind: 'invalid'; readonly fields: readonly FieldError[] };

/**
 * Checks values by a form's schema. `values` has the wire's names or the form's, `known` the form's: facts that the server knows beside the
 * request, such as the customer type of an address.
 */
export function checkWire<Value>(schema: FormSchema<Value>, values: Wire, known: Wire = {}): CheckedWire<Value> {
  const unnamed = Object.keys(schema.fields).find((field) => !wireNames.has(field) && !Object.hasOwn(known, field));
  if (unnamed !== undefined)
    throw new Error(`The form's field ${unnamed} has no name on the wire: add it to fieldNames in validation/wire.ts.`);
  const entered = Object.entries(values).map(([name, value]) => [fieldNames.get(name) ?? name, value] as const);
  const checked = check(schema, { ...known, ...Object.fromEntries(entered) });
  if (checked.kind === 'valid') return checked;
  const wireName = (field: string) =>
    Object.hasOwn(values, field)
      ? wireNames.get(field)
      : Object.keys(values).find((name) => fieldNames.get(name) === field);
  return {
    kind: 'invalid',
    fields: checked.problems.map(({ field, code }) => ({ FIELD: wireName(field) ?? field, CODE: code })),
  };
}
