import { FormattedMessage } from 'react-intl';
import type { CheckoutData } from '../../checkout/checkoutData.ts';
import { CheckoutFrame } from '../../checkout/CheckoutFrame/CheckoutFrame.tsx';
import { Placeholder } from '../../components/Placeholder/Placeholder.tsx';
import styles from './CheckoutSummaryScreen.module.css';

type OrderPendingProps = {
  readonly data: CheckoutData;
  /** The provider's page, which the browser is about to load. */
  readonly to?: string | null;
  /** The result of the payment is being requested. */
  readonly claiming?: boolean;
};

/** The page shown while an order is being placed or paid. */
export function OrderPending({ data: { loggedIn }, to = null, claiming = false }: OrderPendingProps) {
  return (
    <CheckoutFrame page="summary" loggedIn={loggedIn} title={<FormattedMessage id={titleId(to, claiming)} />}>
      <div className={styles['waiting']}>
        <Placeholder />
        <p role="status">
          <FormattedMessage id={textId(to, claiming)} />
        </p>
        {to !== null && (
          <p>
            <a href={to}>
              <FormattedMessage id="checkoutSummaryScreen.toProvider" />
            </a>
          </p>
        )}
      </div>
    </CheckoutFrame>
  );
}

function titleId(to: string | null, claiming: boolean) {
  if (to !== null) return 'checkoutSummaryScreen.leavingTitle';
  return claiming ? 'checkoutSummaryScreen.claimingTitle' : 'checkoutSummaryScreen.placedTitle';
}

function textId(to: string | null, claiming: boolean) {
  if (to !== null) return 'checkoutSummaryScreen.leavingText';
  return claiming ? 'checkoutSummaryScreen.claimingText' : 'checkoutSummaryScreen.placedText';
}
