import type { ComponentProps } from 'react';
import type { IconName } from '../Icon/Icon.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label' | 'title'> & {
  readonly icon: IconName;
  /** What it does, and to what: "Remove Sensor HX711". */
  readonly label: string;
};

/** A button that shows only a drawing; 40 px on each side. Who points at the drawing is shown its name; a title of the button would be heard as well. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles['root']} aria-label={label}>
      <span className={styles['drawing']} title={label} aria-hidden="true">
        <Icon name={icon} />
      </span>
    </button>
  );
}
