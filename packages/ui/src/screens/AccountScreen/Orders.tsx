import type { OrderEntry } from '@platine/domain/order/order.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { ordersQuery } from '../../queries/order.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { accountViewPath, startPath } from '../../routing/paths.ts';
import { EntryTable } from './EntryTable.tsx';

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
    <EntryTable
      titles={{
        number: <FormattedMessage id="accountScreen.orderNumber" />,
        day: <FormattedMessage id="accountScreen.date" />,
      }}
      entries={orders.map((order) => ({
        href: accountViewPath('orders', order.documentNumber),
        number: order.orderNumber,
        day: date(order.date),
        total: order.total,
      }))}
    />
  );
}
