import type { Cents } from '@platine/domain/money/money.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './Money.module.css';

/** An amount of euros. Never broken over two lines. */
export function Money({ cents }: { readonly cents: Cents }) {
  const { money } = useFormats();
  return <span className={styles['root']}>{money(cents)}</span>;
}
