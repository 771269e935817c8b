import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';

type RetryViewProps = {
  /** What did not work, in the reader's words. */
  readonly title: ReactNode;
  /** What it means for the reader. */
  readonly children?: ReactNode;
  readonly onRetry: () => void;
};

/**
 * Something could not be loaded: says what, and offers to try again (D26, D27). The button goes away with the failure, so the focus
 * goes to the page's content before: the keyboard goes on there, whatever comes.
 */
export function RetryView({ title, children, onRetry }: RetryViewProps) {
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest('main')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Notice
      kind="error"
      title={title}
      action={
        <Button variant="secondary" onClick={retry}>
          <FormattedMessage id="retryView.again" />
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
