import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'wouter';
import { checkoutPath } from '../../checkout/checkoutPaths.ts';
import { useSaving } from '../../checkout/useSaving.ts';
import { CustomerTypeField } from '../../forms/CustomerTypeField/CustomerTypeField.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { FormButtons } from '../../forms/FormButtons/FormButtons.tsx';
import { SubmitButton } from '../../forms/FormButtons/SubmitButton.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { saveGuest } from '../../queries/checkoutChanges.ts';

type GuestFormProps = { readonly customerType: CustomerType; readonly email: string };

/** A guest's customer type and e-mail. A company's VAT id is part of the section for addresses. */
export function GuestForm(known: GuestFormProps) {
  const [, navigate] = useLocation();
  const { busy, failure, save } = useSaving(saveGuest);
  const form = useDomainForm({
    rules: 'guest',
    defaultValues: known,
    onSubmitted: (guest) => save(guest, () => navigate(checkoutPath)),
    failure,
    errorFocus: 'field',
  });
  return (
    <Form form={form} aria-labelledby="as-guest">
      <CustomerTypeField
        field={form.field('customerType')}
        label={<FormattedMessage id="checkoutTypeScreen.customerType" />}
      />
      <TextField
        field={form.field('email')}
        type="email"
        autoComplete="email"
        hint={<FormattedMessage id="checkoutTypeScreen.emailHint" />}
      />
      <FormFailure failure={form.failure} otherwise="message.changesNotSaved" />
      <FormButtons>
        <SubmitButton form={form} busy={busy}>
          <FormattedMessage id="checkoutTypeScreen.guestAction" />
        </SubmitButton>
      </FormButtons>
    </Form>
  );
}
