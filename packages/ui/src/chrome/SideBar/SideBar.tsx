import type { Cart } from '@platine/domain/cart/cart.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { addressLine } from '@platine/domain/shop/identity.ts';
import { serviceTimes } from '../../i18n/serviceTimes.ts';
import { Fact } from '../../components/Fact/Fact.tsx';
import type { FreeShippingOffer } from '../../queries/freeShipping.ts';
import { FreeShippingCountries } from './FreeShippingCountries.tsx';
import { FreeShippingFact } from './FreeShippingFact.tsx';
import { useShop } from '../../shop/ShopFacts.tsx';
import styles from './SideBar.module.css';

type SideBarProps = {
  /** Source of the free-shipping threshold (D12). Null while it is unknown. */
  readonly cart: Pick<Cart, 'freeShippingThreshold' | 'pricing'> | null;
  /** The countries with free shipping; none while they are unknown. */
  readonly offers: readonly FreeShippingOffer[];
};

/** Facts beside a page: free delivery here and to other countries, service hours, phone and address (spec §1). */
export function SideBar({ cart, offers }: SideBarProps) {
  const intl = useIntl();
  const { identity, service } = useShop();
  return (
    <aside className={styles['root']} aria-label={intl.formatMessage({ id: 'sideBar.label' })}>
      <dl className={styles['facts']}>
        {cart !== null && <FreeShippingFact cart={cart} />}
        <FreeShippingCountries offers={offers} />
        <Fact name={<FormattedMessage id="footer.service" />}>{serviceTimes(intl, service)}</Fact>
        <Fact name={<FormattedMessage id="sideBar.phone" />}>
          <a href={`tel:${identity.phone.replaceAll(' ', '')}`}>{identity.phone}</a>
        </Fact>
        <Fact name={<FormattedMessage id="footer.address" />}>
          <address>{addressLine(identity)}</address>
        </Fact>
      </dl>
    </aside>
  );
}
