/** Fields whose rule another field decides: a change there revalidates them (spec §4). */
export const dependentFields = {
  customerType: ['company', 'department', 'vatId'],
  country: ['vatId', 'zipCode'],
  password: ['passwordRepeat'],
} as const;
