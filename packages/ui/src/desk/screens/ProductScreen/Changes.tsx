import type { DeskProductChange } from '@platine/domain/desk/deskProduct.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { timeZone } from '../../../i18n/locales.ts';
import styles from './ProductScreen.module.css';

/** The changes by hand, the newest first. */
export function Changes({ changes }: { readonly changes: readonly DeskProductChange[] }) {
  const intl = useIntl();
  if (changes.length === 0)
    return (
      <p>
        <FormattedMessage id="desk.product.noChanges" />
      </p>
    );
  return (
    <ol role="list" reversed>
      {changes.map(({ id, at, by, why, facts, overwritten }) => (
        <li key={id} className={styles['change']}>
          <span className={styles['when']}>
            {intl.formatDate(at, { timeZone, dateStyle: 'medium', timeStyle: 'short' })} ·{' '}
            <span translate="no">{by}</span>
          </span>
          {facts.map(({ field, before, after }) => (
            <span key={field}>
              <FormattedMessage id="desk.product.field" values={{ field }} />{' '}
              <span translate="no">
                <del>{short(before)}</del>
                {' → '}
                <ins>{short(after)}</ins>
              </span>
            </span>
          ))}
          <span className={styles['when']}>{why}</span>
          {overwritten && (
            <span className={styles['when']}>
              <FormattedMessage id="desk.product.overwritten" />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Characters of a text that a line of the log shows. */
const longest = 120;

function short(text: string): string {
  if (text === '') return '–';
  return text.length <= longest ? text : `${text.slice(0, longest)}…`;
}
