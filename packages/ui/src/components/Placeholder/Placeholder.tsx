import { FormattedMessage } from 'react-intl';
import { Logo } from '../Logo/Logo.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './Placeholder.module.css';

/** Fallback while a page loads: the logo, never a blank page (D26). */
export function Placeholder({ className, ...rest }: NativeProps<'output'>) {
  return (
    <output {...rest} className={rootClass(styles['root'], className)} aria-busy="true">
      <Logo />
      <VisuallyHidden>
        <FormattedMessage id="placeholder.loading" />
      </VisuallyHidden>
    </output>
  );
}
