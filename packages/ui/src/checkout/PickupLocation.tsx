import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../api/ApiClient.tsx';
import { pickupQuery } from '../queries/shipping.ts';
import { AddressLines } from './AddressLines/AddressLines.tsx';
import { PickupNotice } from './PickupNotice.tsx';

/** The address for pickup, and the hint that pickup is possible only after a notification (spec §1). */
export function PickupLocation({
  method,
}: {
  /** Decides whether the customer or the customer's carrier is told. */
  readonly method: ShippingMethod;
}) {
  const { data: place } = useQuery(pickupQuery(useApiClient()));
  return (
    <>
      {place !== undefined && <AddressLines address={place} />}
      <p>
        <PickupNotice method={method} />
      </p>
    </>
  );
}
