import type { Cart } from '@platine/domain/cart/cart.ts';
import type { CartFailure } from '@platine/domain/machines/cartQueue.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import { isPickup } from '@platine/domain/shipping/methods.ts';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearch } from 'wouter';
import { Totals } from '../../cart/Totals/Totals.tsx';
import { refusedFrom } from '../../checkout/checkoutPaths.ts';
import { RefusedOrderNotice } from '../../checkout/RefusedOrderNotice.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { rarePart } from '../../i18n/lazyPart.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { orderByListPath, toListPath } from '../../routing/paths.ts';
import { UnlistedFailure } from './UnlistedFailure.tsx';
import { PositionList } from './PositionList.tsx';
import { Thresholds } from './Thresholds.tsx';
import { CheckoutLink } from './CheckoutLink.tsx';
import styles from './CartScreen.module.css';

const QuoteButton = rarePart(() => import('./QuoteCart.tsx'), 'QuoteCart');

export type CartViewProps = {
  /** Includes the shopper's unconfirmed changes. */
  readonly cart: Cart;
  /** True while the totals are unconfirmed. */
  readonly stale: boolean;
  /** Chosen at checkout, otherwise null. */
  readonly shippingMethod: ShippingMethod | null;
  readonly failure: CartFailure | null;
  /** Amount in pieces; 0 removes the position. */
  readonly onWanted: (sku: number, amount: number) => void;
};

/** The cart: positions and totals. */
export function CartView({ cart, stale, shippingMethod, failure, onWanted }: CartViewProps) {
  const { number } = useFormats();
  const refused = refusedFrom(useSearch());
  const heading = useRef<HTMLHeadingElement>(null);
  const positions = cart.positions.length;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 ref={heading} tabIndex={-1}>
          <FormattedMessage id="cartScreen.title" />
        </h1>
        <p className={styles['count']}>
          <FormattedMessage id="cartScreen.count" values={{ positions, formatted: number(positions) }} />
        </p>
        <Link href={orderByListPath}>
          <FormattedMessage id="page.orderByList.title" />
        </Link>
        <Link href={toListPath('cart')}>
          <FormattedMessage id="cartScreen.toList" />
        </Link>
      </header>
      {refused !== null && <RefusedOrderNotice errorClass={refused} />}
      <UnlistedFailure failure={failure} positions={cart.positions} />
      <div className={styles['columns']}>
        <PositionList
          positions={cart.positions}
          onWanted={onWanted}
          // The pressed button is removed with its row, so the heading takes the focus.
          onRemoved={() => heading.current?.focus()}
        />
        <div className={styles['summary']}>
          <Totals
            totals={cart.totals}
            pricing={cart.pricing}
            stale={stale}
            shippingKnown={shippingMethod !== null && !stale}
          />
          <Thresholds cart={cart} pickup={shippingMethod !== null && isPickup(shippingMethod)} />
          <CheckoutLink positions={cart.positions} />
          <QuoteButton.Part
            cartVersion={cart.version}
            company={cart.pricing.mode === 'net'}
            fromQuote={cart.positions.some(({ quoted }) => quoted !== undefined && !quoted.expired)}
          />
        </div>
      </div>
    </div>
  );
}
