import { wireTransferShipping } from '@platine/domain/payment/methods.ts';
import { isHandedOver } from '@platine/domain/shipping/methods.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { transferDue } from '@platine/domain/order/transferDue.ts';
import { FormattedMessage } from 'react-intl';
import { PickupNotice } from '../../checkout/PickupNotice.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { TransferDetails } from '../OrderScreen/TransferDetails.tsx';
import styles from './CheckoutDoneScreen.module.css';

/** The next steps by payment and shipping method (spec §9). */
export function NextSteps({ order }: { readonly order: Order }) {
  const { number } = useFormats();
  const due = transferDue(order);
  const times = { from: number(wireTransferShipping.from), to: number(wireTransferShipping.to) };
  return (
    <section className={styles['part']} aria-labelledby="next-steps">
      <h2 id="next-steps">
        <FormattedMessage id="checkoutDoneScreen.next" />
      </h2>
      <p>
        <FormattedMessage id={`checkoutDoneScreen.next.${nextStep(order)}`} values={times} />
      </p>
      {due !== null && <TransferDetails due={due} />}
      <p>
        {isHandedOver(order.shippingMethod) ? (
          <PickupNotice method={order.shippingMethod} />
        ) : (
          <FormattedMessage id="checkoutDoneScreen.shippingNotice" />
        )}
      </p>
    </section>
  );
}

/** A transfer that has arrived is like any other payment; until then it counts whether the goods are sent or fetched. */
function nextStep({ paymentMethod, shippingMethod, paid }: Order) {
  if (paymentMethod !== 'WIRE_TRANSFER') return paymentMethod;
  if (paid) return 'transferred';
  return isHandedOver(shippingMethod) ? 'transferAndPickup' : 'WIRE_TRANSFER';
}
