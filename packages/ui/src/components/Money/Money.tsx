import type { Cents } from '@platine/domain/money/money.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './Money.module.css';

/** An amount in euros, formatted for the reader's locale. It never breaks across lines. */
export function Money({
  cents,
}: {
  /** Euro cents; a negative amount gets a minus. */
  readonly cents: Cents;
}) {
  const { money } = useFormats();
  return <span className={styles['root']}>{money(cents)}</span>;
}
