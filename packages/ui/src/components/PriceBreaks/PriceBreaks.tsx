import type { Cents } from '@platine/domain/money/money.ts';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import { Money } from '../Money/Money.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './PriceBreaks.module.css';

/** Price per piece in cents, in display mode, from `from` pieces on. */
export type PriceBreak = { readonly from: number; readonly cents: Cents };

type PriceBreaksProps = NativeProps<'table'> & {
  /** Sorted by `from`. Nothing is shown for fewer than two breaks. */
  readonly breaks: readonly PriceBreak[];
  /** The `from` of the break that applies to the chosen amount. */
  readonly current?: number | undefined;
};

/** Table of price breaks (D14). */
export function PriceBreaks({ breaks, current, className, ...rest }: PriceBreaksProps) {
  const { number } = useFormats();
  if (breaks.length < 2) return null;
  return (
    <table {...rest} className={rootClass(styles['root'], className)}>
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
