import type { Cents } from '@platine/domain/money/money.ts';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './CartPreview.module.css';

export type CartSummary = {
  readonly pieces: number;
  readonly total: Cents;
  /** Whether the total is older than the shopper's last change. */
  readonly stale?: boolean;
};

type CartPreviewProps = {
  /** Null while the session is unknown. */
  readonly cart: CartSummary | null;
  /** Whether this is the cart's page. */
  readonly current: boolean;
};

/** The pieces in the cart and their price, on every page. */
export function CartPreview({ cart, current }: CartPreviewProps) {
  const { money } = useFormats();
  return (
    <Link href="/shopping_cart" variant="plain" aria-current={current ? 'page' : undefined}>
      <span className={styles['root']} data-known={cart !== null} data-stale={cart?.stale ?? false}>
        <Sign pieces={cart?.pieces ?? 0} />
        <span className={styles['words']}>
          <span className={styles['label']}>
            <FormattedMessage id="header.cart" />
          </span>{' '}
          {cart !== null && <Pieces pieces={cart.pieces} />}{' '}
          <span className={styles['total']}>{money(cart?.total ?? 0)}</span>
        </span>
      </span>
    </Link>
  );
}

/** The badge has room for three characters; screen readers get the exact number. */
const mostShown = 99;

function Sign({ pieces }: { readonly pieces: number }) {
  const { number } = useFormats();
  return (
    <span className={styles['sign']} aria-hidden="true">
      <Icon name="cart" />
      {pieces > 0 && (
        <span className={styles['pieces']}>{pieces > mostShown ? `${number(mostShown)}+` : number(pieces)}</span>
      )}
    </span>
  );
}

function Pieces({ pieces }: { readonly pieces: number }) {
  const { number } = useFormats();
  return (
    <VisuallyHidden>
      {pieces === 0 ? (
        <FormattedMessage id="header.cartEmpty" />
      ) : (
        <FormattedMessage id="header.cartPieces" values={{ pieces, formatted: number(pieces) }} />
      )}
    </VisuallyHidden>
  );
}
