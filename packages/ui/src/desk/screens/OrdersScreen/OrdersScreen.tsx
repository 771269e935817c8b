import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSearch } from 'wouter';
import { useDeskClient } from '../../DeskProvider.tsx';
import { deskOrdersPath, ordersPlaceOf } from '../../deskPaths.ts';
import { Answered } from '../../parts/Answered.tsx';
import { deskOrdersQuery } from '../../queries.ts';
import { OrderList } from './OrderList.tsx';
import { OrderSearch } from './OrderSearch.tsx';

/** Orders, by what is to be done with them or by a search. The place is in the address. */
export function OrdersScreen() {
  const place = ordersPlaceOf(useSearch());
  const query = useQuery(deskOrdersQuery(useDeskClient(), place));
  return (
    <>
      <h1>
        <FormattedMessage id="desk.orders" />
      </h1>
      <OrderSearch key={place.text} place={place} />
      <Answered query={query}>
        {(found) => <OrderList key={deskOrdersPath(place)} found={found} place={place} />}
      </Answered>
    </>
  );
}
