import type { Order } from '@platine/domain/order/order.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { Totals } from '../../cart/Totals/Totals.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { OrderDocuments } from '../../checkout/OrderDocuments/OrderDocuments.tsx';
import { OrderFacts } from '../../checkout/OrderFacts/OrderFacts.tsx';
import { OrderHistory } from '../../checkout/OrderHistory/OrderHistory.tsx';
import { OrderLines } from '../../checkout/OrderLines/OrderLines.tsx';
import { WithdrawLink } from '../../checkout/WithdrawLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { transactionQuery } from '../../queries/order.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { orderedFacts } from '../CheckoutDoneScreen/orderedFacts.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { accountViewPath } from '../../routing/paths.ts';
import { Reorder } from './Reorder.tsx';
import styles from './AccountScreen.module.css';

/** One order by its document number. Another customer's order is reported as not found (D7). */
export function OrderDetail({ number }: { readonly number: string }) {
  const outcome = outcomeOf(useQuery(transactionQuery(useApiClient(), number)));
  switch (outcome.kind) {
    case 'pending':
      return <CheckoutSkeleton label={<FormattedMessage id="accountScreen.loading" />} />;
    case 'data':
      return <OrderView order={outcome.data} />;
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

function OrderView({ order }: { readonly order: Order }) {
  const { date } = useFormats();
  return (
    <article className={styles['order']} aria-labelledby="order-title">
      <h2 id="order-title">
        <FormattedMessage id="accountScreen.order" values={{ number: order.orderNumber }} />
      </h2>
      <p>
        <FormattedMessage id="accountScreen.orderedOn" values={{ date: date(order.date) }} />
        {order.cancellation === null && (
          <>
            {' · '}
            <FormattedMessage id={order.paid ? 'accountScreen.paid' : 'accountScreen.notPaid'} />
          </>
        )}
      </p>
      <OrderHistory order={order} />
      <Reorder order={order} />
      <OrderLines lines={order.lines} />
      <Totals totals={order.totals} pricing={order.pricing} shippingKnown />
      <OrderFacts facts={orderedFacts(order)} />
      <OrderDocuments order={order} signature={null} />
      <WithdrawLink order={order} signature={null} />
      <ToOrders />
    </article>
  );
}

function ToOrders() {
  return (
    <Link href={accountViewPath('orders')}>
      <FormattedMessage id="accountScreen.backToOrders" />
    </Link>
  );
}
