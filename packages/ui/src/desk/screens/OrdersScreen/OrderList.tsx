import type { DeskList } from '@platine/domain/desk/deskList.ts';
import { deskPageSize } from '@platine/domain/desk/deskList.ts';
import type { DeskOrders } from '@platine/domain/desk/deskOrder.ts';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { deskOrdersPath, ordersPath } from '../../deskPaths.ts';
import { Pages } from '../../parts/Pages.tsx';
import { useListKeys } from '../../parts/useListKeys.ts';
import type { OrdersPlace } from '../../queries.ts';
import type { KeyMap } from '../../useKeys.ts';
import { useKeys } from '../../useKeys.ts';
import type { ListAct } from './ManyActs.tsx';
import { ManyActs } from './ManyActs.tsx';
import { OrderRow } from './OrderRow.tsx';
import styles from './OrdersScreen.module.css';
import type { Selection } from './useSelection.ts';
import { useSelection } from './useSelection.ts';

type OrderListProps = { readonly found: DeskOrders; readonly place: OrdersPlace };

/** A page of orders. With ticks, several of them are printed, packed, labelled or sent at once, or their transfers entered. */
export function OrderList({ found: { orders, count, labels }, place }: OrderListProps) {
  const list = useListKeys();
  const selection = useSelection(orders.map(({ orderNumber }) => orderNumber));
  useTickKeys(selection);
  return (
    <>
      <ManyActs selection={selection} listed={orders.length} kinds={actsOf(place.list, labels)} />
      {count === 0 ? (
        <NoOrders place={place} />
      ) : (
        <>
          <p role="status">
            <FormattedMessage id="desk.orderCount" values={{ count }} />
          </p>
          <ul ref={list} role="list" className={styles['orders']}>
            {orders.map((order) => (
              <li key={order.orderNumber}>
                <OrderRow
                  order={order}
                  amount={place.list === 'transfer' ? order.toTransfer : order.total}
                  ticked={selection.has(order.orderNumber)}
                  onTick={(range) => selection.toggle(order.orderNumber, range)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pages
        pages={Math.ceil(count / deskPageSize)}
        page={place.page}
        pathOf={(page) => deskOrdersPath({ ...place, page })}
      />
    </>
  );
}

/** At the bank's page transfers are entered, and nothing is packed. */
function actsOf(list: DeskList, labels: boolean): readonly ListAct[] {
  if (list === 'transfer') return ['transferred'];
  return labels ? ['packed', 'label', 'sent'] : ['packed', 'sent'];
}

function NoOrders({ place }: Pick<OrderListProps, 'place'>) {
  return (
    <EmptyState
      title={<FormattedMessage id={place.text === '' ? 'desk.nothingToDo' : 'desk.nothingFound'} />}
      action={
        <Link href={ordersPath}>
          <FormattedMessage id="desk.allOrders" />
        </Link>
      }
    />
  );
}

/** The keys x and X tick the order that has the focus, a ticks all. */
function useTickKeys({ toggle, toggleAll }: Selection): void {
  const keys = useMemo<KeyMap>(() => {
    const tick = (range: boolean) => {
      const orderNumber = document.activeElement?.getAttribute('data-order') ?? null;
      if (orderNumber !== null) toggle(orderNumber, range);
    };
    return { x: () => tick(false), X: () => tick(true), a: toggleAll };
  }, [toggle, toggleAll]);
  useKeys(keys);
}
