import type { CheckoutStep } from '@platine/domain/machines/checkoutSteps.ts';
import { FormattedMessage } from 'react-intl';

/** The destination of a section's button. */
export type NextStepProps = {
  /** The step after this section is complete. */
  readonly nextStep: CheckoutStep;
  readonly onDone: (to: CheckoutStep) => void;
};

/** The label of a section's button, which names the next step. */
export function ContinueLabel({ step }: { readonly step: CheckoutStep }) {
  switch (step) {
    case 'shipping':
      return <FormattedMessage id="checkoutScreen.toShipping" />;
    case 'payment':
      return <FormattedMessage id="checkoutScreen.toPayment" />;
    default:
      return <FormattedMessage id="checkoutScreen.toSummary" />;
  }
}
