import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import { profileToWire } from '@platine/domain/validation/registration.ts';
import type { Customer } from '../services/accounts/customers.ts';

type UserWire = ResponseOf<'login'>['USER'];

export function userToWire(customer: Customer): UserWire {
  return {
    USER_ID: customer.email,
    ACTIVE_LANGUAGE: customer.language,
    CUSTOMER: {
      CUSTOMER_ID: `C-${customer.id}`,
      CUSTOMER_TYPE: customer.customerType,
      EDUCATIONAL_INSTITUTION: customer.educationalInstitution,
    },
    CONTACT: profileToWire(customer),
  };
}
