import type { CheckoutNotice } from '@platine/domain/machines/checkoutContext.ts';
import type { CheckoutStep } from '@platine/domain/machines/checkoutSteps.ts';
import { checkoutSteps, stepPaths } from '@platine/domain/machines/checkoutSteps.ts';
import { Redirect } from 'wouter';
import { refusedPath } from './checkoutPaths.ts';

type RedirectToStepProps = {
  /** The last step of the page that is shown. */
  readonly from: 'payment' | 'summary';
  /** The step that the shopper has to complete first. */
  readonly to: CheckoutStep;
  /** The reason of a refused order, shown on that step; null for none. */
  readonly notice: CheckoutNotice | null;
};

/**
 * Redirects to the page of a step (D25) with the reason of a refused order in the URL. A redirect backwards replaces the history entry,
 * because Back would only be redirected again.
 */
export function RedirectToStep({ from, to, notice }: RedirectToStepProps) {
  const forward = checkoutSteps.indexOf(to) > checkoutSteps.indexOf(from);
  return <Redirect to={refusedPath(stepPaths[to], notice?.failure ?? null)} replace={!forward} />;
}
