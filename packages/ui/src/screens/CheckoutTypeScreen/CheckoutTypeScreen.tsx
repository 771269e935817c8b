import { reachableStep, stepPaths } from '@platine/domain/machines/checkoutSteps.ts';
import { Redirect } from 'wouter';
import type { CheckoutData } from '../../checkout/checkoutData.ts';
import { progressOf } from '../../checkout/checkoutData.ts';
import { checkoutPath } from '../../checkout/checkoutPaths.ts';
import { useShopper } from '../../checkout/useCheckoutData.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { CheckoutTypeSkeleton } from './CheckoutTypeSkeleton.tsx';
import { CheckoutTypeView } from './CheckoutTypeView.tsx';

/** /checkout_type: guest, login or registration (D25). Redirects logged-in shoppers to the checkout, and those with an empty cart to the cart. */
export function CheckoutTypeScreen() {
  const shopper = useShopper();
  switch (shopper.kind) {
    case 'pending':
      return <CheckoutTypeSkeleton />;
    case 'data':
      return <TypeStep {...shopper.data} />;
    default:
      return <LoadFailure kind={shopper.kind} onRetry={shopper.retry} />;
  }
}

function TypeStep({ session, loggedIn }: Pick<CheckoutData, 'session' | 'loggedIn'>) {
  // Only later steps depend on the shipping and payment offers.
  const progress = progressOf({ session, loggedIn, shipping: [], payment: [] });
  const step = reachableStep('type', progress);
  if (step !== 'type') return <Redirect to={stepPaths[step]} replace />;
  if (loggedIn) return <Redirect to={checkoutPath} replace />;
  return <CheckoutTypeView customerType={session.customerType} email={session.email ?? ''} />;
}
