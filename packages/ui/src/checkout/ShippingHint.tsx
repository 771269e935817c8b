import type { CountryCode } from '@platine/domain/customer/countries.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import { hasTracking, transitTime } from '@platine/domain/shipping/methods.ts';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../i18n/useFormats.ts';

type ShippingHintProps = { readonly method: ShippingMethod; readonly country: CountryCode };

/** Transit time of a shipping method and whether it has tracking (spec §9). */
export function ShippingHint({ method, country }: ShippingHintProps) {
  const { number } = useFormats();
  const time = transitTime(method, country);
  if (method === 'PICKUP' || method === 'EXTERN_LOGISTIC_PICKUP' || method === 'FREE_SHIPPING')
    return <FormattedMessage id={`checkout.shippingHint.${method}`} />;
  if (time === null) return null;
  return (
    <FormattedMessage
      id={hasTracking(method) === true ? 'checkout.transitTracked' : 'checkout.transitUntracked'}
      values={{ from: number(time.from), to: number(time.to) }}
    />
  );
}
