import { FormattedMessage } from 'react-intl';
import { failureFromQuery } from '../../forms/failureFromQuery.ts';
import type { RefusedForm } from '../../queries/refusedForm.ts';
import { FormPage } from '../FormPage/FormPage.tsx';
import { OrderWithdrawal } from './OrderWithdrawal.tsx';
import { Statement } from './Statement.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';

type WithdrawalScreenProps = {
  /** Of a statement that was begun; null for the form. */
  readonly id: string | null;
  /** The order that the form is about, as the link names it; '' for none. */
  readonly orderNumber: string;
  /** The signature of a mailed link, which shows the order without a login (D7). */
  readonly signature: string | null;
  /** The form that this page answers, because the shop has not taken it; null: none. */
  readonly sent: RefusedForm | null;
  /** Why the shop has not taken the confirmation, a part of the address that follows it. */
  readonly failed: string | null;
};

/** /withdrawal: the two steps of the withdrawal function, which work without script and without a login (Directive 2011/83/EU art. 11a, D39). */
export function WithdrawalScreen({ id, orderNumber, signature, sent, failed }: WithdrawalScreenProps) {
  if (id !== null) return <Statement id={id} failure={failureFromQuery(failed)} />;
  return (
    <FormPage title={<FormattedMessage id="withdrawalScreen.title" />} at="form">
      {orderNumber === '' ? (
        <WithdrawalForm order={null} orderNumber="" sent={sent} />
      ) : (
        <OrderWithdrawal orderNumber={orderNumber} signature={signature} sent={sent} />
      )}
    </FormPage>
  );
}
