import { FormattedMessage } from 'react-intl';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './SkipLink.module.css';

/** First stop of the Tab key: skips the header. Visible while focused. */
export function SkipLink({
  target,
  className,
  ...rest
}: NativeProps<'a', 'href' | 'target'> & {
  /** Id of the element to skip to, without `#`. */
  readonly target: string;
}) {
  return (
    <a {...rest} className={rootClass(styles['root'], className)} href={`#${target}`}>
      <FormattedMessage id="shell.skip" />
    </a>
  );
}
