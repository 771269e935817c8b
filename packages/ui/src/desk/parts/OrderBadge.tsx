import { workListOf } from '@platine/domain/desk/deskList.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import type { OrderCancellation } from '@platine/domain/order/life/acts.ts';
import type { OrderNeed } from '@platine/domain/order/life/orderState.ts';
import { FormattedMessage } from 'react-intl';
import styles from './OrderBadge.module.css';

type OrderBadgeProps = {
  /** The next thing that the order waits for. */
  readonly need: OrderNeed | null;
  /** Whether pieces are packed. */
  readonly packed: boolean;
  /** Money that goes back by hand and is not transferred yet, in cents. */
  readonly toTransfer: Cents;
  /** Why the order has ended; null while it stands. */
  readonly cancellation: OrderCancellation | null;
};

/** The next thing that an order waits for, in a word or two. */
export function OrderBadge({ need, packed, toTransfer, cancellation }: OrderBadgeProps) {
  const list = workListOf({ need, packed }) ?? (toTransfer > 0 ? 'transfer' : null);
  const ended = cancellation === null ? 'done' : 'cancelled';
  return (
    <span className={styles['root']} data-list={list}>
      <FormattedMessage id={`desk.standing.${list ?? ended}`} />
    </span>
  );
}
