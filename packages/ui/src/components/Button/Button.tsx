import type { ComponentProps, MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  readonly variant?: ButtonVariant;
  /** What it does is under way: it keeps its place and the focus, and does nothing when pressed. */
  readonly busy?: boolean;
  /** As wide as the place it stands in. */
  readonly wide?: boolean;
};

/** A native button. `type` is "button" unless said otherwise. */
export function Button({ variant = 'primary', busy = false, wide = false, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...rest}
      className={styles['root']}
      data-variant={variant}
      data-busy={busy}
      data-wide={wide}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {children}
      {busy && (
        <>
          <span className={styles['dots']} aria-hidden="true" />
          <VisuallyHidden>
            <FormattedMessage id="button.busy" />
          </VisuallyHidden>
        </>
      )}
    </button>
  );
}
