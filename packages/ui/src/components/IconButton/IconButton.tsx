import type { IconName } from '../Icon/Icon.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './IconButton.module.css';

type IconButtonProps = NativeProps<'button', 'aria-label' | 'title'> & {
  /** The drawing; the page Icons shows all. */
  readonly icon: IconName;
  /** Accessible name: the action and its object, such as "Remove Sensor HX711". */
  readonly label: string;
};

/**
 * A button with an icon only, 40 px square. The tooltip is drawn by CSS, because a `title` would be announced a second
 * time.
 */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={rootClass(styles['root'], className)} aria-label={label}>
      <span className={styles['drawing']} title={label} aria-hidden="true">
        <Icon name={icon} />
      </span>
    </button>
  );
}
