import { againOutcomeFrom } from '@platine/domain/payment/payAgain.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { failureFromQuery } from '../../forms/failureFromQuery.ts';
import { orderQuery } from '../../queries/order.ts';
import { bothOf, outcomeOf } from '../../queries/outcome.ts';
import { userQuery } from '../../queries/user.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { renewedFromQuery } from './orderLinkForm.ts';
import { OrderLinkEnded } from './OrderLinkEnded.tsx';
import { OrderNotFound } from './OrderNotFound.tsx';
import { OrderOwner } from './OrderOwner.tsx';
import { OrderView } from './OrderView.tsx';
import styles from './OrderScreen.module.css';

type OrderScreenProps = {
  /** Number of the order, from the address. */
  readonly orderNumber: string;
  /** The signature of a mailed link, which shows the order without a login (D7). */
  readonly signature: string | null;
  /** The query's answer to the form of an ended link, without script. */
  readonly renewed: string | null;
  /** The query's outcome of another payment, for a shopper who is back from the provider. */
  readonly payment: string | null;
  /** The query's reason why another payment could not begin, without script. */
  readonly failed: string | null;
};

/** /order/:ORDER_NUMBER: how an order stands and all that can be done with it, for the holder of a mailed link and for whoever has ordered (D7). */
export function OrderScreen({ orderNumber, signature, renewed, payment, failed }: OrderScreenProps) {
  const client = useApiClient();
  const order = outcomeOf(useQuery(orderQuery(client, orderNumber, signature)));
  const outcome = bothOf(order, outcomeOf(useQuery(userQuery(client))));
  const again = { outcome: againOutcomeFrom(payment), failure: failureFromQuery(failed) };
  switch (outcome.kind) {
    case 'pending':
      return <CheckoutSkeleton label={<FormattedMessage id="orderScreen.loading" />} />;
    case 'data':
      return (
        <div className={styles['root']}>
          <OrderView order={outcome.data[0]} signature={signature} level={1} again={again} />
          <OrderOwner order={outcome.data[0]} loggedIn={outcome.data[1] !== null} />
        </div>
      );
    case 'failure':
      if (outcome.errorClass === 'TransactionNotFoundException') return <OrderNotFound />;
      if (outcome.errorClass === 'OrderLinkEndedException' && signature !== null)
        return <OrderLinkEnded orderNumber={orderNumber} signature={signature} renewed={renewedFromQuery(renewed)} />;
      return <LoadFailure kind="failure" onRetry={outcome.retry} />;
    case 'network':
      return <LoadFailure kind="network" onRetry={outcome.retry} />;
  }
}
