import type { CartFailure } from '@platine/domain/machines/cartQueue.ts';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { newProductsPath, orderByListPath, orderPath } from '../../routing/paths.ts';
import { UnlistedFailure } from './UnlistedFailure.tsx';
import styles from './CartScreen.module.css';

type CartEmptyProps = {
  /** Why adding to the cart failed, otherwise null. */
  readonly failure: CartFailure | null;
  /** The last order of this session, if there is one. */
  readonly orderNumber: string | null;
};

/**
 * The empty cart, below the failure that may have emptied it, or the order that has: the checkout leads here when an order was placed by the provider's notice
 * while its shopper was away (D5).
 */
export function CartEmpty({ failure, orderNumber }: CartEmptyProps) {
  return (
    <div className={styles['page']}>
      <UnlistedFailure failure={failure} positions={[]} />
      {orderNumber !== null && (
        <Notice
          kind="success"
          action={
            <Link href={orderPath(orderNumber)}>
              <FormattedMessage id="cartScreen.showOrder" />
            </Link>
          }
        >
          <FormattedMessage id="cartScreen.lastOrder" values={{ number: orderNumber }} />
        </Notice>
      )}
      <EmptyState
        level={1}
        title={<FormattedMessage id="cartScreen.emptyTitle" />}
        action={
          <div className={styles['emptyActions']}>
            <Link href={newProductsPath()} variant="primary">
              <FormattedMessage id="cartScreen.emptyAction" />
            </Link>
            <Link href={orderByListPath} variant="secondary">
              <FormattedMessage id="page.orderByList.title" />
            </Link>
          </div>
        }
      >
        <FormattedMessage id="cartScreen.emptyText" />
      </EmptyState>
    </div>
  );
}
