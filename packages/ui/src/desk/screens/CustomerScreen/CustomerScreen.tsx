import { personKeyOf } from '@platine/domain/desk/customerAct.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { useDeskClient } from '../../DeskProvider.tsx';
import { customersPath } from '../../deskPaths.ts';
import { Answered } from '../../parts/Answered.tsx';
import { deskCustomerQuery } from '../../queries.ts';
import { CustomerView } from './CustomerView.tsx';

type CustomerScreenProps = {
  /** The number of an account, or of an order, as it stands in the address. */
  readonly person: string;
};

/** A person, with or without an account: orders, decisions, export, erasure, and the log of them. */
export function CustomerScreen({ person }: CustomerScreenProps) {
  const query = useQuery(deskCustomerQuery(useDeskClient(), person));
  const { kind } = personKeyOf(person);
  return (
    <>
      <h1>
        <FormattedMessage id="desk.customer.title" values={{ kind, number: person }} />
      </h1>
      <Answered query={query}>
        {(customer) => (customer === null ? <MissingCustomer /> : <CustomerView person={person} customer={customer} />)}
      </Answered>
    </>
  );
}

function MissingCustomer() {
  return (
    <EmptyState
      title={<FormattedMessage id="desk.customer.missing" />}
      action={
        <Link href={customersPath}>
          <FormattedMessage id="desk.customers" />
        </Link>
      }
    />
  );
}
