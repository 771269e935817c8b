import type { DecisionResult } from '@platine/domain/desk/customerAct.ts';
import type { DeskCustomer } from '@platine/domain/desk/deskCustomer.ts';
import { deskCustomerFromWire } from '@platine/domain/desk/deskCustomer.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import { Tick } from '../../parts/Tick.tsx';
import { deskKeys } from '../../queries.ts';
import { useDeskCall } from '../../useDeskCall.ts';
import styles from './CustomerScreen.module.css';

type DecisionFormProps = {
  /** The number by which the address names the customer. */
  readonly person: string;
  readonly account: NonNullable<DeskCustomer['account']>;
  readonly acts: DeskCustomer['acts'];
  /** Tells how it has ended. */
  readonly onDecided: (result: DecisionResult) => void;
};

/** Decisions that only the shop takes: orders on invoice (D23), and no cart limits for schools (D13). They hold at once. */
export function DecisionForm({ person, account, acts, onDecided }: DecisionFormProps) {
  const queryClient = useQueryClient();
  const [school, setSchool] = useState(account.school);
  const [invoice, setInvoice] = useState(account.invoice);
  const { make, busy, failed } = useDeskCall('deskDecideCustomer', ({ RESULT, CUSTOMER }) => {
    queryClient.setQueryData(deskKeys.customer(person), deskCustomerFromWire(CUSTOMER));
    onDecided(RESULT);
  });
  const seen = acts.find(({ kind }) => kind === 'decided')?.id ?? 0;
  const isSame = school === account.school && invoice === account.invoice;
  return (
    <form
      className={styles['form']}
      onSubmit={readForm(({ why = '' }) => {
        if (why.trim() !== '') make({ PERSON: person, SEEN: seen, WHY: why, SCHOOL: school, INVOICE: invoice });
      })}
    >
      <h2>
        <FormattedMessage id="desk.customer.decide" />
      </h2>
      <Tick checked={invoice} onChange={setInvoice} label={<FormattedMessage id="desk.customer.clear" />} />
      <Tick checked={school} onChange={setSchool} label={<FormattedMessage id="desk.customer.school" />} />
      <TextInput name="why" required maxLength={500} label={<FormattedMessage id="desk.product.why" />} />
      <DeskFailure failed={failed} />
      <Button type="submit" busy={busy} disabled={isSame}>
        <FormattedMessage id="desk.product.setFlags" />
      </Button>
    </form>
  );
}
