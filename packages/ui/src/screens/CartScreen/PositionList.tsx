import type { Position } from '@platine/domain/cart/cart.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { pagePaths } from '@platine/domain/shop/pages/pagePaths.ts';
import { PositionRow } from './PositionRow.tsx';
import styles from './PositionList.module.css';

type PositionListProps = {
  readonly positions: readonly Position[];
  readonly onWanted: (sku: number, amount: number) => void;
  readonly onRemoved: () => void;
};

/**
 * The positions in shared columns. A list, not a table: on phones the columns stack, and each row still reads on its
 * own.
 */
export function PositionList({ positions, onWanted, onRemoved }: PositionListProps) {
  const intl = useIntl();
  return (
    <div className={styles['list']}>
      <div className={styles['columnNames']} aria-hidden="true">
        <span className={styles['productName']}>
          <FormattedMessage id="cartScreen.product" />
        </span>
        <span className={styles['numberName']}>
          <FormattedMessage id="cartScreen.unitPrice" />
        </span>
        <span>
          <FormattedMessage id="cartScreen.amount" />
        </span>
        <span className={styles['numberName']}>
          <FormattedMessage id="cartScreen.linePrice" />
        </span>
      </div>
      <ul role="list" className={styles['positions']} aria-label={intl.formatMessage({ id: 'cartScreen.positions' })}>
        {positions.map((position) => (
          <PositionRow key={position.sku} position={position} onWanted={onWanted} onRemoved={onRemoved} />
        ))}
      </ul>
      {positions.some(({ rule }) => rule.limit !== null && rule.limit > 0) && (
        <p className={styles['schools']}>
          <FormattedMessage id="cartScreen.schools" values={{ how: toSupport }} />
        </p>
      )}
    </div>
  );
}

/** Link to the contact form, with the request to lift the account's limits (D13). */
function toSupport(words: ReactNode) {
  return (
    <Link key="how" href={pagePaths.leSupport}>
      {words}
    </Link>
  );
}
