/** Every field that the shop's forms have, by the names of the domain's schemas. Its label is the message `field.{name}`. */
export const fieldNames = [
  'customerType',
  'country',
  'company',
  'department',
  'vatId',
  'firstName',
  'lastName',
  'street',
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
] as const;
export type FieldName = (typeof fieldNames)[number];

export function isFieldName(name: string): name is FieldName {
  return fieldNames.some((known) => known === name);
}
