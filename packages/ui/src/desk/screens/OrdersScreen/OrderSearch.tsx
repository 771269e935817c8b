import { deskLists } from '@platine/domain/desk/deskList.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { deskOrdersPath } from '../../deskPaths.ts';
import { ListSearch } from '../../parts/ListSearch.tsx';
import type { OrdersPlace } from '../../queries.ts';

/** The search for orders, and the lists that it looks in. */
export function OrderSearch({ place }: { readonly place: OrdersPlace }) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  return (
    <ListSearch
      label={formatMessage({ id: 'desk.search' })}
      text={place.text}
      onSearch={(text) => navigate(deskOrdersPath({ ...place, text, page: 1 }))}
      lists={deskLists.map((list) => ({
        name: <FormattedMessage id={`desk.list.${list}`} />,
        href: deskOrdersPath({ ...place, list, page: 1 }),
        isOpen: list === place.list,
      }))}
    />
  );
}
