import type { Session } from '@platine/domain/customer/session.ts';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../components/Money/Money.tsx';
import styles from './TotalBar.module.css';

/** The total at the lower edge of a narrow screen. Hidden from screen readers, because the page has the totals. */
export function TotalBar({
  session: { cart, shippingMethod },
}: {
  /** Source of the total and the shipping method. */
  readonly session: Session;
}) {
  return (
    <p className={styles['root']} aria-hidden="true">
      <span>
        <FormattedMessage id={shippingMethod === null ? 'checkout.totalBeforeShipping' : 'checkout.total'} />
      </span>
      <strong className={styles['total']}>
        <Money cents={cart.totals.total} />
      </strong>
    </p>
  );
}
