import type { Address } from '@platine/domain/customer/address.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import { isCompleteAddress } from '@platine/domain/validation/addressLines.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AddressLines } from '../../checkout/AddressLines/AddressLines.tsx';
import type { Choice } from '../../checkout/ChoiceList/ChoiceList.tsx';

/** Whom an address is for, in a word: on the list and in what its buttons do. */
export function addressee({ company, firstName, lastName }: Address): string {
  return company === '' ? `${firstName} ${lastName}`.trim() : company;
}

/** An address of the book as a choice; one that lacks lines says so and can be completed. */
export function addressChoice(address: Address, customerType: CustomerType, more?: ReactNode): Choice<string> {
  return {
    value: address.id,
    name: addressee(address),
    hint: <AddressLines address={{ ...address, ...nameless(address) }} inline />,
    ...(isCompleteAddress(address, customerType)
      ? {}
      : { refusal: <FormattedMessage id="checkoutScreen.addressIncomplete" /> }),
    ...(more === undefined ? {} : { more }),
  };
}

/** The lines below the name: of a company its person too. */
function nameless({ company }: Address) {
  return company === '' ? { firstName: '', lastName: '' } : { company: '' };
}
