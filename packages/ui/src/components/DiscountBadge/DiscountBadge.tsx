import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './DiscountBadge.module.css';

/** "−15 %": price reduction in whole percent. */
export function DiscountBadge({
  percent,
  className,
  ...rest
}: NativeProps<'span'> & {
  /** Whole percent, above 0. */
  readonly percent: number;
}) {
  const formats = useFormats();
  return (
    <span {...rest} className={rootClass(styles['root'], className)}>
      <span aria-hidden="true">{formats.percent(-percent)}</span>
      <VisuallyHidden>
        <FormattedMessage id="discountBadge.label" values={{ percent: formats.percent(percent) }} />
      </VisuallyHidden>
    </span>
  );
}
