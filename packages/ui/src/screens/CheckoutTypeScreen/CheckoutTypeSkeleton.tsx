import { FormattedMessage } from 'react-intl';
import { CheckoutFrame } from '../../checkout/CheckoutFrame/CheckoutFrame.tsx';
import { CheckoutWait } from '../../checkout/CheckoutWait/CheckoutWait.tsx';

/** The placeholder of the page while user and session load. */
export function CheckoutTypeSkeleton() {
  return (
    <CheckoutFrame page="type" loggedIn={false} title={<FormattedMessage id="checkoutTypeScreen.title" />}>
      <CheckoutWait />
    </CheckoutFrame>
  );
}
