import type { Address } from '@platine/domain/customer/address.ts';
import { shownCompanyFields } from '@platine/domain/customer/audience.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { FormattedMessage } from 'react-intl';
import { useSaving } from '../../checkout/useSaving.ts';
import { Form } from '../../forms/Form/Form.tsx';
import { FormButtons } from '../../forms/FormButtons/FormButtons.tsx';
import { SubmitButton } from '../../forms/FormButtons/SubmitButton.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { assignAddresses } from '../../queries/addresses.ts';
import { saveVatId } from '../../queries/checkoutChanges.ts';
import type { LeadingOn } from './ContinueTo.tsx';
import { ContinueTo } from './ContinueTo.tsx';
import { VatIdOutcome } from './VatIdOutcome.tsx';

type AddressesDoneProps = LeadingOn & {
  readonly session: Session;
  readonly delivery: Address | null;
  readonly invoice: Address | null;
};

/** Ends the section: the chosen addresses take their purposes, and a company in the Union gives its VAT id (spec §5, D17). */
export function AddressesDone({ session, delivery, invoice, leadsTo, onDone }: AddressesDoneProps) {
  const { customerType, vatId, vatIdCheck } = session;
  const country = delivery?.country ?? session.country;
  const assigning = useSaving(assignAddresses);
  const checking = useSaving(saveVatId);
  const asked = shownCompanyFields({ customerType, country }).includes('vatId');
  const form = useDomainForm({
    rules: 'vatId',
    defaultValues: { customerType, country, vatId: vatId ?? '' },
    onSubmitted: (entered) => {
      if (delivery === null || invoice === null) return;
      const known = !asked || entered.vatId === vatId;
      const done = () => onDone(leadsTo);
      assigning.save({ delivery, invoice }, () => (known ? done() : checking.save(entered.vatId, done)));
    },
    failure: checking.failure,
    afterRefusal: 'field',
  });
  return (
    <Form form={form}>
      {asked && (
        <TextField
          field={form.field('vatId')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={<FormattedMessage id="checkoutScreen.vatIdHint" />}
        />
      )}
      {asked && form.entered('vatId') === vatId && <VatIdOutcome check={vatIdCheck} country={country} />}
      <FormFailure failure={assigning.failure ?? form.failure} otherwise="message.changesNotSaved" />
      <FormButtons>
        <SubmitButton form={{ ready: delivery !== null }} busy={assigning.busy || checking.busy}>
          <ContinueTo step={leadsTo} />
        </SubmitButton>
      </FormButtons>
    </Form>
  );
}
