import type { Session } from '@platine/domain/customer/session.ts';
import { FormattedMessage } from 'react-intl';
import { Totals } from '../../cart/Totals/Totals.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { cartPath } from '../../routing/paths.ts';
import styles from './OrderAside.module.css';

/** The totals as far as they are known, and a link to the cart. */
export function OrderAside({
  session: { cart, shippingMethod },
}: {
  /** Source of cart, totals and shipping method. */
  readonly session: Session;
}) {
  const { number } = useFormats();
  const positions = cart.positions.length;
  return (
    <div className={styles['root']}>
      <Totals totals={cart.totals} pricing={cart.pricing} shippingKnown={shippingMethod !== null} />
      <p className={styles['goods']}>
        <FormattedMessage id="cartScreen.count" values={{ positions, formatted: number(positions) }} />
        <Link href={cartPath}>
          <FormattedMessage id="checkout.toCart" />
        </Link>
      </p>
    </div>
  );
}
