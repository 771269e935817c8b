import type { Cents } from '@platine/domain/money/money.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { viewTitleId } from './AccountFrame.tsx';
import styles from './AccountScreen.module.css';

type Entry = {
  /** Address of the order or quote. */
  readonly href: string;
  readonly number: string;
  readonly day: ReactNode;
  readonly total: Cents;
};

type EntryTableProps = {
  /** Titles of the columns of numbers and days. */
  readonly titles: Readonly<Record<'number' | 'day', ReactNode>>;
  readonly entries: readonly Entry[];
};

/** A customer's orders or quotes, a row each, which leads to it. */
export function EntryTable({ titles, entries }: EntryTableProps) {
  return (
    <table className={styles['orders']} aria-labelledby={viewTitleId}>
      <thead>
        <tr>
          <th scope="col">{titles.number}</th>
          <th scope="col">{titles.day}</th>
          <th scope="col" className={styles['sum']}>
            <FormattedMessage id="accountScreen.total" />
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ href, number, day, total }) => (
          <tr key={href}>
            <th scope="row">
              <Link href={href}>{number}</Link>
            </th>
            <td>{day}</td>
            <td className={styles['sum']}>
              <Money cents={total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
