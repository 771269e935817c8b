import type { Cents } from '@platine/domain/money/money.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Fact } from '../../components/Fact/Fact.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import type { FreeShippingOffer } from '../../queries/freeShipping.ts';
import styles from './SideBar.module.css';

/** Every country with free shipping, by the value from which it is free, lowest first (spec §1). */
export function FreeShippingCountries({
  offers,
}: {
  /** Countries with their order values in cents, in any order. */
  readonly offers: readonly FreeShippingOffer[];
}) {
  const intl = useIntl();
  const { money, country } = useFormats();
  if (offers.length === 0) return null;
  const namesAt = (value: Cents) =>
    offers
      .filter(({ threshold }) => threshold === value)
      .map((offer) => country(offer.country))
      .toSorted((one, other) => one.localeCompare(other, intl.locale))
      .join(', ');
  const thresholds = [...new Set(offers.map(({ threshold }) => threshold))].toSorted((one, other) => one - other);
  return (
    <Fact name={<FormattedMessage id="sideBar.freeShippingCountries" />}>
      <ul className={styles['countries']}>
        {thresholds.map((threshold) => (
          <li key={threshold}>
            <FormattedMessage
              id="sideBar.freeShippingFrom"
              values={{ threshold: money(threshold), countries: namesAt(threshold) }}
            />
          </li>
        ))}
      </ul>
    </Fact>
  );
}
