import { FormattedMessage } from 'react-intl';
import { useSearch } from 'wouter';
import { CheckoutFrame } from '../../checkout/CheckoutFrame/CheckoutFrame.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { useCheckoutData } from '../../checkout/useCheckoutData.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';

/** /checkout: addresses, shipping and payment (D25). */
export function CheckoutScreen() {
  const search = useSearch();
  const data = useCheckoutData();
  switch (data.kind) {
    case 'pending':
      return (
        <CheckoutFrame page="delivery" loggedIn={false} title={<FormattedMessage id="checkoutScreen.title" />}>
          <CheckoutSkeleton />
        </CheckoutFrame>
      );
    case 'data':
      return <CheckoutSteps data={data.data} search={search} />;
    default:
      return <LoadFailure kind={data.kind} onRetry={data.retry} />;
  }
}
