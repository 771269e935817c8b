import { FormattedMessage } from 'react-intl';
import { CheckoutFrame } from '../../checkout/CheckoutFrame/CheckoutFrame.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';

/** The placeholder of the page while user and session load. */
export function CheckoutTypeSkeleton() {
  return (
    <CheckoutFrame page="type" loggedIn={false} title={<FormattedMessage id="checkoutTypeScreen.title" />}>
      <CheckoutSkeleton />
    </CheckoutFrame>
  );
}
