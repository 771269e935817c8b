import { FormattedMessage } from 'react-intl';
import styles from './SkipLink.module.css';

/** First stop of the Tab key: skips the header. Visible while focused. */
export function SkipLink({
  target,
}: {
  /** Id of the element to skip to, without `#`. */
  readonly target: string;
}) {
  return (
    <a className={styles['root']} href={`#${target}`}>
      <FormattedMessage id="shell.skip" />
    </a>
  );
}
