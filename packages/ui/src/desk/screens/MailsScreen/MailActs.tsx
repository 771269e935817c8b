import type { DeskMailAct } from '@platine/domain/desk/deskMail.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { timeZone } from '../../../i18n/locales.ts';
import styles from './MailsScreen.module.css';

/** The newest of what operators have done about such mails, with who and why. */
export function MailActs({ acts }: { readonly acts: readonly DeskMailAct[] }) {
  if (acts.length === 0) return null;
  return (
    <section className={styles['log']}>
      <h2>
        <FormattedMessage id="desk.mails.log" />
      </h2>
      <ul role="list">
        {acts.map((act) => (
          <li key={act.id} className={styles['act']}>
            <MailAct {...act} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MailAct({ at, by, kind, mail, orderNumber, why }: DeskMailAct) {
  const { formatDate } = useIntl();
  return (
    <>
      <span className={styles['facts']}>
        {formatDate(at, { timeZone, dateStyle: 'medium', timeStyle: 'short' })} · <span translate="no">{by}</span>
      </span>
      <span>
        <FormattedMessage id="desk.mails.act" values={{ kind }} />{' '}
        <FormattedMessage id="desk.mails.kind" values={{ mail }} /> {orderNumber}
      </span>
      {why !== '' && <span className={styles['facts']}>{why}</span>}
    </>
  );
}
