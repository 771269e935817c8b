import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../api/ApiClient.tsx';
import { pickupQuery } from '../queries/shipping.ts';
import { AddressLines } from './AddressLines/AddressLines.tsx';

/** The address for pickup, and the hint that pickup is possible only after a notification (spec §1). */
export function PickupLocation() {
  const { data: place } = useQuery(pickupQuery(useApiClient()));
  return (
    <>
      {place !== undefined && <AddressLines address={place} />}
      <p>
        <FormattedMessage id="checkout.pickupNotice" />
      </p>
    </>
  );
}
