import { FormattedMessage } from 'react-intl';
import styles from './SkipLink.module.css';

/** The first stop of the Tab key: past the header to the content. Shown when it has the focus. */
export function SkipLink({ target }: { readonly target: string }) {
  return (
    <a className={styles['root']} href={`#${target}`}>
      <FormattedMessage id="shell.skip" />
    </a>
  );
}
