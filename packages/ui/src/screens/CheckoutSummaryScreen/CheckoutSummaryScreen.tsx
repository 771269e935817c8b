import { FormattedMessage } from 'react-intl';
import { useSearch } from 'wouter';
import { CheckoutFrame } from '../../checkout/CheckoutFrame/CheckoutFrame.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { useCheckoutData } from '../../checkout/useCheckoutData.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { ReturnedShopper } from './ReturnedShopper.tsx';
import { SummarySteps } from './SummarySteps.tsx';

/** /checkout_summary: the review with the order button, the redirect to the payment provider and the return (D4, D5, D35). */
export function CheckoutSummaryScreen() {
  const returned = new URLSearchParams(useSearch()).get('returned');
  const data = useCheckoutData();
  switch (data.kind) {
    case 'pending':
      return (
        <CheckoutFrame page="summary" loggedIn={false} title={<FormattedMessage id="checkoutSummaryScreen.title" />}>
          <CheckoutSkeleton />
        </CheckoutFrame>
      );
    case 'data':
      return returned ? (
        <ReturnedShopper data={data.data} paymentId={returned} />
      ) : (
        <SummarySteps data={data.data} returned={returned === ''} />
      );
    default:
      return <LoadFailure kind={data.kind} onRetry={data.retry} />;
  }
}
