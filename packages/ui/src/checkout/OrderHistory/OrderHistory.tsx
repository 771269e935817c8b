import type { OrderEvent } from '@platine/domain/order/life/events.ts';
import { orderStatus, waitingPieces } from '@platine/domain/order/life/events.ts';
import type { Pieces } from '@platine/domain/order/life/acts.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { carrierName, trackingLink } from '@platine/domain/shipping/carriers.ts';
import { FormattedMessage } from 'react-intl';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { useShop } from '../../shop/ShopFacts.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './OrderHistory.module.css';

/** How an order stands, and what has happened to it, with the carrier's page of each parcel (D37). */
export function OrderHistory({
  order,
}: {
  /** Its events are shown in their order. */
  readonly order: Pick<Order, 'lines' | 'events'>;
}) {
  const { date } = useFormats();
  return (
    <section className={styles['root']} aria-labelledby="order-status">
      <h2 id="order-status">
        <FormattedMessage id={`orderHistory.status.${orderStatus(order)}`} />
      </h2>
      <Waiting order={order} />
      <ol className={styles['events']}>
        {numbered(order.events).map(({ event, position }) => (
          <li key={position} className={styles['event']}>
            <time className={styles['date']} dateTime={event.date}>
              {date(event.date)}
            </time>
            <div className={styles['what']}>
              <Happened event={event} />
              <Goods event={event} lines={order.lines} />
              <Parcel event={event} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The goods that are still to come, once others have left: the parcels below have the rest. */
function Waiting({ order }: { readonly order: Pick<Order, 'lines' | 'events'> }) {
  const waiting = waitingPieces(order);
  if (waiting.length === 0 || !order.events.some(({ kind }) => kind === 'sent')) return null;
  return (
    <div>
      <p>
        <FormattedMessage id="orderHistory.waiting" />
      </p>
      <PieceList pieces={waiting} lines={order.lines} />
    </div>
  );
}

/** Events never change their place. */
function numbered(events: readonly OrderEvent[]) {
  return events.map((event, position) => ({ event, position }));
}

function Happened({ event: { kind, cents } }: { readonly event: OrderEvent }) {
  return (
    <p>
      <FormattedMessage id={`orderHistory.event.${kind}`} />
      {kind === 'refunded' && cents !== null && (
        <>
          {' · '}
          <Money cents={cents} />
        </>
      )}
    </p>
  );
}

type GoodsProps = { readonly event: OrderEvent; readonly lines: Order['lines'] };

/** The pieces of a parcel, when it does not hold the whole order. */
function Goods({ event: { pieces }, lines }: GoodsProps) {
  const isWhole = lines.every(({ sku, amount }) => pieces.some((one) => one.sku === sku && one.amount === amount));
  return pieces.length === 0 || isWhole ? null : <PieceList pieces={pieces} lines={lines} />;
}

type PieceListProps = { readonly pieces: readonly Pieces[]; readonly lines: Order['lines'] };

function PieceList({ pieces, lines }: PieceListProps) {
  const { number } = useFormats();
  return (
    <ul className={styles['goods']}>
      {pieces.map(({ sku, amount }) => {
        const line = lines.find((one) => one.sku === sku);
        return (
          <li key={sku}>
            {number(amount)} ×{' '}
            {line === undefined ? sku : <CatalogueText text={line.name} fallback={line.partNumber} />}
          </li>
        );
      })}
    </ul>
  );
}

function Parcel({ event: { carrier, tracking } }: { readonly event: OrderEvent }) {
  const { carriers } = useShop();
  const link = trackingLink(carriers, carrier, tracking);
  if (carrier === null || link === null) return null;
  return (
    <p>
      <a href={link} rel="noopener">
        <FormattedMessage
          id="orderHistory.follow"
          values={{ carrier: carrierName(carriers, carrier), number: tracking }}
        />
      </a>
    </p>
  );
}
