import type { Product } from '@platine/domain/catalog/product.ts';
import type { DisplayMode } from '@platine/domain/customer/customerType.ts';
import type { VatCase } from '@platine/domain/money/vat.ts';
import { rateOf } from '@platine/domain/money/vat.ts';
import type { Permille } from '@platine/domain/money/vatRates.ts';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './VatLine.module.css';

type VatLineProps = NativeProps<'p'> & {
  /** Kind, country and rate of the VAT. */
  readonly vat: VatCase;
  /** The products whose prices it is about: several may bear several rates. */
  readonly goods: readonly Pick<Product, 'taxClass'>[];
  /** Whether the price beside it includes VAT. */
  readonly mode: DisplayMode;
  /** Adds the sentence on reverse charge or import duties; once per page, not at each price. */
  readonly detail?: boolean;
};

/** Says whether the price beside it includes VAT, and at which rate (D11, record 0161). */
export function VatLine({ vat, goods, mode, detail = false, className, ...rest }: VatLineProps) {
  const { rate } = useFormats();
  if (vat.kind === 'REVERSE_CHARGE') {
    return (
      <p {...rest} className={rootClass(styles['root'], className)}>
        <FormattedMessage id="vatLine.reverseCharge" />
        {detail && <Detail id="vatLine.reverseChargeDetail" />}
      </p>
    );
  }
  if (vat.kind === 'EXPORT') {
    return (
      <p {...rest} className={rootClass(styles['root'], className)}>
        <FormattedMessage id="vatLine.export" />
        {detail && <Detail id="vatLine.exportDetail" />}
      </p>
    );
  }
  const rates = ratesOn(goods, vat).map(rate).join(' / ');
  const id = mode === 'gross' ? 'vatLine.included' : 'vatLine.excluded';
  return (
    <p {...rest} className={rootClass(styles['root'], className)}>
      <FormattedMessage id={id} values={{ rate: rates, country: vat.country }} />
    </p>
  );
}

/** The highest rate first; that of the VAT case where there are no goods. */
function ratesOn(goods: VatLineProps['goods'], vat: VatCase): Permille[] {
  const rates = goods.map(({ taxClass }) => rateOf(vat, taxClass));
  return rates.length === 0 ? [vat.rate] : [...new Set(rates)].toSorted((one, other) => other - one);
}

function Detail({ id }: { readonly id: 'vatLine.reverseChargeDetail' | 'vatLine.exportDetail' }) {
  return (
    <span className={styles['detail']}>
      <FormattedMessage id={id} />
    </span>
  );
}
