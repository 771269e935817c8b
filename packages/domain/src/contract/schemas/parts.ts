import { array, boolean, mixed, number, object, string } from 'yup';
import type { AnyObject, ISchema, ObjectShape } from 'yup';
import { countryCodes } from '../../customer/countries.ts';
import { customerTypes } from '../../customer/customerType.ts';
import { knownLanguages } from '../../language/language.ts';
import { inEachLanguage } from '../../language/inLanguages.ts';

/**
 * The parts that request and response schemas are made of. A request is cast (unknown fields are dropped), an answer is checked
 * strictly (an unknown field is an error): the same schema serves both, see `parse.ts`.
 */

/** An object with exactly these fields. */
export const record = <Fields extends ObjectShape>(fields: Fields) => object(fields).noUnknown().required();

export const listOf = <Item>(item: ISchema<Item>) => array<AnyObject, Item>().of(item).strict().required();

/** Text that may be empty. `defined` and not `required`: yup's `required` refuses ''. */
export const text = (maximum = 2000) => string().strict().max(maximum).defined();
/** Text that a request may leave out: it then counts as empty. `mixed` and not `string`, which would make text of a number. */
export const textOrNothing = (maximum: number) =>
  mixed<string>((value): value is string => typeof value === 'string')
    .test(
      'max',
      ({ path }) => `${path} must be at most ${maximum} characters`,
      (value) => (value ?? '').length <= maximum,
    )
    .meta({ type: 'string' })
    .default('')
    .defined();
export const filledText = (maximum = 2000) => string().strict().min(1).max(maximum).required();
export const flag = () => boolean().strict().required();

/** A whole number that arrives as a number. */
export const whole = (minimum = 0, maximum = Number.MAX_SAFE_INTEGER) =>
  number().strict().integer().min(minimum).max(maximum).required();

/** A whole number that may also arrive as digits in a string: SKIP '0' (D21). */
export const wholeOrDigits = (minimum: number, maximum: number) => number().integer().min(minimum).max(maximum);

/** Euros with two decimals as they travel; inside the domain money is integer cents (D10). */
export const euros = () => number().strict().min(0).required();

export const oneOf = <const Value extends string>(values: readonly Value[]) => mixed<Value>().oneOf(values).required();

export const sku = () => whole(1, 999_999_999);
export const countryCode = () => oneOf(countryCodes);
export const languageCode = () => oneOf(knownLanguages);
export const customerType = () => oneOf(customerTypes);
export const isoDate = () =>
  string()
    .strict()
    .matches(/^\d{4}-\d{2}-\d{2}$/);

/** A text per language, or one for ALL of them (spec §9, D19). */
export const localized = () => record({ ALL: string().strict(), ...inEachLanguage(() => string().strict()) });

/** A value for each of the program's languages, and one for each that the shop has added. */
export const inLanguages = <Field, Optional>(field: Field, optional: Optional) => ({
  ...inEachLanguage(() => optional),
  EN: field,
  DE: field,
  FR: field,
});

/** No fields: a call without a request, or an answer that says only that it worked. */
export const nothing = record({});
