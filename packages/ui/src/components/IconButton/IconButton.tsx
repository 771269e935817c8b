import type { ComponentProps } from 'react';
import type { IconName } from '../Icon/Icon.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label' | 'title'> & {
  /** The drawing; the page Icons shows all. */
  readonly icon: IconName;
  /** Accessible name: the action and its object, such as "Remove Sensor HX711". */
  readonly label: string;
};

/**
 * A button with an icon only, 40 px square. The tooltip is drawn by CSS, because a `title` would be announced a second
 * time.
 */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles['root']} aria-label={label}>
      <span className={styles['drawing']} title={label} aria-hidden="true">
        <Icon name={icon} />
      </span>
    </button>
  );
}
