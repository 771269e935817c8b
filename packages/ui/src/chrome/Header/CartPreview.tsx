import type { Cents } from '@platine/domain/money/money.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './CartPreview.module.css';

export type CartSummary = {
  readonly pieces: number;
  readonly total: Cents;
  /** The total is older than what the shopper did last: the server has not answered yet. */
  readonly stale?: boolean;
};

type CartPreviewProps = {
  readonly cart: CartSummary | null;
  /** Whether this is the cart's page. */
  readonly current: boolean;
};

/** What is in the cart and what it costs, on every page. */
export function CartPreview({ cart, current }: CartPreviewProps) {
  const { number, money } = useFormats();
  return (
    <Link href="/shopping_cart" variant="plain" aria-label={useCartLabel(cart)} aria-current={current ? 'page' : undefined}>
      <span className={styles['root']} data-known={cart !== null} data-stale={cart?.stale ?? false}>
        <span className={styles['sign']}>
          <Icon name="cart" />
          {cart !== null && cart.pieces > 0 && <span className={styles['pieces']}>{number(cart.pieces)}</span>}
        </span>
        <span className={styles['words']}>
          <span className={styles['label']}>
            <FormattedMessage id="header.cart" />
          </span>
          <span className={styles['total']}>{money(cart?.total ?? 0)}</span>
        </span>
      </span>
    </Link>
  );
}

function useCartLabel(cart: CartSummary | null): string {
  const intl = useIntl();
  const { number, money } = useFormats();
  if (cart === null) return intl.formatMessage({ id: 'header.cart' });
  if (cart.pieces === 0) return intl.formatMessage({ id: 'header.cartEmpty' });
  const values = { pieces: cart.pieces, formatted: number(cart.pieces), total: money(cart.total) };
  return intl.formatMessage({ id: 'header.cartLabel' }, values);
}
