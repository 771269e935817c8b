import type { Address } from '@platine/domain/customer/address.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import { isCompleteAddress } from '@platine/domain/validation/addressLines.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AddressLines } from '../../checkout/AddressLines/AddressLines.tsx';
import type { Choice } from '../../checkout/ChoiceList/ChoiceList.tsx';

/** The short name of an address, for the list and the labels of its buttons. */
export function addressee({ company, firstName, lastName }: Address): string {
  return company === '' ? `${firstName} ${lastName}`.trim() : company;
}

/** A saved address as a choice. An incomplete one is unavailable until it is completed. */
export function addressChoice(address: Address, customerType: CustomerType, more?: ReactNode): Choice<string> {
  return {
    value: address.id,
    name: addressee(address),
    hint: <AddressLines address={{ ...address, ...linesBelowName(address) }} inline />,
    ...(isCompleteAddress(address, customerType)
      ? {}
      : { refusal: <FormattedMessage id="checkoutScreen.addressIncomplete" /> }),
    ...(more === undefined ? {} : { more }),
  };
}

/** Blanks the line that the name already has: the person, or the company of a business address. */
function linesBelowName({ company }: Address) {
  return company === '' ? { firstName: '', lastName: '' } : { company: '' };
}
