import { FormattedMessage } from 'react-intl';
import { CheckoutFrame } from '../../checkout/CheckoutFrame/CheckoutFrame.tsx';
import { CheckoutWait } from '../../checkout/CheckoutWait/CheckoutWait.tsx';

/** The page while it is unknown who is there. */
export function CheckoutTypeSkeleton() {
  return (
    <CheckoutFrame page="type" loggedIn={false} title={<FormattedMessage id="checkoutTypeScreen.title" />}>
      <CheckoutWait />
    </CheckoutFrame>
  );
}
