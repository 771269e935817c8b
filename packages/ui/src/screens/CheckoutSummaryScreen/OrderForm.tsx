import type { PaymentMethod } from '@platine/domain/payment/methods.ts';
import { needsProvider } from '@platine/domain/payment/methods.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { TermsField } from '../../forms/TermsField.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/FormButtons/SubmitButton.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { PaymentMethodName } from '../../shop/MethodName.tsx';
import styles from './CheckoutSummaryScreen.module.css';

type OrderFormProps = {
  readonly busy: boolean;
  /** Whether the checkout has the terms accepted. When it drops them, the checkbox is cleared. */
  readonly agreed: boolean;
  readonly paymentMethod: PaymentMethod | null;
  readonly onOrdered: () => void;
};

/** The checkbox for the terms and the button that orders with the obligation to pay (D35). */
export function OrderForm({ busy, agreed, paymentMethod, onOrdered }: OrderFormProps) {
  const form = useDomainForm({
    rules: 'order',
    defaultValues: { terms: false },
    onSubmitted: onOrdered,
    errorFocus: 'field',
  });
  const empty = useEffectEvent(() => form.enter('terms', false));
  const agreedBefore = useRef(agreed);
  useEffect(() => {
    // Not on mount: the box may have been ticked before hydration.
    if (agreedBefore.current && !agreed) empty();
    agreedBefore.current = agreed;
  }, [agreed]);
  return (
    <Form form={form}>
      <TermsField field={form.field('terms')} />
      <div className={styles['order']}>
        <SubmitButton form={form} busy={busy} wide>
          <FormattedMessage id="checkoutSummaryScreen.order" />
        </SubmitButton>
        {paymentMethod !== null && (
          <p className={styles['next']}>
            {needsProvider(paymentMethod) ? (
              <FormattedMessage
                id="checkoutSummaryScreen.thenProvider"
                values={{ provider: <PaymentMethodName method={paymentMethod} /> }}
              />
            ) : (
              <FormattedMessage id="checkoutSummaryScreen.thenDone" />
            )}
          </p>
        )}
      </div>
    </Form>
  );
}
