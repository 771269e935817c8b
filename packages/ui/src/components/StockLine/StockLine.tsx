import type { Availability, Stock } from '@platine/domain/catalog/stock.ts';
import { availability } from '@platine/domain/catalog/stock.ts';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './StockLine.module.css';

type StockLineProps = NativeProps<'p'> & {
  /** Pieces in stock, or when the next ones arrive. */
  readonly stock: Stock;
  /** `short` omits the delivery time of products in stock; used on cards. */
  readonly length?: 'short' | 'full';
};

/** Availability of a product. The mark's shape repeats it (full, half, ring), so that colour is not needed. */
export function StockLine({ stock, length = 'full', className, ...rest }: StockLineProps) {
  const state = availability(stock);
  return (
    <p {...rest} className={rootClass(styles['root'], className)} data-kind={state.kind}>
      <svg className={styles['mark']} viewBox="0 0 10 10" aria-hidden="true">
        <circle cx="5" cy="5" r="4" />
        {state.kind !== 'timeFrame' && (
          <path d={state.kind === 'inStock' ? 'M5 1a4 4 0 0 0 0 8a4 4 0 0 0 0-8' : 'M5 1a4 4 0 0 0 0 8z'} />
        )}
      </svg>
      <span>
        <Words state={state} />
        {state.kind === 'inStock' && length === 'full' && (
          <span className={styles['time']}>
            <FormattedMessage id={`stockLine.time.${state.timeFrame}`} />
          </span>
        )}
      </span>
    </p>
  );
}

function Words({ state }: { readonly state: Availability }) {
  const { number, date } = useFormats();
  switch (state.kind) {
    case 'presale':
      return <FormattedMessage id="stockLine.presale" values={{ date: date(state.date) }} />;
    case 'inStock':
      return <FormattedMessage id="stockLine.inStock" values={{ pieces: number(state.pieces) }} />;
    case 'expected':
      return <FormattedMessage id="stockLine.expected" values={{ date: date(state.date) }} />;
    case 'timeFrame':
      return <FormattedMessage id={`stockLine.time.${state.timeFrame}`} />;
  }
}
