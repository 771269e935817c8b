import type { Cents } from '@platine/domain/money/money.ts';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import { Money } from '../Money/Money.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './PriceBreaks.module.css';

/** From `from` pieces on, a piece costs `cents`, in display mode. */
export type PriceBreak = { readonly from: number; readonly cents: Cents };

type PriceBreaksProps = {
  /** In the order of their amounts. Fewer than two are nothing to compare, and nothing is shown. */
  readonly breaks: readonly PriceBreak[];
  /** The `from` of the break that the chosen amount gets. */
  readonly current?: number | undefined;
};

/** Prices by amount (D14). */
export function PriceBreaks({ breaks, current }: PriceBreaksProps) {
  const { number } = useFormats();
  if (breaks.length < 2) return null;
  return (
    <table className={styles['root']}>
      <caption>
        <VisuallyHidden>
          <FormattedMessage id="priceBreaks.caption" />
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="priceBreaks.amount" />
          </th>
          <th scope="col">
            <FormattedMessage id="priceBreaks.price" />
          </th>
        </tr>
      </thead>
      <tbody>
        {breaks.map(({ from, cents }) => (
          <tr key={from} aria-current={from === current ? 'true' : undefined}>
            <th scope="row">
              <FormattedMessage id="priceBreaks.from" values={{ from: number(from) }} />
            </th>
            <td>
              <Money cents={cents} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
