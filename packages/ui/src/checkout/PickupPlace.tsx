import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../api/ApiClient.tsx';
import { pickupQuery } from '../queries/shipping.ts';
import { AddressLines } from './AddressLines/AddressLines.tsx';

/** Where the goods wait, and that they are fetched after a notice only (spec §1). */
export function PickupPlace() {
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
