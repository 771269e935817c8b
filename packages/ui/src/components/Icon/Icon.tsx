import styles from './Icon.module.css';
import { drawings } from './drawings.ts';

export type IconName = keyof typeof drawings;

/** A decorative icon, hidden from screen readers; the label beside it carries the meaning. */
export function Icon({
  name,
}: {
  /** One of the shop's drawings; the page Icons shows all. */
  readonly name: IconName;
}) {
  return (
    <svg className={styles['root']} viewBox="0 0 16 16" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
