import type { CountryCode } from '@platine/domain/customer/countries.ts';
import { textIn } from '@platine/domain/language/text.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import { transitTime } from '@platine/domain/shipping/methods.ts';
import { freeShippingTime } from '@platine/domain/shipping/prices.ts';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../i18n/useFormats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useShop } from '../shop/ShopFacts.tsx';

type ShippingHintProps = {
  /** The shipping method that the sentence explains. */
  readonly method: ShippingMethod;
  /** Destination, which decides the delivery time. */
  readonly country: CountryCode;
};

/** Transit time of a shipping method and whether it has tracking (spec §9), and what the shop says of it. */
export function ShippingHint({ method, country }: ShippingHintProps) {
  const { note } = useShop().delivery.methods[method];
  const language = useLanguage();
  return (
    <>
      <TransitHint method={method} country={country} />
      {note !== null && ` ${textIn(note, language)}`}
    </>
  );
}

function TransitHint({ method, country }: ShippingHintProps) {
  const { number } = useFormats();
  const { delivery } = useShop();
  const time =
    method === 'FREE_SHIPPING' ? freeShippingTime(delivery, country) : transitTime(delivery.methods, method, country);
  if (method === 'PICKUP' || method === 'EXTERN_LOGISTIC_PICKUP')
    return <FormattedMessage id={`checkout.shippingHint.${method}`} />;
  if (time === null) return null;
  const days = { from: number(time.from), to: number(time.to) };
  if (method === 'FREE_SHIPPING') return <FormattedMessage id="checkout.shippingHint.FREE_SHIPPING" values={days} />;
  const isTracked = delivery.methods[method].tracking === true;
  return <FormattedMessage id={isTracked ? 'checkout.transitTracked' : 'checkout.transitUntracked'} values={days} />;
}
