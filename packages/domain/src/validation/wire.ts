import type { Schema } from 'yup';
import type { FieldError } from '../contract/envelope.ts';
import type { Checked, FieldProblem } from './check.ts';
import { check } from './check.ts';
import { isValidationCode } from './codes.ts';

/** The form's name of each field of the wire (spec §3, §7). */
const fieldNames: ReadonlyMap<string, string> = new Map([
  ['CUSTOMER_TYPE', 'customerType'],
  ['COUNTRY_CODE', 'country'],
  ['COUNTRY', 'country'],
  ['COMPANY', 'company'],
  ['VATID', 'vatId'],
  ['DEPARTMENT', 'department'],
  ['FIRSTNAME', 'firstName'],
  ['LASTNAME', 'lastName'],
  ['STREET', 'street'],
  ['ZIPCODE', 'zipCode'],
  ['CITY', 'city'],
  ['TELEPHONE', 'phone'],
  ['EMAIL', 'email'],
  ['USERNAME', 'email'],
  ['PASSWORD', 'password'],
  ['OLD_PASSWORD', 'oldPassword'],
  ['NEWSLETTER', 'newsletter'],
  ['MESSAGE', 'message'],
  ['ORDER', 'order'],
  ['PLACE', 'place'],
  ['CUSTOMER_COMMENT', 'comment'],
  ['CUSTOMER_ORDER_NUMBER', 'ownOrderNumber'],
]);

type Wire = Readonly<Record<string, unknown>>;

/** What a request checked on the server gives: tidied values, or the fields for a ValidationException, by the wire's names. */
export type CheckedWire<Value> =
  | Extract<Checked<Value>, { kind: 'valid' }>
  | { readonly kind: 'invalid'; readonly fields: readonly FieldError[] };

/** Checks a request by a form's schema. `known` is what the server knows beside the request, such as the customer type of an address. */
export function checkWire<Value>(schema: Schema<Value>, wire: Wire, known: Wire = {}): CheckedWire<Value> {
  const entered = Object.entries(wire).map(([name, value]) => [fieldNames.get(name) ?? name, value] as const);
  const checked = check(schema, { ...known, ...Object.fromEntries(entered) });
  if (checked.kind === 'valid') return checked;
  const wireName = (field: string) => Object.keys(wire).find((name) => fieldNames.get(name) === field) ?? field;
  return {
    kind: 'invalid',
    fields: checked.problems.map(({ field, code }) => ({ FIELD: wireName(field), CODE: code })),
  };
}

/** The fields that a server refused, by the form's names. A code that this version does not know says that the form is wrong. */
export function problemsFromWire(fields: readonly FieldError[]): FieldProblem[] {
  return fields.map(({ FIELD, CODE }) => ({
    field: fieldNames.get(FIELD) ?? FIELD,
    code: isValidationCode(CODE) ? CODE : 'FORMAT',
  }));
}
