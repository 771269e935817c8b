import type { Order } from '@platine/domain/order/order.ts';
import { FormattedMessage } from 'react-intl';
import { Totals } from '../../cart/Totals/Totals.tsx';
import { CheckoutFrame } from '../../checkout/CheckoutFrame/CheckoutFrame.tsx';
import { OrderFacts } from '../../checkout/OrderFacts/OrderFacts.tsx';
import { OrderLines } from '../../checkout/OrderLines/OrderLines.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { orderPath } from '../../routing/paths.ts';
import { OrderCancelled } from '../OrderScreen/OrderCancelled.tsx';
import { orderedFacts } from '../OrderScreen/orderedFacts.tsx';
import { AccountOffer } from './AccountOffer.tsx';
import { NextSteps } from './NextSteps.tsx';
import styles from './CheckoutDoneScreen.module.css';

type DoneViewProps = {
  readonly order: Order;
  readonly loggedIn: boolean;
};

/** The order number, the next steps and the ordered goods. What comes later is on the order's own page. */
export function DoneView({ order, loggedIn }: DoneViewProps) {
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
        <p>
          <Link href={orderPath(order.orderNumber)}>
            <FormattedMessage id="checkoutDoneScreen.toOrder" />
          </Link>
        </p>
      </div>
      <Next order={order} />
      <section className={styles['part']} aria-labelledby="ordered-goods">
        <h2 id="ordered-goods">
          <FormattedMessage id="checkout.goods" />
        </h2>
        <OrderLines lines={order.lines} />
        <Totals totals={order.totals} pricing={order.pricing} shippingKnown />
      </section>
      <OrderFacts facts={orderedFacts(order)} />
      <AccountOffer loggedIn={loggedIn} />
    </CheckoutFrame>
  );
}

/** The next steps; none once goods have left. */
function Next({ order }: { readonly order: Order }) {
  if (order.cancellation !== null) return <OrderCancelled reason={order.cancellation} />;
  return order.events.some(({ kind }) => kind === 'sent') ? null : <NextSteps order={order} />;
}

function titleOf({ cancellation }: Order) {
  return cancellation === null ? 'checkoutDoneScreen.title' : 'checkoutDoneScreen.cancelledTitle';
}
