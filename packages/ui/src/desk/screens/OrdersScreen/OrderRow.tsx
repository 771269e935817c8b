import type { DeskEntry } from '@platine/domain/desk/deskOrder.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../../components/Link/Link.tsx';
import { Money } from '../../../components/Money/Money.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { deskOrderPath } from '../../deskPaths.ts';
import { OrderBadge } from '../../parts/OrderBadge.tsx';
import styles from './OrdersScreen.module.css';

type OrderRowProps = {
  readonly order: DeskEntry;
  readonly ticked: boolean;
  /** Ticks it; `range` with Shift: all from the last one on. */
  readonly onTick: (range: boolean) => void;
};

/** An order of the list: its tick, and the way to it. */
export function OrderRow({ order, ticked, onTick }: OrderRowProps) {
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
      <Facts {...order} />
    </div>
  );
}

function Facts({ orderNumber, date, name, total, pieces, paymentMethod, shippingMethod, ...standing }: DeskEntry) {
  const formats = useFormats();
  return (
    <Link href={deskOrderPath(orderNumber)} variant="plain" className={styles['order']} data-order={orderNumber}>
      <span className={styles['number']}>{orderNumber}</span>
      <span className={styles['name']} translate="no">
        {name}
      </span>
      <span className={styles['total']}>
        <Money cents={total} />
      </span>
      <span className={styles['badge']}>
        <OrderBadge {...standing} />
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
