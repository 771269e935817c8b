import type { DeskCustomer } from '@platine/domain/desk/deskCustomer.ts';
import { FormattedMessage } from 'react-intl';
import { Fact } from '../../../components/Fact/Fact.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import styles from './CustomerScreen.module.css';

/** Whom the page is about. */
export function CustomerFacts({ customer: { account, email } }: { readonly customer: DeskCustomer }) {
  if (email === '')
    return (
      <p>
        <FormattedMessage id="desk.customer.isErased" />
      </p>
    );
  return (
    <dl className={styles['facts']}>
      {account !== null && (
        <Fact name={<FormattedMessage id="desk.customer.name" />}>
          <span translate="no">{account.name}</span>
        </Fact>
      )}
      <Fact name={<FormattedMessage id="desk.order.email" />}>
        <a href={`mailto:${email}`} translate="no">
          {email}
        </a>
      </Fact>
      <Fact name={<FormattedMessage id="desk.customer.kind" />}>
        {account === null ? <FormattedMessage id="desk.customer.guest" /> : <Kind account={account} />}
      </Fact>
      {account !== null && account.vatId !== '' && (
        <Fact name={<FormattedMessage id="desk.order.vatId" />}>
          <span translate="no">{account.vatId}</span>
        </Fact>
      )}
    </dl>
  );
}

function Kind({ account }: { readonly account: NonNullable<DeskCustomer['account']> }) {
  const { country } = useFormats();
  const { customerType, activated, school, invoice } = account;
  const notes = [
    ...(school ? (['desk.customer.isSchool'] as const) : []),
    ...(invoice ? (['desk.customer.isCleared'] as const) : []),
    ...(activated ? [] : (['desk.customer.notActivated'] as const)),
  ];
  return (
    <>
      <FormattedMessage id="desk.customer.type" values={{ type: customerType }} /> · {country(account.country)}
      {notes.map((id) => (
        <span key={id}>
          {' '}
          · <FormattedMessage id={id} />
        </span>
      ))}
    </>
  );
}
