import type { Cart } from '@platine/domain/cart/cart.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import { serviceTimes } from '../../i18n/serviceTimes.ts';
import styles from './StartScreen.module.css';

/** The conditions a buyer asks for first, for this shopper's delivery country and customer type (spec §1). */
export function ShopFacts({ cart: { freeShippingThreshold, minimumOrderValue, pricing } }: { readonly cart: Cart }) {
  const intl = useIntl();
  const { money, country } = useFormats();
  const delivery = country(pricing.vat.country);
  return (
    <dl className={styles['facts']}>
      {freeShippingThreshold !== null && (
        <Fact name={<FormattedMessage id="startScreen.freeShipping" />}>
          <FormattedMessage
            id="startScreen.freeShippingFrom"
            values={{ threshold: money(freeShippingThreshold), country: delivery }}
          />
        </Fact>
      )}
      <Fact name={<FormattedMessage id="startScreen.minimumOrder" />}>
        <FormattedMessage
          id="startScreen.minimumOrderFrom"
          values={{ minimum: money(minimumOrderValue), country: delivery }}
        />
      </Fact>
      <Fact name={<FormattedMessage id="startScreen.prices" />}>
        <FormattedMessage id={pricing.mode === 'gross' ? 'startScreen.pricesGross' : 'startScreen.pricesNet'} />
      </Fact>
      <Fact name={<FormattedMessage id="footer.service" />}>{serviceTimes(intl)}</Fact>
    </dl>
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
