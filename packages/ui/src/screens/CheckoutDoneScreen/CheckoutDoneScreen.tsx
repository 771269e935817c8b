import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { CheckoutFrame } from '../../checkout/CheckoutFrame/CheckoutFrame.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { bothOf, outcomeOf } from '../../queries/outcome.ts';
import { orderQuery } from '../../queries/order.ts';
import { userQuery } from '../../queries/user.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { OrderNotFound } from '../OrderScreen/OrderNotFound.tsx';
import { DoneView } from './DoneView.tsx';

type CheckoutDoneScreenProps = {
  /** Number of the placed order, from the address. */
  readonly orderNumber: string;
};

/** /checkout_done/:ORDER_NUMBER: the end of the checkout, with the next steps. Mailed links lead to the order's own page (`OrderScreen`). */
export function CheckoutDoneScreen({ orderNumber }: CheckoutDoneScreenProps) {
  const client = useApiClient();
  const order = outcomeOf(useQuery(orderQuery(client, orderNumber, null)));
  const outcome = bothOf(order, outcomeOf(useQuery(userQuery(client))));
  switch (outcome.kind) {
    case 'pending':
      return (
        <CheckoutFrame page="done" loggedIn={false} title={<FormattedMessage id="checkoutDoneScreen.title" />}>
          <CheckoutSkeleton />
        </CheckoutFrame>
      );
    case 'data':
      return <DoneView order={outcome.data[0]} loggedIn={outcome.data[1] !== null} />;
    case 'failure':
      if (outcome.errorClass === 'TransactionNotFoundException') return <OrderNotFound />;
      return <LoadFailure kind="failure" onRetry={outcome.retry} />;
    case 'network':
      return <LoadFailure kind="network" onRetry={outcome.retry} />;
  }
}
