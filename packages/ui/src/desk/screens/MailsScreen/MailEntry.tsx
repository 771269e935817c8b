import type { DeskMail } from '@platine/domain/desk/deskMail.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { timeZone } from '../../../i18n/locales.ts';
import { deskOrderPath } from '../../deskPaths.ts';
import entryStyles from '../../parts/Entry.module.css';
import styles from './MailsScreen.module.css';

type MailEntryProps = {
  readonly mail: DeskMail;
  /** Missing for who only reads. */
  readonly onRetry?: () => void;
  readonly onGiveUp?: () => void;
};

/** A mail that does not leave: to whom, about what, and why not. */
export function MailEntry({ mail, onRetry, onGiveUp }: MailEntryProps) {
  const { kind, recipient, orderNumber, at, attempts, lastError, nextAt } = mail;
  const { formatDate } = useIntl();
  const moment = (text: string) => formatDate(text, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <p className={entryStyles['title']}>
        <FormattedMessage id="desk.mails.kind" values={{ mail: kind }} />{' '}
        {orderNumber !== '' && (
          <Link href={deskOrderPath(orderNumber)} className={styles['number']}>
            {orderNumber}
          </Link>
        )}
      </p>
      <p>
        {recipient === '' ? <FormattedMessage id="desk.mails.own" /> : <span translate="no">{recipient}</span>} ·{' '}
        {moment(at)}
      </p>
      <p className={entryStyles['facts']}>
        <FormattedMessage id="desk.mails.attempts" values={{ count: attempts, next: moment(nextAt) }} />
      </p>
      <p className={entryStyles['facts']} translate="no" lang="en">
        {lastError}
      </p>
      {onRetry !== undefined && (
        <div className={entryStyles['acts']}>
          <Button variant="secondary" onClick={onRetry}>
            <FormattedMessage id="desk.mails.retry" />
          </Button>
          <Button variant="quiet" onClick={onGiveUp}>
            <FormattedMessage id="desk.mails.giveUp" />
          </Button>
        </div>
      )}
    </>
  );
}
