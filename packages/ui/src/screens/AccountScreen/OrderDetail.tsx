import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { transactionQuery } from '../../queries/order.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { OrderView } from '../OrderScreen/OrderView.tsx';
import { accountViewPath } from '../../routing/paths.ts';

/** One order by its document number. Another customer's order is reported as not found (D7). */
export function OrderDetail({ number }: { readonly number: string }) {
  const outcome = outcomeOf(useQuery(transactionQuery(useApiClient(), number)));
  switch (outcome.kind) {
    case 'pending':
      return <CheckoutSkeleton label={<FormattedMessage id="accountScreen.loading" />} />;
    case 'data':
      return (
        <>
          <OrderView order={outcome.data} signature={null} level={2} />
          <ToOrders />
        </>
      );
    case 'failure':
      if (outcome.errorClass === 'TransactionNotFoundException') return <NoSuchOrder />;
      return <LoadFailure kind="failure" onRetry={outcome.retry} />;
    case 'network':
      return <LoadFailure kind="network" onRetry={outcome.retry} />;
  }
}

function NoSuchOrder() {
  return (
    <EmptyState level={2} title={<FormattedMessage id="checkoutDoneScreen.notFoundTitle" />} action={<ToOrders />}>
      <FormattedMessage id="error.TransactionNotFoundException" />
    </EmptyState>
  );
}

function ToOrders() {
  return (
    <Link href={accountViewPath('orders')}>
      <FormattedMessage id="accountScreen.backToOrders" />
    </Link>
  );
}
