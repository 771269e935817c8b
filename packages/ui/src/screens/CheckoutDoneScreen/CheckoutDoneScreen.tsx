import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { CheckoutFrame } from '../../checkout/CheckoutFrame/CheckoutFrame.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { bothOf, outcomeOf } from '../../queries/outcome.ts';
import { orderQuery } from '../../queries/order.ts';
import { userQuery } from '../../queries/user.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { DoneView } from './DoneView.tsx';
import { renewedFromQuery } from './orderLinkForm.ts';
import { OrderLinkEnded } from './OrderLinkEnded.tsx';
import { OrderNotFound } from './OrderNotFound.tsx';

type CheckoutDoneScreenProps = {
  /** Number of the placed order, from the address. */
  readonly orderNumber: string;
  /** The signature of a mailed link, which shows the order without a login (D7). */
  readonly signature: string | null;
  /** The query's answer to the form of an ended link, without script. */
  readonly renewed?: string | null;
};

/** /checkout_done/:ORDER_NUMBER: the placed order and the next steps. Another shopper's order is not found (D7). */
export function CheckoutDoneScreen({ orderNumber, signature, renewed = null }: CheckoutDoneScreenProps) {
  const client = useApiClient();
  const order = outcomeOf(useQuery(orderQuery(client, orderNumber, signature)));
  const outcome = bothOf(order, outcomeOf(useQuery(userQuery(client))));
  switch (outcome.kind) {
    case 'pending':
      return (
        <CheckoutFrame page="done" loggedIn={false} title={<FormattedMessage id="checkoutDoneScreen.title" />}>
          <CheckoutSkeleton />
        </CheckoutFrame>
      );
    case 'data':
      return <DoneView order={outcome.data[0]} signature={signature} loggedIn={outcome.data[1] !== null} />;
    case 'failure':
      if (outcome.errorClass === 'TransactionNotFoundException') return <OrderNotFound />;
      if (outcome.errorClass === 'OrderLinkEndedException' && signature !== null)
        return <OrderLinkEnded orderNumber={orderNumber} signature={signature} renewed={renewedFromQuery(renewed)} />;
      return <LoadFailure kind="failure" onRetry={outcome.retry} />;
    case 'network':
      return <LoadFailure kind="network" onRetry={outcome.retry} />;
  }
}
