import type { Schema } from 'yup';
import type { FieldError } from '../contract/envelope.ts';
import type { Checked } from './check.ts';
import { check } from './check.ts';
import { fieldNames } from './wire.ts';

const named: ReadonlySet<string> = new Set(fieldNames.values());

type Wire = Readonly<Record<string, unknown>>;
/** An object's schema: what is sent has named fields. */
export type FormSchema<Value> = Schema<Value> & { readonly fields: Wire };

/** Result of a request's check on the server: normalised values, or the fields of a ValidationException under their wire names. */
export type CheckedWire<Value> =
  | Extract<Checked<Value>, { kind: 'valid' }>
  | { readonly kind: 'invalid'; readonly fields: readonly FieldError[] };

/** Checks a request by a form's schema. `known` is what the server knows beside the request, such as the customer type of an address. */
export function checkWire<Value>(schema: FormSchema<Value>, wire: Wire, known: Wire = {}): CheckedWire<Value> {
  const unnamed = Object.keys(schema.fields).find((field) => !named.has(field) && !Object.hasOwn(known, field));
  if (unnamed !== undefined)
    throw new Error(`The form's field ${unnamed} has no name on the wire: add it to fieldNames in validation/wire.ts.`);
  const entered = Object.entries(wire).map(([name, value]) => [fieldNames.get(name) ?? name, value] as const);
  const checked = check(schema, { ...known, ...Object.fromEntries(entered) });
  if (checked.kind === 'valid') return checked;
  const wireName = (field: string) => Object.keys(wire).find((name) => fieldNames.get(name) === field) ?? field;
  return {
    kind: 'invalid',
    fields: checked.problems.map(({ field, code }) => ({ FIELD: wireName(field), CODE: code })),
  };
}
