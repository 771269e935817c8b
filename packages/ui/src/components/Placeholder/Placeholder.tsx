import { FormattedMessage } from 'react-intl';
import { Logo } from '../Logo/Logo.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Placeholder.module.css';

/** Fallback while a page loads: the logo, never a blank page (D26). */
export function Placeholder() {
  return (
    <output className={styles['root']} aria-busy="true">
      <Logo wordmark={false} />
      <VisuallyHidden>
        <FormattedMessage id="placeholder.loading" />
      </VisuallyHidden>
    </output>
  );
}
