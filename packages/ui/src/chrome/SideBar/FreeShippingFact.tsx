import type { Cart } from '@platine/domain/cart/cart.ts';
import { FormattedMessage } from 'react-intl';
import { Fact } from '../../components/Fact/Fact.tsx';
import { useFormats } from '../../i18n/useFormats.ts';

/** The order value from which shipping is free for this shopper; nothing where the country has no threshold (D12). */
export function FreeShippingFact({
  cart: { freeShippingThreshold, pricing },
}: {
  /** Source of the threshold and its country. */
  readonly cart: Pick<Cart, 'freeShippingThreshold' | 'pricing'>;
}) {
  const { money, destination } = useFormats();
  if (freeShippingThreshold === null) return null;
  return (
    <Fact name={<FormattedMessage id="startScreen.freeShipping" />}>
      <FormattedMessage
        id="startScreen.freeShippingFrom"
        values={{ threshold: money(freeShippingThreshold), country: destination(pricing.vat.country) }}
      />
    </Fact>
  );
}
