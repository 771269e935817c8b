import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useSearch } from 'wouter';
import { useDeskClient } from '../../DeskProvider.tsx';
import { deskPageOf, deskCustomersPath } from '../../deskPaths.ts';
import { Answered } from '../../parts/Answered.tsx';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { deskCustomersQuery } from '../../queries.ts';
import { CustomerList } from './CustomerList.tsx';

const noLists = [] as const;

type CustomersScreenProps = {
  /** The words that are searched for, which stand in no address: they may be an e-mail. */
  readonly text: string;
  /** Searches for words. */
  readonly onSearch: (text: string) => void;
};

/** Accounts of customers. Guests are found by their orders. */
export function CustomersScreen({ text, onSearch }: CustomersScreenProps) {
  const page = deskPageOf(useSearch());
  const [, navigate] = useLocation();
  const { formatMessage } = useIntl();
  const query = useQuery(deskCustomersQuery(useDeskClient(), { text, page }));
  const search = (words: string) => {
    onSearch(words);
    navigate(deskCustomersPath(1));
  };
  return (
    <>
      <h1>
        <FormattedMessage id="desk.customers" />
      </h1>
      <ListSearch
        label={formatMessage({ id: 'desk.customers.search' })}
        text={text}
        onSearch={search}
        lists={noLists}
      />
      <Answered query={query}>{(found) => <CustomerList found={found} page={page} isSearch={text !== ''} />}</Answered>
    </>
  );
}
