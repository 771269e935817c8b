import type { Cents } from '@platine/domain/money/money.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './Money.module.css';

/** An amount in euros, formatted for the reader's locale. It never breaks across lines. */
export function Money({
  cents,
  className,
  ...rest
}: NativeProps<'span'> & {
  /** Euro cents; a negative amount gets a minus. */
  readonly cents: Cents;
}) {
  const { money } = useFormats();
  return (
    <span {...rest} className={rootClass(styles['root'], className)}>
      {money(cents)}
    </span>
  );
}
