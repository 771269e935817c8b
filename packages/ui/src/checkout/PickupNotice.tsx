import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import { isOwnCarrier } from '@platine/domain/shipping/methods.ts';
import { FormattedMessage } from 'react-intl';

/** Goods are handed over only after the shop's notice, to the customer or to the customer's carrier (spec §1). */
export function PickupNotice({
  method,
}: {
  /** Decides whether the customer or the customer's carrier is told. */
  readonly method: ShippingMethod;
}) {
  return <FormattedMessage id={isOwnCarrier(method) ? 'checkout.carrierNotice' : 'checkout.pickupNotice'} />;
}
