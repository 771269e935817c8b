import type { Order } from '@platine/domain/order/order.ts';
import { FormattedMessage } from 'react-intl';
import { Totals } from '../../cart/Totals/Totals.tsx';
import { CheckoutFrame } from '../../checkout/CheckoutFrame/CheckoutFrame.tsx';
import { OrderDocuments } from '../../checkout/OrderDocuments/OrderDocuments.tsx';
import { OrderFacts } from '../../checkout/OrderFacts/OrderFacts.tsx';
import { OrderHistory } from '../../checkout/OrderHistory/OrderHistory.tsx';
import { OrderLines } from '../../checkout/OrderLines/OrderLines.tsx';
import { WithdrawLink } from '../../checkout/WithdrawLink.tsx';
import { AccountOffer } from './AccountOffer.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OrderCancelled } from './OrderCancelled.tsx';
import { orderedFacts } from './orderedFacts.tsx';
import styles from './CheckoutDoneScreen.module.css';

type DoneViewProps = {
  readonly order: Order;
  /** Of the mailed link that shows the order (D7). */
  readonly signature: string | null;
  readonly loggedIn: boolean;
};

/** The order number, the next steps and the ordered goods. */
export function DoneView({ order, signature, loggedIn }: DoneViewProps) {
  return (
    <CheckoutFrame page="done" loggedIn={loggedIn} title={<FormattedMessage id={titleOf(order)} />}>
      <div className={styles['number']}>
        <p className={styles['label']}>
          <FormattedMessage id="checkoutDoneScreen.number" />
        </p>
        <p className={styles['digits']}>{order.orderNumber}</p>
        {order.cancellation === null && (
          <p>
            <FormattedMessage id="checkoutDoneScreen.confirmation" values={{ email: order.email }} />
          </p>
        )}
      </div>
      <Next order={order} />
      {order.events.length > 1 && <OrderHistory order={order} />}
      <section className={styles['part']} aria-labelledby="ordered-goods">
        <h2 id="ordered-goods">
          <FormattedMessage id="checkout.goods" />
        </h2>
        <OrderLines lines={order.lines} />
        <Totals totals={order.totals} pricing={order.pricing} shippingKnown />
      </section>
      <OrderFacts facts={orderedFacts(order)} />
      <OrderDocuments order={order} signature={signature} />
      <WithdrawLink order={order} signature={signature} />
      <AccountOffer loggedIn={loggedIn} />
    </CheckoutFrame>
  );
}

/** The next steps. Goods that have left are in the history, with their parcels. */
function Next({ order }: { readonly order: Order }) {
  if (order.cancellation !== null) return <OrderCancelled reason={order.cancellation} />;
  return order.events.some(({ kind }) => kind === 'sent') ? null : <NextSteps order={order} />;
}

function titleOf({ cancellation }: Order) {
  return cancellation === null ? 'checkoutDoneScreen.title' : 'checkoutDoneScreen.cancelledTitle';
}
