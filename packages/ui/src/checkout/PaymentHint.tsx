import type { PaymentMethod } from '@platine/domain/payment/methods.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import { isHandedOver } from '@platine/domain/shipping/methods.ts';
import { FormattedMessage } from 'react-intl';

type PaymentHintProps = {
  /** The payment method that the sentence explains. */
  readonly method: PaymentMethod;
  /** After a transfer the goods are sent, or are ready to be fetched; null before one is chosen. */
  readonly shippingMethod: ShippingMethod | null;
};

/** How a payment method works. After a transfer the goods are sent, or ready to be fetched (spec §9). */
export function PaymentHint({ method, shippingMethod }: PaymentHintProps) {
  const fetched = shippingMethod !== null && isHandedOver(shippingMethod);
  return (
    <FormattedMessage
      id={method === 'WIRE_TRANSFER' && fetched ? 'checkout.transferAndPickup' : `checkout.paymentHint.${method}`}
    />
  );
}
