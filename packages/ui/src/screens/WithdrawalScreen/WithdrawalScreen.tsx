import { FormattedMessage } from 'react-intl';
import { FormPage } from '../FormPage/FormPage.tsx';
import { OrderWithdrawal } from './OrderWithdrawal.tsx';
import { Statement } from './Statement.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { failureFromQuery, refusedFromQuery } from './withdrawalForms.ts';

type WithdrawalScreenProps = {
  /** Of a statement that was begun; null for the form. */
  readonly id: string | null;
  /** The order that the form is about, as the link names it; '' for none. */
  readonly orderNumber: string;
  /** The signature of a mailed link, which shows the order without a login (D7). */
  readonly signature: string | null;
  /** Names of the fields that the shop has refused, with commas between: a part of the address that follows the form. */
  readonly refused: string | null;
  /** Why the shop has not taken the form, a part of that address, too. */
  readonly failed: string | null;
};

/** /withdrawal: the two steps of the withdrawal function, which work without script and without a login (Directive 2011/83/EU art. 11a, D39). */
export function WithdrawalScreen({ id, orderNumber, signature, refused, failed }: WithdrawalScreenProps) {
  const answer = { refused: refusedFromQuery(refused), failure: failureFromQuery(failed) };
  if (id !== null) return <Statement id={id} failure={answer.failure} />;
  return (
    <FormPage title={<FormattedMessage id="withdrawalScreen.title" />} at="form">
      {orderNumber === '' ? (
        <WithdrawalForm order={null} orderNumber="" {...answer} />
      ) : (
        <OrderWithdrawal orderNumber={orderNumber} signature={signature} answer={answer} />
      )}
    </FormPage>
  );
}
