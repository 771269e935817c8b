import type { OrderEntry } from '@platine/domain/order/order.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { ordersQuery } from '../../queries/order.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { accountViewPath, startPath } from '../../routing/paths.ts';
import { viewTitleId } from './AccountFrame.tsx';
import styles from './AccountScreen.module.css';

/** The customer's orders, newest first. */
export function Orders() {
  const outcome = outcomeOf(useQuery(ordersQuery(useApiClient())));
  switch (outcome.kind) {
    case 'pending':
      return <CheckoutSkeleton label={<FormattedMessage id="accountScreen.loading" />} />;
    case 'failure':
    case 'network':
      return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
    case 'data':
      return outcome.data.length === 0 ? <NoOrders /> : <OrderTable orders={outcome.data} />;
  }
}

function NoOrders() {
  return (
    <EmptyState
      level={3}
      title={<FormattedMessage id="accountScreen.noOrders" />}
      action={
        <Link href={startPath} variant="secondary">
          <FormattedMessage id="checkoutDoneScreen.toShop" />
        </Link>
      }
    >
      <FormattedMessage id="accountScreen.noOrdersText" />
    </EmptyState>
  );
}

function OrderTable({ orders }: { readonly orders: readonly OrderEntry[] }) {
  const { date } = useFormats();
  return (
    <table className={styles['orders']} aria-labelledby={viewTitleId}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="accountScreen.orderNumber" />
          </th>
          <th scope="col">
            <FormattedMessage id="accountScreen.date" />
          </th>
          <th scope="col" className={styles['sum']}>
            <FormattedMessage id="accountScreen.total" />
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.documentNumber}>
            <th scope="row">
              <Link href={accountViewPath('orders', order.documentNumber)}>{order.orderNumber}</Link>
            </th>
            <td>{date(order.date)}</td>
            <td className={styles['sum']}>
              <Money cents={order.total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
