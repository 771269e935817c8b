import type { Cart } from '@platine/domain/cart/cart.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { FreeShippingFact } from '../../chrome/SideBar/FreeShippingFact.tsx';
import { Fact } from '../../components/Fact/Fact.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { serviceTimes } from '../../i18n/serviceTimes.ts';
import styles from './StartScreen.module.css';

/** Conditions for delivery country and customer type: free shipping, minimum order, price display, service hours (spec §1). */
export function ShopFacts({ cart }: { readonly cart: Cart }) {
  const { minimumOrderValue, pricing } = cart;
  const intl = useIntl();
  const { money, destination } = useFormats();
  return (
    <dl className={styles['facts']}>
      <FreeShippingFact cart={cart} />
      <Fact name={<FormattedMessage id="startScreen.minimumOrder" />}>
        <FormattedMessage
          id="startScreen.minimumOrderFrom"
          values={{ minimum: money(minimumOrderValue), country: destination(pricing.vat.country) }}
        />
      </Fact>
      <Fact name={<FormattedMessage id="startScreen.prices" />}>
        <FormattedMessage id={pricing.mode === 'gross' ? 'startScreen.pricesGross' : 'startScreen.pricesNet'} />
      </Fact>
      <Fact name={<FormattedMessage id="footer.service" />}>{serviceTimes(intl)}</Fact>
    </dl>
  );
}
