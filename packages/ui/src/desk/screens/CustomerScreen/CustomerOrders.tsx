import type { DeskEntry } from '@platine/domain/desk/deskOrder.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { Money } from '../../../components/Money/Money.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { deskOrderPath } from '../../deskPaths.ts';
import { OrderBadge } from '../../parts/OrderBadge.tsx';
import { useListKeys } from '../../parts/useListKeys.ts';
import styles from './CustomerScreen.module.css';

/** The newest orders of a person. */
export function CustomerOrders({ orders }: { readonly orders: readonly DeskEntry[] }) {
  const { date } = useFormats();
  const list = useListKeys();
  return (
    <ul ref={list} role="list" className={styles['orders']}>
      {orders.map(({ orderNumber, total, ...order }) => (
        <li key={orderNumber}>
          <Link href={deskOrderPath(orderNumber)} variant="plain" className={styles['order']}>
            <span className={styles['number']}>{orderNumber}</span>
            <Money cents={total} />
            <span>{date(order.date)}</span>
            <OrderBadge {...order} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
