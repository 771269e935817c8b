import type { Address } from '@platine/domain/customer/address.ts';
import { shownCompanyFields } from '@platine/domain/customer/audience.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { vatIdStopsOrder } from '@platine/domain/customer/vatId.ts';
import { useSaving } from '../../checkout/useSaving.ts';
import { Form } from '../../forms/Form/Form.tsx';
import { FormButtons } from '../../forms/FormButtons/FormButtons.tsx';
import { SubmitButton } from '../../forms/FormButtons/SubmitButton.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { assignAddresses } from '../../queries/addresses.ts';
import { saveVatId } from '../../queries/checkoutChanges.ts';
import { useSessionAccess } from '../../cart/useSessionAccess.ts';
import type { NextStepProps } from './ContinueLabel.tsx';
import { ContinueLabel } from './ContinueLabel.tsx';
import { VatIdField } from './VatIdField.tsx';

type AddressesSubmitProps = NextStepProps & {
  readonly session: Session;
  readonly delivery: Address | null;
  readonly invoice: Address | null;
};

/** The end of the section: assigns the chosen addresses, and asks a company in the EU for its VAT id (spec §5, D17). */
export function AddressesSubmit({ session, delivery, invoice, nextStep, onDone }: AddressesSubmitProps) {
  const { customerType, vatId, vatIdCheck } = session;
  const country = delivery?.country ?? session.country;
  const assigning = useSaving(assignAddresses);
  const checking = useSaving(saveVatId);
  const { confirmed } = useSessionAccess();
  const asked = shownCompanyFields({ customerType, country }).includes('vatId');
  const form = useDomainForm({
    rules: 'vatId',
    defaultValues: { customerType, country, vatId: vatId ?? '' },
    onSubmitted: (entered) => {
      if (delivery === null || invoice === null) return;
      // A refused id is checked again: the register may list the company by now.
      const known = !asked || (entered.vatId === vatId && !vatIdStopsOrder(vatIdCheck, country));
      const done = () => {
        // The confirmed session may be newer than the rendered one.
        const stops = asked && vatIdStopsOrder(confirmed.session()?.vatIdCheck ?? null, country);
        if (stops) document.getElementById(vatIdField.id)?.focus();
        else onDone(nextStep);
      };
      assigning.save({ delivery, invoice }, () => (known ? done() : checking.save(entered.vatId, done)));
    },
    failure: checking.failure,
    errorFocus: 'field',
  });
  const vatIdField = form.field('vatId');
  return (
    <Form form={form}>
      {asked && (
        <VatIdField field={vatIdField} check={form.entered('vatId') === vatId ? vatIdCheck : null} country={country} />
      )}
      <FormFailure failure={assigning.failure ?? form.failure} otherwise="message.changesNotSaved" />
      <FormButtons>
        <SubmitButton form={{ ready: delivery !== null }} busy={assigning.busy || checking.busy}>
          <ContinueLabel step={nextStep} />
        </SubmitButton>
      </FormButtons>
    </Form>
  );
}
