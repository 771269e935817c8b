import type { DeskEntry } from '@platine/domain/desk/deskOrder.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../../components/Link/Link.tsx';
import { Money } from '../../../components/Money/Money.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { deskOrderPath } from '../../deskPaths.ts';
import { OrderBadge } from '../../parts/OrderBadge.tsx';
import styles from './OrdersScreen.module.css';

type OrderRowProps = {
  readonly order: DeskEntry;
  /** Its total, or the part of it that the list is about. */
  readonly amount: Cents;
  readonly ticked: boolean;
  /** Ticks it; `range` with Shift: all from the last one on. */
  readonly onTick: (range: boolean) => void;
};

/** An order of the list: its tick, and the way to it. */
export function OrderRow({ order, amount, ticked, onTick }: OrderRowProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['row']} data-ticked={ticked}>
      <label className={styles['tick']}>
        <input
          type="checkbox"
          checked={ticked}
          onChange={({ nativeEvent }) => onTick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
          aria-label={formatMessage({ id: 'desk.many.tick' }, { number: order.orderNumber })}
        />
      </label>
      <Facts order={order} amount={amount} />
    </div>
  );
}

function Facts({ order, amount }: Pick<OrderRowProps, 'order' | 'amount'>) {
  const { orderNumber, date, name, pieces, paymentMethod, shippingMethod } = order;
  const formats = useFormats();
  return (
    <Link href={deskOrderPath(orderNumber)} variant="plain" className={styles['order']} data-order={orderNumber}>
      <span className={styles['number']}>{orderNumber}</span>
      <span className={styles['name']} translate="no">
        {name}
      </span>
      <span className={styles['total']}>
        <Money cents={amount} />
      </span>
      <span className={styles['badge']}>
        <OrderBadge {...order} />
      </span>
      <span className={styles['date']}>{formats.date(date)}</span>
      <span className={styles['method']}>
        <FormattedMessage id={`desk.paymentMethod.${paymentMethod}`} /> ·{' '}
        <FormattedMessage id={`desk.shippingMethod.${shippingMethod}`} />
      </span>
      <span className={styles['pieces']}>
        <FormattedMessage id="desk.pieces" values={{ count: pieces }} />
      </span>
    </Link>
  );
}
