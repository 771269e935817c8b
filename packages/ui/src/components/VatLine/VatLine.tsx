import type { DisplayMode } from '@platine/domain/customer/customerType.ts';
import type { VatCase } from '@platine/domain/money/vat.ts';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './VatLine.module.css';

type VatLineProps = NativeProps<'p'> & {
  /** Kind, country and rate of the VAT. */
  readonly vat: VatCase;
  /** Whether the price beside it includes VAT. */
  readonly mode: DisplayMode;
  /** Adds the sentence on reverse charge or import duties; once per page, not at each price. */
  readonly detail?: boolean;
};

/** Says whether the price beside it includes VAT, and at which rate (D11). */
export function VatLine({ vat, mode, detail = false, className, ...rest }: VatLineProps) {
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
  const id = mode === 'gross' ? 'vatLine.included' : 'vatLine.excluded';
  return (
    <p {...rest} className={rootClass(styles['root'], className)}>
      <FormattedMessage id={id} values={{ rate: rate(vat.rate), country: vat.country }} />
    </p>
  );
}

function Detail({ id }: { readonly id: 'vatLine.reverseChargeDetail' | 'vatLine.exportDetail' }) {
  return (
    <span className={styles['detail']}>
      <FormattedMessage id={id} />
    </span>
  );
}
