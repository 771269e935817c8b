import type { CheckoutStep } from '@platine/domain/machines/checkoutSteps.ts';
import { FormattedMessage } from 'react-intl';

/** Where a section's button leads. */
export type LeadingOn = {
  /** The step that comes when the section is complete. */
  readonly leadsTo: CheckoutStep;
  readonly onDone: (to: CheckoutStep) => void;
};

/** The words of a section's button: it says what comes next. */
export function ContinueTo({ step }: { readonly step: CheckoutStep }) {
  switch (step) {
    case 'shipping':
      return <FormattedMessage id="checkoutScreen.toShipping" />;
    case 'payment':
      return <FormattedMessage id="checkoutScreen.toPayment" />;
    default:
      return <FormattedMessage id="checkoutScreen.toSummary" />;
  }
}
