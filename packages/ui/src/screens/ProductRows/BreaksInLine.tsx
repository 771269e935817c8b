import { FormattedMessage, useIntl } from 'react-intl';
import { Money } from '../../components/Money/Money.tsx';
import type { PriceBreak } from '../../components/PriceBreaks/PriceBreaks.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './ProductRows.module.css';

type BreaksInLineProps = {
  /** Sorted by `from`. The first repeats the price and is left out. */
  readonly breaks: readonly PriceBreak[];
};

/** Price breaks one after another, where a row has no room for a table (D14). */
export function BreaksInLine({ breaks }: BreaksInLineProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const later = breaks.slice(1);
  if (later.length === 0) return null;
  return (
    <ul className={styles['breaks']} aria-label={intl.formatMessage({ id: 'priceBreaks.caption' })}>
      {later.map(({ from, cents }) => (
        <li key={from}>
          <FormattedMessage id="productRows.from" values={{ from: number(from) }} /> <Money cents={cents} />
        </li>
      ))}
    </ul>
  );
}
