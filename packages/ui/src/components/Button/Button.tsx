import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

type ButtonProps = NativeProps<'button'> & {
  /** `primary` for the one main action of a view, `secondary` for others, `quiet` inside lists and notices. */
  readonly variant?: ButtonVariant;
  /** The action is running: the button keeps its place and focus, and ignores presses. */
  readonly busy?: boolean;
  /** As wide as its container. */
  readonly wide?: boolean;
  /** The action in one or two words. */
  readonly children?: ReactNode;
};

/** A native button; `type` defaults to "button". */
export function Button({
  variant = 'primary',
  busy = false,
  wide = false,
  children,
  onClick,
  className,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...rest}
      className={rootClass(styles['root'], className)}
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
