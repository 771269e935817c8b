import type { FieldError } from '../contract/envelope.ts';
import type { FieldProblem } from './check.ts';
import { isValidationCode } from './codes.ts';

/** The form's name of each field of the wire (spec §3, §7). A field of a form that is sent must stand here. */
export const fieldNames: ReadonlyMap<string, string> = new Map([
  ['CUSTOMER_TYPE', 'customerType'],
  ['COUNTRY_CODE', 'country'],
  ['COUNTRY', 'country'],
  ['COMPANY', 'company'],
  ['VATID', 'vatId'],
  ['DEPARTMENT', 'department'],
  ['FIRSTNAME', 'firstName'],
  ['LASTNAME', 'lastName'],
  ['STREET', 'street'],
  ['SUPPLEMENT', 'supplement'],
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
  ['ORDER_NUMBER', 'orderNumber'],
  ['NAME', 'name'],
  ['GOODS', 'goods'],
  ['PLACE', 'place'],
  ['CUSTOMER_COMMENT', 'comment'],
  ['CUSTOMER_ORDER_NUMBER', 'ownOrderNumber'],
  ['PEPPOL_ADDRESS', 'peppolAddress'],
]);

/** The fields that a server refused, by the form's names. A code that this version does not know says that the form is wrong. */
export function problemsFromWire(fields: readonly FieldError[]): FieldProblem[] {
  return fields.map(({ FIELD, CODE }) => ({
    field: fieldNames.get(FIELD) ?? FIELD,
    code: isValidationCode(CODE) ? CODE : 'FORMAT',
  }));
}
