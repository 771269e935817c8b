/** All form fields, named like the domain's schemas. The default label is the message `field.{name}`. */
export const fieldNames = [
  'customerType',
  'country',
  'company',
  'department',
  'vatId',
  'firstName',
  'lastName',
  'street',
  'supplement',
  'zipCode',
  'city',
  'phone',
  'email',
  'password',
  'passwordRepeat',
  'oldPassword',
  'newsletter',
  'terms',
  'message',
  'order',
  'comment',
  'ownOrderNumber',
  'peppolAddress',
] as const;
export type FieldName = (typeof fieldNames)[number];

export function isFieldName(name: string): name is FieldName {
  return fieldNames.some((known) => known === name);
}
