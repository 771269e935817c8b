import type { Address } from '@platine/domain/customer/address.ts';
import { useState } from 'react';
import { useSaving } from '../../checkout/useSaving.ts';
import { removeAddress } from '../../queries/addresses.ts';

/** Removes addresses, one at a time. */
export function useAddressRemoval() {
  const { busy, failure, save } = useSaving(removeAddress);
  const [last, setLast] = useState<string | null>(null);
  return {
    /** The id of the address whose removal is pending. */
    removing: busy ? last : null,
    failure,
    remove: (address: Address) => {
      if (busy) return;
      setLast(address.id);
      save(address);
    },
  };
}
