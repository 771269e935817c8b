import type { Cents } from '@platine/domain/money/money.ts';
import type { PricePerUnit } from '@platine/domain/money/pricePerUnit.ts';
import { FormattedMessage } from 'react-intl';
import { Money } from '../Money/Money.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import { PerPiece } from './PerPiece.tsx';
import { PerUnit } from './PerUnit.tsx';
import styles from './Price.module.css';

type PriceProps = NativeProps<'div'> & {
  /** Price in cents, in display mode, as is `before`. */
  readonly cents: Cents;
  /** Lowest price of the 30 days before a reduction, in cents; the only price that may be struck through (D15). */
  readonly before?: Cents | null;
  /** `card` in lists, `page` on the product's own page, `row` on one line of a table, which says once what a struck price is. */
  readonly size?: 'card' | 'page' | 'row';
  /** True where more than one piece must be bought: the price then says what it is for. */
  readonly perPiece?: boolean;
  /** Of what is sold by length, weight or volume; null for what is not. */
  readonly perUnit?: PricePerUnit | null;
};

/** The headline price of a product. */
export function Price({
  cents,
  before = null,
  size = 'card',
  perPiece = false,
  perUnit = null,
  className,
  ...rest
}: PriceProps) {
  return (
    <div {...rest} className={rootClass(styles['root'], className)} data-size={size}>
      <p className={styles['now']}>
        {before !== null && (
          <VisuallyHidden>
            <FormattedMessage id="price.now" />{' '}
          </VisuallyHidden>
        )}
        <Money cents={cents} />
        {perPiece && (
          <>
            {' '}
            <PerPiece />
          </>
        )}
      </p>
      {perUnit !== null && (
        <p>
          <PerUnit price={perUnit} />
        </p>
      )}
      {before !== null && (
        <p className={styles['before']}>
          <VisuallyHidden>
            <FormattedMessage id="price.before" />{' '}
          </VisuallyHidden>
          <s>
            <Money cents={before} />
          </s>{' '}
          {size === 'row' ? (
            <VisuallyHidden>
              <FormattedMessage id="price.lowest30Days" />
            </VisuallyHidden>
          ) : (
            <FormattedMessage id="price.lowest30Days" />
          )}
        </p>
      )}
    </div>
  );
}
