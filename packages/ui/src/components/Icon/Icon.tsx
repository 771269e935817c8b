import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './Icon.module.css';
import { drawings } from './drawings.ts';

export type IconName = keyof typeof drawings;

/** A decorative icon, hidden from screen readers; the label beside it carries the meaning. */
export function Icon({
  name,
  className,
  ...rest
}: NativeProps<'svg', 'name'> & {
  /** One of the shop's drawings; the page Icons shows all. */
  readonly name: IconName;
}) {
  return (
    <svg {...rest} className={rootClass(styles['root'], className)} viewBox="0 0 16 16" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
