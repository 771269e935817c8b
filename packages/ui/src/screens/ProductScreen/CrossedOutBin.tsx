import type { HeavyMetal } from '@platine/domain/catalog/facts.ts';
import styles from './LegalFacts.module.css';

/** The symbol of separate collection, which the text beside it explains; metals stand below it (EN 50419; Regulation (EU) 2023/1542 art. 13). */
export function CrossedOutBin({ metals }: { readonly metals: readonly HeavyMetal[] }) {
  return (
    <span className={styles['bin']} aria-hidden="true">
      <svg viewBox="0 0 48 48" width="48" height="48" fill="none" stroke="currentColor" strokeWidth="2">
        <path d="M13 13h22l-2.5 24h-17zM11 13h26M18 13V9h12v4M17 20h14" />
        <circle cx="17" cy="40" r="2.5" />
        <path d="M6 6l36 36M42 6 6 42" />
      </svg>
      {metals.join(' ')}
    </span>
  );
}
