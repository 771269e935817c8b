import type { CollectiveLine } from '@platine/domain/desk/collectivePickList.ts';
import { FormattedMessage } from 'react-intl';
import { CatalogueText } from '../../../components/CatalogueText/CatalogueText.tsx';
import { PickLine, PickLines } from '../../parts/PickLines.tsx';
import styles from './SlipsScreen.module.css';

type CollectiveListProps = {
  /** In walking order. */
  readonly lines: readonly CollectiveLine[];
};

/** All that several orders need, so that one walk through the warehouse collects it. On paper it is a page of its own. */
export function CollectiveList({ lines }: CollectiveListProps) {
  return (
    <section className={styles['root']} aria-labelledby="collective">
      <h2 id="collective">
        <FormattedMessage id="desk.slips.all" />
      </h2>
      <p>
        <FormattedMessage id="desk.slips.allText" />
      </p>
      <PickLines isPlaced={lines.some(({ place }) => place !== null)}>
        {lines.map(({ sku, place, pieces, name, partNumber, orders }) => (
          <PickLine key={sku} place={place} pieces={pieces}>
            <CatalogueText text={name} fallback={partNumber} />
            <br />
            <span className={styles['number']}>
              {partNumber} · {sku}
            </span>
            <ul role="list" className={styles['orders']}>
              {orders.map((order) => (
                <li key={order.orderNumber}>
                  {order.orderNumber} × <strong>{order.pieces}</strong>
                </li>
              ))}
            </ul>
          </PickLine>
        ))}
      </PickLines>
    </section>
  );
}
