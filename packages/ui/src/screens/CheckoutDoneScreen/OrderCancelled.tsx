import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { contactPath } from '../../routing/paths.ts';
import styles from './CheckoutDoneScreen.module.css';

/** A guest's order whose transfer did not arrive by its day: what has happened, and what to do (D32). */
export function OrderCancelled() {
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
        <FormattedMessage id="checkoutDoneScreen.cancelledText" />
      </p>
      <p>
        <FormattedMessage id="checkoutDoneScreen.cancelledTransfer" />
      </p>
    </Notice>
  );
}
