import type { PaymentMethod } from '@platine/domain/payment/methods.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import { isHandedOver } from '@platine/domain/shipping/methods.ts';
import { FormattedList, FormattedMessage } from 'react-intl';
import { useShop } from '../shop/ShopFacts.tsx';

type PaymentHintProps = {
  /** The payment method that the sentence explains. */
  readonly method: PaymentMethod;
  /** After a transfer the goods are sent, or are ready to be fetched; null before one is chosen. */
  readonly shippingMethod: ShippingMethod | null;
};

/** How a payment method works. After a transfer the goods are sent, or ready to be fetched; Saferpay's page offers what the shop names (spec §9). */
export function PaymentHint({ method, shippingMethod }: PaymentHintProps) {
  const { cards, others } = useShop().means;
  const means = [...cards, ...others];
  if (method === 'SAFERPAY' && means.length > 0) {
    const names = <FormattedList type="disjunction" value={means} />;
    return <FormattedMessage id="checkout.paymentHintMeans" values={{ means: names }} />;
  }
  const fetched = shippingMethod !== null && isHandedOver(shippingMethod);
  return (
    <FormattedMessage
      id={method === 'WIRE_TRANSFER' && fetched ? 'checkout.transferAndPickup' : `checkout.paymentHint.${method}`}
    />
  );
}
