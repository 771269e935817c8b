import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';

type RetryViewProps = {
  /** What did not work, in the reader's words. */
  readonly title: ReactNode;
  /** What it means for the reader. */
  readonly children?: ReactNode;
  readonly onRetry: () => void;
  /** A new attempt is under way. */
  readonly busy?: boolean;
};

/** Something could not be loaded: says what, and offers to try again (D26, D27). */
export function RetryView({ title, children, onRetry, busy = false }: RetryViewProps) {
  return (
    <Notice
      kind="error"
      title={title}
      action={
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          <FormattedMessage id="retryView.again" />
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
