import { shownCompanyFields } from '@platine/domain/customer/audience.ts';
import type { User } from '@platine/domain/customer/user.ts';
import { profileToWire } from '@platine/domain/customer/user.ts';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useCartQueue } from '../../cart/cartQueueContext.ts';
import { Notice } from '../../components/Notice/Notice.tsx';
import { AddressFields } from '../../forms/AddressFields/AddressFields.tsx';
import { CustomerTypeField } from '../../forms/CustomerTypeField/CustomerTypeField.tsx';
import { customerKindOf } from '../../forms/customerKindOf.ts';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/FormButtons/SubmitButton.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { useSubmission } from '../../forms/useSubmission.ts';
import { queryKeys } from '../../queries/keys.ts';

/**
 * The customer's profile. The customer type affects every price, so the session is read again after saving (spec §6).
 */
export function ProfileForm({ user: { contact } }: { readonly user: User }) {
  const queryClient = useQueryClient();
  const { confirmed } = useCartQueue();
  const { busy, failure, done, send } = useSubmission('changeContact');
  const form = useDomainForm({
    rules: 'profile',
    defaultValues: contact,
    failure,
    onSubmitted: (values) =>
      send(profileToWire(values), () => {
        confirmed.readAgain();
        void queryClient.invalidateQueries({ queryKey: queryKeys.user });
      }),
  });
  const kind = customerKindOf(form);
  return (
    <Form form={form}>
      <CustomerTypeField field={form.field('customerType')} />
      <AddressFields form={form} customerType={kind.customerType} />
      {shownCompanyFields(kind).includes('vatId') && <TextField field={form.field('vatId')} autoComplete="off" />}
      <TextField field={form.field('phone')} type="tel" autoComplete="tel" optional />
      <FormFailure failure={form.failure} otherwise="message.changesNotSaved" />
      {done && (
        <Notice kind="success">
          <FormattedMessage id="message.changesSaved" />
        </Notice>
      )}
      <SubmitButton form={form} busy={busy}>
        <FormattedMessage id="accountScreen.save" />
      </SubmitButton>
    </Form>
  );
}
