import type { Order } from '@platine/domain/order/order.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { AgainOutcome } from '@platine/domain/payment/payAgain.ts';
import { transferDue } from '@platine/domain/order/transferDue.ts';
import { FormattedMessage } from 'react-intl';
import { Totals } from '../../cart/Totals/Totals.tsx';
import { OrderDocuments } from '../../checkout/OrderDocuments/OrderDocuments.tsx';
import { OrderFacts } from '../../checkout/OrderFacts/OrderFacts.tsx';
import { OrderHistory } from '../../checkout/OrderHistory/OrderHistory.tsx';
import { OrderLines } from '../../checkout/OrderLines/OrderLines.tsx';
import { WithdrawLink } from '../../checkout/WithdrawLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { contactPath } from '../../routing/paths.ts';
import { OrderCancelled } from './OrderCancelled.tsx';
import { orderedFacts } from './orderedFacts.tsx';
import { PayAgain } from './PayAgain.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { PrintButton } from './PrintButton.tsx';
import { Reorder } from './Reorder.tsx';
import { TransferDetails } from './TransferDetails.tsx';
import styles from './OrderScreen.module.css';

type OrderViewProps = {
  readonly order: Order;
  /** Of the mailed link that shows the order; null for an own order (D7). */
  readonly signature: string | null;
  /** Level of its heading: 1 on a page of its own, 2 in the account. */
  readonly level: 1 | 2;
  /** The page's address about another payment: how it ended, or why it could not begin. */
  readonly again?: PaidAgain;
};

export type PaidAgain = { readonly outcome: AgainOutcome | null; readonly failure: Failure | null };
const notPaidAgain: PaidAgain = { outcome: null, failure: null };

/** A placed order, the same for a guest and in the account: how it stands, where its goods are, what is still to be paid, and what can be done. */
export function OrderView({ order, signature, level, again = notPaidAgain }: OrderViewProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const due = transferDue(order);
  return (
    <article className={styles['order']} aria-labelledby="order-title">
      <Heading id="order-title">
        <FormattedMessage id="accountScreen.order" values={{ number: order.orderNumber }} />
      </Heading>
      {again.outcome !== null && <PaymentOutcome outcome={again.outcome} order={order} signature={signature} />}
      <Ordered order={order} />
      {order.cancellation !== null && <OrderCancelled reason={order.cancellation} />}
      {due !== null && (
        <section className={styles['part']} aria-labelledby="order-payment">
          <h2 id="order-payment">
            <FormattedMessage id={due.insteadOf === null ? 'orderScreen.pay' : 'orderScreen.payLost'} />
          </h2>
          {due.insteadOf !== null && (
            <>
              <p>
                <FormattedMessage id="orderScreen.payAgain" />
              </p>
              <PayAgain order={order} signature={signature} failure={again.failure} />
              <p>
                <FormattedMessage id="orderScreen.orTransfer" />
              </p>
            </>
          )}
          <TransferDetails due={due} />
        </section>
      )}
      <OrderHistory order={order} />
      <section className={styles['part']} aria-labelledby="order-goods">
        <h2 id="order-goods">
          <FormattedMessage id="checkout.goods" />
        </h2>
        <OrderLines lines={order.lines} />
        <Totals totals={order.totals} pricing={order.pricing} shippingKnown />
      </section>
      <OrderFacts facts={orderedFacts(order)} />
      <OrderDocuments order={order} signature={signature} />
      <section className={styles['actions']} aria-labelledby="order-actions">
        <h2 id="order-actions">
          <FormattedMessage id="orderScreen.actions" />
        </h2>
        <Reorder order={order} signature={signature} />
        <p>
          <Link href={contactPath({ order: order.orderNumber, topic: 'order' })}>
            <FormattedMessage id="orderScreen.ask" />
          </Link>
        </p>
        <WithdrawLink order={order} signature={signature} />
      </section>
    </article>
  );
}

/** The day of the order, whether it is paid, and the way to paper. */
function Ordered({ order: { date: day, cancellation, paid } }: { readonly order: Order }) {
  const { date } = useFormats();
  return (
    <div className={styles['ordered']}>
      <p>
        <FormattedMessage id="accountScreen.orderedOn" values={{ date: date(day) }} />
        {cancellation === null && (
          <>
            {' · '}
            <FormattedMessage id={paid ? 'accountScreen.paid' : 'accountScreen.notPaid'} />
          </>
        )}
      </p>
      <PrintButton />
    </div>
  );
}
