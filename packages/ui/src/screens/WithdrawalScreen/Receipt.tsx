import type { Withdrawal } from '@platine/domain/withdrawal/withdrawal.ts';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { startPath } from '../../routing/paths.ts';
import { FormPage } from '../FormPage/FormPage.tsx';
import { StatementFacts } from './StatementFacts.tsx';

type ReceiptProps = {
  readonly statement: Withdrawal;
  /** ISO 8601. */
  readonly received: string;
};

/** A confirmed statement, with the date and time of its receipt, and what happens now. */
export function Receipt({ statement, received }: ReceiptProps) {
  const moment = <FormattedDate value={received} dateStyle="long" timeStyle="medium" timeZone="Europe/Luxembourg" />;
  return (
    <FormPage title={<FormattedMessage id="withdrawalScreen.receivedTitle" />} at="received">
      <Notice kind="success">
        <p>
          <FormattedMessage id="withdrawalScreen.received" values={{ moment, email: statement.email }} />
        </p>
      </Notice>
      <StatementFacts statement={statement} />
      <p>
        <FormattedMessage id="withdrawalScreen.next" />
      </p>
      <Link href={startPath}>
        <FormattedMessage id="checkoutDoneScreen.toShop" />
      </Link>
    </FormPage>
  );
}
