import type { CountryCode } from '@platine/domain/customer/countries.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import { hasTracking, transitTime } from '@platine/domain/shipping/methods.ts';
import { freeShippingTime } from '@platine/domain/shipping/prices.ts';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../i18n/useFormats.ts';
import { useShop } from '../shop/ShopFacts.tsx';

type ShippingHintProps = {
  /** The shipping method that the sentence explains. */
  readonly method: ShippingMethod;
  /** Destination, which decides the delivery time. */
  readonly country: CountryCode;
};

/** Transit time of a shipping method and whether it has tracking (spec §9). */
export function ShippingHint({ method, country }: ShippingHintProps) {
  const { number } = useFormats();
  const { zones } = useShop().delivery;
  const time = method === 'FREE_SHIPPING' ? freeShippingTime(zones, country) : transitTime(method, country);
  if (method === 'PICKUP' || method === 'EXTERN_LOGISTIC_PICKUP')
    return <FormattedMessage id={`checkout.shippingHint.${method}`} />;
  if (time === null) return null;
  const days = { from: number(time.from), to: number(time.to) };
  if (method === 'FREE_SHIPPING') return <FormattedMessage id="checkout.shippingHint.FREE_SHIPPING" values={days} />;
  return (
    <FormattedMessage
      id={hasTracking(method) === true ? 'checkout.transitTracked' : 'checkout.transitUntracked'}
      values={days}
    />
  );
}
