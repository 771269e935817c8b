import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import { isPacked, needOf } from '@platine/domain/order/life/orderState.ts';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../../components/Money/Money.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { deskSlipPath } from '../../deskPaths.ts';
import { OrderBadge } from '../../parts/OrderBadge.tsx';
import { useKeys } from '../../useKeys.ts';
import { Documents } from './Documents.tsx';
import { History } from './History.tsx';
import { Lines } from './Lines.tsx';
import { OrderActs } from './OrderActs.tsx';
import { OrderPeople } from './OrderPeople.tsx';
import styles from './OrderScreen.module.css';

export function OrderView({ file }: { readonly file: DeskOrder }) {
  const { order, state, history } = file;
  const { lines } = state;
  const { date } = useFormats();
  const [, navigate] = useLocation();
  const { orderNumber, documents } = order;
  const keys = useMemo(() => ({ l: () => navigate(deskSlipPath(orderNumber)) }), [navigate, orderNumber]);
  useKeys(keys);
  return (
    <>
      <div className={styles['head']}>
        <h1>{order.orderNumber}</h1>
        <OrderBadge
          need={needOf(state)}
          packed={isPacked(state)}
          toTransfer={state.toTransfer}
          cancellation={order.cancellation}
        />
        <span>{date(order.date)}</span>
      </div>
      <OrderActs file={file} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <section className={styles['part']}>
            <h2>
              <FormattedMessage id="desk.order.goods" />
            </h2>
            <Lines lines={order.lines} places={lines} />
            <Sums {...file} />
          </section>
          <section className={styles['part']}>
            <h2>
              <FormattedMessage id="desk.order.history" />
            </h2>
            <History history={history} carriers={file.carriers} lines={order.lines} />
          </section>
        </div>
        <div className={styles['column']}>
          <section className={styles['part']}>
            <h2>
              <FormattedMessage id="desk.order.facts" />
            </h2>
            <OrderPeople order={order} />
          </section>
          <section className={styles['part']}>
            <h2>
              <FormattedMessage id="desk.order.documents" />
            </h2>
            <Documents orderNumber={orderNumber} documents={documents} />
          </section>
        </div>
      </div>
    </>
  );
}

function Sums({ order: { totals }, state: { paid, refunded } }: DeskOrder) {
  return (
    <dl className={styles['sums']}>
      <dt>
        <FormattedMessage id="desk.order.shipment" />
      </dt>
      <dd>
        <Money cents={totals.shipment} />
      </dd>
      <dt className={styles['total']}>
        <FormattedMessage id="desk.order.total" />
      </dt>
      <dd className={styles['total']}>
        <Money cents={totals.total} />
      </dd>
      <dt>
        <FormattedMessage id="desk.order.paid" />
      </dt>
      <dd>
        <Money cents={paid} />
      </dd>
      {refunded > 0 && (
        <>
          <dt>
            <FormattedMessage id="desk.order.refunded" />
          </dt>
          <dd>
            <Money cents={refunded} />
          </dd>
        </>
      )}
    </dl>
  );
}
