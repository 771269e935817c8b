import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import { sendable } from '@platine/domain/order/life/orderState.ts';
import { FormattedMessage } from 'react-intl';
import { AddressLines } from '../../checkout/AddressLines/AddressLines.tsx';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import styles from './Slip.module.css';

type SlipProps = {
  /** The order as it stands. */
  readonly file: DeskOrder;
  /** Level of its heading: 1 where it is the page. */
  readonly level?: 1 | 2;
};

/** The pick list of an order: what is still to be sent, and where to. On paper each begins a page. */
export function Slip({ file: { order, state }, level = 1 }: SlipProps) {
  const { orderNumber, lines, delivery, shippingMethod, comment } = order;
  const rest = state.lines.filter((line) => sendable(line) > 0);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <article className={styles['root']}>
      <Heading>
        <FormattedMessage id="desk.slipOf" values={{ number: orderNumber }} />
      </Heading>
      <p>
        <FormattedMessage id={`desk.shippingMethod.${shippingMethod}`} />
      </p>
      {delivery !== null && <AddressLines address={delivery} />}
      {comment !== '' && <p className={styles['comment']}>{comment}</p>}
      <ul role="list">
        {rest.map((line) => {
          const { name = {}, partNumber = '', note, ownNumber } = lines.find(({ sku }) => sku === line.sku) ?? {};
          return (
            <li key={line.sku} className={styles['line']}>
              <span className={styles['box']} aria-hidden="true" />
              <span className={styles['amount']}>{sendable(line)} ×</span>
              <span>
                <CatalogueText text={name} fallback={partNumber} />
                <br />
                <span className={styles['number']}>
                  {partNumber} · {line.sku}
                </span>
                {ownNumber !== undefined && <span className={styles['note']}>{ownNumber}</span>}
                {note !== undefined && <span className={styles['note']}>{note}</span>}
              </span>
            </li>
          );
        })}
      </ul>
      {rest.length === 0 && (
        <p>
          <FormattedMessage id="desk.slipEmpty" />
        </p>
      )}
    </article>
  );
}
