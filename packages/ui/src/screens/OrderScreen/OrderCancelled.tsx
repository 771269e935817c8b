import type { OrderCancellation } from '@platine/domain/order/life/acts.ts';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { contactPath } from '../../routing/paths.ts';
import styles from './OrderScreen.module.css';

/** A cancelled order: a guest's whose transfer did not arrive by its day (D32), or one that was cancelled by hand. */
export function OrderCancelled({ reason }: { readonly reason: OrderCancellation }) {
  const isUnpaid = reason === 'UNPAID';
  return (
    <Notice
      kind="warning"
      action={
        <div className={styles['ways']}>
          <Link href="/" variant="secondary">
            <FormattedMessage id="checkoutDoneScreen.orderAgain" />
          </Link>
          <Link href={contactPath()}>
            <FormattedMessage id="checkoutDoneScreen.contact" />
          </Link>
        </div>
      }
    >
      <p>
        <FormattedMessage id={`checkoutDoneScreen.${isUnpaid ? 'cancelledText' : 'cancelledByHand'}`} />
      </p>
      <p>
        <FormattedMessage id={`checkoutDoneScreen.${isUnpaid ? 'cancelledTransfer' : 'cancelledPaidBack'}`} />
      </p>
    </Notice>
  );
}
