import type { CountryCode } from '@platine/domain/customer/countries.ts';
import type { ShippingRefusal } from '@platine/domain/shipping/offers.ts';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../components/Money/Money.tsx';
import { useFormats } from '../../i18n/useFormats.ts';

type ShippingRefusalWordsProps = { readonly refusal: ShippingRefusal; readonly country: CountryCode };

/** The reason why a shipping method is not offered (D12). */
export function ShippingRefusalText({ refusal, country: code }: ShippingRefusalWordsProps) {
  const { destination } = useFormats();
  const missing = 'missing' in refusal ? <Money key="missing" cents={refusal.missing} /> : null;
  return (
    <FormattedMessage
      id={`checkoutScreen.shippingRefusal.${refusal.reason}`}
      values={{ country: destination(code), missing }}
    />
  );
}
