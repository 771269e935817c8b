import type { ComponentProps, MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  /** `primary` for the one main action of a view, `secondary` for others, `quiet` inside lists and notices. */
  readonly variant?: ButtonVariant;
  /** The action is running: the button keeps its place and focus, and ignores presses. */
  readonly busy?: boolean;
  /** As wide as its container. */
  readonly wide?: boolean;
};

/** A native button; `type` defaults to "button". */
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
