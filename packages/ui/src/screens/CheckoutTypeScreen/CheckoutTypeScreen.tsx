import { reachableStep, stepPaths } from '@platine/domain/machines/checkoutSteps.ts';
import { Redirect } from 'wouter';
import type { CheckoutData } from '../../checkout/checkoutData.ts';
import { progressOf } from '../../checkout/checkoutData.ts';
import { checkoutPath } from '../../checkout/checkoutPaths.ts';
import { useShopper } from '../../checkout/useCheckoutData.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { CheckoutTypeSkeleton } from './CheckoutTypeSkeleton.tsx';
import { CheckoutTypeView } from './CheckoutTypeView.tsx';

/** /checkout_type: guest, log in or register (D25). Who is logged in passes on; without goods there is nothing to order. */
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
  // What is offered for the cart concerns the later steps only.
  const progress = progressOf({ session, loggedIn, shipping: [], payment: [] });
  const step = reachableStep('type', progress);
  if (step !== 'type') return <Redirect to={stepPaths[step]} replace />;
  if (loggedIn) return <Redirect to={checkoutPath} replace />;
  return <CheckoutTypeView customerType={session.customerType} email={session.email ?? ''} />;
}
