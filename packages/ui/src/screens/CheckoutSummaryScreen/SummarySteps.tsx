import type { Cart } from '@platine/domain/cart/cart.ts';
import { useState } from 'react';
import type { CheckoutData } from '../../checkout/checkoutData.ts';
import { RedirectToStep } from '../../checkout/RedirectToStep.tsx';
import { useCheckout } from '../../checkout/useCheckout.ts';
import { useKeptFocus } from '../../interaction/useKeptFocus.ts';
import { newOrderKey } from './newOrderKey.ts';
import { OrderPending } from './OrderPending.tsx';
import { OrderReview } from './OrderReview.tsx';
import { PaymentUnconfirmed } from './PaymentUnconfirmed.tsx';

type SummaryStepsProps = {
  readonly data: CheckoutData;
  /** The payment provider redirected the shopper to this page. */
  readonly returned: boolean;
};

/** The states of the order, from the review to the payment. Each replaces the one before, so the focus is kept on the page. */
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

/** The view of the machine's state: review, redirect to the provider, or return. */
function SummaryStep({ data, checkout: { state, step, send } }: SummaryStepProps) {
  const [agreedTo, setAgreedTo] = useState<Cart | null>(null);
  const { context } = state;
  if (state.matches('redirecting')) return <OrderPending data={data} to={context.redirect} />;
  if (state.matches('claiming')) return <OrderPending data={data} claiming />;
  if (state.matches('done')) return <OrderPending data={data} />;
  if (state.matches('unconfirmed'))
    return <PaymentUnconfirmed data={data} onRetry={() => send({ type: 'retry.chosen' })} />;
  if (step !== 'summary') return <RedirectToStep from="summary" to={step} notice={context.notice} />;
  return (
    <OrderReview
      data={data}
      busy={state.hasTag('busy')}
      agreed={context.termsAccepted}
      // Shown once the changed cart is reloaded, because the notice lists its changes.
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
