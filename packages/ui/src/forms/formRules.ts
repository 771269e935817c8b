import type { Checked } from '@platine/domain/validation/check.ts';
import { check } from '@platine/domain/validation/check.ts';
import { formSchemas } from '@platine/domain/validation/formSchemas.ts';

/** A yup schema of the domain whose validated values are `Values`. */
type DomainSchema<Values> = Parameters<typeof check<Values>>[0];
type ValuesOf<Schema> = Schema extends DomainSchema<infer Values> ? Values : never;

/** Validated values of each form. */
export type FormValues = { readonly [Name in keyof typeof formSchemas]: ValuesOf<(typeof formSchemas)[Name]> };
export type RulesName = keyof FormValues;

/** One lazily loaded file, because forms render without it and nothing is validated before input. */
const rules: { readonly [Name in RulesName]: DomainSchema<FormValues[Name]> } = formSchemas;

/** Returns normalized values, or the errors by field. */
export function validate<Name extends RulesName>(name: Name, entered: unknown): Checked<FormValues[Name]> {
  return check(rules[name], entered);
}
