import type { Cart } from '@platine/domain/cart/cart.ts';
import { useState } from 'react';
import type { CheckoutData } from '../../checkout/checkoutData.ts';
import { RedirectToStep } from '../../checkout/RedirectToStep.tsx';
import { useCheckout } from '../../checkout/useCheckout.ts';
import { useKeptFocus } from '../../interaction/useKeptFocus.ts';
import { newOrderKey } from './newOrderKey.ts';
import { OnTheWay } from './OnTheWay.tsx';
import { OrderReview } from './OrderReview.tsx';
import { PaymentUnconfirmed } from './PaymentUnconfirmed.tsx';

type SummaryStepsProps = {
  readonly data: CheckoutData;
  /** The provider led the shopper here. */
  readonly returned: boolean;
};

/** The pages of the order: each takes the place of the one before, and what the keyboard was at goes with that. */
export function SummarySteps({ data, returned }: SummaryStepsProps) {
  const { pendingPayment } = data.session;
  const checkout = useCheckout(data, { entry: 'summary', returning: returned || pendingPayment !== null });
  const place = useKeptFocus(JSON.stringify(checkout.state.value));
  return (
    <div ref={place}>
      <SummaryStep data={data} checkout={checkout} />
    </div>
  );
}

type SummaryStepProps = Pick<SummaryStepsProps, 'data'> & {
  readonly checkout: Pick<ReturnType<typeof useCheckout>, 'state' | 'step' | 'send'>;
};

/** What the checkout's machine is at: the review, the way to the provider, or the way back. */
function SummaryStep({ data, checkout: { state, step, send } }: SummaryStepProps) {
  const [agreedTo, setAgreedTo] = useState<Cart | null>(null);
  const { context } = state;
  if (state.matches('redirecting')) return <OnTheWay data={data} to={context.redirect} />;
  if (state.matches('claiming')) return <OnTheWay data={data} claiming />;
  if (state.matches('done')) return <OnTheWay data={data} />;
  if (state.matches('unconfirmed'))
    return <PaymentUnconfirmed data={data} onRetry={() => send({ type: 'retry.chosen' })} />;
  if (step !== 'summary') return <RedirectToStep from="summary" to={step} notice={context.notice} />;
  return (
    <OrderReview
      data={data}
      busy={state.hasTag('busy')}
      agreed={context.termsAccepted}
      // Told when it is known what the cart has become.
      notice={state.matches('refreshing') ? null : context.notice}
      agreedTo={agreedTo}
      onOrdered={() => {
        setAgreedTo(data.session.cart);
        send({ type: 'terms.changed', accepted: true });
        send({ type: 'order.submitted', key: newOrderKey() });
      }}
    />
  );
}
