import type { LineState } from '@platine/domain/order/life/orderState.ts';
import { piecePlaces } from '@platine/domain/order/life/orderState.ts';
import type { OrderLine } from '@platine/domain/order/order.ts';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { CatalogueText } from '../../../components/CatalogueText/CatalogueText.tsx';
import { Money } from '../../../components/Money/Money.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import styles from './OrderScreen.module.css';

type LinesProps = { readonly lines: readonly OrderLine[]; readonly places: readonly LineState[] };

/** The goods of an order, and where their pieces are. */
export function Lines({ lines, places }: LinesProps) {
  const { number } = useFormats();
  return (
    <ul role="list">
      {lines.map(({ sku, name, partNumber, amount, line, note, ownNumber }) => (
        <li key={sku} className={styles['line']}>
          <span className={styles['amount']}>{number(amount)} ×</span>
          <span className={styles['name']}>
            <CatalogueText text={name} fallback={partNumber} />
          </span>
          <span className={styles['price']}>
            <Money cents={line} />
          </span>
          <span className={styles['partNumber']}>
            {partNumber} · {sku}
            {ownNumber !== undefined && ` · ${ownNumber}`}
            {note !== undefined && ` · ${note}`}
          </span>
          <span className={styles['places']}>
            <Places place={places.find((one) => one.sku === sku)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Places({ place }: { readonly place: LineState | undefined }) {
  if (place === undefined) return null;
  const filled = piecePlaces.filter((name) => place[name] > 0);
  return filled.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ' · '}
      <FormattedMessage id={`desk.place.${name}`} values={{ count: place[name] }} />
    </Fragment>
  ));
}
