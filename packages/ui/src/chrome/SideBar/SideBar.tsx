import type { Cart } from '@platine/domain/cart/cart.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shopAddress, shopIdentity } from '@platine/domain/shop/identity.ts';
import { serviceTimes } from '../../i18n/serviceTimes.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './SideBar.module.css';

type SideBarProps = {
  /** The shopper's threshold comes from it (D12). Null while it is unknown. */
  readonly cart: Pick<Cart, 'freeShippingThreshold' | 'pricing'> | null;
};

/** Beside a page: from when delivery is free, when somebody answers, and where (spec §1). */
export function SideBar({ cart }: SideBarProps) {
  const intl = useIntl();
  const { money, country } = useFormats();
  const threshold = cart?.freeShippingThreshold ?? null;
  return (
    <aside className={styles['root']} aria-label={intl.formatMessage({ id: 'sideBar.label' })}>
      <dl className={styles['facts']}>
        {cart !== null && threshold !== null && (
          <Fact name={<FormattedMessage id="startScreen.freeShipping" />}>
            <FormattedMessage
              id="startScreen.freeShippingFrom"
              values={{ threshold: money(threshold), country: country(cart.pricing.vat.country) }}
            />
          </Fact>
        )}
        <Fact name={<FormattedMessage id="footer.service" />}>{serviceTimes(intl)}</Fact>
        <Fact name={<FormattedMessage id="sideBar.phone" />}>
          <a href={`tel:${shopIdentity.phone.replaceAll(' ', '')}`}>{shopIdentity.phone}</a>
        </Fact>
        <Fact name={<FormattedMessage id="footer.address" />}>
          <address>{shopAddress}</address>
        </Fact>
      </dl>
    </aside>
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
