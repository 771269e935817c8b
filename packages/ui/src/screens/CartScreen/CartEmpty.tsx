import type { CartFailure } from '@platine/domain/machines/cartQueue.ts';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { newProductsPath, orderByListPath } from '../../routing/paths.ts';
import { UnlistedFailure } from './UnlistedFailure.tsx';
import styles from './CartScreen.module.css';

type CartEmptyProps = {
  /** Why adding to the cart failed, otherwise null. */
  readonly failure: CartFailure | null;
};

/** The empty cart, below the failure that may have emptied it. */
export function CartEmpty({ failure }: CartEmptyProps) {
  return (
    <div className={styles['page']}>
      <UnlistedFailure failure={failure} positions={[]} />
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
