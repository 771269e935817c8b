import type { DeskCustomerEntry } from '@platine/domain/desk/deskCustomer.ts';
import { customerPageSize } from '@platine/domain/desk/deskCustomer.ts';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { deskCustomerPath, deskCustomersPath } from '../../deskPaths.ts';
import styles from '../../parts/LinkList.module.css';
import { Pages } from '../../parts/Pages.tsx';
import { useListKeys } from '../../parts/useListKeys.ts';

type CustomerListProps = {
  readonly found: { readonly customers: readonly DeskCustomerEntry[]; readonly count: number };
  /** The page of it that is shown. */
  readonly page: number;
  /** Whether words were searched for. */
  readonly isSearch: boolean;
};

export function CustomerList({ found: { customers, count }, page, isSearch }: CustomerListProps) {
  const list = useListKeys();
  if (count === 0)
    return (
      <EmptyState
        title={
          isSearch ? (
            <FormattedMessage id="desk.customers.nothingFound" />
          ) : (
            <FormattedMessage id="desk.customers.none" />
          )
        }
      />
    );
  return (
    <>
      <p role="status">
        <FormattedMessage id="desk.customerCount" values={{ count }} />
      </p>
      <ul ref={list} role="list" className={styles['root']}>
        {customers.map((customer) => (
          <li key={customer.id}>
            <Row {...customer} />
          </li>
        ))}
      </ul>
      <Pages pages={Math.ceil(count / customerPageSize)} page={page} pathOf={deskCustomersPath} />
    </>
  );
}

function Row({ id, email, name, customerType, country, school, invoice }: DeskCustomerEntry) {
  const formats = useFormats();
  return (
    <Link href={deskCustomerPath(id)} variant="plain" className={styles['link']}>
      <span className={styles['name']} translate="no">
        {name}
      </span>
      <span className={styles['facts']}>
        <span translate="no">{email}</span> ·{' '}
        <FormattedMessage id="desk.customer.type" values={{ type: customerType }} /> · {formats.country(country)}
      </span>
      {(school || invoice) && (
        <span className={styles['facts']}>
          {school && <FormattedMessage id="desk.customer.isSchool" />}{' '}
          {invoice && <FormattedMessage id="desk.customer.isCleared" />}
        </span>
      )}
    </Link>
  );
}
