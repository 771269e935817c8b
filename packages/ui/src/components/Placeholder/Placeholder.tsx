import { FormattedMessage } from 'react-intl';
import { Logo } from '../Logo/Logo.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Placeholder.module.css';

/** Stands in for a page until it is there: the mark, never a blank page (D26). */
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
