import type { Session } from '@platine/domain/customer/session.ts';
import type { PaymentMethod, PaymentOffer } from '@platine/domain/payment/methods.ts';
import { isListed } from '@platine/domain/payment/methods.ts';
import { mayBePublicBody } from '@platine/domain/order/order.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PaymentHint } from '../../checkout/PaymentHint.tsx';
import { ChoiceList } from '../../checkout/ChoiceList/ChoiceList.tsx';
import { useSaving } from '../../checkout/useSaving.ts';
import { Form } from '../../forms/Form/Form.tsx';
import { FormButtons } from '../../forms/FormButtons/FormButtons.tsx';
import { SubmitButton } from '../../forms/FormButtons/SubmitButton.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { saveOrderNotes, savePaymentMethod } from '../../queries/checkoutChanges.ts';
import { PaymentMethodName } from '../../shop/MethodName.tsx';
import type { NextStepProps } from './ContinueLabel.tsx';
import { ContinueLabel } from './ContinueLabel.tsx';
import { PeppolField } from './PeppolField.tsx';

type PaymentStepProps = NextStepProps & {
  readonly session: Session;
  readonly offers: readonly PaymentOffer[];
};

/** The section for the payment method, with the reason when one is not offered (D23), and the notes on the order. */
export function PaymentStep({ session, offers, nextStep, onDone }: PaymentStepProps) {
  const [selected, setSelected] = useState(session.paymentMethod);
  const [refusals, setRefusals] = useState(0);
  const paying = useSaving(savePaymentMethod);
  const noting = useSaving(saveOrderNotes);
  const chosen = offers.some(({ method, refusal }) => refusal === null && method === selected) ? selected : null;
  const form = useDomainForm({
    rules: 'orderNotes',
    defaultValues: {
      ownOrderNumber: session.ownOrderNumber,
      peppolAddress: session.peppolAddress,
      comment: session.comment,
    },
    onSubmitted: (notes) => {
      if (chosen === null) setRefusals(refusals + 1);
      else paying.save(chosen, () => noting.save(notes, () => onDone(nextStep)));
    },
    failure: noting.failure,
    errorFocus: 'field',
  });
  return (
    <Form form={form}>
      <ChoiceList<PaymentMethod>
        legend={<FormattedMessage id="checkoutScreen.paymentMethod" />}
        chosen={chosen}
        onChosen={setSelected}
        refusals={refusals}
        choices={offers.filter(isListed).map(({ method, refusal }) => ({
          value: method,
          name: <PaymentMethodName method={method} />,
          ...(refusal === null
            ? { hint: <PaymentHint method={method} shippingMethod={session.shippingMethod} /> }
            : { refusal: <FormattedMessage id={`checkoutScreen.paymentRefusal.${refusal}`} /> }),
        }))}
      />
      {session.customerType === 'COMPANY' && (
        <TextField
          field={form.field('ownOrderNumber')}
          optional
          autoComplete="off"
          hint={<FormattedMessage id="checkoutScreen.ownOrderNumberHint" />}
        />
      )}
      {mayBePublicBody(session) && <PeppolField field={form.field('peppolAddress')} entered={session.peppolAddress} />}
      <TextAreaField field={form.field('comment')} optional rows={3} />
      <FormFailure failure={paying.failure ?? form.failure} otherwise="message.changesNotSaved" />
      <FormButtons>
        <SubmitButton form={form} busy={paying.busy || noting.busy}>
          <ContinueLabel step={nextStep} />
        </SubmitButton>
      </FormButtons>
    </Form>
  );
}
