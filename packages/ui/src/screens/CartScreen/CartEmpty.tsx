import type { CartFailure } from '@platine/domain/machines/cartQueue.ts';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { newProductsPath } from '../paths.ts';
import { UnlistedFailure } from './UnlistedFailure.tsx';
import styles from './CartScreen.module.css';

type CartEmptyProps = {
  /** Why something is not in it. */
  readonly failure: CartFailure | null;
};

/** There is nothing in the cart: what may be lost with it is said above. */
export function CartEmpty({ failure }: CartEmptyProps) {
  return (
    <div className={styles['page']}>
      <UnlistedFailure failure={failure} positions={[]} />
      <EmptyState
        level={1}
        title={<FormattedMessage id="cartScreen.emptyTitle" />}
        action={
          <Link href={newProductsPath()} variant="primary">
            <FormattedMessage id="cartScreen.emptyAction" />
          </Link>
        }
      >
        <FormattedMessage id="cartScreen.emptyText" />
      </EmptyState>
    </div>
  );
}
