import { deskPageSize } from '@platine/domain/desk/deskList.ts';
import type { DeskEntry, DeskOrders } from '@platine/domain/desk/deskOrder.ts';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Money } from '../../../components/Money/Money.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { deskOrderPath, deskOrdersPath, ordersPath } from '../../deskPaths.ts';
import { OrderBadge } from '../../parts/OrderBadge.tsx';
import { Pages } from '../../parts/Pages.tsx';
import { useListKeys } from '../../parts/useListKeys.ts';
import type { OrdersPlace } from '../../queries.ts';
import styles from './OrdersScreen.module.css';

type OrderListProps = { readonly found: DeskOrders; readonly place: OrdersPlace };

export function OrderList({ found: { orders, count }, place }: OrderListProps) {
  const list = useListKeys();
  if (count === 0)
    return (
      <EmptyState
        title={<FormattedMessage id={place.text === '' ? 'desk.nothingToDo' : 'desk.nothingFound'} />}
        action={
          <Link href={ordersPath}>
            <FormattedMessage id="desk.allOrders" />
          </Link>
        }
      />
    );
  return (
    <>
      <p role="status">
        <FormattedMessage id="desk.orderCount" values={{ count }} />
      </p>
      <ul ref={list} role="list" className={styles['orders']}>
        {orders.map((order) => (
          <li key={order.orderNumber}>
            <Row {...order} />
          </li>
        ))}
      </ul>
      <Pages
        pages={Math.ceil(count / deskPageSize)}
        page={place.page}
        pathOf={(page) => deskOrdersPath({ ...place, page })}
      />
    </>
  );
}

function Row({ orderNumber, date, name, total, pieces, paymentMethod, shippingMethod, ...standing }: DeskEntry) {
  const formats = useFormats();
  return (
    <Link href={deskOrderPath(orderNumber)} variant="plain" className={styles['order']}>
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
