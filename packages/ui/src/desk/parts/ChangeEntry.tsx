import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { timeZone } from '../../i18n/locales.ts';
import styles from './ChangeEntry.module.css';

type ChangeEntryProps = {
  /** In UTC, as `Date` writes it. */
  readonly at: string;
  /** The operator. */
  readonly by: string;
  /** The reason. */
  readonly why: string;
  /** Whether an import has taken the facts of its files since. */
  readonly overwritten: boolean;
  /** The facts that were changed, each with its name in words. */
  readonly facts: readonly {
    readonly field: string;
    readonly name: ReactNode;
    readonly before: string;
    readonly after: string;
  }[];
  /** Says what was changed, where the facts do not; false for nothing. */
  readonly children?: ReactNode;
};

/** A change by hand in a log: when, by whom, each fact before and after, and why. */
export function ChangeEntry({ at, by, why, overwritten, facts, children = false }: ChangeEntryProps) {
  const { formatDate } = useIntl();
  return (
    <li className={styles['change']}>
      <span className={styles['when']}>
        {formatDate(at, { timeZone, dateStyle: 'medium', timeStyle: 'short' })} · <span translate="no">{by}</span>
      </span>
      {children !== false && <span>{children}</span>}
      {facts.map(({ field, name, before, after }) => (
        <span key={field}>
          {name}{' '}
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
  );
}

/** Characters of a text that a line of the log shows. */
const longest = 120;

function short(text: string): string {
  if (text === '') return '–';
  return text.length <= longest ? text : `${text.slice(0, longest)}…`;
}
