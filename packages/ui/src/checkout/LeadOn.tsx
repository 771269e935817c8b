import type { CheckoutContext } from '@platine/domain/machines/checkoutContext.ts';
import { checkoutSteps, stepPaths } from '@platine/domain/machines/checkoutSteps.ts';
import { Redirect } from 'wouter';
import { refusedPath } from './checkoutPaths.ts';

type LeadOnProps = {
  /** The page that is shown. */
  readonly from: 'payment' | 'summary';
  readonly context: Pick<CheckoutContext, 'step' | 'notice'>;
};

/**
 * Goes to the page of the step that the checkout is at (D25). What leads back replaces the page, which Back would only lead back from;
 * why an order was refused travels along.
 */
export function LeadOn({ from, context: { step, notice } }: LeadOnProps) {
  const forward = checkoutSteps.indexOf(step) > checkoutSteps.indexOf(from);
  return <Redirect to={refusedPath(stepPaths[step], notice?.failure ?? null)} replace={!forward} />;
}
