import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import type { OrderLine } from '@platine/domain/order/order.ts';
import { sendable } from '@platine/domain/order/life/orderState.ts';
import { FormattedMessage } from 'react-intl';
import { CatalogueText } from '../../../components/CatalogueText/CatalogueText.tsx';
import { deskOrderPath } from '../../deskPaths.ts';
import { PrintTools } from '../../parts/PrintTools.tsx';
import styles from './BagLabels.module.css';

/** On paper the labels fill sheets of 21 (70 × 42.3 mm, A4), from the first one on. */
export function BagLabels({ file: { order, state } }: { readonly file: DeskOrder }) {
  const { orderNumber, ownOrderNumber, lines } = order;
  const bags = state.lines.flatMap((line) => {
    const amount = sendable(line);
    const ordered = lines.find(({ sku }) => sku === line.sku);
    return amount === 0 || ordered === undefined ? [] : [{ ...ordered, amount }];
  });
  return (
    <>
      <div className={styles['head']}>
        <h1>
          <FormattedMessage id="desk.bagsOf" values={{ number: orderNumber }} />
        </h1>
        {bags.length > 0 && (
          <p>
            <FormattedMessage id="desk.bags.sheet" />
          </p>
        )}
      </div>
      <PrintTools backTo={deskOrderPath(orderNumber)} back="desk.backToOrder" />
      {bags.length === 0 ? (
        <p>
          <FormattedMessage id="desk.slipEmpty" />
        </p>
      ) : (
        <ul role="list" className={styles['sheet']}>
          {bags.map((bag) => (
            <Bag key={bag.sku} line={bag} order={[orderNumber, ownOrderNumber].filter((text) => text !== '')} />
          ))}
        </ul>
      )}
    </>
  );
}

type BagProps = {
  /** The pieces that go into the bag. */
  readonly line: OrderLine;
  /** The order's number, and the customer's own one. */
  readonly order: readonly string[];
};

function Bag({ line: { sku, amount, name, partNumber, ownNumber, note }, order }: BagProps) {
  const numbers = [...new Set([partNumber, String(sku)])];
  return (
    <li className={styles['label']}>
      <p className={styles['row']}>
        <span className={styles['amount']}>{amount} ×</span>{' '}
        <span className={styles['number']}>{order.join(' · ')}</span>
      </p>
      <p>
        <CatalogueText text={name} fallback={partNumber} />
      </p>
      <p className={styles['number']}>
        {ownNumber !== undefined && <strong>{`${ownNumber} · `}</strong>}
        {numbers.join(' · ')}
      </p>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </li>
  );
}
