import type { DeskCustomerAct } from '@platine/domain/desk/deskCustomer.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { timeZone } from '../../../i18n/locales.ts';
import styles from './CustomerScreen.module.css';

/** The acts of operators about a person, with who and why; the newest first. */
export function CustomerActs({ acts }: { readonly acts: readonly DeskCustomerAct[] }) {
  const intl = useIntl();
  return (
    <ol role="list" reversed>
      {acts.map(({ id, at, by, why, kind, school, invoice }) => (
        <li key={id} className={styles['act']}>
          <span className={styles['when']}>
            {intl.formatDate(at, { timeZone, dateStyle: 'medium', timeStyle: 'short' })} ·{' '}
            <span translate="no">{by}</span>
          </span>
          <span>
            <FormattedMessage
              id="desk.customer.act"
              values={{ kind, school: school === true ? 'yes' : 'no', invoice: invoice === true ? 'yes' : 'no' }}
            />
          </span>
          {why !== '' && <span className={styles['when']}>{why}</span>}
        </li>
      ))}
    </ol>
  );
}
