import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import { inWalkingOrder } from '@platine/domain/desk/storagePlace.ts';
import { sendable } from '@platine/domain/order/life/orderState.ts';
import { FormattedMessage } from 'react-intl';
import { AddressLines } from '../../checkout/AddressLines/AddressLines.tsx';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { PickLine, PickLines } from './PickLines.tsx';
import styles from './Slip.module.css';

type SlipProps = {
  /** The order as it stands. */
  readonly file: DeskOrder;
  /** Level of its heading: 1 where it is the page. */
  readonly level?: 1 | 2;
};

/** The pick list of an order: what is still to be sent, in the order of the storage places, and where to. On paper each begins a page. */
export function Slip({ file: { order, state, places }, level = 1 }: SlipProps) {
  const { orderNumber, lines, delivery, shippingMethod, comment } = order;
  const rest = inWalkingOrder(
    state.lines
      .map((line) => ({ sku: line.sku, place: places[line.sku] ?? null, pieces: sendable(line) }))
      .filter(({ pieces }) => pieces > 0),
  );
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
      <PickLines isPlaced={rest.some(({ place }) => place !== null)}>
        {rest.map(({ sku, place, pieces }) => {
          const { name = {}, partNumber = '', note, ownNumber } = lines.find((line) => line.sku === sku) ?? {};
          return (
            <PickLine key={sku} place={place} pieces={pieces}>
              <CatalogueText text={name} fallback={partNumber} />
              <br />
              <span className={styles['number']}>
                {partNumber} · {sku}
              </span>
              {ownNumber !== undefined && <span className={styles['note']}>{ownNumber}</span>}
              {note !== undefined && <span className={styles['note']}>{note}</span>}
            </PickLine>
          );
        })}
      </PickLines>
      {rest.length === 0 && (
        <p>
          <FormattedMessage id="desk.slipEmpty" />
        </p>
      )}
    </article>
  );
}
