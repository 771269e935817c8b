import { FormattedMessage, useIntl } from 'react-intl';
import { FreeShippingFact } from '../../chrome/SideBar/FreeShippingFact.tsx';
import { Fact } from '../../components/Fact/Fact.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { serviceTimes } from '../../i18n/serviceTimes.ts';
import type { CartTerms } from '../../queries/session.ts';
import { useShop } from '../../shop/ShopFacts.tsx';
import styles from './StartScreen.module.css';

/** Conditions for delivery country and customer type: free shipping, minimum order, price display, service hours (spec §1). */
export function ShopFacts({ terms }: { readonly terms: CartTerms }) {
  const { minimumOrderValue, pricing } = terms;
  const intl = useIntl();
  const { service } = useShop();
  const { money, destination } = useFormats();
  return (
    <dl className={styles['facts']}>
      <FreeShippingFact cart={terms} />
      <Fact name={<FormattedMessage id="startScreen.minimumOrder" />}>
        <FormattedMessage
          id="startScreen.minimumOrderFrom"
          values={{ minimum: money(minimumOrderValue), country: destination(pricing.vat.country) }}
        />
      </Fact>
      <Fact name={<FormattedMessage id="startScreen.prices" />}>
        <FormattedMessage id={pricing.mode === 'gross' ? 'startScreen.pricesGross' : 'startScreen.pricesNet'} />
      </Fact>
      <Fact name={<FormattedMessage id="footer.service" />}>{serviceTimes(intl, service)}</Fact>
    </dl>
  );
}
